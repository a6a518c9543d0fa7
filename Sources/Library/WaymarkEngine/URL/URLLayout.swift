/// The offsets of the components of a URL. A component that is absent or empty is an empty range; flags distinguish the
/// two. The offsets are ordered:
/// `start ≤ schemeEnd ≤ hostStart ≤ hostEnd ≤ pathStart ≤ pathEnd ≤ queryStart ≤ queryEnd ≤ fragmentStart ≤ end`.
package struct URLLayout: Sendable, Equatable {
    /// The offset of the first byte that is not trimmed white space, where the scheme begins.
    package var start: UInt32 = 0
    /// The offset of the `:` after the scheme; equal to `start` if there is no scheme.
    package var schemeEnd: UInt32 = 0
    package var hostStart: UInt32 = 0
    package var hostEnd: UInt32 = 0
    package var pathStart: UInt32 = 0
    package var pathEnd: UInt32 = 0
    package var queryStart: UInt32 = 0
    package var queryEnd: UInt32 = 0
    package var fragmentStart: UInt32 = 0
    /// The offset after the last byte that is not trimmed white space.
    package var end: UInt32 = 0

    /// The number of path segments. A slash at the end of the path adds none, unless the policy keeps it.
    package var segmentCount: UInt32 = 0
    package var port: UInt16 = 0
    package var flags: Flags

    package init(flags: Flags = .none) {
        self.flags = flags
    }

    /// Properties of a URL as bits. Not an `OptionSet`, which adds two kilobytes to every program that matches, and
    /// whose generic code is a hundred times slower without optimisation.
    package struct Flags: Sendable, Equatable {
        package private(set) var rawValue: UInt32
        @_transparent package init(rawValue: UInt32) { self.rawValue = rawValue }

        @_transparent package static var none: Flags { Flags(rawValue: 0) }

        @_transparent package func union(_ other: Flags) -> Flags { Flags(rawValue: rawValue | other.rawValue) }
        @_transparent package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
        @_transparent package func isDisjoint(with other: Flags) -> Bool { rawValue & other.rawValue == 0 }
        @_transparent package mutating func insert(_ other: Flags) { rawValue |= other.rawValue }
        @_transparent package mutating func subtract(_ other: Flags) { rawValue &= ~other.rawValue }

        @_transparent package static var isRelative: Flags { Flags(rawValue: 1 << 0) }
        @_transparent package static var isHTTP: Flags { Flags(rawValue: 1 << 1) }
        @_transparent package static var isHTTPS: Flags { Flags(rawValue: 1 << 2) }
        /// `//` follows the scheme; the host may be empty (`myapp:///user`).
        @_transparent package static var hasAuthority: Flags { Flags(rawValue: 1 << 3) }
        /// The URL has a port that is not the default of its scheme.
        @_transparent package static var hasPort: Flags { Flags(rawValue: 1 << 4) }
        /// The host ends in a dot, which is ignored when hosts are compared.
        @_transparent package static var hostHasTrailingDot: Flags { Flags(rawValue: 1 << 5) }
        @_transparent package static var hostNeedsDecoding: Flags { Flags(rawValue: 1 << 6) }
        @_transparent package static var isRooted: Flags { Flags(rawValue: 1 << 7) }
        /// The path ends in a slash that adds no segment; not set for the path `/`.
        @_transparent package static var hasTrailingSlash: Flags { Flags(rawValue: 1 << 8) }
        @_transparent package static var pathNeedsDecoding: Flags { Flags(rawValue: 1 << 9) }
        @_transparent package static var hasQuery: Flags { Flags(rawValue: 1 << 10) }
        @_transparent package static var queryNeedsDecoding: Flags { Flags(rawValue: 1 << 11) }
        @_transparent package static var hasFragment: Flags { Flags(rawValue: 1 << 12) }
        @_transparent package static var fragmentNeedsDecoding: Flags { Flags(rawValue: 1 << 13) }

        // Options of the link policy that affect the reading of components.

        @_transparent package static var decodesPlusInPath: Flags { Flags(rawValue: 1 << 14) }
        @_transparent package static var decodesPlusInQuery: Flags { Flags(rawValue: 1 << 15) }
        @_transparent package static var dropsEmptySegments: Flags { Flags(rawValue: 1 << 16) }
        @_transparent package static var ignoresDomainHosts: Flags { Flags(rawValue: 1 << 17) }

        /// The flags that a ``KnownOrigin`` can have, which depend only on the policy, scheme, host and port of a link.
        static var ofOrigins: Flags {
            let origin = isRelative.union(isHTTP).union(isHTTPS).union(hasAuthority).union(hasPort)
            let host = hostHasTrailingDot.union(hostNeedsDecoding)
            return origin.union(host).union(decodesPlusInPath).union(decodesPlusInQuery).union(dropsEmptySegments)
        }
    }

    package var scheme: Range<Int> { Int(start)..<Int(schemeEnd) }
    package var host: Range<Int> { Int(hostStart)..<Int(hostEnd) }
    package var path: Range<Int> { Int(pathStart)..<Int(pathEnd) }
    package var query: Range<Int> { Int(queryStart)..<Int(queryEnd) }
    package var fragment: Range<Int> { Int(fragmentStart)..<Int(end) }

    /// The host without one trailing dot, for comparisons.
    package var hostName: Range<Int> {
        Int(hostStart)..<Int(hostEnd) - (flags.contains(.hostHasTrailingDot) ? 1 : 0)
    }

    package var hostSegment: SegmentRange {
        SegmentRange(start: hostStart, end: hostEnd, needsDecoding: flags.contains(.hostNeedsDecoding))
    }

    /// `true` if the link is only a scheme, such as `myapp:`. But `myapp://` and `myapp:?a=b` have the root path.
    var isEmptyName: Bool {
        flags.isDisjoint(with: .isRelative.union(.hasAuthority).union(.hasQuery).union(.hasFragment))
            && pathStart == pathEnd
    }

    package var isWeb: Bool { flags.contains(.isHTTPS) || flags.contains(.isHTTP) }

    package var defaultPort: UInt16? {
        if flags.contains(.isHTTPS) { return 443 }
        return flags.contains(.isHTTP) ? 80 : nil
    }
}

/// The byte range of one path segment in a URL, with a flag for a segment that needs decoding.
@usableFromInline
package struct SegmentRange: Sendable, Equatable, BitwiseCopyable {
    @usableFromInline package let start: UInt32

    /// The offset after the segment's last byte, with the flag `needsDecoding` in its unused highest bit.
    @usableFromInline let endAndMark: UInt32

    @_transparent
    package init(start: UInt32, end: UInt32, needsDecoding: Bool = false) {
        self.start = start
        endAndMark = needsDecoding ? end | SegmentRange.mark : end
    }

    @inlinable @_transparent static var mark: UInt32 { 1 << 31 }

    @inlinable @_transparent package var end: UInt32 { endAndMark & ~SegmentRange.mark }

    /// `true` if the segment contains a percent escape to decode, or a `+` that is read as a space.
    package var needsDecoding: Bool { endAndMark & SegmentRange.mark != 0 }

    /// The offset after the segment's last byte. The segment must need no decoding: a search first decodes all that do.
    @_transparent
    var plainEnd: UInt32 {
        assert(endAndMark & SegmentRange.mark == 0, "the text has to be decoded")
        return endAndMark
    }

    /// The length in bytes of a segment that needs no decoding.
    @_transparent
    var length: UInt32 { endAndMark &- start }

    package var count: Int { Int(end) - Int(start) }
    @_transparent package var isEmpty: Bool { end == start }
    @inlinable @_transparent package var range: Range<Int> { Range(from: Int(start), to: Int(end)) }
}
