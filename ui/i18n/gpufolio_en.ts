<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>PastedPurchases</name>
    <message numerus="yes">
        <source>%n offers have this machine type; name the region, too.</source>
        <translation>
            <numerusform>%n offer has this machine type; name the region, too.</numerusform>
            <numerusform>%n offers have this machine type; name the region, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PricesPage</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ChartPanel</name>
    <message numerus="yes">
        <source>A chart of %n periods; Ctrl+T shows its numbers as a table.</source>
        <translation>
            <numerusform>A chart of one period; Ctrl+T shows its numbers as a table.</numerusform>
            <numerusform>A chart of %n periods; Ctrl+T shows its numbers as a table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::CheckListButton</name>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln chosen</numerusform>
            <numerusform>%Ln chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ComparePage</name>
    <message numerus="yes">
        <source>%n more crossing(s).</source>
        <translation>
            <numerusform>%n more crossing.</numerusform>
            <numerusform>%n more crossings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::DemandSpansModel</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::FileDrop</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::FindPopup</name>
    <message numerus="yes">
        <source>%Ln found. Enter runs, Esc closes.</source>
        <translation>
            <numerusform>%Ln found. Enter runs, Esc closes.</numerusform>
            <numerusform>%Ln found. Enter runs, Esc closes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::NeedEffectsModel</name>
    <message numerus="yes">
        <source> and %Ln more</source>
        <translation>
            <numerusform> and %Ln more</numerusform>
            <numerusform> and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them don&apos;t state the figure.</source>
        <translation>
            <numerusform>%Ln of them doesn&apos;t state the figure.</numerusform>
            <numerusform>%Ln of them don&apos;t state the figure.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceHistoryPanel</name>
    <message numerus="yes">
        <source>Per GPU-hour, an upfront spread over its term, from %Ln price book(s). A dot is the first or last day on which a price is known; on which day between two dots it changed is not.</source>
        <translation>
            <numerusform>Per GPU-hour, an upfront spread over its term, from %Ln price book. A dot is the first or last day on which a price is known; on which day between two dots it changed is not.</numerusform>
            <numerusform>Per GPU-hour, an upfront spread over its term, from %Ln price books. A dot is the first or last day on which a price is known; on which day between two dots it changed is not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PriceRefreshDialog</name>
    <message numerus="yes">
        <source>%Ln price(s) of the project are other ones in the price book.</source>
        <translation>
            <numerusform>%Ln price of the project are other ones in the price book.</numerusform>
            <numerusform>%Ln prices of the project are other ones in the price book.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are no longer offered there and stay as they are.</source>
        <translation>
            <numerusform>%Ln is no longer offered there and stays as it is.</numerusform>
            <numerusform>%Ln are no longer offered there and stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PricesChanges</name>
    <message numerus="yes">
        <source>%1, added %2, %Ln price(s)</source>
        <translation>
            <numerusform>%1, added %2, %Ln price</numerusform>
            <numerusform>%1, added %2, %Ln prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln held back or incomplete price(s) are not compared.</source>
        <translation>
            <numerusform>%Ln held back or incomplete price is not compared.</numerusform>
            <numerusform>%Ln held back or incomplete prices are not compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PricesFilterPanel</name>
    <message numerus="yes">
        <source>up to %Ln day(s)</source>
        <translation>
            <numerusform>up to %Ln day</numerusform>
            <numerusform>up to %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln offer(s)</source>
        <translation>
            <numerusform>%1, %Ln offer</numerusform>
            <numerusform>%1, %Ln offers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::PricesPage</name>
    <message numerus="yes">
        <source>%Ln offer(s)</source>
        <translation>
            <numerusform>%Ln offer</numerusform>
            <numerusform>%Ln offers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln offer(s)</source>
        <translation>
            <numerusform>%1 of %Ln offer</numerusform>
            <numerusform>%1 of %Ln offers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln provider(s)</source>
        <translation>
            <numerusform>%Ln provider</numerusform>
            <numerusform>%Ln providers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No offer fits here. %Ln fit(s) with any choice of: %1.</source>
        <translation>
            <numerusform>No offer fits here. %Ln fits with any choice of: %1.</numerusform>
            <numerusform>No offer fits here. %Ln fit with any choice of: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::ProjectActions</name>
    <message numerus="yes">
        <source>One project or scenario can be open at a time, and %Ln were given. Nothing was opened; choose one of them.</source>
        <translation>
            <numerusform>One project or scenario can be open at a time, and %Ln were given. Nothing was opened; choose one of them.</numerusform>
            <numerusform>One project or scenario can be open at a time, and %Ln were given. Nothing was opened; choose one of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files can&apos;t be opened.</source>
        <translation>
            <numerusform>%Ln file can&apos;t be opened.</numerusform>
            <numerusform>%Ln files can&apos;t be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::StartNumberForm</name>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln month(s)</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln machine(s)</source>
        <translation>
            <numerusform>%Ln machine</numerusform>
            <numerusform>%Ln machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln offer(s) fit.</source>
        <translation>
            <numerusform>%Ln offer fits.</numerusform>
            <numerusform>%Ln offers fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::TopBar</name>
    <message numerus="yes">
        <source>Newest price in use: %1, %Ln day(s) old</source>
        <translation>
            <numerusform>Newest price in use: %1, %Ln day old</numerusform>
            <numerusform>Newest price in use: %1, %Ln days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Newest price of the book: %1, %Ln day(s) old</source>
        <translation>
            <numerusform>Newest price of the book: %1, %Ln day old</numerusform>
            <numerusform>Newest price of the book: %1, %Ln days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) old</source>
        <translation>
            <numerusform>%Ln day old</numerusform>
            <numerusform>%Ln days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln price(s) in use have no date</source>
        <translation>
            <numerusform>%Ln price in use has no date</numerusform>
            <numerusform>%Ln prices in use have no date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price book has %Ln newer price(s); the plans keep theirs until you refresh them on Prices</source>
        <translation>
            <numerusform>The price book has %Ln newer price; the plans keep theirs until you refresh them on Prices</numerusform>
            <numerusform>The price book has %Ln newer prices; the plans keep theirs until you refresh them on Prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WhatIfBar</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsDemandForm</name>
    <message numerus="yes">
        <source>%Ln value(s) taken, from %1 on.</source>
        <translation>
            <numerusform>%Ln value taken, from %1 on.</numerusform>
            <numerusform>%Ln values taken, from %1 on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty cell(s) left as it was.</source>
        <translation>
            <numerusform>%Ln empty cell left as it was.</numerusform>
            <numerusform>%Ln empty cells left as it was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) not understood and left as it was: %1.</source>
        <translation>
            <numerusform>%Ln cell not understood and left as it was: %1.</numerusform>
            <numerusform>%Ln cells not understood and left as it was: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) too many: there is no place for them.</source>
        <translation>
            <numerusform>%Ln cell too many: there is no place for them.</numerusform>
            <numerusform>%Ln cells too many: there is no place for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) of numbers; “%1” was taken. Choose another one if it isn&apos;t the demand.</source>
        <translation>
            <numerusform>%Ln column of numbers; “%1” was taken. Choose another one if it isn&apos;t the demand.</numerusform>
            <numerusform>%Ln columns of numbers; “%1” was taken. Choose another one if it isn&apos;t the demand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) lie behind the end of the horizon and were left out.</source>
        <translation>
            <numerusform>%Ln row lie behind the end of the horizon and were left out.</numerusform>
            <numerusform>%Ln rows lie behind the end of the horizon and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has no value in %Ln row(s), the first in line %2; it can&apos;t be used.</source>
        <translation>
            <numerusform>“%1” has no value in %Ln row, the first in line %2; it can&apos;t be used.</numerusform>
            <numerusform>“%1” has no value in %Ln rows, the first in line %2; it can&apos;t be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsNeeds</name>
    <message numerus="yes">
        <source>%1 of %Ln offer(s) fit</source>
        <translation>
            <numerusform>%1 of %Ln offer fit</numerusform>
            <numerusform>%1 of %Ln offers fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln offer(s) lack nothing, but don&apos;t state a figure that is asked for: they don&apos;t count as fitting, and may fit.</source>
        <translation>
            <numerusform>%Ln offer lacks nothing, but doesn&apos;t state a figure that is asked for: it doesn&apos;t count as fitting, and may fit.</numerusform>
            <numerusform>%Ln offers lack nothing, but don&apos;t state a figure that is asked for: they don&apos;t count as fitting, and may fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them stand(s) in the project; the plan takes the cheapest of these on demand.</source>
        <translation>
            <numerusform>%Ln of them stand in the project; the plan takes the cheapest of these on demand.</numerusform>
            <numerusform>%Ln of them stands in the project; the plan takes the cheapest of these on demand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No offer fits. Without “%1” %Ln would.</source>
        <translation>
            <numerusform>No offer fits. Without “%1” %Ln would.</numerusform>
            <numerusform>No offer fits. Without “%1” %Ln would.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gpufolio::ui::WorkloadsPasteDialog</name>
    <message numerus="yes">
        <source>%Ln row(s) become workloads.</source>
        <translation>
            <numerusform>%Ln row become workloads.</numerusform>
            <numerusform>%Ln rows become workloads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) not understood and left out.</source>
        <translation>
            <numerusform>%Ln row not understood and left out.</numerusform>
            <numerusform>%Ln rows not understood and left out.</numerusform>
        </translation>
    </message>
</context>
</TS>
