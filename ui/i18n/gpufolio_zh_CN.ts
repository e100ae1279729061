<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CostTable</name>
    <message>
        <source>FY%1</source>
        <translation>%1 财年</translation>
    </message>
    <message>
        <source>1-year commitments</source>
        <translation>1 年期承诺</translation>
    </message>
    <message>
        <source>1-year commitments, used</source>
        <translation>1 年期承诺（已用）</translation>
    </message>
    <message>
        <source>3-year commitments</source>
        <translation>3 年期承诺</translation>
    </message>
    <message>
        <source>3-year commitments, used</source>
        <translation>3 年期承诺（已用）</translation>
    </message>
    <message>
        <source>Commitments of 2 years and more</source>
        <translation>2 年及以上承诺</translation>
    </message>
    <message>
        <source>Commitments of 2 years and more, used</source>
        <translation>2 年及以上承诺（已用）</translation>
    </message>
    <message>
        <source>Commitments under 2 years</source>
        <translation>2 年以下承诺</translation>
    </message>
    <message>
        <source>Commitments under 2 years, used</source>
        <translation>2 年以下承诺（已用）</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Commitments, unused</source>
        <translation>承诺（闲置）</translation>
    </message>
</context>
<context>
    <name>PlanEdits</name>
    <message>
        <source>New plan</source>
        <translation>新方案</translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Duplicate plan</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>Remove plan</source>
        <translation>移除方案</translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <source>Make plan the base</source>
        <translation>设为对比基准</translation>
    </message>
    <message>
        <source>Add purchase</source>
        <translation>添加采购</translation>
    </message>
    <message>
        <source>Remove purchase</source>
        <translation>移除采购</translation>
    </message>
    <message>
        <source>Change number of machines</source>
        <translation>更改台数</translation>
    </message>
    <message>
        <source>Change start of purchase</source>
        <translation>更改采购开始时间</translation>
    </message>
    <message>
        <source>Change option of purchase</source>
        <translation>更改采购方式</translation>
    </message>
    <message>
        <source>Change limit of upfronts</source>
        <translation>更改预付上限</translation>
    </message>
    <message>
        <source>Change limit per month</source>
        <translation>更改月上限</translation>
    </message>
    <message>
        <source>Change limit of spot</source>
        <translation>更改竞价上限</translation>
    </message>
    <message>
        <source>Change limit of active machines</source>
        <translation>更改同时在用台数上限</translation>
    </message>
</context>
<context>
    <name>PlansAdvice</name>
    <message>
        <source>Choose another option for the purchase, or remove it.</source>
        <translation>请为该采购换一种方式，或将其移除。</translation>
    </message>
    <message>
        <source>Choose another option, or add the price to the offer.</source>
        <translation>请换一种方式，或为该规格补充价格。</translation>
    </message>
    <message>
        <source>Add a dated rate of exchange to the inputs, or use offers of one currency.</source>
        <translation>请在输入中添加带日期的汇率，或只使用同一币种的规格。</translation>
    </message>
    <message>
        <source>Change the start of the purchase.</source>
        <translation>请更改采购的开始时间。</translation>
    </message>
    <message>
        <source>Make the numbers smaller: amounts go up to 10^20.</source>
        <translation>请减小数值：金额最大为 10^20。</translation>
    </message>
    <message>
        <source>Undo the last change, or correct the inputs.</source>
        <translation>请撤销上一步更改，或修正输入。</translation>
    </message>
    <message>
        <source>This plan can&apos;t be computed.</source>
        <translation>此方案无法计算。</translation>
    </message>
    <message>
        <source>Incomplete: totals are of what is placed so far.</source>
        <translation>不完整：合计只包含目前已安置的部分。</translation>
    </message>
    <message>
        <source>This plan breaks a limit.</source>
        <translation>此方案超出限制。</translation>
    </message>
    <message>
        <source>Widen what the workload may use, raise the quota, or choose another offer.</source>
        <translation>请放宽负载可用的范围、提高配额，或选择其他规格。</translation>
    </message>
    <message>
        <source>Raise the limit below, or buy less.</source>
        <translation>请提高下方的上限，或减少采购。</translation>
    </message>
</context>
<context>
    <name>PricesPage</name>
    <message>
        <source>Use these prices in place of the accepted ones?</source>
        <translation>用这些价格替换已采用的价格？</translation>
    </message>
    <message>
        <source>%1 instead of %2 %3 an hour: %4</source>
        <translation>每小时 %1 替换 %2 %3：%4</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectSession</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
</context>
<context>
    <name>PurchaseText</name>
    <message>
        <source>%1-year</source>
        <translation>%1 年期</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>on-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>%1, no upfront</source>
        <translation>%1，无预付</translation>
    </message>
    <message>
        <source>%1, all upfront</source>
        <translation>%1，全额预付</translation>
    </message>
    <message>
        <source>%1, partly upfront</source>
        <translation>%1，部分预付</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2 per machine-hour, upfront spread over the term</source>
        <translation>每机时 %1 %2，预付按期限摊销</translation>
    </message>
    <message>
        <source>%1 %2 per GPU-hour, %3 x %4 in a machine</source>
        <translation>每卡时 %1 %2，每台 %3 张 %4</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Retrieved on %1</source>
        <translation>读取日期：%1</translation>
    </message>
    <message>
        <source>Valid from %1</source>
        <translation>生效日期：%1</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CashPanel</name>
    <message>
        <source>Billed by the end of %1</source>
        <translation>截至 %1 末的账单</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cash so far: billed cost added up</source>
        <translation>累计现金：账单费用累加</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1（不完整）</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ChartPanel</name>
    <message>
        <source>Show as table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save numbers as CSV…</source>
        <translation>将数据另存为 CSV…</translation>
    </message>
    <message numerus="yes">
        <source>A chart of %n periods; Ctrl+T shows its numbers as a table.</source>
        <translation>
            <numerusform>含 %n 个期间的图表；按 Ctrl+T 以表格显示数据。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as a table</source>
        <translation>%1（表格）</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::MonthCashModel</name>
    <message>
        <source>Until the end of</source>
        <translation>截至</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::MonthCostModel</name>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>Fiscal year</source>
        <translation>财年</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::MonthlyCostPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>合计：%1</translation>
    </message>
    <message>
        <source>Billed cost, %1</source>
        <translation>账单费用，%1</translation>
    </message>
    <message>
        <source>Amortised cost, %1</source>
        <translation>摊销费用，%1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>%1 a quarter</source>
        <translation>%1/季度</translation>
    </message>
    <message>
        <source>%1 a fiscal year</source>
        <translation>%1/财年</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::Navigation</name>
    <message>
        <source>INPUTS</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>DECIDE</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::NoticeArea</name>
    <message>
        <source>Close this notice</source>
        <translation>关闭此提示</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlanListModel</name>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Not compared: one of the two plans is incomplete</source>
        <translation>未对比：两个方案之一不完整</translation>
    </message>
    <message>
        <source>Not compared: the plans are in two currencies</source>
        <translation>未对比：两个方案币种不同</translation>
    </message>
    <message>
        <source>Against %1, the first plan</source>
        <translation>对比首个方案“%1”</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>计算中…</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>breaks a limit</source>
        <translation>超出限制</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Difference to the first</source>
        <translation>与首个方案的差额</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>placed so far</source>
        <translation>目前已安置</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansCards</name>
    <message>
        <source>Not computed</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>at %1 a year</source>
        <translation>年折现率 %1</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>节省额</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>Commitments used</source>
        <translation>承诺已用</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>闲置</translation>
    </message>
    <message>
        <source>Owed after the end</source>
        <translation>期后义务</translation>
    </message>
    <message>
        <source>%1 of on-demand</source>
        <translation>按需的 %1</translation>
    </message>
    <message>
        <source>of demand hours</source>
        <translation>占需求机时</translation>
    </message>
    <message>
        <source>of committed hours</source>
        <translation>占承诺机时</translation>
    </message>
    <message>
        <source>new, whole terms</source>
        <translation>新签，整个期限</translation>
    </message>
    <message>
        <source>paid, not used</source>
        <translation>已付未用</translation>
    </message>
    <message>
        <source>at list price</source>
        <translation>按目录价</translation>
    </message>
    <message>
        <source>recurring fees</source>
        <translation>周期费用</translation>
    </message>
    <message>
        <source>upfronts spread</source>
        <translation>预付已摊销</translation>
    </message>
    <message>
        <source>as it falls due</source>
        <translation>按到期时间</translation>
    </message>
    <message>
        <source>Placed so far</source>
        <translation>目前已安置</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansLimits</name>
    <message>
        <source>of each hour&apos;s demand</source>
        <translation>占每小时需求</translation>
    </message>
    <message>
        <source>machines of one offer</source>
        <translation>台（同一规格）</translation>
    </message>
    <message>
        <source>Not understood. Such as 2M, 1,200,000 or empty for none.</source>
        <translation>无法识别。例如 200万、1,200,000；留空表示不限。</translation>
    </message>
    <message>
        <source>Not understood. Such as 30%, at most 100%, or empty for none.</source>
        <translation>无法识别。例如 30%，最多 100%；留空表示不限。</translation>
    </message>
    <message>
        <source>Not understood. A whole number of machines, or empty for none.</source>
        <translation>无法识别。应为整数台数；留空表示不限。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Upfronts</source>
        <translation>预付</translation>
    </message>
    <message>
        <source>Billed in a month</source>
        <translation>月账单</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Active at once</source>
        <translation>同时在用</translation>
    </message>
    <message>
        <source>Sum of the upfronts of new purchases inside the horizon</source>
        <translation>规划期内新采购的预付总额</translation>
    </message>
    <message>
        <source>Billed in any calendar month of the plan</source>
        <translation>方案中任一日历月的账单</translation>
    </message>
    <message>
        <source>Share of an offer&apos;s demand that spot may serve in each hour</source>
        <translation>每小时竞价最多可承担的该规格需求比例</translation>
    </message>
    <message>
        <source>Machines of one offer under new commitments at the same time</source>
        <translation>同一规格在新承诺下同时在用的台数</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation>上限：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansList</name>
    <message>
        <source>The project is open in another window.</source>
        <translation>项目已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>The last plan stays.</source>
        <translation>最后一个方案不能移除。</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ 新建</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新方案</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>空方案</translation>
    </message>
    <message>
        <source>Duplicate of this plan</source>
        <translation>复制此方案</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Make it the base of differences</source>
        <translation>设为对比基准</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansPage</name>
    <message>
        <source>Write PDF, XLSX, CSV or HTML (Ctrl+E)</source>
        <translation>生成 PDF、XLSX、CSV 或 HTML（Ctrl+E）</translation>
    </message>
    <message>
        <source>Nothing is computed yet.</source>
        <translation>尚无计算结果。</translation>
    </message>
    <message>
        <source>A plan needs demand: these inputs have no workload yet. Start offers “Plan from a number”.</source>
        <translation>方案需要需求：当前输入尚无负载。可在“开始”页使用“按数量规划”。</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Monthly cost</source>
        <translation>月度费用</translation>
    </message>
    <message>
        <source>Cash so far</source>
        <translation>累计现金</translation>
    </message>
    <message>
        <source>The open plan by what was paid for (Ctrl+T: as a table)</source>
        <translation>当前方案按购买方式（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>All plans: billed cost added up (Ctrl+T: as a table)</source>
        <translation>全部方案：账单费用累加（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Workloads in the open plan</source>
        <translation>当前方案中的负载</translation>
    </message>
    <message>
        <source>This plan has no numbers yet.</source>
        <translation>此方案尚无数据。</translation>
    </message>
    <message>
        <source>No plan has numbers yet.</source>
        <translation>所有方案均尚无数据。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansPurchases</name>
    <message>
        <source>Purchases of “%1”</source>
        <translation>“%1”的采购</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>采购</translation>
    </message>
    <message>
        <source>The project is open in another window.</source>
        <translation>项目已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>Add a purchase of one machine from the start of the horizon</source>
        <translation>添加一项采购：1 台，自规划期起点</translation>
    </message>
    <message>
        <source>Select a purchase first.</source>
        <translation>请先选择一项采购。</translation>
    </message>
    <message>
        <source>A purchase that is held is signed already and stays.</source>
        <translation>已有承诺已经签约，不能移除。</translation>
    </message>
    <message>
        <source>Purchases of the open plan</source>
        <translation>当前方案的采购</translation>
    </message>
    <message>
        <source>+ Purchase</source>
        <translation>+ 采购</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>This plan buys nothing and nothing is held: all demand is served on demand and on spot.</source>
        <translation>此方案没有采购，也没有已有承诺：全部需求由按需和竞价承担。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlansVerdict</name>
    <message>
        <source>No plan could be computed.</source>
        <translation>没有可计算的方案。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>计算中…</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceImportDialog</name>
    <message>
        <source>Accept prices that moved more than 5x</source>
        <translation>接受变动超过 5 倍的价格</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>导入价格</translation>
    </message>
    <message>
        <source>only where the file doesn&apos;t say, such as aws</source>
        <translation>仅当文件未注明时填写，如 aws</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Rows to look at</source>
        <translation>需要查看的行</translation>
    </message>
    <message>
        <source>What</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Use these prices</source>
        <translation>使用这些价格</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a price table. The price book stays as it is.</source>
        <translation>无法将 %1 读作价格表。价格库保持不变。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>There is no price to use.</source>
        <translation>没有可用的价格。</translation>
    </message>
    <message>
        <source>%1, read as %2: %3 rows read, %4 kept, %5 merged, %6 refused, %7 held back.</source>
        <translation>%1（按 %2 读取）：读取 %3 行，保留 %4，合并 %5，拒收 %6，搁置 %7。</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒收</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>搁置待核准</translation>
    </message>
    <message>
        <source>Two sources</source>
        <translation>两个来源</translation>
    </message>
    <message>
        <source>%1: %2 of %3 is used, %4 of %5 is not.</source>
        <translation>%1：采用 %3 的 %2，未采用 %5 的 %4。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceTableModel</name>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>1-year</source>
        <translation>1 年期</translation>
    </message>
    <message>
        <source>3-year</source>
        <translation>3 年期</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>No price: this offer is not sold so, or our sources don&apos;t say.</source>
        <translation>无价格：该规格不以此方式出售，或来源中没有。</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>%1 upfront and %2 an hour, over %3 hours</source>
        <translation>预付 %1，每小时 %2，共 %3 小时</translation>
    </message>
    <message>
        <source>/ GPU-h</source>
        <translation>/ 卡时</translation>
    </message>
    <message>
        <source>/ machine-h</source>
        <translation>/ 机时</translation>
    </message>
    <message>
        <source>The cheapest commitment of that term; an upfront is spread over it</source>
        <translation>该期限中最便宜的承诺；预付按期限摊销</translation>
    </message>
    <message>
        <source>As published, in the currency of the row</source>
        <translation>公布价格，币种见该行</translation>
    </message>
    <message>
        <source>GPUs of one machine</source>
        <translation>每台的 GPU 张数</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机型</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PricesFilterPanel</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Sold as</source>
        <translation>购买方式</translation>
    </message>
    <message>
        <source>Age of the price</source>
        <translation>价格时效</translation>
    </message>
    <message numerus="yes">
        <source>up to %Ln day(s)</source>
        <translation>
            <numerusform>%Ln 天以内</numerusform>
        </translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln offer(s)</source>
        <translation>
            <numerusform>%1，%Ln 个规格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PricesPage</name>
    <message>
        <source>Import prices</source>
        <translation>导入价格</translation>
    </message>
    <message>
        <source>Price tables (*.csv)</source>
        <translation>价格表 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>搁置待核准</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已核准</translation>
    </message>
    <message numerus="yes">
        <source>%Ln offer(s)</source>
        <translation>
            <numerusform>%Ln 个规格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln offer(s)</source>
        <translation>
            <numerusform>%Ln 个规格中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln provider(s)</source>
        <translation>
            <numerusform>%Ln 家供应商</numerusform>
        </translation>
    </message>
    <message>
        <source>Held back: %1</source>
        <translation>搁置待核准：%1</translation>
    </message>
    <message>
        <source>The project is open in another window; here it is read-only.</source>
        <translation>项目已在另一个窗口中打开；此处为只读。</translation>
    </message>
    <message>
        <source>Read a SkyPilot catalog or our own price table (CSV)</source>
        <translation>读取 SkyPilot 目录或本程序的价格表（CSV）</translation>
    </message>
    <message numerus="yes">
        <source>No offer fits here. %Ln fit(s) with any choice of: %1.</source>
        <translation>
            <numerusform>没有符合的规格。若“%1”不限，则有 %Ln 个符合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Widen: %1</source>
        <translation>放宽：%1</translation>
    </message>
    <message>
        <source>No offer has these words.</source>
        <translation>没有规格包含这些词。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>The price book is empty. Import a price table.</source>
        <translation>价格库为空。请导入价格表。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>GPU, provider, region, machine…</source>
        <translation>GPU、供应商、区域、机型…</translation>
    </message>
    <message>
        <source>Search prices</source>
        <translation>搜索价格</translation>
    </message>
    <message>
        <source>Words that an offer must have (Ctrl+F)</source>
        <translation>规格必须包含的词（Ctrl+F）</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show or hide the filters</source>
        <translation>显示或隐藏筛选</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>核准…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ProjectActions</name>
    <message>
        <source>New project</source>
        <translation>新项目</translation>
    </message>
    <message>
        <source>The worked example can&apos;t be opened. What was open stays open.</source>
        <translation>无法打开示例。原有内容保持打开。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened. What was open stays open.</source>
        <translation>无法打开 %1。原有内容保持打开。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Projects and scenarios (*.gpufolio *.json)</source>
        <translation>项目和场景 (*.gpufolio *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Project (*.gpufolio)</source>
        <translation>项目 (*.gpufolio)</translation>
    </message>
    <message>
        <source>Scenario (*.json)</source>
        <translation>场景 (*.json)</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>副本未写入。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Your last changes are not on disk: %1</source>
        <translation>最近的更改尚未写入磁盘：%1</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Close without them</source>
        <translation>放弃并关闭</translation>
    </message>
    <message>
        <source>This project is open in another window. Here you can read it, not change it. Close the other window and open the project again to edit it.</source>
        <translation>此项目已在另一个窗口中打开，此处只能查看，不能更改。请关闭另一个窗口后重新打开项目再编辑。</translation>
    </message>
    <message>
        <source>Your last change is not on disk. It is kept here and written again with your next one; Project, Save a copy writes it to another place.</source>
        <translation>最近的更改尚未写入磁盘。更改保留在此，将随下一次更改重新写入；也可用“项目 → 保存副本”写到别处。</translation>
    </message>
    <message>
        <source>Could not be computed: %1.</source>
        <translation>无法计算：%1。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ProjectMenu</name>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PurchaseModel</name>
    <message>
        <source>There is no plan yet.</source>
        <translation>尚无方案。</translation>
    </message>
    <message>
        <source>No offer in use has a commitment to buy. Prices lists other machines.</source>
        <translation>在用规格没有可购买的承诺。其他机型见“价格”页。</translation>
    </message>
    <message>
        <source>%1, %2: not among the prices</source>
        <translation>%1，%2：不在价格中</translation>
    </message>
    <message>
        <source>The term isn&apos;t known</source>
        <translation>期限未知</translation>
    </message>
    <message>
        <source>Signed already: paid in every plan, part of no approval form, outside the limits</source>
        <translation>已签约：每个方案都要支付，不进入审批表，不受限制约束</translation>
    </message>
    <message>
        <source>Proposed by this plan</source>
        <translation>由此方案提出</translation>
    </message>
    <message>
        <source>held</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新签</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>Not defined: no committed hour was used</source>
        <translation>无定义：没有使用任何承诺机时</translation>
    </message>
    <message>
        <source>Not defined: no hour of the term lies inside the horizon</source>
        <translation>无定义：期限内没有任何小时落在规划期内</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>台数</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最后一天</translation>
    </message>
    <message>
        <source>Held or new</source>
        <translation>已有或新签</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Cost per used hour</source>
        <translation>每已用机时成本</translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation>摊销</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>闲置</translation>
    </message>
    <message>
        <source>%1/machine-hour</source>
        <translation>%1/机时</translation>
    </message>
    <message>
        <source>%1/GPU-hour</source>
        <translation>%1/卡时</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ReportExportDialog</name>
    <message>
        <source>Write</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在生成…</translation>
    </message>
    <message>
        <source>The plans are being computed.</source>
        <translation>方案正在计算。</translation>
    </message>
    <message>
        <source>No plan could be computed.</source>
        <translation>没有可计算的方案。</translation>
    </message>
    <message>
        <source>Choose a format.</source>
        <translation>请选择一种格式。</translation>
    </message>
    <message>
        <source>Give the files a name without “/”.</source>
        <translation>文件名不能包含“/”。</translation>
    </message>
    <message>
        <source>This folder doesn&apos;t exist.</source>
        <translation>此文件夹不存在。</translation>
    </message>
    <message>
        <source>%1 (replaces the one that is there)</source>
        <translation>%1（将替换已有文件）</translation>
    </message>
    <message>
        <source>Will be written: %1</source>
        <translation>将生成：%1</translation>
    </message>
    <message>
        <source>Folder of the report</source>
        <translation>报告文件夹</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已生成：%1</translation>
    </message>
    <message>
        <source>Not written, nothing was changed: %1</source>
        <translation>未生成，未做任何更改：%1</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartNumberForm</name>
    <message>
        <source>expected a number such as 64 or 8x8</source>
        <translation>应为数字，如 64 或 8x8</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln 张</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a month such as 2027-01</source>
        <translation>应为月份，如 2027-01</translation>
    </message>
    <message>
        <source>expected a month such as 2027-12</source>
        <translation>应为月份，如 2027-12</translation>
    </message>
    <message>
        <source>is before the first month</source>
        <translation>早于首月</translation>
    </message>
    <message>
        <source>is more than ten years later</source>
        <translation>超过十年</translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>expected GPUs of each month, such as 64 64 96</source>
        <translation>应为每月张数，如 64 64 96</translation>
    </message>
    <message>
        <source>interruptions per machine-hour, assumed</source>
        <translation>次中断/机时（假设）</translation>
    </message>
    <message>
        <source>expected a number such as 0.02</source>
        <translation>应为数字，如 0.02</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1，自 %2 起</translation>
    </message>
    <message>
        <source>%1 %2 from %3</source>
        <translation>%1 张 %2，自 %3 起</translation>
    </message>
    <message>
        <source>on-demand %1</source>
        <translation>按需 %1</translation>
    </message>
    <message>
        <source>1-year %1</source>
        <translation>1 年期 %1</translation>
    </message>
    <message>
        <source>spot %1</source>
        <translation>竞价 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln machine(s)</source>
        <translation>
            <numerusform>%Ln 台</numerusform>
        </translation>
    </message>
    <message>
        <source>No 1-year commitment is sold for it, so there is one plan only.</source>
        <translation>该规格没有 1 年期承诺，因此只有一个方案。</translation>
    </message>
    <message>
        <source>It has no spot price; the rest stays on-demand.</source>
        <translation>该规格没有竞价价格，其余部分按需。</translation>
    </message>
    <message>
        <source>All on-demand</source>
        <translation>全部按需</translation>
    </message>
    <message>
        <source>Base load on 1-year</source>
        <translation>基础负载 1 年期</translation>
    </message>
    <message>
        <source>70% reserved + 30% spot</source>
        <translation>70% 预留 + 30% 竞价</translation>
    </message>
    <message>
        <source>70% reserved + on-demand</source>
        <translation>70% 预留 + 按需</translation>
    </message>
    <message>
        <source>Plan from a number</source>
        <translation>按数量规划</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起</translation>
    </message>
    <message>
        <source>To, included</source>
        <translation>止（含）</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用时段</translation>
    </message>
    <message>
        <source>always</source>
        <translation>全天候</translation>
    </message>
    <message>
        <source>by month…</source>
        <translation>按月…</translation>
    </message>
    <message>
        <source>May stop</source>
        <translation>可中断</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes, it writes checkpoints</source>
        <translation>是，会写检查点</translation>
    </message>
    <message>
        <source>Compare purchase plans</source>
        <translation>对比采购方案</translation>
    </message>
    <message>
        <source>How many GPUs</source>
        <translation>GPU 张数</translation>
    </message>
    <message>
        <source>First month</source>
        <translation>首月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>末月</translation>
    </message>
    <message>
        <source>When in use</source>
        <translation>使用时段</translation>
    </message>
    <message>
        <source>GPUs of each month</source>
        <translation>每月 GPU 张数</translation>
    </message>
    <message>
        <source>May the work stop</source>
        <translation>任务是否可中断</translation>
    </message>
    <message>
        <source>Interruptions per machine-hour</source>
        <translation>每机时中断次数</translation>
    </message>
    <message>
        <source>office hours, Mon–Fri 8–18</source>
        <translation>工作时间，周一至周五 8–18 点</translation>
    </message>
    <message numerus="yes">
        <source>%Ln offer(s) fit.</source>
        <translation>
            <numerusform>%Ln 个规格符合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Priced at %1 %2 in %3, %4: %5 %6 per machine-hour.</source>
        <translation>按 %3 的 %1 %2 计价，%4：%5 %6/机时。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartPage</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>See a worked example</source>
        <translation>看示例</translation>
    </message>
    <message>
        <source>Serving and training on H100 for a year, in three plans: all on-demand, base load on a 1-year commitment, 70% reserved with spot on top.</source>
        <translation>一年期 H100 推理与训练，三个方案：全部按需、基础负载用 1 年期承诺、70% 预留加竞价。</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>A project or a scenario. Or drop a file anywhere in this window.</source>
        <translation>项目或场景。也可将文件拖放到窗口任意位置。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartProjectCard</name>
    <message>
        <source>Look at the plans</source>
        <translation>查看方案</translation>
    </message>
    <message>
        <source>Nothing is planned yet. Plan from a number, or open a file.</source>
        <translation>尚无规划。请按数量规划，或打开文件。</translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation>尚未计算。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation>摊销</translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation>对比首个方案</translation>
    </message>
    <message>
        <source>To sign</source>
        <translation>本次新签</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1（不完整）</translation>
    </message>
    <message>
        <source>%1 (over a limit)</source>
        <translation>%1（超出限制）</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartRulesStrip</name>
    <message>
        <source>none: no present value</source>
        <translation>无：不计算现值</translation>
    </message>
    <message>
        <source>expected a share such as 8%</source>
        <translation>应为比例，如 8%</translation>
    </message>
    <message>
        <source>%1 a year</source>
        <translation>每年 %1</translation>
    </message>
    <message>
        <source>expected a rate such as 7.12; Enter applies it</source>
        <translation>应为汇率，如 7.12；按回车应用</translation>
    </message>
    <message>
        <source>Enter applies it</source>
        <translation>按回车应用</translation>
    </message>
    <message>
        <source>Change discount rate</source>
        <translation>更改折现率</translation>
    </message>
    <message>
        <source>Change rounding</source>
        <translation>更改舍入规则</translation>
    </message>
    <message>
        <source>They hold for every plan and stand in every report&apos;s footer. Months have their real hours.</source>
        <translation>适用于每个方案，并写在每份报告的页脚。月份按实际小时数计算。</translation>
    </message>
    <message>
        <source>Change currency</source>
        <translation>更改币种</translation>
    </message>
    <message>
        <source>Offers priced in %1 have no rate of exchange to %2, so the currency stays as it is.</source>
        <translation>以 %1 计价的规格没有兑 %2 的汇率，因此币种保持不变。</translation>
    </message>
    <message>
        <source>1 %1 in %2</source>
        <translation>1 %1 兑 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no time zone this system knows; expected a name such as Asia/Shanghai.</source>
        <translation>系统不认识时区“%1”；应为 Asia/Shanghai 之类的名称。</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>更改时区</translation>
    </message>
    <message>
        <source>Your rules</source>
        <translation>您的规则</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Fiscal year starts</source>
        <translation>财年起始</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>时区</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>Rate of exchange</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>half-even</source>
        <translation>四舍六入五成双</translation>
    </message>
    <message>
        <source>half away from zero</source>
        <translation>四舍五入</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StatusLine</name>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>计算中…</translation>
    </message>
    <message>
        <source>computed in %1 ms</source>
        <translation>计算用时 %1 毫秒</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>已保存 %1</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::TopBar</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>New, open, save a copy</source>
        <translation>新建、打开、保存副本</translation>
    </message>
    <message>
        <source>View of cost</source>
        <translation>费用口径</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation>摊销</translation>
    </message>
    <message>
        <source>When it is invoiced (Ctrl+B switches)</source>
        <translation>按出账时间（Ctrl+B 切换）</translation>
    </message>
    <message>
        <source>Spread over the term it was paid for (Ctrl+B switches)</source>
        <translation>按所付期限摊销（Ctrl+B 切换）</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期间</translation>
    </message>
    <message>
        <source>Tables and charts by month, quarter or fiscal year</source>
        <translation>表格和图表按月、季度或财年显示</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>Fiscal year</source>
        <translation>财年</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Currency of all amounts; change it on Start, under Your rules</source>
        <translation>所有金额的币种；可在“开始”页的“您的规则”中更改</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>切换浅色和深色</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Prices %1</source>
        <translation>价格 %1</translation>
    </message>
    <message>
        <source>Prices without a date</source>
        <translation>价格无日期</translation>
    </message>
    <message numerus="yes">
        <source>Newest price in use: %1, %Ln day(s) old</source>
        <translation>
            <numerusform>在用价格最新日期：%1，距今 %Ln 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Newest price of the book: %1, %Ln day(s) old</source>
        <translation>
            <numerusform>价格库最新日期：%1，距今 %Ln 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) old</source>
        <translation>
            <numerusform>%Ln 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>dates differ</source>
        <translation>价格日期不一</translation>
    </message>
    <message>
        <source>Prices of one comparison lie more than 90 days apart:</source>
        <translation>同一对比中的价格日期相差超过 90 天：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln price(s) in use have no date</source>
        <translation>
            <numerusform>%Ln 个在用价格没有日期</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to see the prices</source>
        <translation>点击查看价格</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WhyDock</name>
    <message>
        <source>Why</source>
        <translation>依据</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WhyPanel</name>
    <message>
        <source>Click a number to see where it comes from.</source>
        <translation>点击数字查看其来源。</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>With its numbers</source>
        <translation>代入数值</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Why this number</source>
        <translation>数字的依据</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy this explanation as text</source>
        <translation>以文本复制此说明</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadCostModel</name>
    <message>
        <source>Commitments, unused</source>
        <translation>承诺（闲置）</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>无处</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>已安置</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>未安置</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Amortised cost</source>
        <translation>摊销费用</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>台</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>sum of the months of the period</source>
        <translation>该期间各月之和</translation>
    </message>
    <message>
        <source>sum over these purchases of the upfronts and recurring fees that fall due</source>
        <translation>这些采购到期的预付与周期费用之和</translation>
    </message>
    <message>
        <source>sum over these purchases of amortised cost - its unused part</source>
        <translation>这些采购的摊销费用减去其闲置部分之和</translation>
    </message>
    <message>
        <source>%1 x %2, %3 from %4</source>
        <translation>%1 x %2，%3，自 %4 起</translation>
    </message>
    <message>
        <source>nothing: this purchase is signed already</source>
        <translation>无：此采购已签约</translation>
    </message>
    <message>
        <source>machines x (upfront + recurring fee x hours of the term)</source>
        <translation>台数 x（预付 + 周期费用 x 期限小时数）</translation>
    </message>
    <message>
        <source>in each month amortised cost x unused hours / hours owed</source>
        <translation>每月摊销费用 x 闲置机时 / 应付机时</translation>
    </message>
    <message>
        <source>committed hours used / committed hours owed inside the horizon</source>
        <translation>已用承诺机时 / 规划期内应付承诺机时</translation>
    </message>
    <message>
        <source>amortised cost inside the horizon / committed hours used</source>
        <translation>规划期内摊销费用 / 已用承诺机时</translation>
    </message>
    <message>
        <source>cost per used machine-hour / GPUs of the machine</source>
        <translation>每已用机时成本 / 每台张数</translation>
    </message>
    <message>
        <source>upfront x hours inside the horizon / hours of the term + recurring fee x hours inside the horizon, for each machine</source>
        <translation>每台：预付 x 规划期内小时数 / 期限小时数 + 周期费用 x 规划期内小时数</translation>
    </message>
    <message>
        <source>not defined: no committed hour was used</source>
        <translation>无定义：没有使用任何承诺机时</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>台数</translation>
    </message>
    <message>
        <source>Hours of the term</source>
        <translation>期限小时数</translation>
    </message>
    <message>
        <source>Committed hours owed inside the horizon</source>
        <translation>规划期内应付承诺机时</translation>
    </message>
    <message>
        <source>Committed hours used</source>
        <translation>已用承诺机时</translation>
    </message>
    <message>
        <source>Amortised cost inside the horizon</source>
        <translation>规划期内摊销费用</translation>
    </message>
    <message>
        <source>its on-demand and spot hours at their prices + its share, by hours used, of the commitments that served it</source>
        <translation>其按需与竞价机时按各自价格计费 + 按已用机时分摊的所用承诺</translation>
    </message>
    <message>
        <source>sum over the hours of the horizon of the GPUs that the workload asks for</source>
        <translation>规划期内各小时该负载所需 GPU 张数之和</translation>
    </message>
    <message>
        <source>Machine-hours asked for</source>
        <translation>需求机时</translation>
    </message>
    <message>
        <source>served by commitments</source>
        <translation>由承诺承担</translation>
    </message>
    <message>
        <source>served on spot</source>
        <translation>由竞价承担</translation>
    </message>
    <message>
        <source>served on demand</source>
        <translation>由按需承担</translation>
    </message>
    <message>
        <source>without a place</source>
        <translation>未安置</translation>
    </message>
    <message>
        <source>amortised cost of %1 - amortised cost of %2</source>
        <translation>%1 的摊销费用 - %2 的摊销费用</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>价格日期：%1</translation>
    </message>
    <message>
        <source>Prices of %1 to %2</source>
        <translation>价格日期：%1 至 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>The PDF can&apos;t be made.</source>
        <translation>无法生成 PDF。</translation>
    </message>
    <message>
        <source>The price book has no on-demand price of %1.</source>
        <translation>价格库中没有 %1 的按需价格。</translation>
    </message>
    <message>
        <source>The price book has no on-demand price of %1 in %2, only in %3.</source>
        <translation>价格库中 %1 没有以 %2 计价的按需价格，只有 %3。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is open in another window</source>
        <translation>“%1”已在另一个窗口中打开</translation>
    </message>
    <message>
        <source>the project can&apos;t be written, so it can&apos;t keep other prices</source>
        <translation>项目无法写入，因此不能保存其他价格</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the open project itself</source>
        <translation>“%1”就是当前打开的项目</translation>
    </message>
    <message>
        <source>Price of %1 %2: %3 per machine-hour and %4 upfront for %5 hours; source %6, valid from %7, retrieved %8.</source>
        <translation>%1 %2 的价格：每机时 %3，预付 %4，期限 %5 小时；来源 %6，自 %7 起生效，%8 读取。</translation>
    </message>
    <message>
        <source>Price of %1 %2: %3 per machine-hour; source %4, valid from %5, retrieved %6.</source>
        <translation>%1 %2 的价格：每机时 %3；来源 %4，自 %5 起生效，%6 读取。</translation>
    </message>
    <message>
        <source>Prices are of different dates: %1 is of %2, %3 is of %4.</source>
        <translation>价格日期不一：%1 为 %2，%3 为 %4。</translation>
    </message>
    <message>
        <source>%1 on spot: each useful hour is billed %2 hours (lost work, restarts and checkpoints; closed form for exponential interruptions), so %3 costs %4.</source>
        <translation>%1 用竞价：每个有效小时计费 %2 小时（丢失进度、恢复与检查点；指数中断的闭式解），因此 %3 实为 %4。</translation>
    </message>
    <message>
        <source>%1: spot on %2 would cost %3 per useful machine-hour, on-demand costs %4: too many restarts. Not used and not counted as a saving.</source>
        <translation>%1：在 %2 上用竞价每有效机时需 %3，按需为 %4：恢复次数过多。不采用，也不计入节省额。</translation>
    </message>
    <message>
        <source>%1: notice and protected time are not counted in its spot cost, which is the cautious side.</source>
        <translation>%1：竞价成本未计入回收预警和保护期，属保守估计。</translation>
    </message>
    <message>
        <source>Rate of exchange of %1: 1 %2 = %3 %4.</source>
        <translation>%1 的汇率：1 %2 = %3 %4。</translation>
    </message>
    <message>
        <source>Net present value at %1 a year (effective), by whole days over 365.</source>
        <translation>净现值按年有效折现率 %1，按整天数除以 365 计算。</translation>
    </message>
    <message>
        <source>Months are calendar months of %1 with their real hours; a one-year term is 8,760 hours, a three-year term 26,280 hours.</source>
        <translation>月份为 %1 的日历月，按实际小时数；1 年期为 8,760 小时，3 年期为 26,280 小时。</translation>
    </message>
    <message>
        <source>Amounts are exact and rounded once where they are shown, half to even.</source>
        <translation>金额为精确值，仅在显示处舍入一次（四舍六入五成双）。</translation>
    </message>
    <message>
        <source>Amounts are exact and rounded once where they are shown, half away from zero.</source>
        <translation>金额为精确值，仅在显示处舍入一次（四舍五入）。</translation>
    </message>
    <message>
        <source>%1 hours were found, expected a horizon of 1 to 876000 hours.</source>
        <translation>规划期为 %1 小时，应为 1 至 876000 小时。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a discount rate above -1.</source>
        <translation>折现率为“%1”，应大于 -1。</translation>
    </message>
    <message>
        <source>The offer &apos;%1&apos; is there twice.</source>
        <translation>规格“%1”出现了两次。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected more than 0 accelerators per instance.</source>
        <translation>每台加速卡数为“%1”，应大于 0。</translation>
    </message>
    <message>
        <source>The term of %1 is %2 hours, expected at least 1.</source>
        <translation>%1 的期限为 %2 小时，应至少为 1。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected the id of an offer.</source>
        <translation>发现“%1”，应为规格的 id。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected the id of a commitment of %2.</source>
        <translation>发现“%1”，应为 %2 的承诺的 id。</translation>
    </message>
    <message>
        <source>%1 instances were found, expected 1 to 1000000000.</source>
        <translation>台数为 %1，应为 1 至 1000000000。</translation>
    </message>
    <message>
        <source>A new commitment starts at %1, expected a start before the horizon ends.</source>
        <translation>一项新承诺于 %1 开始，应在规划期结束前开始。</translation>
    </message>
    <message>
        <source>No plan is complete: each leaves a workload without a place or breaks a limit.</source>
        <translation>没有完整的方案：每个方案都有负载未安置，或超出限制。</translation>
    </message>
    <message>
        <source>It signs nothing new.</source>
        <translation>没有新签。</translation>
    </message>
    <message>
        <source>It signs %1 until %2.</source>
        <translation>新签 %1，至 %2 止。</translation>
    </message>
    <message>
        <source>%1 costs %2 (amortised). %3</source>
        <translation>“%1”摊销费用为 %2。%3</translation>
    </message>
    <message>
        <source>%1 is the only complete plan and costs %2 (amortised). %3</source>
        <translation>“%1”是唯一完整的方案，摊销费用为 %2。%3</translation>
    </message>
    <message>
        <source>%1 is the cheapest: %2 (amortised), %3 less than %4. %5</source>
        <translation>“%1”最便宜：摊销费用 %2，比“%4”少 %3。%5</translation>
    </message>
    <message>
        <source>%1 is the cheapest complete plan: %2 (amortised). %3 is not complete. %4</source>
        <translation>“%1”是最便宜的完整方案：摊销费用 %2。“%3”不完整。%4</translation>
    </message>
    <message>
        <source>%1 costs %2 less than %3 (%4, amortised). %5</source>
        <translation>“%1”比“%3”（摊销 %4）少 %2。%5</translation>
    </message>
    <message>
        <source>a CSV file with %1 columns of numbers was found, expected exactly one or the key &apos;column&apos; with a name of its first line</source>
        <translation>CSV 文件有 %1 个数字列，应恰有一列，或用键 &apos;column&apos; 指定首行中的列名</translation>
    </message>
    <message>
        <source>the file &apos;%1&apos; was not found, expected it beside the scenario</source>
        <translation>找不到文件“%1”，应与场景文件放在一起</translation>
    </message>
    <message>
        <source>a CSV file without rows was found, expected one row for each hour</source>
        <translation>CSV 文件没有数据行，应每小时一行</translation>
    </message>
    <message>
        <source>both &apos;%1&apos; and &apos;%2&apos; were found, expected one of them</source>
        <translation>同时发现“%1”和“%2”，应只有其一</translation>
    </message>
    <message>
        <source>a demand without values was found, expected one of &apos;constant&apos;, &apos;monthly&apos;, &apos;weekly&apos;, &apos;daily&apos;, &apos;hourly&apos;, &apos;csv&apos;</source>
        <translation>需求没有数值，应有 &apos;constant&apos;、&apos;monthly&apos;、&apos;weekly&apos;、&apos;daily&apos;、&apos;hourly&apos;、&apos;csv&apos; 之一</translation>
    </message>
    <message>
        <source>an empty series was found, expected at least one value</source>
        <translation>序列为空，应至少有一个值</translation>
    </message>
    <message>
        <source>%1 values were found, expected %2</source>
        <translation>发现 %1 个值，应为 %2 个</translation>
    </message>
    <message>
        <source>a series of %1 hours was found, expected at most the %2 hours of the horizon</source>
        <translation>序列有 %1 小时，最多应为规划期的 %2 小时</translation>
    </message>
    <message>
        <source>a series of %1 months was found, expected at most the %2 local months of the horizon</source>
        <translation>序列有 %1 个月，最多应为规划期的 %2 个当地月份</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found without &apos;%2&apos;, expected it only beside that</source>
        <translation>发现“%1”而没有“%2”，两者应同时出现</translation>
    </message>
    <message>
        <source>%1 was found, expected a time after &apos;from&apos;, %2</source>
        <translation>发现 %1，应晚于 &apos;from&apos;（%2）</translation>
    </message>
    <message>
        <source>%1 machine-hours on %2 have no place, the first in %3: quota or lead time are too tight</source>
        <translation>%2 上有 %1 机时未安置，最早在 %3：配额或交付周期过紧</translation>
    </message>
    <message>
        <source>%1 machine-hours on %2 have no place, the first in %3: there is no on-demand price</source>
        <translation>%2 上有 %1 机时未安置，最早在 %3：没有按需价格</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>No rate of exchange from %1 to %2 dated on or before %3; enter one under exchangeRates.</source>
        <translation>没有日期不晚于 %3 的 %1 兑 %2 汇率；请在 exchangeRates 中填写。</translation>
    </message>
    <message>
        <source>New purchases pay %1 upfront, the limit allows %2.</source>
        <translation>新采购预付 %1，上限为 %2。</translation>
    </message>
    <message>
        <source>%1 is billed %2, the limit allows %3 a month.</source>
        <translation>%1 账单为 %2，每月上限为 %3。</translation>
    </message>
    <message>
        <source>%1 has %2 new committed instances at the same time, the limit allows %3.</source>
        <translation>%1 同时有 %2 台新承诺，上限为 %3 台。</translation>
    </message>
    <message>
        <source>%1 %2 has %3 instances at the same time, its quota is %4.</source>
        <translation>%1 %2 同时有 %3 台，配额为 %4 台。</translation>
    </message>
    <message>
        <source>%1 %2 is to be had from %3 on, the purchase starts at %4.</source>
        <translation>%1 %2 自 %3 起可购，采购于 %4 开始。</translation>
    </message>
    <message>
        <source>%1 %2 ends at %3, after the horizon, which the policy forbids.</source>
        <translation>%1 %2 于 %3 结束，超出规划期，策略不允许。</translation>
    </message>
    <message>
        <source>%1 buys %2 instances on %3, the limit allows %4 per purchase.</source>
        <translation>%1 在 %3 采购 %2 台，每次采购上限为 %4 台。</translation>
    </message>
    <message>
        <source>a second option of kind &apos;onDemand&apos; was found, expected at most one in an offer</source>
        <translation>发现第二个 &apos;onDemand&apos; 方式，每个规格最多一个</translation>
    </message>
    <message>
        <source>a second option of kind &apos;spot&apos; was found, expected at most one in an offer</source>
        <translation>发现第二个 &apos;spot&apos; 方式，每个规格最多一个</translation>
    </message>
    <message>
        <source>the unknown offer &apos;%1&apos; was found, expected the id of one of the &apos;offers&apos;</source>
        <translation>未知规格“%1”，应为 &apos;offers&apos; 中之一的 id</translation>
    </message>
    <message>
        <source>the unknown offer &apos;%1&apos; was found; did you mean &apos;%2&apos;?</source>
        <translation>未知规格“%1”；是否指“%2”？</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in an option of kind &apos;%2&apos;, expected it only in one of kind &apos;%3&apos;</source>
        <translation>在 &apos;%2&apos; 类方式中发现“%1”，它只应出现在 &apos;%3&apos; 类中</translation>
    </message>
    <message>
        <source>a commitment with neither an upfront nor an hourly price was found, expected one of them above 0: a price of 0 counts as missing</source>
        <translation>承诺既无预付也无小时价格，其一应大于 0：价格 0 视为缺失</translation>
    </message>
    <message>
        <source>an hourly price of 0 was found, expected one above 0: a price of 0 counts as missing</source>
        <translation>小时价格为 0，应大于 0：价格 0 视为缺失</translation>
    </message>
    <message>
        <source>no hourly price was found, expected the key &apos;hourly&apos;, &quot;0&quot; for a commitment that is paid all upfront</source>
        <translation>没有小时价格，应有键 &apos;hourly&apos;；全额预付的承诺写 &quot;0&quot;</translation>
    </message>
    <message>
        <source>no hourly price was found, expected the key &apos;hourly&apos;</source>
        <translation>没有小时价格，应有键 &apos;hourly&apos;</translation>
    </message>
    <message>
        <source>%1 was found after %2, expected the entries in order of time</source>
        <translation>%1 出现在 %2 之后，各项应按时间顺序排列</translation>
    </message>
    <message>
        <source>There are no offers to choose from.</source>
        <translation>没有可选的规格。</translation>
    </message>
    <message>
        <source>needs %1 GPUs in one machine, largest is %2</source>
        <translation>需要单台 %1 张 GPU，最大为 %2 张</translation>
    </message>
    <message>
        <source>no offer that fits has an on-demand price</source>
        <translation>符合的规格都没有按需价格</translation>
    </message>
    <message>
        <source>none of %1 offers fits</source>
        <translation>%1 个规格均不符合</translation>
    </message>
    <message>
        <source>the offer &apos;%1&apos; is not in this price book</source>
        <translation>规格“%1”不在此价格库中</translation>
    </message>
    <message>
        <source>%1 has %2, which is not among the allowed accelerators</source>
        <translation>%1 为 %2，不在允许的加速卡之内</translation>
    </message>
    <message>
        <source>%1 has less than %2 GB of memory per accelerator, or it is not known</source>
        <translation>%1 每卡显存不足 %2 GB，或未知</translation>
    </message>
    <message>
        <source>%1 has no %2 interconnect, or it is not known</source>
        <translation>%1 没有 %2 互连，或未知</translation>
    </message>
    <message>
        <source>%1 has less than %2 Gb/s of network, or it is not known</source>
        <translation>%1 网络不足 %2 Gb/s，或未知</translation>
    </message>
    <message>
        <source>%1 has fewer than %2 vCPUs per accelerator, or it is not known</source>
        <translation>%1 每卡 vCPU 少于 %2，或未知</translation>
    </message>
    <message>
        <source>%1 has less than %2 TB of local disk, or it is not known</source>
        <translation>%1 本地磁盘不足 %2 TB，或未知</translation>
    </message>
    <message>
        <source>%1 is not certified for %2</source>
        <translation>%1 没有 %2 认证</translation>
    </message>
    <message>
        <source>%1 is in %2, which is not among the allowed regions</source>
        <translation>%1 位于 %2，不在允许的区域之内</translation>
    </message>
    <message>
        <source>the unknown option &apos;%1&apos; was found, expected the id of an option of this offer</source>
        <translation>未知方式“%1”，应为此规格某种方式的 id</translation>
    </message>
    <message>
        <source>the unknown option &apos;%1&apos; was found; did you mean &apos;%2&apos;?</source>
        <translation>未知方式“%1”；是否指“%2”？</translation>
    </message>
    <message>
        <source>the option &apos;%1&apos; of kind &apos;%2&apos; was found, expected one of kind &apos;commitment&apos;</source>
        <translation>发现 &apos;%2&apos; 类方式“%1”，应为 &apos;commitment&apos; 类</translation>
    </message>
    <message>
        <source>%1 was found, expected a start before the horizon&apos;s end, %2</source>
        <translation>发现 %1，应早于规划期结束（%2）</translation>
    </message>
    <message>
        <source>%1 was found, expected a time inside the horizon, from %2 to before %3</source>
        <translation>发现 %1，应在规划期内：自 %2 起，早于 %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, which this version doesn&apos;t compute yet; expected an input without it</source>
        <translation>发现“%1”，此版本尚不支持计算；输入中不应有它</translation>
    </message>
    <message>
        <source>the format &apos;%1&apos; was found, expected &apos;%2&apos;</source>
        <translation>格式为“%1”，应为“%2”</translation>
    </message>
    <message>
        <source>format version %1 was found, which a newer version of the program wrote; expected at most %2</source>
        <translation>格式版本为 %1，由更新版本的程序写成；最高应为 %2</translation>
    </message>
    <message>
        <source>a rate from %1 to %1 was found, expected two currencies</source>
        <translation>发现 %1 兑 %1 的汇率，应为两种货币</translation>
    </message>
    <message>
        <source>a second rate from %1 to %2 of %3 was found, expected one a day; the first stands in line %4</source>
        <translation>发现 %3 的第二个 %1 兑 %2 汇率，每天应只有一个；第一个在第 %4 行</translation>
    </message>
    <message>
        <source>%1 was found, expected a number from %2 to %3</source>
        <translation>发现 %1，应为 %2 至 %3 的数</translation>
    </message>
    <message>
        <source>%1 was found, expected a number above %2</source>
        <translation>发现 %1，应为大于 %2 的数</translation>
    </message>
    <message>
        <source>%1 was found, expected a number of at least %2</source>
        <translation>发现 %1，应为不小于 %2 的数</translation>
    </message>
    <message>
        <source>%1 was found, expected a decimal number</source>
        <translation>发现 %1，应为小数</translation>
    </message>
    <message>
        <source>%1 was found, expected a text in double quotes</source>
        <translation>发现 %1，应为双引号内的文本</translation>
    </message>
    <message>
        <source>an empty text was found, expected at least one character</source>
        <translation>文本为空，应至少有一个字符</translation>
    </message>
    <message>
        <source>%1 was found, expected whole hours from 1 to %2 (100 years)</source>
        <translation>发现 %1，应为 1 至 %2（100 年）的整数小时</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; was found again, expected each to stand once; it first stands in line %2, column %3</source>
        <translation>id“%1”重复出现，每个应只出现一次；首次在第 %2 行第 %3 列</translation>
    </message>
    <message>
        <source>%1: spot on %2 is not used because its interruption rate is not known; enter interruptionsPerHour (0 only if it is never interrupted).</source>
        <translation>%1：未使用 %2 的竞价，因其中断率未知；请填写 interruptionsPerHour（仅当从不中断时才填 0）。</translation>
    </message>
    <message>
        <source>%1: spot on %2 is not used because the workload has no checkpoints; without them an interruption loses everything. Enter checkpointEverySeconds.</source>
        <translation>%1：未使用 %2 的竞价，因该负载没有检查点，一次中断会丢失全部进度。请填写 checkpointEverySeconds。</translation>
    </message>
    <message>
        <source>%1: spot on %2 is not used: %3</source>
        <translation>%1：未使用 %2 的竞价：%3</translation>
    </message>
    <message>
        <source>%1 was found, expected the name of an accelerator or a list of names</source>
        <translation>发现 %1，应为加速卡名称或名称列表</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found both in &apos;needs&apos; and beside it, expected it once</source>
        <translation>“%1”在 &apos;needs&apos; 内外都出现，应只出现一次</translation>
    </message>
    <message>
        <source>both &apos;accelerators&apos; and &apos;demand&apos; were found, expected one of them</source>
        <translation>同时发现 &apos;accelerators&apos; 和 &apos;demand&apos;，应只有其一</translation>
    </message>
    <message>
        <source>&apos;optimal&apos; was found with &apos;checkpointSeconds&apos; of 0, expected one above 0: checkpoints that cost nothing have no best interval</source>
        <translation>&apos;optimal&apos; 时 &apos;checkpointSeconds&apos; 为 0，应大于 0：不耗时的检查点没有最佳间隔</translation>
    </message>
    <message>
        <source>%1 was found, expected a number of seconds or &apos;optimal&apos;</source>
        <translation>发现 %1，应为秒数或 &apos;optimal&apos;</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; was found, but it is a name of %2 already</source>
        <translation>名称“%1”已是 %2 的名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected onDemand, commitment or spot</source>
        <translation>发现“%1”，应为 onDemand、commitment 或 spot</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected accepted, heldBack or incomplete</source>
        <translation>发现“%1”，应为 accepted、heldBack 或 incomplete</translation>
    </message>
    <message>
        <source>a negative price was found, expected 0 or more</source>
        <translation>价格为负，应不小于 0</translation>
    </message>
    <message>
        <source>a value was found, expected none: only a commitment has a term and an upfront</source>
        <translation>此处不应有值：只有承诺才有期限和预付</translation>
    </message>
    <message>
        <source>no term was found, expected the hours of the commitment, such as 8760</source>
        <translation>没有期限，应为承诺的小时数，如 8760</translation>
    </message>
    <message>
        <source>no upfront was found, expected one: the payment option is %1</source>
        <translation>没有预付，应有：付款方式为 %1</translation>
    </message>
    <message>
        <source>a price of 0 was found, expected a price above 0 (a price that isn&apos;t known must be left out)</source>
        <translation>价格为 0，应大于 0（未知的价格应留空）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number above 0</source>
        <translation>发现“%1”，应为大于 0 的数</translation>
    </message>
    <message>
        <source>an empty cell was found in column &apos;%1&apos;, expected a value</source>
        <translation>列“%1”有空单元格，应有值</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a whole number</source>
        <translation>发现“%1”，应为整数</translation>
    </message>
    <message>
        <source>no table of prices was found; its columns are %1</source>
        <translation>不是价格表；文件的列为 %1</translation>
    </message>
    <message>
        <source>a price of %1 was found, which is taken as missing</source>
        <translation>价格为 %1，视为缺失</translation>
    </message>
    <message>
        <source>two prices of %1 (%2) were found, in lines %3 and %4; none is used</source>
        <translation>%1（%2）有两个价格，分别在第 %3 行和第 %4 行；均不采用</translation>
    </message>
    <message>
        <source>the price rose from %1 to %2, more than 5 times</source>
        <translation>价格从 %1 升至 %2，超过 5 倍</translation>
    </message>
    <message>
        <source>the price fell from %1 to %2, to less than a fifth</source>
        <translation>价格从 %1 降至 %2，不足五分之一</translation>
    </message>
    <message>
        <source>the source &apos;%1&apos; was found, expected auto, skypilot or csv</source>
        <translation>来源为“%1”，应为 auto、skypilot 或 csv</translation>
    </message>
    <message>
        <source>the sort key &apos;%1&apos; was found, expected one of %2</source>
        <translation>排序键为“%1”，应为 %2 之一</translation>
    </message>
    <message>
        <source>%1 is priced without its accelerators; such prices are incomplete</source>
        <translation>%1 的价格不含加速卡；此类价格不完整</translation>
    </message>
    <message>
        <source>a price of accelerators alone (%1) was found, and no machine that has them</source>
        <translation>发现仅加速卡的价格（%1），没有带该卡的机型</translation>
    </message>
    <message>
        <source>no price was found</source>
        <translation>没有价格</translation>
    </message>
    <message>
        <source>%1 is the lowest bid that is accepted, not a price</source>
        <translation>%1 是可接受的最低出价，不是价格</translation>
    </message>
    <message>
        <source>the on-demand price of local zone %1 is that of its region</source>
        <translation>本地可用区 %1 的按需价格即其区域的价格</translation>
    </message>
    <message>
        <source>the spot price of %1 is its on-demand price: there is no spot price</source>
        <translation>%1 的竞价价格等于按需价格：没有竞价价格</translation>
    </message>
    <message>
        <source>the spot price of %1 in %2 is exactly %3 %% of the on-demand price; it may be made up</source>
        <translation>%1 在 %2 的竞价价格恰为按需价格的 %3%%，可能是推算的</translation>
    </message>
    <message>
        <source>the spot price of %1 in %2 is above its on-demand price</source>
        <translation>%1 在 %2 的竞价价格高于按需价格</translation>
    </message>
    <message>
        <source>%1 in %2 costs %3 per accelerator-hour; expected 0.02 to 30</source>
        <translation>%1 在 %2 每卡时 %3；应为 0.02 至 30</translation>
    </message>
    <message>
        <source>a template of prices per part was found, expected the price of a machine</source>
        <translation>这是分部件价格的模板，应为整机价格</translation>
    </message>
    <message>
        <source>the file doesn&apos;t tell whose prices it holds; expected the cloud in its name, such as v8-aws.csv, or aws/vms.csv</source>
        <translation>文件未注明是哪家的价格；文件名应包含云厂商，如 v8-aws.csv 或 aws/vms.csv</translation>
    </message>
    <message>
        <source>no instance type was found, expected the name of a machine</source>
        <translation>没有机型，应为机型名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, which is no size of a virtual machine</source>
        <translation>“%1”不是虚拟机规格</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a promotion, not a list price</source>
        <translation>“%1”是促销，不是目录价</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a test region</source>
        <translation>“%1”是测试区域</translation>
    </message>
    <message>
        <source>%1 has %2 in the file and %3 in our table, which is used</source>
        <translation>%1 在文件中为 %2，在内置表中为 %3，采用后者</translation>
    </message>
    <message>
        <source>%1 has %2 accelerators in the file and %3 in our table, which is used</source>
        <translation>%1 在文件中有 %2 张加速卡，在内置表中为 %3 张，采用后者</translation>
    </message>
    <message>
        <source>no accelerator was found, and &apos;%1&apos; is not in our table</source>
        <translation>没有加速卡，且“%1”不在内置表中</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is in no table; its name is kept as it is</source>
        <translation>“%1”不在任何表中；名称原样保留</translation>
    </message>
    <message>
        <source>the number of accelerators of &apos;%1&apos; is not known</source>
        <translation>“%1”的加速卡数未知</translation>
    </message>
    <message>
        <source>the project is in use by process %1 on %2</source>
        <translation>项目正被 %2 上的进程 %1 使用</translation>
    </message>
    <message>
        <source>the project is in use by another program</source>
        <translation>项目正被另一个程序使用</translation>
    </message>
    <message>
        <source>the project can&apos;t be opened for writing: %1</source>
        <translation>无法以可写方式打开项目：%1</translation>
    </message>
    <message>
        <source>the project file is damaged: &apos;%1&apos; was found in a price</source>
        <translation>项目文件已损坏：价格中出现“%1”</translation>
    </message>
    <message>
        <source>the project was written by a newer version of Gpufolio; it is left as it is</source>
        <translation>项目由更新版本的 Gpufolio 写成；保持原样</translation>
    </message>
    <message>
        <source>a database was found that is no Gpufolio project</source>
        <translation>这是数据库，但不是 Gpufolio 项目</translation>
    </message>
    <message>
        <source>the project is open for reading only</source>
        <translation>项目以只读方式打开</translation>
    </message>
    <message>
        <source>an empty file name was found, expected a project file</source>
        <translation>文件名为空，应为项目文件</translation>
    </message>
    <message>
        <source>the project has no price book &apos;%1&apos;</source>
        <translation>项目中没有价格库“%1”</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; was found, expected one that no price book of the project has</source>
        <translation>名称“%1”已被项目中的价格库使用，应换一个</translation>
    </message>
    <message>
        <source>the disk is full; the project keeps its last saved state</source>
        <translation>磁盘已满；项目保留最近一次保存的状态</translation>
    </message>
    <message>
        <source>the project file is being written by another program</source>
        <translation>项目文件正被另一个程序写入</translation>
    </message>
    <message>
        <source>the file is no Gpufolio project</source>
        <translation>该文件不是 Gpufolio 项目</translation>
    </message>
    <message>
        <source>the project file is damaged: %1</source>
        <translation>项目文件已损坏：%1</translation>
    </message>
    <message>
        <source>the project file can&apos;t be opened: %1</source>
        <translation>无法打开项目文件：%1</translation>
    </message>
    <message>
        <source>the project file can&apos;t be written: it or its folder is read-only</source>
        <translation>无法写入项目文件：文件或所在文件夹为只读</translation>
    </message>
    <message>
        <source>the project file can&apos;t be read or written: %1</source>
        <translation>无法读写项目文件：%1</translation>
    </message>
    <message>
        <source>Fingerprint of the inputs: %1</source>
        <translation>输入指纹：%1</translation>
    </message>
    <message>
        <source>Assumptions: prices, dates, rules</source>
        <translation>假设：价格、日期、规则</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>%1 (base; placed so far)</source>
        <translation>%1（基准；目前已安置）</translation>
    </message>
    <message>
        <source>%1 (placed so far)</source>
        <translation>%1（目前已安置）</translation>
    </message>
    <message>
        <source>%1 (base)</source>
        <translation>%1（基准）</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>incomplete, placed so far</source>
        <translation>不完整，目前已安置</translation>
    </message>
    <message>
        <source>infeasible: a limit can&apos;t hold</source>
        <translation>不可行：超出限制</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>无排名</translation>
    </message>
    <message>
        <source>not defined: there is no month</source>
        <translation>无定义：没有月份</translation>
    </message>
    <message>
        <source>Plans side by side</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>%1, difference to the base</source>
        <translation>%1，与基准的差额</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Rank by amortised cost</source>
        <translation>按摊销费用排名</translation>
    </message>
    <message>
        <source>Billed in the dearest month</source>
        <translation>最贵月份的账单</translation>
    </message>
    <message>
        <source>Dearest month</source>
        <translation>最贵月份</translation>
    </message>
    <message>
        <source>Differences are plan minus base, taken of exact amounts and rounded once; negative is cheaper.</source>
        <translation>差额为方案减基准，由精确金额计算并舍入一次；负数表示更便宜。</translation>
    </message>
    <message>
        <source>Billed and amortised are two views of the same cost, never added together.</source>
        <translation>账单与摊销是同一费用的两种口径，不可相加。</translation>
    </message>
    <message>
        <source>Stacked bars, one a month from %1 to %2, of %3. The figures stand in the table of months.</source>
        <translation>堆叠柱状图，%1 至 %2 每月一柱：%3。数值见月度表。</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Cash view: upfronts when their term starts, hourly charges in the month in which the hour starts.</source>
        <translation>现金口径：预付计入期限开始之时，小时费用计入该小时开始的月份。</translation>
    </message>
    <message>
        <source>on-demand + spot + recurring fees + upfront</source>
        <translation>按需 + 竞价 + 周期费用 + 预付</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Billed Cost</source>
        <translation>FOCUS 1.2，Billed Cost</translation>
    </message>
    <message>
        <source>Amortised</source>
        <translation>摊销</translation>
    </message>
    <message>
        <source>Cost of the period with each upfront spread straight-line over its term; never added to billed cost.</source>
        <translation>该期间的费用，各项预付按期限直线摊销；不与账单费用相加。</translation>
    </message>
    <message>
        <source>on-demand + spot + amortised commitments, unused hours included</source>
        <translation>按需 + 竞价 + 承诺摊销（含闲置机时）</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Effective Cost</source>
        <translation>FOCUS 1.2，Effective Cost</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Cost of hours paid per use, without an obligation.</source>
        <translation>按用量付费、无义务的机时费用。</translation>
    </message>
    <message>
        <source>sum over the offers of on-demand price per machine-hour x on-demand hours</source>
        <translation>各规格按需机时价格 x 按需机时之和</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Pricing Category Standard</source>
        <translation>FOCUS 1.2，Pricing Category Standard</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Cost of interruptible hours, the hours lost to interruptions and checkpoints included.</source>
        <translation>可中断机时的费用，含因中断和检查点损失的机时。</translation>
    </message>
    <message>
        <source>sum over the offers of spot price per machine-hour x billed spot hours</source>
        <translation>各规格竞价机时价格 x 计费竞价机时之和</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Pricing Category Dynamic</source>
        <translation>FOCUS 1.2，Pricing Category Dynamic</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>承诺</translation>
    </message>
    <message>
        <source>Amortised cost of commitments, whether their hours are used or not.</source>
        <translation>承诺的摊销费用，无论机时是否使用。</translation>
    </message>
    <message>
        <source>upfront x hours of the period / hours of the term + recurring fee x hours of the period</source>
        <translation>预付 x 期间小时数 / 期限小时数 + 周期费用 x 期间小时数</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Effective Cost of Commitment Discount Status Used and Unused</source>
        <translation>FOCUS 1.2，Commitment Discount Status 为 Used 和 Unused 的 Effective Cost</translation>
    </message>
    <message>
        <source>Unused commitment</source>
        <translation>闲置承诺</translation>
    </message>
    <message>
        <source>The part of the amortised cost of commitments that paid for hours nobody used.</source>
        <translation>承诺摊销费用中用于无人使用机时的部分。</translation>
    </message>
    <message>
        <source>amortised cost of commitments x unused hours / hours owed, for each commitment and month</source>
        <translation>逐项承诺、逐月：承诺摊销费用 x 闲置机时 / 应付机时</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Commitment Discount Status Unused</source>
        <translation>FOCUS 1.2，Commitment Discount Status Unused</translation>
    </message>
    <message>
        <source>Upfront</source>
        <translation>预付</translation>
    </message>
    <message>
        <source>Upfronts billed when the terms of commitments start inside the horizon.</source>
        <translation>承诺期限在规划期内开始时出账的预付。</translation>
    </message>
    <message>
        <source>sum over the commitments that start of machines x upfront per machine</source>
        <translation>当期开始的各项承诺：台数 x 每台预付之和</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Charge Category Purchase</source>
        <translation>FOCUS 1.2，Charge Category Purchase</translation>
    </message>
    <message>
        <source>Recurring fee</source>
        <translation>周期费用</translation>
    </message>
    <message>
        <source>Hourly fees of commitments, billed whether the hours are used or not.</source>
        <translation>承诺的小时费用，无论是否使用均计费。</translation>
    </message>
    <message>
        <source>sum over the commitments of machines x recurring fee per machine-hour x hours of the term in the period</source>
        <translation>各项承诺：台数 x 每机时周期费用 x 期间内期限小时数之和</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Charge Frequency Recurring</source>
        <translation>FOCUS 1.2，Charge Frequency Recurring</translation>
    </message>
    <message>
        <source>Prepaid balance</source>
        <translation>待摊费用余额</translation>
    </message>
    <message>
        <source>Upfronts paid but not yet amortised, at the end of the period; an asset.</source>
        <translation>期末已付但尚未摊销的预付；属于资产。</translation>
    </message>
    <message>
        <source>prepaid balance before + billed - amortised</source>
        <translation>期初待摊费用余额 + 账单 - 摊销</translation>
    </message>
    <message>
        <source>Gpufolio semantics: billed = amortised + change in prepaid balance</source>
        <translation>Gpufolio 语义：账单 = 摊销 + 待摊费用余额变动</translation>
    </message>
    <message>
        <source>Cumulative billed</source>
        <translation>累计账单</translation>
    </message>
    <message>
        <source>Cash paid from the start of the horizon to the end of the period.</source>
        <translation>自规划期起点至期末支付的现金。</translation>
    </message>
    <message>
        <source>sum of billed cost of the months so far</source>
        <translation>至今各月账单之和</translation>
    </message>
    <message>
        <source>On-demand equivalent</source>
        <translation>按需等价成本</translation>
    </message>
    <message>
        <source>What the same demand would cost on demand at list prices, before discounts.</source>
        <translation>同样的需求按目录价按需购买、未计折扣的成本。</translation>
    </message>
    <message>
        <source>sum over the offers of demand hours x on-demand price of each hour</source>
        <translation>各规格需求机时 x 各小时按需价格之和</translation>
    </message>
    <message>
        <source>Gpufolio semantics, Measures; FOCUS 1.2, List Cost</source>
        <translation>Gpufolio 语义，度量；FOCUS 1.2，List Cost</translation>
    </message>
    <message>
        <source>Savings against on-demand equivalent</source>
        <translation>对比按需等价成本的节省额</translation>
    </message>
    <message>
        <source>How much less the plan costs, amortised, than the same demand on demand; negative when it costs more.</source>
        <translation>方案摊销费用比同样需求按需购买少多少；更贵时为负。</translation>
    </message>
    <message>
        <source>on-demand equivalent - amortised</source>
        <translation>按需等价成本 - 摊销</translation>
    </message>
    <message>
        <source>Gpufolio semantics, Measures</source>
        <translation>Gpufolio 语义，度量</translation>
    </message>
    <message>
        <source>Effective savings rate</source>
        <translation>有效节省率</translation>
    </message>
    <message>
        <source>Savings as a share of the on-demand equivalent; not defined without usage.</source>
        <translation>节省额占按需等价成本的比例；没有用量时无定义。</translation>
    </message>
    <message>
        <source>1 - amortised / on-demand equivalent</source>
        <translation>1 - 摊销 / 按需等价成本</translation>
    </message>
    <message>
        <source>FinOps Foundation, Effective Savings Rate</source>
        <translation>FinOps Foundation，Effective Savings Rate</translation>
    </message>
    <message>
        <source>Commitment coverage</source>
        <translation>承诺覆盖率</translation>
    </message>
    <message>
        <source>Share of the demand that commitments served, where an offer has a commitment to buy.</source>
        <translation>在有承诺可购的规格上，由承诺承担的需求比例。</translation>
    </message>
    <message>
        <source>committed hours used / demand hours of offers that have a commitment option</source>
        <translation>已用承诺机时 / 有承诺方式的规格的需求机时</translation>
    </message>
    <message>
        <source>Commitment utilisation</source>
        <translation>承诺利用率</translation>
    </message>
    <message>
        <source>Share of the committed hours that were used.</source>
        <translation>承诺机时中已使用的比例。</translation>
    </message>
    <message>
        <source>Prepaid after the horizon</source>
        <translation>期后待摊</translation>
    </message>
    <message>
        <source>Upfronts paid for hours after the horizon; an asset that is left.</source>
        <translation>为规划期之后的机时已付的预付；剩余资产。</translation>
    </message>
    <message>
        <source>sum over the commitments of upfront x hours after the horizon / hours of the term</source>
        <translation>各项承诺：预付 x 规划期后小时数 / 期限小时数之和</translation>
    </message>
    <message>
        <source>Gpufolio semantics, Two views of cost</source>
        <translation>Gpufolio 语义，费用的两种口径</translation>
    </message>
    <message>
        <source>Owed after the horizon</source>
        <translation>期后义务</translation>
    </message>
    <message>
        <source>Recurring fees of commitments still to be paid after the horizon.</source>
        <translation>规划期之后仍须支付的承诺周期费用。</translation>
    </message>
    <message>
        <source>sum over the commitments of recurring fee per machine-hour x hours after the horizon x machines</source>
        <translation>各项承诺：每机时周期费用 x 规划期后小时数 x 台数之和</translation>
    </message>
    <message>
        <source>Committed after the horizon</source>
        <translation>期后承诺总额</translation>
    </message>
    <message>
        <source>What is bound after the horizon, paid already or still owed.</source>
        <translation>规划期之后被占用的金额，含已付和仍须支付。</translation>
    </message>
    <message>
        <source>prepaid after the horizon + owed after the horizon</source>
        <translation>期后待摊 + 期后义务</translation>
    </message>
    <message>
        <source>To sign</source>
        <translation>本次新签</translation>
    </message>
    <message>
        <source>What the plan&apos;s new commitments bind over their whole terms; held ones are signed already.</source>
        <translation>方案的新承诺在整个期限内的义务；已有承诺已经签约。</translation>
    </message>
    <message>
        <source>sum over the new commitments of machines x (upfront + recurring fee x hours of the term)</source>
        <translation>各项新承诺：台数 x（预付 + 周期费用 x 期限小时数）之和</translation>
    </message>
    <message>
        <source>NPV</source>
        <translation>净现值</translation>
    </message>
    <message>
        <source>Net present value of the billed cost; not defined without a discount rate.</source>
        <translation>账单费用的净现值；没有折现率时无定义。</translation>
    </message>
    <message>
        <source>sum of cash flow / (1 + annual rate)^(days since the start / 365)</source>
        <translation>现金流 / (1 + 年折现率)^(距起点天数 / 365) 之和</translation>
    </message>
    <message>
        <source>XNPV of spreadsheets; Gpufolio semantics, Two views of cost</source>
        <translation>电子表格的 XNPV；Gpufolio 语义，费用的两种口径</translation>
    </message>
    <message>
        <source>NPV after tail</source>
        <translation>计尾净现值</translation>
    </message>
    <message>
        <source>NPV corrected for what lies after the horizon; plans with different tails are compared by it.</source>
        <translation>按规划期之后的部分修正的净现值；尾部不同的方案据此比较。</translation>
    </message>
    <message>
        <source>NPV - present value of prepaid at the end + present value of what is owed after it</source>
        <translation>净现值 - 期末待摊的现值 + 期后义务的现值</translation>
    </message>
    <message>
        <source>On-demand hours</source>
        <translation>按需机时</translation>
    </message>
    <message>
        <source>Machine-hours served on demand.</source>
        <translation>由按需承担的机时。</translation>
    </message>
    <message>
        <source>demand hours - committed hours used - useful spot hours - hours without a place</source>
        <translation>需求机时 - 已用承诺机时 - 有效竞价机时 - 未安置机时</translation>
    </message>
    <message>
        <source>Gpufolio semantics, Demand and serving order</source>
        <translation>Gpufolio 语义，需求与承担顺序</translation>
    </message>
    <message>
        <source>Machine-hours of commitments that served demand.</source>
        <translation>承担了需求的承诺机时。</translation>
    </message>
    <message>
        <source>in each hour the smaller of demand and committed machines</source>
        <translation>每小时取需求与承诺台数中的较小者</translation>
    </message>
    <message>
        <source>Committed hours unused</source>
        <translation>闲置承诺机时</translation>
    </message>
    <message>
        <source>Machine-hours of commitments that were paid and not used.</source>
        <translation>已付但未使用的承诺机时。</translation>
    </message>
    <message>
        <source>committed hours owed - committed hours used</source>
        <translation>应付承诺机时 - 已用承诺机时</translation>
    </message>
    <message>
        <source>Spot hours billed</source>
        <translation>计费竞价机时</translation>
    </message>
    <message>
        <source>Machine-hours billed on spot, lost work and checkpoints included.</source>
        <translation>竞价计费机时，含丢失进度和检查点。</translation>
    </message>
    <message>
        <source>sum over the workloads of useful spot hours x factor, factor = e^(hR) (e^(h(tau + d)) - 1) / (h tau)</source>
        <translation>各负载有效竞价机时 x 系数之和，系数 = e^(hR) (e^(h(tau + d)) - 1) / (h tau)</translation>
    </message>
    <message>
        <source>Gpufolio semantics, Demand and serving order; Daly 2006, exponential failures</source>
        <translation>Gpufolio 语义，需求与承担顺序；Daly 2006，指数失效</translation>
    </message>
    <message>
        <source>Spot hours, useful</source>
        <translation>有效竞价机时</translation>
    </message>
    <message>
        <source>Machine-hours of demand served on spot, without lost work and checkpoints.</source>
        <translation>由竞价承担的需求机时，不含丢失进度和检查点。</translation>
    </message>
    <message>
        <source>demand of interruptible workloads left by commitments, up to the spot cap</source>
        <translation>承诺之后剩余的可中断负载需求，以竞价上限为限</translation>
    </message>
    <message>
        <source>Demand hours</source>
        <translation>需求机时</translation>
    </message>
    <message>
        <source>Machine-hours that the workloads ask for.</source>
        <translation>各负载需求的机时。</translation>
    </message>
    <message>
        <source>sum over the hours of ceil(accelerators / accelerators of a machine)</source>
        <translation>各小时 ceil(加速卡数 / 每台加速卡数) 之和</translation>
    </message>
    <message>
        <source>Price per machine-hour</source>
        <translation>每机时价格</translation>
    </message>
    <message>
        <source>Price of one whole machine for one hour, as the source states it.</source>
        <translation>整台机器一小时的价格，与来源一致。</translation>
    </message>
    <message>
        <source>as read from the price source</source>
        <translation>读自价格来源</translation>
    </message>
    <message>
        <source>FOCUS 1.2, List Unit Price</source>
        <translation>FOCUS 1.2，List Unit Price</translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation>每卡时价格</translation>
    </message>
    <message>
        <source>Price of one GPU of the machine for one hour; derived for comparing, nothing is bought by it.</source>
        <translation>机器中一张 GPU 一小时的价格；仅为比较而推算，不据此采购。</translation>
    </message>
    <message>
        <source>amortised price per machine-hour / GPUs of the machine</source>
        <translation>每机时摊销价格 / 每台张数</translation>
    </message>
    <message>
        <source>Gpufolio semantics, Offers, options, dates</source>
        <translation>Gpufolio 语义，规格、方式、日期</translation>
    </message>
    <message>
        <source>Amortised price per machine-hour</source>
        <translation>每机时摊销价格</translation>
    </message>
    <message>
        <source>Price of a machine-hour of a commitment when each of its hours is used.</source>
        <translation>承诺的每个机时都被使用时的机时价格。</translation>
    </message>
    <message>
        <source>recurring fee + upfront / hours of the term</source>
        <translation>周期费用 + 预付 / 期限小时数</translation>
    </message>
    <message>
        <source>Cost per used machine-hour</source>
        <translation>每已用机时成本</translation>
    </message>
    <message>
        <source>What a machine-hour of a commitment costs when the unused ones are carried by the used ones.</source>
        <translation>闲置机时由已用机时承担时，承诺每机时的成本。</translation>
    </message>
    <message>
        <source>amortised cost of commitments / committed hours used</source>
        <translation>承诺摊销费用 / 已用承诺机时</translation>
    </message>
    <message>
        <source>FOCUS 1.2, Effective Cost: used plus unused over the used quantity</source>
        <translation>FOCUS 1.2，Effective Cost：已用加闲置，除以已用量</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Share of its hours that a commitment must be used for to cost no more than on-demand.</source>
        <translation>承诺不比按需贵所需的机时使用比例。</translation>
    </message>
    <message>
        <source>amortised price per machine-hour / on-demand price per machine-hour</source>
        <translation>每机时摊销价格 / 每机时按需价格</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Whole machines of an offer.</source>
        <translation>某规格的整台数。</translation>
    </message>
    <message>
        <source>as the plan says</source>
        <translation>以方案为准</translation>
    </message>
    <message>
        <source>GPU time asked for</source>
        <translation>需求卡时</translation>
    </message>
    <message>
        <source>GPU-hours that the workloads ask for inside the horizon.</source>
        <translation>规划期内各负载需求的卡时。</translation>
    </message>
    <message>
        <source>sum over the hours of GPUs asked for</source>
        <translation>各小时所需张数之和</translation>
    </message>
    <message>
        <source>Cost of the workload</source>
        <translation>负载费用</translation>
    </message>
    <message>
        <source>Amortised cost of a workload: its own on-demand and spot hours and its part of shared commitments.</source>
        <translation>负载的摊销费用：自身的按需和竞价机时，加所分摊的共用承诺。</translation>
    </message>
    <message>
        <source>on-demand + spot + amortised cost of the committed hours it used</source>
        <translation>按需 + 竞价 + 所用承诺机时的摊销费用</translation>
    </message>
    <message>
        <source>Gpufolio semantics: parts by hours used, largest remainder</source>
        <translation>Gpufolio 语义：按已用机时分摊，最大余数法</translation>
    </message>
    <message>
        <source>%1/machine-hour</source>
        <translation>%1/机时</translation>
    </message>
    <message>
        <source>%1/GPU-hour</source>
        <translation>%1/卡时</translation>
    </message>
    <message>
        <source>machine-hours</source>
        <translation>机时</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>台</translation>
    </message>
    <message>
        <source>not defined: an offer in use has no on-demand price</source>
        <translation>无定义：在用规格没有按需价格</translation>
    </message>
    <message>
        <source>not defined: there is no usage to compare with</source>
        <translation>无定义：没有可比较的用量</translation>
    </message>
    <message>
        <source>not defined: no discount rate is given</source>
        <translation>无定义：未给出折现率</translation>
    </message>
    <message>
        <source>not defined: no commitment is owed in this period</source>
        <translation>无定义：此期间没有应付承诺</translation>
    </message>
    <message>
        <source>not defined: there is no demand on an offer that has a commitment option</source>
        <translation>无定义：有承诺方式的规格上没有需求</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Billed = on-demand + spot + upfront + recurring fee; amortised = on-demand + spot + commitments, of which unused is a part; billed = amortised + change of the prepaid balance.</source>
        <translation>账单 = 按需 + 竞价 + 预付 + 周期费用；摊销 = 按需 + 竞价 + 承诺（闲置为其中一部分）；账单 = 摊销 + 待摊费用余额变动。</translation>
    </message>
    <message>
        <source>Amortised cost by month</source>
        <translation>月度摊销费用</translation>
    </message>
    <message>
        <source>Commitments of 2 years and more, used</source>
        <translation>2 年及以上承诺（已用）</translation>
    </message>
    <message>
        <source>Commitments under 2 years, used</source>
        <translation>2 年以下承诺（已用）</translation>
    </message>
    <message>
        <source>Commitments, used</source>
        <translation>承诺（已用）</translation>
    </message>
    <message>
        <source>Commitments, unused</source>
        <translation>承诺（闲置）</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1，自 %2 起</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>on-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>not defined: the machine has no GPU</source>
        <translation>无定义：该机器没有 GPU</translation>
    </message>
    <message>
        <source>Prices used, in %1</source>
        <translation>所用价格（%1）</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机型</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Upfront per machine</source>
        <translation>每台预付</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>读取日期</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>生效日期</translation>
    </message>
    <message>
        <source>not defined: no hour of the term lies inside the horizon</source>
        <translation>无定义：期限内没有任何小时落在规划期内</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>采购</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Last day of the term</source>
        <translation>期限最后一天</translation>
    </message>
    <message>
        <source>Held or new</source>
        <translation>已有或新签</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>held</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新签</translation>
    </message>
    <message>
        <source>This plan holds and buys no commitment.</source>
        <translation>此方案没有已有承诺，也不采购承诺。</translation>
    </message>
    <message>
        <source>To sign counts new commitments over their whole terms; upfront, amortised and used count the hours inside the horizon.</source>
        <translation>“本次新签”按新承诺的整个期限计；“预付”“摊销”“已用”只计规划期内的小时。</translation>
    </message>
    <message>
        <source>What a used hour of the commitments costs</source>
        <translation>承诺每已用机时的成本</translation>
    </message>
    <message>
        <source>Below on-demand if fully used</source>
        <translation>满用时低于按需的比例</translation>
    </message>
    <message>
        <source>Cost per used GPU-hour</source>
        <translation>每已用卡时成本</translation>
    </message>
    <message>
        <source>not defined: the offer has no on-demand price</source>
        <translation>无定义：该规格没有按需价格</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <translation>方案：%1</translation>
    </message>
    <message>
        <source>Amounts in %1, exact until they are printed, then rounded once to the minor unit, half away from zero. Hours are whole UTC hours, months are calendar months of %2 with their real hours. Amortised and billed are two views of the same cost, never added together.</source>
        <translation>金额以 %1 计，打印前保持精确，打印时舍入一次至最小货币单位（四舍五入）。小时为整 UTC 小时，月份为 %2 的日历月，按实际小时数。摊销与账单是同一费用的两种口径，不可相加。</translation>
    </message>
    <message>
        <source>Amounts in %1, exact until they are printed, then rounded once to the minor unit, half to even. Hours are whole UTC hours, months are calendar months of %2 with their real hours. Amortised and billed are two views of the same cost, never added together.</source>
        <translation>金额以 %1 计，打印前保持精确，打印时舍入一次至最小货币单位（四舍六入五成双）。小时为整 UTC 小时，月份为 %2 的日历月，按实际小时数。摊销与账单是同一费用的两种口径，不可相加。</translation>
    </message>
    <message>
        <source>GPU capacity plans: %1</source>
        <translation>GPU 采购方案：%1</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Totals, placed so far</source>
        <translation>合计（目前已安置）</translation>
    </message>
    <message>
        <source>Totals of a plan that breaks a limit</source>
        <translation>超出限制的方案合计</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>To note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Infeasible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>What the figures mean</source>
        <translation>各指标的含义</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Definition followed</source>
        <translation>所依定义</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 of %3 workloads have no place. Placed so far: %4 amortised, %5 billed. It has no rank.</source>
        <translation>“%1”不完整：%3 个负载中有 %2 个未安置。目前已安置：摊销 %4，账单 %5。不参与排名。</translation>
    </message>
    <message>
        <source>%1 is infeasible: it breaks a limit. As it stands it costs %2 amortised (%3 billed). It has no rank. %4</source>
        <translation>“%1”不可行：超出限制。目前摊销 %2（账单 %3）。不参与排名。%4</translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon; an offer has no on-demand price to compare with. %4</source>
        <translation>“%1”在规划期内摊销 %2（账单 %3）；有规格没有可供比较的按需价格。%4</translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon, as much as the same demand on demand. %4</source>
        <translation>“%1”在规划期内摊销 %2（账单 %3），与同样需求按需购买相同。%4</translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon, %4 less than the same demand on demand (%5). %6</source>
        <translation>“%1”在规划期内摊销 %2（账单 %3），比同样需求按需购买（%5）少 %4。%6</translation>
    </message>
    <message>
        <source>%1 costs %2 amortised (%3 billed) over the horizon, %4 more than the same demand on demand (%5). %6</source>
        <translation>“%1”在规划期内摊销 %2（账单 %3），比同样需求按需购买（%5）多 %4。%6</translation>
    </message>
    <message>
        <source>a figure of each option; the plan has none of its own</source>
        <translation>此为各方式的指标；方案本身没有</translation>
    </message>
    <message>
        <source>Price from %1 on</source>
        <translation>自 %1 起的价格</translation>
    </message>
    <message>
        <source>Per GPU-hour, with %1 GPUs in a machine</source>
        <translation>每卡时，每台 %1 张</translation>
    </message>
    <message>
        <source>derived for comparing; nothing is bought by it</source>
        <translation>仅为比较而推算，不据此采购</translation>
    </message>
    <message>
        <source>Hours on %1, %2</source>
        <translation>%1 上的机时，%2</translation>
    </message>
    <message>
        <source>Hours billed for an hour of work on %1</source>
        <translation>在 %1 上工作一小时的计费小时数</translation>
    </message>
    <message>
        <source>lost work, restarts and checkpoints; closed form for exponential interruptions</source>
        <translation>丢失进度、恢复与检查点；指数中断的闭式解</translation>
    </message>
    <message>
        <source>Rate of exchange in %1</source>
        <translation>%1 的汇率</translation>
    </message>
    <message>
        <source>newest rate of the scenario dated on or before the month&apos;s last day</source>
        <translation>场景中日期不晚于该月最后一天的最新汇率</translation>
    </message>
    <message>
        <source>Hours of the term in the month: %1</source>
        <translation>该月的期限小时数：%1</translation>
    </message>
    <message>
        <source>Prepaid balance at the start of the month</source>
        <translation>月初待摊费用余额</translation>
    </message>
    <message>
        <source>Committed hours owed</source>
        <translation>应付承诺机时</translation>
    </message>
    <message>
        <source>Hours without a place</source>
        <translation>未安置机时</translation>
    </message>
    <message>
        <source>Hours of the month inside the horizon</source>
        <translation>规划期内的该月小时数</translation>
    </message>
    <message>
        <source>Discount rate a year, effective</source>
        <translation>年有效折现率</translation>
    </message>
    <message>
        <source>Paid on %1, day %2</source>
        <translation>%1 支付，第 %2 天</translation>
    </message>
    <message>
        <source>Held: signed already, so there is nothing to sign</source>
        <translation>已有：已经签约，无须新签</translation>
    </message>
    <message>
        <source>The term doesn&apos;t begin inside the horizon</source>
        <translation>期限不在规划期内开始</translation>
    </message>
    <message>
        <source>Exact cost</source>
        <translation>精确费用</translation>
    </message>
    <message>
        <source>Rounded together with the other workloads by largest remainder, so that the parts sum to the whole.</source>
        <translation>与其他负载一起按最大余数法舍入，使各部分之和等于总额。</translation>
    </message>
    <message>
        <source>Demand of %1 inside the horizon</source>
        <translation>%1 在规划期内的需求</translation>
    </message>
    <message>
        <source>Most machines at once</source>
        <translation>同时最多台数</translation>
    </message>
    <message>
        <source>Left over in whole machines</source>
        <translation>整台剩余</translation>
    </message>
    <message>
        <source>sum of the months, each: %1</source>
        <translation>各月之和，每月：%1</translation>
    </message>
    <message>
        <source>Hours of the horizon</source>
        <translation>规划期小时数</translation>
    </message>
    <message>
        <source>Hours after the horizon: %1</source>
        <translation>规划期后小时数：%1</translation>
    </message>
    <message>
        <source>The plan has no new commitment</source>
        <translation>方案没有新承诺</translation>
    </message>
    <message>
        <source>Demand hours of offers that have a commitment option</source>
        <translation>有承诺方式的规格的需求机时</translation>
    </message>
    <message>
        <source>sum of the workloads&apos; costs and unused commitment</source>
        <translation>各负载费用与闲置承诺之和</translation>
    </message>
    <message>
        <source>There are no workloads</source>
        <translation>没有负载</translation>
    </message>
    <message>
        <source>The plan holds and buys no commitment</source>
        <translation>方案没有已有承诺，也不采购承诺</translation>
    </message>
    <message>
        <source>as the scenario states it, without a source</source>
        <translation>以场景所写为准，无来源</translation>
    </message>
    <message>
        <source>source: %1; retrieved: %2; valid from: %3</source>
        <translation>来源：%1；读取日期：%2；生效日期：%3</translation>
    </message>
    <message>
        <source>Price of %1, %2</source>
        <translation>%1 的价格，%2</translation>
    </message>
    <message>
        <source>Recurring fee of %1, %2</source>
        <translation>%1 的周期费用，%2</translation>
    </message>
    <message>
        <source>Upfront of %1, %2, per machine for %3 hours</source>
        <translation>%1 的预付，%2，每台，%3 小时</translation>
    </message>
    <message>
        <source>Exact until it is shown, then rounded once to %1 decimals of %2, half to even.</source>
        <translation>显示前保持精确，显示时舍入一次至 %2 的 %1 位小数（四舍六入五成双）。</translation>
    </message>
    <message>
        <source>Exact until it is shown, then rounded once to %1 decimals of %2, half away from zero.</source>
        <translation>显示前保持精确，显示时舍入一次至 %2 的 %1 位小数（四舍五入）。</translation>
    </message>
    <message>
        <source>%2 The last term, %1, is what the rounded parts miss to the exact figure rounded once.</source>
        <translation>%2 最后一项 %1 是各舍入部分与精确值舍入一次之间的尾差。</translation>
    </message>
    <message>
        <source>Prices keep the decimals of their source; those that are computed are shown with at most 6.</source>
        <translation>价格保留来源的小数位；推算的价格最多显示 6 位小数。</translation>
    </message>
    <message>
        <source>Shown as a percentage with one decimal.</source>
        <translation>以百分比显示，保留一位小数。</translation>
    </message>
    <message>
        <source>Hours are whole but for those of spot, which are shown with at most 6 decimals.</source>
        <translation>除竞价外机时均为整数；竞价机时最多显示 6 位小数。</translation>
    </message>
    <message>
        <source>A count; nothing is rounded.</source>
        <translation>计数，不舍入。</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>已安置</translation>
    </message>
    <message>
        <source>no place: %1</source>
        <translation>未安置：%1</translation>
    </message>
    <message>
        <source>Workloads, placed so far</source>
        <translation>负载（目前已安置）</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>Cost centre</source>
        <translation>成本中心</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Total, amortised</source>
        <translation>合计（摊销）</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Numbers of more than 15 digits are written as text, because a spreadsheet would lose their last digits.</source>
        <translation>超过 15 位的数字以文本写入，否则电子表格会丢失末尾数字。</translation>
    </message>
    <message>
        <source>The workbook can&apos;t be written: %1</source>
        <translation>无法写入工作簿：%1</translation>
    </message>
    <message>
        <source>Without interruptions there is no best checkpoint interval.</source>
        <translation>没有中断就没有最佳检查点间隔。</translation>
    </message>
    <message>
        <source>With checkpoints that take no time there is no best interval: enter one.</source>
        <translation>检查点不耗时则没有最佳间隔：请填写一个。</translation>
    </message>
    <message>
        <source>Hazard, checkpoint and restart time must not be negative and the interval must be above 0.</source>
        <translation>中断率、检查点时间和恢复时间不能为负，间隔必须大于 0。</translation>
    </message>
    <message>
        <source>With these interruptions the work would hardly ever finish.</source>
        <translation>按此中断率，任务几乎无法完成。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a time zone of the IANA list such as UTC or Asia/Shanghai.</source>
        <translation>发现“%1”，应为 IANA 时区，如 UTC 或 Asia/Shanghai。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number</source>
        <translation>发现“%1”，应为数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number with the decimal sign &apos;%2&apos;</source>
        <translation>发现“%1”，应为小数点为“%2”的数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, which may mean %2 or %3; expected the decimal sign to be chosen or shown by other rows</source>
        <translation>“%1”可能是 %2 或 %3；应选定小数点，或由其他行显示</translation>
    </message>
    <message>
        <source>a quoted field begins here, but its closing &apos;&quot;&apos; was not found</source>
        <translation>此处开始引号字段，但没有找到结束的 &apos;&quot;&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found after a closing quote, expected &apos;%2&apos; or the end of the line</source>
        <translation>结束引号后发现“%1”，应为“%2”或行尾</translation>
    </message>
    <message>
        <source>a row of more than %1 bytes was found, expected at most %1</source>
        <translation>一行超过 %1 字节，最多应为 %1</translation>
    </message>
    <message>
        <source>a row of empty fields was found, expected a header with column names</source>
        <translation>该行字段全空，应为含列名的表头</translation>
    </message>
    <message>
        <source>a row of numbers was found, expected a header with column names</source>
        <translation>该行全为数字，应为含列名的表头</translation>
    </message>
    <message>
        <source>the column &apos;%1&apos; was found again, expected it once; it is column %2 and column %3 of the header</source>
        <translation>列“%1”重复，应只出现一次；它是表头的第 %2 列和第 %3 列</translation>
    </message>
    <message>
        <source>a row of %1 fields was found, expected %2 as in the header</source>
        <translation>该行有 %1 个字段，应与表头一样为 %2 个</translation>
    </message>
    <message>
        <source>an empty file was found, expected a header with column names</source>
        <translation>文件为空，应有含列名的表头</translation>
    </message>
    <message>
        <source>the column &apos;%1&apos; was not found; the header has %2</source>
        <translation>找不到列“%1”；表头有 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in a column of numbers, expected decimal text</source>
        <translation>数字列中发现“%1”，应为十进制数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a currency code of three capital letters such as USD.</source>
        <translation>发现“%1”，应为三个大写字母的币种代码，如 USD。</translation>
    </message>
    <message>
        <source>An amount is beyond the range of exact money (about 1.7e26).</source>
        <translation>金额超出精确金额的范围（约 1.7e26）。</translation>
    </message>
    <message>
        <source>A division by zero has no value.</source>
        <translation>除以零没有值。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a decimal number such as 1234.50.</source>
        <translation>发现“%1”，应为小数，如 1234.50。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number of at most 1e20.</source>
        <translation>发现“%1”，应为不超过 1e20 的数。</translation>
    </message>
    <message>
        <source>no such file was found</source>
        <translation>找不到该文件</translation>
    </message>
    <message>
        <source>a folder was found, expected a file</source>
        <translation>这是文件夹，应为文件</translation>
    </message>
    <message>
        <source>no permission to read the file</source>
        <translation>没有读取该文件的权限</translation>
    </message>
    <message>
        <source>the file can&apos;t be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>the file can&apos;t be written: its folder was not found</source>
        <translation>无法写入文件：找不到所在文件夹</translation>
    </message>
    <message>
        <source>a folder was found, expected a file to write</source>
        <translation>这是文件夹，应为要写入的文件</translation>
    </message>
    <message>
        <source>no permission to write the file</source>
        <translation>没有写入该文件的权限</translation>
    </message>
    <message>
        <source>the disk is full; the file was left as it was</source>
        <translation>磁盘已满；文件保持原样</translation>
    </message>
    <message>
        <source>the file would be too large; it was left as it was</source>
        <translation>文件将过大；文件保持原样</translation>
    </message>
    <message>
        <source>the file can&apos;t be written: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>a file of more than %1 bytes was found, expected at most %1</source>
        <translation>文件超过 %1 字节，最多应为 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a time that exists, with its offset, such as 2027-01-01T00:00:00Z.</source>
        <translation>发现“%1”，应为存在且带时差的时间，如 2027-01-01T00:00:00Z。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a whole hour of UTC.</source>
        <translation>发现“%1”，应为整 UTC 小时。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a day that exists, such as 2027-02-28.</source>
        <translation>发现“%1”，应为存在的日期，如 2027-02-28。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a month such as 2027-02.</source>
        <translation>发现“%1”，应为月份，如 2027-02。</translation>
    </message>
    <message>
        <source>%1 was found, expected null</source>
        <translation>发现 %1，应为 null</translation>
    </message>
    <message>
        <source>%1 was found, expected true or false</source>
        <translation>发现 %1，应为 true 或 false</translation>
    </message>
    <message>
        <source>%1 was found, expected a number</source>
        <translation>发现 %1，应为数字</translation>
    </message>
    <message>
        <source>%1 was found, expected an array [ ]</source>
        <translation>发现 %1，应为数组 [ ]</translation>
    </message>
    <message>
        <source>%1 was found, expected an object { }</source>
        <translation>发现 %1，应为对象 { }</translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number from %2 to %3</source>
        <translation>发现 %1，应为 %2 至 %3 的整数</translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number of at least %2</source>
        <translation>发现 %1，应为不小于 %2 的整数</translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number of at most %2</source>
        <translation>发现 %1，应为不大于 %2 的整数</translation>
    </message>
    <message>
        <source>%1 was found, expected a whole number</source>
        <translation>发现 %1，应为整数</translation>
    </message>
    <message>
        <source>%1 was found, expected a number of at most %2</source>
        <translation>发现 %1，应为不大于 %2 的数</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; was not found, expected it in this object</source>
        <translation>此对象中缺少键“%1”</translation>
    </message>
    <message>
        <source>%1 was found, expected one of %2</source>
        <translation>发现 %1，应为 %2 之一</translation>
    </message>
    <message>
        <source>the unknown key &apos;%1&apos; was found; did you mean &apos;%2&apos;?</source>
        <translation>未知的键“%1”；是否指“%2”？</translation>
    </message>
    <message>
        <source>the unknown key &apos;%1&apos; was found, expected only keys of the format</source>
        <translation>未知的键“%1”，只应有此格式的键</translation>
    </message>
    <message>
        <source>half of a surrogate pair was found in a string, expected a whole character</source>
        <translation>字符串中有半个代理对，应为完整字符</translation>
    </message>
    <message>
        <source>arrays and objects nested deeper than %1 levels were found, expected at most %1</source>
        <translation>数组和对象嵌套超过 %1 层，最多应为 %1 层</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; was found again, expected it once; it first stands in line %2, column %3</source>
        <translation>键“%1”重复，应只出现一次；首次在第 %2 行第 %3 列</translation>
    </message>
    <message>
        <source>a JSON text of %1 bytes was found, expected at most %2</source>
        <translation>JSON 文本有 %1 字节，最多应为 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found after the value, expected the end of the file</source>
        <translation>值之后发现“%1”，应为文件结尾</translation>
    </message>
    <message>
        <source>the end of the file was found, expected a JSON value</source>
        <translation>遇到文件结尾，应为 JSON 值</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a key in double quotes</source>
        <translation>发现“%1”，应为双引号内的键</translation>
    </message>
    <message>
        <source>the end of the file was found, expected a key or &apos;}&apos;</source>
        <translation>遇到文件结尾，应为键或 &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected &apos;:&apos; after the key</source>
        <translation>发现“%1”，键之后应为 &apos;:&apos;</translation>
    </message>
    <message>
        <source>the end of the file was found, expected &apos;:&apos; after the key</source>
        <translation>遇到文件结尾，键之后应为 &apos;:&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected &apos;,&apos; or &apos;}&apos;</source>
        <translation>发现“%1”，应为 &apos;,&apos; 或 &apos;}&apos;</translation>
    </message>
    <message>
        <source>the end of the file was found, expected &apos;,&apos; or &apos;}&apos;</source>
        <translation>遇到文件结尾，应为 &apos;,&apos; 或 &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>发现“%1”，应为 &apos;,&apos; 或 &apos;]&apos;</translation>
    </message>
    <message>
        <source>the end of the file was found, expected &apos;,&apos; or &apos;]&apos;</source>
        <translation>遇到文件结尾，应为 &apos;,&apos; 或 &apos;]&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in a string, expected \u with four hexadecimal digits</source>
        <translation>字符串中发现“%1”，应为 \u 加四位十六进制数字</translation>
    </message>
    <message>
        <source>the end of the file was found in a string, expected the closing &apos;&quot;&apos;</source>
        <translation>字符串中遇到文件结尾，应有结束的 &apos;&quot;&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found in a string, expected a closing &apos;&quot;&apos; or a valid escape</source>
        <translation>字符串中发现“%1”，应为结束的 &apos;&quot;&apos; 或有效的转义</translation>
    </message>
    <message>
        <source>the number %1 was found, expected one below 1e308</source>
        <translation>发现数字 %1，应小于 1e308</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected digits after the decimal point</source>
        <translation>发现“%1”，小数点后应为数字</translation>
    </message>
    <message>
        <source>the end of the file was found, expected digits after the decimal point</source>
        <translation>遇到文件结尾，小数点后应为数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected digits in the exponent</source>
        <translation>发现“%1”，指数应为数字</translation>
    </message>
    <message>
        <source>the end of the file was found, expected digits in the exponent</source>
        <translation>遇到文件结尾，指数应为数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a JSON value</source>
        <translation>发现“%1”，应为 JSON 值</translation>
    </message>
    <message>
        <source>the end of the line was found in a string, expected the closing &apos;&quot;&apos;</source>
        <translation>字符串中遇到行尾，应有结束的 &apos;&quot;&apos;</translation>
    </message>
    <message>
        <source>the control character &apos;%1&apos; was found in a string, expected an escape such as \t</source>
        <translation>字符串中发现控制字符“%1”，应使用 \t 之类的转义</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number without leading zeros</source>
        <translation>发现“%1”，数字不应有前导零</translation>
    </message>
    <message>
        <source>%1 and %2 can&apos;t be added without a dated rate of exchange.</source>
        <translation>没有带日期的汇率，%1 与 %2 不能相加。</translation>
    </message>
    <message>
        <source>UTF-16 text was found, expected UTF-8</source>
        <translation>这是 UTF-16 文本，应为 UTF-8</translation>
    </message>
    <message>
        <source>a NUL byte was found, expected UTF-8 text</source>
        <translation>发现 NUL 字节，应为 UTF-8 文本</translation>
    </message>
    <message>
        <source>the byte %1 was found, which is not UTF-8; expected UTF-8 text</source>
        <translation>发现字节 %1，不是 UTF-8；应为 UTF-8 文本</translation>
    </message>
    <message>
        <source>A demand of more than 1e15 was reached; check the growth.</source>
        <translation>需求超过 1e15；请检查增长率。</translation>
    </message>
</context>
</TS>
