public import WaymarkCore

extension Router {
    /// The match that a match stands on: what a shorter link opens.
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
    /// Segments are taken off the end of the link one by one, down to the root, and the first link that opens a parent
    /// gives it. What opens is a parent if
    ///
    /// - it is another entry: one entry is one screen, also with optional groups and several patterns;
    /// - what it takes as a value, the link's own pattern takes as a value too: `/{owner}/{project}` is no parent of
    ///   `/settings/keys/{id}`. Literal text is always shared, because both links have it;
    /// - a catch-all takes what a catch-all of the link's own pattern takes, so that a fallback such as `/**` is nobody's
    ///   parent.
    ///
    /// A shorter link that opens something else has no parent to give, and the next shorter one is looked at. Scheme and
    /// host stay. The fragment is left out. So are query items, unless nothing opens without those that the pattern names:
    /// `/search?q={query}` is the parent of `/search/filters?q={query}`.
    ///
    /// - Parameter match: A match of this router.
    /// - Complexity: Two matches at most for each segment of the link.
    public func parent(of match: PatternMatch) -> RouteMatch<Route>? {
        let trace = MatchTrace(match)
        let names = trace.variant.query.map { $0.name }
        let query = names.isEmpty ? "" : match.url.queryText(ofItemsNamed: Set(names))
        for link in match.url.shorterLinks(usesHost: trace.usesHost) {
            for suffix in query.isEmpty ? [""] : ["", query] {
                guard let shorter = self.match(for: link + suffix) else { continue }
                if shorter.match.entry != match.entry, MatchTrace(shorter.match).carries(trace) { return shorter }
            }
        }
        return nil
    }

    /// The matches that a match stands on, from the root to its parent: what a back button goes through.
    ///
    /// ```swift
    /// // /, /user/{id: Int} and /user/{id: Int}/posts/{post: Int} have entries
    /// let match = router.match(for: "https://example.com/user/1/posts/2")
    /// match.map { router.ancestors(of: $0.match) }?.map(\.route)   // [.home, .user(1)]
    /// ```
    ///
    /// Each is the ``parent(of:)`` of the next one, so a link has the same ancestors wherever it is met.
    ///
    /// - Parameter match: A match of this router.
    /// - Complexity: Two matches at most for each segment of the link.
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

extension MatchTrace {
    /// Whether the values that this trace takes from the beginning of a link are values in a longer one too.
    fileprivate func carries(_ longer: MatchTrace) -> Bool {
        let theirSpans = longer.spans()
        return zip(variant.segments, spans()).allSatisfy { segment, span in
            if case .literal = segment { return true }
            guard usesHost == longer.usesHost, let index = theirSpans.firstIndex(of: span) else { return false }
            return segment.takesValues(as: longer.variant.segments[index])
        }
    }
}

extension SegmentPattern {
    fileprivate func takesValues(as longer: SegmentPattern) -> Bool {
        switch (self, longer) {
        case (_, .literal): false
        case (.catchAll, .catchAll): true
        case (.catchAll, .parameter), (.catchAll, .partial), (.catchAll, .wildcard): false
        case (.literal, _), (.parameter, _), (.partial, _), (.wildcard, _): true
        }
    }
}
