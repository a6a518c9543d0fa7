public import WaymarkCore

/// A query item whose value a ``RoutePath`` captures, or alternatives of several query items.
///
/// ```swift
/// let item = RouteQuery("id", Int.self) | RouteQuery("name", String.self)
/// let recipe: RoutePath<Either<Int, String>> = RoutePath("recipes").query(item)
/// ```
public struct RouteQuery<Output>: Sendable {
    let composition: Composition
}

extension RouteQuery where Output: ParameterConvertible {
    /// Creates a query item whose value is captured. The parameter has the name of the item, or its position as the
    /// name if the item's name is not valid for parameters.
    ///
    /// If the type is optional, a link may omit the item. A list accepts repeated items, commas, or both.
    ///
    /// - Parameters:
    ///   - name: The name of the query item.
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - parameterType: A type that accepts fewer strings: a list of strings, or a name in ``RouteTable/types``.
    ///   - isLenient: `true` to treat an invalid value as absent; for optionals only.
    public init(
        _ name: String, _ type: Output.Type, as parameterType: ParameterType? = nil, isLenient: Bool = false
    ) {
        let presence: PatternParameter.Presence =
            isLenient ? .lenient : type.isOptionalParameter ? .optional : .required
        self.init(name, type, as: parameterType, presence)
    }

    /// Creates a query item whose value is captured. A link without the item has the default as its value.
    public init(_ name: String, _ type: Output.Type, default value: Output) {
        self.init(name, type, as: nil, PatternParameter.Presence(default: value))
    }

    /// Returns the item as a list of repeated query items, `[String]*`: commas do not separate elements.
    ///
    /// ```swift
    /// let path = RoutePath("search").query(RouteQuery("q", [String].self).exploded())
    /// path.description   // "/search?q={q: [String]*}"
    /// ```
    ///
    /// For a type that is not a list, creating the router throws.
    public func exploded() -> RouteQuery {
        var copy = composition
        copy.query = copy.query.mapParameters { parameter in
            var exploded = parameter
            exploded.type.isExploded = true
            return exploded
        }
        return RouteQuery(composition: copy)
    }

    private init(
        _ name: String, _ type: Output.Type, as parameterType: ParameterType?, _ presence: PatternParameter.Presence
    ) {
        var composition = Composition()
        let parameter = composition.capture(
            type, name.isParameterName ? name : nil, as: parameterType, presence: presence)
        composition.query = [QueryNode(.item(QueryItemPattern(name: name, value: .parameter(parameter))))]
        self.init(composition: composition)
    }

    /// Returns a query that matches either item, with values of the same type. Links are printed with the first item.
    public static func | (one: RouteQuery, other: RouteQuery) -> RouteQuery {
        RouteQuery(composition: one.composition.orQuery(other.composition).merged)
    }

    /// Returns a query that matches either item, with values of different types. It captures an ``Either``.
    public static func | <Second: ParameterConvertible>(
        one: RouteQuery, other: RouteQuery<Second>
    ) -> RouteQuery<Either<Output, Second>> {
        let both = one.composition.orQuery(other.composition)
        return RouteQuery<Either<Output, Second>>(composition: both.either(Output.self, Second.self))
    }
}

extension RoutePath where Output == Void {
    /// Appends a query item whose value is captured. A link may contain its query items in any order.
    public func query<Value: ParameterConvertible>(_ item: RouteQuery<Value>) -> RoutePath<Value> {
        joined(item.composition)
    }

    /// Appends a query item whose value is captured, as with ``RouteQuery/init(_:_:as:isLenient:)``.
    public func query<Value: ParameterConvertible>(
        _ name: String, _ type: Value.Type, as parameterType: ParameterType? = nil, isLenient: Bool = false
    ) -> RoutePath<Value> {
        query(RouteQuery(name, type, as: parameterType, isLenient: isLenient))
    }

    /// Appends a query item whose value is captured. A link without the item has the default as its value.
    public func query<Value: ParameterConvertible>(
        _ name: String, _ type: Value.Type, default value: Value
    ) -> RoutePath<Value> {
        query(RouteQuery(name, type, default: value))
    }

    /// Appends a fragment whose value is captured.
    public func fragment<Value: ParameterConvertible>(_ type: Value.Type, _ name: String? = nil) -> RoutePath<Value> {
        joined(Composition(fragment: type, name))
    }
}

extension RoutePath {
    /// Appends a query item whose value is captured. A link may contain its query items in any order.
    public func query<each Value, Next: ParameterConvertible>(
        _ item: RouteQuery<Next>
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(item.composition)
    }

    /// Appends a query item whose value is captured, as with ``RouteQuery/init(_:_:as:isLenient:)``.
    public func query<each Value, Next: ParameterConvertible>(
        _ name: String, _ type: Next.Type, as parameterType: ParameterType? = nil, isLenient: Bool = false
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RouteQuery(name, type, as: parameterType, isLenient: isLenient).composition)
    }

    /// Appends a query item whose value is captured. A link without the item has the default as its value.
    public func query<each Value, Next: ParameterConvertible>(
        _ name: String, _ type: Next.Type, default value: Next
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RouteQuery(name, type, default: value).composition)
    }

    /// Appends a query item that must have this value.
    public func query(_ name: String, is text: String) -> RoutePath {
        joined(Composition(QueryItemPattern(name: name, value: .literal(text))))
    }

    /// Appends a query item that must be present without a value, such as `?edit`.
    public func query(_ name: String) -> RoutePath { joined(Composition(QueryItemPattern(name: name, value: nil))) }

    /// Appends a fragment whose value is captured.
    public func fragment<each Value, Next: ParameterConvertible>(
        _ type: Next.Type, _ name: String? = nil
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(Composition(fragment: type, name))
    }

    /// Appends a fragment that must be equal to this string.
    public func fragment(is text: String) -> RoutePath {
        var composition = Composition()
        composition.fragment = .literal(text)
        return joined(composition)
    }
}

extension PatternParameter.Presence {
    fileprivate init<Value: ParameterConvertible>(default value: Value) {
        switch value.capture {
        case .list(let elements)?: self = .defaultedList(elements.map(\.description))
        case let capture?: self = .defaulted(capture.description)
        case nil: self = .optional
        }
    }
}

extension Composition {
    fileprivate init(_ item: QueryItemPattern) { query = [QueryNode(.item(item))] }

    fileprivate init<Value: ParameterConvertible>(fragment type: Value.Type, _ name: String?) {
        let presence: PatternParameter.Presence = type.isOptionalParameter ? .optional : .required
        fragment = .parameter(capture(type, name, presence: presence))
    }
}
