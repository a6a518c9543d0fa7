// A search for the case that the product automaton of all sets is too large. It splits the strings into members and
// non-members of the first set, then each part by the second set, and so on.

extension TextSearch {
    /// Returns the result of ``outcomes(of:among:in:)`` by splitting `universe` by each language in turn.
    func dividedOutcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        // The sets of strings that are still to be divided, each with its membership in the first of the languages, and
        // with its shortest string, if known.
        var open: [(texts: Language, isMember: [Bool], first: Outcome?)] = [(universe, [], nil)]
        var divided: [Outcome] = []
        while let (texts, isMember, known) = open.popLast() {
            guard let found = known.map({ [$0] }) ?? outcomes(of: texts, among: [], in: &pool) else { return nil }
            guard let first = found.first else { continue }
            guard isMember.count < languages.count else {
                divided.append(Outcome(isMember: isMember, text: first.text, written: first.written))
                continue
            }
            if divided.count + open.count > Self.mostOutcomes { return nil }
            let language = languages[isMember.count]
            let isNext = pool.contains(first.text, in: language)
            let sides = [pool.difference(texts, language), pool.intersection([texts, language])]
            let (own, other) = isNext ? (sides[1], sides[0]) : (sides[0], sides[1])
            open += [(own, isMember + [isNext], first), (other, isMember + [!isNext], nil)]
        }
        return divided.sorted { $0.written.isBefore($1.written) }
    }

    private static let mostOutcomes = 2_000
}

extension [UInt8] {
    /// Returns `true` if this string is shorter than `other`, or equally long and before it in byte order.
    package func isBefore(_ other: [UInt8]) -> Bool {
        count != other.count ? count < other.count : lexicographicallyPrecedes(other)
    }
}
