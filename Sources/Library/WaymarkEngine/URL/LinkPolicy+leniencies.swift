extension LinkPolicy {
    /// `true` to trim white space around the link. Otherwise it is rejected as `whitespace`.
    public var trimsWhitespace: Bool {
        get { leniencies.contains(.trimsWhitespace) }
        set { leniencies.set(.trimsWhitespace, to: newValue) }
    }

    /// `true` to skip `user:password@` before the host. Otherwise it is rejected as `userinfo`.
    ///
    /// User information can disguise the host, as in `https://example.com@evil.com` (RFC 3986, 7.6).
    public var allowsUserinfo: Bool {
        get { leniencies.contains(.allowsUserinfo) }
        set { leniencies.set(.allowsUserinfo, to: newValue) }
    }

    /// `true` to accept unescaped non-ASCII characters in path, query and fragment, without normalisation. Otherwise
    /// they are rejected as `nonASCII`. Bytes that are not UTF-8 are always rejected.
    public var allowsNonASCII: Bool {
        get { leniencies.contains(.allowsNonASCII) }
        set { leniencies.set(.allowsNonASCII, to: newValue) }
    }

    /// `true` to accept non-ASCII characters in the host. Otherwise they are rejected as `nonASCIIHost`.
    ///
    /// Such a host is compared byte by byte, without IDNA mapping: `münchen.example` is not `xn--mnchen-3ya.example`.
    public var allowsNonASCIIHosts: Bool {
        get { leniencies.contains(.allowsNonASCIIHosts) }
        set { leniencies.set(.allowsNonASCIIHosts, to: newValue) }
    }

    /// `true` to accept printable characters that RFC 3986 forbids unescaped, in path, query, fragment and the host of
    /// a custom scheme. Otherwise they are rejected as `invalidCharacter`.
    ///
    /// The characters are space and `"<>[\]^` + "`" + `{|}`, and `#` in a fragment. A backslash is never a separator.
    public var allowsReservedCharacters: Bool {
        get { leniencies.contains(.allowsReservedCharacters) }
        set { leniencies.set(.allowsReservedCharacters, to: newValue) }
    }

    /// `true` to read malformed escapes literally (`100%`, `%zz`, `%FF`). Otherwise they are rejected as
    /// `invalidPercentEncoding`, or as `invalidUTF8` if the escaped bytes are not UTF-8.
    public var allowsMalformedEscapes: Bool {
        get { leniencies.contains(.allowsMalformedEscapes) }
        set { leniencies.set(.allowsMalformedEscapes, to: newValue) }
    }

    /// `true` to accept control characters (U+0000–U+001F, U+007F–U+009F) outside the host, raw or escaped. Otherwise
    /// they are rejected as `controlCharacter`.
    public var allowsControlCharacters: Bool {
        get { leniencies.contains(.allowsControlCharacters) }
        set { leniencies.set(.allowsControlCharacters, to: newValue) }
    }

    /// `true` to treat `.` and `..` as ordinary segments, raw or escaped. Otherwise they are rejected as `dotSegment`.
    /// They are never resolved.
    public var allowsDotSegments: Bool {
        get { leniencies.contains(.allowsDotSegments) }
        set { leniencies.set(.allowsDotSegments, to: newValue) }
    }

    /// `true` to accept segments that decode to a path with a `..` component, such as `..%2Fb`. Otherwise they are
    /// rejected as `traversalInValue`. Slashes and backslashes separate components, so `a..%2Fb` is always accepted.
    public var allowsTraversal: Bool {
        get { leniencies.contains(.allowsTraversal) }
        set { leniencies.set(.allowsTraversal, to: newValue) }
    }

    /// `true` to drop empty segments, so that `https://example.com//user///1//` has the path `/user/1`. In a link
    /// without scheme and host, `//` still begins a host (RFC 3986, 4.2).
    public var dropsEmptySegments: Bool {
        get { leniencies.contains(.dropsEmptySegments) }
        set { leniencies.set(.dropsEmptySegments, to: newValue) }
    }

    /// `true` to ignore any number of slashes at the end of a path, not only one: `/user/1//` is `/user/1`. Other empty
    /// segments are kept.
    public var dropsTrailingSlashes: Bool {
        get { leniencies.contains(.dropsTrailingSlashes) }
        set { leniencies.set(.dropsTrailingSlashes, to: newValue) }
    }

    /// `true` to read a slash at the end of a path as an empty segment. `/user/1/` then differs from `/user/1`: no
    /// parameter matches the empty segment, but catch-alls do. Has no effect together with ``dropsEmptySegments`` or
    /// ``dropsTrailingSlashes``.
    public var keepsTrailingSlash: Bool {
        get { leniencies.contains(.keepsTrailingSlash) }
        set { leniencies.set(.keepsTrailingSlash, to: newValue) }
    }

    /// The effective value of ``keepsTrailingSlash``.
    package var readsTrailingSlash: Bool { leniencies.readsTrailingSlash }

    /// `true` to ignore the link's port when sources are compared.
    public var ignoresPorts: Bool {
        get { leniencies.contains(.ignoresPorts) }
        set { leniencies.set(.ignoresPorts, to: newValue) }
    }

    /// `true` to compare a host that is the first segment byte by byte, like other segments: `myapp://Home` is not
    /// `/home`. Otherwise it is compared without ASCII case, like hosts.
    public var comparesHostSegmentsExactly: Bool {
        get { leniencies.contains(.comparesHostSegmentsExactly) }
        set { leniencies.set(.comparesHostSegmentsExactly, to: newValue) }
    }

    /// `true` to never make a host the first segment if it has a dot or is `localhost`, as JLRoutes does:
    /// `myapp://user/1` and `myapp://www.example.com/user/1` are both `/user/1`.
    public var ignoresDomainHosts: Bool {
        get { leniencies.contains(.ignoresDomainHosts) }
        set { leniencies.set(.ignoresDomainHosts, to: newValue) }
    }

    /// `true` to read `+` in a query as a space, as HTML forms write it.
    public var decodesPlusInQuery: Bool {
        get { leniencies.contains(.decodesPlusInQuery) }
        set { leniencies.set(.decodesPlusInQuery, to: newValue) }
    }

    /// `true` to read `+` as a space in a path and in a host that is the first segment, as FSQRoutes does.
    public var decodesPlusInPath: Bool {
        get { leniencies.contains(.decodesPlusInPath) }
        set { leniencies.set(.decodesPlusInPath, to: newValue) }
    }

    /// `true` to match the literals of paths without case, both whole and partial segments, and the values of `{lang:
    /// en|de}`. Such a capture has the case of the pattern. Only ASCII letters are folded.
    public var isCaseInsensitive: Bool {
        get { leniencies.contains(.isCaseInsensitive) }
        set { leniencies.set(.isCaseInsensitive, to: newValue) }
    }
}

extension LinkPolicy {
    /// Not an `OptionSet`, for the reasons given at ``URLLayout/Flags``.
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

        /// The leniencies that affect how the components of an accepted link are read.
        package static let aboutReading = dropsEmptySegments.union(dropsTrailingSlashes).union(keepsTrailingSlash)
            .union(decodesPlusInQuery).union(decodesPlusInPath).union(ignoresDomainHosts)

        /// `true` if a slash at the end of a path is an empty segment.
        @inline(__always)
        var readsTrailingSlash: Bool {
            contains(.keepsTrailingSlash) && isDisjoint(with: .dropsEmptySegments.union(.dropsTrailingSlashes))
        }

        mutating func set(_ leniency: Leniencies, to isOn: Bool) {
            rawValue = isOn ? rawValue | leniency.rawValue : rawValue & ~leniency.rawValue
        }
    }
}
