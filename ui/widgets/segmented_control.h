// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace gpufolio::ui
{

/// A few choices side by side, one of them pressed: [Billed|Amortised].
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    /// @param names object names of the buttons, for screen readers and tests; texts come by setTexts()
    explicit SegmentedControl(const QStringList &names, QWidget *parent = nullptr);

    void setTexts(const QStringList &texts, const QStringList &toolTips = {});
    int current() const;
    /// Emits nothing.
    void setCurrent(int index);

Q_SIGNALS:
    void chosen(int index); ///< by a person

private:
    QButtonGroup *m_group;
};

} // namespace gpufolio::ui
