// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why.h"

#include <QWidget>

class QTextBrowser;
class QPushButton;

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

    void setWhy(const Why &why);
    void clear();
    /// What is shown, as plain text: also what [Copy] copies.
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();
    void retranslate();

    std::optional<Why> m_why;
    QTextBrowser *m_view;
    QPushButton *m_copy;
};

/// Lets a widget that shows one number answer Why when it has the focus (give it Qt::StrongFocus or Qt::ClickFocus).
void setWhyOf(QWidget *widget, const Why &why);
/// The answer of a widget, or of the current cell of an item view; nothing when it shows no number.
std::optional<Why> whyOf(const QWidget *widget);

} // namespace gpufolio::ui
