/// Size limits and syntax rules for links. A link that violates them is rejected and opens no route.
///
/// The default is strict: a link must be a valid URL by RFC 3986, of limited size, without components that disguise its
/// destination or that parsers interpret differently. Each Boolean property changes one rule:
///
/// ```swift
/// var policy = LinkPolicy.strict
/// policy.trimsWhitespace = true          // links pasted by hand
/// policy.decodesPlusInQuery = true       // links made by HTML forms
/// try ParsedURL(" https://example.com/search?q=a+b", policy: policy)
/// ```
public struct LinkPolicy: Sendable, Hashable {
    /// The maximum length of a link in bytes, including white space; by default 8,192, and at most 2 GiB. Longer links
    /// are rejected as `tooLong`, or as `tooManyQueryItems` if the part within the limit exceeds ``maximumQueryItems``.
    public var maximumLength = 8192

    /// The maximum number of path segments of a link, including a host that is matched as the first segment; by default
    /// 64. Links with more are rejected as `tooManySegments`.
    public var maximumSegments = 64

    /// The maximum number of nonempty query items (default 256). Links with more are rejected: `tooManyQueryItems`.
    public var maximumQueryItems = 256

    /// The rule for repeated query items whose route expects one value, as in `?id=1&id=2`; by default a rejection.
    public var repeatedItems = RepeatedItems.rejected

    /// The schemes (in any case) whose links are rejected even if a link source accepts them. A new value replaces
    /// ``defaultForbiddenSchemes``; use `insert` to add one. A string that is no scheme (`evil://`) has no effect.
    public var forbiddenSchemes: Set<String> {
        get { otherForbiddenSchemes.map { Set($0) } ?? LinkPolicy.defaultForbiddenSchemes }
        set { forbid(newValue == LinkPolicy.defaultForbiddenSchemes ? nil : Array(newValue).ordered()) }
    }

    package var leniencies = Leniencies.none

    /// The forbidden schemes, sorted and unique; `nil` for the defaults. A `Set` would be expensive to create.
    package internal(set) var otherForbiddenSchemes: [String]?

    // The next properties hold ``forbiddenSchemes`` for lookups. A separate type would add a kilobyte to each program.

    /// The forbidden schemes as one string, each after a space: ` data file`.
    var schemeText = LinkPolicy.defaultSchemeList
    /// A hash filter for the forbidden schemes. If the bit of a scheme's hash is clear, the scheme is not forbidden.
    var schemeFilter = LinkPolicy.usualSchemeFilter
    /// `true` if `https` is a forbidden scheme. Cached, because most links have this scheme.
    var forbidsHTTPS = false

    /// Creates the strict policy, in which every Boolean property is `false`.
    public init() {}

    /// The default policy, in which every Boolean property is `false`.
    public static let strict = LinkPolicy()

    /// A policy that accepts nearly any string with a scheme or path, as older libraries do.
    ///
    /// White space around the link, user information and empty path segments are ignored. Illegal, non-ASCII and
    /// control characters and malformed escapes are read literally, and so are dot segments and `..%2F`. Of duplicate
    /// query items the last is used. Size limits and forbidden schemes stay in effect.
    public static let lenient: LinkPolicy = {
        var policy = LinkPolicy()
        for leniency: Leniencies in [
            .trimsWhitespace, .allowsUserinfo, .allowsNonASCII, .allowsNonASCIIHosts, .allowsReservedCharacters,
            .allowsMalformedEscapes, .allowsControlCharacters, .allowsDotSegments, .allowsTraversal,
            .dropsEmptySegments,
        ] { policy.leniencies.set(leniency, to: true) }
        policy.repeatedItems = .last
        return policy
    }()

    /// The rule for a link that repeats a query item for which its route expects one value. New versions add no cases.
    public enum RepeatedItems: String, Sendable, Hashable, CaseIterable {
        // Compiled tables store the index of a case, so the order of the cases must not change.

        /// Rejects the link as `duplicateParameter`: one system may check the first item, and another use the last.
        case rejected
        /// Uses the value of the first item with the repeated name.
        case first
        /// Uses the value of the last item with the repeated name.
        case last
        /// Uses the first item with the repeated name whose value matches the type of the parameter.
        case firstValid
    }

    /// The schemes of links that the default policy rejects, even if an app registers them:
    ///
    /// - code and documents: `javascript`, `vbscript`, `data`
    /// - wrappers of a link with an unchecked host: `blob`, `filesystem`, `view-source`, `jar`, `intent`, `android-app`
    /// - resources on the device: `file`, `content`, `about`, `chrome`, `res`, `resource`
    ///
    /// See CWE-939 (custom schemes without authorization) and CWE-79.
    public static let defaultForbiddenSchemes = Set(defaultSchemeList.split(separator: " ").map { String($0) })

    /// ``defaultForbiddenSchemes`` in the format of ``schemeText``: a string literal, which costs nothing at launch.
    static var defaultSchemeList: String {
        " about android-app blob chrome content data file filesystem intent jar javascript res resource vbscript view-source"
    }

    static let usualSchemeFilter = filter(of: defaultSchemeList)

    /// Replaces the forbidden schemes; `nil` restores the defaults. Compiled tables store the schemes as an array.
    mutating func forbid(_ schemes: [String]?) {
        otherForbiddenSchemes = schemes
        schemeText = schemes.map { LinkPolicy.text(of: $0) } ?? LinkPolicy.defaultSchemeList
        schemeFilter = LinkPolicy.filter(of: schemeText)
        forbidsHTTPS = forbids(Bytes("https"))
    }

    @inline(__always)
    func forbids(_ scheme: Bytes) -> Bool {
        schemeFilter & LinkPolicy.bit(of: scheme) != 0 && isListed(scheme)
    }

    @inline(never)
    private func isListed(_ scheme: Bytes) -> Bool {
        var isListed = false
        LinkPolicy.forEachScheme(in: schemeText) { listed in
            isListed = listed.equalsWithoutCase(scheme)
            return !isListed
        }
        return isListed
    }

    private static func text(of schemes: [String]) -> String {
        var text = ""
        // A string with a space is not a scheme, and would become two schemes in this list.
        for scheme in schemes where !scheme.utf8.contains(.space) { text += " " + scheme }
        return text
    }

    private static func filter(of text: String) -> UInt64 {
        var filter: UInt64 = 0
        forEachScheme(in: text) { scheme in
            filter |= bit(of: scheme)
            return true
        }
        return filter
    }

    @inline(never)
    private static func forEachScheme(in text: String, _ body: (Bytes) -> Bool) {
        text.withBytes { text in
            var start = 1
            while start < text.count {
                var end = start
                while end < text.count, text[end] != .space { end += 1 }
                guard body(text.part(start..<end)) else { return }
                start = end + 1
            }
        }
    }

    private static func bit(of scheme: Bytes) -> UInt64 {
        guard let first = scheme.first, let last = scheme.last else { return 0 }
        let length = UInt64(truncatingIfNeeded: scheme.count)
        let hash = UInt64(first.asciiLowercased) &* 7 &+ UInt64(last.asciiLowercased) &* 3 &+ length
        return 1 &<< (hash & 63)
    }

    /// `true` to ignore white space around a link; `false` to reject the link (``LinkRejection/Kind/whitespace``).
    public var trimsWhitespace: Bool {
        get { leniencies.contains(.trimsWhitespace) }
        set { leniencies.set(.trimsWhitespace, to: newValue) }
    }

    /// `true` to ignore `user:password@` before the host; `false` to reject the link (``LinkRejection/Kind/userinfo``).
    /// User information can disguise the host, as in `https://example.com@evil.com` (RFC 3986, 7.6).
    public var allowsUserinfo: Bool {
        get { leniencies.contains(.allowsUserinfo) }
        set { leniencies.set(.allowsUserinfo, to: newValue) }
    }

    /// `true` to accept unescaped non-ASCII characters in path, query and fragment, without normalisation; `false` to
    /// reject the link (``LinkRejection/Kind/nonASCII``). Bytes that are not UTF-8 are always rejected.
    public var allowsNonASCII: Bool {
        get { leniencies.contains(.allowsNonASCII) }
        set { leniencies.set(.allowsNonASCII, to: newValue) }
    }

    /// `true` to accept hosts with non-ASCII characters; `false` to reject them (``LinkRejection/Kind/nonASCIIHost``).
    /// Such hosts are compared by bytes, without IDNA mapping: `münchen.example` is not `xn--mnchen-3ya.example`.
    public var allowsNonASCIIHosts: Bool {
        get { leniencies.contains(.allowsNonASCIIHosts) }
        set { leniencies.set(.allowsNonASCIIHosts, to: newValue) }
    }

    /// `true` to accept printable characters that RFC 3986 forbids unescaped, in path, query, fragment and the host of
    /// a custom scheme; `false` to reject the link (``LinkRejection/Kind/invalidCharacter``).
    /// The characters are space and `"<>[\]^` + "`" + `{|}`, and `#` in a fragment. In a host, `[` and `]` are
    /// rejected, except around an IPv6 address. A backslash is never a separator.
    public var allowsReservedCharacters: Bool {
        get { leniencies.contains(.allowsReservedCharacters) }
        set { leniencies.set(.allowsReservedCharacters, to: newValue) }
    }

    /// `true` to read malformed escapes literally (`100%`, `%zz`, `%FF`); `false` to reject the link, with the kind
    /// `invalidPercentEncoding`, or `invalidUTF8` if the escaped bytes are not UTF-8.
    public var allowsMalformedEscapes: Bool {
        get { leniencies.contains(.allowsMalformedEscapes) }
        set { leniencies.set(.allowsMalformedEscapes, to: newValue) }
    }

    /// `true` to accept control characters (U+0000–U+001F, U+007F–U+009F) outside the host, raw or escaped; `false` to
    /// reject the link (``LinkRejection/Kind/controlCharacter``).
    public var allowsControlCharacters: Bool {
        get { leniencies.contains(.allowsControlCharacters) }
        set { leniencies.set(.allowsControlCharacters, to: newValue) }
    }

    /// `true` to match the path segments `.` and `..`, raw or escaped, like others, without resolving them; `false` to
    /// reject the link (``LinkRejection/Kind/dotSegment``). The host of a custom scheme counts as a segment.
    public var allowsDotSegments: Bool {
        get { leniencies.contains(.allowsDotSegments) }
        set { leniencies.set(.allowsDotSegments, to: newValue) }
    }

    /// `true` to accept segments that decode to a path with a `..` component, such as `..%2Fb` but not `a..%2Fb`;
    /// `false` to reject the link (``LinkRejection/Kind/traversalInValue``). Applies to a custom scheme's host too.
    public var allowsTraversal: Bool {
        get { leniencies.contains(.allowsTraversal) }
        set { leniencies.set(.allowsTraversal, to: newValue) }
    }

    /// `true` to ignore empty path segments, so that `https://example.com//user///1//` has the path `/user/1`. In a
    /// link without scheme and host, `//` still begins a host (RFC 3986, 4.2).
    public var dropsEmptySegments: Bool {
        get { leniencies.contains(.dropsEmptySegments) }
        set { leniencies.set(.dropsEmptySegments, to: newValue) }
    }

    /// `true` to ignore all slashes at the end of a path, so that `/user/1//` is `/user/1`; `false` to ignore only one.
    public var dropsTrailingSlashes: Bool {
        get { leniencies.contains(.dropsTrailingSlashes) }
        set { leniencies.set(.dropsTrailingSlashes, to: newValue) }
    }

    /// `true` to read a slash at the end of a path as an empty segment; `false` to ignore it. If `true`, `/user/1/`
    /// differs from `/user/1`: catch-alls match the empty segment, but no parameter does. The final slash of a pattern
    /// is always ignored: `/user/{id}/` does not match `/user/1/`. Has no effect together with ``dropsEmptySegments``
    /// or ``dropsTrailingSlashes``.
    public var keepsTrailingSlash: Bool {
        get { leniencies.contains(.keepsTrailingSlash) }
        set { leniencies.set(.keepsTrailingSlash, to: newValue) }
    }

    /// ``keepsTrailingSlash``, unless ``dropsEmptySegments`` or ``dropsTrailingSlashes`` overrides it.
    package var readsTrailingSlash: Bool { leniencies.readsTrailingSlash }

    /// `true` to ignore the port of a link when it is compared with the accepted link sources.
    public var ignoresPorts: Bool {
        get { leniencies.contains(.ignoresPorts) }
        set { leniencies.set(.ignoresPorts, to: newValue) }
    }

    /// `true` to compare a host byte by byte if it is matched as the first path segment: `myapp://Home` does not match
    /// `/home`. `false` to ignore ASCII case, as in other hosts.
    public var comparesHostSegmentsExactly: Bool {
        get { leniencies.contains(.comparesHostSegmentsExactly) }
        set { leniencies.set(.comparesHostSegmentsExactly, to: newValue) }
    }

    /// `true` to ignore `localhost` and hosts with a dot instead of matching them as the first path segment. As in
    /// JLRoutes, `myapp://user/1` and `myapp://www.example.com/user/1` then both have the path `/user/1`.
    public var ignoresDomainHosts: Bool {
        get { leniencies.contains(.ignoresDomainHosts) }
        set { leniencies.set(.ignoresDomainHosts, to: newValue) }
    }

    /// `true` to decode `+` in a query as a space, as HTML forms encode it; `false` to read it literally.
    public var decodesPlusInQuery: Bool {
        get { leniencies.contains(.decodesPlusInQuery) }
        set { leniencies.set(.decodesPlusInQuery, to: newValue) }
    }

    /// `true` to decode `+` as a space in a path, and in a host that is matched as the first path segment.
    public var decodesPlusInPath: Bool {
        get { leniencies.contains(.decodesPlusInPath) }
        set { leniencies.set(.decodesPlusInPath, to: newValue) }
    }

    /// `true` to ignore ASCII case in the literals of path patterns, including parts of segments and choices such as
    /// `{lang: en|de}`. The captured value of a choice has the case of the pattern.
    public var isCaseInsensitive: Bool {
        get { leniencies.contains(.isCaseInsensitive) }
        set { leniencies.set(.isCaseInsensitive, to: newValue) }
    }

    /// The Boolean properties of a link policy as bits; not an `OptionSet`, for the reasons at ``URLLayout/Flags``.
    package struct Leniencies: Sendable, Hashable {
        package private(set) var rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static var none: Leniencies { Leniencies(rawValue: 0) }

        package func union(_ other: Leniencies) -> Leniencies { Leniencies(rawValue: rawValue | other.rawValue) }
        package func contains(_ other: Leniencies) -> Bool { rawValue & other.rawValue == other.rawValue }
        package func isDisjoint(with other: Leniencies) -> Bool { rawValue & other.rawValue == 0 }

        package static let trimsWhitespace = Leniencies(rawValue: 1 << 0)
        package static let allowsUserinfo = Leniencies(rawValue: 1 << 1)
        package static let allowsNonASCII = Leniencies(rawValue: 1 << 2)
        package static let allowsNonASCIIHosts = Leniencies(rawValue: 1 << 3)
        package static let allowsReservedCharacters = Leniencies(rawValue: 1 << 4)
        package static let allowsMalformedEscapes = Leniencies(rawValue: 1 << 5)
        package static let allowsControlCharacters = Leniencies(rawValue: 1 << 6)
        package static let allowsDotSegments = Leniencies(rawValue: 1 << 7)
        package static let allowsTraversal = Leniencies(rawValue: 1 << 8)
        package static let dropsEmptySegments = Leniencies(rawValue: 1 << 9)
        package static let decodesPlusInQuery = Leniencies(rawValue: 1 << 10)
        package static let decodesPlusInPath = Leniencies(rawValue: 1 << 11)
        package static let isCaseInsensitive = Leniencies(rawValue: 1 << 12)
        package static let dropsTrailingSlashes = Leniencies(rawValue: 1 << 13)
        package static let ignoresPorts = Leniencies(rawValue: 1 << 14)
        package static let comparesHostSegmentsExactly = Leniencies(rawValue: 1 << 15)
        package static let keepsTrailingSlash = Leniencies(rawValue: 1 << 16)
        package static let ignoresDomainHosts = Leniencies(rawValue: 1 << 17)

        /// The properties of a link policy that change the components of an accepted link, such as its path segments.
        package static let aboutReading = dropsEmptySegments.union(dropsTrailingSlashes).union(keepsTrailingSlash)
            .union(decodesPlusInQuery).union(decodesPlusInPath).union(ignoresDomainHosts)

        @inline(__always)
        var readsTrailingSlash: Bool {
            contains(.keepsTrailingSlash) && isDisjoint(with: .dropsEmptySegments.union(.dropsTrailingSlashes))
        }

        mutating func set(_ leniency: Leniencies, to isOn: Bool) {
            rawValue = isOn ? rawValue | leniency.rawValue : rawValue & ~leniency.rawValue
        }
    }
}
