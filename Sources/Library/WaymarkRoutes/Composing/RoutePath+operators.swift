// The type checker does not find its way through operators over parameter packs, so these are written out for as many
// values as DeeperFunc takes. Beyond that there are the methods.

extension RoutePath {
    /// A path and literal segments behind it.
    public static func / (path: RoutePath, literal: String) -> RoutePath { path / RoutePath<Void>(literal) }

    /// Literal segments and a path behind them.
    public static func / (literal: String, path: RoutePath) -> RoutePath { RoutePath<Void>(literal) / path }

    /// A path and a part behind it that captures nothing.
    public static func / (path: RoutePath, part: RoutePath<Void>) -> RoutePath { path.joined(part.composition) }

    /// A part that captures nothing and a path behind it.
    public static func / (part: RoutePath<Void>, path: RoutePath) -> RoutePath { part.joined(path.composition) }

    /// A path and one more value behind it.
    public static func / <Next: ParameterConvertible>(path: RoutePath, next: RoutePath<Next>) -> RoutePath<
        (Output, Next)
    > {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, Next)> where Output == (A, B) {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, C, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, Next)> where Output == (A, B, C) {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, C, D, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, D, Next)> where Output == (A, B, C, D) {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, C, D, E, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, D, E, Next)> where Output == (A, B, C, D, E) {
        path.joined(next.composition)
    }
}

extension RoutePath where Output == Void {
    /// A part and another one behind it.
    public static func / (path: RoutePath, part: RoutePath) -> RoutePath { path.joined(part.composition) }

    /// One part or another one.
    public static func | (one: RoutePath, other: RoutePath) -> RoutePath {
        RoutePath(one.composition.or(other.composition))
    }

    /// One part or literal segments.
    public static func | (one: RoutePath, literal: String) -> RoutePath { one | RoutePath(literal) }

    /// Literal segments or another part.
    public static func | (literal: String, other: RoutePath) -> RoutePath { RoutePath(literal) | other }

    /// Literal segments, or a value.
    public static func | <Value: ParameterConvertible>(one: RoutePath, other: RoutePath<Value>) -> RoutePath<Value?> {
        RoutePath<Value?>(one.composition.or(other.composition).optionalValue(Value.self))
    }
}

extension RoutePath where Output: ParameterConvertible {
    /// A value, or literal segments.
    public static func | (one: RoutePath, other: RoutePath<Void>) -> RoutePath<Output?> {
        RoutePath<Output?>(one.composition.or(other.composition).optionalValue(Output.self))
    }

    /// A value, or literal segments.
    public static func | (one: RoutePath, literal: String) -> RoutePath<Output?> { one | RoutePath<Void>(literal) }

    /// Literal segments, or a value.
    public static func | (literal: String, other: RoutePath) -> RoutePath<Output?> { RoutePath<Void>(literal) | other }

    /// A value or another one of its type; a link is written with the first one.
    public static func | (one: RoutePath, other: RoutePath) -> RoutePath {
        RoutePath(one.composition.or(other.composition).merged(count: 1))
    }

    /// A value or one of another type.
    public static func | <Second: ParameterConvertible>(
        one: RoutePath, other: RoutePath<Second>
    ) -> RoutePath<Either<Output, Second>> {
        RoutePath<Either<Output, Second>>(one.composition.or(other.composition).either(Output.self, Second.self))
    }
}

extension RoutePath {
    /// Several values or others of their types; a link is written with the first ones.
    public static func | <First, Second, each Value>(
        one: RoutePath, other: RoutePath
    ) -> RoutePath where Output == (First, Second, repeat each Value) {
        RoutePath(one.composition.or(other.composition).merged(count: one.composition.values.count))
    }
}
