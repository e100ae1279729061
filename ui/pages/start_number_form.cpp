// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/start_number_form.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "i18n/quantity_input.h"
#include "widgets/flow_layout.h"
#include "widgets/labelled.h"
#include "widgets/understood_field.h"

#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <map>

namespace gpufolio::ui
{

namespace
{

using Understood = UnderstoodField::Understood;

constexpr std::int64_t mostAccelerators = 10'000'000;
constexpr int mostMonths = 120;

std::optional<std::int64_t> acceleratorsFrom(const QString &text)
{
    const auto count = parseCount(text);
    return count && *count <= mostAccelerators ? count : std::nullopt;
}

/// Numbers with blanks, tabs, line ends or semicolons between them, as pasted from a spreadsheet.
std::optional<std::vector<std::int64_t>> listFrom(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s;\uFF1B\u3001]+"));
    std::vector<std::int64_t> values;
    for (const QString &part : halfWidth(text).split(between, Qt::SkipEmptyParts)) {
        const auto value = acceleratorsFrom(part);
        if (!value)
            return std::nullopt;
        values.push_back(*value);
    }
    return values.empty() ? std::nullopt : std::optional(values);
}

std::optional<Decimal> rateFrom(const QString &text)
{
    const auto rate = parseQuantity(text);
    return rate && !rate->isNegative() && *rate <= Decimal::fromInteger(10) ? rate : std::nullopt;
}

} // namespace

StartNumberForm::StartNumberForm(ProjectSession &session, QWidget *parent)
    : QFrame(parent), m_session(session), m_title(new QLabel(this)), m_gpuLabel(new QLabel(this)),
      m_gpu(new QComboBox(this)), m_countLabel(new QLabel(this)),
      m_count(new UnderstoodField(
          [](const QString &text) {
              const auto count = acceleratorsFrom(text);
              if (!count || *count == 0)
                  return Understood{false, tr("expected a number such as 64 or 8x8")};
              return Understood{true, tr("%Ln GPU(s)", nullptr, static_cast<int>(*count))};
          },
          8, this)),
      m_fromLabel(new QLabel(this)), m_from(new UnderstoodField(
                                         [](const QString &text) {
                                             const auto month = parseMonth(text);
                                             return month ? Understood{true, monthText(*month)}
                                                          : Understood{false, tr("expected a month such as 2027-01")};
                                         },
                                         9, this)),
      m_toLabel(new QLabel(this)), m_to(new UnderstoodField(
                                       [this](const QString &text) {
                                           const auto month = parseMonth(text);
                                           const auto from = parseMonth(m_from->text());
                                           if (!month)
                                               return Understood{false, tr("expected a month such as 2027-12")};
                                           if (!from)
                                               return Understood{true, monthText(*month)};
                                           const int months = month->monthsSince(*from) + 1;
                                           if (months < 1)
                                               return Understood{false, tr("is before the first month")};
                                           if (months > mostMonths)
                                               return Understood{false, tr("is more than ten years later")};
                                           return Understood{true, tr("%Ln month(s)", nullptr, months)};
                                       },
                                       9, this)),
      m_useLabel(new QLabel(this)), m_use(new QComboBox(this)),
      m_byMonth(new UnderstoodField(
          [](const QString &text) {
              const auto values = listFrom(text);
              return values ? Understood{true, tr("%Ln month(s)", nullptr, static_cast<int>(values->size()))}
                            : Understood{false, tr("expected GPUs of each month, such as 64 64 96")};
          },
          24, this)),
      m_mayStopLabel(new QLabel(this)), m_mayStop(new QComboBox(this)),
      m_interruptions(new UnderstoodField(
          [](const QString &text) {
              return rateFrom(text) ? Understood{true, tr("interruptions per machine-hour, assumed")}
                                    : Understood{false, tr("expected a number such as 0.02")};
          },
          6, this)),
      m_preview(new QLabel(this)), m_compare(new QPushButton(this))
{
    setProperty("card", true);
    setObjectName(QStringLiteral("numberForm"));
    m_gpu->setObjectName(QStringLiteral("numberGpu"));
    m_count->field()->setObjectName(QStringLiteral("numberCount"));
    m_from->field()->setObjectName(QStringLiteral("numberFrom"));
    m_to->field()->setObjectName(QStringLiteral("numberTo"));
    m_use->setObjectName(QStringLiteral("numberUse"));
    m_byMonth->field()->setObjectName(QStringLiteral("numberByMonth"));
    m_mayStop->setObjectName(QStringLiteral("numberMayStop"));
    m_interruptions->field()->setObjectName(QStringLiteral("numberInterruptions"));
    m_preview->setObjectName(QStringLiteral("numberPreview"));
    m_compare->setObjectName(QStringLiteral("numberCompare"));
    m_use->addItems({QString(), QString(), QString()});
    m_mayStop->addItems({QString(), QString()});
    layOut();

    readBook();
    const int nextYear = QDate::currentDate().year() + 1;
    m_count->setText(QStringLiteral("64"));
    m_from->setText(monthText({nextYear, 1}));
    m_to->setText(monthText({nextYear, 12}));
    m_byMonth->setText(QStringLiteral("64 64 96"));
    m_interruptions->setText(QStringLiteral("0.02"));

    for (UnderstoodField *field : {m_count, m_from, m_to, m_byMonth, m_interruptions})
        connect(field, &UnderstoodField::edited, this, &StartNumberForm::preview);
    connect(m_from, &UnderstoodField::edited, m_to, &UnderstoodField::refresh);
    for (QComboBox *combo : {m_gpu, m_use, m_mayStop})
        connect(combo, &QComboBox::currentIndexChanged, this, &StartNumberForm::preview);
    connect(m_compare, &QPushButton::clicked, this, &StartNumberForm::plan);
    connect(&m_session, &ProjectSession::priceBookChanged, this, &StartNumberForm::readBook);
    connect(&m_session, &ProjectSession::projectOpened, this, &StartNumberForm::readBook);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &StartNumberForm::preview);
    retranslate();
}

void StartNumberForm::layOut()
{
    auto *fields = new FlowLayout(18, 8);
    fields->addWidget(labelled(m_gpuLabel, m_gpu));
    fields->addWidget(labelled(m_countLabel, m_count));
    fields->addWidget(labelled(m_fromLabel, m_from));
    fields->addWidget(labelled(m_toLabel, m_to));
    fields->addWidget(labelled(m_useLabel, m_use));
    fields->addWidget(m_byMonth);
    fields->addWidget(labelled(m_mayStopLabel, m_mayStop));
    fields->addWidget(m_interruptions);

    m_title->setProperty("title", true);
    m_preview->setProperty("muted", true);
    m_preview->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_title);
    layout->addLayout(fields);
    layout->addWidget(m_preview);
    layout->addStretch(1);
    layout->addWidget(m_compare, 0, Qt::AlignLeft);
}

/// The GPUs that have an on-demand price, each with the number of offers; the one that was chosen stays chosen.
void StartNumberForm::readBook()
{
    m_offers = m_session.priceBook()->offers();
    std::map<std::string, int> counts;
    for (const Offer &offer : m_offers) {
        if (findOption(offer, OptionKind::OnDemand) != nullptr && !offer.accelerator.empty())
            ++counts[offer.accelerator];
    }
    const QSignalBlocker blocker(m_gpu);
    QString chosen = m_gpu->currentData().toString();
    if (chosen.isEmpty())
        chosen = QStringLiteral("H100-SXM-80GB");
    m_gpu->clear();
    for (const auto &[model, count] : counts)
        m_gpu->addItem(QStringLiteral("%1 (%2)").arg(fromUtf8(model)).arg(count), fromUtf8(model));
    m_gpu->setCurrentIndex(std::max(0, m_gpu->findData(chosen)));
    preview();
}

std::optional<NumberRequest> StartNumberForm::request() const
{
    NumberRequest request;
    const auto count = acceleratorsFrom(m_count->text());
    const auto from = parseMonth(m_from->text());
    const auto to = parseMonth(m_to->text());
    request.use = static_cast<NumberRequest::Use>(m_use->currentIndex());
    const bool byMonth = request.use == NumberRequest::Use::ByMonth;
    if (!count || *count == 0 || !from || !to || !m_to->isValid() || m_gpu->currentIndex() < 0)
        return std::nullopt;
    if (byMonth) {
        const auto values = listFrom(m_byMonth->text());
        if (!values)
            return std::nullopt;
        request.byMonth = *values;
    }
    if (m_mayStop->currentIndex() == 1) {
        request.interruptionsPerHour = rateFrom(m_interruptions->text());
        if (!request.interruptionsPerHour)
            return std::nullopt;
    }
    request.accelerator = m_gpu->currentData().toString().toStdString();
    request.accelerators = *count;
    request.from = *from;
    request.to = *to;
    if (byMonth) // a value a month, no more and no fewer
        request.byMonth.resize(static_cast<std::size_t>(to->monthsSince(*from)) + 1, request.byMonth.back());
    const QString gpu = m_gpu->currentData().toString();
    request.name = (byMonth ? tr("%1 from %2").arg(gpu, monthText(*from))
                            : tr("%1 %2 from %3").arg(countText(*count), gpu, monthText(*from)))
                       .toStdString();
    const Inputs &rules = m_session.scenarioSet().inputs;
    request.currency = rules.currency == Currency() ? Currency::of("USD") : rules.currency;
    request.timeZone = rules.timeZone;
    request.discountRate = rules.discountRate;
    request.rounding = rules.rounding;
    return request;
}

void StartNumberForm::preview()
{
    m_byMonth->setVisible(m_use->currentIndex() == 2);
    m_interruptions->setVisible(m_mayStop->currentIndex() == 1);
    const auto wanted = request();
    const auto choice = wanted ? std::optional(chooseOffer(*wanted, m_offers)) : std::nullopt;
    m_compare->setEnabled(choice && *choice);
    if (!choice) {
        m_preview->clear();
        return;
    }
    if (!*choice) {
        m_preview->setText(modelText(choice->error().what));
        return;
    }
    const NumberChoice &chosen = **choice;
    const QString code = fromUtf8(wanted->currency.code());
    QStringList prices = {tr("on-demand %1").arg(rateText(findOption(chosen.offer, OptionKind::OnDemand)->hourly, 4))};
    if (chosen.commitment)
        prices += tr("1-year %1").arg(rateText(amortisedHourly(*chosen.commitment), 4));
    if (chosen.spot && wanted->interruptionsPerHour)
        prices += tr("spot %1").arg(rateText(chosen.spot->hourly, 4));
    QStringList lines = {tr("%Ln offer(s) fit.", nullptr, static_cast<int>(chosen.fitting)),
                         tr("Priced at %1 %2 in %3, %4: %5 %6 per machine-hour.")
                             .arg(fromUtf8(chosen.offer.provider), fromUtf8(chosen.offer.instanceType),
                                  fromUtf8(chosen.offer.region),
                                  tr("%Ln machine(s)", nullptr, static_cast<int>(chosen.peakInstances)),
                                  prices.join(QStringLiteral(" · ")), code)};
    if (!chosen.commitment)
        lines += tr("No 1-year commitment is sold for it, so there is one plan only.");
    else if (wanted->interruptionsPerHour && !chosen.spot)
        lines += tr("It has no spot price; the rest stays on-demand.");
    m_preview->setText(lines.join(QLatin1Char('\n')));
}

void StartNumberForm::plan()
{
    auto wanted = request();
    if (!wanted)
        return;
    const auto choice = chooseOffer(*wanted, m_offers);
    const bool spot = wanted->interruptionsPerHour && choice && choice->spot;
    wanted->planNames = {tr("All on-demand").toStdString(), tr("Base load on 1-year").toStdString(),
                         (spot ? tr("70% reserved + 30% spot") : tr("70% reserved + on-demand")).toStdString()};
    auto set = planFromNumber(*wanted, m_offers);
    if (!set) {
        m_preview->setText(modelText(set.error().what));
        return;
    }
    m_session.startNew(std::move(*set));
    Q_EMIT planned();
}

void StartNumberForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void StartNumberForm::retranslate()
{
    m_title->setText(tr("Plan from a number"));
    m_gpuLabel->setText(tr("GPU"));
    m_countLabel->setText(tr("How many"));
    m_fromLabel->setText(tr("From"));
    m_toLabel->setText(tr("To, included"));
    m_useLabel->setText(tr("In use"));
    m_use->setItemText(0, tr("always"));
    m_use->setItemText(1, tr("office hours, Mon–Fri 8–18"));
    m_use->setItemText(2, tr("by month…"));
    m_mayStopLabel->setText(tr("May stop"));
    m_mayStop->setItemText(0, tr("no"));
    m_mayStop->setItemText(1, tr("yes, it writes checkpoints"));
    m_compare->setText(tr("Compare purchase plans"));
    m_gpu->setAccessibleName(tr("GPU"));
    m_count->field()->setAccessibleName(tr("How many GPUs"));
    m_from->field()->setAccessibleName(tr("First month"));
    m_to->field()->setAccessibleName(tr("Last month"));
    m_use->setAccessibleName(tr("When in use"));
    m_byMonth->field()->setAccessibleName(tr("GPUs of each month"));
    m_mayStop->setAccessibleName(tr("May the work stop"));
    m_interruptions->field()->setAccessibleName(tr("Interruptions per machine-hour"));
    for (UnderstoodField *field : {m_count, m_from, m_to, m_byMonth, m_interruptions})
        field->refresh();
    preview();
}

} // namespace gpufolio::ui
