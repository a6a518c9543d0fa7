/// Where the texts of a set stand to others: every combination that there is, each with its shortest text.
package struct TextSearch {
    /// Texts that are alike to all languages that were asked about.
    package struct Outcome: Hashable, Sendable {
        /// For each language, whether they are in it.
        package let isMember: [Bool]
        /// The shortest of them, and of several the one that is first in the order of its written form.
        package let text: [UInt8]
        /// The text as it is written in a link.
        package let written: [UInt8]
    }

    /// The bytes that stand for themselves in a link; others are written as an escape of three.
    private let kept: ByteClass
    /// The most states that are looked at.
    let limit: Int

    /// The number of states up to which all languages are looked at together.
    private static let jointLimit = 3_000

    /// - Parameters:
    ///   - kept: The bytes that are written as they are.
    ///   - limit: The most combinations of what is left of all languages.
    package init(keeping kept: ByteClass, limit: Int = 100_000) {
        (self.kept, self.limit) = (kept, limit)
    }

    /// What is left of all languages, and how it was reached.
    private struct Place {
        let rest: [Language]
        let text: [UInt8]
        let written: [UInt8]
    }

    /// Every combination in which texts of a set are in others.
    ///
    /// - Parameters:
    ///   - universe: The set.
    ///   - languages: The others.
    ///   - count: How many combinations are enough.
    /// - Returns: In the order of their shortest texts; `nil` if there is more to look at than the limit.
    package func outcomes(
        of universe: Language, among languages: [Language], atMost count: Int = .max, in pool: inout LanguagePool
    ) -> [Outcome]? {
        if languages.isEmpty {
            switch ShortestSearch(search: self, limit: limit).answer(universe, in: &pool) {
            case .text(let text, let written): return [Outcome(isMember: [], text: text, written: written)]
            case .none: return []
            case .unknown: return nil
            }
        }
        let isWhole = count == .max
        let most = isWhole ? min(limit, Self.jointLimit) : limit
        return jointOutcomes(of: universe, among: languages, atMost: count, limit: most, in: &pool)
            ?? (isWhole && most < limit ? dividedOutcomes(of: universe, among: languages, in: &pool) : nil)
    }

    private func jointOutcomes(
        of universe: Language, among languages: [Language], atMost count: Int, limit: Int,
        in pool: inout LanguagePool
    ) -> [Outcome]? {
        // A byte is one character or three, so what is reached next is at most three farther than what is nearest.
        var places: [[Place]] = [[Place(rest: [universe] + languages, text: [], written: [])]]
        var known: Set<[Language]> = []
        var found: [[Bool]: Outcome] = [:]
        var order: [Outcome] = []
        var length = 0
        while length < places.count {
            let nearest = places[length].sorted { $0.written.lexicographicallyPrecedes($1.written) }
            places[length] = []
            for place in nearest where known.insert(place.rest).inserted {
                if known.count > limit || pool.isExhausted { return nil }
                note(place, in: pool, &found, &order)
                if order.count >= count { return order }
                for next in steps(from: place, in: &pool) where !known.contains(next.rest) {
                    while places.count <= next.written.count { places.append([]) }
                    places[next.written.count].append(next)
                }
            }
            length += 1
        }
        return order
    }

    private func note(
        _ place: Place, in pool: LanguagePool, _ found: inout [[Bool]: Outcome], _ order: inout [Outcome]
    ) {
        guard pool.containsEmptyText(place.rest[0]) else { return }
        let isMember = place.rest.dropFirst().map { pool.containsEmptyText($0) }
        guard found[isMember] == nil else { return }
        let outcome = Outcome(isMember: isMember, text: place.text, written: place.written)
        found[isMember] = outcome
        order.append(outcome)
    }

    private func steps(from place: Place, in pool: inout LanguagePool) -> [Place] {
        // Bytes that are written alike and lead to the same.
        var groups = pool.groups.number(of: Partition(kept))
        for rest in place.rest { groups = pool.groups.refined(groups, by: pool.partition(of: rest)) }
        return pool.groups[groups].representatives.compactMap { byte in
            let rest = place.rest.map { pool.derivative(of: $0, by: byte) }
            guard rest[0] != .nothing else { return nil }
            return Place(rest: rest, text: place.text + [byte], written: place.written + self.written(byte))
        }
    }

    /// What is left of one language after one byte of each group whose bytes are written alike and lead to the same.
    func steps(from language: Language, in pool: inout LanguagePool) -> [(byte: UInt8, rest: Language)] {
        let own = pool.groups.number(of: Partition(kept))
        let groups = pool.groups.refined(own, by: pool.partition(of: language))
        return pool.groups[groups].representatives.compactMap { byte in
            let rest = pool.derivative(of: language, by: byte)
            return rest == .nothing ? nil : (byte, rest)
        }
    }

    func written(_ byte: UInt8) -> [UInt8] {
        if kept.contains(byte) { return [byte] }
        let digits = Array("0123456789ABCDEF".utf8)
        return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}

extension LanguagePool {
    /// The shortest text of a set, by its number of bytes and then their order; `nil` if there is none, or it is too far
    /// to look for.
    package mutating func shortest(of language: Language, limit: Int = 100_000) -> [UInt8]? {
        TextSearch(keeping: .all, limit: limit).outcomes(of: language, among: [], atMost: 1, in: &self)?.first?.text
    }

    /// Whether a set has no text; `nil` if that is too far to look for.
    package mutating func isEmpty(_ language: Language, limit: Int = 100_000) -> Bool? {
        TextSearch(keeping: .all, limit: limit).outcomes(of: language, among: [], atMost: 1, in: &self)
            .map { $0.isEmpty }
    }

    /// Whether every text of one set is in another; `nil` if that is too far to look for.
    package mutating func isSubset(_ a: Language, of b: Language, limit: Int = 100_000) -> Bool? {
        isEmpty(difference(a, b), limit: limit)
    }
}
