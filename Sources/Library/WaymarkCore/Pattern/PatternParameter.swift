/// A parameter of a URL pattern: its name, its type, and whether links may omit it.
///
/// For example, `/user/{id: Int}?page={page: Int = 1}` has a required `id`, and a `page` with a default.
public struct PatternParameter: Sendable, Hashable {
    /// The name of the captured value, or `nil` for a parameter that is checked but not captured (`{: Int}`).
    public var name: String?

    /// The type that a link's value must match.
    public var type: ParameterType

    /// The rule for links that omit the value: no match, no value or a default. Path parameters are always `.required`.
    public var presence: Presence

    /// Creates a pattern parameter. By default it matches any string and is required, like `{name}`.
    public init(_ name: String?, type: ParameterType = .string, presence: Presence = .required) {
        self.name = name
        self.type = type
        self.presence = presence
    }

    /// The rule for a link that omits a query or fragment parameter. New versions add no cases.
    public enum Presence: Sendable, Hashable {
        /// `{page: Int}`: the link must have a value, and the value must match the type.
        case required
        /// `{page: Int?}`: the link may omit the value; if present, the value must match the type.
        case optional
        /// `{page: try? Int}`: the link may omit the value, and a value that does not match the type counts as omitted.
        case lenient
        /// `{page: Int = 1}`: if the link omits the value, this string replaces it.
        case defaulted(String)
        /// `{tags: [String] = a,b}`: if the link has no item of this name, these strings are the list.
        case defaultedList([String])
    }

    /// The only string that a required parameter can match, as in `{lang: |en}`; `nil` if it can match others.
    package var onlyText: String? {
        guard presence == .required, !type.isList, case .oneOf(let texts) = type.kind, texts.count == 1 else {
            return nil
        }
        return texts.first
    }

    package var hasDefault: Bool { defaultTexts != nil }

    /// The strings of the parameter's default: one, or one for each element of a list.
    package var defaultTexts: [String]? {
        switch presence {
        case .defaulted(let text): type.isList ? text.defaultElements : [text]
        case .defaultedList(let texts): texts
        case .required, .optional, .lenient: nil
        }
    }

    package func defaultValue(_ constraint: ParameterConstraint) -> CaptureValue? {
        if case .defaulted(let text) = presence, !type.isList { return constraint.value(ofDefault: text) }
        guard let texts = defaultTexts else { return nil }
        return .list(texts.map { constraint.value(ofDefault: $0) })
    }
}

extension PatternParameter.Presence {
    /// Returns the presence with the default of a list split at commas: `a,b` has two elements, an empty string none.
    package func resolved(for type: ParameterType) -> PatternParameter.Presence {
        guard type.isList, case .defaulted(let text) = self else { return self }
        return .defaultedList(text.defaultElements)
    }
}

extension String {
    fileprivate var defaultElements: [String] {
        var elements: [String] = []
        if isEmpty { return elements }
        withBytes { bytes in
            let text = EncodedText(bytes: bytes, plusIsSpace: false)
            text.forEachElement(of: bytes.indices, isExploded: false) { range in
                elements.append(String(decoding: bytes[range], as: UTF8.self))
                return true
            }
        }
        return elements
    }
}

/// The type of a pattern parameter, such as `Int`, `en|de` or `[String]`: a value of one kind, or a list of them.
public struct ParameterType: Sendable, Hashable {
    /// The type of one value: a named type or a choice of strings. New versions add no cases.
    public enum Kind: Sendable, Hashable {
        /// The name of a built-in type such as `Int`, or of a type that the route table registers.
        case named(String)
        /// `en|de|fr`: the value must equal one of these strings.
        case oneOf([String])

        /// Returns `true` if both kinds have the same bytes. As in links, the two Unicode spellings of `é` differ.
        public static func == (first: Kind, second: Kind) -> Bool {
            switch (first, second) {
            case (.named(let first), .named(let second)): first.hasBytes(of: second)
            case (.oneOf(let first), .oneOf(let second)):
                first.count == second.count && zip(first, second).allSatisfy { $0.hasBytes(of: $1) }
            case (.named, .oneOf), (.oneOf, .named): false
            }
        }
    }

    /// The type of a single value, or of each element of a list.
    public var kind: Kind {
        didSet { if kind != oldValue { expression = nil } }
    }

    /// The regular expression that the pattern itself contains, in notations that allow it. The type is not registered,
    /// and its name is the expression in parentheses.
    package private(set) var expression: TextAutomaton?

    /// `true` if the parameter is a list: of query values (`?t=a&t=b,c`), or of a catch-all's segments.
    public var isList: Bool

    /// `true` if each query item of a list is one element, so that commas do not separate elements: `[String]*`. The
    /// `*` is the explode modifier of RFC 6570, 2.4.2.
    public var isExploded: Bool

    /// Creates the type of a single value, or of a list of such values.
    public init(_ kind: Kind, isList: Bool = false, isExploded: Bool = false) {
        self.kind = kind
        self.isList = isList
        self.isExploded = isExploded
    }

    /// Creates a parameter type that accepts the strings which a regular expression matches completely.
    package init(_ expression: TextAutomaton) {
        self.init(.named("(" + expression.expression + ")"))
        self.expression = expression
    }

    /// The parameter type that matches any string, as in `{name}`.
    public static let string = ParameterType(.named("String"))

    /// Returns the parameter type with this name: a built-in type, or one that the route table registers.
    public static func named(_ name: String) -> ParameterType { ParameterType(.named(name)) }

    /// Returns a parameter type that matches exactly these strings, such as `en|de|fr`.
    public static func oneOf(_ texts: [String]) -> ParameterType { ParameterType(.oneOf(texts)) }

    /// Returns the parameter type of a list, such as `[String]`.
    ///
    /// - Parameters:
    ///   - element: The type of an element.
    ///   - isExploded: `true` if a query item is one element, as in `[String]*`; `false` to split it at commas.
    public static func list(of element: ParameterType, isExploded: Bool = false) -> ParameterType {
        ParameterType(element.kind, isList: true, isExploded: isExploded)
    }

    /// The type as written in ``BraceSyntax``, such as `Int`, `en|de` or `[String]*`. Unequal types have unequal texts.
    package var text: String {
        if case .named(let name) = kind, !isList { name } else { BraceWriter.text(self) }
    }

    /// The type for messages: as written in ``BraceSyntax``, but without escapes, such as `a b|c`.
    package var plainText: String {
        let element =
            switch kind {
            case .named(let name): name
            case .oneOf(let texts): texts.joined(separator: "|")
            }
        return isList ? "[\(element)]" + (isExploded ? "*" : "") : element
    }
}
