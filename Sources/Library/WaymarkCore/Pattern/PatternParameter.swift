/// A parameter of a pattern: its name, its type, and whether it may be absent.
///
/// The pattern `/user/{id: Int}?page={page: Int = 1}` has two parameters: `id`, which is required, and `page`, which
/// has a default.
public struct PatternParameter: Sendable, Hashable {
    /// The name of the capture, or `nil` for a parameter that is checked and not captured (`{: Int}`).
    public var name: String?

    /// The type of string that the parameter matches.
    public var type: ParameterType

    /// The behaviour for absent values. Path parameters are always `.required`.
    public var presence: Presence

    /// Creates a parameter. Without a type it matches any string, like `{name}`.
    public init(_ name: String?, type: ParameterType = .string, presence: Presence = .required) {
        self.name = name
        self.type = type
        self.presence = presence
    }

    /// The behaviour of a query item or fragment that may be absent. New versions add no cases.
    public enum Presence: Sendable, Hashable {
        /// `{page: Int}`: the URL must have a value, and the value must match the type.
        case required
        /// `{page: Int?}`: the value may be absent; if present, it must match the type.
        case optional
        /// `{page: try? Int}`: the value may be absent; a value that does not match the type counts as absent.
        case lenient
        /// `{page: Int = 1}`: if the value is absent, this string replaces it.
        case defaulted(String)
        /// `{tags: [String] = a,b}`: if all items are absent, these strings replace them.
        case defaultedList([String])
    }
}

extension ParameterType {
    /// Creates a type of strings that match a regular expression entirely.
    package init(_ expression: TextAutomaton) {
        self.init(.named("(" + expression.expression + ")"))
        self.expression = expression
    }
}

/// The type of a parameter: a type name or a choice of literals, and whether it is a list.
public struct ParameterType: Sendable, Hashable {
    /// The representation of an element type. New versions add no cases.
    public enum Kind: Sendable, Hashable {
        /// A built-in type such as `Int`, or a type registered with the table.
        case named(String)
        /// `en|de|fr`: exactly one of these strings.
        case oneOf([String])
    }

    /// The element type.
    public var kind: Kind {
        didSet { if kind != oldValue { expression = nil } }
    }

    /// A regular expression in the pattern itself, for notations that support them. Such a type is not registered; its
    /// name is the expression in parentheses.
    package private(set) var expression: TextAutomaton?

    /// `true` if the parameter is a list: repeated query items, comma-separated values, or both.
    public var isList: Bool

    /// `true` if each item of a list is one element and commas are literal: `[String]*`, where `*` is the explode
    /// modifier of RFC 6570, 2.4.2.
    public var isExploded: Bool

    /// Creates a type from its element type.
    public init(_ kind: Kind, isList: Bool = false, isExploded: Bool = false) {
        self.kind = kind
        self.isList = isList
        self.isExploded = isExploded
    }

    /// Any string: the type of a parameter without a type in its pattern.
    public static let string = ParameterType(.named("String"))

    /// Returns a built-in or registered type, by name.
    public static func named(_ name: String) -> ParameterType { ParameterType(.named(name)) }

    /// Returns a choice of literal strings.
    public static func oneOf(_ texts: [String]) -> ParameterType { ParameterType(.oneOf(texts)) }

    /// Returns a list type.
    ///
    /// - Parameters:
    ///   - element: The type of an element.
    ///   - isExploded: `true` if each item is one element, as in `[String]*`; otherwise commas separate elements too.
    public static func list(of element: ParameterType, isExploded: Bool = false) -> ParameterType {
        ParameterType(element.kind, isList: true, isExploded: isExploded)
    }
}
