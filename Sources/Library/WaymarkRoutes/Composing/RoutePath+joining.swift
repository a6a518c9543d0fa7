public import WaymarkCore

// Paths with no value or one have methods of their own, so that a path of one value is never a tuple of one.

extension RoutePath where Output == Void {
    /// The path with one more segment, which is captured.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides what text is taken.
    ///   - name: The parameter's name; its position unless told otherwise.
    ///   - parameterType: What text is taken, if not all that the type takes: one of several texts, or a type of the
    ///     table.
    public func capture<Value: ParameterConvertible>(
        _ type: Value.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<Value> {
        self / RoutePath<Value>(type, name, as: parameterType)
    }

    /// The path with the segments that are left, or all up to what follows.
    public func rest(_ name: String? = nil, isRequired: Bool = false) -> RoutePath<[String]> {
        self / RoutePath<[String]>.rest(name, isRequired: isRequired)
    }

    /// The path with a part that may be absent.
    public func optional<Value: ParameterConvertible>(_ part: RoutePath<Value>) -> RoutePath<Value?> {
        RoutePath<Value?>(composition.followed(by: part.composition.optional.optionalValue(Value.self)))
    }

    /// The path with a part of several values that may be absent, all of them.
    public func optional<First, Second, each Value>(
        _ part: RoutePath<(First, Second, repeat each Value)>
    ) -> RoutePath<(First, Second, repeat each Value)?> {
        let group = part.composition.optional.grouped((First, Second, repeat each Value).self)
        return RoutePath<(First, Second, repeat each Value)?>(composition.followed(by: group))
    }

    /// The path with another one behind it.
    public func followed<Other>(by part: RoutePath<Other>) -> RoutePath<Other> { self / part }
}

extension RoutePath {
    /// The path with one more segment, which is captured.
    ///
    /// - Parameters:
    ///   - type: The type of the value, which decides what text is taken.
    ///   - name: The parameter's name; its position unless told otherwise.
    ///   - parameterType: What text is taken, if not all that the type takes: one of several texts, or a type of the
    ///     table.
    public func capture<each Value, Next: ParameterConvertible>(
        _ type: Next.Type, _ name: String? = nil, as parameterType: ParameterType? = nil
    ) -> RoutePath<(repeat each Value, Next)> where Output == (repeat each Value) {
        joined(RoutePath<Next>(type, name, as: parameterType).composition)
    }

    /// The path with the segments that are left, or all up to what follows.
    public func rest<each Value>(
        _ name: String? = nil, isRequired: Bool = false
    ) -> RoutePath<(repeat each Value, [String])> where Output == (repeat each Value) {
        joined(RoutePath<[String]>.rest(name, isRequired: isRequired).composition)
    }

    /// The path with literal segments that may be absent; a link is written with them.
    public func optional(_ literal: String) -> RoutePath { optional(RoutePath<Void>(literal)) }

    /// The path with a part that may be absent and captures nothing; a link is written with it.
    public func optional(_ part: RoutePath<Void>) -> RoutePath { joined(part.composition.optional) }

    /// The path with a part that may be absent.
    public func optional<each Value, Next: ParameterConvertible>(
        _ part: RoutePath<Next>
    ) -> RoutePath<(repeat each Value, Next?)> where Output == (repeat each Value) {
        joined(part.composition.optional.optionalValue(Next.self))
    }

    /// The path with a part of several values that may be absent, all of them.
    public func optional<each Value, First, Second, each Next>(
        _ part: RoutePath<(First, Second, repeat each Next)>
    ) -> RoutePath<(repeat each Value, (First, Second, repeat each Next)?)> where Output == (repeat each Value) {
        joined(part.composition.optional.grouped((First, Second, repeat each Next).self))
    }

    /// The path with one of several values behind it.
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

    /// The path with more behind it; the caller knows the types.
    func joined<Joined>(_ part: Composition) -> RoutePath<Joined> { RoutePath<Joined>(composition.followed(by: part)) }
}
