// A set as a union of others, and as texts that some sets have and others have not.

extension LanguagePool {
    /// Sets that a set is the union of: one place of a search for each, so that texts that lead to several do not lead to
    /// every combination of them (Antimirov, Partial Derivatives, 1996).
    ///
    /// - Returns: The set alone where there would be more than ``mostParts``.
    mutating func parts(of language: Language) -> [Language] {
        if let known = knownParts[language] { return known }
        let parts = makeParts(of: language)
        knownParts[language] = parts
        return parts
    }

    private mutating func makeParts(of language: Language) -> [Language] {
        switch term(language) {
        case .nothing: return []
        case .empty, .bytes, .complement, .repetition: return [language]
        case .union(let all):
            let parts = Set(all.flatMap { self.parts(of: $0) })
            return parts.count > Self.mostParts ? [language] : parts.sorted()
        case .sequence(let first, let rest):
            let firsts = parts(of: first)
            return firsts.count < 2 ? [language] : firsts.map { sequence($0, rest) }
        case .intersection(let all):
            var sets: [[Language]] = [[]]
            for one in all {
                let parts = parts(of: one)
                guard parts.count * sets.count <= Self.mostParts else { return [language] }
                sets = sets.flatMap { set in parts.map { set + [$0] } }
            }
            return sets.count < 2 ? [language] : Set(sets.map { intersection($0) }).subtracting([.nothing]).sorted()
        }
    }

    /// The largest number of parts of one set.
    private static let mostParts = 64

    /// The sets that each text of a set is in, and the sets that it is not in. Each list is sorted.
    mutating func demands(of language: Language) -> (required: [Language], forbidden: [Language]) {
        var (required, forbidden): ([Language], Set<Language>) = ([], [])
        let all = if case .intersection(let all) = term(language) { all } else { [language] }
        for one in all {
            if case .complement(let inner) = term(one) {
                forbidden.formUnion(parts(of: inner))
            } else {
                required.append(one)
            }
        }
        return (required, forbidden.sorted())
    }
}
