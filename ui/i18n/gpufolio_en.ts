<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</context>
</TS>
