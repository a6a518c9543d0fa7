// The type checker does not find its way through operators over parameter packs, so these are written out for as many
// values as DeeperFunc takes. Beyond that there are the methods.

extension Path {
    /// A path and literal segments behind it.
    public static func / (path: Path, literal: String) -> Path { path / Path<Void>(literal) }

    /// Literal segments and a path behind them.
    public static func / (literal: String, path: Path) -> Path { Path<Void>(literal) / path }

    /// A path and a part behind it that captures nothing.
    public static func / (path: Path, part: Path<Void>) -> Path { path.joined(part.composition) }

    /// A part that captures nothing and a path behind it.
    public static func / (part: Path<Void>, path: Path) -> Path { part.joined(path.composition) }

    /// A path and one more value behind it.
    public static func / <Next: ParameterConvertible>(path: Path, next: Path<Next>) -> Path<(Output, Next)> {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, Next: ParameterConvertible>(
        path: Path, next: Path<Next>
    ) -> Path<(A, B, Next)> where Output == (A, B) {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, C, Next: ParameterConvertible>(
        path: Path, next: Path<Next>
    ) -> Path<(A, B, C, Next)> where Output == (A, B, C) {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, C, D, Next: ParameterConvertible>(
        path: Path, next: Path<Next>
    ) -> Path<(A, B, C, D, Next)> where Output == (A, B, C, D) {
        path.joined(next.composition)
    }

    /// A path and one more value behind it.
    public static func / <A, B, C, D, E, Next: ParameterConvertible>(
        path: Path, next: Path<Next>
    ) -> Path<(A, B, C, D, E, Next)> where Output == (A, B, C, D, E) {
        path.joined(next.composition)
    }
}

extension Path where Output == Void {
    /// A part and another one behind it.
    public static func / (path: Path, part: Path) -> Path { path.joined(part.composition) }

    /// One part or another one.
    public static func | (one: Path, other: Path) -> Path { Path(one.composition.or(other.composition)) }

    /// One part or literal segments.
    public static func | (one: Path, literal: String) -> Path { one | Path(literal) }

    /// Literal segments or another part.
    public static func | (literal: String, other: Path) -> Path { Path(literal) | other }

    /// Literal segments, or a value.
    public static func | <Value: ParameterConvertible>(one: Path, other: Path<Value>) -> Path<Value?> {
        Path<Value?>(one.composition.or(other.composition).optionalValue(Value.self))
    }
}

extension Path where Output: ParameterConvertible {
    /// A value, or literal segments.
    public static func | (one: Path, other: Path<Void>) -> Path<Output?> {
        Path<Output?>(one.composition.or(other.composition).optionalValue(Output.self))
    }

    /// A value, or literal segments.
    public static func | (one: Path, literal: String) -> Path<Output?> { one | Path<Void>(literal) }

    /// Literal segments, or a value.
    public static func | (literal: String, other: Path) -> Path<Output?> { Path<Void>(literal) | other }

    /// A value or another one of its type; a link is written with the first one.
    public static func | (one: Path, other: Path) -> Path {
        Path(one.composition.or(other.composition).merged(count: 1))
    }

    /// A value or one of another type.
    public static func | <Second: ParameterConvertible>(
        one: Path, other: Path<Second>
    ) -> Path<Either<Output, Second>> {
        Path<Either<Output, Second>>(one.composition.or(other.composition).either(Output.self, Second.self))
    }
}

extension Path {
    /// Several values or others of their types; a link is written with the first ones.
    public static func | <First, Second, each Value>(
        one: Path, other: Path
    ) -> Path where Output == (First, Second, repeat each Value) {
        Path(one.composition.or(other.composition).merged(count: one.composition.values.count))
    }
}
