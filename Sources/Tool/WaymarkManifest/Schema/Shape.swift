/// The permitted values of one node of a route file.
package indirect enum Shape: Sendable {
    /// A scalar that is not null; `15` and `yes` are text in their source spelling.
    case text
    /// An integer in a range.
    case number(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// One of several fixed strings.
    case word([String])
    /// A scalar or null.
    case value
    /// Null, such as an absent value.
    case nothing
    /// A list of elements of one shape, and their number. Code that reads the list reports other numbers, because a
    /// missing element has no node.
    case list(of: Shape, count: ClosedRange<Int> = 0...Int.max)
    /// A mapping with exactly these keys allowed.
    case keys(SchemaKeys)
    /// A mapping from user-defined names to this shape; `naming` describes an entry, such as `a route`.
    case entries(of: Shape, naming: String)
    /// The first matching shape: a scalar, a list, or a mapping.
    case either([Shape])

    /// The permitted values, in words that follow `expected`.
    package var words: String {
        switch self {
        case .text: "text"
        case .number(let range) where range.lowerBound == range.upperBound: "the number \(range.lowerBound)"
        case .number(let range) where range.upperBound == .max: "a number from \(range.lowerBound)"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .word(let words): Shape.enumerated(words.map { "'\($0)'" })
        case .value: "text or nothing"
        case .nothing: "nothing"
        case .list: "a list"
        case .keys, .entries: "a mapping"
        case .either(let shapes): Shape.enumerated(shapes.map(\.words))
        }
    }

    private static func enumerated(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

/// The keys of one kind of mapping.
package struct SchemaKeys: Sendable {
    /// The owner of the keys, with its article: `a route`.
    package var owner: String

    package var keys: [SchemaKey]

    package var rules: [SchemaRule]

    package init(of owner: String, _ keys: [SchemaKey], _ rules: [SchemaRule] = []) {
        self.owner = owner
        self.keys = keys
        self.rules = rules
    }

    package subscript(name: String) -> SchemaKey? { keys.first { $0.name == name } }
}

/// A rule between the keys of one mapping. New versions add no cases.
package enum SchemaRule: Sendable, Hashable {
    /// The mapping may have at most one of these keys.
    case atMostOne([String])
    /// The mapping must have at least one of these keys. If all are missing, the first one is reported.
    case atLeastOne([String])
    /// The first key excludes the others.
    case excludes(String, [String])
}

package struct SchemaKey: Sendable {
    package var name: String

    package var shape: Shape

    package var isRequired: Bool

    package var summary: String

    /// Example values in JSON, for completion in editors.
    package var examples: [String]

    /// The names of such a key in other formats. They are not read; each produces a suggestion for this key.
    package var otherNames: [String]

    package init(
        _ name: String, _ shape: Shape, isRequired: Bool = false, _ summary: String, examples: [String] = [],
        otherNames: [String] = []
    ) {
        self.otherNames = otherNames
        self.name = name
        self.shape = shape
        self.isRequired = isRequired
        self.summary = summary
        self.examples = examples
    }
}
