<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CostTable</name>
    <message>
        <source>FY%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1-year commitments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1-year commitments, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-year commitments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-year commitments, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments of 2 years and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments of 2 years and more, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments under 2 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments under 2 years, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments, unused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanEdits</name>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make plan the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change number of machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change start of purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change option of purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change limit of upfronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change limit per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change limit of spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change limit of active machines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlansAdvice</name>
    <message>
        <source>Choose another option for the purchase, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another option, or add the price to the offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a dated rate of exchange to the inputs, or use offers of one currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the start of the purchase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the numbers smaller: amounts go up to 10^20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change, or correct the inputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan can&apos;t be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete: totals are of what is placed so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan breaks a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen what the workload may use, raise the quota, or choose another offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the limit below, or buy less.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PricesPage</name>
    <message>
        <source>Use these prices in place of the accepted ones?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 instead of %2 %3 an hour: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectSession</name>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PurchaseText</name>
    <message>
        <source>%1-year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, partly upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 per machine-hour, upfront spread over the term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 per GPU-hour, %3 x %4 in a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieved on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CashPanel</name>
    <message>
        <source>Billed by the end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash so far: billed cost added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ChartPanel</name>
    <message>
        <source>Show as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save numbers as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A chart of %n periods; Ctrl+T shows its numbers as a table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::MonthCashModel</name>
    <message>
        <source>Until the end of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::MonthCostModel</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fiscal year</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::MonthlyCostPanel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed cost, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised cost, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a fiscal year</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::Navigation</name>
    <message>
        <source>INPUTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DECIDE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::NoticeArea</name>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlanListModel</name>
    <message>
        <source>Not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared: one of the two plans is incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared: the plans are in two currencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1, the first plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete: placed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference to the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansCards</name>
    <message>
        <source>Not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, placed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the on-demand equivalent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the demand hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the committed hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new purchases, whole terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upfronts spread over their terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as invoices fall due</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansLimits</name>
    <message>
        <source>of each hour&apos;s demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machines of one offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood. Such as 2M, 1,200,000 or empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood. Such as 30%, at most 100%, or empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood. A whole number of machines, or empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed in a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of the upfronts of new purchases inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed in any calendar month of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of an offer&apos;s demand that spot may serve in each hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines of one offer under new commitments at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansList</name>
    <message>
        <source>The project is open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last plan stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate of this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the base of differences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansPage</name>
    <message>
        <source>Write PDF, XLSX, CSV or HTML (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is computed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan needs demand: these inputs have no workload yet. Start offers “Plan from a number”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monthly cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open plan by what was paid for (Ctrl+T: as a table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All plans: billed cost added up (Ctrl+T: as a table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads in the open plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan has no numbers yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan has numbers yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansPurchases</name>
    <message>
        <source>Purchases of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a purchase of one machine from the start of the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a purchase first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A purchase that is held is signed already and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchases of the open plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan buys nothing and nothing is held: all demand is served on demand and on spot.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansVerdict</name>
    <message>
        <source>No plan could be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceImportDialog</name>
    <message>
        <source>Accept prices that moved more than 5x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only where the file doesn&apos;t say, such as aws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a price table. The price book stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no price to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, read as %2: %3 rows read, %4 kept, %5 merged, %6 refused, %7 held back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 is used, %4 of %5 is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceTableModel</name>
    <message>
        <source>On-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1-year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price: this offer is not sold so, or our sources don&apos;t say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 upfront and %2 an hour, over %3 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/ GPU-h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/ machine-h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest commitment of that term; an upfront is spread over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As published, in the currency of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of one machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PricesFilterPanel</name>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>up to %Ln day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln offer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PricesPage</name>
    <message>
        <source>Import prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln offer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln offer(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln provider(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Held back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is open in another window; here it is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a SkyPilot catalog or our own price table (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No offer fits here. %Ln fit(s) with any choice of: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Widen: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price book is empty. Import a price table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU, provider, region, machine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that an offer must have (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ProjectActions</name>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worked example can&apos;t be opened. What was open stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened. What was open stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects and scenarios (*.gpufolio *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project (*.gpufolio)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last changes are not on disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project is open in another window. Here you can read it, not change it. Close the other window and open the project again to edit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last change is not on disk. It is kept here and written again with your next one; Project, Save a copy writes it to another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not be computed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ProjectMenu</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PurchaseModel</name>
    <message>
        <source>There is no plan yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No offer in use has a commitment to buy. Prices lists other machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: not among the prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The term isn&apos;t known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed already: paid in every plan, part of no approval form, outside the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed by this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not defined: no committed hour was used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not defined: no hour of the term lies inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held or new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost per used hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/machine-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ReportExportDialog</name>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plans are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan could be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the files a name without “/”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (replaces the one that is there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not written, nothing was changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartNumberForm</name>
    <message>
        <source>expected a number such as 64 or 8x8</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>expected a month such as 2027-01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a month such as 2027-12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is before the first month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is more than ten years later</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>expected GPUs of each month, such as 64 64 96</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interruptions per machine-hour, assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number such as 0.02</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1-year %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln offer(s) fit. Priced at %1 %2 in %3, </source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln machine(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per machine-hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No 1-year commitment is sold for it, so there is one plan only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no spot price; the rest stays on-demand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All on-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base load on 1-year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>70% reserved + 30% spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>70% reserved + on-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan from a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To, included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>office hours, MonĿri 8ጘ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by month…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, it writes checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare purchase plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of each month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May the work stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interruptions per machine-hour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartPage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See a worked example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serving and training on H100 for a year, in three plans: all on-demand, base load on a 1-year commitment, 70% reserved with spot on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project or a scenario. Or drop a file anywhere in this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartProjectCard</name>
    <message>
        <source>Look at the plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is planned yet. Plan from a number, or open a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (over a limit)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartRulesStrip</name>
    <message>
        <source>none: no present value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a share such as 8%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a rate such as 7.12; Enter applies it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter applies it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change discount rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They hold for every plan and stand in every report&apos;s footer. Months have their real hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers priced in %1 have no rate of exchange to %2, so the currency stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no time zone this system knows; expected a name such as Asia/Shanghai.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fiscal year starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half away from zero</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StatusLine</name>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::TopBar</name>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New, open, save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is invoiced (Ctrl+B switches)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread over the term it was paid for (Ctrl+B switches)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables and charts by month, quarter or fiscal year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fiscal year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency of all amounts; change it on Start, under Your rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices without a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Newest price in use: %1, %Ln day(s) old</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Newest price of the book: %1, %Ln day(s) old</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) old</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>dates differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of one comparison lie more than 90 days apart:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln price(s) in use have no date</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Click to see the prices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WhyDock</name>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WhyPanel</name>
    <message>
        <source>Click a number to see where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With its numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this explanation as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadCostModel</name>
    <message>
        <source>Commitments, unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak (machines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>sum of the months of the period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over these purchases of the upfronts and recurring fees that fall due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over these purchases of amortised cost - its unused part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 x %2, %3 from %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: this purchase is signed already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machines x (upfront + recurring fee x hours of the term)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in each month amortised cost x unused hours / hours owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed hours used / committed hours owed inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amortised cost inside the horizon / committed hours used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost per used machine-hour / GPUs of the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upfront x hours inside the horizon / hours of the term + recurring fee x hours inside the horizon, for each machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: no committed hour was used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of the term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed hours owed inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed hours used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised cost inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its on-demand and spot hours at their prices + its share, by hours used, of the commitments that served it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the hours of the horizon of the GPUs that the workload asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-hours asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>served by commitments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>served on spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>served on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amortised cost of %1 - amortised cost of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF can&apos;t be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price book has no on-demand price of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price book has no on-demand price of %1 in %2, only in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project can&apos;t be written, so it can&apos;t keep other prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the open project itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of %1 %2: %3 per machine-hour and %4 upfront for %5 hours; source %6, valid from %7, retrieved %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of %1 %2: %3 per machine-hour; source %4, valid from %5, retrieved %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices are of different dates: %1 is of %2, %3 is of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on spot: each useful hour is billed %2 hours (lost work, restarts and checkpoints; closed form for exponential interruptions), so %3 costs %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: spot on %2 would cost %3 per useful machine-hour, on-demand costs %4: too many restarts. Not used and not counted as a saving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: notice and protected time are not counted in its spot cost, which is the cautious side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of exchange of %1: 1 %2 = %3 %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net present value at %1 a year (effective), by whole days over 365.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months are calendar months of %1 with their real hours; a one-year term is 8,760 hours, a three-year term 26,280 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts are exact and rounded once where they are shown, half to even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts are exact and rounded once where they are shown, half away from zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours were found, expected a horizon of 1 to 876000 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a discount rate above -1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer &apos;%1&apos; is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected more than 0 accelerators per instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The term of %1 is %2 hours, expected at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected the id of an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected the id of a commitment of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 instances were found, expected 1 to 1000000000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new commitment starts at %1, expected a start before the horizon ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan is complete: each leaves a workload without a place or breaks a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It signs nothing new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It signs %1 until %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs %2 (amortised). %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the only complete plan and costs %2 (amortised). %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the cheapest: %2 (amortised), %3 less than %4. %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the cheapest complete plan: %2 (amortised). %3 is not complete. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs %2 less than %3 (%4, amortised). %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a CSV file with %1 columns of numbers was found, expected exactly one or the key &apos;column&apos; with a name of its first line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; was not found, expected it beside the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a CSV file without rows was found, expected one row for each hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both &apos;%1&apos; and &apos;%2&apos; were found, expected one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a demand without values was found, expected one of &apos;constant&apos;, &apos;monthly&apos;, &apos;weekly&apos;, &apos;daily&apos;, &apos;hourly&apos;, &apos;csv&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty series was found, expected at least one value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values were found, expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a series of %1 hours was found, expected at most the %2 hours of the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a series of %1 months was found, expected at most the %2 local months of the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found without &apos;%2&apos;, expected it only beside that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a time after &apos;from&apos;, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 machine-hours on %2 have no place, the first in %3: quota or lead time are too tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 machine-hours on %2 have no place, the first in %3: there is no on-demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rate of exchange from %1 to %2 dated on or before %3; enter one under exchangeRates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New purchases pay %1 upfront, the limit allows %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is billed %2, the limit allows %3 a month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 new committed instances at the same time, the limit allows %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 has %3 instances at the same time, its quota is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is to be had from %3 on, the purchase starts at %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 ends at %3, after the horizon, which the policy forbids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 buys %2 instances on %3, the limit allows %4 per purchase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second option of kind &apos;onDemand&apos; was found, expected at most one in an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second option of kind &apos;spot&apos; was found, expected at most one in an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unknown offer &apos;%1&apos; was found, expected the id of one of the &apos;offers&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unknown offer &apos;%1&apos; was found; did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in an option of kind &apos;%2&apos;, expected it only in one of kind &apos;%3&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a commitment with neither an upfront nor an hourly price was found, expected one of them above 0: a price of 0 counts as missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an hourly price of 0 was found, expected one above 0: a price of 0 counts as missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hourly price was found, expected the key &apos;hourly&apos;, &quot;0&quot; for a commitment that is paid all upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hourly price was found, expected the key &apos;hourly&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found after %2, expected the entries in order of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no offers to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1 GPUs in one machine, largest is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no offer that fits has an on-demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of %1 offers fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offer &apos;%1&apos; is not in this price book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2, which is not among the allowed accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has less than %2 GB of memory per accelerator, or it is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no %2 interconnect, or it is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has less than %2 Gb/s of network, or it is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has fewer than %2 vCPUs per accelerator, or it is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has less than %2 TB of local disk, or it is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not certified for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in %2, which is not among the allowed regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unknown option &apos;%1&apos; was found, expected the id of an option of this offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unknown option &apos;%1&apos; was found; did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; of kind &apos;%2&apos; was found, expected one of kind &apos;commitment&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a start before the horizon&apos;s end, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a time inside the horizon, from %2 to before %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, which this version doesn&apos;t compute yet; expected an input without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format &apos;%1&apos; was found, expected &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format version %1 was found, which a newer version of the program wrote; expected at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rate from %1 to %1 was found, expected two currencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second rate from %1 to %2 of %3 was found, expected one a day; the first stands in line %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a number from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a number above %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a number of at least %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a decimal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a text in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty text was found, expected at least one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected whole hours from 1 to %2 (100 years)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; was found again, expected each to stand once; it first stands in line %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: spot on %2 is not used because its interruption rate is not known; enter interruptionsPerHour (0 only if it is never interrupted).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: spot on %2 is not used because the workload has no checkpoints; without them an interruption loses everything. Enter checkpointEverySeconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: spot on %2 is not used: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected the name of an accelerator or a list of names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found both in &apos;needs&apos; and beside it, expected it once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both &apos;accelerators&apos; and &apos;demand&apos; were found, expected one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;optimal&apos; was found with &apos;checkpointSeconds&apos; of 0, expected one above 0: checkpoints that cost nothing have no best interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a number of seconds or &apos;optimal&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; was found, but it is a name of %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected onDemand, commitment or spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected accepted, heldBack or incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a negative price was found, expected 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value was found, expected none: only a commitment has a term and an upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no term was found, expected the hours of the commitment, such as 8760</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no upfront was found, expected one: the payment option is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price of 0 was found, expected a price above 0 (a price that isn&apos;t known must be left out)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty cell was found in column &apos;%1&apos;, expected a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table of prices was found; its columns are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price of %1 was found, which is taken as missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two prices of %1 (%2) were found, in lines %3 and %4; none is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price rose from %1 to %2, more than 5 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price fell from %1 to %2, to less than a fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source &apos;%1&apos; was found, expected auto, skypilot or csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sort key &apos;%1&apos; was found, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is priced without its accelerators; such prices are incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price of accelerators alone (%1) was found, and no machine that has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no price was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the lowest bid that is accepted, not a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the on-demand price of local zone %1 is that of its region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the spot price of %1 is its on-demand price: there is no spot price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the spot price of %1 in %2 is exactly %3 %% of the on-demand price; it may be made up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the spot price of %1 in %2 is above its on-demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 costs %3 per accelerator-hour; expected 0.02 to 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a template of prices per part was found, expected the price of a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file doesn&apos;t tell whose prices it holds; expected the cloud in its name, such as v8-aws.csv, or aws/vms.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no instance type was found, expected the name of a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, which is no size of a virtual machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a promotion, not a list price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a test region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 in the file and %3 in our table, which is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 accelerators in the file and %3 in our table, which is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no accelerator was found, and &apos;%1&apos; is not in our table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in no table; its name is kept as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of accelerators of &apos;%1&apos; is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project is in use by process %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project is in use by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project can&apos;t be opened for writing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file is damaged: &apos;%1&apos; was found in a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project was written by a newer version of Gpufolio; it is left as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a database was found that is no Gpufolio project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project is open for reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty file name was found, expected a project file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has no price book &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; was found, expected one that no price book of the project has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; the project keeps its last saved state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file is being written by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is no Gpufolio project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file is damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file can&apos;t be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file can&apos;t be written: it or its folder is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project file can&apos;t be read or written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the inputs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions: prices, dates, rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (base; placed so far)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (placed so far)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (base)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete, placed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infeasible: a limit can&apos;t hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: there is no month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, difference to the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank by amortised cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed in the dearest month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dearest month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences are plan minus base, taken of exact amounts and rounded once; negative is cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed and amortised are two views of the same cost, never added together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacked bars, one a month from %1 to %2, of %3. The figures stand in the table of months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash view: upfronts when their term starts, hourly charges in the month in which the hour starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand + spot + recurring fees + upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Billed Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the period with each upfront spread straight-line over its term; never added to billed cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand + spot + amortised commitments, unused hours included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Effective Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of hours paid per use, without an obligation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the offers of on-demand price per machine-hour x on-demand hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Pricing Category Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of interruptible hours, the hours lost to interruptions and checkpoints included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the offers of spot price per machine-hour x billed spot hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Pricing Category Dynamic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised cost of commitments, whether their hours are used or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upfront x hours of the period / hours of the term + recurring fee x hours of the period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Effective Cost of Commitment Discount Status Used and Unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the amortised cost of commitments that paid for hours nobody used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amortised cost of commitments x unused hours / hours owed, for each commitment and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Commitment Discount Status Unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfronts billed when the terms of commitments start inside the horizon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the commitments that start of machines x upfront per machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Charge Category Purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurring fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourly fees of commitments, billed whether the hours are used or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the commitments of machines x recurring fee per machine-hour x hours of the term in the period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Charge Frequency Recurring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepaid balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfronts paid but not yet amortised, at the end of the period; an asset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepaid balance before + billed - amortised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics: billed = amortised + change in prepaid balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cumulative billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash paid from the start of the horizon to the end of the period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of billed cost of the months so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand equivalent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the same demand would cost on demand at list prices, before discounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the offers of demand hours x on-demand price of each hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics, Measures; FOCUS 1.2, List Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Savings against on-demand equivalent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much less the plan costs, amortised, than the same demand on demand; negative when it costs more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand equivalent - amortised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics, Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective savings rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Savings as a share of the on-demand equivalent; not defined without usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 - amortised / on-demand equivalent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FinOps Foundation, Effective Savings Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitment coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the demand that commitments served, where an offer has a commitment to buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed hours used / demand hours of offers that have a commitment option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitment utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the committed hours that were used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepaid after the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfronts paid for hours after the horizon; an asset that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the commitments of upfront x hours after the horizon / hours of the term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics, Two views of cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owed after the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurring fees of commitments still to be paid after the horizon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the commitments of recurring fee per machine-hour x hours after the horizon x machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed after the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is bound after the horizon, paid already or still owed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepaid after the horizon + owed after the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the plan&apos;s new commitments bind over their whole terms; held ones are signed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the new commitments of machines x (upfront + recurring fee x hours of the term)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net present value of the billed cost; not defined without a discount rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of cash flow / (1 + annual rate)^(days since the start / 365)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XNPV of spreadsheets; Gpufolio semantics, Two views of cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPV after tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPV corrected for what lies after the horizon; plans with different tails are compared by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPV - present value of prepaid at the end + present value of what is owed after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-hours served on demand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>demand hours - committed hours used - useful spot hours - hours without a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics, Demand and serving order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-hours of commitments that served demand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in each hour the smaller of demand and committed machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed hours unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-hours of commitments that were paid and not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed hours owed - committed hours used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot hours billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-hours billed on spot, lost work and checkpoints included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the workloads of useful spot hours x factor, factor = e^(hR) (e^(h(tau + d)) - 1) / (h tau)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics, Demand and serving order; Daly 2006, exponential failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot hours, useful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-hours of demand served on spot, without lost work and checkpoints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>demand of interruptible workloads left by commitments, up to the spot cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine-hours that the workloads ask for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the hours of ceil(accelerators / accelerators of a machine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per machine-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of one whole machine for one hour, as the source states it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as read from the price source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, List Unit Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of one GPU of the machine for one hour; derived for comparing, nothing is bought by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amortised price per machine-hour / GPUs of the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics, Offers, options, dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised price per machine-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a machine-hour of a commitment when each of its hours is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recurring fee + upfront / hours of the term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost per used machine-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a machine-hour of a commitment costs when the unused ones are carried by the used ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amortised cost of commitments / committed hours used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCUS 1.2, Effective Cost: used plus unused over the used quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of its hours that a commitment must be used for to cost no more than on-demand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amortised price per machine-hour / on-demand price per machine-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole machines of an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the plan says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours that the workloads ask for inside the horizon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over the hours of GPUs asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised cost of a workload: its own on-demand and spot hours and its part of shared commitments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand + spot + amortised cost of the committed hours it used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gpufolio semantics: parts by hours used, largest remainder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/machine-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: an offer in use has no on-demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: there is no usage to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: no discount rate is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: no commitment is owed in this period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: there is no demand on an offer that has a commitment option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed = on-demand + spot + upfront + recurring fee; amortised = on-demand + spot + commitments, of which unused is a part; billed = amortised + change of the prepaid balance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amortised cost by month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments of 2 years and more, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments under 2 years, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments, used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments, unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on-demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: the machine has no GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices used, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfront per machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: no hour of the term lies inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day of the term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held or new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan holds and buys no commitment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To sign counts new commitments over their whole terms; upfront, amortised and used count the hours inside the horizon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a used hour of the commitments costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below on-demand if fully used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost per used GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: the offer has no on-demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts in %1, exact until they are printed, then rounded once to the minor unit, half away from zero. Hours are whole UTC hours, months are calendar months of %2 with their real hours. Amortised and billed are two views of the same cost, never added together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts in %1, exact until they are printed, then rounded once to the minor unit, half to even. Hours are whole UTC hours, months are calendar months of %2 with their real hours. Amortised and billed are two views of the same cost, never added together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU capacity plans: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals, placed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals of a plan that breaks a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infeasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figures mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definition followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 of %3 workloads have no place. Placed so far: %4 amortised, %5 billed. It has no rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is infeasible: it breaks a limit. As it stands it costs %2 amortised (%3 billed). It has no rank. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon; an offer has no on-demand price to compare with. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon, as much as the same demand on demand. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon, %4 less than the same demand on demand (%5). %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon, %4 more than the same demand on demand (%5). %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of each option; the plan has none of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price from %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per GPU-hour, with %1 GPUs in a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derived for comparing; nothing is bought by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours on %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours billed for an hour of work on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost work, restarts and checkpoints; closed form for exponential interruptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of exchange in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newest rate of the scenario dated on or before the month&apos;s last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of the term in the month: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepaid balance at the start of the month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed hours owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours without a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of the month inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate a year, effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid on %1, day %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held: signed already, so there is nothing to sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The term doesn&apos;t begin inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded together with the other workloads by largest remainder, so that the parts sum to the whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand of %1 inside the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most machines at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left over in whole machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the months, each: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours after the horizon: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no new commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand hours of offers that have a commitment option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the workloads&apos; costs and unused commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan holds and buys no commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the scenario states it, without a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source: %1; retrieved: %2; valid from: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurring fee of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfront of %1, %2, per machine for %3 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact until it is shown, then rounded once to %1 decimals of %2, half to even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact until it is shown, then rounded once to %1 decimals of %2, half away from zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 The last term, %1, is what the rounded parts miss to the exact figure rounded once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices keep the decimals of their source; those that are computed are shown with at most 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown as a percentage with one decimal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours are whole but for those of spot, which are shown with at most 6 decimals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count; nothing is rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads, placed so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total, amortised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of more than 15 digits are written as text, because a spreadsheet would lose their last digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook can&apos;t be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without interruptions there is no best checkpoint interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With checkpoints that take no time there is no best interval: enter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hazard, checkpoint and restart time must not be negative and the interval must be above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these interruptions the work would hardly ever finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a time zone of the IANA list such as UTC or Asia/Shanghai.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number with the decimal sign &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, which may mean %2 or %3; expected the decimal sign to be chosen or shown by other rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quoted field begins here, but its closing &apos;&quot;&apos; was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found after a closing quote, expected &apos;%2&apos; or the end of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of more than %1 bytes was found, expected at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of empty fields was found, expected a header with column names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of numbers was found, expected a header with column names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column &apos;%1&apos; was found again, expected it once; it is column %2 and column %3 of the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row of %1 fields was found, expected %2 as in the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty file was found, expected a header with column names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column &apos;%1&apos; was not found; the header has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in a column of numbers, expected decimal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a currency code of three capital letters such as USD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount is beyond the range of exact money (about 1.7e26).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A division by zero has no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a decimal number such as 1234.50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number of at most 1e20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such file was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder was found, expected a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no permission to read the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file can&apos;t be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file can&apos;t be written: its folder was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder was found, expected a file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no permission to write the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; the file was left as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file would be too large; it was left as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file can&apos;t be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of more than %1 bytes was found, expected at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a time that exists, with its offset, such as 2027-01-01T00:00:00Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a whole hour of UTC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a day that exists, such as 2027-02-28.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a month such as 2027-02.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected an array [ ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected an object { }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number of at least %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number of at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected a number of at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; was not found, expected it in this object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was found, expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unknown key &apos;%1&apos; was found; did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unknown key &apos;%1&apos; was found, expected only keys of the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of a surrogate pair was found in a string, expected a whole character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrays and objects nested deeper than %1 levels were found, expected at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; was found again, expected it once; it first stands in line %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JSON text of %1 bytes was found, expected at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found after the value, expected the end of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found, expected a JSON value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a key in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found, expected a key or &apos;}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected &apos;:&apos; after the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found, expected &apos;:&apos; after the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected &apos;,&apos; or &apos;}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found, expected &apos;,&apos; or &apos;}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected &apos;,&apos; or &apos;]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found, expected &apos;,&apos; or &apos;]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in a string, expected \u with four hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found in a string, expected the closing &apos;&quot;&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in a string, expected a closing &apos;&quot;&apos; or a valid escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number %1 was found, expected one below 1e308</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected digits after the decimal point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found, expected digits after the decimal point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected digits in the exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file was found, expected digits in the exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a JSON value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the line was found in a string, expected the closing &apos;&quot;&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the control character &apos;%1&apos; was found in a string, expected an escape such as \t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number without leading zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 can&apos;t be added without a dated rate of exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16 text was found, expected UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a NUL byte was found, expected UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the byte %1 was found, which is not UTF-8; expected UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A demand of more than 1e15 was reached; check the growth.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
