// `add` with patterns as strings. The macros, which parse the patterns first, do not compile this file.

extension RouteTable {
    /// Adds a constant route, which is the same for every link, with one or more URL patterns.
    ///
    /// ```swift
    /// table.add("/", "/home", to: .home)
    /// ```
    ///
    /// For an invalid pattern, creating the router throws an error that lists all errors of the table.
    ///
    /// Links to the route can be printed if its type is `Equatable`. For other types, pass `inverse`:
    ///
    /// ```swift
    /// table.add("/", "/home", to: .home) { route in if case .home = route { true } else { false } }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, for example `/user/{id: Int}`; links are printed with the first that needs no value.
    ///   - name: The name of the route in messages and in the command-line tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The schemes and hosts from which links to this route are accepted; by default those of the table.
    ///   - fallback: `true` if the route is a fallback, such as `/{path: **+}`; see ``RouteEntry/isFallback``.
    ///   - route: The route that every matching link opens.
    ///   - inverse: Returns `true` if a route to print is this one; `==` by default.
    @inlinable
    public mutating func add(
        _ patterns: String..., named name: String? = nil, syntax: AnyPatternSyntax = .braces,
        from sources: [LinkSource]? = nil, fallback: Bool = false, to route: Route,
        inverse: (@Sendable (Route) -> Bool)? = nil
    ) {
        let inverse = inverse.map { isRoute in RouteInverse<Route> { route, _ in isRoute(route) } }
        let binding = EntryBinding(.constant(route), inverse: inverse)
        add(texts: patterns, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }

    @inlinable
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        fallback: Bool = false, defaults: [String: CaptureValue] = [:], to route: Route
    ) {
        var binding = EntryBinding(.constant(route))
        binding.setDefaults(defaults)
        add(texts: texts, named: name, syntax: syntax, from: sources, fallback: fallback, binding)
    }

    // Not inlined, so that large tables compile faster.
    @inlinable
    @inline(never)
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        fallback: Bool = false, _ binding: EntryBinding<Route>
    ) {
        append(draft.read(texts, named: name, syntax: syntax), named: name, from: sources, fallback: fallback, binding)
    }

    /// Adds a route whose functions, returned by `binding`, depend on the parsed patterns.
    package mutating func add(
        texts: [String], named name: String?, syntax: AnyPatternSyntax, from sources: [LinkSource]? = nil,
        binding: ([RoutePattern]) -> EntryBinding<Route>
    ) {
        let patterns = draft.read(texts, named: name, syntax: syntax)
        append(patterns, named: name, from: sources, binding(patterns.all))
    }
}

extension TableDraft {
    /// Parses patterns and returns the valid ones. Creating the router throws the errors of the others.
    @usableFromInline
    mutating func read(_ texts: [String], named name: String?, syntax: AnyPatternSyntax) -> ScopedPatterns {
        var patterns: [RoutePattern] = []
        patterns.reserveCapacity(texts.count)
        for text in texts {
            do throws(PatternError) {
                patterns.append(try RoutePattern(text, syntax: syntax))
            } catch {
                unreadable += error.problems.map { $0.naming(route: scope.name(name)) }
            }
        }
        var scoped = scoped(patterns)
        if patterns.count < texts.count { scoped.areAll = false }
        return scoped
    }
}
