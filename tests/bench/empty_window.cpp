// SPDX-License-Identifier: GPL-3.0-or-later
// Baseline of start_bench: what any Qt window with a chart costs.
#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QMainWindow>
#include <QTimer>

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QChartView(new QChart));
    window.resize(1440, 900);
    window.show();
    QTimer::singleShot(0, &application, [] { QCoreApplication::quit(); });
    return application.exec();
}
