// A comma of a link that separates elements of lists, and one that is escaped, are the same to whoever takes no lists. In
// sets of values the first is a byte that no text in UTF-8 has.

extension TextSets {
    /// What stands for a comma that is written as it is.
    static let separator: UInt8 = 0xFF

    /// The text with its commas.
    static func withCommas(_ text: [UInt8]) -> [UInt8] { text.map { $0 == separator ? UInt8(ascii: ",") : $0 } }

    /// Every value of an accepted link.
    mutating func separatedValues(_ policy: LinkPolicy) -> Language {
        let one = pool.union([
            pool.scalar(controls: policy.allowsControlCharacters), pool.bytes(ByteClass(Self.separator)),
        ])
        return pool.repetition(one, minimum: 0)
    }

    /// What takes values as texts, whichever way their commas are written.
    mutating func asValues(_ set: TextSet) -> TextSet {
        map(set) { $0.readingSeparators($1) }
    }

    /// What takes values whose every element is in a set.
    mutating func asList(_ set: TextSet) -> TextSet {
        map(set, judge: { .list($0) }) { sets, language in
            let comma = sets.pool.bytes(ByteClass(Self.separator))
            let withoutComma = sets.pool.complement(sets.pool.sequence([.everything, comma, .everything]))
            let element = sets.pool.intersection([language, withoutComma])
            let more = sets.pool.repetition(sets.pool.sequence(comma, element), minimum: 0)
            return sets.pool.sequence(element, more)
        }
    }

    private mutating func map(
        _ set: TextSet, judge: (TextSet.Judge) -> TextSet.Judge = { $0 },
        _ change: (inout TextSets, Language) -> Language
    ) -> TextSet {
        let (certain, possible) = (change(&self, set.certain), change(&self, set.possible))
        return set.judge.map { TextSet(certain: certain, possible: possible, judge: judge($0)) } ?? TextSet(certain)
    }

    /// A set in which the separator stands for a comma as well.
    private mutating func readingSeparators(_ language: Language) -> Language {
        pool.substituting(Self.separator, alsoFor: UInt8(ascii: ","), in: language)
    }
}
