// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_files.h"

#include "i18n/language.h"
#include "i18n/model_text.h"
#include "print/report_pdf.h"
#include "support/file_io.h"

#include <QFile>

namespace gpufolio::ui
{

std::optional<ReportDocument> reportOf(const SessionResults &results)
{
    ScenarioSet set;
    std::vector<PlanResult> plans;
    for (std::size_t i = 0; i < results.plans.size(); ++i) {
        if (!results.plans[i])
            continue;
        set.inputs = results.scenarios[i].inputs;
        set.plans.push_back(results.scenarios[i].plan);
        plans.push_back(*results.plans[i]);
    }
    if (plans.empty())
        return std::nullopt;
    return makeReport(set, plans);
}

Status writeReport(const ReportDocument &document, const QString &path)
{
    const std::string place = QFile::encodeName(path).toStdString();
    const Translate translate = modelTranslate();
    const std::string language = languageName(currentLanguage()).toStdString();
    const auto ends = [&path](const char *ending) { return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
    if (ends(".pdf"))
        return writeReportPdf(document, place, {translate, language});
    if (ends(".xlsx")) {
        const auto workbook = writeXlsx(document, translate);
        return workbook ? writeFileAtomically(place, *workbook) : Status(workbook.error());
    }
    if (ends(".html"))
        return writeFileAtomically(place, writeHtml(document, translate, language));
    if (ends(".csv"))
        return writeFileAtomically(place, writeCsv(document, translate));
    return Error{Error::Code::BadValue,
                 {GPUFOLIO_TEXT("model", "'%1' was found, expected a name that ends in .pdf, .xlsx, .html or .csv"),
                  {place}},
                 {}};
}

} // namespace gpufolio::ui
