/// A named place in a pattern: what it is called, what text it takes, and whether it may be absent.
///
/// In `/user/{id: Int}?page={page: Int = 1}` there are two: `id`, required, and `page`, with a default.
public struct PatternParameter: Sendable, Hashable {
    /// The name under which the capture is found, or `nil` for a parameter that is checked and not captured (`{: Int}`).
    public var name: String?

    /// What text the parameter takes.
    public var type: ParameterType

    /// Whether the parameter may be absent. Path parameters are always `.required`.
    public var presence: Presence

    /// Creates a parameter; without a type it takes any text, as `{name}` does.
    public init(_ name: String?, type: ParameterType = .string, presence: Presence = .required) {
        self.name = name
        self.type = type
        self.presence = presence
    }

    /// Whether, and with what effect, a query item or fragment may be absent. This enum is complete.
    public enum Presence: Sendable, Hashable {
        /// `{page: Int}`: the URL must carry it, and it must fit its type.
        case required
        /// `{page: Int?}`: it may be absent; if it is there it must fit its type.
        case optional
        /// `{page: try? Int}`: it may be absent, and text that does not fit its type counts as absent.
        case lenient
        /// `{page: Int = 1}`: when it is absent, the value of this text stands in for it.
        case defaulted(String)
        /// `{tags: [String] = a,b}`: when none of its items is there, the values of these texts stand in for them.
        case defaultedList([String])
    }
}

extension ParameterType {
    /// Text that a regular expression takes as a whole.
    package init(_ expression: TextAutomaton) {
        self.init(.named("(" + expression.expression + ")"))
        self.expression = expression
    }
}

/// What text a parameter takes: the name of a type, or one of several literals, and whether it is a list.
public struct ParameterType: Sendable, Hashable {
    /// The two ways to say what text is taken. This enum is complete.
    public enum Kind: Sendable, Hashable {
        /// A built-in type such as `Int`, or one registered with the table.
        case named(String)
        /// `en|de|fr`: exactly one of these texts.
        case oneOf([String])
    }

    /// The element type.
    public var kind: Kind {
        didSet { if kind != oldValue { expression = nil } }
    }

    /// The regular expression that stands in the pattern itself, as in notations that have them there: the type is none
    /// of a table, and its name is the expression between parentheses.
    package private(set) var expression: TextAutomaton?

    /// Whether the parameter is a list: repeated query items, comma-separated values, or both.
    public var isList: Bool

    /// Whether each item of a list is one element, so that a comma is text: `[String]*`, where `*` is the explode
    /// modifier of RFC 6570, 2.4.2.
    public var isExploded: Bool

    /// Creates a type from its parts.
    public init(_ kind: Kind, isList: Bool = false, isExploded: Bool = false) {
        self.kind = kind
        self.isList = isList
        self.isExploded = isExploded
    }

    /// Any text: what a parameter takes when its pattern names no type.
    public static let string = ParameterType(.named("String"))

    /// A built-in or registered type, by name.
    public static func named(_ name: String) -> ParameterType { ParameterType(.named(name)) }

    /// One of several literal texts.
    public static func oneOf(_ texts: [String]) -> ParameterType { ParameterType(.oneOf(texts)) }

    /// A list of an element's type.
    ///
    /// - Parameters:
    ///   - element: The type of an element.
    ///   - isExploded: Whether each item is one element, as in `[String]*`; otherwise commas separate elements too.
    public static func list(of element: ParameterType, isExploded: Bool = false) -> ParameterType {
        ParameterType(element.kind, isList: true, isExploded: isExploded)
    }
}
