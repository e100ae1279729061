// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_drop.h"

#include "session/known_file.h"
#include "theme/theme.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QWidget>

namespace gpufolio::ui
{

namespace
{

constexpr std::size_t mostLines = 6;

/// Empty when something else than files is dragged, such as text or links of a browser.
QStringList localFiles(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

} // namespace

/// Covers the window while files are dragged over it.
class FileDrop::Veil : public QWidget
{
public:
    explicit Veil(QWidget *window) : QWidget(window)
    {
        setObjectName(QStringLiteral("dropVeil"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    void say(const QString &title, const QStringList &lines)
    {
        m_title = title;
        m_lines = lines;
        setAccessibleName(title);
        setAccessibleDescription(lines.join(QLatin1Char('\n')));
        setGeometry(parentWidget()->rect());
        raise();
        show();
        update();
    }
    QString text() const { return m_title + QLatin1Char('\n') + m_lines.join(QLatin1Char('\n')); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Palette &colours = themePalette();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor ground = colours.window;
        ground.setAlphaF(0.75F);
        painter.fillRect(rect(), ground);
        constexpr int margin = 12;
        constexpr int lineWidth = 3;
        painter.setPen(QPen(colours.accent, lineWidth, Qt::DashLine));
        painter.drawRoundedRect(rect().adjusted(margin, margin, -margin, -margin), margin, margin);

        QFont large = font();
        large.setPointSizeF(font().pointSizeF() * 1.6);
        large.setBold(true);
        const QFontMetrics titleMetrics(large);
        const QFontMetrics metrics(font());
        const int spacing = metrics.lineSpacing() * 3 / 2;
        const int wide = width() - 6 * margin;
        const int high = titleMetrics.height() + spacing * (static_cast<int>(m_lines.size()) + 1);
        int y = (height() - high) / 2;
        painter.fillRect(QRect(2 * margin, y - 2 * margin, width() - 4 * margin, high + 3 * margin), colours.window);
        const auto line = [&](const QFontMetrics &of, const QString &text) {
            painter.drawText(QRect(3 * margin, y, wide, of.height()), Qt::AlignCenter,
                             of.elidedText(text, Qt::ElideMiddle, wide));
        };
        painter.setFont(large);
        painter.setPen(colours.text);
        line(titleMetrics, m_title);
        y += titleMetrics.height() + spacing;
        painter.setFont(font());
        for (const QString &text : m_lines) {
            line(metrics, text);
            y += spacing;
        }
    }

private:
    QString m_title;
    QStringList m_lines;
};

FileDrop::FileDrop(QWidget *window) : QObject(window), m_window(window), m_veil(new Veil(window))
{
    window->setAcceptDrops(true);
    qApp->installEventFilter(this);
}

FileDrop::~FileDrop() = default;

QString FileDrop::shownText() const
{
    return m_veil->isVisible() ? m_veil->text() : QString();
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::DragLeave && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (widget == nullptr || widget->window() != m_window)
        return QObject::eventFilter(watched, event);
    if (type == QEvent::DragLeave) {
        m_veil->hide();
        return QObject::eventFilter(watched, event);
    }
    auto &drag = static_cast<QDropEvent &>(*event);
    if (localFiles(drag.mimeData()).isEmpty())
        return QObject::eventFilter(watched, event); // text for a field
    const QWidget *modal = QApplication::activeModalWidget();
    if (widget != m_window || (modal != nullptr && modal != m_window)) {
        event->ignore(); // the question then goes on to the widgets around, and at last to the window
        return true;
    }
    if (type == QEvent::Drop)
        drop(drag);
    else
        this->drag(drag);
    return true;
}

void FileDrop::drag(QDropEvent &event)
{
    event.acceptProposedAction();
    cover(localFiles(event.mimeData()));
}

void FileDrop::drop(QDropEvent &event)
{
    event.acceptProposedAction();
    m_veil->hide();
    const QStringList paths = localFiles(event.mimeData());
    QMetaObject::invokeMethod(
        this, [this, paths] { Q_EMIT dropped(paths); }, Qt::QueuedConnection);
}

/// What will happen, a line for each file.
void FileDrop::cover(const QStringList &paths)
{
    if (m_veil->isVisible() && paths == m_paths)
        return;
    m_paths = paths;
    const KnownFiles files = recogniseFiles(paths);
    QStringList lines;
    const auto add = [&lines](const std::vector<KnownFile> &some, const auto &sentence) {
        for (const KnownFile &file : some)
            lines += sentence(file, QFileInfo(file.path).fileName());
    };
    const bool tooMany = files.opened.size() > 1;
    add(files.opened, [](const KnownFile &file, const QString &name) {
        return file.kind == KnownFile::Kind::Project ? tr("%1: opens this project").arg(name)
                                                     : tr("%1: opens this scenario as a new project").arg(name);
    });
    add(files.prices, [](const KnownFile &, const QString &name) { return tr("%1: prices to import").arg(name); });
    add(files.refused, [](const KnownFile &file, const QString &) { return file.found; });
    const auto more = lines.size() - static_cast<qsizetype>(mostLines);
    if (more > 0) {
        lines.resize(static_cast<qsizetype>(mostLines));
        lines += tr("and %Ln more", nullptr, static_cast<int>(more));
    }
    if (tooMany)
        lines += tr("One project or scenario can be open at a time: drop one of them.");
    else if (!files.refused.empty())
        lines += acceptedFiles();
    const bool useful = !tooMany && (!files.opened.empty() || !files.prices.empty());
    m_veil->say(useful ? tr("Drop to open") : tr("Nothing to open here"), lines);
}

} // namespace gpufolio::ui
