public import WaymarkCore

extension Router {
    /// Writes the canonical link of a route.
    ///
    /// ```swift
    /// try router.url(for: .post(user: 1, id: 2))   // "https://example.com/user/1/posts/2"
    /// ```
    ///
    /// Entries are asked in order for one that can take the route apart; what it writes reads back as the same route's
    /// values. Constants are printed where routes can be compared: also in generic code, which knows nothing of the type
    /// but that it is `Sendable`. Where the `Equatable` of the type is isolated to the main actor they are printed on the
    /// main actor only.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route.
    @inlinable
    public func url(for route: Route, on source: LinkSource? = nil) throws(PrintError) -> String {
        try url(for: route, globals: [], on: source) { areEqual($0, route) ?? false }
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
        return try url(for: route, globals: globals, on: source) { areEqual($0, route) ?? false }
    }

    /// Writes the link of a route; constants are equal or not.
    @inlinable
    func url(
        for route: Route, globals: [PrintedGlobals], on source: LinkSource?, isConstant: (Route) -> Bool
    ) throws(PrintError) -> String {
        let makers = makers.all
        var values = PrintValues()
        if let entry = self.makers.namedEntry(route),
            (try? makers[entry].addValues(of: route, to: &values, isConstant: isConstant)) == true
        {
            if let link = try? engine.print(entry: entry, values, globals: globals, on: source) { return link }
            values = PrintValues()
        }
        var failure: PrintError?
        for index in 0..<self.makers.count {
            do {
                guard try makers[index].addValues(of: route, to: &values, isConstant: isConstant) else { continue }
                return try engine.print(entry: index, values, globals: globals, on: source)
            } catch {
                failure = failure ?? PrintError(error, writing: Route.self)
                values = PrintValues()
            }
        }
        throw failure ?? noEntry(for: route)
    }
}

extension Router where Route: Equatable {
    /// Writes the canonical link of a route; constants are printed too, because routes can be compared.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route.
    @inlinable
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

extension Router {
    /// Why no entry writes a route: none knows it, or those that are always the same cannot be told from it.
    @usableFromInline
    func noEntry(for route: Route) -> PrintError {
        let type = String(describing: Route.self)
        let asksForEquality = entries.contains { $0.route != nil && $0.binding.inverse == nil }
        let isComparable = areEqual(route, route) != nil
        return PrintError(asksForEquality && !isComparable ? .incomparable(type) : .noEntry(type))
    }
}

extension PrintError {
    /// The error as it is, if it is one, and otherwise as the reason why a type can not be written.
    @usableFromInline
    init<Route>(_ error: any Error, writing type: Route.Type) {
        self =
            error as? PrintError
            ?? PrintError(.unwritable(type: String(describing: type), reason: String(describing: error)))
    }
}
