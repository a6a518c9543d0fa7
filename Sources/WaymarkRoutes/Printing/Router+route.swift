public import WaymarkCore

extension Router {
    /// Writes the canonical link of a route.
    ///
    /// ```swift
    /// try router.url(for: .post(user: 1, id: 2))   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// Entries are asked in order for one that can take the route apart; what it writes reads back as the same route's
    /// values.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route.
    public func url(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> String {
        try url(for: route, globals: [], on: source) { _ in false }
    }

    /// Writes the link of a route, with global items behind its own.
    ///
    /// ```swift
    /// try router.url(for: .news, globals: Tracking(sourceUserId: 1))   // "https://example.com/news?sourceUserId=1"
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - globals: A value of a type that the table reads globals as.
    ///   - more: Values of other such types.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route, or if the globals can not be written or are none of the
    ///   table.
    public func url<Globals: Encodable, each More: Encodable>(
        for route: Route, globals: Globals, _ more: repeat each More, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let globals = try printed(globals, repeat each more)
        return try url(for: route, globals: globals, on: source) { _ in false }
    }

    /// Writes the link of a route; constants are equal or not.
    fileprivate func url(
        for route: Route, globals: [PrintedGlobals], on source: LinkSource?, isConstant: (Route) -> Bool
    ) throws(PrintError) -> String {
        var failure: PrintError?
        for (index, entry) in entries.enumerated() {
            do throws(PrintError) {
                guard let values = try entry.values(of: route, isConstant) else { continue }
                return try engine.print(entry: index, values, globals: globals, on: source)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? PrintError(.noEntry(String(describing: Route.self)))
    }
}

extension Router where Route: Equatable {
    /// Writes the canonical link of a route; constants are printed too, because routes can be compared.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route.
    public func url(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> String {
        try url(for: route, globals: [], on: source) { $0 == route }
    }

    /// Writes the link of a route, with global items behind its own; constants are printed too, because routes can be
    /// compared.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - globals: A value of a type that the table reads globals as.
    ///   - more: Values of other such types.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route, or if the globals can not be written or are none of the
    ///   table.
    public func url<Globals: Encodable, each More: Encodable>(
        for route: Route, globals: Globals, _ more: repeat each More, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let globals = try printed(globals, repeat each more)
        return try url(for: route, globals: globals, on: source) { $0 == route }
    }
}

extension Router {
    /// Values of types that the table reads globals as, as they are written.
    private func printed<each Value: Encodable>(_ values: repeat each Value) throws(PrintError) -> [PrintedGlobals] {
        var all: [PrintedGlobals] = []
        for value in repeat each values { all.append(try printed(one: value)) }
        return all
    }

    private func printed<Value: Encodable>(one value: Value) throws(PrintError) -> PrintedGlobals {
        let type = GlobalsType(Value.self)
        guard let names = engine.table.globals.first(where: { $0.type == type })?.parameterNames else {
            throw PrintError(.noGlobals(type.name))
        }
        return PrintedGlobals(
            type, try PrintValues(encoding: value, onlyName: names.count == 1 ? names.first : nil))
    }
}

extension RouteEntry {
    /// What the link of a route is written from, or `nil` if the route belongs to another entry.
    fileprivate func values(of route: Route, _ isConstant: (Route) -> Bool) throws(PrintError) -> PrintValues? {
        if let inverse = binding.inverse {
            do {
                return try inverse(route)
            } catch let error as PrintError {
                throw error
            } catch {
                throw PrintError(.unwritable(type: String(describing: Route.self), reason: String(describing: error)))
            }
        }
        guard case .constant(let constant) = binding.build, isConstant(constant) else { return nil }
        return PrintValues(captures: [:])
    }
}
