public import WaymarkCore
import WaymarkRoutes

extension RouteTable {
    /// Declares global query items, which any link may have in addition to those of its route, such as for tracking.
    /// `globals(_:)` of a match decodes them as a type.
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
    /// Global items do not affect which route a link opens. For a missing or invalid item, the link still opens its
    /// route, and `globals(_:)` throws. A table may declare several types. Creating the router throws if an item
    /// belongs to two types, or to a type and a route. It also throws if a property has no item, or if both differ in
    /// type.
    ///
    /// - Parameters:
    ///   - type: The decoded type, with parameter names as coding keys.
    ///   - items: A pattern with query items only, such as `?ref={ref?}`.
    ///   - syntax: The syntax of the items.
    public mutating func globals<Value: Decodable & Sendable>(
        decoding type: Value.Type, from items: String, syntax: any PatternSyntax = .braces
    ) {
        addGlobals(items, syntax: syntax, as: GlobalsType(type)) { EntryBinding(globals: type, pattern: $0) }
    }

    /// Declares global query items, which any link may have in addition to those of its route, with a parsed pattern.
    ///
    /// - Parameters:
    ///   - type: The decoded type, with parameter names as coding keys.
    ///   - items: A pattern with query items; its path must be empty or match any path.
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
