extension LanguagePool {
    /// Returns sets whose union is the given set; with more than ``maximumParts``, the set itself. As separate states
    /// of a search, they avoid a state for every combination (Antimirov, Partial Derivatives, 1996).
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
            return parts.count > Self.maximumParts ? [language] : parts.sorted()
        case .sequence(let first, let rest):
            let firsts = parts(of: first)
            return firsts.count < 2 ? [language] : firsts.map { sequence($0, rest) }
        case .intersection(let all):
            var sets: [[Language]] = [[]]
            for one in all {
                let parts = parts(of: one)
                guard parts.count * sets.count <= Self.maximumParts else { return [language] }
                sets = sets.flatMap { set in parts.map { set + [$0] } }
            }
            return sets.count < 2 ? [language] : Set(sets.map { intersection($0) }).subtracting([.nothing]).sorted()
        }
    }

    private static let maximumParts = 64

    /// Returns the sets that an intersection requires and forbids: `a ∩ b ∩ ¬c` requires `a`, `b`, and forbids `c`.
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

    /// Returns the parts of a sequence, none of which is a sequence; for any other set, the set itself.
    func sequenceParts(of language: Language) -> [Language] {
        // A loop, because recursion could overflow the stack.
        var (parts, end) = ([Language](), language)
        while case .sequence(let part, let others) = term(end) {
            parts.append(part)
            end = others
        }
        return parts + [end]
    }
}
