// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// A body that was fetched earlier, as it stands on disk.
struct CachedBody {
    std::string path;
    std::string etag;
    std::string lastModified;
};

/// What was last pulled of a source and a choice of regions.
struct LastPull {
    std::size_t rows = 0;           ///< read from the source
    std::vector<std::string> names; ///< nameOf() its bodies, so that those nobody needs any more can go
};

/// The bodies fetched from one source, kept between runs so that what did not change is not fetched again. A body and
/// what is known of it appear together or not at all. Nothing secret is written: URLs as shownUrl() gives them.
///
/// Only one process at a time uses the folder of a source. find() and keep() may be called from several threads for
/// different URLs.
class PullCache
{
public:
    /// @param folder  of all sources; made when missing
    /// @return Io; InUse when another pull of this source is under way
    static Result<PullCache> open(const std::string &folder, const std::string &source);

    PullCache(PullCache &&) noexcept;
    PullCache &operator=(PullCache &&) noexcept;
    ~PullCache();

    /// The body that was kept under a key; nothing when there is none, or it was harmed.
    std::optional<CachedBody> find(const std::string &key) const;
    /// Where the body of a key is put while it is fetched.
    std::string partOf(const std::string &key) const;
    /// Takes partOf() as the body of a key.
    Result<CachedBody> keep(const std::string &key, const std::string &etag, const std::string &lastModified) const;
    /// The name under which a key is kept.
    static std::string nameOf(const std::string &key);
    /// Removes what is kept under a name.
    void remove(const std::string &name) const;

    std::optional<LastPull> lastPull(const std::string &scope) const;
    Status rememberPull(const std::string &scope, const LastPull &pull) const;

private:
    std::string pathFor(const std::string &name) const;

    struct Lock;
    PullCache(std::string folder, std::unique_ptr<Lock> lock);

    std::string m_folder;
    std::unique_ptr<Lock> m_lock;
};

/// $XDG_CACHE_HOME/gpufolio/prices, else ~/.cache/gpufolio/prices; empty when there is no home folder.
std::string defaultPullCacheFolder();

} // namespace gpufolio
