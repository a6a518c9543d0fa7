/// Has the compiler look at types of which a macro sees the names alone: `@Routes` writes its calls, nobody else needs it.
///
/// Which of the functions is called depends on the type, whatever it is called, and what the answer of some of them can do
/// is unavailable: the compiler says why.
public enum DeclaredTypes: Sendable {
    /// The answer for types that are as the macro took them to be.
    public struct Sound: Sendable {
        /// Does nothing: that it can be called is the answer.
        public func check() {}
    }

    /// The answer for another name of an array.
    public struct Array: Sendable {
        /// Stops the compiler.
        @available(*, unavailable, message: "the type is another name of an array: write the array itself, '[Element]'")
        public func check() {}
    }

    /// The answer for another name of an optional.
    public struct Optional: Sendable {
        /// Stops the compiler.
        @available(
            *, unavailable, message: "the type is another name of an optional: write the optional itself, 'Type?'"
        )
        public func check() {}
    }

    /// The answer for two names of one type.
    public struct Same: Sendable {
        /// Stops the compiler.
        @available(
            *, unavailable, message: "both are names of one type, so no link tells the two routes apart"
        )
        public func check() {}
    }
}

extension DeclaredTypes {
    /// A type that is taken for one value, and is.
    public static func oneValue<Value>(_ type: Value.Type) -> Sound { Sound() }

    /// A type that is taken for one value, and is several.
    public static func oneValue<Element>(_ type: [Element].Type) -> Array { Array() }

    /// A type that is taken for one value, and may be none.
    public static func oneValue<Wrapped>(_ type: Wrapped?.Type) -> Optional { Optional() }

    /// Types of the parameters of two routes that differ in nothing else, and differ.
    public static func different<One, Other>(_ one: One.Type, _ other: Other.Type) -> Sound { Sound() }

    /// Types of the parameters of two routes that differ in nothing else, and are the same.
    public static func different<One>(_ one: One.Type, _ other: One.Type) -> Same { Same() }
}
