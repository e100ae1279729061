// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/text.h"

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace gpufolio
{

/// Where something was found. Lines and columns count from 1, columns in code points; 0 = not known.
struct Location {
    std::string file; ///< path as the user gave it, "-" for standard input
    int line = 0;
    int column = 0;
    std::string field; ///< path of the field, such as "offers[2].options[0].hourly"

    friend bool operator==(const Location &, const Location &) = default;
};

/// What went wrong, for programs (code) and for people (what), and where.
struct Error {
    enum class Code {
        Syntax,           ///< the text is no JSON, CSV, ...
        BadValue,         ///< a value of the wrong kind or outside its range
        UnknownKey,       ///< a key that the format doesn't have
        DuplicateKey,     ///< the same key twice in one object
        MissingKey,       ///< a required key isn't there
        UnknownReference, ///< names an offer, option, plan or workload that isn't there
        MissingPrice,
        CurrencyMismatch, ///< two currencies where one is needed
        MissingRate,      ///< no dated rate of exchange
        OutOfTerm,
        Undefined, ///< a figure that has no value, such as a rate of nothing
        Overflow,  ///< beyond the range of exact money
        Io,        ///< a file can't be read or written
        InUse,     ///< the project is open elsewhere
        TooNew,    ///< the file was written by a newer version
        Network,
        Cancelled,
    };

    Code code = Code::BadValue;
    Message what; ///< what was found and what was expected
    Location where;

    friend bool operator==(const Error &, const Error &) = default;
};

/// "FILE:LINE:COLUMN: error: WHAT (FIELD)"; parts that are not known are left out.
std::string toText(const Error &error, const Translate &translate = {});

/// All that is wrong with an input, in the order of the text; readers stop after `maxDiagnostics`.
using Diagnostics = std::vector<Error>;
inline constexpr std::size_t maxDiagnostics = 20;

/// A value or the reason why there is none, shaped like std::expected (which g++ 12 does not have in C++20).
template <typename T, typename E = Error> class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool hasValue() const { return m_state.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    const T &value() const &
    {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }
    T &value() &
    {
        assert(hasValue());
        return *std::get_if<0>(&m_state);
    }
    T &&value() &&
    {
        assert(hasValue());
        return std::move(*std::get_if<0>(&m_state));
    }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    const E &error() const &
    {
        assert(!hasValue());
        return *std::get_if<1>(&m_state);
    }
    E &&error() &&
    {
        assert(!hasValue());
        return std::move(*std::get_if<1>(&m_state));
    }

private:
    std::variant<T, E> m_state;
};

/// The result of something that yields nothing but can fail.
struct Done {
    friend bool operator==(const Done &, const Done &) = default;
};
using Status = Result<Done>;

/// The result of reading an input: the value, or up to `maxDiagnostics` findings.
template <typename T> using Read = Result<T, Diagnostics>;

} // namespace gpufolio
