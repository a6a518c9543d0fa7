/// The requirements of a pattern on the query and fragment of a link, with literals as bytes and types as constraint
/// indices. Different patterns with equivalent requirements have equal values.
package struct LeafRequirements: Hashable {
    package var items: [Item]
    package var fragment: Value

    package struct Item: Hashable {
        package var name: [UInt8]
        package var value: Value
    }

    package enum Value: Hashable {
        case anything
        case literal([UInt8])
        /// The query item must have no `=` and no value: `?draft`.
        case bare
        case parameter(constraint: Int, list: ListReading, presence: ValuePresence)
    }

    init(_ variant: PatternVariant, _ constraints: inout ConstraintList) {
        items = variant.query.map { item in
            Item(name: Array(item.name.utf8), value: item.value.map { Value($0, &constraints) } ?? .bare)
        }
        fragment = variant.fragment.map { Value($0, &constraints) } ?? .anything
    }
}

extension LeafRequirements.Value {
    fileprivate init(_ value: ValuePattern, _ constraints: inout ConstraintList) {
        switch value {
        case .literal(let text): self = .literal(Array(text.utf8))
        case .parameter(let parameter):
            let constraint = constraints.index(of: parameter.type)
            var list = ListReading(parameter.type)
            // If every string is a valid element, a list matches the same links with or without splitting at commas.
            if list == .exploded, constraints.all[constraint].acceptsAnyString { list = .splitting }
            self = .parameter(constraint: constraint, list: list, presence: ValuePresence(parameter.presence))
        }
    }

    /// The first word of the requirement in compiled tables. Bits 0 to 7 are its kind: 0 no requirement, 1 literal, 2
    /// no value, 3 parameter. For a parameter, bit 8 begins the presence and bit 16 the kind of list.
    var code: UInt32 {
        switch self {
        case .anything: 0
        case .literal: 1
        case .bare: 2
        case .parameter(_, let list, let presence): 3 | UInt32(presence.code) << 8 | UInt32(list.code) << 16
        }
    }

    var constraint: Int { if case .parameter(let constraint, _, _) = self { constraint } else { 0 } }

    var text: [UInt8] { if case .literal(let text) = self { text } else { [] } }
}

extension ValuePresence: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }

    package init(_ presence: PatternParameter.Presence) {
        switch presence {
        case .required: self = .required
        case .optional, .defaulted, .defaultedList: self = .optional
        case .lenient: self = .lenient
        }
    }
}

extension ListReading: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }

    init(_ type: ParameterType) { self = type.isList ? type.isExploded ? .exploded : .splitting : .no }
}
