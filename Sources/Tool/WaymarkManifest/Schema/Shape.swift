/// What may stand at one place of a route file.
package indirect enum Shape: Sendable {
    /// Text that is not null; `15` and `yes` are text as they are written.
    case text
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    /// `true` or `false`.
    case flag
    /// One of these words.
    case word([String])
    /// Text, or nothing.
    case value
    /// A list whose elements all have this shape, and of how many. Other numbers are told by who reads the list, for what
    /// it lacks then is no element.
    case list(of: Shape, count: ClosedRange<Int> = 0...Int.max)
    /// A mapping with these keys and no others.
    case keys(SchemaKeys)
    /// A mapping from names of the writer's own to this shape; the text says what a name names, such as `a route`.
    case entries(of: Shape, naming: String)
    /// The first of these that fits what is written: text, a list, or a mapping.
    case either([Shape])

    /// What it takes, in words that follow `expected`.
    package var words: String {
        switch self {
        case .text: "text"
        case .number(let range) where range.lowerBound == range.upperBound: "the number \(range.lowerBound)"
        case .number(let range) where range.upperBound == .max: "a number from \(range.lowerBound)"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .word(let words): Shape.enumerated(words.map { "'\($0)'" })
        case .value: "text or nothing"
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
    /// Whose keys they are, with its article: `a route`.
    package var owner: String

    package var keys: [SchemaKey]

    /// Keys that cannot stand beside each other.
    package var rules: [SchemaRule]

    package init(of owner: String, _ keys: [SchemaKey], _ rules: [SchemaRule] = []) {
        self.owner = owner
        self.keys = keys
        self.rules = rules
    }

    package subscript(name: String) -> SchemaKey? { keys.first { $0.name == name } }
}

/// What keys of one mapping say of each other. This enum is complete.
package enum SchemaRule: Sendable, Hashable {
    /// At most one of these stands there.
    case atMostOne([String])
    /// One of these is needed; the first one is what is missed.
    case atLeastOne([String])
    /// One of these is needed, and who reads the mapping says so.
    case needed([String])
    /// The first key stands beside none of the others.
    case excludes(String, [String])
}

/// One key of a route file.
package struct SchemaKey: Sendable {
    package var name: String

    /// What its value may be.
    package var shape: Shape

    /// Whether it has to be there.
    package var isRequired: Bool

    /// What it is for, in one sentence.
    package var summary: String

    /// Values as they may be written, in JSON, for editors to offer.
    package var examples: [String]

    /// What other formats call such a key: none is read, and each is a mistake for this one.
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
