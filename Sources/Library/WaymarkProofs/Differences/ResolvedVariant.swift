/// A variant with type names resolved to their meanings; equal facts match the same links.
struct ResolvedVariant: Hashable {
    let segments: [SegmentPattern]
    /// The number of occurrences of each item; the order is irrelevant.
    let query: [QueryItemPattern: Int]
    let fragment: ValuePattern?
    /// The route's default values, in addition to those in patterns.
    let defaults: [String: [String]]

    init(_ variant: PatternVariant, _ types: ParameterTypes, defaults: [String: CaptureValue]) {
        let variant = variant.inASCII
        self.defaults = defaults.mapValues { $0.facts }
        segments = variant.segments.map { $0.resolved(types) }
        var query: [QueryItemPattern: Int] = [:]
        for item in variant.query {
            let value = item.value?.mapParameter { $0.resolved(types) }
            query[QueryItemPattern(name: item.name, value: value), default: 0] += 1
        }
        self.query = query
        fragment = variant.fragment?.mapParameter { $0.resolved(types) }
    }
}

extension String {
    /// The string with escapes: `==` compares strings by Unicode equivalence, links are compared by bytes.
    var inASCII: String { PercentEncoding.encode(self, keeping: .segment) }
}

extension PatternVariant {
    /// The variant with literals and item names in ASCII.
    var inASCII: PatternVariant {
        PatternVariant(
            segments: segments.map { $0.inASCII },
            query: query.map { QueryItemPattern(name: $0.name.inASCII, value: $0.value?.inASCII) },
            fragment: fragment?.inASCII)
    }
}

extension ValuePattern {
    fileprivate var inASCII: ValuePattern {
        switch self {
        case .literal(let text): .literal(text.inASCII)
        case .parameter: self
        }
    }
}

extension SegmentPattern {
    fileprivate var inASCII: SegmentPattern {
        switch self {
        case .literal(let text): .literal(text.inASCII)
        case .partial(let pieces): .partial(pieces.map { $0.inASCII })
        case .parameter, .wildcard, .catchAll: self
        }
    }

    fileprivate func resolved(_ types: ParameterTypes) -> SegmentPattern {
        switch self {
        case .parameter(let parameter): .parameter(parameter.resolved(types))
        case .partial(let pieces): .partial(pieces.map { $0.mapParameter { $0.resolved(types) } })
        case .literal, .wildcard, .catchAll: self
        }
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
    /// A description in ASCII that is equal for equivalent types.
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
