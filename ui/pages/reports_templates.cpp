// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/reports_templates.h"

#include "i18n/number_format.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <utility>

namespace gpufolio::ui
{

namespace
{

constexpr ReportTemplate kinds[] = {ReportTemplate::Memo, ReportTemplate::Approval, ReportTemplate::Full};
constexpr int purposeRole = Qt::UserRole;
constexpr int pad = 6;

/// The name bold, what it is for muted below it.
class TemplateDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        const int width = (view != nullptr ? view->viewport()->width() : option.rect.width()) - 2 * pad;
        const QString purpose = index.data(purposeRole).toString();
        int height = QFontMetrics(bold(option)).height() + 2 * pad;
        if (!purpose.isEmpty())
            height += option.fontMetrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, purpose).height() + 2;
        return {width, height};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        const QStyle *style = option.widget != nullptr ? option.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
        const bool selected = option.state & QStyle::State_Selected;
        QRect place = option.rect.adjusted(pad, pad, -pad, -pad);
        painter->save();
        painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->setFont(bold(option));
        painter->drawText(place, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
        place.setTop(place.top() + QFontMetrics(bold(option)).height() + 2);
        painter->setFont(option.font);
        if (!selected)
            painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(purposeRole).toString());
        painter->restore();
    }

private:
    static QFont bold(const QStyleOptionViewItem &option)
    {
        QFont font = option.font;
        font.setBold(true);
        return font;
    }
};

} // namespace

ReportsTemplates::ReportsTemplates(QWidget *parent) : QListWidget(parent)
{
    setObjectName(QStringLiteral("reportsTemplates"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setItemDelegate(new TemplateDelegate(this));
    for (int row = 0; row < static_cast<int>(std::size(kinds)); ++row)
        new QListWidgetItem(this);
    retranslate();
    setCurrentRow(0);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            Q_EMIT chosen(current());
    });
}

ReportTemplate ReportsTemplates::current() const
{
    return kinds[std::max(0, currentRow())];
}

bool ReportsTemplates::choose(const QString &name)
{
    for (int row = 0; row < count(); ++row) {
        if (fromUtf8(toText(kinds[row])) != name)
            continue;
        setCurrentRow(row);
        return true;
    }
    return false;
}

void ReportsTemplates::setNarrow(bool narrow)
{
    m_narrow = narrow;
    retranslate();
}

void ReportsTemplates::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListWidget::changeEvent(event);
}

void ReportsTemplates::retranslate()
{
    const std::pair<QString, QString> texts[] = {{tr("Board memo"), tr("One page for those who decide")},
                                                 {tr("Approval form"), tr("New purchases only, to be signed")},
                                                 {tr("Full report"), tr("Every plan with all its figures")}};
    for (int row = 0; row < count(); ++row) {
        const auto &[title, purpose] = texts[row];
        item(row)->setText(title);
        item(row)->setData(purposeRole, m_narrow ? QString() : purpose);
        item(row)->setToolTip(purpose);
        item(row)->setData(Qt::AccessibleDescriptionRole, purpose);
    }
    setAccessibleName(tr("Kinds of report"));
    scheduleDelayedItemsLayout();
}

} // namespace gpufolio::ui
