/// A search for every combination of sets, among several, to which a string of a given set belongs.
package struct TextSearch {
    /// A combination of sets, and the shortest string that belongs to exactly these among all searched sets.
    package struct Outcome: Hashable, Sendable {
        /// For each of the other sets, `true` if it contains the string.
        package let isMember: [Bool]
        /// The string with the shortest encoding; among several, the first in byte order of the encodings.
        package let text: [UInt8]
        /// The string as it is percent-encoded in a link.
        package let written: [UInt8]
    }

    /// The bytes that are not escaped in a link.
    private let kept: ByteClass
    /// The maximum number of states.
    let limit: Int

    /// The maximum number of states of the joint search, if the divided search follows it.
    private static let jointLimit = 3_000

    package init(keeping kept: ByteClass, limit: Int = 100_000) { (self.kept, self.limit) = (kept, limit) }

    /// The derivatives of all sets by a string, and that string.
    private struct State {
        let rest: [Language]
        let text: [UInt8]
        let written: [UInt8]
    }

    /// Returns each combination of `languages` to which a string of `universe` belongs, shortest string first. Stops
    /// after `count` combinations; returns `nil` if the search exceeds ``limit`` states or the pool's work limit.
    package func outcomes(
        of universe: Language, among languages: [Language], atMost count: Int = .max, in pool: inout LanguagePool
    ) -> [Outcome]? {
        if languages.isEmpty { return ShortestSearch(search: self, limit: limit).outcomes(of: universe, in: &pool) }
        let isWhole = count == .max
        let most = isWhole ? min(limit, Self.jointLimit) : limit
        return jointOutcomes(of: universe, among: languages, atMost: count, limit: most, in: &pool)
            ?? (isWhole && most < limit ? dividedOutcomes(of: universe, among: languages, in: &pool) : nil)
    }

    private func jointOutcomes(
        of universe: Language, among languages: [Language], atMost count: Int, limit: Int,
        in pool: inout LanguagePool
    ) -> [Outcome]? {
        // A step adds one or three bytes, such as `a` or `%20`, so the queue spans at most three lengths.
        var statesByLength: [[State]] = [[State(rest: [universe] + languages, text: [], written: [])]]
        var known: Set<[Language]> = []
        var found: [[Bool]: Outcome] = [:]
        var order: [Outcome] = []
        var length = 0
        while length < statesByLength.count {
            let nearest = statesByLength[length].sorted { $0.written.lexicographicallyPrecedes($1.written) }
            statesByLength[length] = []
            for state in nearest where known.insert(state.rest).inserted {
                if known.count > limit || pool.isExhausted { return nil }
                note(state, in: pool, &found, &order)
                if order.count >= count { return order }
                for (byte, rest) in steps(from: state.rest, in: &pool) where !known.contains(rest) {
                    let written = state.written + written(byte)
                    while statesByLength.count <= written.count { statesByLength.append([]) }
                    statesByLength[written.count].append(State(rest: rest, text: state.text + [byte], written: written))
                }
            }
            length += 1
        }
        return order
    }

    private func note(
        _ state: State, in pool: LanguagePool, _ found: inout [[Bool]: Outcome], _ order: inout [Outcome]
    ) {
        guard pool.containsEmptyString(state.rest[0]) else { return }
        let isMember = state.rest.dropFirst().map { pool.containsEmptyString($0) }
        guard found[isMember] == nil else { return }
        let outcome = Outcome(isMember: isMember, text: state.text, written: state.written)
        found[isMember] = outcome
        order.append(outcome)
    }

    /// Returns one byte of each group with equal encoding and derivatives, and the derivatives of the sets by this
    /// byte. Bytes by which the derivative of the first set is empty are omitted.
    func steps(from languages: [Language], in pool: inout LanguagePool) -> [(byte: UInt8, rests: [Language])] {
        var groups = pool.groups.number(of: Partition(kept))
        for language in languages { groups = pool.groups.refined(groups, by: pool.partition(of: language)) }
        return pool.groups[groups].representatives.compactMap { byte in
            let rests = languages.map { pool.derivative(of: $0, by: byte) }
            return rests[0] == .nothing ? nil : (byte, rests)
        }
    }

    func written(_ byte: UInt8) -> [UInt8] { kept.contains(byte) ? [byte] : PercentEncoding.escape(of: byte) }
}

extension LanguagePool {
    /// Returns the shortest string of a set, the first in byte order; `nil` if there is none, or at the limit.
    package mutating func shortest(of language: Language, limit: Int = 100_000) -> [UInt8]? {
        TextSearch(keeping: .all, limit: limit).outcomes(of: language, among: [], atMost: 1, in: &self)?.first?.text
    }

    /// Returns `true` if a set is empty; `nil` if the limit is reached.
    package mutating func isEmpty(_ language: Language, limit: Int = 100_000) -> Bool? {
        TextSearch(keeping: .all, limit: limit).outcomes(of: language, among: [], atMost: 1, in: &self)
            .map { $0.isEmpty }
    }

    /// Returns `true` if every string of one set is in another; `nil` if the limit is reached.
    package mutating func isSubset(_ a: Language, of b: Language, limit: Int = 100_000) -> Bool? {
        isEmpty(difference(a, b), limit: limit)
    }
}
