// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/http_transfer.h"

#include "support/file_io.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <ctime>

#include <fcntl.h>
#include <unistd.h>

namespace gpufolio
{

namespace
{

using SteadyClock = std::chrono::steady_clock;
constexpr long okStatus = 200;
constexpr long partStatus = 206;
constexpr long notModifiedStatus = 304;
constexpr long badRangeStatus = 416;

void startLibrary()
{
    static const CURLcode started = curl_global_init(CURL_GLOBAL_DEFAULT);
    static_cast<void>(started); // a failure shows with the first handle
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::optional<std::uint64_t> numberIn(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end == text.data())
        return std::nullopt;
    return number;
}

/// Seconds, or a date.
std::optional<std::chrono::seconds> pauseIn(std::string_view text)
{
    if (const auto seconds = numberIn(text))
        return std::chrono::seconds(static_cast<std::int64_t>(std::min<std::uint64_t>(*seconds, 1U << 30U)));
    const std::time_t date = curl_getdate(std::string(text).c_str(), nullptr);
    if (date < 0)
        return std::nullopt;
    return std::chrono::seconds(std::max<std::time_t>(date - std::time(nullptr), 0));
}

bool sameWord(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && ::strncasecmp(a.data(), b.data(), a.size()) == 0;
}

class Headers
{
public:
    ~Headers() { curl_slist_free_all(m_list); }
    Headers() = default;
    Headers(const Headers &) = delete;
    Headers &operator=(const Headers &) = delete;

    void add(const std::string &line) { m_list = curl_slist_append(m_list, line.c_str()); }
    curl_slist *list() const { return m_list; }

private:
    curl_slist *m_list = nullptr;
};

class Descriptor
{
public:
    explicit Descriptor(const std::string &path)
        : m_number(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR))
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    int number() const { return m_number; }

private:
    int m_number;
};

} // namespace

/// What the callbacks of one attempt share.
struct HttpClient::Transfer::State {
    const HttpSettings &settings;
    const HttpProgress &progress;
    const std::string &file;
    int descriptor;
    std::uint64_t from;
    TransferEnd end = {};
    std::optional<std::uint64_t> partBegin = {};   ///< of Content-Range
    std::optional<TransferEnd::Kind> stopped = {}; ///< why a callback ended it
    bool begun = false;                            ///< the first byte of the body came
    bool excess = false;
    SteadyClock::time_point active = {}; ///< when something came the last time; the epoch before there is a connection

    void header(std::string_view line);
    /// Puts the file in order for the body that comes now.
    bool begin();
    bool write(std::string_view bytes);
    bool stopWith(TransferEnd::Kind kind)
    {
        stopped = kind;
        return false;
    }
    bool fileFailed()
    {
        end.detail = std::strerror(errno);
        return stopWith(TransferEnd::Kind::FileError);
    }
};

void HttpClient::Transfer::State::header(std::string_view line)
{
    active = SteadyClock::now();
    if (line.substr(0, 5) == "HTTP/") { // another answer begins, behind one of a proxy
        end = {};
        partBegin.reset();
        const std::size_t blank = std::min(line.find(' '), line.size());
        end.status = static_cast<long>(numberIn(trimmed(line.substr(blank))).value_or(0));
        return;
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return;
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (sameWord(name, "ETag"))
        end.etag = value;
    else if (sameWord(name, "Last-Modified"))
        end.lastModified = value;
    else if (sameWord(name, "Retry-After"))
        end.retryAfter = pauseIn(value);
    else if (sameWord(name, "Content-Length") && end.status == okStatus)
        end.announced = numberIn(value);
    else if (sameWord(name, "Content-Range") && value.substr(0, 6) == "bytes ") { // bytes 100-199/200
        partBegin = numberIn(value.substr(6));
        const std::size_t slash = value.find('/');
        if (slash != std::string_view::npos)
            end.announced = numberIn(value.substr(slash + 1));
    }
}

bool HttpClient::Transfer::State::begin()
{
    begun = true;
    const bool goesOn = end.status == partStatus;
    if (goesOn && (from == 0 || partBegin != from))
        return stopWith(TransferEnd::Kind::OtherPart);
    if (end.announced.value_or(0) > settings.sizeLimit)
        return stopWith(TransferEnd::Kind::TooLarge);
    end.bytes = goesOn ? from : 0;
    const auto length = static_cast<off_t>(end.bytes);
    if (::ftruncate(descriptor, length) != 0 || ::lseek(descriptor, length, SEEK_SET) != length)
        return fileFailed();
    if (!goesOn && !writeFileAtomically(versionFileOf(file), versionOf(end)))
        return fileFailed();
    return true;
}

bool HttpClient::Transfer::State::write(std::string_view bytes)
{
    active = SteadyClock::now();
    if (end.status != okStatus && end.status != partStatus)
        return true; // what stands in an error page is of no use
    if (!begun && !begin())
        return false;
    if (end.bytes + bytes.size() > settings.sizeLimit)
        return stopWith(TransferEnd::Kind::TooLarge);
    if (const int failed = writeAll(descriptor, bytes); failed != 0) {
        errno = failed;
        return fileFailed();
    }
    end.bytes += bytes.size();
    if (progress)
        progress(end.bytes, end.announced);
    return true;
}

namespace
{

template <typename State> std::size_t onHeader(char *bytes, std::size_t size, std::size_t count, void *state)
{
    static_cast<State *>(state)->header({bytes, size * count});
    return size * count;
}

template <typename State> std::size_t onBody(char *bytes, std::size_t size, std::size_t count, void *state)
{
    return static_cast<State *>(state)->write({bytes, size * count}) ? size * count : 0;
}

template <typename State> int onConnected(void *state, char *, char *, int, int)
{
    static_cast<State *>(state)->active = SteadyClock::now();
    return CURL_PREREQFUNC_OK;
}

/// The library drops what comes behind the announced end of a body, and says so nowhere else.
template <typename State> int onRemark(CURL *, curl_infotype type, char *bytes, std::size_t size, void *state)
{
    if (type == CURLINFO_TEXT && std::string_view(bytes, size).substr(0, 6) == "Excess")
        static_cast<State *>(state)->excess = true;
    return 0;
}

TransferEnd::Kind kindOf(CURLcode code, bool hadConnection)
{
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_CONNECT:
    case CURLE_PROXY:
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL:
        return TransferEnd::Kind::Unreachable;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
        return TransferEnd::Kind::Untrusted;
    case CURLE_FILESIZE_EXCEEDED:
        return TransferEnd::Kind::TooLarge;
    default:
        return hadConnection ? TransferEnd::Kind::Broken : TransferEnd::Kind::Unreachable;
    }
}

TransferEnd::Kind kindOf(long status)
{
    switch (status) {
    case okStatus:
    case partStatus:
        return TransferEnd::Kind::Whole;
    case notModifiedStatus:
        return TransferEnd::Kind::NotModified;
    case badRangeStatus:
        return TransferEnd::Kind::OtherPart;
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
        return TransferEnd::Kind::Redirect;
    default:
        return TransferEnd::Kind::Refused;
    }
}

} // namespace

std::string versionFileOf(const std::string &file)
{
    return file + ".version";
}

std::string versionOf(const TransferEnd &end)
{
    const bool isStrong = !end.etag.empty() && end.etag.front() == '"';
    return isStrong ? end.etag : end.lastModified;
}

HttpClient::Transfer::Transfer(const HttpSettings &settings) : m_settings(settings)
{
    startLibrary();
    m_multi = curl_multi_init();
    m_easy = curl_easy_init();
    if (m_multi == nullptr || m_easy == nullptr)
        m_fault = {Error::Code::Network, {GPUFOLIO_TEXT("model", "no transfer can be made: out of memory"), {}}, {}};
    else
        trust(settings);
}

HttpClient::Transfer::~Transfer()
{
    curl_easy_cleanup(m_easy);
    if (m_multi != nullptr)
        curl_multi_cleanup(m_multi);
}

/// The authorities of the system and those of the CA file, as one list.
void HttpClient::Transfer::trust(const HttpSettings &settings)
{
    if (settings.caFile.empty())
        return;
    const Result<std::string> own = readFile(settings.caFile);
    if (!own) {
        m_fault = own.error();
        return;
    }
    if (own->find("-----BEGIN CERTIFICATE-----") == std::string::npos) {
        m_fault = {Error::Code::BadValue,
                   {GPUFOLIO_TEXT("model", "no certificate was found, expected a PEM file of authorities"), {}},
                   {settings.caFile, 0, 0, {}}};
        return;
    }
    const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);
    if (version->age >= CURLVERSION_SEVENTH && version->cainfo != nullptr) {
        if (Result<std::string> ofSystem = readFile(version->cainfo))
            m_authorities = std::move(*ofSystem) + "\n";
    }
    m_authorities += *own;
}

TransferEnd HttpClient::Transfer::run(const HttpRequest &request, const std::string &url, const std::string &file,
                                      std::uint64_t from, const std::string &version, const HttpProgress &progress,
                                      const std::stop_token &stop)
{
    using Kind = TransferEnd::Kind;
    const Descriptor descriptor(file);
    State state{m_settings, progress, file, descriptor.number(), from};
    if (descriptor.number() < 0) {
        state.fileFailed();
        state.end.kind = Kind::FileError;
        return state.end;
    }
    Headers headers;
    headers.add("User-Agent: gpufolio/" GPUFOLIO_VERSION);
    headers.add("Accept: */*");
    for (const std::string &line : request.secretHeaders)
        headers.add(line);
    if (request.json)
        headers.add("Content-Type: application/json");
    if (from > 0) {
        headers.add("If-Range: " + version);
    } else {
        if (!request.etag.empty())
            headers.add("If-None-Match: " + request.etag);
        else if (!request.lastModified.empty())
            headers.add("If-Modified-Since: " + request.lastModified);
    }

    std::array<char, CURL_ERROR_SIZE> words{};
    curl_easy_reset(m_easy); // keeps the connections
    curl_easy_setopt(m_easy, CURLOPT_URL, url.c_str());
    curl_easy_setopt(m_easy, CURLOPT_PROTOCOLS_STR, "https");
    curl_easy_setopt(m_easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, headers.list());
    curl_easy_setopt(m_easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(m_easy, CURLOPT_ERRORBUFFER, words.data());
    curl_easy_setopt(m_easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(m_settings.connectLimit.count()));
    curl_easy_setopt(m_easy, CURLOPT_HEADERFUNCTION, onHeader<State>);
    curl_easy_setopt(m_easy, CURLOPT_HEADERDATA, &state);
    curl_easy_setopt(m_easy, CURLOPT_WRITEFUNCTION, onBody<State>);
    curl_easy_setopt(m_easy, CURLOPT_WRITEDATA, &state);
    curl_easy_setopt(m_easy, CURLOPT_PREREQFUNCTION, onConnected<State>);
    curl_easy_setopt(m_easy, CURLOPT_PREREQDATA, &state);
    curl_easy_setopt(m_easy, CURLOPT_DEBUGFUNCTION, onRemark<State>);
    curl_easy_setopt(m_easy, CURLOPT_DEBUGDATA, &state);
    curl_easy_setopt(m_easy, CURLOPT_VERBOSE, 1L);
    if (!m_settings.proxy.empty())
        curl_easy_setopt(m_easy, CURLOPT_PROXY, m_settings.proxy.c_str());
    if (!m_authorities.empty()) {
        curl_blob blob{m_authorities.data(), m_authorities.size(), CURL_BLOB_NOCOPY};
        curl_easy_setopt(m_easy, CURLOPT_CAINFO_BLOB, &blob);
    }
    if (request.json) {
        curl_easy_setopt(m_easy, CURLOPT_POSTFIELDS, request.json->c_str());
        curl_easy_setopt(m_easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.json->size()));
    }
    const std::string range = std::to_string(from) + "-";
    if (from > 0)
        curl_easy_setopt(m_easy, CURLOPT_RANGE, range.c_str());

    const SteadyClock::time_point started = SteadyClock::now();
    std::optional<CURLcode> result;
    curl_multi_add_handle(m_multi, m_easy);
    {
        const std::stop_callback wake(stop, [this] { curl_multi_wakeup(m_multi); });
        while (!result && !state.stopped) {
            int running = 0;
            curl_multi_perform(m_multi, &running);
            int left = 0;
            while (const CURLMsg *message = curl_multi_info_read(m_multi, &left))
                result = message->data.result;
            const SteadyClock::time_point now = SteadyClock::now();
            if (result || state.stopped)
                break;
            if (stop.stop_requested())
                state.stopWith(Kind::Cancelled);
            else if (now - started > m_settings.totalLimit)
                state.stopWith(Kind::OutOfTime);
            else if (state.active != SteadyClock::time_point{} && now - state.active > m_settings.stallLimit)
                state.stopWith(Kind::Stalled);
            else
                curl_multi_poll(m_multi, nullptr, 0, 50, nullptr);
        }
    }
    char *redirect = nullptr;
    curl_easy_getinfo(m_easy, CURLINFO_REDIRECT_URL, &redirect);
    const std::string leadsTo = redirect != nullptr ? redirect : "";
    curl_multi_remove_handle(m_multi, m_easy);

    if (stop.stop_requested())
        state.stopped = Kind::Cancelled;
    if (result == CURLE_OK && !state.stopped && kindOf(state.end.status) == Kind::Whole && !state.begun)
        state.begin(); // of no bytes at all
    TransferEnd end = std::move(state.end);
    if (state.stopped) {
        end.kind = *state.stopped;
    } else if (*result != CURLE_OK) {
        end.kind = kindOf(*result, state.active != SteadyClock::time_point{});
        end.detail = words.front() != '\0' ? words.data() : curl_easy_strerror(*result);
    } else {
        end.kind = kindOf(end.status);
        end.redirect = leadsTo;
        if (end.kind == Kind::Whole && (state.excess || end.bytes > end.announced.value_or(end.bytes)))
            end.kind = Kind::TooLong;
        else if (end.kind == Kind::Whole && end.bytes < end.announced.value_or(end.bytes))
            end.kind = Kind::Broken;
    }
    if (end.kind == Kind::Whole && ::fsync(descriptor.number()) != 0)
        end.kind = Kind::FileError;
    return end;
}

} // namespace gpufolio
