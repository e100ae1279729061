// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html_parts.h"

namespace gpufolio
{

std::string_view htmlStyle()
{
    return R"css(
:root { color-scheme: light dark; --ground: #FFFFFF; --text: #1F2328; --muted: #57606A; --line: #D0D7DE; --raised: #F6F8FA;
  --onDemand: #8D2C04; --oneYear: #3F96FA; --threeYear: #142D62; --spot: #999A20; --unused: #6B7280; --accent: #0B5CAD; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1E2329; --text: #E6EDF3; --muted: #A7B0BA; --line: #3A424B; --raised: #262C33;
    --onDemand: #E09379; --oneYear: #1977FD; --threeYear: #8FB8F1; --spot: #F1E563; --unused: #8B949E; --accent: #7DB7FF; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 82rem; background: var(--ground); color: var(--text);
  font: 15px/1.5 "Noto Sans", "DejaVu Sans", "WenQuanYi Micro Hei", "Microsoft YaHei", "PingFang SC", sans-serif; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-top: 2px solid var(--line); padding-top: 1rem; }
.muted, .notes, footer { color: var(--muted); } .verdict { font-size: 1.1rem; max-width: 60rem; }
.note { border: 1px solid var(--accent); padding: .4rem .7rem; font-weight: 600; } .signatures { width: 100%; } .signatures td { height: 2.6rem; min-width: 8rem; }
.scroll { overflow-x: auto; margin: 1.25rem 0 0; } .notes { margin: .35rem 0 0; font-size: .9rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
caption { text-align: start; font-weight: 600; padding: .25rem 0; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { background: var(--raised); vertical-align: bottom; } .unit { display: block; font-weight: normal; color: var(--muted); }
.number, .end { text-align: end; } td.number { white-space: nowrap; } td.missing { white-space: normal; color: var(--muted); }
thead th.number { max-width: 9rem; } tbody th, tfoot th { font-weight: normal; min-width: 7rem; } tfoot th, tfoot td { font-weight: 600; } tfoot .rounding th, tfoot .rounding td { font-weight: normal; color: var(--muted); }
figure { margin: 1.25rem 0 0; } svg { max-width: 100%; height: auto; } svg text { fill: var(--text); font-size: 12px; }
.grid { stroke: var(--line); } .onDemand { fill: var(--onDemand); } .oneYear { fill: var(--oneYear); } .threeYear { stroke: var(--threeYear); } .spot { fill: var(--spot); }
.unused { stroke: var(--unused); } .hatch { stroke: var(--unused); stroke-width: 1.5; fill: none; } .dots { fill: var(--threeYear); }
footer { margin-top: 2.5rem; border-top: 2px solid var(--line); padding-top: 1rem; }
@media print {
  :root { color-scheme: light; --ground: #FFFFFF; --text: #1F2328; --muted: #57606A; --line: #D0D7DE; --raised: #F6F8FA;
    --onDemand: #8D2C04; --oneYear: #3F96FA; --threeYear: #142D62; --spot: #999A20; --unused: #6B7280; --accent: #0B5CAD; }
  @page { size: A4 landscape; margin: 12mm; }
  body { max-width: none; padding: 0; font-size: 9pt; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  section { break-before: page; } section:first-of-type { break-before: auto; }
  thead { display: table-header-group; } tfoot { display: table-row-group; } tr, figure { break-inside: avoid; }
  .scroll { overflow: visible; } }
)css";
}

} // namespace gpufolio
