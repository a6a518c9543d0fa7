public import WaymarkCore

extension Router {
    /// Returns the parent of a matched link: the route of a shorter link, to which a back button leads.
    ///
    /// ```swift
    /// table.add("/settings", to: .settings)
    /// table.add("/settings/profile/{id: Int}", to: .profile)
    /// let router = try Router(table)
    ///
    /// let match = router.match(for: "https://example.com/settings/profile/5?edit")
    /// match.flatMap { router.parent(of: $0.match) }?.route   // .settings
    /// ```
    ///
    /// Segments are removed from the end of the link one by one. The parent is the first match that meets these rules:
    ///
    /// - The shorter link matches another table entry. An entry is one screen, even with several patterns.
    /// - All its parameter values occur in the longer link: `/{owner}/{project}` is no parent of `/settings/keys/{id}`.
    /// - Its catch-alls match the same segments in the longer link: `/**` is a parent of `/**/edit`, not of `/{id}`.
    ///
    /// The scheme stays, and the host unless it is the first segment. The fragment is omitted. The pattern's query
    /// items are kept if the shorter link is no parent without them: `/search?q={query}` is the parent of
    /// `/search/filters?q={query}`.
    ///
    /// - Complexity: At most two matches for each segment of the link.
    public func parent(of match: PatternMatch) -> RouteMatch<Route>? {
        let trace = MatchTrace(match)
        let names = trace.variant.query.map { $0.name }
        let query = names.isEmpty ? "" : match.url.queryText(ofItemsNamed: Set(names))
        for link in match.url.shorterLinks(usesHost: trace.usesHost) {
            for suffix in query.isEmpty ? [""] : ["", query] {
                guard let shorter = self.match(for: link + suffix) else { continue }
                if !shorter.match.isOfEntry(of: match), MatchTrace(shorter.match).carries(trace) { return shorter }
            }
        }
        return nil
    }

    /// Returns the ancestors of a matched link: the routes of shorter links, from the root to the parent.
    ///
    /// ```swift
    /// // /, /user/{id: Int} and /user/{id: Int}/posts/{post: Int} have entries
    /// let match = router.match(for: "https://example.com/user/1/posts/2")
    /// match.map { router.ancestors(of: $0.match) }?.map(\.route)   // [.home, .user(1)]
    /// ```
    ///
    /// Each ancestor is the ``parent(of:)`` of the next one.
    ///
    /// - Complexity: At most two matches for each segment of the link.
    public func ancestors(of match: PatternMatch) -> [RouteMatch<Route>] {
        var ancestors: [RouteMatch<Route>] = []
        var current = match
        while let parent = parent(of: current) {
            ancestors.append(parent)
            current = parent.match
        }
        return ancestors.reversed()
    }
}

extension PatternMatch {
    /// Returns `true` if two matches belong to one table entry. Entries of two routers may have equal indices.
    fileprivate func isOfEntry(of other: PatternMatch) -> Bool {
        entry == other.entry
            && engine.table.entries[entry].patterns == other.engine.table.entries[entry].patterns
    }
}

/// A record of the link segments that each pattern segment matched, to compare a link with its possible parent.
private struct MatchTrace {
    let variant: PatternVariant
    /// `true` if the host is the first segment, as in `myapp://user/5`.
    let usesHost: Bool
    /// For each segment of the pattern, the indices of the link segments that it matched.
    let spans: [Range<Int>]

    init(_ match: PatternMatch) {
        (variant, usesHost) = (match.variant, match.usesHost)
        // For each catch-all of the pattern, `runEnds` yields the index of the link segment that follows.
        var (next, runEnds) = (0, match.runEnds.makeIterator())
        spans = variant.segments.map { segment in
            let start = next
            if case .catchAll = segment { next = runEnds.next() ?? start } else { next += 1 }
            return start..<next
        }
    }

    /// Returns `true` if this match can be a parent of `longer`: for each of its parameters and catch-alls, one of
    /// `longer` matches the same link segments. A catch-all requires a catch-all.
    func carries(_ longer: MatchTrace) -> Bool {
        zip(variant.segments, spans).allSatisfy { segment, span in
            if case .literal = segment { return true }
            guard usesHost == longer.usesHost, let index = longer.spans.firstIndex(of: span) else { return false }
            return segment.acceptsValues(as: longer.variant.segments[index])
        }
    }
}

extension SegmentPattern {
    fileprivate func acceptsValues(as longer: SegmentPattern) -> Bool {
        switch (self, longer) {
        case (_, .literal): false
        case (.catchAll, .catchAll): true
        case (.catchAll, .parameter), (.catchAll, .partial), (.catchAll, .wildcard): false
        case (.literal, _), (.parameter, _), (.partial, _), (.wildcard, _): true
        }
    }
}

extension ParsedURL {
    /// Returns the link without its last segment, its last two, and so on: `/a` and `/` for `/a/b?q`. If the host is
    /// the first segment (`usesHost`), the last result is the scheme alone, such as `myapp://`.
    func shorterLinks(usesHost: Bool) -> [String] {
        withBytes { bytes in
            let ends = segmentEnds(bytes)
            var links = ends.dropLast().reversed().map { text(bytes, upTo: $0) }
            if !ends.isEmpty { links.append(rootLink(bytes)) }
            if usesHost { links.append(schemeLink(bytes)) }
            return links
        }
    }

    /// Returns the query items of the given names as they are written, with a leading `?`; empty if there are none.
    func queryText(ofItemsNamed names: Set<String>) -> String {
        withBytes { bytes in
            var ranges = QueryItemRanges(bytes, of: layout)
            var items: [String] = []
            for item in queryItems {
                guard let range = ranges.next() else { break }
                guard names.contains(item.name) else { continue }
                let end = range.value?.upperBound ?? range.name.upperBound
                items.append(String(decoding: bytes[range.name.lowerBound..<end], as: UTF8.self))
            }
            return items.isEmpty ? "" : "?" + items.joined(separator: "&")
        }
    }

    private func segmentEnds(_ bytes: Bytes) -> [Int] {
        var path = bytes[layout.path]
        if layout.flags.contains(.isRooted) { path = path.dropFirst() }
        let segments = path.split(
            separator: .slash, omittingEmptySubsequences: layout.flags.contains(.dropsEmptySegments))
        return segments.prefix(Int(layout.segmentCount)).map { $0.endIndex }
    }

    private func text(_ bytes: Bytes, upTo end: Int) -> String {
        String(decoding: bytes[Int(layout.start)..<end], as: UTF8.self)
    }

    /// Returns the link with `/` as its path, such as `https://example.com/`; `myapp://` for `myapp:a/b`.
    private func rootLink(_ bytes: Bytes) -> String {
        if layout.flags.contains(.hasAuthority) || layout.flags.contains(.isRooted) {
            return text(bytes, upTo: layout.path.lowerBound) + "/"
        }
        return layout.flags.contains(.isRelative) ? "/" : schemeLink(bytes)
    }

    private func schemeLink(_ bytes: Bytes) -> String { text(bytes, upTo: layout.scheme.upperBound) + "://" }
}
