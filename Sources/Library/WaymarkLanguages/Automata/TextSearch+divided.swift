// All combinations of memberships, one set at a time, if the product automaton of all sets is too large.

extension TextSearch {
    /// The strings of a set with the same membership in the sets before `index`.
    private struct Branch {
        let texts: Language
        let index: Int
        let isMember: [Bool]
        /// The shortest of the strings.
        let first: (text: [UInt8], written: [UInt8])
    }

    /// Returns the result of ``outcomes(of:among:atMost:in:)`` by splitting the set by each other set in turn.
    func dividedOutcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        var (open, found): ([Branch], [Outcome]) = ([], [])
        guard add(universe, 0, [], to: &open, in: &pool) else { return nil }
        while let branch = open.popLast() {
            guard branch.index < languages.count else {
                found.append(
                    Outcome(isMember: branch.isMember, text: branch.first.text, written: branch.first.written))
                continue
            }
            if found.count + open.count > Self.mostOutcomes { return nil }
            let language = languages[branch.index]
            let isMember = pool.contains(branch.first.text, in: language)
            let sides = [pool.difference(branch.texts, language), pool.intersection([branch.texts, language])]
            let (own, other) = isMember ? (sides[1], sides[0]) : (sides[0], sides[1])
            open.append(
                Branch(
                    texts: own, index: branch.index + 1, isMember: branch.isMember + [isMember], first: branch.first))
            guard add(other, branch.index + 1, branch.isMember + [!isMember], to: &open, in: &pool) else { return nil }
        }
        return found.sorted { a, b in
            a.written.count != b.written.count
                ? a.written.count < b.written.count : a.written.lexicographicallyPrecedes(b.written)
        }
    }

    private static let mostOutcomes = 2_000

    private func add(
        _ texts: Language, _ index: Int, _ isMember: [Bool], to open: inout [Branch], in pool: inout LanguagePool
    ) -> Bool {
        switch ShortestSearch(search: self, limit: limit).answer(texts, in: &pool) {
        case .text(let text, let written):
            open.append(Branch(texts: texts, index: index, isMember: isMember, first: (text, written)))
            return true
        case .none: return true
        case .unknown: return false
        }
    }
}
