public import WaymarkCore
public import WaymarkPrinting

extension Router {
    /// Returns the canonical link of a route, printed by its first pattern that accepts the route's values.
    ///
    /// ```swift
    /// try router.url(for: .post(user: 1, id: 2))   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// The entries of the table (one per `add`) are tried in order, the one named by ``RouteTable/nameEntries(_:)``
    /// first. An entry prints the link if its `inverse` closure returns values, and the link opens an equal route when
    /// matched again. If routes cannot be compared, the link must match the same entry with the same values.
    ///
    /// A route that was added as a value without an `inverse` closure, such as `to: .home`, is found by comparison. The
    /// type must be `Equatable`, which is checked at run time, including in generic code. With an `Equatable`
    /// conformance isolated to the main actor, printing such a route works on the main actor only.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: The scheme or host of the link; by default the route's first source without a wildcard.
    /// - Throws: ``PrintError`` if the route cannot be printed, or if the link opens another route.
    /// - Complexity: O(*n* + *m*) for *n* tried entries, usually one if entries are named, and *m* bytes of the link.
    @inlinable
    public func url(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> String {
        try url(for: route, globals: [], on: source) { areEqual($0, route) }
    }

    /// Returns the canonical link of a route, with values for pattern parameters that the route does not contain.
    ///
    /// The parameters come from a prefix: `@Routes(under: "[/{language: en|de}]")`, or `group(_:)` of a table.
    ///
    /// ```swift
    /// try router.url(for: .cart, adding: ["language": "de"])   // "https://example.com/de/cart"
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - values: The values by parameter name; a `nil` value adds nothing. The route's own value has priority.
    ///   - source: The scheme or host of the link; by default the route's first source without a wildcard.
    /// - Throws: ``PrintError`` if the route cannot be printed, a name in `values` is no parameter of the route's
    ///   patterns, or a parameter does not accept its value.
    /// - Complexity: That of `url(for:on:)`.
    public func url(
        for route: Route, adding values: [String: any ParameterConvertible], on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        try url(for: route, globals: [], adding: values.compactMapValues(\.capture), on: source) { areEqual($0, route) }
    }

    /// Returns the link of a route with global query items. `isRoute` returns `nil` if routes cannot be compared.
    @inlinable
    package func url(
        for route: Route, globals: [PrintedGlobals], adding added: [String: CaptureValue] = [:], on source: LinkSource?,
        isRoute: (Route) -> Bool?
    ) throws(PrintError) -> String {
        if let inverse = self.bindings.inverse {
            guard let printed = inverse(route) else { throw noEntry(for: route) }
            return try url(
                of: printed.entry, printed.values, printed.isCase, for: route, globals, added, on: source, isRoute)
        }
        if let whole = self.bindings.whole {
            return try whole.url(for: route, globals: globals, adding: added, on: source, isRoute: isRoute)
        }
        let bindings = bindings.all
        var values = PrintValues()
        if let entry = self.bindings.namedEntry(route),
            (try? bindings[entry].addValues(of: route, to: &values, isConstant: { isRoute($0) ?? false })) == true
        {
            let isCase = bindings[entry].isCase
            if let link = try? url(of: entry, values, isCase, for: route, globals, added, on: source, isRoute) {
                return link
            }
            values = PrintValues()
        }
        var failure: PrintError?
        for index in 0..<bindings.count {
            do {
                guard try bindings[index].addValues(of: route, to: &values, isConstant: { isRoute($0) ?? false })
                else { continue }
                return try url(
                    of: index, values, bindings[index].isCase, for: route, globals, added, on: source, isRoute)
            } catch {
                failure = failure ?? PrintError(error, writing: Route.self)
                values = PrintValues()
            }
        }
        throw failure ?? noEntry(for: route)
    }

    /// Prints a table entry with these values as a link. Throws unless the link opens the route with the same values.
    @inlinable
    @inline(__always)
    func url(
        of entry: Int, _ values: PrintValues, _ isCase: Bool, for route: Route, _ globals: [PrintedGlobals],
        _ added: [String: CaptureValue], on source: LinkSource?, _ isRoute: (Route) -> Bool?
    ) throws(PrintError) -> String {
        guard added.isEmpty else {
            return try url(of: entry, adding: added, to: values, isCase, for: route, globals, on: source, isRoute)
        }
        return try url(of: entry, printing: values, of: values, isCase, for: route, globals, on: source, isRoute)
    }

    /// Prints a table entry with the route's `values`, and `added` ones such as the language in a path prefix. Throws
    /// unless the link opens the route.
    @inlinable
    @inline(never)
    func url(
        of entry: Int, adding added: [String: CaptureValue], to values: PrintValues, _ isCase: Bool, for route: Route,
        _ globals: [PrintedGlobals], on source: LinkSource?, _ isRoute: (Route) -> Bool?
    ) throws(PrintError) -> String {
        let added = PrintValues(captures: added)
        try checkKnown(added, ofEntry: entry)
        let printed = values.adding(added)
        return try url(of: entry, printing: printed, of: values, isCase, for: route, globals, on: source, isRoute)
    }

    /// Prints `printed`, the route's `values` and added ones, as a link. Throws unless the link opens the route.
    @inlinable
    @inline(__always)
    func url(
        of entry: Int, printing printed: PrintValues, of values: PrintValues, _ isCase: Bool, for route: Route,
        _ globals: [PrintedGlobals], on source: LinkSource?, _ isRoute: (Route) -> Bool?
    ) throws(PrintError) -> String {
        try print(
            entry: entry, printed, globals: globals, on: source, isCase: isCase
        ) { view in
            guard let found = bindings.all[view.entryIndex].route(from: view) else { return false }
            return isRoute(found) ?? hasValues(values, of: entry, found)
        } failure: { link, finding in
            failure(of: link) { match in
                let isRight =
                    isRoute(match.route)
                    ?? (match.isOf(entry: entry, finding, printed) && hasValues(values, of: entry, match.route))
                return isRight ? nil : PrintError(link, opens: match, insteadOf: route)
            }
        }
    }

    /// Returns `true` if a table entry prints a route with these values. Used for routes that are not `Equatable`.
    @inlinable
    func hasValues(_ values: PrintValues, of entry: Int, _ route: Route) -> Bool {
        if let inverse = bindings.inverse {
            return inverse(route).map { $0.entry == entry && $0.values.areSame(as: values) } ?? false
        }
        var found = PrintValues()
        let isOfEntry = (try? bindings.all[entry].addValues(of: route, to: &found) { _ in false }) ?? false
        return isOfEntry && found.areSame(as: values)
    }

    /// Returns the error for a route that no table entry prints, or that is not `Equatable` as constant routes require.
    @usableFromInline
    func noEntry(for route: Route) -> PrintError {
        let type = String(describing: Route.self)
        let asksForEquality = entries.contains { $0.route != nil && $0.binding.inverse == nil }
        let isComparable = areEqual(route, route) != nil
        return PrintError(asksForEquality && !isComparable ? .incomparable(type) : .noEntry(type))
    }
}

extension Router where Route: Equatable {
    /// Returns the canonical link of a route, printed by its first pattern that accepts the route's values.
    ///
    /// Routes are compared by `==`, so a route that was added as a value, such as `to: .home`, is printed too.
    ///
    /// - Throws: ``PrintError`` if the route cannot be printed, or if the link opens another route.
    @inlinable
    public func url(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> String {
        try url(for: route, globals: [], on: source) { $0 == route }
    }

    /// Returns the canonical link of a route, with values for pattern parameters that the route does not contain.
    ///
    /// Routes are compared by `==`, so a route that was added as a value, such as `to: .home`, is printed too.
    ///
    /// - Throws: ``PrintError`` if the route cannot be printed, a name in `values` is no parameter of the route's
    ///   patterns, or a parameter does not accept its value.
    public func url(
        for route: Route, adding values: [String: any ParameterConvertible], on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        try url(for: route, globals: [], adding: values.compactMapValues(\.capture), on: source) { $0 == route }
    }
}

extension PrintError {
    @usableFromInline
    init<Route>(_ link: String, opens match: RouteMatch<Route>, insteadOf route: Route) {
        let (found, wanted) = (String(describing: match.route), String(describing: route))
        self.init(.opensElsewhere(link, route: found, entry: match.name, wanted: wanted))
    }

    /// Wraps an error of an `inverse` closure or of encoding; a `PrintError` is kept as it is.
    @usableFromInline
    package init<Value>(_ error: any Error, writing type: Value.Type) {
        self =
            error as? PrintError
            ?? PrintError(.unwritable(type: String(describing: type), reason: String(describing: error)))
    }
}
