public import WaymarkCore
public import WaymarkPrinting
public import WaymarkRoutes

extension RouteTable {
    /// Declares global query items, which any link may have in addition to those of its route, such as for tracking.
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
    /// Global items do not affect which route a link opens. If a required item is missing, or one is invalid, the link
    /// still opens its route, and `globals(_:)` of the match throws. A table may declare several types. Creating the
    /// router throws if an item belongs to two types, or to a type and a route, or if a property has no item or one of
    /// another type.
    ///
    /// - Parameters:
    ///   - type: The decoded type, with parameter names as coding keys.
    ///   - items: A pattern with query items only, such as `?ref={ref?}`.
    ///   - syntax: The syntax of the items.
    public mutating func globals<Value: Decodable & Sendable>(
        decoding type: Value.Type, from items: String, syntax: any PatternSyntax = .braces
    ) {
        addGlobals(items, syntax: syntax, as: GlobalsType(type)) { EntryValidation(globals: type, pattern: $0) }
    }

    /// Declares global query items, which any link may have in addition to those of its route, from a parsed pattern.
    ///
    /// - Parameters:
    ///   - type: The decoded type, with parameter names as coding keys.
    ///   - items: A pattern with query items; its path must be empty or match any path.
    public mutating func globals<Value: Decodable & Sendable>(decoding type: Value.Type, from items: RoutePattern) {
        addGlobals(items, as: GlobalsType(type)) { EntryValidation(globals: type, pattern: $0) }
    }
}

extension EntryValidation {
    fileprivate init<Value: Decodable>(globals type: Value.Type, pattern: RoutePattern) {
        let probe = DecodingProbe(type, patterns: [pattern])
        self.init(expectations: probe.expectations, problems: probe.problems)
    }
}

extension RouteMatch {
    /// Returns the link's global query items, which any link may have in addition to its route's, as a decoded value.
    ///
    /// ```swift
    /// let tracking = try router.match(for: "https://example.com/news?ct=spring")?.globals(Tracking.self)
    /// ```
    ///
    /// - Parameter type: A type that the table declared with ``RouteTable/globals(decoding:from:syntax:)``.
    /// - Throws: ``CaptureError`` for a missing required, repeated or invalid item, an undeclared type, or failed
    ///   decoding.
    /// - Complexity: O(*n*) in the bytes of the link; each call reads the query again.
    public func globals<Value: Decodable>(_ type: Value.Type = Value.self) throws(CaptureError) -> Value {
        try match.globals(type)
    }
}

extension PatternMatch {
    /// Returns the link's global query items as a decoded value, as ``RouteMatch/globals(_:)`` does.
    ///
    /// - Throws: ``CaptureError`` for a missing required, repeated or invalid item, an undeclared type, or failed
    ///   decoding.
    /// - Complexity: That of ``RouteMatch/globals(_:)``.
    public func globals<Value: Decodable>(_ type: Value.Type = Value.self) throws(CaptureError) -> Value {
        let captures = try engine.captures(ofGlobals: GlobalsType(type), in: url)
        do {
            let lists = engine.table.globals.first { $0.type == GlobalsType(type) }?.listNames ?? []
            return try LinkDecoder.decode(type, from: DecodedLink(captures, lists: lists))
        } catch let error as CaptureError {
            throw error
        } catch {
            let reason = (error as? DecodingError)?.context.debugDescription ?? String(describing: error)
            throw CaptureError(name: "", text: nil, type: String(describing: type), .refused(reason))
        }
    }
}

extension RouteEngine {
    fileprivate func captures(ofGlobals type: GlobalsType, in url: ParsedURL) throws(CaptureError) -> Captures {
        let captures: Captures?
        do throws(ItemError) {
            captures = try globals(type, in: url)
        } catch {
            throw CaptureError(
                name: error.name, text: error.text, type: error.type, error.isRepeated ? .repeated : .value)
        }
        guard let captures else { throw CaptureError(name: "", text: nil, type: type.name, .undeclared) }
        return captures
    }
}

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
    ///   - source: The scheme and host of the link; by default the route's first source without a wildcard.
    /// - Throws: ``PrintError`` if the route or the items cannot be printed, or the table does not declare the items'
    ///   types.
    /// - Complexity: That of `url(for:on:)`.
    public func url<Globals: Encodable, each More: Encodable>(
        for route: Route, globals: Globals, _ more: repeat each More, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let globals = try printed(globals, repeat each more)
        return try url(for: route, globals: globals, on: source) { areEqual($0, route) }
    }

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
        return PrintedGlobals(type, try PrintValues(encoding: value, parameters: names, hasItemsOnly: true))
    }
}

extension Router where Route: Equatable {
    /// Returns the link of a route with global query items. Routes are compared by `==`, so that constant routes, such
    /// as those added by `to: .home`, are printed too.
    ///
    /// - Throws: ``PrintError`` if the route or the items cannot be printed, or the table does not declare the items'
    ///   types.
    /// - Complexity: That of `url(for:on:)`.
    public func url<Globals: Encodable, each More: Encodable>(
        for route: Route, globals: Globals, _ more: repeat each More, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let globals = try printed(globals, repeat each more)
        return try url(for: route, globals: globals, on: source) { $0 == route }
    }
}
