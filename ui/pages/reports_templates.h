// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"

#include <QListWidget>

namespace gpufolio::ui
{

/// The kinds of report, each with what it is for.
class ReportsTemplates : public QListWidget
{
    Q_OBJECT

public:
    explicit ReportsTemplates(QWidget *parent = nullptr);

    ReportTemplate current() const;
    /// @param name "memo", "approval", "full" @return false when there is no such kind
    bool choose(const QString &name);
    /// Names alone where there is no room for more.
    void setNarrow(bool narrow);

Q_SIGNALS:
    void chosen(gpufolio::ReportTemplate kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    bool m_narrow = false;
};

} // namespace gpufolio::ui
