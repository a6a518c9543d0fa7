// A search for sets whose product automaton is too large. It splits the strings into members and others of the first
// set, then each part by the second set, and so on.

extension TextSearch {
    func dividedOutcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        // The parts of `universe` that are still to be divided. Each has its strings, for each examined set `true` if
        // the set contains them, and the shortest string, if known.
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
    /// Returns `true` if this string is shorter, or equally long and first in byte order.
    package func isBefore(_ other: [UInt8]) -> Bool {
        count != other.count ? count < other.count : lexicographicallyPrecedes(other)
    }
}
