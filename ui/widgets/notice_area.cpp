// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notice_area.h"

#include "theme/icons.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace gpufolio::ui
{

class NoticeArea::Notice : public QFrame
{
public:
    Notice(const QString &text, const QString &details, QWidget *parent)
        : QFrame(parent), m_text(new QLabel(text, this)), m_close(new QToolButton(this))
    {
        setProperty("notice", true);
        m_text->setWordWrap(true);
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_close->setAutoRaise(true);
        auto *row = new QHBoxLayout;
        row->addWidget(m_text, 1);
        row->addWidget(m_close, 0, Qt::AlignTop);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(10, 6, 6, 6);
        layout->addLayout(row);
        if (!details.isEmpty())
            layout->addWidget(makeDetails(details));
        retranslate();
    }

    QString text() const
    {
        const auto *details = findChild<QPlainTextEdit *>();
        return details == nullptr ? m_text->text() : m_text->text() + QLatin1Char('\n') + details->toPlainText();
    }
    QToolButton *closeButton() const { return m_close; }
    void retranslate()
    {
        m_close->setIcon(themeIcon(QStringLiteral("close")));
        m_close->setToolTip(NoticeArea::tr("Close this notice"));
        m_close->setAccessibleName(m_close->toolTip());
    }

private:
    QWidget *makeDetails(const QString &details)
    {
        auto *view = new QPlainTextEdit(details, this);
        view->setReadOnly(true);
        view->setFrameShape(QFrame::NoFrame);
        view->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        view->setAccessibleName(NoticeArea::tr("Details"));
        const qsizetype lines = std::min<qsizetype>(details.count(QLatin1Char('\n')) + 2, 7);
        view->setFixedHeight(static_cast<int>(lines) * view->fontMetrics().lineSpacing() + 10);
        return view;
    }

    QLabel *m_text;
    QToolButton *m_close;
};

NoticeArea::NoticeArea(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("notices"));
    m_layout->setContentsMargins(8, 6, 8, 0);
    m_layout->setSpacing(4);
    setVisible(false);
}

void NoticeArea::showNotice(const QString &id, const QString &text, const QString &details)
{
    hideNotice(id);
    auto *notice = new Notice(text, details, this);
    notice->setObjectName(QStringLiteral("notice.") + id);
    m_notices.insert(id, notice);
    m_layout->addWidget(notice);
    connect(notice->closeButton(), &QToolButton::clicked, this, [this, id] { hideNotice(id); });
    setVisible(true);
}

void NoticeArea::hideNotice(const QString &id)
{
    if (Notice *notice = m_notices.take(id)) {
        notice->hide();
        notice->deleteLater(); // its own button may be asking
    }
    setVisible(!m_notices.isEmpty());
}

QString NoticeArea::text(const QString &id) const
{
    const Notice *notice = m_notices.value(id);
    return notice == nullptr ? QString() : notice->text();
}

void NoticeArea::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        for (Notice *notice : std::as_const(m_notices))
            notice->retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
