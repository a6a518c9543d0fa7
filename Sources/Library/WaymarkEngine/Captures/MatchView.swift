/// A matched link: its route, and the parameter values, which are read in place from the link's bytes.
///
/// ```swift
/// let found = router.withMatch(for: "https://example.com/user/15/edit") { match in
///     (entry: match.entryIndex, id: match.range(ofParameter: 0))
/// }
/// ```
///
/// A view is valid only during the call of the closure that receives it, and cannot be stored.
public struct MatchView: ~Copyable {
    @usableFromInline package let block: SearchBlock
    @usableFromInline let fixed: FixedCaptures

    @inline(__always)
    package init(_ block: SearchBlock) {
        self.block = block
        fixed = FixedCaptures(block)
    }

    @inlinable @_transparent var record: VariantRecord { fixed.record }

    @inlinable @_transparent package var isRepeated: Bool { block.state.isRepeated }
    /// For each catch-all (`**`) of the pattern, the index of the path segment after those that it matches.
    package var runEndOffsets: [Int] {
        let ends = block.bestEnds(block.state.contents)
        return (0..<Int(record.runCount)).map { Int(ends[$0]) }
    }

    /// The index of the matched route in its table, and in ``Router/entries``.
    @inlinable public var entryIndex: Int { Int(record.entry) }

    /// The index of the matching pattern among the patterns of its route.
    @inlinable public var patternIndex: Int { Int(record.pattern) }

    /// Returns the range of a parameter's value in the link's bytes, before percent-decoding.
    ///
    /// - Parameter index: The parameter's index in ``RoutePattern/parameters``.
    /// - Returns: `nil` if the link has no valid value of the parameter, or if a catch-all matches no segment. Also
    ///   `nil` for a list of query values, and for a part of a segment; read them with ``value(ofParameter:)``.
    /// - Complexity: O(1) for segments and catch-alls; otherwise O(*n*) in the bytes of the link.
    @inlinable
    public func range(ofParameter index: Int) -> Range<Int>? {
        if let segment = fixed.segment(ofParameter: index) { return segment.range }
        return fixed.areAll ? nil : rangeElsewhere(ofParameter: index)
    }

    @usableFromInline
    func rangeElsewhere(ofParameter index: Int) -> Range<Int>? {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index) else { return nil }
        if location.kind == .run { return reader.range(ofRun: location) }
        guard case .text(let range, _, _) = reader.find(location) else { return nil }
        return range
    }

    /// Returns the percent-decoded value of a parameter; `nil` if ``range(ofParameter:)`` is `nil`.
    ///
    /// The string of a catch-all has a slash between segments. A `%2F` in the link is decoded to a slash too;
    /// ``value(ofParameter:)`` returns the segments as a list.
    ///
    /// - Complexity: O(*n*) in the bytes of the link.
    public func text(ofParameter index: Int) -> String? {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index) else { return nil }
        if location.kind == .run { return reader.text(ofRun: location) }
        var text: String?
        reader.withText(of: location) { text = String(bytes: $0) }
        return text
    }

    /// The ends of the first two catch-alls (`**`), each in one half of the word, for ``FoundVariant/places``.
    @usableFromInline
    var runPlaces: UInt64 {
        let ends = block.bestEnds(block.state.contents)
        return UInt64(ends[0]) | (record.runCount > 1 ? UInt64(ends[1]) &<< 32 : 0)
    }

    /// The index of the matching pattern variant in order of precedence; 0 is the best.
    package var rank: Int { Int(block.state.best) }

    package var layout: URLLayout { block.layout }

    /// Calls a function with the value of a parameter, by its index among the named parameters of the pattern variant.
    package func readCapture(_ index: Int, _ body: (CaptureReading) -> Void) {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofCapture: index) else { return body(.absent) }
        switch reader.find(location) {
        case .absent: body(.absent)
        case .list: body(.list)
        case .text: reader.withText(of: location) { reader.readText($0, of: location, body) }
        case .part: reader.withPart(location) { reader.readText($0, of: location, body) }
        }
    }

    package func forEachElement(ofCapture index: Int, _ body: (Bytes) -> Void) {
        let reader = CaptureReader(block)
        if let location = reader.location(ofCapture: index) { reader.visitElements(of: location, body) }
    }

    package var hasRest: Bool { record.hasRest }

    /// The decoded path segments that the pattern's first unnamed catch-all (`**`) matches; empty without one.
    ///
    /// - Complexity: O(*n*) in the bytes of the link.
    public var rest: [String] { CaptureReader(block).rest }

    package var queryItems: [QueryItem] {
        let policy = block.state.contents.value.policy
        return (try? ParsedURL(utf8: block.state.bytes, policy: policy))?.queryItems ?? []
    }

    package func forEachSegmentOfRest(_ body: (Bytes) -> Void) {
        let reader = CaptureReader(block)
        if let rest = reader.restLocation { reader.visitElements(of: rest, body) }
    }

    /// Returns the value of a parameter in the matched link, or its default; `nil` if there is neither.
    ///
    /// ```swift
    /// let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0) }   // .int(15)
    /// ```
    ///
    /// - Parameter index: The parameter's index in ``RoutePattern/parameters``.
    /// - Complexity: O(*n*) in the bytes of the link.
    public func value(ofParameter index: Int) -> CaptureValue? {
        let reader = CaptureReader(block)
        return reader.location(ofParameter: index).flatMap { reader.value(of: $0) }
    }

    /// Returns `true` if the link has a value for a parameter, or the parameter has a default.
    @usableFromInline
    package func holdsValue(ofParameter index: Int) -> Bool {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index) else { return false }
        guard case .absent = reader.find(location) else { return true }
        return location.defaultValue != 0
    }

    /// Returns the value of a parameter if the link has a canonical integer, such as `-5` but not `+5`; else `nil`.
    @usableFromInline
    package func signed(ofParameter index: Int) -> Int64? {
        var value: Int64?
        withSpelling(ofParameter: index) { value = Spelling.signed($0) }
        return value
    }

    /// Returns the value of a parameter if the link has it as a canonical unsigned integer; otherwise `nil`.
    @usableFromInline
    package func unsigned(ofParameter index: Int) -> UInt64? {
        var value: UInt64?
        withSpelling(ofParameter: index) { value = Spelling.unsigned($0) }
        return value
    }

    /// Returns the decoded string of a parameter whose type has one spelling for each value, such as `Int` or `String`;
    /// `nil` for other types, lists and parts of segments, and if the link has no value.
    @usableFromInline
    package func spelling(ofParameter index: Int) -> String? {
        var value: String?
        withSpelling(ofParameter: index) { value = String(bytes: $0) }
        return value
    }

    @inline(__always)
    private func withSpelling(ofParameter index: Int, _ body: (Bytes) -> Void) {
        if fixed.keepsSpelling(ofParameter: index), let segment = fixed.segment(ofParameter: index),
            !segment.needsDecoding
        {
            return body(block.state.bytes.part(segment.range))
        }
        let reader = CaptureReader(block)
        if let location = reader.location(ofParameter: index), location.flags.contains(.keepsSpelling) {
            reader.withText(of: location, body)
        }
    }

    /// Returns the number of elements that the link has for a list parameter; `nil` for an absent list or another type.
    @usableFromInline
    package func elementCount(ofParameter index: Int) -> Int? {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index), location.flags.contains(.isList),
            case .list = reader.find(location)
        else { return nil }
        return reader.elementCount(of: location)
    }

    @usableFromInline
    package func forEachElement(ofParameter index: Int, _ body: (CaptureValue) -> Bool) {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index) else { return }
        reader.forEachElement(of: location) { body(reader.constraint(of: location).value.value(of: $0)) }
    }

    package func isList(parameter index: Int) -> Bool {
        CaptureReader(block).location(ofParameter: index)?.flags.contains(.isList) ?? false
    }
}

@available(*, unavailable, message: "a view is valid only during the call that receives it")
extension MatchView: Sendable {}

/// A compact record of a link's match, without the link. With the link, the match is restored without another search.
@usableFromInline
package struct FoundVariant: Sendable {
    /// The rank in the lower 32 bits, and flags in the upper ones. Packed fields are copied faster.
    @usableFromInline let head: UInt64
    /// The indices of the path segments after the first two catch-alls, in 32 bits each. For a pattern without
    /// catch-alls, the ranges of its captures (``KeptRanges``), or 0.
    @usableFromInline let places: UInt64

    /// The maximum number of catch-alls in a pattern whose match can be restored from ``places`` without a new search.
    package static var runLimit: Int { 2 }

    @inlinable @_transparent
    init(head: UInt64, places: UInt64) { (self.head, self.places) = (head, places) }

    @inlinable @_transparent package static var none: FoundVariant { FoundVariant(head: UInt64(UInt32.max), places: 0) }

    @inlinable @inline(__always)
    package init(_ view: borrowing MatchView) {
        let flags = (view.block.state.usesHost ? 1 : 0) | (view.isRepeated ? 2 : 0) as UInt64
        head = UInt64(view.block.state.best) | flags &<< 32
        places = view.record.runCount == 0 ? KeptRanges(view.fixed).bits : view.runPlaces
    }

    @inlinable @_transparent package var rank: UInt32 { UInt32(truncatingIfNeeded: head) }
    @inlinable @_transparent package var isNone: Bool { rank == .max }

    package var usesHost: Bool { head & 1 &<< 32 != 0 }
    package var isRepeated: Bool { head & 2 &<< 32 != 0 }

    package func runEnd(_ index: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: places &>> UInt64(truncatingIfNeeded: 32 &* index))
    }
}

/// The ranges of all captures of a match in one word: at most four, all unescaped, in the first 255 bytes of the link.
@usableFromInline
package struct KeptRanges: Sendable {
    /// The start and end of each captured range, in eight bits each, from the lowest bits up. 0 if none are stored.
    @usableFromInline let bits: UInt64

    @inlinable
    init(bits: UInt64) { self.bits = bits }

    /// Creates the ranges of all captures of a match; `bits` is 0 if they do not fit into one word.
    @inlinable @inline(__always)
    init(_ fixed: FixedCaptures) {
        var index = Int(fixed.record.captureCount)
        guard fixed.areAll, index <= 4 else {
            bits = 0
            return
        }
        // All ones, to distinguish a match without captures from one whose ranges are not stored.
        var bits = UInt64.max
        while index > 0 {
            index &-= 1
            // A segment that needs decoding is excluded too: its mark is the highest bit, so the number is large.
            guard let segment = fixed.segment(ofParameter: index), segment.endAndMark < 256 else {
                bits = 0
                break
            }
            bits = bits &<< 16 | UInt64(segment.endAndMark &<< 8 | segment.start)
        }
        self.bits = bits
    }

    subscript(index: Int) -> Range<Int> {
        let range = bits &>> UInt64(truncatingIfNeeded: 16 &* index)
        return Range(from: Int(range & 0xFF), to: Int(range &>> 8 & 0xFF))
    }
}

/// The value of one parameter of a match, as a string or a list of strings.
package enum CaptureReading {
    /// The decoded string; valid only during the call that passes it.
    case text(Bytes)
    case absent
    /// The value is a list of strings; read them with ``MatchView/forEachElement(ofCapture:_:)``.
    case list
}
