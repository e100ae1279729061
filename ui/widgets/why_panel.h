// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why.h"

#include <QWidget>

class QTextBrowser;
class QPushButton;
class QUrl;

namespace gpufolio::ui
{

/// Shows why a number is what it is: formula, formula with the numbers put in, inputs with their sources, rounding
/// rule.
///
/// A page needs nothing but item models with WhyRole: the main window follows the current cell of the view that has the
/// focus. A label or chart hands its own answer over by the dynamic property of setWhyOf().
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WhyPanel(QWidget *parent = nullptr);

    /// Shows an answer from the start: nothing to go back to.
    void setWhy(const Why &why);
    void clear();
    /// Shows the answer behind a link of the one that is shown; back() returns.
    void push(const Why &why);
    void back();
    const std::optional<Why> &why() const { return m_why; }
    /// What is shown, as plain text: also what [Copy] copies.
    QString text() const;

Q_SIGNALS:
    /// An input, or the place of the number itself, was chosen.
    void linkChosen(const gpufolio::WhyLink &link);
    void placeChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow(const QUrl &url);
    QString inputsHtml() const;
    void render();
    void retranslate();

    std::optional<Why> m_why;
    std::vector<Why> m_before; ///< what back() returns to
    QTextBrowser *m_view;
    QPushButton *m_back;
    QPushButton *m_copy;
};

/// Lets a widget that shows one number answer Why when it has the focus (give it Qt::StrongFocus or Qt::ClickFocus).
void setWhyOf(QWidget *widget, const Why &why);
/// The answer of a widget, or of the current cell of an item view; nothing when it shows no number.
std::optional<Why> whyOf(const QWidget *widget);

} // namespace gpufolio::ui
