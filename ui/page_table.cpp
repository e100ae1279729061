// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_table.h"

#include "pages/compare_page.h"
#include "pages/plans_page.h"
#include "pages/prices_page.h"
#include "pages/reports_page.h"
#include "pages/start_page.h"
#include "pages/workloads_page.h"
#include "project_actions.h"

namespace gpufolio::ui
{

namespace
{

QWidget *makeStart(const PageServices &services, QWidget *parent)
{
    auto *page = new StartPage(services.session, parent);
    QObject::connect(page, &StartPage::exampleRequested, &services.actions, &ProjectActions::openExample);
    QObject::connect(page, &StartPage::openRequested, &services.actions, &ProjectActions::chooseFile);
    QObject::connect(page, &StartPage::fileRequested, &services.actions, &ProjectActions::openFile);
    const auto showRecent = [page, &actions = services.actions] { page->setRecentFiles(actions.recentFiles()); };
    QObject::connect(&services.actions, &ProjectActions::recentFilesChanged, page, showRecent);
    showRecent();
    QObject::connect(page, &StartPage::pageRequested, page, services.go);
    return page;
}

QWidget *makePrices(const PageServices &services, QWidget *parent)
{
    auto *page = new PricesPage(services.session, parent);
    QObject::connect(page, &PricesPage::goRequested, page, services.go);
    return page;
}

QWidget *makePlans(const PageServices &services, QWidget *parent)
{
    auto *page = new PlansPage(services.session, parent);
    QObject::connect(page, &PlansPage::reportRequested, page,
                     [go = services.go] { go(QStringLiteral("reports/template:memo")); });
    return page;
}

QWidget *makeCompare(const PageServices &services, QWidget *parent)
{
    return new ComparePage(services, parent);
}

QWidget *makeReports(const PageServices &services, QWidget *parent)
{
    auto *page = new ReportsPage(services.session, parent);
    QObject::connect(page, &ReportsPage::exampleRequested, &services.actions, &ProjectActions::openExample);
    return page;
}

template <typename PageWidget> QWidget *makeOfSession(const PageServices &services, QWidget *parent)
{
    return new PageWidget(services.session, parent);
}

} // namespace

const std::vector<PageMaker> &allPages()
{
    using Section = PageEntry::Section;
    static const std::vector<PageMaker> pages = {
        {{QStringLiteral("start"), Section::Start, QKeySequence(Qt::ALT | Qt::Key_Home)}, makeStart},
        {{QStringLiteral("prices"), Section::Inputs, QKeySequence(Qt::CTRL | Qt::Key_1)}, makePrices},
        {{QStringLiteral("workloads"), Section::Inputs, QKeySequence(Qt::CTRL | Qt::Key_3)},
         makeOfSession<WorkloadsPage>},
        {{QStringLiteral("plans"), Section::Decide, QKeySequence(Qt::CTRL | Qt::Key_4)}, makePlans},
        {{QStringLiteral("compare"), Section::Decide, QKeySequence(Qt::CTRL | Qt::Key_5)}, makeCompare},
        {{QStringLiteral("reports"), Section::Reports, QKeySequence(Qt::CTRL | Qt::Key_0)}, makeReports},
    };
    return pages;
}

} // namespace gpufolio::ui
