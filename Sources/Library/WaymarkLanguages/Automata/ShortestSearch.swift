/// A search for the string of a set with the shortest encoding in a link; among several, the first in byte order.
///
/// A small search visits the derivatives of the set. If it exceeds its limit, a second one makes each part of a union a
/// separate state. Both skip a set that a visited set contains: one with the same required and more forbidden sets (De
/// Wulf, Doyen, Henzinger and Raskin, Antichains, 2006).
struct ShortestSearch {
    let search: TextSearch
    let limit: Int

    private static let smallLimit = 1_000

    private struct State {
        let rest: Language
        let text: [UInt8]
        let written: [UInt8]
    }

    /// Returns one outcome with the shortest string; none for the empty set, and `nil` if the limit is reached.
    func outcomes(of language: Language, in pool: inout LanguagePool) -> [TextSearch.Outcome]? {
        outcomes(of: language, limit: min(limit, Self.smallLimit), dividing: false, in: &pool)
            ?? (limit > Self.smallLimit ? outcomes(of: language, limit: limit, dividing: true, in: &pool) : nil)
    }

    private func outcomes(
        of language: Language, limit: Int, dividing: Bool, in pool: inout LanguagePool
    ) -> [TextSearch.Outcome]? {
        let start = dividing ? pool.parts(of: language) : [language]
        var statesByLength = [start.filter { $0 != .nothing }.map { State(rest: $0, text: [], written: []) }]
        var known = ReachedSets()
        var length = 0
        while length < statesByLength.count {
            let nearest = statesByLength[length].sorted { $0.written.lexicographicallyPrecedes($1.written) }
            statesByLength[length] = []
            for state in nearest where known.insert(state.rest, in: &pool) {
                if known.count > limit || pool.isExhausted { return nil }
                if pool.containsEmptyString(state.rest) {
                    return [TextSearch.Outcome(isMember: [], text: state.text, written: state.written)]
                }
                for (byte, rests) in search.steps(from: [state.rest], in: &pool) {
                    let written = state.written + search.written(byte)
                    while statesByLength.count <= written.count { statesByLength.append([]) }
                    for part in dividing ? pool.parts(of: rests[0]) : rests {
                        statesByLength[written.count].append(
                            State(rest: part, text: state.text + [byte], written: written))
                    }
                }
            }
            length += 1
        }
        return []
    }
}

/// The visited sets, without those that another one certainly contains.
private struct ReachedSets {
    private var forbidden: [[Language]: [[Language]]] = [:]
    private(set) var count = 0

    /// Adds a set, or returns `false` if a set that was added before contains it.
    mutating func insert(_ language: Language, in pool: inout LanguagePool) -> Bool {
        let demands = pool.demands(of: language)
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
