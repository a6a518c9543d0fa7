public import WaymarkCore
import WaymarkRoutes

extension RouteTable {
    /// Declares global query items, which any link may contain in addition to those of its route, and decodes them as a
    /// type.
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
    /// Global items do not affect which route a link opens. A missing or invalid item does not reject the link;
    /// `globals(_:)` throws an error for it. A table may have several types of globals. Each item must belong to only
    /// one of them and to no route. Creating the router reports violations of this, and mismatches between items and
    /// type.
    ///
    /// - Parameters:
    ///   - type: The decoded type, with parameter names as keys.
    ///   - items: A pattern with query items only, such as `?ref={ref?}`.
    ///   - syntax: The syntax of the items.
    public mutating func globals<Value: Decodable & Sendable>(
        decoding type: Value.Type, from items: String, syntax: any PatternSyntax = .braces
    ) {
        addGlobals(items, syntax: syntax, as: GlobalsType(type)) { EntryBinding(globals: type, pattern: $0) }
    }

    /// Declares global query items with a parsed pattern; its path must be empty or match any path.
    ///
    /// - Parameters:
    ///   - type: The decoded type, with parameter names as keys.
    ///   - items: A pattern with query items only.
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
