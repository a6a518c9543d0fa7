public import WaymarkCore

/// Compile-time checks of types, in code that `@Routes` generates. The macro itself sees only the names of types.
///
/// The generated code calls a check such as `oneValue(_:)`, and `check()` on its result. The type selects the overload
/// of the check. For an unsuitable type, `check()` is unavailable, and the compiler prints the reason.
public enum DeclaredTypes: Sendable {
    /// The result of a passed type check. Only on this result, the generated call of `check()` compiles.
    public struct Sound: Sendable {
        /// Does nothing: the check of the types has passed.
        public func check() {}
    }

    /// The result of a failed type check: the type does not conform to ``ParameterConvertible``.
    public struct Foreign: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(
            *, unavailable,
            message: "a link cannot contain a value of this type: conform the type to 'ParameterConvertible'"
        )
        public func check() {}
    }

    /// The result of a failed type check: the type of a value is `URL`, so a link could contain any web address.
    public struct WebAddress: Sendable {
        package init() {}

        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(
            *, unavailable,
            message: "a 'URL' in a link may lead anywhere: write 'AllowedURL<List>' with a list of allowed sources"
        )
        public func check() {}
    }

    /// The result of a failed type check: the type is an alias of an array, of which the macro sees only the name.
    public struct Array: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(*, unavailable, message: "the type is another name of an array: write the array itself, '[Element]'")
        public func check() {}
    }

    /// The result of a failed type check: the type is an alias of an optional, of which the macro sees only the name.
    public struct Optional: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(
            *, unavailable, message: "the type is another name of an optional: write the optional itself, 'Type?'"
        )
        public func check() {}
    }

    /// The result of a failed type check: two patterns differ only in two names of the same type.
    public struct Same: Sendable {
        /// Unavailable, so that the call in generated code is a compile-time error with this message.
        @available(*, unavailable, message: "both are names of one type, so the two routes match the same links")
        public func check() {}
    }

    /// Accepts a ``ParameterConvertible`` type for a parameter with one value: `check()` on the result compiles.
    public static func oneValue<Value: ParameterConvertible>(_ type: Value.Type) -> Sound { Sound() }

    /// Rejects a type that is not ``ParameterConvertible`` for a parameter: `check()` on the result does not compile.
    @_disfavoredOverload
    public static func oneValue<Value>(_ type: Value.Type) -> Foreign { Foreign() }

    /// Rejects an alias of an array for a parameter with one value: `check()` on the result does not compile.
    public static func oneValue<Element>(_ type: [Element].Type) -> Array { Array() }

    /// Rejects an alias such as `typealias Ages = [Int]` for one value: `check()` on the result does not compile.
    public static func oneValue<Element: ParameterConvertible>(_ type: [Element].Type) -> Array { Array() }

    /// Rejects an alias of an optional for a parameter with one value: `check()` on the result does not compile.
    public static func oneValue<Wrapped>(_ type: Wrapped?.Type) -> Optional { Optional() }

    /// Rejects an alias such as `typealias Age = Int?` for one value: `check()` on the result does not compile.
    public static func oneValue<Wrapped: ParameterConvertible>(_ type: Wrapped?.Type) -> Optional { Optional() }

    /// Returns the route table of a type whose routes are added below a prefix, as in `@Route(under:)`.
    public static func table<Part: Routable>(of type: Part.Type) -> RouteTable<Part> { type.table }

    /// Returns the route table of a type with deprecated cases. Access through the protocol gives no warning.
    public static func table<Routes: DeprecatedRoutes>(of routes: Routes.Type) -> RouteTable<Routes.Route> {
        routes.table
    }

    /// Makes `@Route(under:)` report a compile-time error for a type without routes.
    @available(*, unavailable, message: "the type has no routes to put below a prefix: add '@Routes' to the type")
    @_disfavoredOverload
    public static func table<Part: Sendable>(of type: Part.Type) -> RouteTable<Part> { RouteTable() }

    /// Accepts two distinct types, by which two patterns differ: `check()` on the result compiles.
    public static func different<One, Other>(_ one: One.Type, _ other: Other.Type) -> Sound { Sound() }

    /// Rejects two names of one type, if two patterns differ only in them: `check()` on the result does not compile.
    public static func different<One>(_ one: One.Type, _ other: One.Type) -> Same { Same() }
}

/// A type with deprecated cases, for which `@Routes` generates the conformance. Its table may be deprecated.
public protocol DeprecatedRoutes {
    /// The type of the routes.
    associatedtype Route: Sendable

    /// The table with the routes.
    static var table: RouteTable<Route> { get }
}
