/// The visited states of a ``TextSearch``. A state with one set is omitted if a visited set certainly contains this
/// set: it has the same required and fewer forbidden sets (De Wulf, Doyen, Henzinger and Raskin, Antichains, 2006).
struct ReachedSets {
    private var forbidden: [[Language]: [[Language]]] = [:]
    private(set) var count = 0

    /// Returns `true` if a state with these sets was inserted; always `false` for a single set, which needs the
    /// comparison in ``insert(_:in:)``.
    func contains(_ sets: [Language]) -> Bool { sets.count > 1 && forbidden[sets] != nil }

    /// Adds the sets of a state, or returns `false` if a state that was added before contains all its strings.
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
