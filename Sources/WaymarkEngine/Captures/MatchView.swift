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
    @usableFromInline package let state: UnsafePointer<SearchState>
    @usableFromInline let record: UnsafePointer<VariantRecord>
    /// Where the captures of the variant stand in any link.
    @usableFromInline let places: UnsafePointer<CapturePlace>
    /// The segments that the variant looked at, as they stand in the link.
    @usableFromInline let segments: UnsafePointer<SegmentRange>

    /// A view of what a search has found, if it has found anything.
    @inline(__always)
    package init(_ state: UnsafePointer<SearchState>) {
        let tables = state.pointee.tables
        self.state = state
        record = tables.pointee.records + Int(state.pointee.best)
        places = tables.pointee.captures + Int(record.pointee.firstCapture)
        let segments = UnsafePointer(SearchBlock(of: state).segments(tables.pointee.places))
        self.segments = state.pointee.usesHost ? segments : segments + 1
    }

    /// The index of the entry among ``Router/entries``.
    @inlinable public var entryIndex: Int { Int(record.pointee.entry) }

    /// The index of the pattern among those of the entry.
    @inlinable public var patternIndex: Int { Int(record.pointee.pattern) }

    /// Where the text of a parameter stands in the link, in bytes, before it is decoded.
    ///
    /// - Parameter index: Its index among ``RoutePattern/parameters``.
    /// - Returns: `nil` for a parameter that is absent, and for one whose text is no single place that is known: lists,
    ///   catch-alls and parts of segments, which ``value(ofParameter:)`` reads.
    /// - Complexity: O(1) for a parameter that is a whole segment; otherwise O(*n*) in the bytes of the link.
    @inlinable
    public func range(ofParameter index: Int) -> Range<Int>? {
        if UInt(bitPattern: index) < UInt(record.pointee.plainCount) {
            return segments[Int(places[index].position)].range
        }
        return record.pointee.plainCount == record.pointee.captureCount ? nil : rangeElsewhere(ofParameter: index)
    }

    /// Where a parameter that is not a whole segment stands in the link.
    @usableFromInline
    func rangeElsewhere(ofParameter index: Int) -> Range<Int>? {
        let reader = CaptureReader(state)
        guard let place = reader.place(ofParameter: index), case .text(let range, _, _) = reader.find(place) else {
            return nil
        }
        return range
    }

    /// The decoded text of a parameter that ``range(ofParameter:)`` knows.
    ///
    /// - Complexity: O(*n*) in the bytes of the link.
    public func text(ofParameter index: Int) -> String? {
        var text: String?
        let reader = CaptureReader(state)
        if let place = reader.place(ofParameter: index) {
            reader.withText(of: place) { text = String(bytes: $0) }
        }
        return text
    }
}

extension MatchView {
    /// Where the catch-alls of the variant end.
    @usableFromInline
    var runEnds: RunEnds {
        let places = state.pointee.tables.pointee.places
        return RunEnds(SearchBlock(of: state).bestEnds(places), count: Int(record.pointee.runCount))
    }
}

@available(*, unavailable, message: "a view is valid only while the function runs that it is given to")
extension MatchView: Sendable {}
