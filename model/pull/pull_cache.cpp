// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/pull_cache.h"

#include "pull/http_url.h"
#include "support/file_io.h"
#include "support/json_reader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <limits>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace gpufolio
{

namespace
{

/// FNV-1a of 64 bits, as 16 hexadecimal digits.
std::string fileNameOf(const std::string &key)
{
    constexpr std::uint64_t basis = 14'695'981'039'346'656'037U;
    constexpr std::uint64_t prime = 1'099'511'628'211U;
    constexpr std::string_view digits = "0123456789abcdef";
    std::uint64_t hash = basis;
    for (const char c : key) {
        hash ^= static_cast<unsigned char>(c);
        hash *= prime;
    }
    std::string name;
    for (int shift = 60; shift >= 0; shift -= 4)
        name += digits[(hash >> static_cast<unsigned>(shift)) & 15U];
    return name;
}

Error cantUse(const std::string &folder, const std::string &why)
{
    return {Error::Code::Io,
            {GPUFOLIO_TEXT("model", "the folder for fetched files can't be used: %1"), {why}},
            {folder, 0, 0, {}}};
}

/// The text of a member of a small JSON file of ours.
std::string textOf(const JsonValue &object, std::string_view key)
{
    const JsonValue *value = object.find(key);
    return value != nullptr ? value->text() : std::string();
}

} // namespace

struct PullCache::Lock {
    int descriptor = -1;
    Lock() = default;
    Lock(const Lock &) = delete;
    Lock &operator=(const Lock &) = delete;
    ~Lock()
    {
        if (descriptor >= 0)
            ::close(descriptor);
    }
};

PullCache::PullCache(std::string folder, std::unique_ptr<Lock> lock)
    : m_folder(std::move(folder)), m_lock(std::move(lock))
{
}
PullCache::PullCache(PullCache &&) noexcept = default;
PullCache &PullCache::operator=(PullCache &&) noexcept = default;
PullCache::~PullCache() = default;

Result<PullCache> PullCache::open(const std::string &folder, const std::string &source)
{
    if (folder.empty())
        return cantUse(folder, "HOME");
    const std::string own = folder + "/" + source;
    std::error_code failed;
    std::filesystem::create_directories(own, failed);
    if (failed)
        return cantUse(own, failed.message());
    auto lock = std::make_unique<Lock>();
    lock->descriptor = ::open((own + "/lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (lock->descriptor < 0)
        return cantUse(own, std::generic_category().message(errno));
    if (::flock(lock->descriptor, LOCK_EX | LOCK_NB) != 0)
        return Error{Error::Code::InUse,
                     {GPUFOLIO_TEXT("model", "another pull of '%1' is under way; try again when it is done"), {source}},
                     {own, 0, 0, {}}};
    return PullCache(own, std::move(lock));
}

std::string PullCache::pathFor(const std::string &name) const
{
    return m_folder + "/" + name;
}

std::string PullCache::partOf(const std::string &key) const
{
    return pathFor(fileNameOf(key) + ".part");
}

/// NAME.json says which of two files, NAME.0 and NAME.1, is the body: it is replaced after the other one is complete.
std::optional<CachedBody> PullCache::find(const std::string &key) const
{
    const std::string name = pathFor(fileNameOf(key));
    Result<std::string> text = readFile(name + ".json");
    if (!text)
        return std::nullopt;
    const Read<JsonDocument> about = parseJson(std::move(*text), name + ".json");
    if (!about || textOf(about->root(), "url") != shownUrl(key))
        return std::nullopt;
    const std::string path = pathFor(textOf(about->root(), "file"));
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(path, failed);
    if (failed || std::to_string(size) != textOf(about->root(), "bytes"))
        return std::nullopt;
    return CachedBody{path, textOf(about->root(), "etag"), textOf(about->root(), "lastModified")};
}

Result<CachedBody> PullCache::keep(const std::string &key, const std::string &etag,
                                   const std::string &lastModified) const
{
    const std::string name = fileNameOf(key);
    const std::optional<CachedBody> before = find(key);
    const std::string file = name + (before && before->path == pathFor(name + ".0") ? ".1" : ".0");
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(partOf(key), failed);
    if (!failed)
        std::filesystem::rename(partOf(key), pathFor(file), failed);
    if (failed)
        return cantUse(m_folder, failed.message());
    const nlohmann::ordered_json about = {
        {"url", shownUrl(key)}, {"file", file}, {"bytes", size}, {"etag", etag}, {"lastModified", lastModified}};
    const Status written = writeFileAtomically(
        pathFor(name + ".json"), about.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
    if (!written)
        return written.error();
    if (before)
        std::filesystem::remove(before->path, failed);
    return CachedBody{pathFor(file), etag, lastModified};
}

std::string PullCache::nameOf(const std::string &key)
{
    return fileNameOf(key);
}

void PullCache::remove(const std::string &name) const
{
    if (name.empty() || name.find_first_not_of("0123456789abcdef") != std::string::npos)
        return; // none of ours
    std::error_code ignored;
    for (const char *ending : {".json", ".0", ".1", ".part", ".part.version"})
        std::filesystem::remove(pathFor(name + ending), ignored);
}

std::optional<LastPull> PullCache::lastPull(const std::string &scope) const
{
    const std::string path = pathFor(fileNameOf(scope) + ".pull");
    Result<std::string> text = readFile(path);
    if (!text)
        return std::nullopt;
    const Read<JsonDocument> document = parseJson(std::move(*text), path);
    if (!document)
        return std::nullopt;
    Diagnostics findings;
    JsonObjectReader reader(*document, document->root(), findings);
    const auto rows = reader.integer("rows", Need::Required, 0);
    const auto names = reader.strings("names", Need::Required);
    if (!rows || !names)
        return std::nullopt;
    return LastPull{static_cast<std::size_t>(*rows), *names};
}

Status PullCache::rememberPull(const std::string &scope, const LastPull &pull) const
{
    const nlohmann::ordered_json about = {{"rows", pull.rows}, {"names", pull.names}};
    return writeFileAtomically(pathFor(fileNameOf(scope) + ".pull"),
                               about.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

std::string defaultPullCacheFolder()
{
    const char *cache = std::getenv("XDG_CACHE_HOME"); // NOLINT(concurrency-mt-unsafe)
    if (cache != nullptr && *cache == '/')
        return std::string(cache) + "/gpufolio/prices";
    const char *home = std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe)
    if (home != nullptr && *home == '/')
        return std::string(home) + "/.cache/gpufolio/prices";
    return {};
}

} // namespace gpufolio
