/// The parameter types that patterns of a route table can name, such as `Int` in `{id: Int}`.
///
/// The built-in types are always available; a table can register others:
///
/// ```swift
/// table.types["CommitHash"] = .characters(.hex, lengths: 7...40)
/// table.add("/c/{hash: CommitHash}", to: .commit)
/// ```
///
/// | names | match |
/// |---|---|
/// | `String` | any string; in a path, any that is not empty |
/// | `Int`, `Int8` … `Int64`, `UInt` … `UInt64` | canonical integers in the type's range: no `+5`, `007`, `-0` |
/// | `Double`, `Float` | finite decimal numbers, such as `5`, `5.0`, `5e0`: no `nan`, `inf`, `0x10`, `1e400`, `-0` |
/// | `Bool` | `true`, `false` |
/// | `UUID` | 8-4-4-4-12 hexadecimal digits, in either case |
/// | `ULID` | 26 digits of Crockford's Base32, in either case; the first is at most `7` |
/// | `Base64URL` | bytes in Base64 with `-` and `_`, without padding (RFC 4648, 5) |
/// | `LenientInt`, `LenientDouble` | the input of `Int(_:)` and `Double(_:)`: `+5`, `007`, `nan`, `0x1p4` |
/// | `LenientBool` | `true`, `yes`, `1`, `false`, `no`, `0`, in any case |
public struct ParameterTypes: Sendable {
    private var registered: [String: ParameterConstraint] = [:]

    /// Creates the set of built-in parameter types.
    public init() {}

    /// The constraint of a parameter type: the set of strings that it matches. Setting it registers a type, or removes
    /// it for `nil`. Built-in types cannot be changed: creating a router throws after an attempt to replace one.
    public subscript(name: String) -> ParameterConstraint? {
        get { Self.builtIn[name] ?? registered[name] }
        set { registered[name] = newValue }
    }

    package static func isBuiltIn(_ name: String) -> Bool { builtIn[name] != nil }

    /// The names of registered types that are also built in, which is an error.
    package var reservedNames: [String] { registered.keys.filter { Self.builtIn[$0] != nil }.ordered() }

    /// The registered types with an invalid regular expression.
    package var faults: [(name: String, expression: String, fault: ExpressionFault)] {
        Array(registered.keys).ordered().compactMap { name in
            guard case .matching(let automaton)? = registered[name]?.kind, let fault = automaton.fault else {
                return nil
            }
            return (name, automaton.expression, fault)
        }
    }

    /// Registers the types of another table. Returns the names of types that this table defines differently and keeps.
    package mutating func merge(_ other: ParameterTypes) -> [String] {
        let clashes = other.registered.filter { name, constraint in
            registered[name].map { !$0.isSame(as: constraint) } ?? false
        }
        for (name, constraint) in other.registered where registered[name] == nil { registered[name] = constraint }
        return Array(clashes.keys).ordered()
    }

    /// The names of all built-in and registered parameter types, in alphabetical order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of names.
    public var names: [String] { Array(Set(Self.builtIn.keys).union(registered.keys)).ordered() }

    package func constraint(for type: ParameterType) -> ParameterConstraint? {
        if let expression = type.expression { return ParameterConstraint(.matching(expression)) }
        return switch type.kind {
        case .named("String"): ParameterConstraint(.any)
        case .named(let name): self[name]
        case .oneOf(let texts): .oneOf(texts)
        }
    }

    package func name(of check: ParameterConstraint.CustomCheck) -> String? {
        Array(registered.keys).ordered().first { name in
            if case .custom(let known)? = registered[name]?.kind { known === check } else { false }
        }
    }

    package static var builtInNames: some Sequence<String> { builtIn.keys }

    /// The names of the built-in types for messages, without the lenient types.
    package static let summary = TextFormat.allCases.reduce(
        "String, Int, Int8 to Int64, UInt, UInt8 to UInt64, Double, Float, Bool"
    ) { $0 + ", " + $1.name }

    /// The names of the registered types that are not also built in, in alphabetical order.
    package var registeredNames: [String] { registered.keys.filter { Self.builtIn[$0] == nil }.ordered() }

    private static let builtIn: [String: ParameterConstraint] = {
        var types = plain
        for format in TextFormat.allCases { types[format.name] = ParameterConstraint(.format(format)) }
        return types
    }()

    private static let plain: [String: ParameterConstraint] = [
        "String": ParameterConstraint(.any),
        "Int": ParameterConstraint(.signed(Int64(ProgramInt.min)...Int64(ProgramInt.max))),
        "Int8": ParameterConstraint(.signed(Int64(Int8.min)...Int64(Int8.max))),
        "Int16": ParameterConstraint(.signed(Int64(Int16.min)...Int64(Int16.max))),
        "Int32": ParameterConstraint(.signed(Int64(Int32.min)...Int64(Int32.max))),
        "Int64": ParameterConstraint(.signed(Int64.min...Int64.max)),
        "UInt": ParameterConstraint(.unsigned(0...UInt64(ProgramUInt.max))),
        "UInt8": ParameterConstraint(.unsigned(0...UInt64(UInt8.max))),
        "UInt16": ParameterConstraint(.unsigned(0...UInt64(UInt16.max))),
        "UInt32": ParameterConstraint(.unsigned(0...UInt64(UInt32.max))),
        "UInt64": ParameterConstraint(.unsigned(0...UInt64.max)),
        "Double": ParameterConstraint(.double),
        "Float": ParameterConstraint(.float),
        "Bool": ParameterConstraint(.bool),
        "LenientInt": ParameterConstraint(.lenientInt),
        "LenientDouble": ParameterConstraint(.lenientDouble),
        "LenientBool": ParameterConstraint(.lenientBool),
    ]
}
