// A search that splits strings by one set at a time, if the product automaton of all sets is too large.

extension TextSearch {
    /// Strings with equal memberships in the first languages, and the shortest of these strings.
    private typealias Branch = (texts: Language, first: Outcome)

    /// Returns the result of ``outcomes(of:among:in:)`` by splitting `universe` by each language in turn.
    func dividedOutcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        var (open, found): ([Branch], [Outcome]) = ([], [])
        guard add(universe, [], to: &open, in: &pool) else { return nil }
        while let (texts, first) = open.popLast() {
            guard first.isMember.count < languages.count else {
                found.append(first)
                continue
            }
            if found.count + open.count > Self.mostOutcomes { return nil }
            let language = languages[first.isMember.count]
            let isMember = pool.contains(first.text, in: language)
            let sides = [pool.difference(texts, language), pool.intersection([texts, language])]
            let (own, other) = isMember ? (sides[1], sides[0]) : (sides[0], sides[1])
            open.append((own, first.with(first.isMember + [isMember])))
            guard add(other, first.isMember + [!isMember], to: &open, in: &pool) else { return nil }
        }
        return found.sorted { $0.written.isBefore($1.written) }
    }

    private static let mostOutcomes = 2_000

    private func add(
        _ texts: Language, _ isMember: [Bool], to open: inout [Branch], in pool: inout LanguagePool
    ) -> Bool {
        guard let found = outcomes(of: texts, among: [], in: &pool) else { return false }
        open += found.map { (texts, $0.with(isMember)) }
        return true
    }
}

extension TextSearch.Outcome {
    fileprivate func with(_ isMember: [Bool]) -> Self { Self(isMember: isMember, text: text, written: written) }
}

extension [UInt8] {
    /// Returns `true` if the string is shorter, or equally long and first in byte order.
    package func isBefore(_ other: [UInt8]) -> Bool {
        count != other.count ? count < other.count : lexicographicallyPrecedes(other)
    }
}
