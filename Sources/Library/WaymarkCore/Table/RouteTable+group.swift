extension RouteTable {
    /// Adds routes that share a pattern prefix, a name prefix, link sources, or conditions to meet before they open.
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
    /// A prefix can have parameters, optional groups and alternatives; its parameters precede those of the route.
    /// Creating the router throws if a prefix has a syntax error, a query, a fragment or a final catch-all.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of each pattern in the group; empty by default.
    ///   - name: The prefix of each route's name: `edit` in a group named `user` becomes `user.edit`.
    ///   - syntax: The syntax of the prefix.
    ///   - sources: The schemes and hosts of links to these routes; by default those of the outer group or the table.
    ///   - fallback: `true` if these routes are fallbacks (see ``RouteEntry/isFallback``).
    ///   - requirements: The conditions to meet before these routes open. They follow those of enclosing groups.
    ///   - body: Adds the routes, with any method that adds routes, including `group` and `merge`.
    /// - Throws: The error of `body`. The routes that it added before remain in the table.
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
