/// The visited states of a ``TextSearch``. A state with a single set is skipped if a visited set contains it, because
/// that state finds all its strings (De Wulf, Doyen, Henzinger and Raskin, Antichains, 2006). A set is known to contain
/// another if it requires the same sets, and forbids no others.
struct ReachedSets {
    private var forbidden: [[Language]: [[Language]]] = [:]
    private(set) var count = 0

    /// Returns `true` if a state with the same sets was inserted, for states with several sets; otherwise `false`.
    func contains(_ sets: [Language]) -> Bool { sets.count > 1 && forbidden[sets] != nil }

    /// Adds the sets of a state. Returns `false` if the same sets, or a superset of a single set, were added before.
    mutating func insert(_ sets: [Language], in pool: inout LanguagePool) -> Bool {
        let demands = sets.count == 1 ? pool.demands(of: sets[0]) : (required: sets, forbidden: [])
        let isCovered = forbidden[demands.required, default: []].contains { $0.isSubset(ofSorted: demands.forbidden) }
        guard !isCovered else { return false }
        forbidden[demands.required, default: []].append(demands.forbidden)
        count += 1
        return true
    }
}

extension [Language] {
    /// Returns `true` if `other` contains this array. Both are sorted.
    fileprivate func isSubset(ofSorted other: [Language]) -> Bool {
        guard count <= other.count else { return false }
        var index = 0
        for element in self {
            while index < other.count, other[index] < element { index += 1 }
            guard index < other.count, other[index] == element else { return false }
        }
        return true
    }
}
