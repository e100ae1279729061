// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace gpufolio::ui
{

class WhatIfSlider;

/// The sliders that lay an overlay over all plans: use, growth, dates, prices, spot share. They edit nothing; [Apply to
/// inputs] does, as one undo step, and ✕ drops the overlay.
class WhatIfBar : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfBar(ProjectSession &session, QWidget *parent = nullptr);

    /// Only the line with the button is there; the sliders unfold from it.
    void setFolded(bool folded);
    bool isFolded() const;
    WhatIfSlider *slider(int index) const { return m_sliders[static_cast<std::size_t>(index)]; }
    static constexpr int sliderCount = 6;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void take();
    void send();
    void drop();
    void showOverlay();
    void retranslate();

    ProjectSession &m_session;
    QToolButton *m_unfold;
    QLabel *m_sentence;
    QPushButton *m_apply;
    QToolButton *m_drop;
    QWidget *m_sliderArea;
    QGridLayout *m_grid = nullptr;
    int m_columns = 0;
    bool m_sending = false;
    std::array<WhatIfSlider *, sliderCount> m_sliders;
    QTimer m_coalesce; ///< a drag makes many steps; one frame of them is sent at a time
};

/// "use 60 % · starts 2 months late"; empty when there is no overlay.
QString whatIfText(const WhatIf &whatIf);

} // namespace gpufolio::ui
