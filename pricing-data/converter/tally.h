// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace gpufolio::converter
{

/// How many prices of each source were read, kept and left out, and why; read = kept + all that was left out.
class Tally
{
public:
    void read(const std::string &source) { ++m_sources[source].read; }
    void leftOut(const std::string &source, const std::string &reason) { ++m_sources[source].leftOut[reason]; }
    void kept(const std::string &source) { ++m_sources[source].kept; }

    /// A text for people: one line per source, its reasons below.
    std::string report() const;

private:
    struct Counts {
        std::size_t read = 0;
        std::size_t kept = 0;
        std::map<std::string, std::size_t> leftOut;
    };
    std::map<std::string, Counts> m_sources;
};

} // namespace gpufolio::converter
