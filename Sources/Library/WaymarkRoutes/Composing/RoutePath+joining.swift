public import WaymarkCore

// Paths with no values or one have their own overloads, so that the output is never a tuple of one element.

extension RoutePath where Output == Void {
    /// Appends a path segment whose value is captured, to a path without captures.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - name: The parameter's name; by default its position, such as `"0"`.
    ///   - parameterType: A pattern type that accepts fewer strings than `type`: a list of strings, or the name of a
    ///     type in ``RouteTable/types``.
    public func capture<Value: ParameterConvertible>(
        _ type: Value.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<Value> {
        self / RoutePath<Value>(type, name, as: parameterType)
    }

    /// Appends a catch-all, which captures the remaining segments, or all segments up to the next part, as an array.
    public func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath<[String]> {
        self / RoutePath<[String]>.rest(name, isRequired: isRequired)
    }

    /// Appends a part that a link may omit. The part captures one value, which is then `nil`.
    public func optional<Value: ParameterConvertible>(_ part: RoutePath<Value>) -> RoutePath<Value?> {
        RoutePath<Value?>(composition.followed(by: part.composition.optional.optionalValue(Value.self)))
    }

    /// Appends a part that a link may omit. The part captures several values as a tuple, which is then `nil`.
    public func optional<First, Second, each Value>(
        _ part: RoutePath<(First, Second, repeat each Value)>
    ) -> RoutePath<(First, Second, repeat each Value)?> {
        let group = part.composition.optional.grouped((First, Second, repeat each Value).self)
        return RoutePath<(First, Second, repeat each Value)?>(composition.followed(by: group))
    }

    /// Appends another path with its captures.
    public func followed<Other>(by part: RoutePath<Other>) -> RoutePath<Other> { self / part }
}

extension RoutePath {
    /// Appends a path segment whose value is captured.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides the accepted strings.
    ///   - name: The parameter's name; by default its position, such as `"0"`.
    ///   - parameterType: A pattern type that accepts fewer strings than `type`: a list of strings, or the name of a
    ///     type in ``RouteTable/types``.
    public func capture<each Value, Next: ParameterConvertible>(
        _ type: Next.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RoutePath<Next>(type, name, as: parameterType).composition)
    }

    /// Appends a catch-all, which captures the remaining segments, or all segments up to the next part, as an array.
    public func rest<each Value>(
        _ name: String? = nil, isRequired: Bool = false
    ) -> RoutePath<(repeat each Value, [String])> where Output == (repeat each Value) {
        joined(RoutePath<[String]>.rest(name, isRequired: isRequired).composition)
    }

    /// Appends literal segments that a link may omit. Printed links contain them.
    public func optional(_ literal: String) -> RoutePath { optional(RoutePath<Void>(literal)) }

    /// Appends a part without captures that a link may omit. Printed links contain it.
    public func optional(_ part: RoutePath<Void>) -> RoutePath { joined(part.composition.optional) }

    /// Appends a part that a link may omit. The part captures one value, which is then `nil`.
    public func optional<each Value, Next: ParameterConvertible>(
        _ part: RoutePath<Next>
    ) -> RoutePath<(repeat each Value, Next?)> where Output == (repeat each Value) {
        joined(part.composition.optional.optionalValue(Next.self))
    }

    /// Appends a part that a link may omit. The part captures several values as a tuple, which is then `nil`.
    public func optional<each Value, First, Second, each Next>(
        _ part: RoutePath<(First, Second, repeat each Next)>
    ) -> RoutePath<(repeat each Value, (First, Second, repeat each Next)?)> where Output == (repeat each Value) {
        joined(part.composition.optional.grouped((First, Second, repeat each Next).self))
    }

    /// Appends another path, whose captures follow those of this path.
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
