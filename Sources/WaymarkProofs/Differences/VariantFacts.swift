import WaymarkCore
import WaymarkEngine
import WaymarkPatterns

/// A variant as it is written, with what its types mean in the place of their names: what is equal takes the same links.
struct VariantFacts: Hashable {
    let segments: [SegmentPattern]
    /// How often each item is written: their order says nothing.
    let query: [QueryItemPattern: Int]
    let fragment: ValuePattern?

    init(_ variant: PatternVariant, _ types: ParameterTypes) {
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

extension SegmentPattern {
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
        return copy
    }
}

extension ParameterConstraint.Kind {
    /// What tells a type from others.
    var meaning: String {
        switch self {
        case .any: "text"
        case .signed(let range): "signed \(range.lowerBound) \(range.upperBound)"
        case .unsigned(let range): "unsigned \(range.lowerBound) \(range.upperBound)"
        case .double: "double"
        case .float: "float"
        case .bool: "bool"
        case .uuid: "uuid"
        case .oneOf(let texts):
            "one of" + texts.map { " \($0.count) \(String(decoding: $0, as: UTF8.self))" }.sorted().joined()
        case .characters(let characters, let lengths):
            "characters \(characters.rawValue) \(lengths.lowerBound) \(lengths.upperBound)"
        case .matching(let automaton): "expression \(automaton.expression)"
        case .lenientInt: "lenient int"
        case .lenientDouble: "lenient double"
        case .lenientBool: "lenient bool"
        case .custom(let check): "function \(UInt(bitPattern: ObjectIdentifier(check)))"
        }
    }

    /// What kind of value a text becomes.
    var valueKind: String {
        switch self {
        case .any, .uuid, .oneOf, .characters, .matching, .custom: "text"
        case .signed, .unsigned, .lenientInt: "whole number"
        case .double, .lenientDouble: "double"
        case .float: "float"
        case .bool, .lenientBool: "bool"
        }
    }
}

/// What is captured by a variant, and from where: two variants of which this is equal capture the same of every link.
struct CaptureFacts: Hashable {
    struct Capture: Hashable {
        let name: String
        let place: Place
        /// What kind of value a text becomes; where a text that does not fit counts as absent, also which texts fit.
        let valueKind: String
        let isList: Bool
        let isExploded: Bool
        /// What stands for it when it is absent.
        let standIn: [String]?
    }

    enum Place: Hashable {
        case segment(Int)
        /// In a part of the path where the number of a segment says too little.
        case path(Int, [SegmentPattern])
        case item(String)
        case fragment
    }

    let captures: Set<Capture>
    /// Where an unnamed catch-all stands, whose segments are captured without a name.
    let rest: [SegmentPattern]?

    init(_ variant: PatternVariant, _ table: RankedTable) {
        var captures: Set<Capture> = []
        func add(_ parameter: PatternParameter, _ place: Place) {
            guard let name = parameter.name else { return }
            let constraint = (table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)).kind
            var kind = constraint.valueKind
            if parameter.presence == .lenient || table.policy.repeatedItems == .firstValid {
                kind += " " + constraint.meaning
            }
            let standIn: [String]? =
                switch parameter.presence {
                case .defaulted(let text): [text]
                case .defaultedList(let texts): texts
                default: nil
                }
            captures.insert(
                Capture(
                    name: name, place: place, valueKind: kind, isList: parameter.type.isList,
                    isExploded: parameter.type.isExploded, standIn: standIn))
        }
        let hasRun = variant.segments.contains { if case .catchAll = $0 { true } else { false } }
        for (index, segment) in variant.segments.enumerated() {
            switch segment {
            case .parameter(let parameter): add(parameter, hasRun ? .path(index, variant.segments) : .segment(index))
            case .partial(let pieces):
                for (number, piece) in pieces.enumerated() {
                    if let parameter = piece.parameter {
                        add(parameter, .path(index * 1_000 + number, variant.segments))
                    }
                }
            case .catchAll(let run): add(run.parameter, .path(index, variant.segments))
            case .literal, .wildcard: break
            }
        }
        for item in variant.query { if let parameter = item.parameter { add(parameter, .item(item.name)) } }
        if let parameter = variant.fragment?.parameter { add(parameter, .fragment) }
        self.captures = captures
        rest = hasRun ? variant.segments : nil
    }
}
