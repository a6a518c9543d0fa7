// The type checker cannot resolve operators over parameter packs, so these are written out for as many values as
// DeeperFunc accepts. Longer paths use the methods.

extension RoutePath {
    /// Appends literal segments to a path.
    public static func / (path: RoutePath, literal: String) -> RoutePath { path / RoutePath<Void>(literal) }

    /// Prepends literal segments to a path.
    public static func / (literal: String, path: RoutePath) -> RoutePath { RoutePath<Void>(literal) / path }

    /// Appends a part without captures to a path.
    public static func / (path: RoutePath, part: RoutePath<Void>) -> RoutePath { path.joined(part.composition) }

    /// Prepends a part without captures to a path.
    public static func / (part: RoutePath<Void>, path: RoutePath) -> RoutePath { part.joined(path.composition) }

    /// Appends a value to a path with one value.
    public static func / <Next: ParameterConvertible>(path: RoutePath, next: RoutePath<Next>) -> RoutePath<
        (Output, Next)
    > {
        path.joined(next.composition)
    }

    /// Appends a value to a path with two values.
    public static func / <A, B, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, Next)> where Output == (A, B) {
        path.joined(next.composition)
    }

    /// Appends a value to a path with three values.
    public static func / <A, B, C, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, Next)> where Output == (A, B, C) {
        path.joined(next.composition)
    }

    /// Appends a value to a path with four values.
    public static func / <A, B, C, D, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, D, Next)> where Output == (A, B, C, D) {
        path.joined(next.composition)
    }

    /// Appends a value to a path with five values.
    public static func / <A, B, C, D, E, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, D, E, Next)> where Output == (A, B, C, D, E) {
        path.joined(next.composition)
    }
}

extension RoutePath where Output == Void {
    /// Appends a part to another part, both without captures.
    public static func / (path: RoutePath, part: RoutePath) -> RoutePath { path.joined(part.composition) }

    /// Creates a path that matches either of two parts. Neither part captures a value.
    public static func | (one: RoutePath, other: RoutePath) -> RoutePath {
        RoutePath(one.composition.or(other.composition))
    }

    /// Creates alternatives: a part without captures, or literal segments.
    public static func | (one: RoutePath, literal: String) -> RoutePath { one | RoutePath(literal) }

    /// Creates alternatives: literal segments, or a part without captures.
    public static func | (literal: String, other: RoutePath) -> RoutePath { RoutePath(literal) | other }

    /// Creates alternatives: a part without captures, or a value. The output is `nil` if the part matches.
    public static func | <Value: ParameterConvertible>(one: RoutePath, other: RoutePath<Value>) -> RoutePath<Value?> {
        RoutePath<Value?>(one.composition.or(other.composition).optionalValue(Value.self))
    }
}

extension RoutePath where Output: ParameterConvertible {
    /// Creates alternatives: a value, or a part without captures. The output is `nil` if the part matches.
    public static func | (one: RoutePath, other: RoutePath<Void>) -> RoutePath<Output?> {
        RoutePath<Output?>(one.composition.or(other.composition).optionalValue(Output.self))
    }

    /// Creates alternatives: a value, or literal segments. The output is `nil` if the literal segments match.
    public static func | (one: RoutePath, literal: String) -> RoutePath<Output?> { one | RoutePath<Void>(literal) }

    /// Creates alternatives: literal segments, or a value. The output is `nil` if the literal segments match.
    public static func | (literal: String, other: RoutePath) -> RoutePath<Output?> { RoutePath<Void>(literal) | other }

    /// Creates alternatives of two values of one type; links are printed with the first alternative.
    public static func | (one: RoutePath, other: RoutePath) -> RoutePath {
        RoutePath(one.composition.or(other.composition).merged(count: 1))
    }

    /// Creates alternatives of two values with different types.
    public static func | <Second: ParameterConvertible>(
        one: RoutePath, other: RoutePath<Second>
    ) -> RoutePath<Either<Output, Second>> {
        RoutePath<Either<Output, Second>>(one.composition.or(other.composition).either(Output.self, Second.self))
    }
}

extension RoutePath {
    /// Creates alternatives of several values with the same types; links are printed with the first alternative.
    public static func | <First, Second, each Value>(
        one: RoutePath, other: RoutePath
    ) -> RoutePath where Output == (First, Second, repeat each Value) {
        RoutePath(one.composition.or(other.composition).merged(count: one.composition.values.count))
    }
}
