// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/plan_files.h"
#include "cli/signal_hold.h"
#include "cli/text_table.h"
#include "i18n/language.h"
#include "i18n/model_text.h"
#include "plan/json_text.h"
#include "print/print_application.h"
#include "print/report_pdf.h"
#include "report/cell_text.h"
#include "report/report_document.h"
#include "support/csv_writer.h"
#include "support/file_io.h"

#include <QtGlobal>

#include <filesystem>
#include <memory>
#include <set>

namespace gpufolio::cli
{

namespace
{

constexpr const char *english = "en";
constexpr const char *bothLanguages = "both";

struct ReportRequest {
    std::string scenario;
    std::optional<std::string> plan;
    std::optional<std::string> pdf;
    std::optional<std::string> csv;
    std::optional<std::string> xlsx;
    std::optional<std::string> html;
    std::string language = english;
    std::string reportTemplate = "full";
};

struct ReportFile {
    std::string kind;
    std::string path;
    std::string bytes;
};

/// The words of a report in a language or in both; the application must live as long.
ui::ReportLanguage wordsOf(const std::string &language)
{
    if (language == english)
        return {};
    ui::setLanguage(ui::Language::SimplifiedChinese);
    if (language == bothLanguages)
        return {ReportWords::both(ui::modelTranslate()), english};
    return {ui::modelTranslate(), language};
}

/// Qt's remarks on an environment without a display are none of the user's business.
void keepQuiet(QtMsgType type, const QMessageLogContext & /*context*/, const QString &text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        note(text.toStdString());
}

/// Everything that was asked for, in memory: nothing is written unless all of it can be made.
Result<std::vector<ReportFile>> renderAll(const ReportRequest &options, const ReportDocument &document)
{
    std::optional<ui::PrintApplication> application;
    if (options.pdf || options.language != english) {
        qInstallMessageHandler(keepQuiet);
        application.emplace();
    }
    const ui::ReportLanguage words = wordsOf(options.language);
    std::vector<ReportFile> files;
    if (options.pdf) {
        Result<std::string> pdf = ui::reportPdf(document, ui::drawReportCharts(document, words), words);
        if (!pdf)
            return pdf.error();
        files.push_back({"pdf", *options.pdf, std::move(*pdf)});
    }
    if (options.csv)
        files.push_back({"csv", *options.csv, writeCsv(document, words.words)});
    if (options.xlsx) {
        Result<std::string> xlsx = writeXlsx(document, words.words);
        if (!xlsx)
            return xlsx.error();
        files.push_back({"xlsx", *options.xlsx, std::move(*xlsx)});
    }
    if (options.html)
        files.push_back({"html", *options.html, writeHtml(document, words.words, words.name)});
    return files;
}

Status writeAll(const std::vector<ReportFile> &files)
{
    std::vector<FileContent> contents;
    contents.reserve(files.size());
    for (const ReportFile &file : files)
        contents.push_back({file.path, file.bytes});
    const SignalHold hold;
    return writeFilesAtomically(contents);
}

std::string filesJson(const std::vector<ReportFile> &files, const PlanFile &plans, const std::string &fingerprint)
{
    JsonText json;
    const auto text = [&json](std::string_view key, std::string_view value) {
        json.key(key);
        json.string(value);
    };
    json.beginObject();
    text("format", "gpufolio.report");
    json.key("formatVersion");
    json.literal("1");
    text("fingerprint", fingerprint);
    json.key("files");
    json.beginArray();
    for (const ReportFile &file : files) {
        json.beginObject(JsonText::Layout::Line);
        text("kind", file.kind);
        text("path", file.path);
        json.key("bytes");
        json.literal(std::to_string(file.bytes.size()));
        json.endObject();
    }
    json.endArray();
    json.key("plans");
    json.beginArray();
    for (const PlanResult &result : plans.results) {
        json.beginObject(JsonText::Layout::Line);
        text("id", result.planId);
        text("status", gpufolio::toText(result.status));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

std::string filesText(const std::vector<ReportFile> &files)
{
    TextTable table;
    table.columns = {{"Written", false}, {"Bytes", true}, {"File", false}};
    for (const ReportFile &file : files)
        table.rows.push_back({file.kind, grouped(std::to_string(file.bytes.size())), file.path});
    return toText(table);
}

Result<std::string> filesCsv(const std::vector<ReportFile> &files)
{
    CsvWriter csv;
    csv.text("kind").text("path").text("bytes").endRow();
    for (const ReportFile &file : files) {
        csv.text(file.kind).text(wellFormed(file.path));
        csv.number(static_cast<std::int64_t>(file.bytes.size())).endRow();
    }
    return std::move(csv).finish();
}

/// What is wrong with the output files that were asked for; empty when nothing is.
std::string complaintAbout(const ReportRequest &options)
{
    std::set<std::string> paths;
    std::size_t count = 0;
    for (const std::optional<std::string> *path : {&options.pdf, &options.csv, &options.xlsx, &options.html}) {
        if (!*path)
            continue;
        ++count;
        paths.insert(std::filesystem::path(**path).lexically_normal().string());
    }
    if (count == 0)
        return "no file to write was found, expected at least one of --pdf, --csv, --xlsx and --html";
    return paths.size() < count ? "one file was found for two reports, expected a file for each" : "";
}

ExitStatus reportCommand(const ReportRequest &options, const CommonOptions &common)
{
    if (const std::string complaint = complaintAbout(options); !complaint.empty())
        return wrongUsage(complaint);
    const ReportTemplate kind = reportTemplateFrom(options.reportTemplate).value_or(ReportTemplate::Full);
    // A memo and an approval form set the plan beside all others; a full report of one plan needs no other.
    const PlanChoice choice = kind == ReportTemplate::Full ? PlanChoice::Only : PlanChoice::Among;
    const Read<std::vector<PlanFile>> plans = evaluatePlanFiles({options.scenario}, options.plan, common, choice);
    if (!plans)
        return fail(plans.error());
    const PlanFile &file = plans->front();
    const ReportDocument document = makeReport(file.set, file.results, {kind, options.plan.value_or("")});
    const Result<std::vector<ReportFile>> reports = renderAll(options, document);
    if (!reports)
        return fail(reports.error());
    const Status written = writeAll(*reports);
    if (!written)
        return fail(written.error());
    noteReasons(*plans);
    const ExitStatus status = statusOf(*plans);
    switch (formatOf(common)) {
    case OutputFormat::Json:
        return print(filesJson(*reports, file, document.fingerprint), status);
    case OutputFormat::Table:
        return print(filesText(*reports), status);
    case OutputFormat::Csv:
        break;
    }
    const Result<std::string> csv = filesCsv(*reports);
    return csv ? print(*csv, status) : fail(csv.error());
}

} // namespace

void addReportCommand(CLI::App &program, const CommonOptions &common, Action &chosen)
{
    const auto options = std::make_shared<ReportRequest>();
    CLI::App *command = program.add_subcommand(
        "report", "Writes the report of a scenario's plans; each file states price dates, rules and assumptions");
    command->add_option("SCENARIO", options->scenario, "Scenario file, - for standard input")->required();
    command->add_option("--pdf", options->pdf, "Write a PDF")->type_name("FILE");
    command->add_option("--csv", options->csv, "Write CSV")->type_name("FILE");
    command->add_option("--xlsx", options->xlsx, "Write an XLSX workbook")->type_name("FILE");
    command->add_option("--html", options->html, "Write an HTML page")->type_name("FILE");
    command
        ->add_option("--template", options->reportTemplate,
                     "What is written: memo (one page), approval (new purchases), full")
        ->check(oneOf(std::vector<std::string>{"memo", "approval", "full"}))
        ->type_name("NAME")
        ->capture_default_str();
    command->add_option("--language", options->language, "Language of the report: en|zh_CN|both")
        ->check(oneOf(std::vector<std::string>{english, "zh_CN", bothLanguages}))
        ->type_name("NAME")
        ->capture_default_str();
    command
        ->add_option(
            "--plan", options->plan,
            "Only the plan of this id; memo and approval form: the plan they are about (default: the cheapest)")
        ->type_name("ID");
    command->callback(
        [&common, &chosen, options] { chosen = [&common, options] { return reportCommand(*options, common); }; });
}

} // namespace gpufolio::cli
