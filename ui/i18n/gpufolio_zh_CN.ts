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
    <name>Find</name>
    <message>
        <source>%1 %2 per machine-hour · %3 × %4</source>
        <translation>每机时 %1 %2 · %3 × %4</translation>
    </message>
</context>
<context>
    <name>KnownFile</name>
    <message>
        <source>%1 is a PDF document.</source>
        <translation>%1 是 PDF 文档。</translation>
    </message>
    <message>
        <source>%1 is an archive or an Excel workbook; save the sheet as CSV first.</source>
        <translation>%1 是压缩包或 Excel 工作簿；请先将工作表另存为 CSV。</translation>
    </message>
    <message>
        <source>%1 is an old Excel or Word file; save the sheet as CSV first.</source>
        <translation>%1 是旧版 Excel 或 Word 文件；请先将工作表另存为 CSV。</translation>
    </message>
    <message>
        <source>%1 is compressed; unpack it first.</source>
        <translation>%1 是压缩文件；请先解压。</translation>
    </message>
    <message>
        <source>%1 is a picture.</source>
        <translation>%1 是图片。</translation>
    </message>
    <message>
        <source>%1 is a document of the format “%2”.</source>
        <translation>%1 是格式为“%2”的文件。</translation>
    </message>
    <message>
        <source>%1 is JSON, but no scenario and no price list that is known.</source>
        <translation>%1 是 JSON，但既不是场景，也不是可识别的价格表。</translation>
    </message>
    <message>
        <source>%1 is not there any more: it was moved, renamed or deleted.</source>
        <translation>%1 已不存在：可能被移动、重命名或删除。</translation>
    </message>
    <message>
        <source>%1 is a folder; choose the files in it.</source>
        <translation>%1 是文件夹；请选择其中的文件。</translation>
    </message>
    <message>
        <source>%1 is no file.</source>
        <translation>%1 不是文件。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: you have no right to.</source>
        <translation>无法读取 %1：没有读取权限。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is no text, and no project.</source>
        <translation>%1 既不是文本，也不是项目。</translation>
    </message>
    <message>
        <source>%1 is a text without a table in it.</source>
        <translation>%1 是不含表格的文本。</translation>
    </message>
    <message>
        <source>Accepted are a project (.gpufolio), a scenario (.json) and price tables (.csv, .json).</source>
        <translation>可接受项目（.gpufolio）、场景（.json）和价格表（.csv、.json）。</translation>
    </message>
</context>
<context>
    <name>NewPrices</name>
    <message>
        <source>Keep the prices in use</source>
        <translation>保留正在使用的价格</translation>
    </message>
    <message>
        <source>Refresh prices</source>
        <translation>更新价格</translation>
    </message>
</context>
<context>
    <name>PastedPurchases</name>
    <message>
        <source>No offer of this project is named; expected a machine type such as %1.</source>
        <translation>未写明本项目的在售规格；应为 %1 之类的机型。</translation>
    </message>
    <message numerus="yes">
        <source>%n offers have this machine type; name the region, too.</source>
        <translation>
            <numerusform>有 %n 个规格属于此机型；请同时写明区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>Several options have this term; expected the option&apos;s id.</source>
        <translation>有多个方式属于此期限；请写明方式的标识。</translation>
    </message>
    <message>
        <source>No option of this offer is named; expected a term such as 1-year.</source>
        <translation>未写明该规格的方式；应为 1-year 之类的期限。</translation>
    </message>
    <message>
        <source>No number of machines was found.</source>
        <translation>未找到机器数量。</translation>
    </message>
    <message>
        <source>No start was found; expected a day such as 2027-01-01.</source>
        <translation>未找到开始日；应为 2027-01-01 之类的日期。</translation>
    </message>
    <message>
        <source>Too many cells: %1</source>
        <translation>单元格过多：%1</translation>
    </message>
    <message>
        <source>The start lies outside the horizon.</source>
        <translation>开始日在规划期之外。</translation>
    </message>
    <message>
        <source>No hour of its term lies inside the horizon.</source>
        <translation>其期限没有任何小时落在规划期内。</translation>
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
    <message>
        <source>Paste purchases</source>
        <translation>粘贴购买项</translation>
    </message>
    <message>
        <source>Mark as signed</source>
        <translation>标记为已签</translation>
    </message>
    <message>
        <source>Paste what we hold</source>
        <translation>粘贴已有承诺</translation>
    </message>
    <message>
        <source>Remove what we hold</source>
        <translation>移除已有承诺</translation>
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
    <name>ProjectVersions</name>
    <message>
        <source>Before going back to “%1”</source>
        <translation>返回“%1”之前</translation>
    </message>
    <message>
        <source>Go back to “%1”</source>
        <translation>返回“%1”</translation>
    </message>
</context>
<context>
    <name>PullReport</name>
    <message>
        <source>%1 rows read: %2 kept, %3 merged, %4 refused, %5 held back. Nothing is used yet.</source>
        <translation>读取 %1 行：采用 %2，合并 %3，拒绝 %4，搁置 %5。尚未启用。</translation>
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
    <message>
        <source>capacity block of %1</source>
        <translation>容量块（%1）</translation>
    </message>
    <message>
        <source>savings plan, %1</source>
        <translation>节省计划（%1）</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>You have no right to read it.</source>
        <translation>没有读取权限。</translation>
    </message>
    <message>
        <source>Its folder is not there: moved, renamed, deleted, or on a disk that is not connected.</source>
        <translation>所在文件夹不存在：可能被移动、重命名、删除，或所在磁盘未连接。</translation>
    </message>
    <message>
        <source>It is not there any more: moved, renamed or deleted.</source>
        <translation>文件已不存在：可能被移动、重命名或删除。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::BreakEvenModel</name>
    <message>
        <source>Nothing is used: there is no used hour to pay</source>
        <translation>没有使用：没有已用小时可计价</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>%1 per used GPU-hour</source>
        <translation>%1 每已用卡时</translation>
    </message>
    <message>
        <source>%1 with lost work</source>
        <translation>%1（含丢失进度）</translation>
    </message>
    <message>
        <source>%1 without lost work</source>
        <translation>%1（不含丢失进度）</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::BreakEvenPanel</name>
    <message>
        <source>%1 pays from a use of %2 on.</source>
        <translation>使用率从 %2 起，%1 划算。</translation>
    </message>
    <message>
        <source>%1 never pays against on demand.</source>
        <translation>%1 相比按需始终不划算。</translation>
    </message>
    <message>
        <source>Used %1 of the time</source>
        <translation>使用时间占 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2 per used GPU-hour</source>
        <translation>%1 %2 每已用卡时</translation>
    </message>
    <message>
        <source>Cost of a used GPU-hour</source>
        <translation>每已用卡时的成本</translation>
    </message>
    <message>
        <source>Cost of a used GPU-hour, %1 in %2</source>
        <translation>每已用卡时的成本，%2 的 %1</translation>
    </message>
    <message>
        <source>Use of the machine</source>
        <translation>机器使用率</translation>
    </message>
    <message>
        <source>%1 per used GPU-hour</source>
        <translation>%1 每已用卡时</translation>
    </message>
    <message>
        <source>%1 pays from here on</source>
        <translation>%1 从此处起划算</translation>
    </message>
    <message>
        <source>%1: %2 pays</source>
        <translation>%1：%2 划算</translation>
    </message>
    <message>
        <source>Prices of %1.</source>
        <translation>价格日期：%1。</translation>
    </message>
    <message>
        <source>Prices of %1 to %2.</source>
        <translation>价格日期：%1 至 %2。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::BridgeModel</name>
    <message>
        <source>All on demand</source>
        <translation>全部按需</translation>
    </message>
    <message>
        <source>Committed rate</source>
        <translation>承诺单价</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Unused commitment</source>
        <translation>闲置承诺</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>累计成本</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::BridgePanel</name>
    <message>
        <source>Change: %1</source>
        <translation>变化：%1</translation>
    </message>
    <message>
        <source>Cost so far: %1</source>
        <translation>累计成本：%1</translation>
    </message>
    <message>
        <source>From all on demand to %1, amortised</source>
        <translation>从全部按需到 %1（摊销）</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>更便宜</translation>
    </message>
    <message>
        <source>Dearer</source>
        <translation>更贵</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>本方案</translation>
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
    <name>gpufolio::ui::CheckListButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>已选 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Narrow, or type a name and press Enter</source>
        <translation>输入以筛选，或输入名称后按 Enter</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation>筛选列表</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CheckpointCostModel</name>
    <message>
        <source>With these interruptions the work would hardly ever finish.</source>
        <translation>在这样的中断率下工作几乎无法完成。</translation>
    </message>
    <message>
        <source>This offer has no on-demand price.</source>
        <translation>此在售规格没有按需价格。</translation>
    </message>
    <message>
        <source>Work between
checkpoints</source>
        <translation>检查点
间隔</translation>
    </message>
    <message>
        <source>Hours billed for
an hour of work</source>
        <translation>每小时有效工作的
计费小时数</translation>
    </message>
    <message>
        <source>Work on spot</source>
        <translation>竞价有效工作</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CheckpointPanel</name>
    <message>
        <source>A checkpoint every %1</source>
        <translation>每 %1写一次检查点</translation>
    </message>
    <message>
        <source>Work on spot: %1 %2</source>
        <translation>竞价有效工作：%1 %2</translation>
    </message>
    <message>
        <source>On-demand: %1 %2</source>
        <translation>按需：%1 %2</translation>
    </message>
    <message>
        <source>Hours billed for an hour of work: %1</source>
        <translation>每小时有效工作的计费小时数：%1</translation>
    </message>
    <message>
        <source>Expected cost of work on spot over the checkpoint interval</source>
        <translation>竞价有效工作的期望成本与检查点间隔</translation>
    </message>
    <message>
        <source>Work between checkpoints</source>
        <translation>检查点间隔（工作时间）</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Young %1</source>
        <translation>Young %1</translation>
    </message>
    <message>
        <source>Daly %1</source>
        <translation>Daly %1</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>最优 %1</translation>
    </message>
    <message>
        <source>No interval chosen</source>
        <translation>未选间隔</translation>
    </message>
    <message>
        <source>Chosen %1</source>
        <translation>当前 %1</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CompareModel</name>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
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
        <source>incomplete: placed so far</source>
        <translation>不完整：仅含已安排部分</translation>
    </message>
    <message>
        <source>breaks a limit</source>
        <translation>超出限制</translation>
    </message>
    <message>
        <source>Still owed if stopped after %1</source>
        <translation>%1 之后停用仍欠</translation>
    </message>
    <message>
        <source>, best</source>
        <translation>，最优</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>The base: differences are counted from it</source>
        <translation>基准：差额以此计算</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Right click or menu key: base, duplicate, hide</source>
        <translation>右键或菜单键：设为基准、复制、隐藏</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ComparePage</name>
    <message>
        <source>All on-demand</source>
        <translation>全部按需</translation>
    </message>
    <message>
        <source>The inputs of these plans differ in: %1</source>
        <translation>这些方案的输入不同之处：%1</translation>
    </message>
    <message>
        <source>From %1 on %2 has billed less than %3 (%4 against %5).</source>
        <translation>自 %1 起，%2 的累计账单低于 %3（%4 对 %5）。</translation>
    </message>
    <message numerus="yes">
        <source>%n more crossing(s).</source>
        <translation>
            <numerusform>另有 %n 个交点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Count differences from this plan</source>
        <translation>以此方案为基准计算差额</translation>
    </message>
    <message>
        <source>Hide this plan</source>
        <translation>隐藏此方案</translation>
    </message>
    <message>
        <source>Open in Plans</source>
        <translation>在“方案”中打开</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Board memo, approval form and full report</source>
        <translation>决策简报、审批表和完整报告</translation>
    </message>
    <message>
        <source>Plans side by side</source>
        <translation>方案并列</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>If use stops after</source>
        <translation>若停用于</translation>
    </message>
    <message>
        <source>Show all plans</source>
        <translation>显示全部方案</translation>
    </message>
    <message>
        <source>Cash so far</source>
        <translation>累计现金</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>瀑布图</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>盈亏平衡</translation>
    </message>
    <message>
        <source>All plans: billed cost added up (Ctrl+T: as a table)</source>
        <translation>全部方案：累计账单（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>From all on demand to the plan of the current column (Ctrl+T: as a table)</source>
        <translation>从全部按需到当前列的方案（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>Cost of a used GPU-hour by use (Ctrl+T: as a table)</source>
        <translation>按使用率的每已用卡时成本（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>在售规格</translation>
    </message>
    <message>
        <source>Offer of the break-even chart</source>
        <translation>盈亏平衡图的在售规格</translation>
    </message>
    <message>
        <source>No plan has numbers yet.</source>
        <translation>还没有方案有数字。</translation>
    </message>
    <message>
        <source>An offer in use has no on-demand price to start from.</source>
        <translation>所用规格没有可作起点的按需价格。</translation>
    </message>
    <message>
        <source>No offer has prices yet.</source>
        <translation>还没有规格有价格。</translation>
    </message>
    <message>
        <source>Nothing to compare with.</source>
        <translation>没有可对比的方案。</translation>
    </message>
    <message>
        <source>Add all on-demand</source>
        <translation>添加全部按需</translation>
    </message>
    <message>
        <source>Open Plans</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>By day of payment: upfronts and fees when they begin, usage on the day after its month.</source>
        <translation>按付款日：预付款与周期费用在开始日，用量费在次月首日。</translation>
    </message>
    <message>
        <source>No plan overtakes another.</source>
        <translation>没有方案被赶超。</translation>
    </message>
    <message>
        <source>Base of the project: move to the front</source>
        <translation>设为项目基准：移到最前</translation>
    </message>
    <message>
        <source>Duplicate this plan</source>
        <translation>复制此方案</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新方案</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月</translation>
    </message>
    <message>
        <source>All plans period by period (Ctrl+T: as a chart)</source>
        <translation>全部方案逐期（Ctrl+T：图表）</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CoverModel</name>
    <message>
        <source>%1 × %2 from %3</source>
        <translation>%1 × %2，自 %3 起</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Without a place</source>
        <translation>未安排</translation>
    </message>
    <message>
        <source>Commitments, unused</source>
        <translation>闲置承诺</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>周（起始日）</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>GPUs, mean</source>
        <translation>GPU 均值</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CoverPanel</name>
    <message>
        <source>%1: %2 GPUs</source>
        <translation>%1：%2 张</translation>
    </message>
    <message>
        <source>Demand: %1 GPUs</source>
        <translation>需求：%1 张</translation>
    </message>
    <message>
        <source>What serves the demand, %1</source>
        <translation>需求由什么满足，%1</translation>
    </message>
    <message>
        <source>GPUs, mean of the day</source>
        <translation>GPU，日均</translation>
    </message>
    <message>
        <source>GPUs, mean of the week</source>
        <translation>GPU，周均</translation>
    </message>
    <message>
        <source>GPUs, mean of the month</source>
        <translation>GPU，月均</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::DemandCellsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::DemandLoadPanel</name>
    <message>
        <source>%1 of the hours</source>
        <translation>%1 的时间</translation>
    </message>
    <message>
        <source>need at least %1 GPUs</source>
        <translation>至少需要 %1 张卡</translation>
    </message>
    <message>
        <source>Mean of this piece: %1 GPUs</source>
        <translation>该段平均：%1 张卡</translation>
    </message>
    <message>
        <source>Load curve: GPUs over the hours, sorted</source>
        <translation>负载持续曲线：按需求排序的各小时卡数</translation>
    </message>
    <message>
        <source>Share of all hours</source>
        <translation>占全部小时的比例</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::DemandPanel</name>
    <message>
        <source>%1: %2 GPUs</source>
        <translation>%1：%2 张</translation>
    </message>
    <message>
        <source>Together: %1 GPUs</source>
        <translation>合计：%1 张卡</translation>
    </message>
    <message>
        <source>Highest hour: %1 GPUs</source>
        <translation>最高小时：%1 张卡</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <translation>%1 卡时</translation>
    </message>
    <message>
        <source>Demand: mean GPUs by day</source>
        <translation>需求：每日平均卡数</translation>
    </message>
    <message>
        <source>Demand: mean GPUs by week</source>
        <translation>需求：每周平均卡数</translation>
    </message>
    <message>
        <source>Demand: mean GPUs by month</source>
        <translation>需求：每月平均卡数</translation>
    </message>
    <message>
        <source>Highest hour</source>
        <translation>最高小时</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::DemandSpansModel</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>其余 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>周（起始日）</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Highest hour</source>
        <translation>最高小时</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>All, mean</source>
        <translation>全部，平均</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::FileDrop</name>
    <message>
        <source>%1: opens this project</source>
        <translation>%1：打开此项目</translation>
    </message>
    <message>
        <source>%1: opens this scenario as a new project</source>
        <translation>%1：将此场景作为新项目打开</translation>
    </message>
    <message>
        <source>%1: prices to import</source>
        <translation>%1：导入价格</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>One project or scenario can be open at a time: drop one of them.</source>
        <translation>一次只能打开一个项目或场景：请只拖入其中一个。</translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>松开即可打开</translation>
    </message>
    <message>
        <source>Nothing to open here</source>
        <translation>没有可打开的文件</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::FindListModel</name>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>购买项</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::FindPopup</name>
    <message>
        <source>Nothing has all these words, in English or Chinese.</source>
        <translation>中英文中均没有包含全部这些词的内容。</translation>
    </message>
    <message>
        <source>The first %1 of %2. Enter runs, Esc closes.</source>
        <translation>显示 %2 项中的前 %1 项。按 Enter 执行，按 Esc 关闭。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found. Enter runs, Esc closes.</source>
        <translation>
            <numerusform>找到 %Ln 项。按 Enter 执行，按 Esc 关闭。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find commands, offers and numbers</source>
        <translation>查找命令、在售规格和数字</translation>
    </message>
    <message>
        <source>Commands, offers, numbers – in English or Chinese</source>
        <translation>命令、在售规格、数字，中英文均可</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::FittingOffersModel</name>
    <message>
        <source>no price</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>No price: this offer is not sold so, or our sources don&apos;t say.</source>
        <translation>无价格：该规格不以此方式出售，或数据来源未说明。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>This offer stands in the project: the plan may choose it.</source>
        <translation>此在售规格已在项目中，方案可以选用。</translation>
    </message>
    <message>
        <source>From the price book. “Use this offer” takes it into the project.</source>
        <translation>来自价格库。点“采用此规格”即可加入项目。</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Offers that stand in the project; the plan chooses among these</source>
        <translation>已在项目中的在售规格；方案从中选择</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>厂商</translation>
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
        <source>On-demand
/ GPU-h</source>
        <translation>按需
每卡时</translation>
    </message>
    <message>
        <source>On-demand
/ machine-h</source>
        <translation>按需
每机时</translation>
    </message>
    <message>
        <source>Spot
/ GPU-h</source>
        <translation>竞价
每卡时</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>In project</source>
        <translation>在项目中</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::KeyboardMap</name>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>按键及其作用</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Arrows move sliders, with Shift by ten. Esc cancels and goes back.</source>
        <translation>方向键移动滑块，加 Shift 每次十步。Esc 取消并返回。</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::LadderModel</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
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
        <source>Purchase</source>
        <translation>购买项</translation>
    </message>
    <message>
        <source>Held or new</source>
        <translation>已有或新签</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
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
        <source>To sign</source>
        <translation>本次新签</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::LadderPanel</name>
    <message>
        <source>%1, until %2</source>
        <translation>%1，至 %2</translation>
    </message>
    <message>
        <source>No commitment is active.</source>
        <translation>没有生效的承诺。</translation>
    </message>
    <message>
        <source>Ladder of purchases</source>
        <translation>购买阶梯</translation>
    </message>
    <message>
        <source>Ladder of purchases, %1</source>
        <translation>购买阶梯，%1</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>规划期</translation>
    </message>
    <message>
        <source>Shaded: the horizon. Dotted: today. A click on a bar selects its purchase.</source>
        <translation>阴影为规划期，点线为今天。点击色条即可选中对应的采购。</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>至 %1</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::LoadCurveModel</name>
    <message>
        <source>Up to this share of all hours</source>
        <translation>累计占全部小时的比例</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::LoadCurvePanel</name>
    <message>
        <source>For at least %1 of the time</source>
        <translation>至少 %1 的时间</translation>
    </message>
    <message>
        <source>Needed: %1 GPUs</source>
        <translation>需要：%1 张</translation>
    </message>
    <message>
        <source>Committed: %1 GPUs</source>
        <translation>已承诺：%1 张</translation>
    </message>
    <message>
        <source>Load curve</source>
        <translation>负载持续曲线</translation>
    </message>
    <message>
        <source>Load curve and what is committed, %1</source>
        <translation>负载持续曲线与承诺水平，%1</translation>
    </message>
    <message>
        <source>Share of the time</source>
        <translation>时间占比</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>已承诺</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::LoadModel</name>
    <message>
        <source>For at least so much of the time</source>
        <translation>至少占时间比例</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>已承诺</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::MainWindow</name>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1（只读）</translation>
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
    <name>gpufolio::ui::NameVersionDialog</name>
    <message>
        <source>Name this version</source>
        <translation>命名此版本</translation>
    </message>
    <message>
        <source>A full copy of inputs and plans is kept in the project. Saving itself is automatic.</source>
        <translation>项目中会保留一份输入和方案的完整副本。保存本身是自动进行的。</translation>
    </message>
    <message>
        <source>Keep version</source>
        <translation>保留版本</translation>
    </message>
    <message>
        <source>A version needs a name.</source>
        <translation>版本需要名称。</translation>
    </message>
    <message>
        <source>Version name</source>
        <translation>版本名称</translation>
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
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::NeedEffectsModel</name>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> 等另 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU 型号 %1</translation>
    </message>
    <message>
        <source>memory ≥ %1 GB per GPU</source>
        <translation>单卡显存 ≥ %1 GB</translation>
    </message>
    <message>
        <source>interconnect %1</source>
        <translation>互联 %1</translation>
    </message>
    <message>
        <source>network ≥ %1 Gb/s</source>
        <translation>网络 ≥ %1 Gb/s</translation>
    </message>
    <message>
        <source>≥ %1 vCPUs per GPU</source>
        <translation>每卡 vCPU ≥ %1</translation>
    </message>
    <message>
        <source>local disk ≥ %1 TB</source>
        <translation>本地盘 ≥ %1 TB</translation>
    </message>
    <message>
        <source>certified for %1</source>
        <translation>认证 %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>区域 %1</translation>
    </message>
    <message>
        <source>all in one machine</source>
        <translation>全部在一台机器内</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them don&apos;t state the figure.</source>
        <translation>
            <numerusform>其中 %Ln 个未注明该数值。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the workload asks of an offer</source>
        <translation>负载对在售规格的要求</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>需求项</translation>
    </message>
    <message>
        <source>Offers that would fit but for this need alone; so many more without it</source>
        <translation>仅因这一项而不符合的在售规格；去掉它就多出这么多</translation>
    </message>
    <message>
        <source>Removes
alone</source>
        <translation>单独
排除</translation>
    </message>
    <message>
        <source>Offers that are known not to have it, whether something else is missing or not</source>
        <translation>已知不具备此项的在售规格，不论其他项是否符合</translation>
    </message>
    <message>
        <source>Lack
it</source>
        <translation>不具备</translation>
    </message>
    <message>
        <source>Offers that don&apos;t state the figure. They don&apos;t fit, but they may have it: ask the provider</source>
        <translation>未注明该数值的在售规格。不算符合，但可能具备：请询问厂商</translation>
    </message>
    <message>
        <source>Don&apos;t
say</source>
        <translation>未注明</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::NewWorkload</name>
    <message>
        <source>New project</source>
        <translation>新项目</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Duplicate “%1”</source>
        <translation>复制“%1”</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Change the id of a workload</source>
        <translation>修改负载标识</translation>
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
    <name>gpufolio::ui::PastedWorkloads</name>
    <message>
        <source>Expected at least three cells: name, GPU and how many.</source>
        <translation>至少应有三个单元格：名称、GPU 和数量。</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>缺少名称。</translation>
    </message>
    <message>
        <source>The GPU “%1” is not known.</source>
        <translation>未知的 GPU“%1”。</translation>
    </message>
    <message>
        <source>“%1” may be any of %2.</source>
        <translation>“%1”可能指 %2 中的任一个。</translation>
    </message>
    <message>
        <source>“%1” is no number of GPUs.</source>
        <translation>“%1”不是卡数。</translation>
    </message>
    <message>
        <source>“%1” is no day and no month.</source>
        <translation>“%1”不是日期或月份。</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>结束早于开始。</translation>
    </message>
    <message>
        <source>It lies outside the horizon, %1 to %2.</source>
        <translation>不在规划期（%1 至 %2）之内。</translation>
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
    <name>gpufolio::ui::PlanMonthsModel</name>
    <message>
        <source>The printed total less the sum of the printed periods</source>
        <translation>打印合计减去各期打印数之和</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
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
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1（不完整）</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PlanMonthsPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Billed cost of all plans by period</source>
        <translation>全部方案逐期账单成本</translation>
    </message>
    <message>
        <source>Amortised cost of all plans by period</source>
        <translation>全部方案逐期摊销成本</translation>
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
    <message>
        <source>All offers</source>
        <translation>全部规格</translation>
    </message>
    <message>
        <source>Which demand the chart shows</source>
        <translation>图表显示哪部分需求</translation>
    </message>
    <message>
        <source>This chart is about the whole plan.</source>
        <translation>此图表针对整个方案。</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Load curve</source>
        <translation>负载持续曲线</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>What serves the demand, and what is paid and not used (Ctrl+T: as a table)</source>
        <translation>需求由什么满足，以及已付未用部分（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>The hours by how much they need, against what is committed (Ctrl+T: as a table)</source>
        <translation>按需求量排序的小时与承诺水平（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>The terms of all purchases on a calendar (Ctrl+T: as a table)</source>
        <translation>全部购买项期限的日历（Ctrl+T：表格）</translation>
    </message>
    <message>
        <source>Demand of</source>
        <translation>需求范围</translation>
    </message>
    <message>
        <source>Demand of which offer</source>
        <translation>哪个在售规格的需求</translation>
    </message>
    <message>
        <source>This plan holds and buys no commitment.</source>
        <translation>此方案没有已有或新签承诺。</translation>
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
    <message>
        <source>Takes it out of what we hold, in every plan</source>
        <translation>在所有方案中从已有承诺移除</translation>
    </message>
    <message>
        <source>Removes the purchase from this plan</source>
        <translation>从此方案移除该购买项</translation>
    </message>
    <message>
        <source>It is held already.</source>
        <translation>已是已有承诺。</translation>
    </message>
    <message>
        <source>It is signed: from now on it is held and paid in every plan</source>
        <translation>已签订：今后作为已有承诺，在每个方案中支付</translation>
    </message>
    <message>
        <source>Purchases of this plan from a spreadsheet</source>
        <translation>从电子表格粘贴此方案的购买项</translation>
    </message>
    <message>
        <source>What is signed already, from a spreadsheet: paid in every plan, in no approval form</source>
        <translation>从电子表格粘贴已签承诺：每个方案都支付，不进入审批表</translation>
    </message>
    <message>
        <source>Mark as signed</source>
        <translation>标记为已签</translation>
    </message>
    <message>
        <source>Paste…</source>
        <translation>粘贴…</translation>
    </message>
    <message>
        <source>What we hold…</source>
        <translation>已有承诺…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
    <name>gpufolio::ui::PriceDiffModel</name>
    <message>
        <source>+ new</source>
        <translation>+ 新增</translation>
    </message>
    <message>
        <source>− gone</source>
        <translation>− 消失</translation>
    </message>
    <message>
        <source>▲ dearer</source>
        <translation>▲ 变贵</translation>
    </message>
    <message>
        <source>▼ cheaper</source>
        <translation>▼ 变便宜</translation>
    </message>
    <message>
        <source>This price book does not have the price</source>
        <translation>此价格库没有该价格</translation>
    </message>
    <message>
        <source>%1 %2 per machine-hour, upfront spread over the term
%3, read %4, valid from %5</source>
        <translation>%1 %2 每机时，预付按期限摊销
%3，读取于 %4，自 %5 起有效</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>不晚于 %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1 与 %2 之间</translation>
    </message>
    <message>
        <source>moved more than 40%: have a look before you plan with it</source>
        <translation>变动超过 40%：用于规划前请先核对</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Only one of the two price books has the price</source>
        <translation>两个价格库中只有一个有该价格</translation>
    </message>
    <message>
        <source>A price book knows a price on a day; on which day between two books it changed, no book knows.</source>
        <translation>价格库只知道某一天的价格；在两个价格库之间的哪一天变动，没有价格库知道。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>情况</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>厂商</translation>
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
        <source>Option</source>
        <translation>购买方式</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>per GPU-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>变动时间</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceHistoryModel</name>
    <message>
        <source>%1, gone</source>
        <translation>%1，已消失</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>The first price that is known</source>
        <translation>已知的最早价格</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>购买方式</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>已知自</translation>
    </message>
    <message>
        <source>Known until</source>
        <translation>已知至</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>%1 per machine-hour</source>
        <translation>%1 每机时</translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <translation>%1 每卡时</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>快照</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceHistoryPanel</name>
    <message numerus="yes">
        <source>Per GPU-hour, an upfront spread over its term, from %Ln price book(s). A dot is the first or last day on which a price is known; on which day between two dots it changed is not.</source>
        <translation>
            <numerusform>每卡时，预付按期限摊销，来自 %Ln 个价格库。圆点是已知该价格的最早或最晚一天；在两点之间哪一天变动并不可知。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per GPU-hour</source>
        <translation>%1 %2 每卡时</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>价格历史</translation>
    </message>
    <message>
        <source>Price history of %1</source>
        <translation>%1 的价格历史</translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <translation>%1 每卡时</translation>
    </message>
    <message>
        <source>%1, days on which it is known</source>
        <translation>%1，已知该价格的日期</translation>
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
    <message>
        <source>Keep these rates</source>
        <translation>保存这些汇率</translation>
    </message>
    <message>
        <source>Rates of exchange up to %1. The project keeps them, for scenarios without rates of their own; the price book stays as it is.</source>
        <translation>汇率截至 %1。项目会保存这些汇率，供没有自带汇率的场景使用；价格库保持不变。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceRefreshDialog</name>
    <message>
        <source>unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>new price</source>
        <translation>新价格</translation>
    </message>
    <message>
        <source>older in the price book</source>
        <translation>价格库中的较旧</translation>
    </message>
    <message>
        <source>no longer offered</source>
        <translation>不再提供</translation>
    </message>
    <message>
        <source>Refresh prices</source>
        <translation>更新价格</translation>
    </message>
    <message numerus="yes">
        <source>%Ln price(s) of the project are other ones in the price book.</source>
        <translation>
            <numerusform>项目的 %Ln 个价格与价格库中的不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The price book has no newer prices for this project.</source>
        <translation>价格库中没有此项目的更新价格。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are no longer offered there and stay as they are.</source>
        <translation>
            <numerusform>其中 %Ln 个不再提供，保持原样。</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices that don&apos;t stand in the project come from the price book as it is.</source>
        <translation>项目中没有的价格直接取自价格库。</translation>
    </message>
    <message>
        <source>Prices of the project</source>
        <translation>项目的价格</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>在售规格</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>购买方式</translation>
    </message>
    <message>
        <source>Old / machine-h</source>
        <translation>旧价 / 机时</translation>
    </message>
    <message>
        <source>New / machine-h</source>
        <translation>新价 / 机时</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Old date</source>
        <translation>旧日期</translation>
    </message>
    <message>
        <source>New date</source>
        <translation>新日期</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Cost of the plans</source>
        <translation>各方案的成本</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Billed now</source>
        <translation>当前账单成本</translation>
    </message>
    <message>
        <source>Amortised now</source>
        <translation>当前摊销成本</translation>
    </message>
    <message>
        <source>With the new prices</source>
        <translation>按新价格</translation>
    </message>
    <message>
        <source>Use the new prices</source>
        <translation>采用新价格</translation>
    </message>
    <message>
        <source>The project is open in another window; here it is read-only.</source>
        <translation>项目已在另一个窗口打开；此处只读。</translation>
    </message>
    <message>
        <source>All plans are computed with the new prices; undo takes it back.</source>
        <translation>所有方案按新价格计算；可以撤销。</translation>
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
    <name>gpufolio::ui::PricesChanges</name>
    <message>
        <source>without dates</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>bundled</source>
        <translation>内置</translation>
    </message>
    <message numerus="yes">
        <source>%1, added %2, %Ln price(s)</source>
        <translation>
            <numerusform>%1，添加于 %2，%Ln 条价格</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has one price book. Import or pull prices: what they change is shown here.</source>
        <translation>项目只有一个价格库。导入或在线获取价格后，变化会显示在此处。</translation>
    </message>
    <message>
        <source>Both price books have the same prices.</source>
        <translation>两个价格库的价格相同。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Only doubtful (%1)</source>
        <translation>仅存疑（%1）</translation>
    </message>
    <message>
        <source>Changed between A (%1) and B (%2), per GPU-hour: %3 of %4 shown, %5 unchanged.</source>
        <translation>A（%1）与 B（%2）之间的变化，每卡时：显示 %3 / %4 条，%5 条未变。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln held back or incomplete price(s) are not compared.</source>
        <translation>
            <numerusform>%Ln 条搁置待核准或不完整的价格不参与比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save what changed</source>
        <translation>保存变化</translation>
    </message>
    <message>
        <source>price changes</source>
        <translation>价格变化</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>&amp;A</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>First price book</source>
        <translation>第一个价格库</translation>
    </message>
    <message>
        <source>The price book to compare from</source>
        <translation>作为比较起点的价格库</translation>
    </message>
    <message>
        <source>&amp;B</source>
        <translation>&amp;B</translation>
    </message>
    <message>
        <source>Second price book</source>
        <translation>第二个价格库</translation>
    </message>
    <message>
        <source>The price book to compare with</source>
        <translation>与之比较的价格库</translation>
    </message>
    <message>
        <source>GPU, provider, region, machine…</source>
        <translation>GPU、供应商、区域、机型…</translation>
    </message>
    <message>
        <source>Search what changed</source>
        <translation>搜索变化</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Moves of more than 40%, and prices with a remark: real cuts, or mistakes of a source</source>
        <translation>变动超过 40% 以及带备注的价格：可能是真实调价，也可能是来源有误</translation>
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
    <name>gpufolio::ui::PricesHistory</name>
    <message>
        <source>Price history</source>
        <translation>价格历史</translation>
    </message>
    <message>
        <source>Select an offer in the table above to see how its prices went.</source>
        <translation>在上方表格中选择一个在售规格，查看其价格走势。</translation>
    </message>
    <message>
        <source>No price book of this project has a dated price of this offer.</source>
        <translation>本项目没有价格库含有该规格的带日期价格。</translation>
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
    <message>
        <source>Make plan “%1”</source>
        <translation>新建方案“%1”</translation>
    </message>
    <message>
        <source>Select a price first.</source>
        <translation>请先选择一个价格。</translation>
    </message>
    <message>
        <source>No price: this offer is not sold so, or our sources don&apos;t say.</source>
        <translation>无价格：该规格不以此方式出售，或数据来源未说明。</translation>
    </message>
    <message>
        <source>%1, %2, %3 per machine-hour</source>
        <translation>%1，%2，每机时 %3</translation>
    </message>
    <message>
        <source>A new plan that buys %1: as many machines as the workloads on this offer need at their peak, at least one.</source>
        <translation>新方案购买 %1：台数为此在售规格上的工作负载峰值所需，至少一台。</translation>
    </message>
    <message>
        <source>A new plan with %1: the workloads that fit run on this offer from now on, in every plan, since all plans share them.</source>
        <translation>采用 %1 的新方案：符合要求的工作负载从此在该在售规格上运行；工作负载由所有方案共用，因此每个方案都如此。</translation>
    </message>
    <message>
        <source>The project has it at %1; the price shown here takes its place in every plan.</source>
        <translation>项目中的价格为 %1；此处显示的价格将在每个方案中取代它。</translation>
    </message>
    <message>
        <source>Refresh prices (%1)…</source>
        <translation>更新价格（%1）…</translation>
    </message>
    <message>
        <source>Refresh prices…</source>
        <translation>更新价格…</translation>
    </message>
    <message>
        <source>Make a plan with this price</source>
        <translation>用此价格新建方案</translation>
    </message>
    <message>
        <source>Make a plan</source>
        <translation>新建方案</translation>
    </message>
    <message>
        <source>The project&apos;s prices beside those of the price book; a saved plan keeps its prices until you take the new ones</source>
        <translation>项目价格与价格库价格并列；在您采用新价格之前，已保存的方案保持其价格</translation>
    </message>
    <message>
        <source>Rates of exchange up to %1 (European Central Bank)</source>
        <translation>汇率截至 %1（欧洲央行）</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>下方</translation>
    </message>
    <message>
        <source>Show or hide history and changes below the table</source>
        <translation>显示或隐藏表格下方的历史与变化</translation>
    </message>
    <message>
        <source>About the selected offer and the price books</source>
        <translation>关于所选规格与价格库</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Pull…</source>
        <translation>在线获取…</translation>
    </message>
    <message>
        <source>Fetch prices over the network (F5)</source>
        <translation>通过网络获取价格（F5）</translation>
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
        <source>Could not be computed: %1.</source>
        <translation>无法计算：%1。</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>交接文件</translation>
    </message>
    <message>
        <source>%1 can be given away: inputs, plans and the prices they use are in this one file.</source>
        <translation>“%1”可以交给他人：输入、方案及所用价格都在这一个文件中。</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>文件未写入。</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>The version was not kept.</source>
        <translation>未能保留该版本。</translation>
    </message>
    <message>
        <source>“%1” is kept; Project, Versions leads back to it.</source>
        <translation>已保留“%1”；可通过“项目”→“版本”返回。</translation>
    </message>
    <message numerus="yes">
        <source>One project or scenario can be open at a time, and %Ln were given. Nothing was opened; choose one of them.</source>
        <translation>
            <numerusform>一次只能打开一个项目或场景，而此处有 %Ln 个。未打开任何文件，请选择其中一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files can&apos;t be opened.</source>
        <translation>
            <numerusform>有 %Ln 个文件无法打开。</numerusform>
        </translation>
    </message>
    <message>
        <source>The prices were not imported: this project is open in another window, so here it can only be read. Close the other window and open the project again.</source>
        <translation>价格未导入：此项目已在另一个窗口中打开，此处只能查看。请关闭另一个窗口后重新打开项目。</translation>
    </message>
    <message>
        <source>Not changed: another window has the project open.</source>
        <translation>未作更改：项目已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>Gpufolio ended without closing this project last time. It is as it was saved at %1; of what you did in the second before the end, something may be missing.</source>
        <translation>上次 Gpufolio 未正常关闭此项目。现已恢复到 %1 保存的内容；结束前一秒内的改动可能缺失。</translation>
    </message>
    <message>
        <source>Gpufolio ended without closing this project last time, and could not write to it since %2 (a full disk, or a folder that was gone). It is as it was saved at %1; what you changed after that is lost.</source>
        <translation>上次 Gpufolio 未正常关闭此项目，且自 %2 起无法写入（磁盘已满或文件夹不可用）。现已恢复到 %1 保存的内容；此后的改动已丢失。</translation>
    </message>
    <message>
        <source>This project is not on disk. It is kept here while the window is open; Project, Save a copy writes it to another place.</source>
        <translation>此项目未保存在磁盘上，仅在窗口打开期间保留；可通过“项目”→“保存副本”写入其他位置。</translation>
    </message>
    <message>
        <source>Your last change is not on disk. It is kept here, and every few seconds writing is tried again; Project, Save a copy writes it to another place.</source>
        <translation>您的上一次更改尚未写入磁盘。更改保留在此处，每隔几秒会重试写入；也可通过“项目”→“保存副本”写入其他位置。</translation>
    </message>
    <message>
        <source>Projects, scenarios and price tables (*.gpufolio *.json *.csv *.tsv)</source>
        <translation>项目、场景和价格表 (*.gpufolio *.json *.csv *.tsv)</translation>
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
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Name this version…</source>
        <translation>命名此版本…</translation>
    </message>
    <message>
        <source>Versions…</source>
        <translation>版本…</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <translation>交接文件…</translation>
    </message>
    <message>
        <source>One file with inputs, plans and the prices they use; it computes the same anywhere.</source>
        <translation>一个文件，包含输入、方案及所用价格；在任何地方打开，算出的结果都相同。</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>%1 – not found</source>
        <translation>%1 – 未找到</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PullDialog</name>
    <message>
        <source>Pull prices</source>
        <translation>在线获取价格</translation>
    </message>
    <message>
        <source>State of the pull</source>
        <translation>获取状态</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Use these prices</source>
        <translation>启用这些价格</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>Stopped. The price book stays as it is.</source>
        <translation>已停止，价格库保持不变。</translation>
    </message>
    <message>
        <source>%1
The price book stays as it is. Everything else works without the network.</source>
        <translation>%1
价格库保持不变；没有网络，其他功能照常可用。</translation>
    </message>
    <message>
        <source>Nothing is fetched before you say so. Only the address of the source is asked; nothing of the project is sent.</source>
        <translation>未经您确认不会获取任何内容；只访问来源地址，不发送项目中的任何数据。</translation>
    </message>
    <message>
        <source>The project is open in another window; here it is read-only.</source>
        <translation>项目已在另一个窗口打开；此处只读。</translation>
    </message>
    <message>
        <source>The price book has these prices already.</source>
        <translation>价格库中已有这些价格。</translation>
    </message>
    <message>
        <source>One step that undo takes back; the project keeps both.</source>
        <translation>作为一步操作，可以撤销；两份价格都保留在项目中。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PullForm</name>
    <message>
        <source>Keep the key in the system keyring</source>
        <translation>把密钥保存在系统密钥环中</translation>
    </message>
    <message>
        <source>Accept prices that moved more than 5x</source>
        <translation>采用变动超过 5 倍的价格</translation>
    </message>
    <message>
        <source>Accept over 5% fewer rows than last time</source>
        <translation>行数比上次少 5% 以上也采用</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What is fetched</source>
        <translation>获取的内容</translation>
    </message>
    <message>
        <source>Least permission</source>
        <translation>最低权限</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>About the key</source>
        <translation>关于密钥</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA 文件</translation>
    </message>
    <message>
        <source>that of the environment</source>
        <translation>环境中的设置</translation>
    </message>
    <message>
        <source>beside the authorities of the system (PEM)</source>
        <translation>系统证书之外另行信任（PEM）</translation>
    </message>
    <message>
        <source>Choose a CA file</source>
        <translation>选择 CA 文件</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>all; such as %1</source>
        <translation>全部；例如 %1</translation>
    </message>
    <message>
        <source>all regions come at once</source>
        <translation>一次返回全部地域</translation>
    </message>
    <message>
        <source>From the system keyring.</source>
        <translation>来自系统密钥环。</translation>
    </message>
    <message>
        <source>Left empty, the key of the environment variable %1 is used.</source>
        <translation>留空则使用环境变量 %1 中的密钥。</translation>
    </message>
    <message>
        <source>The key is sent to this source only. It is never written into the project or a log.</source>
        <translation>密钥只发送给此来源，绝不写入项目或日志。</translation>
    </message>
    <message>
        <source>This program was built without a keyring: the key is used for this pull only. The environment variable %1 is read, too.</source>
        <translation>本程序构建时未包含密钥环：密钥仅用于本次获取。也会读取环境变量 %1。</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>证书 (*.pem *.crt *.cer);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The system keyring did not take the key: %1. It is used for this pull only.</source>
        <translation>系统密钥环未能保存密钥：%1。密钥仅用于本次获取。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PullReport</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>What became of the rows</source>
        <translation>各行的处理结果</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Held back</source>
        <translation>搁置待核准</translation>
    </message>
    <message>
        <source>Not there any more: %1</source>
        <translation>已不存在：%1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
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
    <name>gpufolio::ui::PurchasePasteDialog</name>
    <message>
        <source>What we hold: paste</source>
        <translation>已有承诺：粘贴</translation>
    </message>
    <message>
        <source>Purchases: paste</source>
        <translation>购买项：粘贴</translation>
    </message>
    <message>
        <source>One purchase a line, as a spreadsheet copies it: machine type, region, option or term, machines, day of the start. The order doesn&apos;t matter.</source>
        <translation>每行一个购买项，按电子表格复制的样子：机型、区域、方式或期限、机器数、开始日。顺序不限。</translation>
    </message>
    <message>
        <source>Pasted lines</source>
        <translation>粘贴的行</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>理解结果</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>粘贴内容</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>理解为</translation>
    </message>
    <message>
        <source>Hold these</source>
        <translation>记为已有</translation>
    </message>
    <message>
        <source>Add these</source>
        <translation>添加这些</translation>
    </message>
    <message>
        <source>%1 × %2 from %3</source>
        <translation>%1 × %2，自 %3 起</translation>
    </message>
    <message>
        <source>Nothing is pasted yet.</source>
        <translation>尚未粘贴。</translation>
    </message>
    <message>
        <source>%1 understood, %2 left out.</source>
        <translation>已理解 %1 行，略去 %2 行。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ReportsFiles</name>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Save the report in all formats</source>
        <translation>以全部格式保存报告</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>These files are there already: %1. Replace them?</source>
        <translation>以下文件已存在：%1。要替换吗？</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Not written, nothing was changed: %1</source>
        <translation>未写入，原有文件不变：%1</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>The pages are being made.</source>
        <translation>正在生成页面。</translation>
    </message>
    <message>
        <source>Writes this report as %1</source>
        <translation>将此报告另存为 %1</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>已写入的文件</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>全部保存…</translation>
    </message>
    <message>
        <source>PDF, XLSX, CSV and HTML with the same figures</source>
        <translation>PDF、XLSX、CSV 和 HTML，数字一致</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>The whole report as text for a mail or a sheet</source>
        <translation>将整份报告复制为文本，可粘贴到邮件或表格</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ReportsPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合宽度</translation>
    </message>
    <message>
        <source>Nothing computed yet.</source>
        <translation>尚未计算。</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>适合宽度</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ReportsPreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>报告页面</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>尚无页面</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ReportsSettings</name>
    <message>
        <source>All plans</source>
        <translation>全部方案</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>The plan the report is about; the others stand beside it</source>
        <translation>报告所针对的方案，其他方案列在旁边</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
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
        <source>What is invoiced in each month (as in the top bar)</source>
        <translation>各月的账单金额（与顶栏一致）</translation>
    </message>
    <message>
        <source>Cost spread over the terms (as in the top bar)</source>
        <translation>按期限分摊的成本（与顶栏一致）</translation>
    </message>
    <message>
        <source>Language of the report</source>
        <translation>报告语言</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>双语</translation>
    </message>
    <message>
        <source>English and Chinese in one file, with the same figures</source>
        <translation>中英文写在同一文件中，数字一致</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>包含内容</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ReportsTemplates</name>
    <message>
        <source>Board memo</source>
        <translation>决策简报</translation>
    </message>
    <message>
        <source>One page for those who decide</source>
        <translation>给决策者的一页纸</translation>
    </message>
    <message>
        <source>Approval form</source>
        <translation>审批表</translation>
    </message>
    <message>
        <source>New purchases only, to be signed</source>
        <translation>仅含本次新签，供签字</translation>
    </message>
    <message>
        <source>Full report</source>
        <translation>完整报告</translation>
    </message>
    <message>
        <source>Every plan with all its figures</source>
        <translation>每个方案的全部数字</translation>
    </message>
    <message>
        <source>Kinds of report</source>
        <translation>报告种类</translation>
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
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>A project, a scenario or a price table. Or drop files anywhere in this window.</source>
        <translation>打开项目、场景或价格表；也可将文件拖到窗口的任意位置。</translation>
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
    <name>gpufolio::ui::StartRecentFiles</name>
    <message>
        <source>Recent</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>%1 – not found</source>
        <translation>%1 – 未找到</translation>
    </message>
    <message>
        <source>Last changed %1</source>
        <translation>上次修改：%1</translation>
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
    <message>
        <source>What-if: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>Drop the what-if: %1</source>
        <translation>取消假设：%1</translation>
    </message>
    <message>
        <source>All figures are under this what-if: %1. A click drops it.</source>
        <translation>所有数字均基于此假设：%1。点击即取消。</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Commands, offers and numbers, in English or Chinese (Ctrl+K)</source>
        <translation>查找命令、在售规格和数字，中英文均可（Ctrl+K）</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Another window has the project open; here it can only be read.</source>
        <translation>项目已在另一个窗口中打开；此处只能查看。</translation>
    </message>
    <message>
        <source>newer prices</source>
        <translation>有更新的价格</translation>
    </message>
    <message numerus="yes">
        <source>The price book has %Ln newer price(s); the plans keep theirs until you refresh them on Prices</source>
        <translation>
            <numerusform>价格库中有 %Ln 个更新的价格；在“价格”页更新之前，各方案保持原价</numerusform>
        </translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::VersionsDialog</name>
    <message>
        <source>Go back to this version</source>
        <translation>返回此版本</translation>
    </message>
    <message>
        <source>Open as new project</source>
        <translation>作为新项目打开</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Kept on</source>
        <translation>保留时间</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>There is no version yet. Project, Name this version (Ctrl+S) keeps a full copy of inputs and plans under a name.</source>
        <translation>还没有版本。“项目”→“命名此版本”（Ctrl+S）会以一个名称保留输入和方案的完整副本。</translation>
    </message>
    <message>
        <source>Going back is one undo step; what is open now is kept as a version first.</source>
        <translation>返回是一个可撤销的步骤；当前打开的内容会先保留为一个版本。</translation>
    </message>
    <message>
        <source>Another window has the project open; here it can only be read.</source>
        <translation>项目已在另一个窗口中打开；此处只能查看。</translation>
    </message>
    <message>
        <source>“%1” is what is open already.</source>
        <translation>“%1”就是当前打开的内容。</translation>
    </message>
    <message>
        <source>“%1” is open again. It takes prices from the price book, and that is another one than then; Open as new project brings the prices of then.</source>
        <translation>已重新打开“%1”。它的价格取自价目表，而当前价目表与当时不同；“作为新项目打开”会带回当时的价格。</translation>
    </message>
    <message>
        <source>“%1” is open again. What was open before is a version of its own.</source>
        <translation>已重新打开“%1”。之前打开的内容已另存为一个版本。</translation>
    </message>
    <message>
        <source>“%1” is a project of its own now.</source>
        <translation>“%1”现在是一个独立的项目。</translation>
    </message>
    <message>
        <source>Delete version</source>
        <translation>删除版本</translation>
    </message>
    <message>
        <source>Delete “%1”? It can&apos;t be brought back.</source>
        <translation>要删除“%1”吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>Version name</source>
        <translation>版本名称</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WeekHeatModel</name>
    <message>
        <source>%1: the horizon has no such hour</source>
        <translation>%1：规划期内没有这一小时</translation>
    </message>
    <message>
        <source>%1: mean %2 GPUs, highest %3</source>
        <translation>%1：平均 %2 张卡，最高 %3</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WeekHeatPanel</name>
    <message>
        <source>Mean week: GPUs of all workloads by hour</source>
        <translation>平均一周：全部负载各小时卡数</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Day of the week</source>
        <translation>星期</translation>
    </message>
    <message>
        <source>Mean over the horizon, local time (%1); the darker, the more.</source>
        <translation>规划期平均，当地时间（%1）；颜色越深，卡数越多。</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
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
</context>
<context>
    <name>gpufolio::ui::WhatIfBar</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>按计划</translation>
    </message>
    <message>
        <source>Apply what-if</source>
        <translation>应用假设</translation>
    </message>
    <message>
        <source>as planned: move a slider to see what changes</source>
        <translation>按计划：移动滑块查看变化</translation>
    </message>
    <message>
        <source>The project is open in another window: it can&apos;t be changed here.</source>
        <translation>项目已在另一窗口打开，此处无法更改。</translation>
    </message>
    <message>
        <source>Makes the overlay part of the inputs, as one step that can be undone</source>
        <translation>将假设写入输入，作为可撤销的一步</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>What-if sliders</source>
        <translation>假设滑块</translation>
    </message>
    <message>
        <source>Shows or hides the sliders</source>
        <translation>显示或隐藏滑块</translation>
    </message>
    <message>
        <source>Apply to inputs</source>
        <translation>写入输入</translation>
    </message>
    <message>
        <source>Drop the what-if</source>
        <translation>取消假设</translation>
    </message>
    <message>
        <source>Back to the plans as they are (Esc)</source>
        <translation>恢复原方案（Esc）</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>Every demand, multiplied: 60% of the machines are needed</source>
        <translation>全部需求按比例：需要 60% 的机器</translation>
    </message>
    <message>
        <source>Growth a month</source>
        <translation>每月增长</translation>
    </message>
    <message>
        <source>On top of each workload&apos;s own growth</source>
        <translation>在各负载自身增长之上</translation>
    </message>
    <message>
        <source>Starts late</source>
        <translation>推迟开始</translation>
    </message>
    <message>
        <source>So many months of demand fall away at the start</source>
        <translation>开头减少相应月份的需求</translation>
    </message>
    <message>
        <source>Ends early</source>
        <translation>提前结束</translation>
    </message>
    <message>
        <source>So many months of demand fall away at the end</source>
        <translation>结尾减少相应月份的需求</translation>
    </message>
    <message>
        <source>Prices fall a year</source>
        <translation>价格年降幅</translation>
    </message>
    <message>
        <source>Of all prices that aren&apos;t signed yet, month by month</source>
        <translation>所有尚未签订的价格，逐月下降</translation>
    </message>
    <message>
        <source>Spot at most</source>
        <translation>竞价上限</translation>
    </message>
    <message>
        <source>Share of each hour&apos;s demand, in place of every plan&apos;s own limit</source>
        <translation>占每小时需求的比例，替代各方案自身的限制</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WhatIfSlider</name>
    <message>
        <source>%1, value</source>
        <translation>%1，数值</translation>
    </message>
    <message>
        <source>“%1” was found, expected %2</source>
        <translation>输入为“%1”，应为 %2</translation>
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
    <message>
        <source>Show the price row</source>
        <translation>查看价格行</translation>
    </message>
    <message>
        <source>Show the workload</source>
        <translation>查看负载</translation>
    </message>
    <message>
        <source>Show the purchase</source>
        <translation>查看购买项</translation>
    </message>
    <message>
        <source>Show the plan</source>
        <translation>查看方案</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the number you came from</source>
        <translation>返回上一个数字</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WindowCommands</name>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>New here</source>
        <translation>在此新建</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Table of the chart</source>
        <translation>图表的数据表</translation>
    </message>
    <message>
        <source>Find the cheapest plan</source>
        <translation>求最低成本方案</translation>
    </message>
    <message>
        <source>Billed or amortised</source>
        <translation>账单或摊销</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Quarters</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>Fiscal years</source>
        <translation>财年</translation>
    </message>
    <message>
        <source>Why this number</source>
        <translation>数字的依据</translation>
    </message>
    <message>
        <source>Help on this number</source>
        <translation>这个数字的帮助</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一窗格</translation>
    </message>
    <message>
        <source>Keyboard…</source>
        <translation>键盘…</translation>
    </message>
    <message>
        <source>Cancel, back</source>
        <translation>取消、返回</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>English or Chinese</source>
        <translation>中文或英文</translation>
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
        <source>Pull prices…</source>
        <translation>在线获取价格…</translation>
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
    <name>gpufolio::ui::WorkloadListModel</name>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Being computed</source>
        <translation>计算中</translation>
    </message>
    <message>
        <source>The open plan has no numbers: an input has an error.</source>
        <translation>当前方案没有数值：某项输入有误。</translation>
    </message>
    <message>
        <source>Machines of an offer that isn&apos;t known</source>
        <translation>机器所属的在售规格未知</translation>
    </message>
    <message>
        <source>Highest number of GPUs in an hour</source>
        <translation>单小时最高卡数</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>未安置</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
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
        <source>May stop</source>
        <translation>可中断</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsCheckpointFields</name>
    <message>
        <source>expected a whole number from 1 on</source>
        <translation>应为 1 以上的整数</translation>
    </message>
    <message>
        <source>such as 45 s, 30 min, 2 h</source>
        <translation>例如 45 秒、30 分钟、2 小时</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>必须大于 0</translation>
    </message>
    <message>
        <source>the best interval needs a time above 0</source>
        <translation>最优间隔要求用时大于 0</translation>
    </message>
    <message>
        <source>Let the workload stop</source>
        <translation>允许负载中断</translation>
    </message>
    <message>
        <source>Never stop the workload</source>
        <translation>不允许负载中断</translation>
    </message>
    <message>
        <source>Change the checkpoint interval</source>
        <translation>更改检查点间隔</translation>
    </message>
    <message>
        <source>Change the checkpoint time</source>
        <translation>更改检查点用时</translation>
    </message>
    <message>
        <source>Change the restart time</source>
        <translation>更改恢复用时</translation>
    </message>
    <message>
        <source>Change the set-up time</source>
        <translation>更改准备用时</translation>
    </message>
    <message>
        <source>Change the number of nodes</source>
        <translation>更改节点数</translation>
    </message>
    <message>
        <source>Enter the interruption rate of %1</source>
        <translation>录入 %1 的中断率</translation>
    </message>
    <message>
        <source>The project is open in another window.</source>
        <translation>该项目已在另一窗口打开。</translation>
    </message>
    <message>
        <source>Enter the time that a checkpoint takes first.</source>
        <translation>请先录入检查点用时。</translation>
    </message>
    <message>
        <source>Spot price of %1; %2</source>
        <translation>%1 的竞价价格；%2</translation>
    </message>
    <message>
        <source>The whole zone falls %1 times an hour besides; that is counted once for all nodes.</source>
        <translation>此外整个可用区每小时中断 %1 次，所有节点只计一次。</translation>
    </message>
    <message>
        <source>Notice of %1 before an interruption: not counted in these figures, which stay on the dear side.</source>
        <translation>中断前有 %1的回收预警：这些数值未计入，因此偏贵。</translation>
    </message>
    <message>
        <source>Free of interruptions for the first %1 h: not counted in these figures.</source>
        <translation>最初 %1 小时的保护期内不会中断：这些数值未计入。</translation>
    </message>
    <message>
        <source>expected a number such as 0.02</source>
        <translation>应为数字，例如 0.02</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>never interrupted</source>
        <translation>从不中断</translation>
    </message>
    <message>
        <source>one every %1</source>
        <translation>每 %1一次</translation>
    </message>
    <message>
        <source>May stop</source>
        <translation>可中断</translation>
    </message>
    <message>
        <source>May the workload be stopped</source>
        <translation>负载是否可中断</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Work that may stop and goes on from its last checkpoint can run on spot</source>
        <translation>可中断并能从最近检查点继续的工作可以使用竞价</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>How often a checkpoint is written</source>
        <translation>写检查点的频率</translation>
    </message>
    <message>
        <source>at the best interval</source>
        <translation>按最优间隔</translation>
    </message>
    <message>
        <source>every…</source>
        <translation>固定间隔…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>A checkpoint takes</source>
        <translation>检查点用时</translation>
    </message>
    <message>
        <source>A restart takes</source>
        <translation>恢复用时</translation>
    </message>
    <message>
        <source>Set-up, once</source>
        <translation>准备用时（一次）</translation>
    </message>
    <message>
        <source>Work between two checkpoints</source>
        <translation>两次检查点之间的工作时间</translation>
    </message>
    <message>
        <source>Time in which the machines write and don&apos;t work</source>
        <translation>机器写检查点而不工作的时间</translation>
    </message>
    <message>
        <source>Billed after each interruption until the work goes on</source>
        <translation>每次中断后到继续工作为止，照常计费</translation>
    </message>
    <message>
        <source>Billed once at the start; not part of the cost of an hour of work</source>
        <translation>开始时计费一次，不计入每小时有效工作的成本</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nodes that stop together</source>
        <translation>同时中断的节点</translation>
    </message>
    <message>
        <source>When one of them is taken back, all stop and restart</source>
        <translation>其中一个被回收，全部中断并恢复</translation>
    </message>
    <message>
        <source>Interruptions per node and hour</source>
        <translation>每节点每小时中断次数</translation>
    </message>
    <message>
        <source>Belongs to the spot price of the offer; what is entered here holds for all workloads on it. Empty: not known, and spot is not used</source>
        <translation>属于该规格的竞价价格；此处录入对其上所有负载有效。留空表示未知，不使用竞价</translation>
    </message>
    <message>
        <source>Interruptions per node and hour of the spot price</source>
        <translation>竞价价格的每节点每小时中断次数</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsDemandForm</name>
    <message>
        <source>expected a number such as 64 or 8x8</source>
        <translation>应为数字，如 64 或 8x8</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>台</translation>
    </message>
    <message>
        <source>as on working days</source>
        <translation>与工作日相同</translation>
    </message>
    <message>
        <source>expected a number such as 0.3</source>
        <translation>应为数字，例如 0.3</translation>
    </message>
    <message>
        <source>times the values</source>
        <translation>倍于各值</translation>
    </message>
    <message>
        <source>expected a share such as 3%</source>
        <translation>应为比例，例如 3%</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1/月</translation>
    </message>
    <message>
        <source>expected a day such as 2027-03-15</source>
        <translation>应为日期，例如 2027-03-15</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>从起点开始</translation>
    </message>
    <message>
        <source>is outside the horizon</source>
        <translation>不在规划期内</translation>
    </message>
    <message>
        <source>is after the end</source>
        <translation>晚于结束日期</translation>
    </message>
    <message>
        <source>expected a day such as 2027-09-30</source>
        <translation>应为日期，例如 2027-09-30</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>到终点为止</translation>
    </message>
    <message>
        <source>is before the beginning</source>
        <translation>早于开始日期</translation>
    </message>
    <message>
        <source>“%1” is no number of 0 or more; the cell stays as it was.</source>
        <translation>“%1”不是大于等于 0 的数字，单元格保持不变。</translation>
    </message>
    <message>
        <source>Demand by the hour</source>
        <translation>逐小时需求</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The project is open in another window.</source>
        <translation>该项目已在另一窗口打开。</translation>
    </message>
    <message>
        <source>%1 GPUs a machine of %2</source>
        <translation>%2 每台 %1 张卡</translation>
    </message>
    <message>
        <source>It is not known yet on which machine this runs.</source>
        <translation>尚不知道在哪种机器上运行。</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>%1 in each month. Type, or paste a row or a column from a spreadsheet.</source>
        <translation>每月%1。可直接输入，或从电子表格粘贴一行或一列。</translation>
    </message>
    <message>
        <source>%1 in each hour of the day, local time. Type, or paste a row or a column from a spreadsheet.</source>
        <translation>一天中每小时的%1，当地时间。可直接输入，或从电子表格粘贴一行或一列。</translation>
    </message>
    <message>
        <source>%1 in each hour of the week, local time. Type, or paste cells from a spreadsheet.</source>
        <translation>一周中每小时的%1，当地时间。可直接输入，或从电子表格粘贴单元格。</translation>
    </message>
    <message>
        <source>From %1, column “%2”.</source>
        <translation>来自 %1，列“%2”。</translation>
    </message>
    <message>
        <source>No values yet: choose a CSV file with a row for each hour.</source>
        <translation>尚无数值：请选择每小时一行的 CSV 文件。</translation>
    </message>
    <message>
        <source>%1 hours, from %2 to %3 machines.</source>
        <translation>%1 小时，%2 至 %3 台机器。</translation>
    </message>
    <message>
        <source>%1 hours, from %2 to %3 GPUs.</source>
        <translation>%1 小时，%2 至 %3 张卡。</translation>
    </message>
    <message>
        <source>The %1 hours after them have no demand.</source>
        <translation>其后的 %1 小时没有需求。</translation>
    </message>
    <message>
        <source>Change the demand</source>
        <translation>修改需求</translation>
    </message>
    <message>
        <source>Change the growth</source>
        <translation>修改增长</translation>
    </message>
    <message>
        <source>Change the weekend</source>
        <translation>修改周末系数</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>修改开始日期</translation>
    </message>
    <message>
        <source>Change the end</source>
        <translation>修改结束日期</translation>
    </message>
    <message>
        <source>Change the kind of demand</source>
        <translation>修改需求类型</translation>
    </message>
    <message>
        <source>It is not known how many GPUs a machine has; the numbers stay as they are.</source>
        <translation>不知道一台机器有多少张卡，数字保持不变。</translation>
    </message>
    <message>
        <source>The numbers were converted: %1 GPUs a machine.</source>
        <translation>数字已换算：每台 %1 张卡。</translation>
    </message>
    <message>
        <source>Change the unit of demand</source>
        <translation>修改需求单位</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) taken, from %1 on.</source>
        <translation>
            <numerusform>已填入 %Ln 个值，从 %1 起。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard has no numbers for these cells.</source>
        <translation>剪贴板中没有可填入这些单元格的数字。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty cell(s) left as it was.</source>
        <translation>
            <numerusform>%Ln 个空单元格保持不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) not understood and left as it was: %1.</source>
        <translation>
            <numerusform>%Ln 个单元格未能识别，保持不变：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) too many: there is no place for them.</source>
        <translation>
            <numerusform>多出 %Ln 个单元格，无处可放。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the cell whose number the others shall have.</source>
        <translation>请选择要作为其他单元格数值的单元格。</translation>
    </message>
    <message>
        <source>Set office hours</source>
        <translation>设为工作时段</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used: %2</source>
        <translation>%1 无法使用：%2</translation>
    </message>
    <message>
        <source>%1 has no column in which every row is a number of 0 or more.</source>
        <translation>%1 中没有每一行都是大于等于 0 的数字的列。</translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation>（无名称）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) of numbers; “%1” was taken. Choose another one if it isn&apos;t the demand.</source>
        <translation>
            <numerusform>有 %Ln 列数字，已采用“%1”。如果它不是需求，请另选一列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the demand from a file</source>
        <translation>从文件读取需求</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) lie behind the end of the horizon and were left out.</source>
        <translation>
            <numerusform>%Ln 行在规划期结束之后，已略过。</numerusform>
        </translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Kind of demand</source>
        <translation>需求类型</translation>
    </message>
    <message>
        <source>always the same</source>
        <translation>始终不变</translation>
    </message>
    <message>
        <source>by hour of the day</source>
        <translation>按一天各小时</translation>
    </message>
    <message>
        <source>by hour of the week</source>
        <translation>按一周各小时</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>a series from a file</source>
        <translation>文件中的序列</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>计数单位</translation>
    </message>
    <message>
        <source>Unit of demand</source>
        <translation>需求单位</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many at all hours</source>
        <translation>所有小时的数量</translation>
    </message>
    <message>
        <source>Weekend factor</source>
        <translation>周末系数</translation>
    </message>
    <message>
        <source>Growth a month</source>
        <translation>每月增长</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起</translation>
    </message>
    <message>
        <source>First day of the demand</source>
        <translation>需求首日</translation>
    </message>
    <message>
        <source>To, included</source>
        <translation>止（含）</translation>
    </message>
    <message>
        <source>Last day of the demand</source>
        <translation>需求末日</translation>
    </message>
    <message>
        <source>Values of the demand</source>
        <translation>需求数值</translation>
    </message>
    <message>
        <source>Month or hour</source>
        <translation>月份或小时</translation>
    </message>
    <message>
        <source>Year or day</source>
        <translation>年份或星期</translation>
    </message>
    <message>
        <source>Copy the cells</source>
        <translation>复制单元格</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>粘贴单元格</translation>
    </message>
    <message>
        <source>Puts what a spreadsheet copied in from the current cell on (Ctrl+V)</source>
        <translation>从当前单元格起填入电子表格复制的内容（Ctrl+V）</translation>
    </message>
    <message>
        <source>Fill on</source>
        <translation>向后填充</translation>
    </message>
    <message>
        <source>Gives the selected cells, or all behind the current one, the number of the current cell</source>
        <translation>把当前单元格的数字填入所选单元格，或其后的全部单元格</translation>
    </message>
    <message>
        <source>Office hours</source>
        <translation>工作时段</translation>
    </message>
    <message>
        <source>The highest number from Monday to Friday, 8 to 18, and 0 at all other hours</source>
        <translation>周一至周五 8 点至 18 点为最高值，其余小时为 0</translation>
    </message>
    <message>
        <source>From a CSV file…</source>
        <translation>从 CSV 文件…</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column of the file</source>
        <translation>文件的列</translation>
    </message>
    <message>
        <source>The first is for %1.</source>
        <translation>第一个对应 %1。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has no value in %Ln row(s), the first in line %2; it can&apos;t be used.</source>
        <translation>
            <numerusform>“%1”有 %Ln 行没有数值，首个在第 %2 行，无法使用。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsInterruption</name>
    <message>
        <source>No offer takes this workload yet, so there is no spot price to look at. See Needs.</source>
        <translation>还没有在售规格能承接此负载，因此没有竞价可看。见“需求项”。</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>Spot price: %1, on-demand price: %2, as they hold when the horizon starts. Closed form for exponential interruptions, which can also strike during checkpoint and restart.</source>
        <translation>竞价价格日期：%1，按需价格日期：%2，取规划期开始时的价格。闭式解，中断服从指数分布，写检查点和恢复期间也可能中断。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, the best</source>
        <translation>%1，最优</translation>
    </message>
    <message>
        <source>Change the checkpoint interval</source>
        <translation>更改检查点间隔</translation>
    </message>
    <message>
        <source>Select a workload to see what interruptions cost it.</source>
        <translation>选择一个负载，查看中断带来的成本。</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Drag to try intervals; arrows move it, Shift and an arrow by ten steps</source>
        <translation>拖动以尝试不同间隔；方向键移动，Shift 加方向键移动十格</translation>
    </message>
    <message>
        <source>GPU-hour of work on spot</source>
        <translation>竞价下每卡时有效工作</translation>
    </message>
    <message>
        <source>GPU-hour on demand</source>
        <translation>按需每卡时</translation>
    </message>
    <message>
        <source>Hours billed for an hour of work</source>
        <translation>每小时有效工作的计费小时数</translation>
    </message>
    <message>
        <source>Interval in use</source>
        <translation>采用的间隔</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsNeedFields</name>
    <message>
        <source>expected a number such as 64</source>
        <translation>应为数字，例如 64</translation>
    </message>
    <message>
        <source>Let the plan choose the offer</source>
        <translation>由方案选择在售规格</translation>
    </message>
    <message>
        <source>Choose the offer</source>
        <translation>选择在售规格</translation>
    </message>
    <message>
        <source>Change “in one machine”</source>
        <translation>更改“全部在一台机器内”</translation>
    </message>
    <message>
        <source>Change “may share machines”</source>
        <translation>更改“可共用机器”</translation>
    </message>
    <message>
        <source>Change the interconnect</source>
        <translation>更改互联</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>无法识别</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Gb/s</source>
        <translation>Gb/s</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>or more %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Change the number of GPUs</source>
        <translation>更改卡数</translation>
    </message>
    <message>
        <source>Change a need</source>
        <translation>更改需求项</translation>
    </message>
    <message>
        <source>Change the allowed GPUs</source>
        <translation>更改可用 GPU</translation>
    </message>
    <message>
        <source>Change the regions</source>
        <translation>更改区域</translation>
    </message>
    <message>
        <source>Change the certifications</source>
        <translation>更改认证</translation>
    </message>
    <message>
        <source>The project is open in another window.</source>
        <translation>该项目已在另一窗口打开。</translation>
    </message>
    <message>
        <source>The cheapest that fits</source>
        <translation>符合条件中最便宜的</translation>
    </message>
    <message>
        <source>%1 (not in the price book)</source>
        <translation>%1（不在价格库中）</translation>
    </message>
    <message>
        <source>The plan chooses among the offers of the project that fit: the one that is cheapest on demand</source>
        <translation>方案在项目内符合条件的在售规格中选择按需最便宜的一个</translation>
    </message>
    <message>
        <source>GPUs at all hours</source>
        <translation>全时卡数</translation>
    </message>
    <message>
        <source>Machines at all hours</source>
        <translation>全时台数</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>Offer that the workload runs on</source>
        <translation>负载所用的在售规格</translation>
    </message>
    <message>
        <source>Number at all hours</source>
        <translation>全时数量</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>Interconnect between the GPUs of a machine</source>
        <translation>一台机器内 GPU 之间的互联</translation>
    </message>
    <message>
        <source>All in one machine</source>
        <translation>全部在一台机器内</translation>
    </message>
    <message>
        <source>All GPUs of this workload must sit in one machine, as a model needs that is not split over a network. Offers with fewer GPUs don&apos;t fit.</source>
        <translation>此负载的全部 GPU 必须在同一台机器内，例如不跨网络切分的模型。卡数不足的规格不符合。</translation>
    </message>
    <message>
        <source>May share machines</source>
        <translation>可共用机器</translation>
    </message>
    <message>
        <source>GPUs that are left over in a machine may serve another workload that may share too: the sum is rounded up to whole machines, not each workload by itself.</source>
        <translation>机器中剩余的卡可供同样可共用的其他负载使用：合计后再向上取整到整台，而不是每个负载分别取整。</translation>
    </message>
    <message>
        <source>Memory per GPU, GB</source>
        <translation>单卡显存，GB</translation>
    </message>
    <message>
        <source>Network, Gb/s</source>
        <translation>网络，Gb/s</translation>
    </message>
    <message>
        <source>vCPUs per GPU</source>
        <translation>每卡 vCPU</translation>
    </message>
    <message>
        <source>Local disk, TB</source>
        <translation>本地盘，TB</translation>
    </message>
    <message>
        <source>At least: %1</source>
        <translation>至少：%1</translation>
    </message>
    <message>
        <source>Allowed GPUs</source>
        <translation>可用 GPU</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Certifications</source>
        <translation>认证</translation>
    </message>
    <message>
        <source>Price tables rarely state certifications. Offers that list none don&apos;t fit once one is asked for; the count says how many don&apos;t say.</source>
        <translation>价格表很少注明认证。一旦要求认证，未列出的规格即不符合；计数会说明有多少未注明。</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsNeeds</name>
    <message numerus="yes">
        <source>%1 of %Ln offer(s) fit</source>
        <translation>
            <numerusform>%Ln 个在售规格中 %1 个符合</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 removes %2</source>
        <translation>；%1 排除 %2 个</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The offer it runs on doesn&apos;t fit: %1.</source>
        <translation>当前运行的规格不符合：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln offer(s) lack nothing, but don&apos;t state a figure that is asked for: they don&apos;t count as fitting, and may fit.</source>
        <translation>
            <numerusform>%Ln 个在售规格没有已知的不足，但未注明所要求的数值：不计为符合，但可能符合。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them stands in the project: choose one below.</source>
        <translation>其中没有一个在项目中：请在下面选择。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them stand(s) in the project; the plan takes the cheapest of these on demand.</source>
        <translation>
            <numerusform>其中 %Ln 个在项目中；方案取其中按需最便宜的。</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no offers and the price book is empty. Import a price table.</source>
        <translation>项目没有在售规格，价格库也是空的。请导入价格表。</translation>
    </message>
    <message>
        <source>No offer fits, and loosening one need alone does not help.</source>
        <translation>没有符合的在售规格，只放宽一项也无济于事。</translation>
    </message>
    <message numerus="yes">
        <source>No offer fits. Without “%1” %Ln would.</source>
        <translation>
            <numerusform>没有符合的在售规格。去掉“%1”则有 %Ln 个符合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>采用 %1</translation>
    </message>
    <message>
        <source>The project is open in another window.</source>
        <translation>该项目已在另一窗口打开。</translation>
    </message>
    <message>
        <source>Select an offer first.</source>
        <translation>请先选择一个在售规格。</translation>
    </message>
    <message>
        <source>The workload runs on this offer already.</source>
        <translation>负载已在使用此规格。</translation>
    </message>
    <message>
        <source>The project has no rate of exchange from %1 to %2.</source>
        <translation>项目没有 %1 到 %2 的汇率。</translation>
    </message>
    <message>
        <source>The workload runs on this offer from now on</source>
        <translation>负载从现在起使用此规格</translation>
    </message>
    <message>
        <source>Select a workload to see what it needs and which offers have it.</source>
        <translation>选择一个负载，查看它的需求项以及哪些在售规格符合。</translation>
    </message>
    <message>
        <source>What each need removes</source>
        <translation>各需求项排除的数量</translation>
    </message>
    <message>
        <source>Offers that fit</source>
        <translation>符合的在售规格</translation>
    </message>
    <message>
        <source>Offers that fit, the cheapest GPU-hour on demand first</source>
        <translation>符合的在售规格，按需每卡时价格从低到高</translation>
    </message>
    <message>
        <source>Use this offer</source>
        <translation>采用此规格</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsNotes</name>
    <message>
        <source>Change the name of a workload</source>
        <translation>修改负载名称</translation>
    </message>
    <message>
        <source>Change the team</source>
        <translation>修改团队</translation>
    </message>
    <message>
        <source>Change the cost centre</source>
        <translation>修改成本中心</translation>
    </message>
    <message>
        <source>A workload needs an id; it stays “%1”.</source>
        <translation>负载必须有标识，仍为“%1”。</translation>
    </message>
    <message>
        <source>Another workload has the id “%1” already; it stays “%2”.</source>
        <translation>标识“%1”已被另一负载使用，仍为“%2”。</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>修改备注</translation>
    </message>
    <message>
        <source>Id, in files and reports</source>
        <translation>标识，用于文件和报告</translation>
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
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Name of the workload</source>
        <translation>负载名称</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsPage</name>
    <message>
        <source>The project is open in another window.</source>
        <translation>该项目已在另一窗口打开。</translation>
    </message>
    <message>
        <source>Select a workload first.</source>
        <translation>请先选择负载。</translation>
    </message>
    <message>
        <source>A copy of the workload, right behind it (Ctrl+D)</source>
        <translation>复制该负载，副本紧随其后（Ctrl+D）</translation>
    </message>
    <message>
        <source>Takes the workload out of the project (Del)</source>
        <translation>将该负载从项目中移除（Del）</translation>
    </message>
    <message>
        <source>Rows of a spreadsheet: name, GPU, how many, from, until (Ctrl+V)</source>
        <translation>电子表格的行：名称、GPU、数量、起、止（Ctrl+V）</translation>
    </message>
    <message>
        <source>A workload on the GPU that most run on (Ctrl+N: always on)</source>
        <translation>新建负载，采用多数负载所用的 GPU（Ctrl+N：全天运行）</translation>
    </message>
    <message>
        <source>Workload %1</source>
        <translation>负载 %1</translation>
    </message>
    <message>
        <source>Add a workload</source>
        <translation>添加负载</translation>
    </message>
    <message>
        <source>Paste workloads</source>
        <translation>粘贴负载</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ 新建</translation>
    </message>
    <message>
        <source>New workload</source>
        <translation>新建负载</translation>
    </message>
    <message>
        <source>Always on</source>
        <translation>全天运行</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>Weekly office hours</source>
        <translation>每周工作时段</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>修改名称</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Load curve</source>
        <translation>负载持续曲线</translation>
    </message>
    <message>
        <source>Mean GPUs over time, a layer for each workload (Ctrl+T: as a table)</source>
        <translation>各时段平均卡数，每个负载一层（Ctrl+T：显示为表格）</translation>
    </message>
    <message>
        <source>The mean week, hour by hour</source>
        <translation>平均一周，逐小时</translation>
    </message>
    <message>
        <source>How many GPUs are needed for how much of the time (Ctrl+T: as a table)</source>
        <translation>多少时间需要多少张卡（Ctrl+T：显示为表格）</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>时间步长</translation>
    </message>
    <message>
        <source>Step of the chart</source>
        <translation>图表步长</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>No workload has demand that is known in GPUs yet.</source>
        <translation>尚无卡数已知的负载需求。</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Interruption</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>How many GPUs, when?</source>
        <translation>需要多少张 GPU，什么时候？</translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsPasteDialog</name>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>end</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>heading, left out</source>
        <translation>标题行，已略过</translation>
    </message>
    <message>
        <source>becomes a workload</source>
        <translation>将成为负载</translation>
    </message>
    <message>
        <source>Nothing to read yet.</source>
        <translation>尚无内容可读。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) become workloads.</source>
        <translation>
            <numerusform>%Ln 行将成为负载。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) not understood and left out.</source>
        <translation>
            <numerusform>%Ln 行未能识别，已略过。</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste workloads</source>
        <translation>粘贴负载</translation>
    </message>
    <message>
        <source>A row for each workload, as a spreadsheet copies it: name, GPU, how many, and if needed from and until when.</source>
        <translation>每个负载一行，按电子表格复制的格式：名称、GPU、数量，需要时再加起止日期。</translation>
    </message>
    <message>
        <source>Pasted rows</source>
        <translation>粘贴的行</translation>
    </message>
    <message>
        <source>serve	H100-SXM-80GB	16	2027-03	2027-12</source>
        <translation>推理	H100-SXM-80GB	16	2027-03	2027-12</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>理解结果</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
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
        <source>Understood</source>
        <translation>理解为</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
    <message>
        <source>1 min</source>
        <translation>1 分钟</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分钟</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 分钟</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 小时</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 小时</translation>
    </message>
    <message>
        <source>12 h</source>
        <translation>12 小时</translation>
    </message>
    <message>
        <source>2 d</source>
        <translation>2 天</translation>
    </message>
    <message>
        <source>7 d</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>the highest hour of the span, all workloads together</source>
        <translation>该时段内全部负载合计的最高小时</translation>
    </message>
    <message>
        <source>GPU-hours asked for in the span / its hours</source>
        <translation>该时段需求卡时 / 该时段小时数</translation>
    </message>
    <message>
        <source>GPU-hours asked for</source>
        <translation>需求卡时</translation>
    </message>
    <message>
        <source>Hours of the span</source>
        <translation>该时段小时数</translation>
    </message>
    <message>
        <source>GPU-hours of %1</source>
        <translation>%1 的卡时</translation>
    </message>
    <message>
        <source>GPU-hours of these hours / their number, all hours sorted by demand</source>
        <translation>这些小时的卡时 / 其小时数，全部小时按需求排序</translation>
    </message>
    <message>
        <source>Hours with more demand</source>
        <translation>需求更高的小时数</translation>
    </message>
    <message>
        <source>Hours of this piece</source>
        <translation>该段小时数</translation>
    </message>
    <message>
        <source>GPUs asked for in this hour of the week, added up over the horizon / how often the hour comes</source>
        <translation>规划期内一周中这一小时的需求卡数之和 / 该小时出现次数</translation>
    </message>
    <message>
        <source>Such hours</source>
        <translation>该小时出现次数</translation>
    </message>
    <message>
        <source>Highest of them</source>
        <translation>其中最高</translation>
    </message>
    <message>
        <source>the project is not on disk, so it can&apos;t keep versions</source>
        <translation>项目未保存在磁盘上，因此无法保留版本</translation>
    </message>
    <message>
        <source>the workload &apos;%1&apos; runs on &apos;%2&apos;, which no price book in use has; choose another offer for it first</source>
        <translation>工作负载“%1”使用报价“%2”，而当前价目表中没有该报价；请先为它另选报价</translation>
    </message>
    <message>
        <source>a purchase is of &apos;%1&apos;, which no price book in use has</source>
        <translation>有一笔购买的报价为“%1”，而当前价目表中没有该报价</translation>
    </message>
    <message>
        <source>%1 has no spot price: that the workload may stop saves nothing there.</source>
        <translation>%1 没有竞价价格：负载虽可中断，在此并不能省钱。</translation>
    </message>
    <message>
        <source>The spot price of %1 comes without an interruption rate, so what an hour of work really costs can&apos;t be told and spot is not used. Enter a rate; 0 only if it is never interrupted.</source>
        <translation>%1 的竞价价格没有中断率，无法得知一小时有效工作的真实成本，因此不使用竞价。请录入中断率；只有从不中断时才填 0。</translation>
    </message>
    <message>
        <source>This workload may not stop, so it never runs on spot.</source>
        <translation>此负载不可中断，因此从不使用竞价。</translation>
    </message>
    <message>
        <source>This workload may not stop, so it never runs on spot. On %1 a GPU-hour costs %2 on spot before interruptions and %3 on demand.</source>
        <translation>此负载不可中断，因此从不使用竞价。在 %1 上，每卡时竞价（未计中断）为 %2，按需为 %3。</translation>
    </message>
    <message>
        <source>Without checkpoints each interruption loses all work since the start, so spot is not used.</source>
        <translation>没有检查点，每次中断都会丢失自开始以来的全部进度，因此不使用竞价。</translation>
    </message>
    <message>
        <source>A checkpoint every %1 would be the best.</source>
        <translation>每 %1写一次检查点最省。</translation>
    </message>
    <message>
        <source>Enter how long a checkpoint takes and how often one is written.</source>
        <translation>请录入写一次检查点的用时和间隔。</translation>
    </message>
    <message>
        <source>Checkpoints that take no time have no best interval, since each shorter one is better: enter the time that one takes, or an interval. Until then spot is not used.</source>
        <translation>检查点不耗时就没有最优间隔，越短越好：请录入检查点用时，或直接给定间隔。在此之前不使用竞价。</translation>
    </message>
    <message>
        <source>With a checkpoint every %1 and these interruptions the work would hardly ever finish, so spot is not used.</source>
        <translation>每 %1写一次检查点，在这样的中断率下工作几乎无法完成，因此不使用竞价。</translation>
    </message>
    <message>
        <source>A GPU-hour of work on spot costs %1; %2 has no on-demand price to compare it with.</source>
        <translation>竞价下每卡时有效工作为 %1；%2 没有可比较的按需价格。</translation>
    </message>
    <message>
        <source>Spot on %1 costs %2 per GPU-hour before any interruption, no less than on-demand at %3. It is not used.</source>
        <translation>%1 的竞价在未计中断时已是每卡时 %2，不低于按需的 %3，因此不使用。</translation>
    </message>
    <message>
        <source>Spot would cost as much as on-demand here. Not counted as a saving.</source>
        <translation>此任务用竞价与按需一样贵，不计入节省额。</translation>
    </message>
    <message>
        <source>Spot would cost %1 more than on-demand here: too much time goes into checkpoints. Not counted as a saving.</source>
        <translation>此任务用竞价反而比按需贵 %1：检查点占用时间过多，不计入节省额。</translation>
    </message>
    <message>
        <source>Spot would cost %1 more than on-demand here: too many restarts. Not counted as a saving.</source>
        <translation>此任务用竞价反而比按需贵 %1：恢复次数过多，不计入节省额。</translation>
    </message>
    <message>
        <source>A GPU-hour of work on spot costs %1: %2 (%3) less than on-demand at %4.</source>
        <translation>竞价下每卡时有效工作为 %1，比按需的 %4 低 %2（%3）。</translation>
    </message>
    <message>
        <source>With a checkpoint every %5 a GPU-hour of work on spot costs %1: %2 (%3) less than on-demand at %4.</source>
        <translation>每 %5写一次检查点，竞价下每卡时有效工作为 %1，比按需的 %4 低 %2（%3）。</translation>
    </message>
    <message>
        <source>A checkpoint every %2 would be the best: %1 per GPU-hour of work.</source>
        <translation>每 %2写一次检查点最省：每卡时有效工作 %1。</translation>
    </message>
    <message>
        <source>No interval is noticeably cheaper.</source>
        <translation>没有明显更省的间隔。</translation>
    </message>
    <message>
        <source>A checkpoint every %2 would be the best and cost %1 less per GPU-hour.</source>
        <translation>每 %2写一次检查点最省，每卡时再低 %1。</translation>
    </message>
    <message>
        <source>Spot stays cheaper up to %1 interruptions per node and hour, one every %2.</source>
        <translation>每节点每小时中断不超过 %1 次（每 %2一次）时，竞价仍比按需便宜。</translation>
    </message>
    <message>
        <source>Spot would pay below %1 interruptions per node and hour, one every %2.</source>
        <translation>每节点每小时中断低于 %1 次（每 %2一次）时，竞价才划算。</translation>
    </message>
    <message>
        <source>The rates of %1 nodes are added up as if each fell by itself. That is the pessimistic end: real losses often come together.</source>
        <translation>%1 个节点的中断率按各自独立相加，属于悲观估计：实际中断往往同时发生。</translation>
    </message>
    <message>
        <source>starts %1 months late</source>
        <translation>推迟 %1 个月开始</translation>
    </message>
    <message>
        <source>ends %1 months early</source>
        <translation>提前 %1 个月结束</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a price such as 2.95 or 8.01 元/小时</source>
        <translation>发现 &apos;%1&apos;，应为 2.95 或 8.01 元/小时 之类的价格</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a number of accelerators</source>
        <translation>发现 &apos;%1&apos;，应为加速卡数量</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a term such as 1 year or 8760</source>
        <translation>发现 &apos;%1&apos;，应为 1 年或 8760 之类的期限</translation>
    </message>
    <message>
        <source>the source &apos;%1&apos; was found, expected one of %2</source>
        <translation>发现来源 &apos;%1&apos;，应为以下之一：%2</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; was found, expected one of the price list&apos;s keys</source>
        <translation>发现键 &apos;%1&apos;，应为价格列表的键之一</translation>
    </message>
    <message>
        <source>%1 was found, expected a text</source>
        <translation>发现 %1，应为文本</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected gpufolio.mapping</source>
        <translation>发现 &apos;%1&apos;，应为 gpufolio.mapping</translation>
    </message>
    <message>
        <source>no column of prices was found, expected hourly, acceleratorHourly, monthly, spotHourly or upfront</source>
        <translation>未找到价格列，应有 hourly、acceleratorHourly、monthly、spotHourly 或 upfront</translation>
    </message>
    <message>
        <source>the price of a product &apos;%1&apos; was found that the file doesn&apos;t describe</source>
        <translation>发现产品 &apos;%1&apos; 的价格，但文件中没有该产品的说明</translation>
    </message>
    <message>
        <source>no header was found, expected a line that begins with SKU</source>
        <translation>未找到表头，应有一行以 SKU 开头</translation>
    </message>
    <message>
        <source>a price of capacity that is kept free (%1) was found, not of a machine in use</source>
        <translation>发现的是空闲保留容量（%1）的价格，而不是使用中机器的价格</translation>
    </message>
    <message>
        <source>a price of the market %1 was found, expected OnDemand</source>
        <translation>发现市场 %1 的价格，应为 OnDemand</translation>
    </message>
    <message>
        <source>a price with %1 was found, expected Linux</source>
        <translation>发现含 %1 的价格，应为 Linux</translation>
    </message>
    <message>
        <source>a price with software or a licence in it (%1, %2) was found</source>
        <translation>发现含软件或许可的价格（%1，%2）</translation>
    </message>
    <message>
        <source>the tenancy %1 was found, expected Shared or Dedicated</source>
        <translation>发现租用方式 %1，应为 Shared 或 Dedicated</translation>
    </message>
    <message>
        <source>the region &apos;%1&apos; is not known</source>
        <translation>未知区域 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the currency &apos;%1&apos; was found, expected a code such as USD</source>
        <translation>发现币种 &apos;%1&apos;，应为 USD 之类的代码</translation>
    </message>
    <message>
        <source>the term &apos;%1&apos; was found, expected 1yr or 3yr</source>
        <translation>发现期限 &apos;%1&apos;，应为 1yr 或 3yr</translation>
    </message>
    <message>
        <source>the zone &apos;%1&apos; is not known</source>
        <translation>未知可用区 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the time &apos;%1&apos; was found, expected one such as 2027-01-31T12:00:00Z</source>
        <translation>发现时间 &apos;%1&apos;，应形如 2027-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>a price of the kind &apos;%1&apos; was found, expected Consumption or Reservation</source>
        <translation>发现类别为 &apos;%1&apos; 的价格，应为 Consumption 或 Reservation</translation>
    </message>
    <message>
        <source>a low-priority price was found, which is neither on-demand nor spot</source>
        <translation>发现低优先级价格，它既不是按需价也不是竞价</translation>
    </message>
    <message>
        <source>the unit &apos;%1&apos; was found, expected hours</source>
        <translation>发现单位 &apos;%1&apos;，应为小时</translation>
    </message>
    <message>
        <source>savings-plan rates were found; this version leaves them out</source>
        <translation>发现节省计划费率；本版本不采用</translation>
    </message>
    <message>
        <source>no region was found</source>
        <translation>未发现区域</translation>
    </message>
    <message>
        <source>the term &apos;%1&apos; was found, expected 1 Year or 3 Years</source>
        <translation>发现期限 &apos;%1&apos;，应为 1 Year 或 3 Years</translation>
    </message>
    <message>
        <source>the reservation of %1 in %2 costs %3 %% of on-demand by the hour; expected 30 to 95 %%</source>
        <translation>%2 的 %1 预留按小时计为按需价的 %3 %%；应在 30 至 95 %% 之间</translation>
    </message>
    <message>
        <source>a calendar or flex-start price was found, which is neither on-demand nor spot</source>
        <translation>发现日历模式或弹性启动价格，它既不是按需价也不是竞价</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no part of a machine with GPUs</source>
        <translation>&apos;%1&apos; 不是 GPU 机器的组成部分</translation>
    </message>
    <message>
        <source>%1 in %2 lacks the price of its cores or memory; it has no price</source>
        <translation>%2 的 %1 缺少核心或内存价格，因此没有价格</translation>
    </message>
    <message>
        <source>a part of a machine was found without its other parts</source>
        <translation>发现机器的一个部分，但缺少其余部分</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found for spot, expected True or False</source>
        <translation>spot 一栏为 &apos;%1&apos;，应为 True 或 False</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is priced by the chip, not by the machine</source>
        <translation>&apos;%1&apos; 按芯片计价，而不是按机器</translation>
    </message>
    <message>
        <source>no accelerator was found</source>
        <translation>未找到加速卡</translation>
    </message>
    <message>
        <source>the file doesn&apos;t tell whose prices it holds; expected the provider as its name, such as aws.csv</source>
        <translation>文件未说明是谁的价格；文件名应为提供商名，例如 aws.csv</translation>
    </message>
    <message>
        <source>the price &apos;%1&apos; has no currency; expected a code such as USD</source>
        <translation>价格 &apos;%1&apos; 没有币种；应有 USD 之类的代码</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found for the kind, expected on-demand, reserved or spot</source>
        <translation>类别为 &apos;%1&apos;，应为按需、预留或竞价</translation>
    </message>
    <message>
        <source>prices of the community cloud are offers of others; they are left out</source>
        <translation>社区云的价格是他人的报价，不采用</translation>
    </message>
    <message>
        <source>the machine can&apos;t be rented now</source>
        <translation>该机器目前无法租用</translation>
    </message>
    <message>
        <source>of partial upfront only the effective rate is told, not what is paid when; it is left out</source>
        <translation>部分预付只给出有效单价，未说明何时付多少，故不采用</translation>
    </message>
    <message>
        <source>the project has no version number %1</source>
        <translation>项目中没有编号为 %1 的版本</translation>
    </message>
    <message>
        <source>an empty name was found, expected a name for the version</source>
        <translation>名称为空，应为版本的名称</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>申请事项</translation>
    </message>
    <message>
        <source>To approve: new commitments of the plan %2 (machines: %1), %3 to sign in all, the last of them until %4.</source>
        <translation>请审批：方案“%2”的新签承诺（机器 %1 台），共签 %3，最晚至 %4 止。</translation>
    </message>
    <message>
        <source>Limit: new upfronts of at most %1; this plan: %2.</source>
        <translation>限制：新签预付不超过 %1；本方案：%2。</translation>
    </message>
    <message>
        <source>Limit: at most %1 billed in a month; this plan: %2.</source>
        <translation>限制：单月账单不超过 %1；本方案：%2。</translation>
    </message>
    <message>
        <source>Limit: at most %1 new committed machines of one offer at a time.</source>
        <translation>限制：同一在售规格同时有效的新签承诺不超过 %1 台。</translation>
    </message>
    <message>
        <source>Limit: at most %1 machines in one purchase.</source>
        <translation>限制：单次购买不超过 %1 台。</translation>
    </message>
    <message>
        <source>Limit: no spot.</source>
        <translation>限制：不使用竞价。</translation>
    </message>
    <message>
        <source>Limit: spot serves at most %1 of the machines of an offer.</source>
        <translation>限制：竞价最多承担一种在售规格机器的 %1。</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>The amounts hold for the prices and dates above; another price needs a new form.</source>
        <translation>以上金额以所列价格和日期为准；价格变化须重新填表。</translation>
    </message>
    <message>
        <source>Commitments signed already are no part of this form: %1.</source>
        <translation>已签承诺不在本表之内：%1 项。</translation>
    </message>
    <message>
        <source>Commitment approval form: %1</source>
        <translation>承诺审批表：%1</translation>
    </message>
    <message>
        <source>There is nothing to approve: the plan %1 signs nothing new.</source>
        <translation>无需审批：方案“%1”没有新签。</translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation>购买内容</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>付款计划</translation>
    </message>
    <message>
        <source>Who uses these machines</source>
        <translation>使用方</translation>
    </message>
    <message>
        <source>Alternatives considered</source>
        <translation>备选方案</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>签字</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>New commitments</source>
        <translation>本次新签承诺</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>First day of the term</source>
        <translation>期限首日</translation>
    </message>
    <message>
        <source>What is to be signed</source>
        <translation>待签金额</translation>
    </message>
    <message>
        <source>Recurring fee per month of 730 h</source>
        <translation>每月周期费用（按 730 小时）</translation>
    </message>
    <message>
        <source>Recurring fee of the whole term</source>
        <translation>整个期限的周期费用</translation>
    </message>
    <message>
        <source>To sign is the upfront and the recurring fees of the whole term, also of its part after the horizon.</source>
        <translation>本次新签为预付加整个期限的周期费用，包括规划期之后的部分。</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Payments of the new commitments</source>
        <translation>新签承诺的付款</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>应付日期</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>应付</translation>
    </message>
    <message>
        <source>An upfront is due on the first day of its term, a recurring fee at the start of its month; months have their real hours.</source>
        <translation>预付在期限首日支付，周期费用在当月月初支付；各月按实际小时数计算。</translation>
    </message>
    <message>
        <source>not defined: there is no demand</source>
        <translation>无定义：没有需求</translation>
    </message>
    <message>
        <source>Demand on the machines that are bought</source>
        <translation>所购机器上的需求</translation>
    </message>
    <message>
        <source>Share of the demand</source>
        <translation>需求占比</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Cost inside the horizon on all ways to buy these machines; unused commitment belongs to nobody and is not in it.</source>
        <translation>规划期内在这些机器上以各种方式购买的成本；闲置承诺不属于任何负载，未计入。</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>审批</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签字</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>财务</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>审批人</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>How do we buy GPU capacity for %1 from %2 to %3? Asked for: %4 GPU-hours; workloads: %5; plans compared: %6.</source>
        <translation>“%1”在 %2 至 %3 期间的 GPU 算力如何采购？需求：%4 卡时；负载 %5 个；对比方案 %6 个。</translation>
    </message>
    <message>
        <source>%1 costs as much (amortised) and signs %2.</source>
        <translation>“%1”的摊销成本相同，新签 %2。</translation>
    </message>
    <message>
        <source>%1 would cost %2 less (amortised) than this plan; it signs %3.</source>
        <translation>“%1”的摊销成本比本方案低 %2，新签 %3。</translation>
    </message>
    <message>
        <source>The next best plan, %1, costs %2 more (amortised) and signs %3.</source>
        <translation>次优方案“%1”的摊销成本高 %2，新签 %3。</translation>
    </message>
    <message>
        <source>Recommendation: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>Billed cost by month: %1</source>
        <translation>各月账单费用：%1</translation>
    </message>
    <message>
        <source>Amortised cost by month: %1</source>
        <translation>各月摊销成本：%1</translation>
    </message>
    <message>
        <source>%1 x %2, option %3, from %4 to %5: %6 to sign.</source>
        <translation>%1 台 %2，购买方式 %3，%4 至 %5：新签 %6。</translation>
    </message>
    <message>
        <source>Paid up front inside the horizon: %1. The dearest month is %2 with %3 billed.</source>
        <translation>规划期内预付 %1。账单最高的月份是 %2，为 %3。</translation>
    </message>
    <message>
        <source>Nothing is owed or left prepaid after the end of the horizon.</source>
        <translation>规划期结束后没有期后义务，也没有待摊余额。</translation>
    </message>
    <message>
        <source>After the end of the horizon %1 is still owed, and %2 is prepaid and not used up.</source>
        <translation>规划期结束后仍有期后义务 %1，待摊费用余额 %2。</translation>
    </message>
    <message>
        <source>What it commits us to, and until when</source>
        <translation>承诺什么，到何时为止</translation>
    </message>
    <message>
        <source>Nothing new is signed: capacity is paid as it is used and can be given back at any time.</source>
        <translation>没有新签：用多少付多少，可随时退还。</translation>
    </message>
    <message>
        <source>Further purchases, of the approval form: %1.</source>
        <translation>另有购买项 %1 个，见审批表。</translation>
    </message>
    <message>
        <source>Signed already and paid in every plan: machines: %1, amortised inside the horizon: %2.</source>
        <translation>已有承诺在每个方案中都要支付：机器 %1 台，规划期内摊销 %2。</translation>
    </message>
    <message>
        <source>Board memo: %1</source>
        <translation>决策简报：%1</translation>
    </message>
    <message>
        <source>What could go wrong</source>
        <translation>可能出现的问题</translation>
    </message>
    <message>
        <source>Prices used</source>
        <translation>所用价格</translation>
    </message>
    <message>
        <source>Hours billed for an hour of work on spot</source>
        <translation>竞价下每小时有效工作的计费小时数</translation>
    </message>
    <message>
        <source>What interruptions add to each hour of work on spot: lost work, restarts, checkpoints.</source>
        <translation>中断给竞价下每小时有效工作增加的部分：丢失进度、恢复和检查点。</translation>
    </message>
    <message>
        <source>e^(h R) x (e^(h (tau + d)) - 1) / (h x tau): h interruptions an hour of all nodes and the zone, tau work between checkpoints, d checkpoint time, R restart time; without interruptions (tau + d) / tau</source>
        <translation>e^(h R) x (e^(h (tau + d)) - 1) / (h x tau)：h 为所有节点与可用区每小时的中断次数，tau 为检查点之间的工作时间，d 为检查点用时，R 为恢复用时；无中断时为 (tau + d) / tau</translation>
    </message>
    <message>
        <source>Daly, FGCS 22 (2006), exponential interruptions that can also strike during checkpoint and restart; notice and protected time are not counted</source>
        <translation>Daly，FGCS 22（2006）：中断服从指数分布，写检查点和恢复期间也可能中断；未计回收预警和保护期</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Work between two checkpoints, without the time that a checkpoint takes.</source>
        <translation>两次检查点之间的工作时间，不含写检查点的用时。</translation>
    </message>
    <message>
        <source>as given, else the best: y / h with (1 - y) x e^y = e^(-h d), which is M (1 + W0(-e^(-1 - d / M))) with M = 1 / h</source>
        <translation>取给定值，否则取最优：y / h，其中 (1 - y) x e^y = e^(-h d)，即 M (1 + W0(-e^(-1 - d / M)))，M = 1 / h</translation>
    </message>
    <message>
        <source>the interval at which an hour of work is cheapest, by Lambert&apos;s W</source>
        <translation>使每小时有效工作成本最低的间隔，用 Lambert W 函数求得</translation>
    </message>
    <message>
        <source>GPU-hour of work on spot</source>
        <translation>竞价下每卡时有效工作</translation>
    </message>
    <message>
        <source>Expected cost of a GPU-hour of work on spot, lost work, restarts and checkpoints included.</source>
        <translation>竞价下每卡时有效工作的期望成本，含丢失进度、恢复和检查点。</translation>
    </message>
    <message>
        <source>spot price per machine-hour x hours billed for an hour of work / GPUs in a machine</source>
        <translation>竞价每机时价格 x 每小时有效工作的计费小时数 / 每台的卡数</translation>
    </message>
    <message>
        <source>Gpufolio semantics, effective spot rate</source>
        <translation>Gpufolio 语义：竞价有效单价</translation>
    </message>
    <message>
        <source>The largest billed amount of a month: what has to be there in cash.</source>
        <translation>单月最大账单金额：须备好的现金。</translation>
    </message>
    <message>
        <source>largest billed amount of the months</source>
        <translation>各月账单金额的最大值</translation>
    </message>
    <message>
        <source>SEMANTICS, Two views of cost</source>
        <translation>SEMANTICS，两种成本视图</translation>
    </message>
    <message>
        <source>Still owed if stopped</source>
        <translation>停用后仍欠</translation>
    </message>
    <message>
        <source>What would still have to be paid when all use stopped at the end of a month; what was paid by then is sunk.</source>
        <translation>若在某月末全部停用，仍须支付的金额；此前已付的不可收回。</translation>
    </message>
    <message>
        <source>what falls due after that month for terms that have begun or are held</source>
        <translation>已开始或已有的期限在该月之后到期的款项</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>a figure of each workload that may stop; the plan has none of its own</source>
        <translation>这是每个可中断负载各自的数值，方案本身没有</translation>
    </message>
    <message>
        <source>Billed cost by month</source>
        <translation>各月账单费用</translation>
    </message>
    <message>
        <source>Commitments of 2 years and more</source>
        <translation>2 年及以上承诺</translation>
    </message>
    <message>
        <source>Commitments under 2 years</source>
        <translation>2 年以下承诺</translation>
    </message>
    <message>
        <source>placed so far</source>
        <translation>目前已安排的部分</translation>
    </message>
    <message>
        <source>breaks a limit</source>
        <translation>超出限制</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>本方案</translation>
    </message>
    <message>
        <source>The plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>A saving is the on-demand equivalent less the amortised cost of the same plan; a negative one is a loss.</source>
        <translation>节省额为按需等价成本减同一方案的摊销成本；负数表示多花。</translation>
    </message>
    <message>
        <source>Plans not shown here, of the full report: %1.</source>
        <translation>此处未列的方案 %1 个，见完整报告。</translation>
    </message>
    <message>
        <source>Monthly cost</source>
        <translation>各月费用</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>%1: there is no on-demand price, so nothing says at which use it pays.</source>
        <translation>%1：没有按需价格，无法判断使用率达到多少才划算。</translation>
    </message>
    <message>
        <source>%1 stops paying when less than %2 of its hours are used: on-demand is cheaper then.</source>
        <translation>%1 的使用率低于 %2 时不再划算：此时按需更便宜。</translation>
    </message>
    <message>
        <source>%1 does not pay here: %2 of its hours would have to be used to beat on-demand, this plan uses %3.</source>
        <translation>%1 在此并不划算：使用率须达到 %2 才优于按需，本方案只用到 %3。</translation>
    </message>
    <message>
        <source>%1 stops paying when less than %2 of its hours are used: on-demand is cheaper then. This plan uses %3.</source>
        <translation>%1 的使用率低于 %2 时不再划算：此时按需更便宜。本方案使用率为 %3。</translation>
    </message>
    <message>
        <source>Prices without a date: %1. Nobody can say how old they are.</source>
        <translation>没有日期的价格：%1 个，无法判断新旧。</translation>
    </message>
    <message>
        <source>Price dates differ: the oldest price is of %1, the newest of %2.</source>
        <translation>价格日期不一：最早为 %1，最晚为 %2。</translation>
    </message>
    <message>
        <source>The oldest price is of %1, %2 days before the first day of the plan: ask for a new quote before signing.</source>
        <translation>最早的价格为 %1，比规划期首日早 %2 天：签约前请重新询价。</translation>
    </message>
    <message>
        <source>Every committed hour of the horizon is used: a smaller demand would leave some unused.</source>
        <translation>规划期内的承诺机时全部用满：需求一旦减少就会出现闲置。</translation>
    </message>
    <message>
        <source>Unused so far: %1 of commitments pay for hours that nobody uses (%2 of their amortised cost of %3).</source>
        <translation>目前闲置：承诺中有 %1 买了无人使用的机时（占其摊销成本 %3 的 %2）。</translation>
    </message>
    <message>
        <source>Spot carries %1 of the machine-hours; the provider may take it back and set another price at any time.</source>
        <translation>竞价承担了 %1 的机时；厂商可随时收回并调整价格。</translation>
    </message>
    <message>
        <source>Further options that are bought, of the full report: %1.</source>
        <translation>另有所购方式 %1 种，见完整报告。</translation>
    </message>
    <message>
        <source>Nothing is committed and every price is paid as it is used: a rise of prices comes through at once.</source>
        <translation>没有任何承诺，按用量付费：价格上涨会立即体现在费用中。</translation>
    </message>
    <message>
        <source>Further price sources, of the full report: %1.</source>
        <translation>另有价格来源 %1 个，见完整报告。</translation>
    </message>
    <message>
        <source>source not known</source>
        <translation>来源不明</translation>
    </message>
    <message>
        <source>Source: %1, date not known.</source>
        <translation>来源：%1，日期不明。</translation>
    </message>
    <message>
        <source>Source: %2, prices of %1.</source>
        <translation>来源：%2，价格日期 %1。</translation>
    </message>
    <message>
        <source>Source: %3, prices of %1 to %2.</source>
        <translation>来源：%3，价格日期 %1 至 %2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>What-if, not the inputs as they stand: %1.</source>
        <translation>假设情形，并非当前输入：%1。</translation>
    </message>
    <message>
        <source>commitments - unused commitment - their used hours at on-demand prices</source>
        <translation>承诺 - 闲置承诺 - 已用小时按按需价计</translation>
    </message>
    <message>
        <source>Used committed hours at on-demand prices</source>
        <translation>已用承诺小时按按需价计</translation>
    </message>
    <message>
        <source>spot - its useful hours at on-demand prices</source>
        <translation>竞价 - 有效小时按按需价计</translation>
    </message>
    <message>
        <source>Useful spot hours at on-demand prices</source>
        <translation>有效竞价小时按按需价计</translation>
    </message>
    <message>
        <source>what the other steps leave</source>
        <translation>其余步骤之外的部分</translation>
    </message>
    <message>
        <source>amortised cost of commitments / their owed hours, used or not, at on-demand prices</source>
        <translation>承诺的摊销成本 / 其应付小时（无论是否使用）按按需价计</translation>
    </message>
    <message>
        <source>Owed committed hours at on-demand prices</source>
        <translation>应付承诺小时按按需价计</translation>
    </message>
    <message>
        <source>set for the workload</source>
        <translation>在负载中设定</translation>
    </message>
    <message>
        <source>Interruptions of a node per hour on %1</source>
        <translation>%1 上每节点每小时的中断次数</translation>
    </message>
    <message>
        <source>Interruptions of the whole zone per hour on %1</source>
        <translation>%1 上整个可用区每小时的中断次数</translation>
    </message>
    <message>
        <source>Nodes that fall together</source>
        <translation>同时中断的节点数</translation>
    </message>
    <message>
        <source>h, interruptions per hour: nodes x rate of a node + rate of the zone</source>
        <translation>h，每小时中断次数：节点数 x 单节点中断率 + 可用区中断率</translation>
    </message>
    <message>
        <source>d, hours that a checkpoint takes</source>
        <translation>d，写一次检查点的小时数</translation>
    </message>
    <message>
        <source>tau, hours of work between checkpoints</source>
        <translation>tau，两次检查点之间的工作小时数</translation>
    </message>
    <message>
        <source>the best interval for these interruptions</source>
        <translation>此中断率下的最优间隔</translation>
    </message>
    <message>
        <source>R, hours that a restart takes</source>
        <translation>R，一次恢复的小时数</translation>
    </message>
    <message>
        <source>Seconds between checkpoints</source>
        <translation>检查点间隔（秒）</translation>
    </message>
    <message>
        <source>y, the root of (1 - y) x e^y = e^(-h d)</source>
        <translation>y，方程 (1 - y) x e^y = e^(-h d) 的根</translation>
    </message>
    <message>
        <source>Best interval, hours</source>
        <translation>最优间隔（小时）</translation>
    </message>
    <message>
        <source>exact, by Lambert&apos;s W</source>
        <translation>精确解，用 Lambert W 函数</translation>
    </message>
    <message>
        <source>Young&apos;s interval, hours</source>
        <translation>Young 间隔（小时）</translation>
    </message>
    <message>
        <source>sqrt(2 d / h) - d; Young, CACM 17 (1974)</source>
        <translation>sqrt(2 d / h) - d；Young，CACM 17（1974）</translation>
    </message>
    <message>
        <source>Daly&apos;s interval, hours</source>
        <translation>Daly 间隔（小时）</translation>
    </message>
    <message>
        <source>higher order; Daly, FGCS 22 (2006)</source>
        <translation>高阶近似；Daly，FGCS 22（2006）</translation>
    </message>
    <message>
        <source>GPUs in a machine</source>
        <translation>每台的卡数</translation>
    </message>
    <message>
        <source>as the offer says</source>
        <translation>以在售规格为准</translation>
    </message>
    <message>
        <source>Rounded half to even to 12 decimals once and exact from there; shown with at most 6.</source>
        <translation>按四舍六入五成双舍入到 12 位小数一次，此后精确计算；最多显示 6 位。</translation>
    </message>
    <message>
        <source>Young&apos;s formula leaves no time to work: a checkpoint takes too long for these interruptions.</source>
        <translation>Young 公式没有留下工作时间：相对这样的中断率，检查点用时过长。</translation>
    </message>
    <message>
        <source>Spot is no cheaper than on-demand here, however rarely it is interrupted.</source>
        <translation>无论中断多少，这里的竞价都不比按需便宜。</translation>
    </message>
    <message>
        <source>the text is neither UTF-8 nor UTF-16 nor GB18030</source>
        <translation>文本既不是 UTF-8，也不是 UTF-16 或 GB18030</translation>
    </message>
    <message>
        <source>the project has no workload that could run on &apos;%1&apos;; add one first</source>
        <translation>项目中没有可以在 &apos;%1&apos; 上运行的工作负载；请先添加一个</translation>
    </message>
    <message>
        <source>the offer &apos;%1&apos; has no price &apos;%2&apos;</source>
        <translation>在售规格 &apos;%1&apos; 没有价格 &apos;%2&apos;</translation>
    </message>
    <message>
        <source>the project has no rate of exchange from %1 to %2</source>
        <translation>项目中没有从 %1 到 %2 的汇率</translation>
    </message>
    <message>
        <source>use %1%%</source>
        <translation>使用率 %1%%</translation>
    </message>
    <message>
        <source>growth %1%% a month</source>
        <translation>每月增长 %1%%</translation>
    </message>
    <message>
        <source>starts 1 month late</source>
        <translation>推迟 1 个月开始</translation>
    </message>
    <message>
        <source>ends 1 month early</source>
        <translation>提前 1 个月结束</translation>
    </message>
    <message>
        <source>prices fall %1%% a year</source>
        <translation>价格每年下降 %1%%</translation>
    </message>
    <message>
        <source>spot at most %1%% of demand</source>
        <translation>竞价最多占需求 %1%%</translation>
    </message>
    <message>
        <source>amortised price per machine-hour / GPUs in a machine / share of the hours that are used</source>
        <translation>每机器小时摊销价格 / 每台机器的 GPU 数 / 已使用小时的占比</translation>
    </message>
    <message>
        <source>price per machine-hour / GPUs in a machine, whatever the use: what isn&apos;t used isn&apos;t paid</source>
        <translation>每机器小时价格 / 每台机器的 GPU 数，与使用率无关：未使用则不付费</translation>
    </message>
    <message>
        <source>Share of the hours that are used</source>
        <translation>已使用小时的占比</translation>
    </message>
    <message>
        <source>the project can&apos;t be written, so it can&apos;t keep rates of exchange</source>
        <translation>项目无法写入，因此不能保存汇率</translation>
    </message>
    <message>
        <source>Rate of exchange of %1: 1 %2 = %3 %4 (%5, kept in the project).</source>
        <translation>%1 汇率：1 %2 = %3 %4（%5，保存在项目中）。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected one of %2</source>
        <translation>发现 &apos;%1&apos;，应为 %2 之一</translation>
    </message>
    <message>
        <source>the project has no rate of exchange from %1 to %2 dated on or before %3; import the reference rates of the European Central Bank</source>
        <translation>项目中没有 %3 或之前的 %1 兑 %2 汇率；请导入欧洲央行参考汇率</translation>
    </message>
    <message>
        <source>%1 costs %2, more than %3 on demand on the same day</source>
        <translation>%1 为 %2，高于同一天的按需价 %3</translation>
    </message>
    <message>
        <source>%1 costs %2 on %3, more than %4 on demand on %5: prices of different days</source>
        <translation>%1 在 %3 为 %2，高于 %5 的按需价 %4：两者日期不同</translation>
    </message>
    <message>
        <source>the spot price of %1, %2, is above its on-demand price of %3</source>
        <translation>%1 的竞价价格 %2 高于其按需价 %3</translation>
    </message>
    <message>
        <source>the spot price of %1, %2, is exactly %3 %% of the on-demand price; it may be made up</source>
        <translation>%1 的竞价价格 %2 恰为按需价的 %3%%；可能是虚构的</translation>
    </message>
    <message>
        <source>%1 costs %2, more than %3 at %4</source>
        <translation>%1 为 %2，高于 %3 的 %4</translation>
    </message>
    <message>
        <source>%1 costs %2 per accelerator-hour; expected %3 to %4</source>
        <translation>%1 每卡时 %2；预期在 %3 至 %4 之间</translation>
    </message>
    <message>
        <source>the price of %1 went from %2 to %3, by 0.046 USD for each vCPU, which looks like the Windows price</source>
        <translation>%1 的价格从 %2 变为 %3，正好相差每 vCPU 0.046 USD，看起来是 Windows 价格</translation>
    </message>
    <message>
        <source>the price of %1 went from %2 (%3) to %4 (%5), by more than 40 %%</source>
        <translation>%1 的价格从 %2（%3）变为 %4（%5），变动超过 40%%</translation>
    </message>
    <message>
        <source>%1 costs %2, more than %3 on demand on the same day; neither is used</source>
        <translation>%1 为 %2，高于同一天的按需价 %3；两者都不采用</translation>
    </message>
    <message>
        <source>the price of %1 looks like the Windows price: the two differ by %2 per vCPU-hour</source>
        <translation>%1 的价格像是 Windows 价格：两者每 vCPU 时相差 %2</translation>
    </message>
    <message>
        <source>the machine had %1 GPUs in the first book and has %2 in the second</source>
        <translation>该机器在第一个价格库中有 %1 张 GPU，在第二个中有 %2 张</translation>
    </message>
    <message>
        <source>the price of the second book is of an earlier day than that of the first</source>
        <translation>第二个价格库的价格日期早于第一个</translation>
    </message>
    <message>
        <source>no price book has the offer &apos;%1&apos;</source>
        <translation>没有价格库含有规格 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
    <message>
        <source>Price page of Alibaba Cloud</source>
        <translation>阿里云价格页</translation>
    </message>
    <message>
        <source>Price page of Tencent Cloud</source>
        <translation>腾讯云价格页</translation>
    </message>
    <message>
        <source>Price page of Huawei Cloud</source>
        <translation>华为云价格页</translation>
    </message>
    <message>
        <source>Price page of Volcengine</source>
        <translation>火山引擎价格页</translation>
    </message>
    <message>
        <source>%1 costs %2 per accelerator-hour, its other sizes %3</source>
        <translation>%1 每卡时 %2，同系列其他规格为 %3</translation>
    </message>
    <message>
        <source>%1 costs %2 per accelerator-hour, the median region %3</source>
        <translation>%1 每卡时 %2，各地域中位数为 %3</translation>
    </message>
    <message>
        <source>a price of %1 was found, expected one above 0</source>
        <translation>发现价格 %1，应大于 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a vendor&apos;s name without : / and |</source>
        <translation>发现 &apos;%1&apos;，应为不含 : / 和 | 的供应商名称</translation>
    </message>
    <message>
        <source>a prepaid share of %1 was found, expected 0 to 1</source>
        <translation>发现预付比例 %1，应为 0 到 1</translation>
    </message>
    <message>
        <source>a prepaid share was found, expected a term: pay per use has none</source>
        <translation>发现预付比例，但缺少期限：按需没有预付</translation>
    </message>
    <message>
        <source>%1 was found, expected 0 or more</source>
        <translation>发现 %1，应为 0 或更大</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no Linux machine on shared hosts</source>
        <translation>&apos;%1&apos; 不是共享主机上的 Linux 机器</translation>
    </message>
    <message>
        <source>the term &apos;%1&apos; was found, expected 1 or 3 years</source>
        <translation>发现期限 &apos;%1&apos;，应为 1 年或 3 年</translation>
    </message>
    <message>
        <source>of a payment &apos;%1&apos; only the effective rate is told, not what is paid when</source>
        <translation>付款方式 &apos;%1&apos; 只给出有效单价，没有说明何时付多少</translation>
    </message>
    <message>
        <source>a reserved price of %1 was found, which is not below the on-demand price of %2 beside it</source>
        <translation>发现预留价格 %1，不低于同处的按需价格 %2</translation>
    </message>
    <message>
        <source>a unit of &apos;%1&apos; was found, expected hours</source>
        <translation>发现单位 &apos;%1&apos;，应为小时</translation>
    </message>
    <message>
        <source>the meter %1 (%2 an hour) was found without the machine that it is for</source>
        <translation>发现计量项 %1（每小时 %2），但未说明对应的机器</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no price on demand or spot of Linux</source>
        <translation>&apos;%1&apos; 不是 Linux 的按需或竞价价格</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found for %2, expected a rate above 0</source>
        <translation>%2 处为“%1”，应为大于 0 的汇率</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found for the day, expected one such as 2026-04-13</source>
        <translation>日期处为“%1”，应为 2026-04-13 这样的日期</translation>
    </message>
    <message>
        <source>no rate of exchange was found in this row</source>
        <translation>此行没有汇率</translation>
    </message>
    <message>
        <source>the XML text ends inside &apos;%1&apos;</source>
        <translation>XML 文本在“%1”内结束</translation>
    </message>
    <message>
        <source>a text outside the XML elements was found</source>
        <translation>XML 元素之外发现文本</translation>
    </message>
    <message>
        <source>the XML text ends before &apos;%1&apos;</source>
        <translation>XML 文本在“%1”之前结束</translation>
    </message>
    <message>
        <source>a document type or a section was found, expected elements only</source>
        <translation>发现文档类型或区段，此处只应有元素</translation>
    </message>
    <message>
        <source>no name was found, expected that of an XML element or attribute</source>
        <translation>没有名称，应为 XML 元素或属性的名称</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was expected in the XML text</source>
        <translation>XML 文本中此处应为“%1”</translation>
    </message>
    <message>
        <source>the end of &apos;%1&apos; was found, expected the end of &apos;%2&apos;</source>
        <translation>此处为“%1”的结束标记，应为“%2”的结束标记</translation>
    </message>
    <message>
        <source>a second root element was found</source>
        <translation>发现第二个根元素</translation>
    </message>
    <message>
        <source>more than 32 levels of XML elements were found</source>
        <translation>XML 元素超过 32 层</translation>
    </message>
    <message>
        <source>the XML text ends inside the attribute &apos;%1&apos;</source>
        <translation>XML 文本在属性“%1”内结束</translation>
    </message>
    <message>
        <source>the attribute &apos;%1&apos; was found twice</source>
        <translation>属性“%1”出现两次</translation>
    </message>
    <message>
        <source>a rate outside a day was found, expected it inside a Cube with a time</source>
        <translation>发现不属于任何日期的汇率，应位于带 time 的 Cube 内</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a key and a colon</source>
        <translation>发现 &apos;%1&apos;，应为键和冒号</translation>
    </message>
    <message>
        <source>a commitment (%1 a month) was found that is dearer than on-demand (%2 an hour): a part is missing from one of them</source>
        <translation>发现承诺价格（每月 %1）高于按需（每小时 %2）：其中之一缺少组成部分</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a price</source>
        <translation>发现 &apos;%1&apos;，应为价格</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no size of a virtual machine, expected Standard_…</source>
        <translation>“%1”不是虚拟机规格，应为 Standard_…</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a promotion, which is left out</source>
        <translation>“%1”是促销价，已略去</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a region for tests, which is left out</source>
        <translation>“%1”是测试地域，已略去</translation>
    </message>
    <message>
        <source>the unit &apos;%1&apos; was found, expected Hrs</source>
        <translation>单位处为“%1”，应为 Hrs</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no price of use on demand</source>
        <translation>“%1”不是按需使用的价格</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a licence in its price, which is left out</source>
        <translation>“%1”的价格含许可费，已略去</translation>
    </message>
    <message>
        <source>Google&apos;s prices of this table leave out the accelerators; they are kept as incomplete and never offered</source>
        <translation>此表中 Google 的价格不含加速器；按不完整保留，绝不作为在售规格</translation>
    </message>
    <message>
        <source>the table names no currency; its prices are taken for US dollars</source>
        <translation>此表未注明币种；价格按美元处理</translation>
    </message>
    <message>
        <source>only the price per GPU &apos;%1&apos; was found; such rows hold that of the machine there, or that of a GPU</source>
        <translation>只有每 GPU 价格“%1”；这类行在此处填的可能是整机价，也可能是单卡价</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found for the asset class, expected gpu</source>
        <translation>资产类别处为“%1”，应为 gpu</translation>
    </message>
    <message>
        <source>a serverless price was found, which is paid by the second of each call; there is no kind of price for it</source>
        <translation>发现按调用计费的价格（按每次调用的秒数付费）；目前没有对应的价格类别</translation>
    </message>
    <message>
        <source>only the effective rate %1 was found, expected the upfront beside it</source>
        <translation>只有有效单价 %1，旁边应有预付金额</translation>
    </message>
    <message>
        <source>the upfront comes to %1 an hour, more than the effective rate %2</source>
        <translation>预付折合每小时 %1，高于有效单价 %2</translation>
    </message>
    <message>
        <source>no region was found, expected the one in which the price holds</source>
        <translation>没有地域，应为价格适用的地域</translation>
    </message>
    <message>
        <source>the table doesn&apos;t say in which region its prices hold</source>
        <translation>此表未说明价格适用的地域</translation>
    </message>
    <message>
        <source>prices in several currencies were found (%1); each keeps its own</source>
        <translation>发现多种币种的价格（%1）；各自保留原币种</translation>
    </message>
    <message>
        <source>%1 older prices were found; of each thing the newest is used</source>
        <translation>发现 %1 个较旧的价格；每项采用最新的一个</translation>
    </message>
    <message>
        <source>%1 prices were found that are older than those of the same source in the book, which stay</source>
        <translation>发现 %1 个价格早于价格库中同一来源的价格；保留库中的价格</translation>
    </message>
    <message>
        <source>an index of versions of the AWS price list was found, expected a price list: import the file that offerVersionUrl names</source>
        <translation>发现的是 AWS 价目表的版本索引，应为价目表：请导入 offerVersionUrl 所指的文件</translation>
    </message>
    <message>
        <source>an index of regions of the AWS price list was found, expected a price list: import the file that currentVersionUrl names</source>
        <translation>发现的是 AWS 价目表的区域索引，应为价目表：请导入 currentVersionUrl 所指的文件</translation>
    </message>
    <message>
        <source>the index of the AWS price list was found, expected the price list of a region</source>
        <translation>发现的是 AWS 价目表的总索引，应为某个区域的价目表</translation>
    </message>
    <message>
        <source>an error that an interface answered with was found, expected prices</source>
        <translation>发现的是接口返回的错误，应为价格</translation>
    </message>
    <message>
        <source>a JSON schema was found, expected prices</source>
        <translation>发现的是 JSON Schema，应为价格</translation>
    </message>
    <message>
        <source>a list of machines without prices was found, expected prices</source>
        <translation>发现的是没有价格的机器列表，应为价格</translation>
    </message>
    <message>
        <source>the parts of Oracle Cloud&apos;s shapes were found, expected the rate card with their prices</source>
        <translation>发现的是 Oracle Cloud 机型的部件，应为含价格的价目卡</translation>
    </message>
    <message>
        <source>rates of exchange as SDMX were found, expected the ECB&apos;s file in XML or CSV</source>
        <translation>发现的是 SDMX 格式的汇率，应为欧洲央行的 XML 或 CSV 文件</translation>
    </message>
    <message>
        <source>JSON of no known source of prices was found; it begins with the keys %1</source>
        <translation>发现的 JSON 不属于任何已知价格来源；开头的键为 %1</translation>
    </message>
    <message>
        <source>a part sold by &apos;%1&apos; was found, expected one sold by GPU Per Hour</source>
        <translation>发现按 &apos;%1&apos; 出售的部件，应为按 GPU Per Hour 出售</translation>
    </message>
    <message>
        <source>the GPU part %1 (%2) was found, and no shape that has it is known</source>
        <translation>发现 GPU 部件 %1（%2），但没有已知机型使用它</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a machine without accelerators</source>
        <translation>&apos;%1&apos; 是没有加速器的机器</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a card that is added to a machine with a price of its own</source>
        <translation>&apos;%1&apos; 是加装在另行计价的机器上的卡</translation>
    </message>
    <message>
        <source>%1 in %2 is priced by the chip, and no machine is sold by it</source>
        <translation>%2 的 %1 按芯片计价，没有以此出售的机器</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not sold by the hour in all places</source>
        <translation>&apos;%1&apos; 并非在所有地点按小时出售</translation>
    </message>
    <message>
        <source>no price with a currency was found for &apos;%1&apos;</source>
        <translation>没有找到 &apos;%1&apos; 的带币种价格</translation>
    </message>
    <message>
        <source>a price of %1 a minute was found, rounded to whole units of the currency</source>
        <translation>发现每分钟 %1 的价格，已被舍入到货币整数单位</translation>
    </message>
    <message>
        <source>the band &apos;%1&apos; was found, which the file doesn&apos;t describe</source>
        <translation>发现区间 &apos;%1&apos;，文件未对其说明</translation>
    </message>
    <message>
        <source>the book has no spot price of %1 in %2 that this could go with</source>
        <translation>价格库没有 %2 的 %1 竞价价格可与之对应</translation>
    </message>
    <message>
        <source>a rate of exchange of %1 can&apos;t be read; the file is damaged</source>
        <translation>%1 的汇率无法读取；文件已损坏</translation>
    </message>
    <message>
        <source>fetching was stopped</source>
        <translation>获取已停止</translation>
    </message>
    <message>
        <source>what was fetched can&apos;t be written: %1</source>
        <translation>获取的内容无法写入：%1</translation>
    </message>
    <message>
        <source>the server asks to come back in %1 seconds, expected at most %2 (tries: %3)</source>
        <translation>服务器要求 %1 秒后再来，最多等待 %2 秒（尝试次数：%3）</translation>
    </message>
    <message>
        <source>the server leads to &apos;%1&apos;, another server, to which the key is not sent</source>
        <translation>服务器指向另一台服务器“%1”，密钥不会发送到那里</translation>
    </message>
    <message>
        <source>the server leads to &apos;%1&apos;, expected an address with https://</source>
        <translation>服务器指向“%1”，应为以 https:// 开头的地址</translation>
    </message>
    <message>
        <source>the server leads from place to place, expected at most %1 times</source>
        <translation>服务器反复重定向，最多允许 %1 次</translation>
    </message>
    <message>
        <source>the server can&apos;t be reached: %1 (tries: %2)</source>
        <translation>无法连接服务器：%1（尝试次数：%2）</translation>
    </message>
    <message>
        <source>the server can&apos;t be trusted: %1</source>
        <translation>服务器不可信任：%1</translation>
    </message>
    <message>
        <source>the server sent more than the %1 bytes that it announced</source>
        <translation>服务器发送的内容超过其声明的 %1 字节</translation>
    </message>
    <message>
        <source>nothing came for %1 seconds after %2 bytes (tries: %3)</source>
        <translation>收到 %2 字节后，%1 秒内没有任何数据（尝试次数：%3）</translation>
    </message>
    <message>
        <source>it took longer than %1 seconds; %2 bytes had come</source>
        <translation>超过 %1 秒仍未完成；已收到 %2 字节</translation>
    </message>
    <message>
        <source>more than %1 bytes were found, expected at most that many</source>
        <translation>内容超过 %1 字节，最多只允许这么多</translation>
    </message>
    <message>
        <source>the server went on at another place than it was asked to (tries: %1)</source>
        <translation>服务器没有从请求的位置继续（尝试次数：%1）</translation>
    </message>
    <message>
        <source>the server refuses access (status %1): the key is missing or wrong, or it lacks the permission</source>
        <translation>服务器拒绝访问（状态 %1）：密钥缺失、有误或权限不足</translation>
    </message>
    <message>
        <source>there is nothing at this address (status %1)</source>
        <translation>此地址没有内容（状态 %1）</translation>
    </message>
    <message>
        <source>the server answered with status %1, expected 200 (tries: %2)</source>
        <translation>服务器应答状态 %1，应为 200（尝试次数：%2）</translation>
    </message>
    <message>
        <source>the transfer broke off after %1 of %2 bytes (tries: %3)</source>
        <translation>传输在 %1 字节后中断，应为 %2 字节（尝试次数：%3）</translation>
    </message>
    <message>
        <source>the transfer broke off after %1 bytes: %2 (tries: %3)</source>
        <translation>传输在 %1 字节后中断：%2（尝试次数：%3）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected an address with https://</source>
        <translation>发现“%1”，应为以 https:// 开头的地址</translation>
    </message>
    <message>
        <source>no transfer can be made: out of memory</source>
        <translation>无法传输：内存不足</translation>
    </message>
    <message>
        <source>no certificate was found, expected a PEM file of authorities</source>
        <translation>未找到证书，应为证书颁发机构的 PEM 文件</translation>
    </message>
    <message>
        <source>the folder for fetched files can&apos;t be used: %1</source>
        <translation>无法使用存放获取文件的文件夹：%1</translation>
    </message>
    <message>
        <source>another pull of &apos;%1&apos; is under way; try again when it is done</source>
        <translation>另一次对“%1”的获取正在进行，请在其完成后重试</translation>
    </message>
    <message>
        <source>importing was stopped</source>
        <translation>导入已停止</translation>
    </message>
    <message>
        <source>%1 rows were found, the last pull of &apos;%2&apos; had %3; a pull that loses more than 5 %% is not taken over unless that is wanted</source>
        <translation>找到 %1 行，上次获取“%2”时有 %3 行；减少超过 5%% 的获取结果，除非您明确要求，否则不会采用</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a key; expected one in the environment variable %2</source>
        <translation>“%1”需要密钥；应在环境变量 %2 中提供</translation>
    </message>
    <message>
        <source>a link to &apos;%1&apos; was found, expected one that begins with &apos;%2&apos;</source>
        <translation>发现指向“%1”的链接，应以“%2”开头</translation>
    </message>
    <message>
        <source>none of the %1 files of the source is there (status 404)</source>
        <translation>来源的 %1 个文件都不存在（状态 404）</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing: the source answers in another form than it used to</source>
        <translation>缺少键“%1”：来源的应答格式与以往不同</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected a JSON object</source>
        <translation>发现“%1”，应为 JSON 对象</translation>
    </message>
    <message>
        <source>the pages don&apos;t come to an end: page %1 leads back to an earlier one</source>
        <translation>分页没有尽头：第 %1 页又指回了前面的页</translation>
    </message>
    <message>
        <source>No key and no account: the list is public.</source>
        <translation>不需要密钥和账户：价目表是公开的。</translation>
    </message>
    <message>
        <source>The offer file of EC2 for each region: on demand and reserved, up to 300 MB a region. Spot prices are not in it.</source>
        <translation>每个地域的 EC2 价目文件：按需和预留，每个地域最多 300 MB；不含竞价价格。</translation>
    </message>
    <message>
        <source>Virtual machines of the N series: on demand, spot, reservations; page by page, some 20 MB for all regions.</source>
        <translation>N 系列虚拟机：按需、竞价、预留；逐页获取，全部地域约 20 MB。</translation>
    </message>
    <message>
        <source>The SKUs of Compute Engine, put together to machine types: on demand, spot, commitments; page by page, some 50 MB.</source>
        <translation>Compute Engine 的 SKU，组合成机型：按需、竞价、承诺；逐页获取，约 50 MB。</translation>
    </message>
    <message>
        <source>An API key restricted to the Cloud Billing API. The key needs no role and no access to a billing account.</source>
        <translation>仅限 Cloud Billing API 的 API 密钥；不需要任何角色，也不需要访问结算账户。</translation>
    </message>
    <message>
        <source>The catalog (v8), a file for each of some 20 clouds: on demand and spot of each zone, some 10 MB.</source>
        <translation>目录（v8），约 20 家云各一个文件：各可用区的按需和竞价价格，约 10 MB。</translation>
    </message>
    <message>
        <source>All EC2 instance types with on-demand, reserved and spot prices; one large file.</source>
        <translation>全部 EC2 实例类型的按需、预留和竞价价格；一个大文件。</translation>
    </message>
    <message>
        <source>Instance types and their on-demand prices; one small answer.</source>
        <translation>实例类型及其按需价格；一个小应答。</translation>
    </message>
    <message>
        <source>An API key of a Lambda account; it only reads the instance types.</source>
        <translation>Lambda 账户的 API 密钥；只用来读取实例类型。</translation>
    </message>
    <message>
        <source>GPU types with prices of the secure cloud; one small answer.</source>
        <translation>GPU 类型及安全云（secure cloud）价格；一个小应答。</translation>
    </message>
    <message>
        <source>No key is needed; one with read-only access is used when it is there.</source>
        <translation>不需要密钥；如有只读密钥则会使用。</translation>
    </message>
    <message>
        <source>Machines that can be rented at this moment, with 8 GB of disk; a sample, not a list of prices.</source>
        <translation>此刻可租的机器（含 8 GB 磁盘）；是样本，不是价目表。</translation>
    </message>
    <message>
        <source>The euro reference rates of exchange of the last 90 days; one small file.</source>
        <translation>最近 90 天的欧元参考汇率；一个小文件。</translation>
    </message>
    <message>
        <source>the region &apos;%1&apos; was not found, expected one of %2</source>
        <translation>未找到地域“%1”，应为以下之一：%2</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>一个数组</translation>
    </message>
    <message>
        <source>a key in double quotes</source>
        <translation>双引号中的键</translation>
    </message>
    <message>
        <source>&apos;:&apos;</source>
        <translation>&apos;:&apos;</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>一位数字</translation>
    </message>
    <message>
        <source>a character or its escape</source>
        <translation>一个字符或其转义</translation>
    </message>
    <message>
        <source>an escape such as \n or \u00e9</source>
        <translation>转义，例如 \n 或 \u00e9</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;}&apos;</source>
        <translation>&apos;,&apos; 或 &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; 或 &apos;]&apos;</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件结尾</translation>
    </message>
    <message>
        <source>the end of the file was found, expected %1</source>
        <translation>已到文件结尾，应为 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found, expected %2</source>
        <translation>发现 &apos;%1&apos;，应为 %2</translation>
    </message>
    <message>
        <source>a string of more than %1 bytes was found, expected at most %1</source>
        <translation>发现超过 %1 字节的字符串，应不超过 %1 字节</translation>
    </message>
    <message>
        <source>a string begins here, but its closing &apos;&quot;&apos; was not found</source>
        <translation>字符串从此处开始，但没有找到结束的 &apos;&quot;&apos;</translation>
    </message>
</context>
</TS>
