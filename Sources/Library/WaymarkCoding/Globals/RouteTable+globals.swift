public import WaymarkCore
import WaymarkRoutes

extension RouteTable {
    /// Names query items that any link may carry besides those of its route, and reads them as a type of their own.
    ///
    /// ```swift
    /// struct Tracking: Codable {
    ///     let sourceUserId: Int?
    ///     let campaign: String?
    /// }
    ///
    /// table.globals(decoding: Tracking.self, from: "?sourceUserId={sourceUserId?}&ct={campaign?}")
    ///
    /// try router.match(for: link)?.globals(Tracking.self)                            // apart from the route
    /// try router.url(for: route, globals: Tracking(sourceUserId: 1, campaign: nil))
    /// ```
    ///
    /// Global items do not decide which route a link opens: one that is missing or does not fit loses no link, and is
    /// reported where the globals are asked for. A table may have several types of globals. No item stands in two of them,
    /// or in a route; this, and what does not fit the type, is reported when the router is made.
    ///
    /// - Parameters:
    ///   - type: The type that is read; its keys are the names of the parameters, as for routes.
    ///   - items: A pattern of query items alone, such as `?ref={ref?}`.
    ///   - syntax: The notation that the items are written in.
    public mutating func globals<Value: Decodable & Sendable>(
        decoding type: Value.Type, from items: String, syntax: any PatternSyntax = .braces
    ) {
        addGlobals(items, syntax: syntax, as: GlobalsType(type)) { EntryBinding(globals: type, pattern: $0) }
    }

    /// Names query items that any link may carry, in a pattern that is made already; it asks for no path, or for any.
    ///
    /// - Parameters:
    ///   - type: The type that is read; its keys are the names of the parameters.
    ///   - items: A pattern of query items alone.
    public mutating func globals<Value: Decodable & Sendable>(decoding type: Value.Type, from items: RoutePattern) {
        addGlobals(items, as: GlobalsType(type)) { EntryBinding(globals: type, pattern: $0) }
    }
}

extension EntryBinding<GlobalsType> {
    fileprivate init<Value: Decodable>(globals type: Value.Type, pattern: RoutePattern) {
        let probe = DecodingProbe(type, patterns: [pattern])
        self.init(.constant(GlobalsType(type)), expectations: probe.expectations, problems: probe.problems)
    }
}
