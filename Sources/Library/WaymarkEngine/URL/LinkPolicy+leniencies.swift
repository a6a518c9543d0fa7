extension LinkPolicy {
    /// `true` to ignore white space around a link; `false` to reject the link (``LinkRejection/Kind/whitespace``).
    public var trimsWhitespace: Bool {
        get { leniencies.contains(.trimsWhitespace) }
        set { leniencies.set(.trimsWhitespace, to: newValue) }
    }

    /// `true` to ignore `user:password@` before the host; `false` to reject the link (``LinkRejection/Kind/userinfo``).
    ///
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
    ///
    /// Non-ASCII hosts are compared by bytes, without IDNA mapping: `münchen.example` is not `xn--mnchen-3ya.example`.
    public var allowsNonASCIIHosts: Bool {
        get { leniencies.contains(.allowsNonASCIIHosts) }
        set { leniencies.set(.allowsNonASCIIHosts, to: newValue) }
    }

    /// `true` to accept printable characters that RFC 3986 forbids unescaped, in path, query, fragment and the host of
    /// a custom scheme; `false` to reject the link (``LinkRejection/Kind/invalidCharacter``).
    ///
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

    /// `true` to match the path segments `.` and `..`, raw or escaped, like other segments; `false` to reject the link
    /// (``LinkRejection/Kind/dotSegment``). These segments are never resolved. The host of a custom scheme counts as
    /// one.
    public var allowsDotSegments: Bool {
        get { leniencies.contains(.allowsDotSegments) }
        set { leniencies.set(.allowsDotSegments, to: newValue) }
    }

    /// `true` to accept path segments that decode to a path with a `..` component, such as `..%2Fb` or `..%5Cb`;
    /// `false` to reject the link (``LinkRejection/Kind/traversalInValue``). `a..%2Fb` has no such component. The host
    /// of a custom scheme counts as a segment.
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
    /// differs from `/user/1`: catch-alls match the empty segment, but no parameter does. Has no effect together with
    /// ``dropsEmptySegments`` or ``dropsTrailingSlashes``.
    public var keepsTrailingSlash: Bool {
        get { leniencies.contains(.keepsTrailingSlash) }
        set { leniencies.set(.keepsTrailingSlash, to: newValue) }
    }

    /// `true` if a slash at the end of a path is read as an empty segment: ``keepsTrailingSlash`` without
    /// ``dropsEmptySegments`` and ``dropsTrailingSlashes``.
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

    /// `true` to match the literals of path patterns without ASCII case, including parts of segments and choices such
    /// as `{lang: en|de}`. The captured value of a choice has the case of the pattern.
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

        /// `true` if a slash at the end of a path is read as an empty segment.
        @inline(__always)
        var readsTrailingSlash: Bool {
            contains(.keepsTrailingSlash) && isDisjoint(with: .dropsEmptySegments.union(.dropsTrailingSlashes))
        }

        mutating func set(_ leniency: Leniencies, to isOn: Bool) {
            rawValue = isOn ? rawValue | leniency.rawValue : rawValue & ~leniency.rawValue
        }
    }
}
