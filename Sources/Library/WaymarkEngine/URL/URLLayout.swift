/// Where the components of a URL stand in its bytes, in offsets from the first byte.
///
/// A layout owns nothing and belongs to the text it was made from. Offsets are ordered as the components are:
/// `start ≤ schemeEnd ≤ hostStart ≤ hostEnd ≤ pathStart ≤ pathEnd ≤ queryStart ≤ queryEnd ≤ fragmentStart ≤ end`.
/// A component that is absent is an empty range; the flags tell it from one that is present and empty.
package struct URLLayout: Sendable, Equatable {
    /// The first byte that is not trimmed white space; also where the scheme starts.
    package var start: UInt32 = 0
    /// The offset of the scheme's `:`; `start` when there is no scheme.
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

    /// The number of segments, without the empty one after a trailing slash.
    package var segmentCount: UInt32 = 0
    /// The port, if ``Flags/hasPort`` is set.
    package var port: UInt16 = 0
    package var flags: Flags

    package init(flags: Flags = .none) {
        self.flags = flags
    }

    /// A set of its own: an `OptionSet` is two kilobytes of every program that matches, for what nobody asks of it, and
    /// what it does is generic, and a hundred times slower in code that is not optimised.
    package struct Flags: Sendable, Equatable {
        package private(set) var rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static var none: Flags { Flags(rawValue: 0) }

        package func union(_ other: Flags) -> Flags { Flags(rawValue: rawValue | other.rawValue) }
        package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
        package func isDisjoint(with other: Flags) -> Bool { rawValue & other.rawValue == 0 }
        package mutating func insert(_ other: Flags) { rawValue |= other.rawValue }
        package mutating func subtract(_ other: Flags) { rawValue &= ~other.rawValue }

        /// There is no scheme: the text is a relative reference.
        package static let isRelative = Flags(rawValue: 1 << 0)
        /// The scheme is `http`.
        package static let isHTTP = Flags(rawValue: 1 << 1)
        /// The scheme is `https`.
        package static let isHTTPS = Flags(rawValue: 1 << 2)
        /// `//` follows the scheme; the host may be empty (`myapp:///user`).
        package static let hasAuthority = Flags(rawValue: 1 << 3)
        /// There is a port, and it is not the scheme's default.
        package static let hasPort = Flags(rawValue: 1 << 4)
        /// The host ends in a dot, which does not count when hosts are compared.
        package static let hostHasTrailingDot = Flags(rawValue: 1 << 5)
        package static let hostNeedsDecoding = Flags(rawValue: 1 << 6)
        /// The path begins with `/`.
        package static let isRooted = Flags(rawValue: 1 << 7)
        /// The path ends in a slash that is not its first.
        package static let hasTrailingSlash = Flags(rawValue: 1 << 8)
        package static let pathNeedsDecoding = Flags(rawValue: 1 << 9)
        package static let hasQuery = Flags(rawValue: 1 << 10)
        package static let queryNeedsDecoding = Flags(rawValue: 1 << 11)
        package static let hasFragment = Flags(rawValue: 1 << 12)
        package static let fragmentNeedsDecoding = Flags(rawValue: 1 << 13)

        // The policy's choices that readers of the components have to know.

        package static let decodesPlusInPath = Flags(rawValue: 1 << 14)
        package static let decodesPlusInQuery = Flags(rawValue: 1 << 15)
        package static let dropsEmptySegments = Flags(rawValue: 1 << 16)
        package static let ignoresDomainHosts = Flags(rawValue: 1 << 17)

        /// What is said before the path, and by the policy.
        static var ofOrigins: Flags {
            let origin = isRelative.union(isHTTP).union(isHTTPS).union(hasAuthority).union(hasPort)
            let host = hostHasTrailingDot.union(hostNeedsDecoding)
            return origin.union(host).union(decodesPlusInPath).union(decodesPlusInQuery).union(dropsEmptySegments)
        }

        /// Whether there is neither a scheme nor a slash at the beginning: `user/1`.
        var isRootlessReference: Bool { contains(.isRelative) && !contains(.isRooted) }
    }
}

extension URLLayout {
    package var scheme: Range<Int> { Int(start)..<Int(schemeEnd) }
    package var host: Range<Int> { Int(hostStart)..<Int(hostEnd) }
    package var path: Range<Int> { Int(pathStart)..<Int(pathEnd) }
    package var query: Range<Int> { Int(queryStart)..<Int(queryEnd) }
    package var fragment: Range<Int> { Int(fragmentStart)..<Int(end) }

    /// The host as it is compared: without one trailing dot.
    package var hostName: Range<Int> {
        Int(hostStart)..<Int(hostEnd) - (flags.contains(.hostHasTrailingDot) ? 1 : 0)
    }

    /// The host as a segment: all of its text, as segments have it.
    package var hostSegment: SegmentRange {
        SegmentRange(start: hostStart, end: hostEnd, needsDecoding: flags.contains(.hostNeedsDecoding))
    }

    /// Whether the link is a scheme alone, such as `myapp:`, which names nothing. The link `myapp://` names the root, and
    /// so do `myapp:?a=b` and `myapp:#b`.
    var isEmptyName: Bool {
        flags.isDisjoint(with: .isRelative.union(.hasAuthority).union(.hasQuery).union(.hasFragment))
            && pathStart == pathEnd
    }

    /// Whether the scheme is `http` or `https`.
    package var isWeb: Bool { flags.contains(.isHTTPS) || flags.contains(.isHTTP) }

    /// The port that goes without saying for the scheme.
    package var defaultPort: UInt16? {
        if flags.contains(.isHTTPS) { return 443 }
        return flags.contains(.isHTTP) ? 80 : nil
    }
}

/// Where one path segment stands in the bytes of a URL, and whether its text has to be decoded.
@usableFromInline
package struct SegmentRange: Sendable, Equatable, BitwiseCopyable {
    /// The offset of the first byte.
    @usableFromInline package let start: UInt32

    /// The offset after the last byte, and the mark in the highest bit; texts are shorter than 2 GiB.
    @usableFromInline let endAndMark: UInt32

    /// A segment whose text is its bytes.
    @inline(__always)
    package init(start: UInt32, end: UInt32) {
        self.start = start
        endAndMark = end
    }

    package init(start: UInt32, end: UInt32, needsDecoding: Bool) {
        self.start = start
        endAndMark = needsDecoding ? end | SegmentRange.mark : end
    }

    @inlinable static var mark: UInt32 { 1 << 31 }

    /// The offset after the last byte.
    @inlinable package var end: UInt32 { endAndMark & ~SegmentRange.mark }

    /// Whether the decoded text differs from the bytes: there is an escape, or a `+` that stands for a space.
    package var needsDecoding: Bool { endAndMark & SegmentRange.mark != 0 }

    /// The offset after the last byte of a segment whose text is its bytes, as that of all is which a search looks at.
    @inline(__always)
    var plainEnd: UInt32 {
        assert(endAndMark & SegmentRange.mark == 0, "the text has to be decoded")
        return endAndMark
    }

    /// The number of bytes of such a segment.
    @inline(__always)
    var length: UInt32 { endAndMark &- start }

    package var count: Int { Int(end) - Int(start) }
    package var isEmpty: Bool { end == start }
    @inlinable package var range: Range<Int> { Range(from: Int(start), to: Int(end)) }
}
