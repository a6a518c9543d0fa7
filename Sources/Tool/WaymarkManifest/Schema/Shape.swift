/// The permitted values of a key in a route file.
package indirect enum Shape: Sendable {
    /// A string, that is, a scalar that is not null. `15` and `yes` are strings, too.
    case text
    case number(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// One of several fixed strings.
    case word([String])
    /// A string or null.
    case value
    /// Null, for an omitted value.
    case nothing
    /// A list of elements of one shape. The reader of the list, not the schema check, reports a wrong number of them.
    case list(of: Shape, count: ClosedRange<Int> = 0...Int.max)
    /// A mapping with certain permitted keys.
    case keys(SchemaKeys)
    /// A mapping from names that the author chooses to values of one shape; `naming` describes a value: `a route`.
    case entries(of: Shape, naming: String)
    /// One of several shapes. The first shape that fits the value is used.
    case either([Shape])

    /// The permitted values as a phrase for messages, such as `text or nothing`.
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

/// The permitted keys of one kind of mapping in a route file.
package struct SchemaKeys: Sendable {
    /// A phrase for the mapping in messages, such as `a route`.
    package var owner: String

    package var keys: [SchemaKey]

    package var rules: [SchemaRule] = []

    package subscript(name: String) -> SchemaKey? { keys.first { $0.name == name } }
}

/// A rule for combinations of keys in one mapping.
package enum SchemaRule: Sendable, Hashable {
    case atMostOne([String])
    /// The mapping must have at least one of these keys. If all are missing, the error names the first one.
    case atLeastOne([String])
    /// A mapping with the first key must not have any of the others.
    case excludes(String, [String])
}

package struct SchemaKey: Sendable {
    package var name: String

    package var shape: Shape

    package var isRequired: Bool

    package var summary: String

    /// Example values of the key in JSON, for completion in editors.
    package var examples: [String]

    /// The names of this key in other file formats. They are errors here, and this key is suggested.
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
