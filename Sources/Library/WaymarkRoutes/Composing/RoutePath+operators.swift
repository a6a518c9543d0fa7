// One overload for each number of values, up to six, because the type checker cannot resolve operators over parameter
// packs. Paths with more values use the methods.

extension RoutePath {
    /// Appends literal path segments, separated by slashes, to a path.
    public static func / (path: RoutePath, literal: String) -> RoutePath { path / RoutePath<Void>(literal) }

    /// Prepends literal path segments, separated by slashes, to a path.
    public static func / (literal: String, path: RoutePath) -> RoutePath { RoutePath<Void>(literal) / path }

    /// Appends a path without captures to a path.
    public static func / (path: RoutePath, part: RoutePath<Void>) -> RoutePath { path.joined(part.composition) }

    /// Prepends a path without captures to a path.
    public static func / (part: RoutePath<Void>, path: RoutePath) -> RoutePath { part.joined(path.composition) }

    /// Appends a path that captures one value, such as a segment, to a path with one captured value.
    public static func / <Next: ParameterConvertible>(path: RoutePath, next: RoutePath<Next>) -> RoutePath<
        (Output, Next)
    > {
        path.joined(next.composition)
    }

    /// Appends a path that captures one value, such as a segment, to a path with two captured values.
    public static func / <A, B, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, Next)> where Output == (A, B) {
        path.joined(next.composition)
    }

    /// Appends a path that captures one value, such as a segment, to a path with three captured values.
    public static func / <A, B, C, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, Next)> where Output == (A, B, C) {
        path.joined(next.composition)
    }

    /// Appends a path that captures one value, such as a segment, to a path with four captured values.
    public static func / <A, B, C, D, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, D, Next)> where Output == (A, B, C, D) {
        path.joined(next.composition)
    }

    /// Appends a path that captures one value, such as a segment, to a path with five captured values.
    public static func / <A, B, C, D, E, Next: ParameterConvertible>(
        path: RoutePath, next: RoutePath<Next>
    ) -> RoutePath<(A, B, C, D, E, Next)> where Output == (A, B, C, D, E) {
        path.joined(next.composition)
    }
}

extension RoutePath where Output == Void {
    /// Joins two paths, both without captures.
    public static func / (path: RoutePath, part: RoutePath) -> RoutePath { path.joined(part.composition) }

    /// Returns a path that matches either of two paths, both without captures. Links are printed with the first one.
    public static func | (one: RoutePath, other: RoutePath) -> RoutePath {
        RoutePath(one.composition.or(other.composition))
    }

    /// Returns a path that matches a path without captures, or literal segments. Links are printed with the path.
    public static func | (one: RoutePath, literal: String) -> RoutePath { one | RoutePath(literal) }

    /// Returns a path that matches literal segments, or a path without captures. Links are printed with the literal.
    public static func | (literal: String, other: RoutePath) -> RoutePath { RoutePath(literal) | other }

    /// Returns a path that matches either of two paths. It captures `nil` for the first, and the value of the second.
    public static func | <Value: ParameterConvertible>(one: RoutePath, other: RoutePath<Value>) -> RoutePath<Value?> {
        RoutePath<Value?>(one.composition.or(other.composition).grouped(Value.self))
    }
}

extension RoutePath where Output: ParameterConvertible {
    /// Returns a path that matches either of two paths. It captures the value of the first, and `nil` for the second.
    public static func | (one: RoutePath, other: RoutePath<Void>) -> RoutePath<Output?> {
        RoutePath<Output?>(one.composition.or(other.composition).grouped(Output.self))
    }

    /// Returns a path that matches a path or literal segments. It captures the path's value, or else `nil`.
    public static func | (one: RoutePath, literal: String) -> RoutePath<Output?> { one | RoutePath<Void>(literal) }

    /// Returns a path that matches `literal` or `other`. It captures the value of `other`, and `nil` for `literal`.
    public static func | (literal: String, other: RoutePath) -> RoutePath<Output?> { RoutePath<Void>(literal) | other }

    /// Returns a path that matches either of two paths with a value of the same type. Links are printed with the first.
    public static func | (one: RoutePath, other: RoutePath) -> RoutePath {
        RoutePath(one.composition.or(other.composition).merged)
    }

    /// Returns a path that matches either of two paths with values of different types, and captures an ``Either``.
    public static func | <Second: ParameterConvertible>(
        one: RoutePath, other: RoutePath<Second>
    ) -> RoutePath<Either<Output, Second>> {
        RoutePath<Either<Output, Second>>(one.composition.or(other.composition).either(Output.self, Second.self))
    }
}

extension RoutePath {
    /// Returns a path that matches either of two paths with the same types of values. Links are printed with the first.
    public static func | <First, Second, each Value>(
        one: RoutePath, other: RoutePath
    ) -> RoutePath where Output == (First, Second, repeat each Value) {
        RoutePath(one.composition.or(other.composition).merged)
    }
}
