import WaymarkCore

/// The types that a proposal may name: some that are built in, and those of the table that say much about a value.
struct ValueTypes: Sendable {
    /// The types that took every value that was seen; a bit for each.
    typealias Mask = UInt64

    /// The types in the order in which they are preferred.
    let all: [(name: String, constraint: ParameterConstraint)]

    private static let builtIn = ["Int", "UInt64", "Double", "UUID", "Bool"]

    init(_ types: ParameterTypes) {
        let names = types.registeredNames.filter { types[$0]?.isTelling ?? false }
        // Texts that are listed say more than a class of characters.
        let listed = names.filter { types[$0]?.isList ?? false }
        let ordered = Self.builtIn + listed + names.filter { !listed.contains($0) }
        all = ordered.prefix(Mask.bitWidth).compactMap { name in types[name].map { (name, $0) } }
    }

    /// The types that take a value.
    func mask(_ value: Bytes) -> Mask {
        var mask: Mask = 0
        for index in all.indices where all[index].constraint.accepts(value) { mask |= 1 << Mask(index) }
        return mask
    }

    func mask(_ value: String) -> Mask { value.withBytes { mask($0) } }

    /// The first of the types; any text, if there is none.
    func type(_ mask: Mask) -> ParameterType {
        mask.trailingZeroBitCount < all.count ? .named(all[mask.trailingZeroBitCount].name) : .string
    }
}

extension ParameterConstraint {
    fileprivate var isList: Bool { if case .oneOf = kind { true } else { false } }

    /// Whether few texts are of the type by chance: a type for all words would be proposed for any of them.
    fileprivate var isTelling: Bool {
        switch kind {
        case .oneOf: true
        case .characters(let characters, let lengths):
            characters == .hex || characters == .digits || lengths.lowerBound == lengths.upperBound
        default: false
        }
    }
}
