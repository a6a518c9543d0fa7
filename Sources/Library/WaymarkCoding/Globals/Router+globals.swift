public import WaymarkCore
public import WaymarkPrinting
import WaymarkRoutes

extension Router {
    /// Returns the link of a route with global query items, which any link may have in addition to those of its route.
    ///
    /// ```swift
    /// try router.url(for: .news, globals: Tracking(sourceUserId: 1))   // "https://example.com/news?sourceUserId=1"
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - globals: The global query items. The table must declare their type with `globals(decoding:from:syntax:)`.
    ///   - more: Global query items of other types.
    ///   - source: The scheme and host of the link; by default the route's first source that has both.
    /// - Throws: ``PrintError`` if the route or the items cannot be printed, or the table does not declare their types.
    /// - Complexity: That of `url(for:on:)`.
    public func url<Globals: Encodable, each More: Encodable>(
        for route: Route, globals: Globals, _ more: repeat each More, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let globals = try printed(globals, repeat each more)
        return try url(for: route, globals: globals, on: source) { areEqual($0, route) }
    }
}

extension Router where Route: Equatable {
    /// Returns the link of a route with global query items. Routes are compared by `==`, so that constant routes, such
    /// as those added by `to: .home`, are printed too.
    ///
    /// - Throws: ``PrintError`` if the route or the items cannot be printed, or the table does not declare their types.
    /// - Complexity: That of `url(for:on:)`.
    public func url<Globals: Encodable, each More: Encodable>(
        for route: Route, globals: Globals, _ more: repeat each More, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let globals = try printed(globals, repeat each more)
        return try url(for: route, globals: globals, on: source) { $0 == route }
    }
}

extension Router {
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
