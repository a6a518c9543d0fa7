public import WaymarkCore

// Paths with no values or one have their own overloads, so that the output is never a tuple of one element.

extension RoutePath where Output == Void {
    /// Appends a captured segment.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - name: The parameter's name; by default its position.
    ///   - parameterType: A type that accepts fewer strings than `type`: a list of strings, or the name of a type in
    ///     ``RouteTable/types``.
    public func capture<Value: ParameterConvertible>(
        _ type: Value.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<Value> {
        self / RoutePath<Value>(type, name, as: parameterType)
    }

    /// Appends a captured catch-all: the remaining segments, or all up to the next part.
    public func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath<[String]> {
        self / RoutePath<[String]>.rest(name, isRequired: isRequired)
    }

    /// Appends an optional part with one value.
    public func optional<Value: ParameterConvertible>(_ part: RoutePath<Value>) -> RoutePath<Value?> {
        RoutePath<Value?>(composition.followed(by: part.composition.optional.optionalValue(Value.self)))
    }

    /// Appends an optional part with several values, which are present or absent together.
    public func optional<First, Second, each Value>(
        _ part: RoutePath<(First, Second, repeat each Value)>
    ) -> RoutePath<(First, Second, repeat each Value)?> {
        let group = part.composition.optional.grouped((First, Second, repeat each Value).self)
        return RoutePath<(First, Second, repeat each Value)?>(composition.followed(by: group))
    }

    /// Appends another path.
    public func followed<Other>(by part: RoutePath<Other>) -> RoutePath<Other> { self / part }
}

extension RoutePath {
    /// Appends a captured segment.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - name: The parameter's name; by default its position.
    ///   - parameterType: A type that accepts fewer strings than `type`: a list of strings, or the name of a type in
    ///     ``RouteTable/types``.
    public func capture<each Value, Next: ParameterConvertible>(
        _ type: Next.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RoutePath<Next>(type, name, as: parameterType).composition)
    }

    /// Appends a captured catch-all: the remaining segments, or all up to the next part.
    public func rest<each Value>(
        _ name: String? = nil, isRequired: Bool = false
    ) -> RoutePath<(repeat each Value, [String])> where Output == (repeat each Value) {
        joined(RoutePath<[String]>.rest(name, isRequired: isRequired).composition)
    }

    /// Appends optional literal segments; printed links include them.
    public func optional(_ literal: String) -> RoutePath { optional(RoutePath<Void>(literal)) }

    /// Appends an optional part without captures; printed links include it.
    public func optional(_ part: RoutePath<Void>) -> RoutePath { joined(part.composition.optional) }

    /// Appends an optional part with one value.
    public func optional<each Value, Next: ParameterConvertible>(
        _ part: RoutePath<Next>
    ) -> RoutePath<(repeat each Value, Next?)> where Output == (repeat each Value) {
        joined(part.composition.optional.optionalValue(Next.self))
    }

    /// Appends an optional part with several values, which are present or absent together.
    public func optional<each Value, First, Second, each Next>(
        _ part: RoutePath<(First, Second, repeat each Next)>
    ) -> RoutePath<(repeat each Value, (First, Second, repeat each Next)?)> where Output == (repeat each Value) {
        joined(part.composition.optional.grouped((First, Second, repeat each Next).self))
    }

    /// Appends a path with several values.
    ///
    /// ```swift
    /// let page = RoutePath("page").capture(Int.self).capture(Int.self)
    /// let book: RoutePath<(String, Int, Int)> = RoutePath("book").capture(String.self).followed(by: page)
    /// ```
    public func followed<each Value, each Next>(
        by part: RoutePath<(repeat each Next)>
    ) -> RoutePath<(repeat each Value, repeat each Next)> where Output == (repeat each Value) {
        joined(part.composition)
    }

    /// Appends a part; the caller guarantees the output type.
    func joined<Joined>(_ part: Composition) -> RoutePath<Joined> { RoutePath<Joined>(composition.followed(by: part)) }
}
