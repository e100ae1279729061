// SPDX-License-Identifier: GPL-3.0-or-later
// Contents of projects for the tests of this folder.
#pragma once

#include "plan/scenario_builder.h"
#include "project/project_file.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

namespace gpufolio::test
{

/// Contents of which every part tells the number: inputs, workloads, each plan, the open plan.
inline ProjectContents numberedContents(int number)
{
    const std::string text = std::to_string(number);
    ProjectContents contents;
    Inputs &inputs = contents.scenario.inputs;
    inputs.name = text;
    inputs.currency = Currency::of("USD");
    inputs.start = at("2027-01-01T00:00:00Z");
    inputs.hours = 8760;
    inputs.offers.push_back(
        offer("h100", 8, {onDemand("98.32"), commitment("1y", 8760, "0", "61.20"), spot("34.10", "0.02")}));
    inputs.workloads.push_back(constantWorkload("serve", "h100", text));
    // A few pages of text, more or less of them each time.
    inputs.workloads.front().notes.assign(static_cast<std::size_t>(100 + number % 7 * 3000), 'x');
    for (int plan = 0; plan <= number % 4; ++plan) {
        Plan made;
        made.id = "plan-" + std::to_string(plan);
        made.name = text;
        made.commitments.push_back(purchase("h100", "1y", number % 1000 + 1, inputs.start));
        contents.scenario.plans.push_back(made);
    }
    contents.activePlan = "plan-" + std::to_string(number % 4);
    return contents;
}

/// The number that numberedContents() was made of, -1 when the parts don't belong together.
inline int numberOf(const ProjectContents &contents)
{
    const int number = std::stoi(contents.scenario.inputs.name);
    return contents == numberedContents(number) ? number : -1;
}

inline std::unique_ptr<ProjectFile> openProject(const QString &path,
                                                ProjectFile::Access access = ProjectFile::Access::ReadWrite)
{
    Result<std::unique_ptr<ProjectFile>> file = ProjectFile::open(path.toStdString(), access);
    if (!file)
        qFatal("%s", toText(file.error()).c_str());
    return std::move(*file);
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can't read %s", qPrintable(path));
    return file.readAll();
}

} // namespace gpufolio::test
