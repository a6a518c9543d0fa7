public import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

extension RouteTable {
    /// Adds a route with a `Codable` value, which is decoded from a link's parameters, and encoded to print links.
    ///
    /// ```swift
    /// struct ViewUserProfile: Codable {
    ///     let userId: Int
    ///     let ref: String?
    /// }
    ///
    /// table.add("/user/{userId}?ref={ref?}", decoding: ViewUserProfile.self) {
    ///     .profile($0)
    /// } inverse: {
    ///     if case .profile(let profile) = $0 { profile } else { nil }
    /// }
    /// ```
    ///
    /// The coding keys of the type are the names of the parameters. Supported properties:
    ///
    /// | property | parameter |
    /// |---|---|
    /// | a number, `Bool`, `String`, a type that is ``ParameterConvertible`` | one value |
    /// | a type encoded as one value: an enum with raw values, a wrapper | one value |
    /// | an array or set of these | a list, empty if absent, or a catch-all |
    /// | an optional of these | a value that may be absent |
    ///
    /// A parameter without a type in the pattern gets the type of its property. Here `{userId}` means `{userId: Int}`,
    /// and the parameter of an enum matches only its raw values. To find the properties, this method decodes `type`
    /// from a few sample links. Creating the router throws if a property has no parameter, if their types differ, if
    /// only one of them is a list, or if only the parameter is optional. A parameter without a property is a warning.
    /// If `init(from:)` throws for the samples, such problems are found only when links are matched.
    ///
    /// If decoding a matching link throws, the search stops with the result ``MatchResult/failed(_:)``. The error comes
    /// from the type's `init(from:)`, or is a ``CaptureError`` for an invalid value.
    ///
    /// If the value itself is the route, or the route type is an existential such as `any Screen`, `build` is `{ $0 }`:
    ///
    /// ```swift
    /// var table = RouteTable<any Screen>()
    /// table.add("/user/{userId}", decoding: ViewUserProfile.self) { $0 }
    /// table.add("/news", decoding: ViewNews.self) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns, each with the type's parameters. The first that accepts the value prints the link.
    ///   - name: The route's name in messages and in the command-line tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The schemes and hosts whose links open the route; by default those of the table.
    ///   - type: The type of the decoded value.
    ///   - build: Creates the route. If it returns `nil`, the next best route is tried; an error stops the search.
    ///   - inverse: Returns the value that prints a route; `nil` for other routes. By default, a route of the decoded
    ///     type is its own value.
    public mutating func add<Value: Codable & Sendable>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, decoding type: Value.Type,
        build: @escaping @Sendable (Value) throws -> Route?,
        inverse: (@Sendable (Route) -> Value?)? = nil
    ) {
        add(texts: patterns, named: name, syntax: syntax, from: sources) {
            EntryBinding(decoding: type, patterns: $0, build: build, inverse: inverse ?? { $0 as? Value })
        }
    }

    // Disfavoured, because the compiler prefers the overload with fewer parameters: this one, even for `Codable` types.

    /// Adds a route with a `Decodable` value, decoded from a link's parameters. Only `url(named:captures:)` prints it.
    @_disfavoredOverload
    public mutating func add<Value: Decodable & Sendable>(
        _ patterns: String..., named name: String? = nil, syntax: any PatternSyntax = .braces,
        from sources: [LinkSource]? = nil, decoding type: Value.Type,
        build: @escaping @Sendable (Value) throws -> Route?
    ) {
        add(texts: patterns, named: name, syntax: syntax, from: sources) {
            EntryBinding(decoding: type, patterns: $0, build: build)
        }
    }
}

extension EntryBinding {
    init<Value: Decodable & Sendable>(
        decoding type: Value.Type, patterns: [RoutePattern], build: @escaping @Sendable (Value) throws -> Route?
    ) {
        let probe = DecodingProbe(type, patterns: patterns)
        let lists = Set(probe.expectations.filter(\.type.isList).compactMap(\.name))
        let own = Set(patterns.flatMap { $0.parameters.compactMap(\.name) })
        self.init(
            naming: { patterns in
                let parameters = patterns.map { LinkParameter.all(of: $0, lists: lists, own: own) }
                return .values { match in
                    var link = DecodedLink(match, parameters: parameters[match.patternIndex])
                    defer { DecodedLink.end(&link) }
                    return try build(try LinkDecoder.decode(type, from: link))
                }
            }, expectations: probe.expectations, problems: probe.problems)
    }

    init<Value: Codable & Sendable>(
        decoding type: Value.Type, patterns: [RoutePattern], build: @escaping @Sendable (Value) throws -> Route?,
        inverse: @escaping @Sendable (Route) -> Value?
    ) {
        self.init(decoding: type, patterns: patterns, build: build)
        let names = patterns.first?.parameters.compactMap(\.name) ?? []
        self.inverse = RouteInverse { route, values in
            guard let value = inverse(route) else { return false }
            values = try PrintValues(encoding: value, parameters: names)
            return true
        }
    }
}
