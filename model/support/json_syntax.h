// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/source_text.h"

#include <rapidjson/error/error.h>

#include <cstddef>
#include <string>

namespace gpufolio
{

/// Says what stands at a syntax error that RapidJSON found at a byte, what was expected, and where the piece of text
/// that is shown begins. Used by json_reader.cpp alone.
TextFault describeJsonSyntax(const std::string &text, rapidjson::ParseErrorCode code, std::size_t offset);

} // namespace gpufolio
