/// A search for the combinations of sets to which a string can belong, with the shortest string of each combination.
///
/// It handles thousands of sets, because it drops each set that contains no continuation of the bytes read so far. With
/// ``Turn`` values, the strings are paths, and results for path segments are reused where equal sets remain.
package struct MembershipSearch {
    package struct Outcome: Hashable, Sendable {
        /// The indices of the sets that contain the string, in ascending order.
        package let members: [Int]
        /// The shortest string that only these sets contain; among several, letters are preferred.
        package let text: [UInt8]
    }

    /// A set in the ordered list of a party, such as a route table. For each string, the party goes through its list up
    /// to the first decisive set that contains the string.
    package struct Turn: Hashable, Sendable {
        let party: Int
        var set: Int32
        /// `true` if the party, such as a route table, ignores later sets for strings in this set.
        let isDecisive: Bool

        package init(party: Int, set: Int, isDecisive: Bool) {
            (self.party, self.set, self.isDecisive) = (party, Int32(set), isDecisive)
        }
    }

    private let limit: Int
    /// The maximum total number of sets in all states, which limits memory.
    private static let restLimit = 32_000_000
    private let turns: [Turn]?
    /// Up to this number of sets, whole paths are searched first, otherwise single path segments. The search by segment
    /// has fewer states if many paths begin with a literal, and more if they begin with a parameter.
    package var mostJoint = 512
    private var preferences: [PartitionNumber: [UInt8]] = [:]
    private var knownSettled: [Pair: Bool] = [:]
    private var nodes: [Node] = []
    private var numbers: [Node: Int] = [:]
    /// For each of ``nodes``, the cached search result for the path segment that begins there.
    private var segments: [Segment?] = []
    private var (stateCount, restCount) = (0, 0)
    /// `true` to search each path segment separately, without merging equal states of different segments.
    private var isBySegment = false

    private struct Pair: Hashable {
        let universe, language: Language
    }

    /// The slash between path segments. After it, the search drops the sets that affect no result any more.
    private static let border = UInt8(ascii: "/")
    /// The maximum number of states for the check that a set contains all possible remainders of a path.
    private static let settlingLimit = 500

    /// - Parameter turns: The sets in the order in which each party, such as a route table, evaluates them; `nil` if
    ///   all combinations matter.
    package init(limit: Int, turns: [Turn]? = nil) { (self.limit, self.turns) = (limit, turns) }

    /// The remainders of a set's strings after the bytes read so far: its derivative.
    private struct Rest: Hashable {
        let set: Int32
        let language: Language
    }

    private struct State: Hashable {
        let universe: Language
        let rests: [Rest]
    }

    /// The transition by which the search first reached a state. The steps back to the start are the state's string.
    private struct Step {
        let previous: Int
        let byte: UInt8
    }

    /// A state at the start of a path segment: the sets of strings that can follow. It has no indices of the original
    /// sets, so that equal sets of different origin are one node.
    private struct Node: Hashable {
        let universe: Language
        let languages: [Language]
        let turns: [Turn]
    }

    /// A node with the original index of each of its sets.
    private struct Place: Hashable {
        let node: Int
        let sets: [Int32]
    }

    /// The search result for one path segment: the combinations of sets for strings that end in it, and the next
    /// segments.
    private struct Segment {
        var ends: [(members: [Int32], text: [UInt8])] = []
        var exits: [(place: Place, text: [UInt8])] = []
    }

    /// Returns each combination of the `languages` that contain one string of `universe`, shortest strings first; `nil`
    /// if the search exceeds its limit. With ``Turn`` values, it may omit sets that change no party's decision.
    package mutating func outcomes(
        of universe: Language, among languages: [Language], in pool: inout LanguagePool
    ) -> [Outcome]? {
        guard languages.count <= Self.mostDivided, limit > Self.smallLimit else {
            guard turns != nil else { return jointOutcomes(of: universe, among: languages, limit: limit, in: &pool) }
            let isLarge = languages.count > mostJoint
            return jointOutcomes(of: universe, among: languages, limit: limit, bySegment: isLarge, in: &pool)
                ?? jointOutcomes(of: universe, among: languages, limit: limit, bySegment: !isLarge, in: &pool)
        }
        return jointOutcomes(of: universe, among: languages, limit: Self.smallLimit, in: &pool)
            ?? dividedOutcomes(of: universe, among: languages, in: &pool)
            ?? jointOutcomes(of: universe, among: languages, limit: limit, in: &pool)
    }

    private static let mostDivided = 16
    /// The maximum number of states of the first search, and of each search in `dividedOutcomes`, which is tried next.
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
        of universe: Language, among languages: [Language], limit: Int, bySegment: Bool = false,
        in pool: inout LanguagePool
    ) -> [Outcome]? {
        (isBySegment, stateCount, restCount) = (bySegment, 0, 0)
        (nodes, numbers, segments) = ([], [:], [])
        let rests = languages.enumerated().compactMap { $1 == .nothing ? nil : Rest(set: Int32($0), language: $1) }
        let turns = (turns ?? []).filter { languages[Int($0.set)] != .nothing }
        let start = place(of: State(universe: universe, rests: rests), turns)
        // The strings to extend, by length. Extensions add at least a slash, so no shorter string follows.
        var open = [[(place: start, text: [UInt8]())]]
        var (known, best, length) = (Set<Place>(), [[Int32]: [UInt8]](), 0)
        while length < open.count {
            let nearest = open[length].sorted { Self.prefers($0.text, to: $1.text) }
            open[length] = []
            for (place, text) in nearest where known.insert(place).inserted {
                stateCount += 1
                guard stateCount <= limit, let segment = segment(after: place.node, limit: limit, in: &pool) else {
                    return nil
                }
                for end in segment.ends {
                    let (members, text) = (end.members.map { place.sets[Int($0)] }, text + end.text)
                    if let known = best[members], !Self.prefers(text, to: known) { continue }
                    best[members] = text
                }
                for exit in segment.exits {
                    let sets = exit.place.sets.map { place.sets[Int($0)] }
                    let text = text + exit.text
                    while open.count <= text.count { open.append([]) }
                    open[text.count].append((Place(node: exit.place.node, sets: sets), text))
                }
            }
            length += 1
        }
        return best.sorted { Self.prefers($0.value, to: $1.value) }
            .map { Outcome(members: $0.key.map { Int($0) }, text: $0.value) }
    }

    private mutating func segment(after number: Int, limit: Int, in pool: inout LanguagePool) -> Segment? {
        if let known = segments[number] { return known }
        let node = nodes[number]
        let rests = node.languages.enumerated().map { Rest(set: Int32($0), language: $1) }
        var positions: [[Int]] = Array(repeating: [], count: rests.count)
        for (position, turn) in node.turns.enumerated() { positions[Int(turn.set)].append(position) }
        let start = State(universe: node.universe, rests: rests)
        var (states, steps, known) = ([start], [Step(previous: -1, byte: 0)], Set([start]))
        var (segment, members, after) = (Segment(), Set<[Int32]>(), Set<Place>())
        var index = 0
        while index < states.count {
            if stateCount > limit || restCount > Self.restLimit || pool.isExhausted { return nil }
            let state = states[index]
            if let found = self.members(of: state, in: pool), members.insert(found).inserted {
                segment.ends.append((found, Self.text(to: index, steps)))
            }
            for byte in bytes(from: state, in: &pool) {
                var next = Self.step(from: state, by: byte, in: &pool)
                guard next.universe != .nothing else { continue }
                if byte == Self.border, turns != nil {
                    let settled = settled(next, node.turns, at: positions, in: &pool)
                    next = settled.state
                    if isBySegment {
                        let place = place(of: next, settled.turns)
                        guard after.insert(place).inserted else { continue }
                        segment.exits.append((place, Self.text(to: index, steps) + [byte]))
                        continue
                    }
                }
                guard known.insert(next).inserted else { continue }
                states.append(next)
                steps.append(Step(previous: index, byte: byte))
                stateCount += 1
                restCount += next.rests.count
            }
            index += 1
        }
        segments[number] = segment
        return segment
    }

    /// Returns the state after a slash, and the turns (sets of a party) that still matter. Later turns of a party do
    /// not matter after a decisive one whose set contains all possible remainders of the path.
    ///
    /// - Parameter positions: For each set, the indices of the turns with this set.
    private mutating func settled(
        _ state: State, _ turns: [Turn], at positions: [[Int]], in pool: inout LanguagePool
    ) -> (state: State, turns: [Turn]) {
        let settled = Set(
            state.rests.filter { isSettled($0.language, state.universe, in: &pool) }.map { $0.set })
        var (kept, relevant, decided) = ([Turn](), Set<Int32>(), -1)
        for position in state.rests.flatMap({ positions[Int($0.set)] }).sorted() {
            let turn = turns[position]
            // A decisive set of this party (such as a route table) has all remainders. Its later sets are irrelevant.
            if turn.party == decided { continue }
            kept.append(turn)
            relevant.insert(turn.set)
            if turn.isDecisive, settled.contains(turn.set) { decided = turn.party }
        }
        let rests = state.rests.filter { relevant.contains($0.set) }.map { rest in
            settled.contains(rest.set) ? Rest(set: rest.set, language: .everything) : rest
        }
        return (State(universe: state.universe, rests: rests), kept)
    }

    private mutating func place(of state: State, _ turns: [Turn]) -> Place {
        let sets = state.rests.map { $0.set }
        let numbers = Dictionary(uniqueKeysWithValues: zip(sets, Int32(0)...))
        let renumbered = turns.map { turn in
            var turn = turn
            turn.set = numbers[turn.set] ?? turn.set
            return turn
        }
        let node = Node(universe: state.universe, languages: state.rests.map { $0.language }, turns: renumbered)
        return Place(node: number(of: node), sets: sets)
    }

    private mutating func number(of node: Node) -> Int {
        if let known = numbers[node] { return known }
        numbers[node] = nodes.count
        nodes.append(node)
        segments.append(nil)
        return nodes.count - 1
    }

    private mutating func isSettled(_ language: Language, _ universe: Language, in pool: inout LanguagePool) -> Bool {
        if language == .everything { return true }
        if pool.containsEmptyString(universe), !pool.containsEmptyString(language) { return false }
        let pair = Pair(universe: universe, language: language)
        if let known = knownSettled[pair] { return known }
        let isSettled = pool.isSubset(universe, of: language, limit: Self.settlingLimit) ?? false
        knownSettled[pair] = isSettled
        return isSettled
    }

    private func members(of state: State, in pool: LanguagePool) -> [Int32]? {
        guard pool.containsEmptyString(state.universe) else { return nil }
        return state.rests.filter { pool.containsEmptyString($0.language) }.map { $0.set }
    }

    private static func step(from state: State, by byte: UInt8, in pool: inout LanguagePool) -> State {
        let universe = pool.derivative(of: state.universe, by: byte)
        guard universe != .nothing else { return State(universe: universe, rests: []) }
        let rests = state.rests.compactMap { rest in
            let language = pool.derivative(of: rest.language, by: byte)
            return language == .nothing ? nil : Rest(set: rest.set, language: language)
        }
        return State(universe: universe, rests: rests)
    }

    /// Returns one byte, preferably a letter, of each group of bytes that lead to the same next state.
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

    private static func text(to state: Int, _ steps: [Step]) -> [UInt8] {
        var (text, index) = ([UInt8](), state)
        while index > 0 {
            text.append(steps[index].byte)
            index = steps[index].previous
        }
        return text.reversed()
    }

    /// The bytes in order of preference, readable letters first.
    private static let inOrder: [UInt8] = {
        let letters = Array(0x61...0x7A) + Array(0x30...0x39) + Array(0x41...0x5A) as [UInt8]
        return letters + (UInt8.min...UInt8.max).filter { !letters.contains($0) }
    }()

    private static let ranks: [UInt8] = {
        var ranks: [UInt8] = Array(repeating: 0, count: 256)
        for (rank, byte) in inOrder.enumerated() { ranks[Int(byte)] = UInt8(rank) }
        return ranks
    }()

    /// Returns `true` if `text` is shorter, or as long with a preferred byte at the first difference.
    private static func prefers(_ text: [UInt8], to other: [UInt8]) -> Bool {
        if text.count != other.count { return text.count < other.count }
        return text.lexicographicallyPrecedes(other) { ranks[Int($0)] < ranks[Int($1)] }
    }
}
