import WaymarkCore

/// The parameter types that proposed routes can have: some built-in types, and registered types for few strings.
struct ValueTypes: Sendable {
    /// A bit set of the types that accept every observed value, with a bit for each element of ``all``.
    typealias Mask = UInt64

    /// The types, the most preferred first.
    let all: [(name: String, constraint: ParameterConstraint)]

    private static let builtIn =
        ["Int", "UInt64", "Double"] + TextFormat.allCases.filter(\.isDistinctive).map(\.name) + ["Bool"]

    init(_ types: ParameterTypes) {
        let names = types.registeredNames.filter { types[$0]?.isSelective ?? false }
        // Types with listed strings are more selective than character classes.
        let listed = names.filter { types[$0]?.alternatives != nil }
        let ordered = Self.builtIn + listed + names.filter { !listed.contains($0) }
        all = ordered.prefix(Mask.bitWidth).compactMap { name in types[name].map { (name, $0) } }
    }

    func mask(_ value: Bytes) -> Mask {
        var mask: Mask = 0
        for index in all.indices where all[index].constraint.accepts(value) {
            if all[index].name != "Double" || Self.isExact(value) { mask |= 1 << Mask(index) }
        }
        return mask
    }

    /// `true` if a `Double` preserves the text: at most 15 digits, no final zero in the fraction, and no exponent.
    private static func isExact(_ number: Bytes) -> Bool {
        let digits = number.count { ByteSet.digits.contains($0) }
        let hasPoint = number.contains(UInt8(ascii: "."))
        let hasExponent = number.contains { $0 | 0x20 == UInt8(ascii: "e") }
        return digits <= 15 && !hasExponent && !(hasPoint && number[number.count - 1] == UInt8(ascii: "0"))
    }

    func mask(_ value: String) -> Mask { value.withBytes { mask($0) } }

    /// Returns the most preferred type in the mask, or for an empty mask, the string type.
    func type(_ mask: Mask) -> ParameterType {
        mask.trailingZeroBitCount < all.count ? .named(all[mask.trailingZeroBitCount].name) : .string
    }
}

extension ParameterConstraint {
    /// `true` if the type accepts few strings. A type for most words would be proposed everywhere.
    fileprivate var isSelective: Bool {
        switch kind {
        case .oneOf: true
        case .characters(let characters, let lengths):
            characters == .hex || characters == .digits || lengths.lowerBound == lengths.upperBound
        case .any, .signed, .unsigned, .double, .float, .bool, .format, .matching, .lenientInt, .lenientDouble,
            .lenientBool, .custom:
            false
        }
    }
}
