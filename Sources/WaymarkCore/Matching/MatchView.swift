/// A link and the pattern that it fits, read where the link stands: nothing is copied, and nothing is allocated.
///
/// ```swift
/// let id = router.withMatch(of: "https://example.com/user/15/edit") { match in
///     (match.entryIndex, match.range(ofParameter: 0))
/// }
/// ```
///
/// It is valid while the function runs that it is given to, and can not be kept.
public struct MatchView: ~Copyable {
    let state: UnsafePointer<SearchState>

    @inline(__always)
    init(_ state: UnsafePointer<SearchState>) { self.state = state }

    private var record: VariantRecord { state.pointee.tables.pointee.records[Int(state.pointee.best)] }

    /// The index of the entry among ``Router/entries``.
    public var entryIndex: Int { Int(record.entry) }

    /// The index of the pattern among those of the entry.
    public var patternIndex: Int { Int(record.pattern) }

    /// Where the text of a parameter stands in the link, in bytes, before it is decoded.
    ///
    /// - Parameter index: Its index among ``RoutePattern/parameters``.
    /// - Returns: `nil` for a parameter that is absent, and for one whose text is no single place that is known: lists,
    ///   catch-alls and parts of segments, which ``Router/match(_:)-(String)`` reads.
    public func range(ofParameter index: Int) -> Range<Int>? {
        let reader = CaptureReader(state)
        guard let place = reader.place(ofParameter: index), case .text(let range, _, _) = reader.find(place) else {
            return nil
        }
        return range
    }

    /// The decoded text of a parameter that ``range(ofParameter:)`` knows.
    public func text(ofParameter index: Int) -> String? {
        var text: String?
        CaptureReader(state).withText(ofParameter: index) { bytes, _ in text = String(decoding: bytes, as: UTF8.self) }
        return text
    }
}

extension RouteEngine {
    /// Calls a function with the best match of a link, if there is one.
    @inline(never)
    @usableFromInline
    package func view(_ link: String, _ body: (borrowing MatchView) -> Void) {
        if table.hasChecks { return viewChecked(link, body) }
        let tables = UnsafePointer(tables)
        let isDone: Void? = link.utf8.withContiguousStorageIfAvailable { bytes in
            RouteEngine.view(bytes, tables, body)
        }
        if isDone == nil { viewSlowly(link, body) }
    }

    /// The same for bytes.
    @inline(never)
    @usableFromInline
    package func view(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (borrowing MatchView) -> Void) {
        if table.hasChecks { return viewChecked(String(decoding: bytes, as: UTF8.self), body) }
        RouteEngine.view(bytes, UnsafePointer(tables), body)
    }

    /// For tables whose entries have a say in what they take: what they take is found first, and then looked at.
    @inline(never)
    private func viewChecked(_ link: String, _ body: (borrowing MatchView) -> Void) {
        do throws(LinkRejection) {
            guard let found = try found(link, from: 0), !found.isRepeated else { return }
            try search(link, from: found.rank) { body(MatchView($0.state)) }
        } catch {}
    }

    @inline(__always)
    private static func view(
        _ bytes: UnsafeBufferPointer<UInt8>, _ tables: UnsafePointer<SearchTables>,
        _ body: (borrowing MatchView) -> Void
    ) {
        do throws(LinkRejection) {
            try LinkSearch(tables: tables, bytes: bytes, floor: 0).run { finding in
                if finding.state.pointee.best != .max, !finding.isRepeated { body(MatchView(finding.state)) }
            }
        } catch {}
    }

    /// For texts that are not stored as UTF-8.
    @inline(never)
    private func viewSlowly(_ link: String, _ body: (borrowing MatchView) -> Void) {
        ContiguousArray(link.utf8).withUnsafeBufferPointer { view($0, body) }
    }
}

extension Router {
    /// Calls a function with the best match of a link, if there is one: the fastest way to match.
    ///
    /// The route is not made: an entry whose function would pass the link on counts like any other.
    ///
    /// - Returns: What the function returns, or `nil` if no entry takes the link or it is not acceptable.
    @inlinable
    public func withMatch<Result>(of link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        engine.view(link) { result = body($0) }
        return result
    }

    /// The same for a link that is given as bytes.
    @inlinable
    public func withMatch<Result>(
        ofUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        var result: Result?
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { engine.view($0) { result = body($0) } }
        if isDone == nil {
            ContiguousArray(bytes).withUnsafeBufferPointer { engine.view($0) { result = body($0) } }
        }
        return result
    }
}

@available(*, unavailable, message: "a view is valid only while the function runs that it is given to")
extension MatchView: Sendable {}
