// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/why_panel.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/roles.h"
#include "theme/theme.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr const char *whyProperty = "gpufolioWhy";

/// A paragraph with a small heading; nothing when there is nothing to say.
QString paragraph(const QString &heading, const QString &text)
{
    if (text.isEmpty())
        return {};
    return QStringLiteral("<p style='margin:0 0 10px 0'><span style='color:%1'>%2</span><br/>%3</p>")
        .arg(themePalette().mutedText.name(), heading.toHtmlEscaped(), text.toHtmlEscaped());
}

} // namespace

WhyPanel::WhyPanel(QWidget *parent) : QWidget(parent), m_view(new QTextBrowser(this)), m_copy(new QPushButton(this))
{
    setObjectName(QStringLiteral("whyPanel"));
    m_view->setObjectName(QStringLiteral("whyText"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setOpenLinks(false);
    m_copy->setObjectName(QStringLiteral("whyCopy"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_copy, 0, Qt::AlignLeft);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    retranslate();
}

void WhyPanel::setWhy(const Why &why)
{
    m_why = why;
    render();
}

void WhyPanel::clear()
{
    m_why.reset();
    render();
}

QString WhyPanel::text() const
{
    return m_view->toPlainText();
}

void WhyPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        render();
    QWidget::changeEvent(event);
}

void WhyPanel::render()
{
    m_copy->setEnabled(m_why.has_value());
    if (!m_why) {
        m_view->setHtml(QStringLiteral("<p style='color:%1'>%2</p>")
                            .arg(themePalette().mutedText.name(),
                                 tr("Click a number to see where it comes from.").toHtmlEscaped()));
        return;
    }
    const MetricInfo &metric = metricInfo(m_why->metric);
    QString html =
        QStringLiteral("<p style='margin:0 0 10px 0'><b>%1</b><br/><span style='font-size:large'>%2</span></p>")
            .arg(modelText(metric.label).toHtmlEscaped(), fromUtf8(m_why->value).toHtmlEscaped());
    html += paragraph(tr("Meaning"), modelText(metric.description));
    html += paragraph(tr("Formula"), modelText(m_why->formula));
    html += paragraph(tr("With its numbers"), fromUtf8(m_why->numbers));
    if (!m_why->inputs.empty()) {
        html += QStringLiteral("<p style='margin:0 0 2px 0;color:%1'>%2</p><table cellspacing='0' cellpadding='2'>")
                    .arg(themePalette().mutedText.name(), tr("Inputs").toHtmlEscaped());
        for (const WhyInput &input : m_why->inputs) {
            html += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align='right'>%2</td></tr>")
                        .arg(modelText(input.label).toHtmlEscaped(), fromUtf8(input.value).toHtmlEscaped());
            if (!input.source.empty())
                html += QStringLiteral("<tr><td colspan='2'><small style='color:%1'>%2</small></td></tr>")
                            .arg(themePalette().mutedText.name(), modelText(input.source).toHtmlEscaped());
        }
        html += QStringLiteral("</table><p style='margin:0 0 6px 0'></p>");
    }
    html += paragraph(tr("Rounding"), modelText(m_why->rounding));
    html += paragraph(tr("Definition"), modelText(metric.source));
    m_view->setHtml(html);
}

void WhyPanel::retranslate()
{
    setAccessibleName(tr("Why this number"));
    m_view->setAccessibleName(tr("Why this number"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy this explanation as text"));
    render();
}

void setWhyOf(QWidget *widget, const Why &why)
{
    widget->setProperty(whyProperty, QVariant::fromValue(why));
}

std::optional<Why> whyOf(const QWidget *widget)
{
    if (widget == nullptr)
        return std::nullopt;
    QVariant answer = widget->property(whyProperty);
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view != nullptr && !answer.isValid())
        answer = view->currentIndex().data(WhyRole);
    if (!answer.canConvert<Why>())
        return std::nullopt;
    return answer.value<Why>();
}

} // namespace gpufolio::ui
