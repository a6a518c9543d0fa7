/// A search for the sets that have strings in common: every combination, each with its shortest string.
///
/// Unlike ``TextSearch`` it drops sets that a string has left, so that it can handle hundreds of sets.
package struct MembershipSearch {
    /// A combination of sets with common strings.
    package struct Outcome: Hashable, Sendable {
        /// The indices of the sets, in ascending order.
        package let members: [Int]
        /// The shortest common string, with letters preferred.
        package let text: [UInt8]
    }

    /// Returns, for each set, `true` if it still matters once the settled sets contain all remaining strings.
    package typealias Relevance = (_ settled: Set<Int>) -> [Bool]

    /// The maximum number of combined states.
    private let limit: Int
    /// The maximum total number of sets in all states, which limits memory.
    private static let restLimit = 32_000_000
    private let relevance: Relevance?
    private var preferences: [PartitionNumber: [UInt8]] = [:]
    private var knownRelevance: [Set<Int>: [Bool]] = [:]
    private var knownSettled: [Pair: Bool] = [:]

    private struct Pair: Hashable {
        let universe, language: Language
    }

    /// The byte after which settled sets are determined.
    private static let border = UInt8(ascii: "/")
    /// The maximum number of states for that check.
    private static let settlingLimit = 500

    package init(limit: Int, relevance: Relevance? = nil) { (self.limit, self.relevance) = (limit, relevance) }

    /// The derivative of a set.
    private struct Rest: Hashable {
        let set: Int32
        let language: Language
    }

    private struct State: Hashable {
        let universe: Language
        let rests: [Rest]
    }

    /// The first transition to a state.
    private struct Step {
        let previous: Int
        let byte: UInt8
    }

    /// Returns every combination in which strings of `universe` are in `languages`, in order of the strings' lengths;
    /// `nil` if the limit is reached.
    package mutating func outcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        guard languages.count <= Self.mostDivided, limit > Self.smallLimit else {
            return jointOutcomes(of: universe, among: languages, limit: limit, in: &pool)
        }
        return jointOutcomes(of: universe, among: languages, limit: Self.smallLimit, in: &pool)
            ?? dividedOutcomes(of: universe, among: languages, in: &pool)
            ?? jointOutcomes(of: universe, among: languages, limit: limit, in: &pool)
    }

    private static let mostDivided = 16
    /// The maximum number of states before the divided search is tried.
    private static let smallLimit = 10_000

    private func dividedOutcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        let search = TextSearch(keeping: .all, limit: Self.smallLimit)
        return search.dividedOutcomes(of: universe, among: languages, in: &pool)?.map { outcome in
            Outcome(members: languages.indices.filter { outcome.isMember[$0] }, text: outcome.text)
        }
    }

    private mutating func jointOutcomes(
        of universe: Language, among languages: [Language], limit: Int, in pool: inout LanguagePool
    ) -> [Outcome]? {
        let start = State(
            universe: universe,
            rests: languages.enumerated().compactMap {
                $1 == .nothing ? nil : Rest(set: Int32($0), language: $1)
            })
        var (states, steps, known) = ([start], [Step(previous: -1, byte: 0)], Set([start]))
        var (outcomes, found) = ([Outcome](), Set<[Int]>())
        var (index, restCount) = (0, 0)
        while index < states.count {
            if states.count > limit || restCount > Self.restLimit || pool.isExhausted { return nil }
            let state = states[index]
            if let members = members(of: state, in: pool), found.insert(members).inserted {
                outcomes.append(Outcome(members: members, text: Self.text(to: index, steps)))
            }
            for byte in bytes(from: state, in: &pool) {
                var next = Self.step(from: state, by: byte, in: &pool)
                if byte == Self.border, relevance != nil { next = settled(next, in: &pool) }
                guard next.universe != .nothing, known.insert(next).inserted else { continue }
                states.append(next)
                restCount += next.rests.count
                steps.append(Step(previous: index, byte: byte))
            }
            index += 1
        }
        return outcomes
    }

    private func members(of state: State, in pool: LanguagePool) -> [Int]? {
        guard pool.containsEmptyString(state.universe) else { return nil }
        return state.rests.filter { pool.containsEmptyString($0.language) }.map { Int($0.set) }
    }

    private static func step(from state: State, by byte: UInt8, in pool: inout LanguagePool) -> State {
        let universe = pool.derivative(of: state.universe, by: byte)
        guard universe != .nothing else { return State(universe: universe, rests: []) }
        var rests: [Rest] = []
        rests.reserveCapacity(state.rests.count)
        for rest in state.rests {
            let language = pool.derivative(of: rest.language, by: byte)
            if language != .nothing { rests.append(Rest(set: rest.set, language: language)) }
        }
        return State(universe: universe, rests: rests)
    }

    /// Returns a state without sets that no longer matter.
    private mutating func settled(_ state: State, in pool: inout LanguagePool) -> State {
        var settled: Set<Int> = []
        for rest in state.rests where isSettled(rest.language, state.universe, in: &pool) {
            settled.insert(Int(rest.set))
        }
        guard !settled.isEmpty, let relevance else { return state }
        let isRelevant = knownRelevance[settled] ?? relevance(settled)
        knownRelevance[settled] = isRelevant
        var rests: [Rest] = []
        for rest in state.rests where isRelevant[Int(rest.set)] {
            rests.append(settled.contains(Int(rest.set)) ? Rest(set: rest.set, language: .everything) : rest)
        }
        return State(universe: state.universe, rests: rests)
    }

    private mutating func isSettled(_ language: Language, _ universe: Language, in pool: inout LanguagePool) -> Bool {
        if language == .everything { return true }
        let pair = Pair(universe: universe, language: language)
        if let known = knownSettled[pair] { return known }
        let isSettled = pool.isSubset(universe, of: language, limit: Self.settlingLimit) ?? false
        knownSettled[pair] = isSettled
        return isSettled
    }

    /// Returns one byte of each group with the same derivatives.
    private mutating func bytes(from state: State, in pool: inout LanguagePool) -> [UInt8] {
        var groups = pool.partition(of: state.universe)
        for rest in state.rests {
            let partition = pool.partition(of: rest.language)
            groups = pool.groups.refined(groups, by: partition)
        }
        if let known = preferences[groups] { return known }
        let partition = pool.groups[groups]
        var taken: Set<UInt8> = []
        let made = Self.inOrder.filter { taken.insert(partition.groups[Int($0)]).inserted }
        preferences[groups] = made
        return made
    }

    /// The bytes in order of preference, readable letters first.
    private static let inOrder: [UInt8] = {
        let letters = Array(0x61...0x7A) + Array(0x30...0x39) + Array(0x41...0x5A) as [UInt8]
        return letters + (UInt8.min...UInt8.max).filter { !letters.contains($0) }
    }()

    private static func text(to state: Int, _ steps: [Step]) -> [UInt8] {
        var (text, index) = ([UInt8](), state)
        while index > 0 {
            text.append(steps[index].byte)
            index = steps[index].previous
        }
        return text.reversed()
    }
}
