// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>
#include <QWidget>

#include <vector>

class QButtonGroup;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace gpufolio::ui
{

/// A page as the window lists it.
struct PageEntry {
    enum class Section { Start, Inputs, Decide, Reports };

    QString id; ///< as in --page: "start", "prices", "plans"
    Section section = Section::Start;
    QKeySequence key;
};

/// Title of a page in the language of the window.
QString pageTitle(const QString &id);

/// The list of pages at the left; narrow, it shows icons only.
class Navigation : public QWidget
{
    Q_OBJECT

public:
    explicit Navigation(std::vector<PageEntry> pages, QWidget *parent = nullptr);

    void setCurrent(const QString &id);
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }

Q_SIGNALS:
    void pageChosen(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void updateIcons();

    std::vector<PageEntry> m_pages;
    std::vector<QToolButton *> m_buttons; ///< parallel to m_pages
    std::vector<std::pair<PageEntry::Section, QLabel *>> m_sections;
    bool m_compact = false;
};

} // namespace gpufolio::ui
