// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "plan/scenario_reader.h"

#include <QByteArray>
#include <QCryptographicHash>

namespace gpufolio::test
{

/// A word that tells one state of a project from all others.
inline QByteArray digestOf(const ScenarioSet &set)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(writeScenario(set)), QCryptographicHash::Sha1).toHex();
}

} // namespace gpufolio::test
