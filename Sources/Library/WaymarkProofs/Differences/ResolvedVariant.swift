/// A pattern variant in which type names are resolved. Equal values match the same links.
struct ResolvedVariant: Hashable {
    let segments: [SegmentPattern]
    /// The number of occurrences of each query item, because the order of items is irrelevant.
    let query: [QueryItemPattern: Int]
    let fragment: ValuePattern?
    /// The defaults that the route declares outside its patterns.
    let defaults: [String: [String]]

    init(_ variant: PatternVariant, _ types: ParameterTypes, defaults: [String: CaptureValue]) {
        let variant = variant.inASCII.mapValues { $0.mapParameter { $0.resolved(types) } }
        self.defaults = defaults.mapValues { $0.facts }
        segments = variant.segments
        query = variant.query.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        fragment = variant.fragment
    }
}

extension String {
    /// The percent-encoded string. `==` compares it by bytes, as links are compared, not by Unicode equivalence.
    var inASCII: String { PercentEncoding.encode(self, keeping: .segment) }
}

extension PatternVariant {
    var inASCII: PatternVariant {
        var variant = mapValues { value in value.literal.map { ValuePattern.literal($0.inASCII) } ?? value }
        variant.query = variant.query.map { QueryItemPattern(name: $0.name.inASCII, value: $0.value) }
        return variant
    }
}

extension PatternParameter {
    fileprivate func resolved(_ types: ParameterTypes) -> PatternParameter {
        var copy = self
        copy.type.kind = .named((types.constraint(for: type) ?? ParameterConstraint(.any)).kind.meaning)
        if let texts = defaultTexts { copy.presence = .defaultedList(texts.map { $0.inASCII }) }
        return copy
    }
}

extension ParameterConstraint.Kind {
    /// A description that is equal for equivalent types.
    var meaning: String { words.inASCII }

    private var words: String {
        switch self {
        case .any: "text"
        case .signed(let range): "signed \(range.lowerBound) \(range.upperBound)"
        case .unsigned(let range): "unsigned \(range.lowerBound) \(range.upperBound)"
        case .double: "double"
        case .float: "float"
        case .bool: "bool"
        case .format(let format): "format \(format.name)"
        case .oneOf(let texts):
            "one of" + texts.map { " \($0.count) \(String(decoding: $0, as: UTF8.self))" }.sorted().joined()
        case .characters(let characters, let lengths):
            "characters \(characters.rawValue) \(lengths.lowerBound) \(lengths.upperBound)"
        case .matching(let automaton): "expression \(automaton.expression)"
        case .lenientInt: "lenient int"
        case .lenientDouble: "lenient double"
        case .lenientBool: "lenient bool"
        case .custom(let check):
            check.expression.map { "expression \($0)" } ?? check.absentType.map { "absent \($0)" }
                ?? "function \(UInt(bitPattern: ObjectIdentifier(check)))"
        }
    }

    var valueKind: String {
        switch self {
        case .any, .format, .oneOf, .characters, .matching, .custom: "text"
        case .signed, .unsigned, .lenientInt: "whole number"
        case .double, .lenientDouble: "double"
        case .float: "float"
        case .bool, .lenientBool: "bool"
        }
    }
}
