// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace gpufolio
{

/// An optional value that takes the room of two pointers when it is missing: for what few of very many things have.
/// Copies share the value, which never changes; compared by value.
template <typename T> class Rare
{
public:
    Rare() = default;
    Rare(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    explicit operator bool() const { return m_value != nullptr; }
    const T &operator*() const { return *m_value; }
    const T *operator->() const { return m_value.get(); }

    friend bool operator==(const Rare &a, const Rare &b) { return a.m_value == b.m_value || (a && b && *a == *b); }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace gpufolio
