public import WaymarkCore

/// Compile-time checks of types, in code that `@Routes` generates. The macro itself sees only the names of types.
///
/// The generated code calls a check and then `check()` on its result. The type selects the overload of the check, and
/// so the type of the result. For an unsuitable type, `check()` is unavailable, and the compiler prints the reason.
public enum DeclaredTypes: Sendable {
    /// The result of a check of types that passed. Only for this result, the generated call of `check()` compiles.
    public struct Sound: Sendable {
        /// Does nothing: the check of the types has passed.
        public func check() {}
    }

    /// The result of a failed check: the type does not conform to ``ParameterConvertible``.
    public struct Foreign: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(
            *, unavailable,
            message: "a link cannot contain a value of this type: conform the type to 'ParameterConvertible'"
        )
        public func check() {}
    }

    /// The result of a failed compile-time check: the type of a value is `URL`, so links could contain any web address.
    public struct WebAddress: Sendable {
        package init() {}

        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(
            *, unavailable,
            message: "a 'URL' in a link may lead anywhere: write 'AllowedURL<List>' with a list of allowed sources"
        )
        public func check() {}
    }

    /// The result of a failed compile-time check: the type of a value is an alias of an array. The macro sees only the
    /// name of the alias, so it cannot recognise the array.
    public struct Array: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(*, unavailable, message: "the type is another name of an array: write the array itself, '[Element]'")
        public func check() {}
    }

    /// The result of a failed compile-time check: the type of a value is an alias of an optional. The macro sees only
    /// the name of the alias, so it cannot recognise the optional.
    public struct Optional: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(
            *, unavailable, message: "the type is another name of an optional: write the optional itself, 'Type?'"
        )
        public func check() {}
    }

    /// The result of a failed check: two patterns differ only in a type name, and both names mean the same type.
    public struct Same: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(*, unavailable, message: "both are names of one type, so the two routes match the same links")
        public func check() {}
    }

    /// Accepts a ``ParameterConvertible`` type for a one-value parameter: the generated call of `check()` on the result
    /// compiles.
    public static func oneValue<Value: ParameterConvertible>(_ type: Value.Type) -> Sound { Sound() }

    /// Rejects a type that is not ``ParameterConvertible`` for a one-value parameter: the generated call of `check()`
    /// on the result does not compile.
    @_disfavoredOverload
    public static func oneValue<Value>(_ type: Value.Type) -> Foreign { Foreign() }

    /// Rejects an alias of any array type for a one-value parameter: the generated call of `check()` on the result does
    /// not compile.
    public static func oneValue<Element>(_ type: [Element].Type) -> Array { Array() }

    /// Checks a one-value parameter's type. This overload is chosen for aliases such as `typealias Ages = [Int]`;
    /// calling `check()` on its result does not compile.
    public static func oneValue<Element: ParameterConvertible>(_ type: [Element].Type) -> Array { Array() }

    /// Checks the type of a one-value parameter. This overload is chosen for an alias of an optional, and calling
    /// `check()` on its result does not compile.
    public static func oneValue<Wrapped>(_ type: Wrapped?.Type) -> Optional { Optional() }

    /// Rejects an alias such as `typealias Age = Int?` for a one-value parameter: the generated call of `check()` on
    /// the result does not compile.
    public static func oneValue<Wrapped: ParameterConvertible>(_ type: Wrapped?.Type) -> Optional { Optional() }

    /// Returns the route table of a type whose routes are added below a prefix, as in `@Route(under:)`.
    public static func table<Part: Routable>(of type: Part.Type) -> RouteTable<Part> { type.table }

    /// Returns the route table of a type with deprecated cases. Access through the protocol causes no warning.
    public static func table<Routes: DeprecatedRoutes>(of routes: Routes.Type) -> RouteTable<Routes.Route> {
        routes.table
    }

    /// Makes `@Route(under:)` report a compile-time error for a type without routes.
    @available(*, unavailable, message: "the type has no routes to put below a prefix: add '@Routes' to the type")
    @_disfavoredOverload
    public static func table<Part: Sendable>(of type: Part.Type) -> RouteTable<Part> { RouteTable() }

    /// Checks that two types differ, because two patterns differ only in them. This overload is chosen for distinct
    /// types, and calling `check()` on its result compiles.
    public static func different<One, Other>(_ one: One.Type, _ other: Other.Type) -> Sound { Sound() }

    /// Checks that two types differ, because two patterns differ only in them. This overload is chosen for two names of
    /// one type, and calling `check()` on its result does not compile.
    public static func different<One>(_ one: One.Type, _ other: One.Type) -> Same { Same() }
}

/// The routes of a type with deprecated cases. `@Routes` generates a conforming type, whose table may be deprecated.
public protocol DeprecatedRoutes {
    /// The type of the routes.
    associatedtype Route: Sendable

    /// The table with the routes.
    static var table: RouteTable<Route> { get }
}
