public import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

extension RouteTable {
    /// Adds a route that is made from a type which is read from the parameters by their names, and printed from the
    /// same.
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
    /// The keys of the type are the names of the parameters. What a property can be:
    ///
    /// | property | parameter |
    /// |---|---|
    /// | a number, `Bool`, `String`, a type that is ``ParameterConvertible`` | one value |
    /// | a type that is coded as one value: an enum with raw values, a wrapper | one value |
    /// | an array or set of these | a list, which is empty where it is absent, or a catch-all |
    /// | an optional of these | one that may be absent |
    ///
    /// A parameter for which the pattern names no type takes what the property takes: `{userId}` is `{userId: Int}`
    /// here, and a link whose text is none of an enum's raw values does not match. To learn this the type is read from a
    /// few made-up links when it is added. What does not fit the pattern, in name, type, presence or shape, is reported
    /// when the router is made; a type whose own `init(from:)` refuses those links is found out by real ones.
    ///
    /// An error that is thrown while a link that matches is read, by the type's `init(from:)` or for a value that does
    /// not fit (``CaptureError``), stops the search and is what ``MatchResult/failed(_:)`` holds.
    ///
    /// Where the routes are such values themselves, or of any type of a protocol, `{ $0 }` is all that there is to say:
    ///
    /// ```swift
    /// var table = RouteTable<any Screen>()
    /// table.add("/user/{userId}", decoding: ViewUserProfile.self) { $0 }
    /// table.add("/news", decoding: ViewNews.self) { $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - patterns: The patterns; each has the parameters that the type needs. The first one that fits is printed.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - type: The type that is read; its keys are the names of the parameters.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search.
    ///   - inverse: Takes a route apart; `nil` for a route that belongs to another entry. Unless told otherwise it is the
    ///     route itself, if that is a value of the type.
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

    // Disfavoured, because of two functions that fit the compiler takes the one with fewer parameters: for types that can be
    // written, too, that would be this one.

    /// Adds a route that is made from a type which is read from the parameters by their names, and cannot be written.
    ///
    /// - Parameters:
    ///   - patterns: The patterns; each has the parameters that the type needs.
    ///   - name: The name by which the tool and messages know the route.
    ///   - syntax: The notation that the patterns are written in.
    ///   - sources: Where links to this route may come from; what the table accepts unless told otherwise.
    ///   - type: The type that is read. It is not Encodable, so links to the route cannot be printed.
    ///   - build: Makes the route. `nil` passes the link on to the next best entry; an error stops the search.
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
    /// A route that is made from a type which is read from the parameters by their names.
    init<Value: Decodable & Sendable>(
        decoding type: Value.Type, patterns: [RoutePattern], build: @escaping @Sendable (Value) throws -> Route?
    ) {
        let probe = DecodingProbe(type, patterns: patterns)
        let lists = Set(probe.expectations.filter(\.type.isList).compactMap(\.name))
        self.init(
            naming: { patterns in
                let parameters = patterns.map { LinkParameter.all(of: $0, lists: lists) }
                return .values { match in
                    var link = DecodedLink(match, parameters: parameters[match.patternIndex])
                    defer { DecodedLink.end(&link) }
                    return try build(try LinkDecoder.decode(type, from: link))
                }
            }, expectations: probe.expectations, problems: probe.problems)
    }

    /// A route that is also printed from the type.
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
