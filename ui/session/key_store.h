// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace gpufolio::ui
{

/// Keeps the keys of price sources: never in the project, in settings or in a log.
class KeyStore
{
public:
    KeyStore() = default;
    virtual ~KeyStore() = default;
    KeyStore(const KeyStore &) = delete;
    KeyStore &operator=(const KeyStore &) = delete;

    /// False when the program was built without a keyring.
    virtual bool isThere() const = 0;
    /// Hands the key of a source to `take`, later; empty when there is none. Not called when `context` is gone.
    virtual void read(const QString &source, QObject *context, std::function<void(const QString &key)> take) = 0;
    /// Keeps a key, or forgets it when it is empty; `done` hears why that did not work, or an empty text.
    virtual void write(const QString &source, const QString &key, QObject *context,
                       std::function<void(const QString &failure)> done) = 0;
};

/// The keyring of the desktop (Secret Service or KWallet, through QtKeychain).
KeyStore &systemKeyStore();

} // namespace gpufolio::ui
