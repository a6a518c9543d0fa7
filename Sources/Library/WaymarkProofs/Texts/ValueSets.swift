// In lists, a literal comma separates elements, and an escaped one does not. In sets of values, the byte 0xFF
// represents the literal comma, because it does not occur in UTF-8.

extension TextSets {
    static let separator: UInt8 = 0xFF

    static func withCommas(_ text: [UInt8]) -> [UInt8] { text.map { $0 == separator ? UInt8(ascii: ",") : $0 } }

    mutating func separatedValues(_ policy: LinkPolicy) -> Language {
        let one = pool.union([
            pool.scalar(controls: policy.allowsControlCharacters), pool.bytes(ByteClass(Self.separator)),
        ])
        return pool.repetition(one, minimum: 0)
    }

    /// Returns the values of an item or fragment that match a parameter.
    mutating func values(of parameter: PatternParameter, in types: ParameterTypes, table: Int) -> TextSet {
        let set = set(of: parameter.type, in: types, table: table, folds: false)
        return parameter.type.isList && !parameter.type.isExploded ? asList(set) : asValues(set)
    }

    /// Returns the strings of the set as values, in which each comma may be literal or escaped.
    mutating func asValues(_ set: TextSet) -> TextSet {
        map(set) { $0.pool.substituting(Self.separator, alsoFor: UInt8(ascii: ","), in: $1) }
    }

    mutating func asList(_ set: TextSet) -> TextSet {
        let list = map(set) { sets, language in
            let comma = sets.pool.bytes(ByteClass(Self.separator))
            let withoutComma = sets.pool.complement(sets.pool.sequence([.everything, comma, .everything]))
            let element = sets.pool.intersection([language, withoutComma])
            return sets.pool.list(of: element, separator: Self.separator)
        }
        return TextSet(certain: list.certain, possible: list.possible, judge: list.judge.map { .list($0) })
    }

    mutating func map(_ set: TextSet, _ change: (inout TextSets, Language) -> Language) -> TextSet {
        TextSet(certain: change(&self, set.certain), possible: change(&self, set.possible), judge: set.judge)
    }
}
