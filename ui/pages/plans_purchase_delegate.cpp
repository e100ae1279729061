// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_purchase_delegate.h"

#include "item_models/purchase_model.h"
#include "widgets/count_spin_box.h"
#include "widgets/day_edit.h"

#include <QComboBox>
#include <QCompleter>
#include <QDateEdit>
#include <QSpinBox>

namespace gpufolio::ui
{

namespace
{

constexpr int mostMachines = 1'000'000;
constexpr const char *mergeKeyProperty = "gpufolioMergeKey";
constexpr const char *filledProperty = "gpufolioFilled";

PurchaseModel &modelOf(const QModelIndex &index)
{
    return const_cast<PurchaseModel &>(*qobject_cast<const PurchaseModel *>(index.model()));
}

QWidget *makeOptionEditor(QWidget *parent, const QModelIndex &index)
{
    auto *editor = new QComboBox(parent);
    editor->setEditable(true);
    editor->setInsertPolicy(QComboBox::NoInsert);
    editor->completer()->setFilterMode(Qt::MatchContains);
    editor->completer()->setCompletionMode(QCompleter::PopupCompletion);
    for (const PurchaseModel::Choice &choice : modelOf(index).options())
        editor->addItem(choice.text);
    return editor;
}

QWidget *makeMachinesEditor(QWidget *parent, const QModelIndex &index)
{
    // All steps of this editor are one undo step; those of the next editor are another.
    static quint64 editors = 0;
    auto *editor = new CountSpinBox(parent);
    editor->setRange(1, mostMachines);
    editor->setProperty(mergeKeyProperty, QStringLiteral("machines-%1").arg(++editors));
    QObject::connect(editor, &QSpinBox::valueChanged, editor, [editor, at = QPersistentModelIndex(index)](int value) {
        if (at.isValid())
            modelOf(at).changeMachines(at.row(), value, editor->property(mergeKeyProperty).toString());
    });
    return editor;
}

} // namespace

QWidget *PlansPurchaseDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                             const QModelIndex &index) const
{
    switch (index.column()) {
    case PurchaseModel::OptionColumn:
        return makeOptionEditor(parent, index);
    case PurchaseModel::MachinesColumn:
        return makeMachinesEditor(parent, index);
    case PurchaseModel::StartColumn: {
        auto *editor = new DayEdit(parent);
        const auto [first, last] = modelOf(index).startDays();
        editor->setDateRange(first, last);
        return editor;
    }
    default:
        return QStyledItemDelegate::createEditor(parent, option, index);
    }
}

void PlansPurchaseDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    // Only once: new results refresh the cells while somebody is typing.
    if (editor->property(filledProperty).toBool())
        return;
    editor->setProperty(filledProperty, true);
    const QSignalBlocker quiet(editor);
    const QVariant value = index.data(Qt::EditRole);
    if (auto *options = qobject_cast<QComboBox *>(editor))
        options->setCurrentIndex(value.toInt());
    else if (auto *machines = qobject_cast<QSpinBox *>(editor))
        machines->setValue(value.toInt());
    else if (auto *start = qobject_cast<QDateEdit *>(editor))
        start->setDate(value.toDate());
}

void PlansPurchaseDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (auto *options = qobject_cast<QComboBox *>(editor)) {
        const int typed = options->findText(options->currentText());
        model->setData(index, typed >= 0 ? typed : options->currentIndex());
    } else if (auto *machines = qobject_cast<QSpinBox *>(editor)) {
        modelOf(index).changeMachines(index.row(), machines->value(), editor->property(mergeKeyProperty).toString());
    } else if (auto *start = qobject_cast<QDateEdit *>(editor)) {
        model->setData(index, start->date());
    }
}

void PlansPurchaseDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                                 const QModelIndex &) const
{
    QRect place = option.rect;
    place.setWidth(qMax(place.width(), editor->sizeHint().width()));
    editor->setGeometry(place);
}

} // namespace gpufolio::ui
