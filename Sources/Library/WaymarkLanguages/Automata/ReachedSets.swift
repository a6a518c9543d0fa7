/// The visited states of a ``TextSearch``. A new state with a single set is not added if the set of a visited state
/// certainly contains it: that set has the same required sets, and no other forbidden sets (De Wulf, Doyen, Henzinger
/// and Raskin, Antichains, 2006).
struct ReachedSets {
    private var forbidden: [[Language]: [[Language]]] = [:]
    private(set) var count = 0

    /// Returns `true` if a state with the same sets was inserted. Always `false` for a state with only one set, because
    /// ``insert(_:in:)`` has to compare it.
    func contains(_ sets: [Language]) -> Bool { sets.count > 1 && forbidden[sets] != nil }

    /// Adds the sets of a state and returns `true`. Returns `false` if the same sets, or for a single set a superset of
    /// it, were added before.
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
    /// Returns `true` if `other` contains every element of this array. Both arrays are sorted.
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
