public import WaymarkCore
public import WaymarkPrinting
import WaymarkRoutes

extension Router {
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
    /// - Throws: ``PrintError`` if no entry can write the route, or if the globals cannot be written or are none of the
    ///   table.
    /// - Complexity: That of `url(for:on:)`.
    public func url<Globals: Encodable, each More: Encodable>(
        for route: Route, globals: Globals, _ more: repeat each More, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let globals = try printed(globals, repeat each more)
        return try url(for: route, globals: globals, on: source) { areEqual($0, route) }
    }
}

extension Router where Route: Equatable {
    /// Writes the link of a route, with global items behind its own; constants are printed too, because routes can be
    /// compared.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - globals: A value of a type that the table reads globals as.
    ///   - more: Values of other such types.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if no entry can write the route, or if the globals cannot be written or are none of the
    ///   table.
    /// - Complexity: That of `url(for:on:)`.
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
        let onlyName = names.count == 1 ? names.first : nil
        return PrintedGlobals(type, try PrintValues(encoding: value, onlyName: onlyName, hasItemsOnly: true))
    }
}
