public import WaymarkCore

/// One item of a query, or one of several, for paths that are put together from parts.
///
/// ```swift
/// let item = RouteQuery("id", Int.self) | RouteQuery("name", String.self)
/// let recipe: RoutePath<Either<Int, String>> = RoutePath("recipes").query(item)
/// ```
public struct RouteQuery<Output>: Sendable {
    let composition: Composition
}

extension RouteQuery where Output: ParameterConvertible {
    /// The item of a name, which is captured under the same name, or by its position if that can be no parameter's name.
    ///
    /// An optional may be absent, and a list is given by repeated items, commas, or both, unless it is ``exploded()``.
    ///
    /// - Parameters:
    ///   - name: The item's name.
    ///   - type: The type of the value, which decides what text is taken.
    ///   - parameterType: What text is taken, if not all that the type takes: one of several texts, or a type of the
    ///     table.
    ///   - isLenient: Whether text that does not fit counts as absent; for an optional only.
    public init(
        _ name: String, _ type: Output.Type, as parameterType: ParameterType? = nil, isLenient: Bool = false
    ) {
        let presence: PatternParameter.Presence =
            isLenient ? .lenient : type.isOptionalParameter ? .optional : .required
        self.init(name, type, as: parameterType, presence)
    }

    /// The item of a name, or a value that stands in for it when it is absent.
    public init(_ name: String, _ type: Output.Type, default value: Output) {
        self.init(name, type, as: nil, PatternParameter.Presence(default: value))
    }

    /// The list with each item as one element, so that a comma is text: `[String]*`.
    ///
    /// ```swift
    /// let path = RoutePath("search").query(RouteQuery("q", [String].self).exploded())
    /// path.description   // "/search?q={q: [String]*}"
    /// ```
    ///
    /// What is no list cannot be exploded; that is a problem of the table that the path is added to.
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

    /// An item or another one whose value has the same type; a link is written with the first one.
    public static func | (one: RouteQuery, other: RouteQuery) -> RouteQuery {
        RouteQuery(composition: one.composition.orQuery(other.composition).merged(count: 1))
    }

    /// An item or one whose value has another type.
    public static func | <Second: ParameterConvertible>(
        one: RouteQuery, other: RouteQuery<Second>
    ) -> RouteQuery<Either<Output, Second>> {
        let both = one.composition.orQuery(other.composition)
        return RouteQuery<Either<Output, Second>>(composition: both.either(Output.self, Second.self))
    }
}

extension RoutePath where Output == Void {
    /// The path with an item of the query, whatever the order of the items.
    public func query<Value: ParameterConvertible>(_ item: RouteQuery<Value>) -> RoutePath<Value> {
        joined(item.composition)
    }

    /// The path with the query item of a name; see ``RouteQuery``.
    public func query<Value: ParameterConvertible>(
        _ name: String, _ type: Value.Type, as parameterType: ParameterType? = nil, isLenient: Bool = false
    ) -> RoutePath<Value> {
        query(RouteQuery(name, type, as: parameterType, isLenient: isLenient))
    }

    /// The path with the query item of a name, or a value that stands in for it when it is absent.
    public func query<Value: ParameterConvertible>(
        _ name: String, _ type: Value.Type, default value: Value
    ) -> RoutePath<Value> {
        query(RouteQuery(name, type, default: value))
    }

    /// The path with a captured fragment.
    public func fragment<Value: ParameterConvertible>(_ type: Value.Type, _ name: String? = nil) -> RoutePath<Value> {
        joined(Composition(fragment: type, name))
    }
}

extension RoutePath {
    /// The path with an item of the query, whatever the order of the items.
    public func query<each Value, Next: ParameterConvertible>(
        _ item: RouteQuery<Next>
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(item.composition)
    }

    /// The path with the query item of a name; see ``RouteQuery``.
    public func query<each Value, Next: ParameterConvertible>(
        _ name: String, _ type: Next.Type, as parameterType: ParameterType? = nil, isLenient: Bool = false
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RouteQuery(name, type, as: parameterType, isLenient: isLenient).composition)
    }

    /// The path with the query item of a name, or a value that stands in for it when it is absent.
    public func query<each Value, Next: ParameterConvertible>(
        _ name: String, _ type: Next.Type, default value: Next
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RouteQuery(name, type, default: value).composition)
    }

    /// The path with a query item that has this text.
    public func query(_ name: String, is text: String) -> RoutePath {
        joined(Composition(QueryItemPattern(name: name, value: .literal(text))))
    }

    /// The path with a query item that is there, without a value.
    public func query(_ name: String) -> RoutePath { joined(Composition(QueryItemPattern(name: name, value: nil))) }

    /// The path with a captured fragment.
    public func fragment<each Value, Next: ParameterConvertible>(
        _ type: Next.Type, _ name: String? = nil
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(Composition(fragment: type, name))
    }

    /// The path with a fragment that has this text.
    public func fragment(is text: String) -> RoutePath {
        var composition = Composition()
        composition.fragment = .literal(text)
        return joined(composition)
    }
}

extension PatternParameter.Presence {
    /// A default that is a value; nothing is what a parameter holds that is absent.
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
