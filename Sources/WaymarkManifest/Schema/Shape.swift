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
    /// A list whose elements all have this shape.
    case list(of: Shape)
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

    package init(of owner: String, _ keys: [SchemaKey]) {
        self.owner = owner
        self.keys = keys
    }

    package subscript(name: String) -> SchemaKey? { keys.first { $0.name == name } }
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

    package init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ summary: String) {
        self.name = name
        self.shape = shape
        self.isRequired = isRequired
        self.summary = summary
    }
}
