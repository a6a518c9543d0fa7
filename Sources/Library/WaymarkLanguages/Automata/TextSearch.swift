/// A search for every combination of sets to which a string of a given set belongs. Without other sets, it finds the
/// shortest string of the given set.
///
/// It visits the derivatives of the set or, if these are too many, makes each part of a union a separate state.
package struct TextSearch {
    package struct Outcome: Hashable, Sendable {
        /// For each of the searched sets, `true` if it contains the string.
        package let isMember: [Bool]
        /// The string of exactly these sets with the shortest percent-encoding; among several, the first in byte order.
        package let text: [UInt8]
        /// The percent-encoded string.
        package let written: [UInt8]
    }

    private let kept: ByteClass
    private let limit: Int

    /// The maximum number of states of a search in all sets at once. Above it, the sets are searched one at a time.
    private static let jointLimit = 3_000
    /// The maximum number of states of the first search in one set. Above it, the set's parts are searched.
    private static let singleLimit = 1_000

    package init(keeping kept: ByteClass, limit: Int = 100_000) { (self.kept, self.limit) = (kept, limit) }

    /// A string, and for each set the possible continuations: the set's Brzozowski derivative by the string.
    private struct State {
        let rests: [Language]
        let text: [UInt8]
        let written: [UInt8]
    }

    /// Returns each combination of `languages` to which a string of `universe` belongs, shortest string first; `nil` if
    /// the search exceeds ``limit`` states or the pool's work limit.
    package func outcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        let isSingle = languages.isEmpty
        let most = min(limit, isSingle ? Self.singleLimit : Self.jointLimit)
        if let found = jointOutcomes(from: [[universe] + languages], limit: most, in: &pool) { return found }
        guard most < limit else { return nil }
        guard isSingle else { return dividedOutcomes(of: universe, among: languages, in: &pool) }
        let parts = pool.parts(of: universe).map { [$0] }
        return jointOutcomes(from: parts, dividing: true, limit: limit, in: &pool)
    }

    /// - Parameter dividing: If `true`, each part of a union is a separate state, and every start is a single set.
    private func jointOutcomes(
        from starts: [[Language]], dividing: Bool = false, limit: Int, in pool: inout LanguagePool
    ) -> [Outcome]? {
        // A step adds one or three bytes, such as `a` or `%20`, so the queue has at most three lengths.
        var statesByLength = [starts.filter { $0[0] != .nothing }.map { State(rests: $0, text: [], written: []) }]
        var known = ReachedSets()
        var (found, order): (Set<[Bool]>, [Outcome]) = ([], [])
        var length = 0
        while length < statesByLength.count {
            let nearest = statesByLength[length].sorted { $0.written.lexicographicallyPrecedes($1.written) }
            statesByLength[length] = []
            for state in nearest where known.insert(state.rests, in: &pool) {
                if known.count > limit || pool.isExhausted { return nil }
                if pool.containsEmptyString(state.rests[0]) {
                    let isMember = state.rests.dropFirst().map { pool.containsEmptyString($0) }
                    if found.insert(isMember).inserted {
                        order.append(Outcome(isMember: isMember, text: state.text, written: state.written))
                    }
                    if isMember.isEmpty { return order }
                }
                for (byte, next) in steps(from: state.rests, in: &pool) where !known.contains(next) {
                    let written = state.written + written(byte)
                    while statesByLength.count <= written.count { statesByLength.append([]) }
                    for rests in dividing ? pool.parts(of: next[0]).map({ [$0] }) : [next] {
                        statesByLength[written.count].append(
                            State(rests: rests, text: state.text + [byte], written: written))
                    }
                }
            }
            length += 1
        }
        return order
    }

    /// Returns one byte of each group of equivalent bytes, with the sets' derivatives by it, unless that of the first
    /// set is empty. Equivalent bytes have equal derivatives, and all or none of them are escaped.
    private func steps(from languages: [Language], in pool: inout LanguagePool) -> [(byte: UInt8, rests: [Language])] {
        var groups = pool.groups.number(of: kept)
        for language in languages { groups = pool.groups.refined(groups, by: pool.partition(of: language)) }
        return pool.groups[groups].representatives.compactMap { byte in
            let rests = languages.map { pool.derivative(of: $0, by: byte) }
            return rests[0] == .nothing ? nil : (byte, rests)
        }
    }

    private func written(_ byte: UInt8) -> [UInt8] { kept.contains(byte) ? [byte] : PercentEncoding.escape(of: byte) }
}
