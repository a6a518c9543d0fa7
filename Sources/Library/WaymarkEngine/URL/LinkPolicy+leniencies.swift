extension LinkPolicy {
    /// Whether white space before and after the link is left out; otherwise it is `whitespace`.
    public var trimsWhitespace: Bool {
        get { leniencies.contains(.trimsWhitespace) }
        set { leniencies.set(.trimsWhitespace, to: newValue) }
    }

    /// Whether `user:password@` may stand before the host, and is skipped; otherwise it is `userinfo`.
    ///
    /// It is how `https://example.com@evil.com` is dressed up as another host (RFC 3986, 7.6).
    public var allowsUserinfo: Bool {
        get { leniencies.contains(.allowsUserinfo) }
        set { leniencies.set(.allowsUserinfo, to: newValue) }
    }

    /// Whether characters beyond ASCII may stand in path, query and fragment, byte for byte and without normalisation;
    /// otherwise they are `nonASCII`. Bytes that are not UTF-8 are never accepted.
    public var allowsNonASCII: Bool {
        get { leniencies.contains(.allowsNonASCII) }
        set { leniencies.set(.allowsNonASCII, to: newValue) }
    }

    /// Whether characters beyond ASCII may stand in the host; otherwise they are `nonASCIIHost`.
    ///
    /// Such a host is compared byte for byte: nothing is mapped, and `münchen.example` is not `xn--mnchen-3ya.example`.
    public var allowsNonASCIIHosts: Bool {
        get { leniencies.contains(.allowsNonASCIIHosts) }
        set { leniencies.set(.allowsNonASCIIHosts, to: newValue) }
    }

    /// Whether printable characters that RFC 3986 leaves out stand for themselves in path, query, fragment and the host
    /// of a custom scheme; otherwise they are `invalidCharacter`.
    ///
    /// They are space and `"<>[\]^` + "`" + `{|}`, and `#` in a fragment. A backslash is text, never a separator.
    public var allowsReservedCharacters: Bool {
        get { leniencies.contains(.allowsReservedCharacters) }
        set { leniencies.set(.allowsReservedCharacters, to: newValue) }
    }

    /// Whether an escape that is no escape, or not part of a UTF-8 character, is text (`100%`, `%zz`, `%FF`); otherwise
    /// it is `invalidPercentEncoding` or `invalidUTF8`.
    public var allowsMalformedEscapes: Bool {
        get { leniencies.contains(.allowsMalformedEscapes) }
        set { leniencies.set(.allowsMalformedEscapes, to: newValue) }
    }

    /// Whether control characters (U+0000–U+001F, U+007F–U+009F) may stand outside the host, as they are or escaped;
    /// otherwise they are `controlCharacter`.
    public var allowsControlCharacters: Bool {
        get { leniencies.contains(.allowsControlCharacters) }
        set { leniencies.set(.allowsControlCharacters, to: newValue) }
    }

    /// Whether `.` and `..` are segments like any other, also escaped; otherwise they are `dotSegment`. They are never
    /// resolved.
    public var allowsDotSegments: Bool {
        get { leniencies.contains(.allowsDotSegments) }
        set { leniencies.set(.allowsDotSegments, to: newValue) }
    }

    /// Whether the decoded text of a segment may have `..` alone between slashes, backslashes or its ends, as `..%2Fb`
    /// has; otherwise it is `traversalInValue`. `a..%2Fb` climbs nowhere, and is accepted.
    public var allowsTraversal: Bool {
        get { leniencies.contains(.allowsTraversal) }
        set { leniencies.set(.allowsTraversal, to: newValue) }
    }

    /// Whether empty segments are left out, so that `https://example.com//user///1//` has the path `/user/1`.
    /// Without scheme and host, what stands behind `//` is a host (RFC 3986, 4.2).
    public var dropsEmptySegments: Bool {
        get { leniencies.contains(.dropsEmptySegments) }
        set { leniencies.set(.dropsEmptySegments, to: newValue) }
    }

    /// Whether any number of slashes at the end of a path makes no difference, not only one: `/user/1//` is `/user/1`.
    /// Empty segments elsewhere stay.
    public var dropsTrailingSlashes: Bool {
        get { leniencies.contains(.dropsTrailingSlashes) }
        set { leniencies.set(.dropsTrailingSlashes, to: newValue) }
    }

    /// Whether a slash at the end of a path makes a difference: `/user/1/` is then `/user/1` with an empty segment behind
    /// it, which no parameter takes and catch-alls do. Without effect beside ``dropsEmptySegments`` and
    /// ``dropsTrailingSlashes``.
    public var keepsTrailingSlash: Bool {
        get { leniencies.contains(.keepsTrailingSlash) }
        set { leniencies.set(.keepsTrailingSlash, to: newValue) }
    }

    /// Whether a slash at the end of a path is an empty segment: ``keepsTrailingSlash``, if it has an effect.
    package var readsTrailingSlash: Bool { leniencies.readsTrailingSlash }

    /// Whether the port of a link makes no difference to where it comes from.
    public var ignoresPorts: Bool {
        get { leniencies.contains(.ignoresPorts) }
        set { leniencies.set(.ignoresPorts, to: newValue) }
    }

    /// Whether a host that is the first segment is compared by bytes, as other segments are: `myapp://Home` is not
    /// `/home`. Otherwise all of it is compared without ASCII case, as hosts are.
    public var comparesHostSegmentsExactly: Bool {
        get { leniencies.contains(.comparesHostSegmentsExactly) }
        set { leniencies.set(.comparesHostSegmentsExactly, to: newValue) }
    }

    /// Whether a host that has a dot or is `localhost` is never the first segment, as JLRoutes reads it: `myapp://user/1` is
    /// `/user/1`, and so is `myapp://www.example.com/user/1`.
    public var ignoresDomainHosts: Bool {
        get { leniencies.contains(.ignoresDomainHosts) }
        set { leniencies.set(.ignoresDomainHosts, to: newValue) }
    }

    /// Whether `+` in a query is a space, as in links that HTML forms make.
    public var decodesPlusInQuery: Bool {
        get { leniencies.contains(.decodesPlusInQuery) }
        set { leniencies.set(.decodesPlusInQuery, to: newValue) }
    }

    /// Whether `+` in a path is a space, as FSQRoutes reads it; also in a host that is the first segment.
    public var decodesPlusInPath: Bool {
        get { leniencies.contains(.decodesPlusInPath) }
        set { leniencies.set(.decodesPlusInPath, to: newValue) }
    }

    /// Whether the literals of paths match without case, in whole segments and parts of them, and so the texts in
    /// `{lang: en|de}`, which is captured as the pattern lists it. Only ASCII letters are folded.
    public var isCaseInsensitive: Bool {
        get { leniencies.contains(.isCaseInsensitive) }
        set { leniencies.set(.isCaseInsensitive, to: newValue) }
    }
}

extension LinkPolicy {
    /// A set of its own, and no `OptionSet`: see ``URLLayout/Flags``.
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

        /// Those that say how components are read, once a link is accepted.
        package static let aboutReading = dropsEmptySegments.union(dropsTrailingSlashes).union(keepsTrailingSlash)
            .union(decodesPlusInQuery).union(decodesPlusInPath).union(ignoresDomainHosts)

        /// Whether a slash at the end of a path is an empty segment.
        @inline(__always)
        var readsTrailingSlash: Bool {
            contains(.keepsTrailingSlash) && isDisjoint(with: .dropsEmptySegments.union(.dropsTrailingSlashes))
        }

        mutating func set(_ leniency: Leniencies, to isOn: Bool) {
            rawValue = isOn ? rawValue | leniency.rawValue : rawValue & ~leniency.rawValue
        }
    }
}
