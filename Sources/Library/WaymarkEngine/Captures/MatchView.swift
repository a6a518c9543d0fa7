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

    /// Whether the link repeats a query item that the pattern takes once, and the policy rejects that.
    @usableFromInline package var isRepeated: Bool { block.state.isRepeated }
    /// The ends of the variant's catch-alls, in segments, from the left.
    package var runEndOffsets: [Int] {
        let ends = block.bestEnds(block.state.contents)
        return (0..<Int(record.runCount)).map { Int(ends[$0]) }
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
        if let range = fixed.range(ofParameter: index) { return range }
        return fixed.record.fixedCount == fixed.record.captureCount ? nil : rangeElsewhere(ofParameter: index)
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

// MARK: What is left of a match

/// What a match is beside the link and the table: a few numbers.
@usableFromInline
package struct FoundVariant: Sendable {
    /// The rank of the variant that matched.
    @usableFromInline package let rank: UInt32
    /// Whether the host is the first segment.
    @usableFromInline package let usesHost: Bool
    /// Whether an item is repeated that the variant takes once, and the policy forbids it.
    @usableFromInline package let isRepeated: Bool
    @usableFromInline package let runEnds: RunEnds

    @inlinable
    init(rank: UInt32, usesHost: Bool, isRepeated: Bool, runEnds: RunEnds) {
        self.rank = rank
        self.usesHost = usesHost
        self.isRepeated = isRepeated
        self.runEnds = runEnds
    }

    /// No variant at all.
    @inlinable package static var none: FoundVariant {
        FoundVariant(rank: .max, usesHost: false, isRepeated: false, runEnds: .none)
    }

    @inlinable package var isNone: Bool { rank == .max }

    @inlinable
    package init(_ view: borrowing MatchView) {
        rank = view.block.state.best
        usesHost = view.block.state.usesHost
        isRepeated = view.isRepeated
        runEnds = view.record.runCount == 0 ? .none : view.runEnds
    }
}

/// Where the first two catch-alls of a match end, in segments, from the left: most patterns have no more. Where others end
/// is found again when somebody asks.
@usableFromInline
package struct RunEnds: Sendable {
    @usableFromInline let first: UInt32
    @usableFromInline let second: UInt32

    /// The most catch-alls whose ends are known.
    package static var limit: Int { 2 }

    /// Those of a match without catch-alls.
    @inlinable static var none: RunEnds { RunEnds(first: 0, second: 0) }

    @inlinable
    init(first: UInt32, second: UInt32) {
        self.first = first
        self.second = second
    }

    init(_ ends: Room<UInt32>, count: Int) {
        first = count > 0 ? ends[0] : 0
        second = count > 1 ? ends[1] : 0
    }

    package subscript(index: Int) -> UInt32 { index == 0 ? first : second }
}
