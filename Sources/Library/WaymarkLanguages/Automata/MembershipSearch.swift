/// Finds out which of many sets have texts in common: every combination that there is, each with its shortest text.
///
/// Unlike ``TextSearch`` it forgets the sets that a text has left, so that hundreds of them can be asked about at once.
package struct MembershipSearch {
    /// Texts that are in the same sets.
    package struct Outcome: Hashable, Sendable {
        /// The sets, by their numbers in ascending order.
        package let members: [Int]
        /// The shortest of the texts; of several, one with letters rather than other characters.
        package let text: [UInt8]

        package init(members: [Int], text: [UInt8]) { (self.members, self.text) = (members, text) }
    }

    /// Which sets still make a difference, once some are sure to have every text that is left.
    package typealias Relevance = (_ settled: Set<Int>) -> [Bool]

    /// The most combinations of what is left of the sets.
    private let limit: Int
    /// The most sets in all combinations together, which take most of the memory.
    private static let restLimit = 32_000_000
    private let relevance: Relevance?
    private var preferences: [PartitionNumber: [UInt8]] = [:]
    private var knownRelevance: [Set<Int>: [Bool]] = [:]
    private var knownSettled: [Pair: Bool] = [:]

    private struct Pair: Hashable {
        let universe, language: Language
    }

    /// Behind this byte it is asked which sets are settled.
    private static let border = UInt8(ascii: "/")
    /// The most states that are looked at for that.
    private static let settlingLimit = 500

    /// - Parameters:
    ///   - limit: The most combinations of what is left of the sets.
    ///   - relevance: Which sets may be forgotten; `nil` for none.
    package init(limit: Int, relevance: Relevance? = nil) { (self.limit, self.relevance) = (limit, relevance) }

    /// What is left of a set.
    private struct Rest: Hashable {
        let set: Int32
        let language: Language
    }

    private struct State: Hashable {
        let universe: Language
        let rests: [Rest]
    }

    /// How a state was reached first.
    private struct Step {
        let previous: Int
        let byte: UInt8
    }

    /// Every combination in which texts of a set are in others.
    ///
    /// - Parameters:
    ///   - universe: The set.
    ///   - languages: The others.
    /// - Returns: In the order of the texts' lengths; `nil` if there is more to look at than the limit.
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

    /// The most sets by which texts are divided one after the other.
    private static let mostDivided = 16
    /// The most combinations of few sets before that is tried.
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
        guard pool.containsEmptyText(state.universe) else { return nil }
        return state.rests.filter { pool.containsEmptyText($0.language) }.map { Int($0.set) }
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

    /// A state without what makes no difference any more.
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

    /// One byte of each group that leads to the same.
    private mutating func bytes(from state: State, in pool: inout LanguagePool) -> [UInt8] {
        var groups = pool.partition(of: state.universe)
        for rest in state.rests {
            let partition = pool.partition(of: rest.language)
            groups = pool.groups.refined(groups, by: partition)
        }
        if let known = preferences[groups] { return known }
        let made = Self.preferred(pool.groups[groups])
        preferences[groups] = made
        return made
    }

    private static func preferred(_ partition: Partition) -> [UInt8] {
        var taken: Set<UInt8> = []
        return inOrder.filter { taken.insert(partition.groups[Int($0)]).inserted }
    }

    /// Letters that people like to read come first.
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
