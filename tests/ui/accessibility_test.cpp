// SPDX-License-Identifier: GPL-3.0-or-later
// Every page as somebody uses it who does not see it, or has no mouse.
#include "i18n/language.h"
#include "main_window.h"
#include "theme/theme.h"
#include "ui_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QDialog>
#include <QLineEdit>
#include <QPointer>
#include <QTest>

#include <cmath>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

struct Window {
    Window() : settings(WindowSettings::load()), window(session, settings)
    {
        window.openExample();
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window did not become active");
    }
    bool computed() const { return session.results() && session.results()->revision == session.revision(); }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

QString nameOfWidget(const QWidget *widget)
{
    return QStringLiteral("%1 '%2'").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

bool isInteractive(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Dial:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::List:
    case QAccessible::PageTab:
    case QAccessible::Link:
    case QAccessible::Chart:
    case QAccessible::Canvas:
        return true;
    default:
        return false;
    }
}

/// Walks what a screen reader walks; collects visible controls without a name.
void collectNameless(QAccessibleInterface *at, QStringList &nameless, int depth = 0)
{
    if (at == nullptr || !at->isValid() || depth > 40)
        return;
    const auto *widget = qobject_cast<const QWidget *>(at->object());
    if (widget != nullptr && !widget->isVisible())
        return;
    const bool ofCombo = widget != nullptr && widget->parentWidget() != nullptr &&
                         (widget->parentWidget()->inherits("QComboBox") ||
                          widget->parentWidget()->inherits("QAbstractSpinBox")); // named by what it is part of
    const bool takesFocus = widget != nullptr && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
                            widget->focusProxy() == nullptr && widget->isEnabled();
    const bool wanted = isInteractive(at->role()) || takesFocus;
    const bool view =
        at->role() == QAccessible::Table || at->role() == QAccessible::List || at->role() == QAccessible::Tree;
    const bool tabBar = widget != nullptr && widget->inherits("QTabBar");
    const bool scrollButton =
        at->object() != nullptr && at->object()->objectName() == QLatin1String("qt_spinbox_lineedit");
    if (wanted && !ofCombo && !tabBar && !scrollButton && at->text(QAccessible::Name).trimmed().isEmpty()) {
        const QObject *object = at->object();
        nameless +=
            QStringLiteral("%1 '%2' in '%3' (role %4)")
                .arg(object == nullptr ? QStringLiteral("part") : QLatin1String(object->metaObject()->className()),
                     object == nullptr ? QString() : object->objectName(),
                     object == nullptr || object->parent() == nullptr ? QString() : object->parent()->objectName())
                .arg(at->role());
    }
    if (view || ofCombo || at->role() == QAccessible::ComboBox)
        return; // cells are data
    for (int i = 0; i < at->childCount(); ++i)
        collectNameless(at->child(i), nameless, depth + 1);
}

/// Controls of a page that Tab must reach.
QList<QWidget *> tabStops(const QWidget &page)
{
    QList<QWidget *> stops;
    for (QWidget *widget : page.findChildren<QWidget *>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isVisible() && widget->isEnabled() &&
            widget->focusProxy() == nullptr)
            stops += widget;
    }
    return stops;
}

/// Of buttons that exclude each other Tab reaches the chosen one; arrows choose.
bool isReached(QWidget *stop, const QList<QWidget *> &reached)
{
    if (reached.contains(stop))
        return true;
    const auto *button = qobject_cast<QAbstractButton *>(stop);
    if (button == nullptr || button->group() == nullptr || !button->group()->exclusive())
        return false;
    const auto others = button->group()->buttons();
    return std::any_of(others.begin(), others.end(), [&](QAbstractButton *other) { return reached.contains(other); });
}

/// Where Tab leads from a place, until it comes back to a place it has been at.
QList<QWidget *> walk(QWidget *from, bool back)
{
    QList<QWidget *> reached;
    from->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 1000; ++i) {
        QWidget *now = QApplication::focusWidget();
        if (now == nullptr)
            break;
        if (reached.size() > 1 && now == reached.first()) // a text steps through its links before it lets go
            return reached;
        if (!reached.contains(now))
            reached += now;
        QTest::keyClick(now, back ? Qt::Key_Backtab : Qt::Key_Tab, back ? Qt::ShiftModifier : Qt::NoModifier);
    }
    reached.prepend(nullptr); // a trap
    return reached;
}

double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// WCAG 2.1, contrast ratio: 1 to 21.
double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

void addPages()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("chinese");
    for (const QString &page : MainWindow::pageIds()) {
        for (const bool chinese : {false, true})
            QTest::newRow(qPrintable(page + (chinese ? QStringLiteral(" zh") : QStringLiteral(" en"))))
                << page << chinese;
    }
}

} // namespace

class AccessibilityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everythingHasAName_data() { addPages(); }
    void everythingHasAName();
    void findAndTheMapHaveNames();
    void tabReachesEverythingAndComesAround_data() { addPages(); }
    void tabReachesEverythingAndComesAround();
    void focusCanBeSeen_data();
    void focusCanBeSeen();
    void contrastIsMeasured();
    void textCanBeRead_data();
    void textCanBeRead();
};

void AccessibilityTest::init()
{
    static test::Home home;
    WindowSettings().save();
    applyTheme(*qApp, Theme::Light);
    setLanguage(Language::English);
    QAccessible::setActive(true);
}

void AccessibilityTest::cleanup()
{
    setLanguage(Language::English);
    applyTheme(*qApp, Theme::Light);
}

void AccessibilityTest::everythingHasAName()
{
    QFETCH(QString, page);
    QFETCH(bool, chinese);
    setLanguage(chinese ? Language::SimplifiedChinese : Language::English);
    Window shown;
    shown.window.showPage(page);
    QTRY_VERIFY(shown.computed());
    QCoreApplication::processEvents();
    QStringList nameless;
    collectNameless(QAccessible::queryAccessibleInterface(&shown.window), nameless);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral("\n"))));
}

void AccessibilityTest::findAndTheMapHaveNames()
{
    Window shown;
    shown.window.showPage(QStringLiteral("plans"));
    QTRY_VERIFY(shown.computed());
    QTest::keyClick(&shown.window, Qt::Key_K, Qt::ControlModifier);
    auto *field = shown.window.findChild<QLineEdit *>(QStringLiteral("findField"));
    QVERIFY(field != nullptr && field->isVisible());
    QStringList nameless;
    collectNameless(QAccessible::queryAccessibleInterface(&shown.window), nameless);
    QTest::keyClicks(field, QStringLiteral("prices"));
    QVERIFY(field->accessibleDescription().startsWith(QStringLiteral("Prices"))); // what Enter would do is heard
    QTest::keyClick(field, Qt::Key_Escape);
    QTest::keyClick(&shown.window, Qt::Key_Slash, Qt::ControlModifier);
    auto *map = shown.window.findChild<QDialog *>(QStringLiteral("keyboardMap"));
    QVERIFY(map != nullptr);
    collectNameless(QAccessible::queryAccessibleInterface(map), nameless);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral("\n"))));
}

void AccessibilityTest::tabReachesEverythingAndComesAround()
{
    QFETCH(QString, page);
    QFETCH(bool, chinese);
    setLanguage(chinese ? Language::SimplifiedChinese : Language::English);
    Window shown;
    shown.window.showPage(page);
    QTRY_VERIFY(shown.computed());
    QCoreApplication::processEvents();
    const auto *widget = shown.window.findChild<QWidget *>(page + QStringLiteral("Page"));
    QVERIFY2(widget != nullptr, qPrintable(page + QStringLiteral("Page: the objectName of a page")));
    const QList<QWidget *> stops = tabStops(*widget);
    QVERIFY(!stops.isEmpty());
    for (const bool back : {false, true}) {
        const QList<QWidget *> reached = walk(stops.first(), back);
        QVERIFY2(!reached.contains(nullptr),
                 qPrintable(QStringLiteral("Tab does not leave %1").arg(nameOfWidget(QApplication::focusWidget()))));
        QStringList missed;
        for (QWidget *stop : stops) {
            if (stop->isVisible() && stop->isEnabled() && !isReached(stop, reached))
                missed += nameOfWidget(stop);
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QStringLiteral("\n"))));
    }
}

void AccessibilityTest::focusCanBeSeen_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("dark");
    for (const QString &page : MainWindow::pageIds()) {
        for (const bool dark : {false, true})
            QTest::newRow(qPrintable(page + (dark ? QStringLiteral(" dark") : QStringLiteral(" light"))))
                << page << dark;
    }
}

/// A control looks different while it has the focus.
void AccessibilityTest::focusCanBeSeen()
{
    QFETCH(QString, page);
    QFETCH(bool, dark);
    applyTheme(*qApp, dark ? Theme::Dark : Theme::Light);
    Window shown;
    shown.window.showPage(page);
    QTRY_VERIFY(shown.computed());
    QCoreApplication::processEvents();
    QStringList unseen;
    QList<QPointer<QWidget>> stops;
    for (QWidget *stop : tabStops(shown.window))
        stops += stop;
    for (const QPointer<QWidget> &stop : stops) {
        if (stop == nullptr || !stop->isVisible() || !stop->isEnabled() || stop->size().isEmpty())
            continue;
        if (QWidget *focus = QApplication::focusWidget())
            focus->clearFocus();
        QCoreApplication::processEvents();
        if (stop == nullptr)
            continue;
        const QImage before = stop->grab().toImage();
        shown.window.setAttribute(Qt::WA_KeyboardFocusChange); // as the Tab key does
        stop->setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        if (stop == nullptr || QApplication::focusWidget() != stop)
            continue;
        if (stop->grab().toImage() == before)
            unseen += nameOfWidget(stop);
    }
    QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QStringLiteral("\n"))));
}

/// The measure itself, against the ends of the scale and a pair published in WCAG's techniques: #767676 on white is the
/// lightest grey that reads.
void AccessibilityTest::contrastIsMeasured()
{
    QVERIFY(qAbs(contrast(Qt::black, Qt::white) - 21.0) < 1e-9);
    QVERIFY(qAbs(contrast(Qt::white, Qt::white) - 1.0) < 1e-9);
    QVERIFY(contrast(QColor(0x76, 0x76, 0x76), Qt::white) >= 4.5);
    QVERIFY(contrast(QColor(0x77, 0x77, 0x77), Qt::white) < 4.5);
}

void AccessibilityTest::textCanBeRead_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const Palette &colors = paletteOf(theme);
        const std::vector<std::pair<const char *, QColor>> grounds = {{"window", colors.window},
                                                                      {"surface", colors.surface},
                                                                      {"raised", colors.raised},
                                                                      {"selected", colors.selected},
                                                                      {"notice", colors.notice}};
        const std::vector<std::pair<const char *, QColor>> texts = {{"text", colors.text},
                                                                    {"muted", colors.mutedText},
                                                                    {"accent", colors.accent},
                                                                    {"cheaper", colors.cheaper},
                                                                    {"dearer", colors.dearer}};
        const QByteArray name = theme == Theme::Light ? "light, " : "dark, ";
        for (const auto &[textName, text] : texts) {
            for (const auto &[groundName, ground] : grounds)
                QTest::newRow((name + textName + " on " + groundName).constData()) << text << ground;
        }
        QTest::newRow((name + "text on accent").constData()) << colors.accentText << colors.accent;
    }
}

void AccessibilityTest::textCanBeRead()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QString::number(contrast(text, ground))));
}

QTEST_MAIN(AccessibilityTest)
#include "accessibility_test.moc"
