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
#include <QUrl>
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

/// What the link to the number's own place says.
QString placeText(const Why &why)
{
    switch (why.about.to) {
    case WhyLink::To::Price:
        return WhyPanel::tr("Show the price row");
    case WhyLink::To::Workload:
        return WhyPanel::tr("Show the workload");
    case WhyLink::To::Purchase:
        return WhyPanel::tr("Show the purchase");
    default:
        return WhyPanel::tr("Show the plan");
    }
}

} // namespace

WhyPanel::WhyPanel(QWidget *parent)
    : QWidget(parent), m_view(new QTextBrowser(this)), m_back(new QPushButton(this)), m_copy(new QPushButton(this))
{
    setObjectName(QStringLiteral("whyPanel"));
    m_view->setObjectName(QStringLiteral("whyText"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setOpenLinks(false);
    m_back->setObjectName(QStringLiteral("whyBack"));
    m_copy->setObjectName(QStringLiteral("whyCopy"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_view, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    connect(m_view, &QTextBrowser::anchorClicked, this, &WhyPanel::follow);
    connect(m_back, &QPushButton::clicked, this, &WhyPanel::back);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    retranslate();
}

void WhyPanel::setWhy(const Why &why)
{
    m_why = why;
    m_before.clear();
    render();
}

void WhyPanel::clear()
{
    m_why.reset();
    m_before.clear();
    render();
}

void WhyPanel::push(const Why &why)
{
    if (m_why)
        m_before.push_back(*m_why);
    m_why = why;
    render();
}

void WhyPanel::back()
{
    if (m_before.empty())
        return;
    m_why = m_before.back();
    m_before.pop_back();
    render();
}

/// "input:3" or "place".
void WhyPanel::follow(const QUrl &url)
{
    if (!m_why)
        return;
    if (url.scheme() != QLatin1String("input")) {
        Q_EMIT placeChosen();
        return;
    }
    const auto index = url.path().toULongLong();
    if (index < m_why->inputs.size())
        Q_EMIT linkChosen(WhyLink(m_why->inputs[index].link));
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

QString WhyPanel::inputsHtml() const
{
    if (m_why->inputs.empty())
        return {};
    QString html =
        QStringLiteral(
            "<p style='margin:0 0 2px 0;color:%1'>%2</p><table cellspacing='0' cellpadding='2' width='100%'>")
            .arg(themePalette().mutedText.name(), tr("Inputs").toHtmlEscaped());
    for (std::size_t i = 0; i < m_why->inputs.size(); ++i) {
        const WhyInput &input = m_why->inputs[i];
        QString label = modelText(input.label).toHtmlEscaped();
        if (input.link.to != WhyLink::To::Nothing)
            label = QStringLiteral("<a href='input:%1' style='color:%2'>%3</a>")
                        .arg(i)
                        .arg(palette().color(QPalette::Link).name(), label);
        html += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align='right'>%2</td></tr>")
                    .arg(label, fromUtf8(input.value).toHtmlEscaped());
        if (!input.source.empty())
            html += QStringLiteral("<tr><td colspan='2'><small style='color:%1'>%2</small></td></tr>")
                        .arg(themePalette().mutedText.name(), modelText(input.source).toHtmlEscaped());
    }
    return html + QStringLiteral("</table><p style='margin:0 0 6px 0'></p>");
}

void WhyPanel::render()
{
    m_copy->setEnabled(m_why.has_value());
    m_back->setVisible(!m_before.empty());
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
    html += inputsHtml();
    html += paragraph(tr("Rounding"), modelText(m_why->rounding));
    html += paragraph(tr("Definition"), modelText(metric.source));
    html += QStringLiteral("<p><a href='place:' style='color:%1'>%2</a></p>")
                .arg(palette().color(QPalette::Link).name(), placeText(*m_why).toHtmlEscaped());
    m_view->setHtml(html);
}

void WhyPanel::retranslate()
{
    setAccessibleName(tr("Why this number"));
    m_view->setAccessibleName(tr("Why this number"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back to the number you came from"));
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
