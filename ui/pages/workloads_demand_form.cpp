// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_demand_form.h"

#include "i18n/day_input.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "i18n/pasted_cells.h"
#include "i18n/quantity_input.h"
#include "session/edit_workload.h"
#include "session/new_workload.h"
#include "support/file_io.h"
#include "support/text_encoding.h"
#include "widgets/flow_layout.h"
#include "widgets/labelled.h"
#include "widgets/understood_field.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

using Understood = UnderstoodField::Understood;

constexpr int gap = 8;
constexpr int wordsShown = 3;
constexpr int hoursPerDay = 24;

std::optional<Decimal> countFrom(const QString &text)
{
    const auto number = pastedNumber(text);
    return number ? *number : std::nullopt;
}

/// "" is no growth.
std::optional<Decimal> growthFrom(const QString &text)
{
    if (text.trimmed().isEmpty())
        return Decimal();
    const auto share = parseShare(text);
    return share && *share > Decimal::fromInteger(-1) && *share < Decimal::fromInteger(10) ? share : std::nullopt;
}

QString percentText(Decimal fraction)
{
    return groupedText(toText(times(fraction, 100))) + QLatin1Char('%');
}

QString nameOfColumn(const std::string &name)
{
    return name.empty() ? WorkloadsDemandForm::tr("(without a name)") : fromUtf8(name);
}

/// Outer nothing = not understood, inner nothing = the horizon's own.
std::optional<std::optional<UtcHour>> dayFrom(const QString &text, bool isFirst, const Inputs &inputs)
{
    if (text.trimmed().isEmpty())
        return std::optional<UtcHour>();
    const Calendar calendar = projectCalendar(inputs);
    const auto hour = isFirst ? parseFirstDay(text, calendar) : parseLastDay(text, calendar);
    if (!hour)
        return std::nullopt;
    return hour;
}

} // namespace

WorkloadsDemandForm::WorkloadsDemandForm(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_kindLabel(new QLabel), m_kind(new QComboBox), m_unitLabel(new QLabel),
      m_unit(new QComboBox), m_countLabel(new QLabel),
      m_count(new UnderstoodField(
          [this](const QString &text) {
              const auto value = countFrom(text);
              if (!value)
                  return Understood{false, tr("expected a number such as 64 or 8x8")};
              return Understood{true, m_unit->currentIndex() == 0 ? tr("GPUs") : tr("machines")};
          },
          9)),
      m_weekendLabel(new QLabel), m_weekend(new UnderstoodField(
                                      [](const QString &text) {
                                          if (text.trimmed().isEmpty())
                                              return Understood{true, tr("as on working days")};
                                          const auto factor = parseQuantity(text);
                                          if (!factor || factor->isNegative())
                                              return Understood{false, tr("expected a number such as 0.3")};
                                          return Understood{true, tr("times the values")};
                                      },
                                      6)),
      m_growthLabel(new QLabel),
      m_growth(new UnderstoodField(
          [](const QString &text) {
              const auto growth = growthFrom(text);
              if (!growth)
                  return Understood{false, tr("expected a share such as 3%")};
              return Understood{true, growth->isZero() ? tr("none") : tr("%1 a month").arg(percentText(*growth))};
          },
          6)),
      m_fromLabel(new QLabel), m_from(new UnderstoodField(
                                   [this](const QString &text) {
                                       const Inputs &inputs = m_session.scenarioSet().inputs;
                                       const auto day = dayFrom(text, true, inputs);
                                       if (!day)
                                           return Understood{false, tr("expected a day such as 2027-03-15")};
                                       if (!*day)
                                           return Understood{true, tr("from the start")};
                                       if (**day < inputs.start || **day >= inputs.horizon().end)
                                           return Understood{false, tr("is outside the horizon")};
                                       const auto end = dayFrom(m_until->text(), false, inputs);
                                       if (end && *end && **end <= **day)
                                           return Understood{false, tr("is after the end")};
                                       return Understood{true, firstDayText(**day, projectCalendar(inputs))};
                                   },
                                   11)),
      m_untilLabel(new QLabel), m_until(new UnderstoodField(
                                    [this](const QString &text) {
                                        const Inputs &inputs = m_session.scenarioSet().inputs;
                                        const auto day = dayFrom(text, false, inputs);
                                        if (!day)
                                            return Understood{false, tr("expected a day such as 2027-09-30")};
                                        if (!*day)
                                            return Understood{true, tr("to the end")};
                                        if (**day <= inputs.start || **day > inputs.horizon().end)
                                            return Understood{false, tr("is outside the horizon")};
                                        const auto first = dayFrom(m_from->text(), true, inputs);
                                        if (first && *first && **day <= **first)
                                            return Understood{false, tr("is before the beginning")};
                                        return Understood{true, lastDayText(**day, projectCalendar(inputs))};
                                    },
                                    11)),
      m_cellsArea(new QWidget), m_cellsTitle(new QLabel), m_cells(new DemandCellsModel(this)),
      m_cellsView(new QTableView), m_paste(new QPushButton), m_fill(new QPushButton), m_office(new QPushButton),
      m_seriesArea(new QWidget), m_file(new QPushButton), m_columnLabel(new QLabel), m_column(new QComboBox),
      m_summary(new QLabel), m_message(new QLabel)
{
    setObjectName(QStringLiteral("workloadsDemand"));
    m_kind->setObjectName(QStringLiteral("demandKind"));
    m_unit->setObjectName(QStringLiteral("demandUnit"));
    m_count->field()->setObjectName(QStringLiteral("demandCount"));
    m_weekend->field()->setObjectName(QStringLiteral("demandWeekend"));
    m_growth->field()->setObjectName(QStringLiteral("demandGrowth"));
    m_from->field()->setObjectName(QStringLiteral("demandFrom"));
    m_until->field()->setObjectName(QStringLiteral("demandUntil"));
    m_paste->setObjectName(QStringLiteral("demandPaste"));
    m_fill->setObjectName(QStringLiteral("demandFill"));
    m_office->setObjectName(QStringLiteral("demandOfficeHours"));
    m_file->setObjectName(QStringLiteral("demandFile"));
    m_column->setObjectName(QStringLiteral("demandColumn"));
    m_summary->setObjectName(QStringLiteral("demandSummary"));
    m_message->setObjectName(QStringLiteral("demandMessage"));
    for (int i = 0; i < demandKindCount; ++i)
        m_kind->addItem(QString());
    m_unit->addItems({QString(), QString()});
    for (QComboBox *box : {m_kind, m_unit, m_column}) {
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(this);
    }
    setUpCells();
    layOut();

    connect(m_kind, &QComboBox::activated, this, &WorkloadsDemandForm::takeKind);
    connect(m_unit, &QComboBox::activated, this, &WorkloadsDemandForm::takeUnit);
    connect(m_count, &UnderstoodField::edited, this, &WorkloadsDemandForm::takeCount);
    connect(m_weekend, &UnderstoodField::edited, this, &WorkloadsDemandForm::takeWeekend);
    connect(m_growth, &UnderstoodField::edited, this, &WorkloadsDemandForm::takeGrowth);
    connect(m_from, &UnderstoodField::edited, this, [this] { takeDay(true); });
    connect(m_until, &UnderstoodField::edited, this, [this] { takeDay(false); });
    for (UnderstoodField *field : {m_count, m_weekend, m_growth, m_from, m_until})
        connect(field, &UnderstoodField::committed, this, [this] { ++m_typing; });
    connect(m_cells, &DemandCellsModel::valuesEntered, this, &WorkloadsDemandForm::takeValues);
    connect(m_cells, &DemandCellsModel::notUnderstood, this, [this](const QString &text) {
        say(tr("“%1” is no number of 0 or more; the cell stays as it was.").arg(text));
    });
    connect(m_paste, &QPushButton::clicked, this, [this] { pasteCells(QGuiApplication::clipboard()->text()); });
    connect(m_fill, &QPushButton::clicked, this, &WorkloadsDemandForm::fillSelected);
    connect(m_office, &QPushButton::clicked, this, &WorkloadsDemandForm::officeHours);
    connect(m_file, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Demand by the hour"), QString(),
                                                          tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
        if (!path.isEmpty())
            readSeriesFile(path);
    });
    connect(m_column, &QComboBox::activated, this, &WorkloadsDemandForm::takeColumn);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &WorkloadsDemandForm::showState);
    connect(&m_session, &ProjectSession::resultsChanged, this, [this] {
        if (const Workload *of = workload())
            showKind(*of); // whether the GPUs of a machine are known
    });
    connect(&m_session, &ProjectSession::projectOpened, this, [this] { setWorkload({}); });
    retranslate();
    showState();
}

void WorkloadsDemandForm::setUpCells()
{
    m_cellsView->setObjectName(QStringLiteral("demandCells"));
    m_cellsView->setModel(m_cells);
    m_cellsView->setTabKeyNavigation(false);
    m_cellsView->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_cellsView->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                                 QAbstractItemView::AnyKeyPressed);
    m_cellsView->horizontalHeader()->setHighlightSections(false);
    m_cellsView->horizontalHeader()->setMinimumSectionSize(24);
    m_cellsView->verticalHeader()->setHighlightSections(false);
    m_cellsView->verticalHeader()->setDefaultSectionSize(m_cellsView->fontMetrics().height() + 9);
    m_cellsView->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cellsView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // as high as its rows
    m_cellsView->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *copy = new QAction(m_cellsView);
    copy->setObjectName(QStringLiteral("demandCopyCells"));
    copy->setShortcut(QKeySequence::Copy);
    auto *paste = new QAction(m_cellsView);
    paste->setObjectName(QStringLiteral("demandPasteCells"));
    paste->setShortcut(QKeySequence::Paste);
    for (QAction *action : {copy, paste})
        action->setShortcutContext(Qt::WidgetShortcut);
    m_cellsView->addActions({copy, paste});
    connect(copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(m_cells->copied(m_cellsView->selectionModel()->selectedIndexes()));
    });
    connect(paste, &QAction::triggered, this, [this] { pasteCells(QGuiApplication::clipboard()->text()); });
}

void WorkloadsDemandForm::layOut()
{
    auto *fields = new QWidget;
    auto *flow = new FlowLayout(16, 6, fields);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(labelled(m_kindLabel, m_kind));
    flow->addWidget(labelled(m_unitLabel, m_unit));
    flow->addWidget(labelled(m_countLabel, m_count));
    flow->addWidget(labelled(m_growthLabel, m_growth));
    flow->addWidget(labelled(m_weekendLabel, m_weekend));
    flow->addWidget(labelled(m_fromLabel, m_from));
    flow->addWidget(labelled(m_untilLabel, m_until));

    m_cellsTitle->setProperty("muted", true);
    m_cellsTitle->setWordWrap(true);
    m_cellsTitle->setBuddy(m_cellsView);
    auto *buttons = new QWidget;
    auto *buttonFlow = new FlowLayout(6, 6, buttons);
    buttonFlow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton *button : {m_paste, m_fill, m_office})
        buttonFlow->addWidget(button);
    auto *cells = new QVBoxLayout(m_cellsArea);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setSpacing(4);
    cells->addWidget(m_cellsTitle);
    cells->addWidget(m_cellsView);
    cells->addWidget(buttons);

    m_summary->setWordWrap(true);
    auto *series = new QVBoxLayout(m_seriesArea);
    series->setContentsMargins(0, 0, 0, 0);
    auto *file = new QHBoxLayout;
    file->addWidget(m_file);
    file->addWidget(m_columnLabel);
    file->addWidget(m_column);
    file->addStretch(1);
    m_columnLabel->setBuddy(m_column);
    series->addLayout(file);
    series->addWidget(m_summary);

    m_message->setWordWrap(true);
    m_message->setProperty("notice", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(fields);
    layout->addWidget(m_cellsArea);
    layout->addWidget(m_seriesArea);
    layout->addWidget(m_message);
    layout->addStretch(1);
}

const Workload *WorkloadsDemandForm::workload() const
{
    return findWorkload(m_session.scenarioSet(), m_workload);
}

void WorkloadsDemandForm::setWorkload(const QString &workloadId)
{
    if (workloadId != m_workload) {
        ++m_typing;
        m_table.reset();
        say({});
    }
    m_workload = workloadId;
    showState();
}

void WorkloadsDemandForm::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

QString WorkloadsDemandForm::messageText() const
{
    return m_message->isHidden() ? QString() : m_message->text();
}

void WorkloadsDemandForm::focusValues()
{
    const Workload *of = workload();
    if (of == nullptr)
        return;
    switch (kindOf(of->demand.series)) {
    case DemandKind::Always:
        m_count->field()->setFocus();
        m_count->field()->selectAll();
        break;
    case DemandKind::Series:
        m_file->setFocus();
        break;
    default:
        m_cellsView->setFocus();
        m_cellsView->setCurrentIndex(m_cells->indexOf(0));
    }
}

void WorkloadsDemandForm::showState()
{
    const Workload *found = workload();
    setEnabled(found != nullptr && !m_session.isReadOnly());
    setToolTip(m_session.isReadOnly() ? tr("The project is open in another window.") : QString());
    const Workload shown = found != nullptr ? *found : Workload();
    showKind(shown);
    showCells(shown);
    showSeries(shown);
    showWindow(shown);
}

void WorkloadsDemandForm::showKind(const Workload &workload)
{
    const DemandKind kind = kindOf(workload.demand.series);
    m_kind->setCurrentIndex(static_cast<int>(kind));
    const bool inMachines = workload.demand.unit == DemandUnit::Instances;
    m_unit->setCurrentIndex(inMachines ? 1 : 0);
    const auto offer = offerOfWorkload(m_session, workload);
    m_unit->setToolTip(offer ? tr("%1 GPUs a machine of %2")
                                   .arg(groupedText(toText(offer->acceleratorCount)), fromUtf8(offer->instanceType))
                             : tr("It is not known yet on which machine this runs."));
    m_countLabel->parentWidget()->setVisible(kind == DemandKind::Always);
    m_weekendLabel->parentWidget()->setVisible(kind == DemandKind::Daily);
    m_cellsArea->setVisible(kind == DemandKind::Daily || kind == DemandKind::Weekly || kind == DemandKind::Monthly);
    m_seriesArea->setVisible(kind == DemandKind::Series);
    m_office->setVisible(kind == DemandKind::Weekly || kind == DemandKind::Daily);
    if (const auto *constant = std::get_if<ConstantSeries>(&workload.demand.series)) {
        if (countFrom(m_count->text()) != constant->value)
            m_count->setText(groupedText(toText(constant->value)));
    }
    m_count->refresh();
}

void WorkloadsDemandForm::showCells(const Workload &workload)
{
    const Inputs &inputs = m_session.scenarioSet().inputs;
    const QString unit = workload.demand.unit == DemandUnit::Instances ? tr("Machines") : tr("GPUs");
    const std::vector<Decimal> *values = valuesOf(workload.demand.series);
    switch (kindOf(workload.demand.series)) {
    case DemandKind::Monthly: {
        std::vector<Decimal> months = *values;
        months.resize(static_cast<std::size_t>(monthCount(inputs))); // months after the last have 0
        m_cells->setValues(DemandCellsModel::Shape::Months, std::move(months),
                           projectCalendar(inputs).monthOf(inputs.start));
        m_cellsTitle->setText(tr("%1 in each month. Type, or paste a row or a column from a spreadsheet.").arg(unit));
        break;
    }
    case DemandKind::Daily:
        m_cells->setValues(DemandCellsModel::Shape::Day, *values);
        m_cellsTitle->setText(
            tr("%1 in each hour of the day, local time. Type, or paste a row or a column from a spreadsheet.")
                .arg(unit));
        break;
    case DemandKind::Weekly:
        m_cells->setValues(DemandCellsModel::Shape::Week, *values);
        m_cellsTitle->setText(
            tr("%1 in each hour of the week, local time. Type, or paste cells from a spreadsheet.").arg(unit));
        break;
    default:
        return;
    }
    fitCells();
    const auto *daily = std::get_if<DailySeries>(&workload.demand.series);
    if (daily != nullptr) {
        const QString text = m_weekend->text().trimmed();
        const auto now = text.isEmpty() ? std::optional<Decimal>() : parseQuantity(text);
        if (now != daily->weekendFactor)
            m_weekend->setText(daily->weekendFactor ? groupedText(toText(*daily->weekendFactor)) : QString());
    }
}

void WorkloadsDemandForm::fitCells()
{
    int widest = m_cellsView->fontMetrics().horizontalAdvance(QStringLiteral("000"));
    for (const Decimal value : m_cells->values())
        widest = std::max(widest, m_cellsView->fontMetrics().horizontalAdvance(groupedText(toText(value))));
    m_cellsView->horizontalHeader()->setDefaultSectionSize(widest + 14);
    const int height = m_cellsView->horizontalHeader()->sizeHint().height() + 2 * m_cellsView->frameWidth() +
                       m_cells->rowCount() * m_cellsView->verticalHeader()->defaultSectionSize();
    m_cellsView->setFixedHeight(height + m_cellsView->horizontalScrollBar()->sizeHint().height());
}

void WorkloadsDemandForm::showSeries(const Workload &workload)
{
    if (kindOf(workload.demand.series) != DemandKind::Series)
        return;
    const Inputs &inputs = m_session.scenarioSet().inputs;
    const std::vector<Decimal> &values = *valuesOf(workload.demand.series);
    QStringList sentences;
    if (const auto *csv = std::get_if<CsvSeries>(&workload.demand.series))
        sentences += tr("From %1, column “%2”.").arg(fromUtf8(csv->path), fromUtf8(csv->column));
    if (values.empty()) {
        sentences += tr("No values yet: choose a CSV file with a row for each hour.");
    } else {
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        const bool inMachines = workload.demand.unit == DemandUnit::Instances;
        sentences += (inMachines ? tr("%1 hours, from %2 to %3 machines.") : tr("%1 hours, from %2 to %3 GPUs."))
                         .arg(countText(static_cast<std::int64_t>(values.size())), groupedText(toText(*least)),
                              groupedText(toText(*most)));
        sentences += tr("The first is for %1.").arg(firstDayText(inputs.start, projectCalendar(inputs)));
        if (static_cast<std::int64_t>(values.size()) < inputs.hours)
            sentences += tr("The %1 hours after them have no demand.")
                             .arg(countText(inputs.hours - static_cast<std::int64_t>(values.size())));
    }
    m_summary->setText(sentences.join(QLatin1Char(' ')));
    m_columnLabel->setVisible(m_table != nullptr);
    m_column->setVisible(m_table != nullptr);
}

void WorkloadsDemandForm::showWindow(const Workload &workload)
{
    const Inputs &inputs = m_session.scenarioSet().inputs;
    const Calendar calendar = projectCalendar(inputs);
    const Demand &demand = workload.demand;
    if (growthFrom(m_growth->text()) != demand.growthPerMonth)
        m_growth->setText(demand.growthPerMonth.isZero() ? QString() : percentText(demand.growthPerMonth));
    const auto show = [&](UnderstoodField &field, bool isFirst, const std::optional<UtcHour> &value) {
        const auto now = dayFrom(field.text(), isFirst, inputs);
        if (!now || *now != value) {
            if (field.field()->hasFocus() && !now)
                return; // half typed
            field.setText(!value    ? QString()
                          : isFirst ? firstDayText(*value, calendar)
                                    : lastDayText(*value, calendar));
        }
    };
    show(*m_from, true, demand.from);
    show(*m_until, false, demand.until);
    m_from->field()->setPlaceholderText(inputs.hours > 0 ? firstDayText(inputs.start, calendar) : QString());
    m_until->field()->setPlaceholderText(inputs.hours > 0 ? lastDayText(inputs.horizon().end, calendar) : QString());
    m_from->refresh();
    m_until->refresh();
}

void WorkloadsDemandForm::edit(const QString &step, const std::function<void(Demand &)> &change, const QString &field)
{
    const QString key =
        field.isEmpty() ? QString() : QStringLiteral("demand:%1:%2:%3").arg(m_workload, field).arg(m_typing);
    editWorkload(
        m_session, m_workload, step, [&change](ScenarioSet &, Workload &of) { change(of.demand); }, key);
}

void WorkloadsDemandForm::takeCount()
{
    const auto value = countFrom(m_count->text());
    if (value)
        edit(
            tr("Change the demand"), [&](Demand &demand) { demand.series = ConstantSeries{*value}; },
            QStringLiteral("count"));
}

void WorkloadsDemandForm::takeGrowth()
{
    const auto growth = growthFrom(m_growth->text());
    if (growth)
        edit(
            tr("Change the growth"), [&](Demand &demand) { demand.growthPerMonth = *growth; },
            QStringLiteral("growth"));
}

void WorkloadsDemandForm::takeWeekend()
{
    if (!m_weekend->isValid())
        return;
    const QString text = m_weekend->text().trimmed();
    const auto factor = text.isEmpty() ? std::optional<Decimal>() : parseQuantity(text);
    edit(
        tr("Change the weekend"),
        [&](Demand &demand) {
            if (auto *daily = std::get_if<DailySeries>(&demand.series))
                daily->weekendFactor = factor;
        },
        QStringLiteral("weekend"));
}

void WorkloadsDemandForm::takeDay(bool isFirst)
{
    UnderstoodField &field = isFirst ? *m_from : *m_until;
    (isFirst ? *m_until : *m_from).refresh();
    if (!field.isValid())
        return;
    const auto day = dayFrom(field.text(), isFirst, m_session.scenarioSet().inputs);
    edit(
        isFirst ? tr("Change the beginning") : tr("Change the end"),
        [&](Demand &demand) { (isFirst ? demand.from : demand.until) = *day; },
        isFirst ? QStringLiteral("from") : QStringLiteral("until"));
}

void WorkloadsDemandForm::takeKind(int kind)
{
    const Workload *of = workload();
    if (of == nullptr)
        return;
    say({});
    m_table.reset();
    const auto series = convertedTo(static_cast<DemandKind>(kind), of->demand, m_session.scenarioSet().inputs);
    if (!series) {
        say(modelText(series.error().what));
        showKind(*of);
        return;
    }
    edit(tr("Change the kind of demand"), [&](Demand &demand) { demand.series = *series; });
}

void WorkloadsDemandForm::takeUnit(int unit)
{
    const Workload *of = workload();
    const DemandUnit wanted = unit == 1 ? DemandUnit::Instances : DemandUnit::Accelerators;
    if (of == nullptr || of->demand.unit == wanted)
        return;
    const auto offer = offerOfWorkload(m_session, *of);
    const Decimal perMachine = offer ? offer->acceleratorCount : Decimal();
    say(perMachine.isZero()
            ? tr("It is not known how many GPUs a machine has; the numbers stay as they are.")
            : tr("The numbers were converted: %1 GPUs a machine.").arg(groupedText(toText(perMachine))));
    edit(tr("Change the unit of demand"), [&](Demand &demand) {
        demand.series = inOtherUnit(demand.series, demand.unit, perMachine);
        demand.unit = wanted;
    });
}

void WorkloadsDemandForm::takeValues(const std::vector<Decimal> &values)
{
    say({});
    edit(tr("Change the demand"), [&values](Demand &demand) {
        std::visit(
            [&values](auto &series) {
                if constexpr (requires { series.values; })
                    series.values = values;
            },
            demand.series);
    });
}

void WorkloadsDemandForm::pasteCells(const QString &text)
{
    const QModelIndex current = m_cellsView->currentIndex();
    const DemandCellsModel::Pasted pasted = m_cells->paste(current.isValid() ? current : m_cells->indexOf(0), text);
    QStringList sentences;
    if (pasted.taken > 0)
        sentences += tr("%Ln value(s) taken, from %1 on.", nullptr, pasted.taken).arg(pasted.firstCell);
    else
        sentences += tr("The clipboard has no numbers for these cells.");
    if (pasted.empty > 0)
        sentences += tr("%Ln empty cell(s) left as it was.", nullptr, pasted.empty);
    if (!pasted.notUnderstood.isEmpty()) {
        QStringList words;
        for (const QString &word : pasted.notUnderstood.mid(0, wordsShown))
            words += tr("“%1”").arg(word.left(24));
        sentences += tr("%Ln cell(s) not understood and left as it was: %1.", nullptr,
                        static_cast<int>(pasted.notUnderstood.size()))
                         .arg(words.join(QStringLiteral(", ")));
    }
    if (pasted.tooMany > 0)
        sentences += tr("%Ln cell(s) too many: there is no place for them.", nullptr, pasted.tooMany);
    say(sentences.join(QLatin1Char(' ')));
}

void WorkloadsDemandForm::fillSelected()
{
    const QModelIndex current = m_cellsView->currentIndex();
    const auto at = m_cells->valueAt(current);
    QModelIndexList cells = m_cellsView->selectionModel()->selectedIndexes();
    if (!at) {
        say(tr("Select the cell whose number the others shall have."));
        return;
    }
    if (cells.size() < 2) { // nothing selected but the cell itself: everything behind it
        cells.clear();
        for (std::size_t i = *at; i < m_cells->values().size(); ++i)
            cells += m_cells->indexOf(i);
    }
    m_cells->fill(cells, m_cells->values()[*at]);
}

void WorkloadsDemandForm::officeHours()
{
    const auto &values = m_cells->values();
    if (values.empty())
        return;
    const Decimal highest = *std::max_element(values.begin(), values.end());
    const Decimal gpus = highest.isZero() ? Decimal::fromInteger(1) : highest;
    std::vector<Decimal> week = officeWeek(gpus);
    say({});
    edit(tr("Set office hours"), [&](Demand &demand) {
        if (auto *weekly = std::get_if<WeeklySeries>(&demand.series)) {
            weekly->values = week;
        } else if (auto *daily = std::get_if<DailySeries>(&demand.series)) {
            daily->values.assign(week.begin(), week.begin() + hoursPerDay);
            daily->weekendFactor = Decimal();
        }
    });
}

void WorkloadsDemandForm::readSeriesFile(const QString &path)
{
    say({});
    m_table.reset();
    const QString name = QFileInfo(path).fileName();
    const auto bytes = readFile(QFile::encodeName(path).toStdString());
    const auto text = bytes ? decodeText(*bytes, name.toStdString()) : Result<DecodedText>(bytes.error());
    if (!text) {
        say(modelText(text.error()));
        return;
    }
    auto table = CsvTable::parse(text->text, name.toStdString());
    if (!table) {
        say(modelText(table.error().front()));
        return;
    }
    if (!table->refused().empty()) { // a row left out would move all hours behind it
        say(tr("%1 can't be used: %2").arg(name, modelText(table->refused().front())));
        return;
    }
    const std::vector<std::string> columns = numberColumns(*table);
    QStringList sentences;
    for (const ColumnWithGaps &column : columnsWithGaps(*table))
        sentences += tr("“%1” has no value in %Ln row(s), the first in line %2; it can't be used.", nullptr,
                        static_cast<int>(column.rows))
                         .arg(nameOfColumn(column.name))
                         .arg(column.firstLine);
    if (columns.empty()) {
        sentences.prepend(tr("%1 has no column in which every row is a number of 0 or more.").arg(name));
        say(sentences.join(QLatin1Char(' ')));
        return;
    }
    const std::size_t likely = likelyDemand(*table, columns);
    m_table = std::make_shared<const CsvTable>(std::move(*table));
    const QSignalBlocker quiet(m_column);
    m_column->clear();
    for (const std::string &column : columns)
        m_column->addItem(nameOfColumn(column), fromUtf8(column));
    m_column->setCurrentIndex(static_cast<int>(likely));
    takeColumn(m_column->currentIndex());
    if (columns.size() > 1)
        sentences.prepend(tr("%Ln column(s) of numbers; “%1” was taken. Choose another one if it isn't the demand.",
                             nullptr, static_cast<int>(columns.size()))
                              .arg(m_column->currentText()));
    if (!messageText().isEmpty())
        sentences += messageText();
    say(sentences.join(QLatin1Char(' ')));
    showState();
}

void WorkloadsDemandForm::takeColumn(int index)
{
    if (!m_table)
        return;
    say({});
    const auto read =
        readHourly(*m_table, m_column->itemData(index).toString().toStdString(), m_session.scenarioSet().inputs.hours);
    if (!read) {
        say(modelText(read.error().what));
        return;
    }
    edit(tr("Take the demand from a file"), [&](Demand &demand) { demand.series = HourlySeries{read->values}; });
    if (read->leftOut > 0)
        say(tr("%Ln row(s) lie behind the end of the horizon and were left out.", nullptr,
               static_cast<int>(read->leftOut)));
}

void WorkloadsDemandForm::retranslate()
{
    m_kindLabel->setText(tr("Demand"));
    m_kind->setAccessibleName(tr("Kind of demand"));
    const QStringList kinds = {tr("always the same"), tr("by hour of the day"), tr("by hour of the week"),
                               tr("by month"), tr("a series from a file")};
    for (int i = 0; i < demandKindCount; ++i)
        m_kind->setItemText(i, kinds[i]);
    m_unitLabel->setText(tr("Counted in"));
    m_unit->setAccessibleName(tr("Unit of demand"));
    m_unit->setItemText(0, tr("GPUs"));
    m_unit->setItemText(1, tr("machines"));
    m_countLabel->setText(tr("How many"));
    m_count->field()->setAccessibleName(tr("How many at all hours"));
    m_weekendLabel->setText(tr("Weekend factor"));
    m_weekend->field()->setAccessibleName(m_weekendLabel->text());
    m_growthLabel->setText(tr("Growth a month"));
    m_growth->field()->setAccessibleName(m_growthLabel->text());
    m_fromLabel->setText(tr("From"));
    m_from->field()->setAccessibleName(tr("First day of the demand"));
    m_untilLabel->setText(tr("To, included"));
    m_until->field()->setAccessibleName(tr("Last day of the demand"));
    m_cellsView->setAccessibleName(tr("Values of the demand"));
    m_cellsView->horizontalHeader()->setAccessibleName(tr("Month or hour"));
    m_cellsView->verticalHeader()->setAccessibleName(tr("Year or day"));
    m_cellsView->actions().at(0)->setText(tr("Copy the cells"));
    m_cellsView->actions().at(1)->setText(tr("Paste cells"));
    m_paste->setText(tr("Paste cells"));
    m_paste->setToolTip(tr("Puts what a spreadsheet copied in from the current cell on (Ctrl+V)"));
    m_fill->setText(tr("Fill on"));
    m_fill->setToolTip(tr("Gives the selected cells, or all behind the current one, the number of the current cell"));
    m_office->setText(tr("Office hours"));
    m_office->setToolTip(tr("The highest number from Monday to Friday, 8 to 18, and 0 at all other hours"));
    m_file->setText(tr("From a CSV file…"));
    m_columnLabel->setText(tr("Column"));
    m_column->setAccessibleName(tr("Column of the file"));
    for (UnderstoodField *field : {m_count, m_weekend, m_growth, m_from, m_until})
        field->refresh();
}

/// The wheel scrolls the page; it changes no demand on its way.
bool WorkloadsDemandForm::eventFilter(QObject *watched, QEvent *event)
{
    const auto *box = qobject_cast<QComboBox *>(watched);
    if (event->type() == QEvent::Wheel && box != nullptr && !box->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void WorkloadsDemandForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_cells->retranslate();
        say({});
        showState();
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
