public import WaymarkCore
public import WaymarkPrinting

extension Router {
    /// Writes the canonical link of a route.
    ///
    /// ```swift
    /// try router.url(for: .post(user: 1, id: 2))   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// Entries are asked in order for one that can take the route apart. What it writes is read back by the whole table,
    /// past entries that decline the link, and opens an equal route; where routes cannot be compared, it opens an entry
    /// that would print the same link again.
    ///
    /// Constants are printed where routes can be compared: also in generic code, which knows nothing of the type but that
    /// it is `Sendable`. Where the `Equatable` of the type is isolated to the main actor, that is on the main actor only.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route, or if the link would open another one.
    /// - Complexity: O(*n* + *m*) in the entries that are asked, all of them unless ``RouteTable/nameEntries(_:)``
    ///   names the right one, and the bytes of the link.
    @inlinable
    public func url(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> String {
        try url(for: route, globals: [], on: source) { areEqual($0, route) }
    }

    /// Writes the link of a route.
    ///
    /// - Parameter isRoute: Whether another route is this one; `nil` where routes cannot be compared.
    @inlinable
    package func url(
        for route: Route, globals: [PrintedGlobals], on source: LinkSource?, isRoute: (Route) -> Bool?
    ) throws(PrintError) -> String {
        if let inverse = self.bindings.inverse {
            guard let printed = inverse(route) else { throw noEntry(for: route) }
            return try url(of: printed.entry, printed.values, printed.isCase, for: route, globals, on: source, isRoute)
        }
        if let whole = self.bindings.whole {
            return try whole.url(for: route, globals: globals, on: source, isRoute: isRoute)
        }
        let bindings = bindings.all
        var values = PrintValues()
        if let entry = self.bindings.namedEntry(route),
            (try? bindings[entry].addValues(of: route, to: &values, isConstant: { isRoute($0) ?? false })) == true
        {
            let isCase = bindings[entry].isCase
            if let link = try? url(of: entry, values, isCase, for: route, globals, on: source, isRoute) { return link }
            values = PrintValues()
        }
        var failure: PrintError?
        for index in 0..<bindings.count {
            do {
                guard try bindings[index].addValues(of: route, to: &values, isConstant: { isRoute($0) ?? false })
                else { continue }
                return try url(of: index, values, bindings[index].isCase, for: route, globals, on: source, isRoute)
            } catch {
                failure = failure ?? PrintError(error, writing: Route.self)
                values = PrintValues()
            }
        }
        throw failure ?? noEntry(for: route)
    }

    /// Writes the link of an entry's values, which must lead back to the route that they were taken from.
    @inlinable
    @inline(__always)
    func url(
        of entry: Int, _ values: PrintValues, _ isCase: Bool, for route: Route, _ globals: [PrintedGlobals],
        on source: LinkSource?, _ isRoute: (Route) -> Bool?
    ) throws(PrintError) -> String {
        try print(
            entry: entry, values, globals: globals, on: source, isCase: isCase
        ) { view in
            guard let found = bindings.all[view.entryIndex].route(from: view) else { return false }
            return isRoute(found) ?? hasValues(values, of: entry, found)
        } failure: { link, doubt in
            failure(of: link, doubt) { match in
                let isRight =
                    isRoute(match.route)
                    ?? (match.isOf(entry: entry, doubt, values) && hasValues(values, of: entry, match.route))
                return isRight ? nil : PrintError(link, opens: match, insteadOf: route)
            }
        }
    }

    /// Whether an entry would print the same values for another route: what can be compared where routes cannot.
    @inlinable
    func hasValues(_ values: PrintValues, of entry: Int, _ route: Route) -> Bool {
        if let inverse = bindings.inverse {
            return inverse(route).map { $0.entry == entry && $0.values.areSame(as: values) } ?? false
        }
        var found = PrintValues()
        let isOfEntry = (try? bindings.all[entry].addValues(of: route, to: &found) { _ in false }) ?? false
        return isOfEntry && found.areSame(as: values)
    }
}

extension Router where Route: Equatable {
    /// Writes the canonical link of a route; constants are printed too, because routes can be compared.
    ///
    /// What is written is read back by the whole table, past entries that decline the link, and opens an equal route.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route, or if the link would open another one.
    /// - Complexity: O(*n* + *m*) in the entries that are asked, all of them unless ``RouteTable/nameEntries(_:)``
    ///   names the right one, and the bytes of the link.
    @inlinable
    public func url(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> String {
        try url(for: route, globals: [], on: source) { $0 == route }
    }
}

extension Router {
    /// Why no entry writes a route: none knows it, or it cannot be compared with the constants of the table.
    @usableFromInline
    func noEntry(for route: Route) -> PrintError {
        let type = String(describing: Route.self)
        let asksForEquality = entries.contains { $0.route != nil && $0.binding.inverse == nil }
        let isComparable = areEqual(route, route) != nil
        return PrintError(asksForEquality && !isComparable ? .incomparable(type) : .noEntry(type))
    }
}

extension PrintError {
    @usableFromInline
    init<Route>(_ link: String, opens match: RouteMatch<Route>, insteadOf route: Route) {
        let (found, wanted) = (String(describing: match.route), String(describing: route))
        self.init(.opensElsewhere(link, route: found, entry: match.name, wanted: wanted))
    }

    /// The error as it is, if it is one, and otherwise as the reason why a type cannot be written.
    @usableFromInline
    init<Route>(_ error: any Error, writing type: Route.Type) {
        self =
            error as? PrintError
            ?? PrintError(.unwritable(type: String(describing: type), reason: String(describing: error)))
    }
}
