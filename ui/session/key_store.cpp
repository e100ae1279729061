// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/key_store.h"

#ifdef GPUFOLIO_HAS_KEYCHAIN
#include <qt6keychain/keychain.h>
#endif

namespace gpufolio::ui
{

namespace
{

#ifdef GPUFOLIO_HAS_KEYCHAIN

const QString &service()
{
    static const QString name = QStringLiteral("gpufolio");
    return name;
}

class SystemKeyStore : public KeyStore
{
public:
    bool isThere() const override { return true; }

    void read(const QString &source, QObject *context, std::function<void(const QString &)> take) override
    {
        auto *job = new QKeychain::ReadPasswordJob(service()); // deletes itself
        job->setKey(source);
        QObject::connect(job, &QKeychain::Job::finished, context, [job, take = std::move(take)] {
            take(job->error() == QKeychain::NoError ? job->textData() : QString());
        });
        job->start();
    }

    void write(const QString &source, const QString &key, QObject *context,
               std::function<void(const QString &)> done) override
    {
        QKeychain::Job *job = nullptr;
        if (key.isEmpty()) {
            job = new QKeychain::DeletePasswordJob(service());
        } else {
            auto *write = new QKeychain::WritePasswordJob(service());
            write->setTextData(key);
            job = write;
        }
        job->setKey(source);
        job->setInsecureFallback(false);
        QObject::connect(job, &QKeychain::Job::finished, context, [job, done = std::move(done)] {
            const bool isFine = job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound;
            done(isFine ? QString() : job->errorString());
        });
        job->start();
    }
};

#else

class SystemKeyStore : public KeyStore
{
public:
    bool isThere() const override { return false; }
    void read(const QString &, QObject *, std::function<void(const QString &)> take) override { take({}); }
    void write(const QString &, const QString &, QObject *, std::function<void(const QString &)> done) override
    {
        done({});
    }
};

#endif

} // namespace

KeyStore &systemKeyStore()
{
    static SystemKeyStore store;
    return store;
}

} // namespace gpufolio::ui
