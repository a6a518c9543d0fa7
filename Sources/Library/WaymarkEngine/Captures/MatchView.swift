/// A matched link: the matching pattern and the parameter values, which are read in place from the link's bytes.
/// Creating a view copies and allocates nothing.
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

    @inlinable var record: VariantRecord {
        @inline(__always) get { fixed.record }
    }

    /// `true` if the link repeats a query item for which the pattern expects one value, and the policy rejects that.
    @usableFromInline package var isRepeated: Bool { block.state.isRepeated }
    /// For each catch-all of the pattern from left to right, the index of the path segment after its run of segments.
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
    /// - Returns: `nil` if the link has no valid value of the parameter, or if a catch-all matches no segment. Also `nil`
    ///   for a list of query values, and for a part of a segment; read them with ``value(ofParameter:)``.
    /// - Complexity: O(1) for segments and catch-alls; otherwise O(*n*) in the bytes of the link.
    @inlinable
    public func range(ofParameter index: Int) -> Range<Int>? {
        if let range = fixed.range(ofParameter: index) { return range }
        return fixed.record.fixedCount == fixed.record.captureCount ? nil : rangeElsewhere(ofParameter: index)
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

    @usableFromInline
    var runEnds: RunEnds { RunEnds(block.bestEnds(block.state.contents), count: Int(record.runCount)) }
}

@available(*, unavailable, message: "a view is valid only during the call that receives it")
extension MatchView: Sendable {}

// MARK: Results that outlive a view

/// A copy of a match view that can be stored; the caller must not use it after the match ends.
package struct UnownedMatchView {
    private let block: SearchBlock

    package init(_ view: borrowing MatchView) { block = view.block }

    package var view: MatchView { MatchView(block) }

    package var captures: Captures { CaptureReader(block).captures }
}

/// The numbers that identify the match of a link in a table, so that it can be restored without a search.
@usableFromInline
package struct FoundVariant: Sendable {
    @usableFromInline package let rank: UInt32
    @usableFromInline package let usesHost: Bool
    /// `true` if the link repeats a query item for which the pattern expects one value, and the policy rejects that.
    @usableFromInline package let isRepeated: Bool
    @usableFromInline package let runEnds: RunEnds

    @inlinable
    init(rank: UInt32, usesHost: Bool, isRepeated: Bool, runEnds: RunEnds) {
        self.rank = rank
        self.usesHost = usesHost
        self.isRepeated = isRepeated
        self.runEnds = runEnds
    }

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

/// The indices of the path segments after the first two catch-alls; further ones are computed again on demand.
@usableFromInline
package struct RunEnds: Sendable {
    @usableFromInline let first: UInt32
    @usableFromInline let second: UInt32

    /// The number of catch-alls for which the index is stored.
    package static var limit: Int { 2 }

    @inlinable static var none: RunEnds { RunEnds(first: 0, second: 0) }

    @inlinable
    init(first: UInt32, second: UInt32) {
        self.first = first
        self.second = second
    }

    init(_ ends: UncheckedMutableSpan<UInt32>, count: Int) {
        first = count > 0 ? ends[0] : 0
        second = count > 1 ? ends[1] : 0
    }

    package subscript(index: Int) -> UInt32 { index == 0 ? first : second }
}
