extension RouteTable {
    /// Adds routes that share the beginning of their patterns, or what must hold before they open.
    ///
    /// ```swift
    /// table.group("/settings", requires: [.signedIn]) { group in
    ///     group.add("/", to: .settings)
    ///     group.add("/profile/{tab}", to: .profile)          // /settings/profile/{tab}
    ///     group.group("/billing", requires: ["paying"]) { billing in
    ///         billing.add("/invoices", to: .invoices)        // requires signedIn, then paying
    ///     }
    /// }
    /// ```
    ///
    /// A prefix may have parameters, optional parts and alternatives; a route's parameters are then those of the prefixes
    /// and behind them its own. A prefix that cannot be read, or that has a query, a fragment or a catch-all at its end,
    /// is reported with every other problem of the table when the router is made.
    ///
    /// - Parameters:
    ///   - prefix: What stands before each pattern; nothing unless told otherwise.
    ///   - name: What stands before each name: `edit` in a group named `user` is `user.edit`.
    ///   - syntax: The notation that the prefix is written in.
    ///   - sources: Where links to these routes may come from; what the table, or the group around, accepts unless told
    ///     otherwise.
    ///   - fallback: Whether these routes are fallbacks, whose links may open new routes instead.
    ///   - requirements: What must hold before these routes open, behind what the groups around require.
    ///   - body: Adds the routes. It may use every way of adding, groups and merging too.
    public mutating func group<Failure: Error>(
        _ prefix: String = "/", named name: String? = nil, syntax: AnyPatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, requires requirements: [Condition] = [],
        body: (inout Self) throws(Failure) -> Void
    ) throws(Failure) {
        let (outerScope, outerSources) = (draft.scope, self.sources)
        defer { (draft.scope, self.sources) = (outerScope, outerSources) }
        draft.enter(prefix, syntax, named: name, requiring: requirements)
        if fallback { draft.scope.isFallback = true }
        if let sources {
            self.sources = sources
            draft.scope.hasSources = true
        }
        try body(&self)
    }
}

extension TableDraft {
    /// Puts a prefix behind those of the groups around, or notes what is wrong with it; and a name and requirements
    /// behind theirs.
    mutating func enter(
        _ prefix: String, _ syntax: AnyPatternSyntax, named name: String?, requiring requirements: [Condition]
    ) {
        do throws(PatternError) {
            let pattern = try RoutePattern(prefix, syntax: syntax)
            if let problem = pattern.prefixProblem { throw PatternError(text: prefix, problems: [problem]) }
            scope.prefix = scope.prefix.map { pattern.prefixed(by: $0) } ?? pattern
        } catch {
            unreadable += error.problems
            scope.isUnreadable = true
        }
        if let name { scope.namePrefix += name + "." }
        scope.requirements += requirements
    }
}
