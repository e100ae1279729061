// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_advice.h"

#include "i18n/model_text.h"
#include "report/report_tables.h"

#include <QCoreApplication>
#include <QTextDocument>

namespace gpufolio::ui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PlansAdvice)
};

QString whatToDo(Error::Code code)
{
    switch (code) {
    case Error::Code::UnknownReference:
        return Words::tr("Choose another option for the purchase, or remove it.");
    case Error::Code::MissingPrice:
        return Words::tr("Choose another option, or add the price to the offer.");
    case Error::Code::MissingRate:
    case Error::Code::CurrencyMismatch:
        return Words::tr("Add a dated rate of exchange to the inputs, or use offers of one currency.");
    case Error::Code::OutOfTerm:
        return Words::tr("Change the start of the purchase.");
    case Error::Code::Overflow:
        return Words::tr("Make the numbers smaller: amounts go up to 10^20.");
    default:
        return Words::tr("Undo the last change, or correct the inputs.");
    }
}

QString listOf(const QStringList &items)
{
    return items.size() == 1 ? items.front()
                             : QStringLiteral("<ul style='margin:2px 0 2px -20px'><li>%1</li></ul>")
                                   .arg(items.join(QLatin1String("</li><li>")));
}

} // namespace

QString plainOf(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

QString adviceHtml(const Diagnostics &errors)
{
    QStringList lines;
    for (const Error &error : errors)
        lines.append(
            QStringLiteral("%1 %2").arg(modelText(error).toHtmlEscaped(), whatToDo(error.code).toHtmlEscaped()));
    return QStringLiteral("<b>%1</b> %2").arg(Words::tr("This plan can't be computed.").toHtmlEscaped(), listOf(lines));
}

QString adviceHtml(const PlanResult &result)
{
    const auto escaped = [](const std::vector<Message> &messages) {
        QStringList lines;
        for (const Message &message : messages)
            lines.append(modelText(message).toHtmlEscaped());
        return lines;
    };
    QStringList parts;
    if (!result.reasons.empty()) {
        const bool partly = isPartlyPlaced(result);
        const QString head = partly ? Words::tr("Incomplete: totals are of what is placed so far.")
                                    : Words::tr("This plan breaks a limit.");
        const QString advice =
            partly ? Words::tr("Widen what the workload may use, raise the quota, or choose another offer.")
                   : Words::tr("Raise the limit below, or buy less.");
        parts.append(QStringLiteral("<b>%1</b> %2<br/>%3")
                         .arg(head.toHtmlEscaped(), listOf(escaped(result.reasons)), advice.toHtmlEscaped()));
    }
    if (!result.warnings.empty())
        parts.append(listOf(escaped(result.warnings)));
    return parts.join(QLatin1String("<br/>"));
}

} // namespace gpufolio::ui
