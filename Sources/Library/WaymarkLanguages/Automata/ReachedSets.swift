/// The visited states of a ``TextSearch``. Of single sets, those are left out that another one certainly contains: one
/// with the same required and fewer forbidden sets (De Wulf, Doyen, Henzinger and Raskin, Antichains, 2006).
struct ReachedSets {
    private var forbidden: [[Language]: [[Language]]] = [:]
    private(set) var count = 0

    /// Returns `true` if several sets were added before. A single set needs the full comparison of ``insert(_:in:)``.
    func contains(_ sets: [Language]) -> Bool { sets.count > 1 && forbidden[sets] != nil }

    /// Adds the sets of a state, or returns `false` if a state that was added before contains it.
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
    /// Returns `true` if another list has every element. Both are sorted.
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
