// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"
#include "support/text.h"

#include <QString>

#include <string_view>

/// Texts of the model in the language of the window.
namespace gpufolio::ui
{

/// Gives the translation of a marked template from the context "model"; hand it to render() and to report writers.
Translate modelTranslate();

QString modelText(std::string_view marked); ///< a marked text without values, such as MetricInfo::label
QString modelText(const Message &message);
/// Place and sentence of an error: "plan.json:12:5: 'x' was found, … (offers[0].id)"
QString modelText(const Error &error);
/// One line per finding.
QString modelText(const Diagnostics &findings);

} // namespace gpufolio::ui
