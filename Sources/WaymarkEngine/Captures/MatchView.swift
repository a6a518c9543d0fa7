/// A link and the pattern that it fits, read where the link stands: nothing is copied, and nothing is allocated.
///
/// ```swift
/// let found = router.withMatch(for: "https://example.com/user/15/edit") { match in
///     (entry: match.entryIndex, id: match.range(ofParameter: 0))
/// }
/// ```
///
/// It is valid while the function runs that it is given to, and cannot be kept.
public struct MatchView: ~Copyable {
    @usableFromInline package let block: SearchBlock
    @usableFromInline let fixed: FixedCaptures

    /// A view of what a search has found, if it has found anything.
    @inline(__always)
    package init(_ block: SearchBlock) {
        self.block = block
        fixed = FixedCaptures(block)
    }

    @inlinable var record: VariantRecord {
        @inline(__always) get { fixed.record }
    }

    /// The index of the entry among ``Router/entries``.
    @inlinable public var entryIndex: Int { Int(record.entry) }

    /// The index of the pattern among those of the entry.
    @inlinable public var patternIndex: Int { Int(record.pattern) }

    /// Where the text of a parameter stands in the link, in bytes, before it is decoded.
    ///
    /// - Parameter index: Its index among ``RoutePattern/parameters``.
    /// - Returns: `nil` for a parameter that is absent, and for one whose text is no single place that is known: lists,
    ///   catch-alls and parts of segments, which ``value(ofParameter:)`` reads.
    /// - Complexity: O(1) for a parameter that is a whole segment; otherwise O(*n*) in the bytes of the link.
    @inlinable
    public func range(ofParameter index: Int) -> Range<Int>? {
        if let segment = fixed.segment(ofParameter: index) { return segment.range }
        return record.fixedCount == record.captureCount ? nil : rangeElsewhere(ofParameter: index)
    }

    /// Where a parameter that is not a whole segment stands in the link.
    @usableFromInline
    func rangeElsewhere(ofParameter index: Int) -> Range<Int>? {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index), case .text(let range, _, _) = reader.find(location)
        else {
            return nil
        }
        return range
    }

    /// The decoded text of a parameter that ``range(ofParameter:)`` knows.
    ///
    /// - Complexity: O(*n*) in the bytes of the link.
    public func text(ofParameter index: Int) -> String? {
        var text: String?
        let reader = CaptureReader(block)
        if let location = reader.location(ofParameter: index) {
            reader.withText(of: location) { text = String(bytes: $0) }
        }
        return text
    }
}

extension MatchView {
    /// Where the catch-alls of the variant end.
    @usableFromInline
    var runEnds: RunEnds {
        RunEnds(block.bestEnds(block.state.contents), count: Int(record.runCount))
    }
}

@available(*, unavailable, message: "a view is valid only while the function runs that it is given to")
extension MatchView: Sendable {}
