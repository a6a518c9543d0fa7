public import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

extension RouteTable {
    /// Adds a route built from a value that is decoded from the parameters by name, and printed from such a value.
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
    /// The keys of the type are parameter names. Supported properties:
    ///
    /// | property | parameter |
    /// |---|---|
    /// | a number, `Bool`, `String`, a type that is ``ParameterConvertible`` | one value |
    /// | a type encoded as one value: an enum with raw values, a wrapper | one value |
    /// | an array or set of these | a list, empty if absent, or a catch-all |
    /// | an optional of these | a value that may be absent |
    ///
    /// A parameter without a type in the pattern accepts the values of its property. Here `{userId}` means
    /// `{userId: Int}`, and an enum's parameter matches only its raw values. To find these types, this method decodes
    /// the type from a few sample links. The router's initializer reports properties and parameters that differ in
    /// name, type, presence or shape. A type whose `init(from:)` rejects the sample links is checked only by real
    /// links.
    ///
    /// An error while decoding a matching link stops the search and becomes ``MatchResult/failed(_:)``. It comes from
    /// the type's `init(from:)`, or is a ``CaptureError`` for an invalid value.
    ///
    /// If the routes are such values themselves, or existentials of a protocol, `{ $0 }` suffices:
    ///
    /// ```swift
    /// var table = RouteTable<any Screen>()
    /// table.add("/user/{userId}", decoding: ViewUserProfile.self) { $0 }
    /// table.add("/news", decoding: ViewNews.self) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns; each has the parameters that the type needs. The first one that fits is printed.
    ///   - name: The route's name in messages and in the tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The sources of links to this route; by default those that the table accepts.
    ///   - type: The decoded type, with parameter names as keys.
    ///   - build: Builds the route. Returning `nil` passes the link to the next best entry; an error stops the search.
    ///   - inverse: Returns the value of a route, or `nil` if it belongs to another entry. By default the route itself,
    ///     if it has the type.
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

    // Disfavoured: of two viable overloads the compiler prefers the one with fewer parameters, which would select this
    // one for Codable types too.

    /// Adds a route built from a value that is decoded from the parameters by name, without printing.
    ///
    /// - Parameters:
    ///   - patterns: The patterns; each has the parameters that the type needs.
    ///   - name: The route's name in messages and in the tool.
    ///   - syntax: The syntax of the patterns.
    ///   - sources: The sources of links to this route; by default those that the table accepts.
    ///   - type: The decoded type. It is not Encodable, so links to the route cannot be printed.
    ///   - build: Builds the route. Returning `nil` passes the link to the next best entry; an error stops the search.
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
        let onlyName = names.count == 1 ? names.first : nil
        self.inverse = RouteInverse { route, values in
            guard let value = inverse(route) else { return false }
            values = try PrintValues(encoding: value, onlyName: onlyName)
            return true
        }
    }
}
