/// Where the paths of variants end, by what they ask beyond them.
struct ShadowEnds {
    struct Place: Hashable {
        let node: Int
        let sourceSet: Int
    }

    /// Variants that ask the same.
    struct End {
        let leaf: TrieLeaf?
        /// The best of them, and its entry.
        let rank: Int
        let entry: Int
        /// The best one of any other entry.
        fileprivate(set) var otherRank: Int?

        init(leaf: TrieLeaf?, rank: Int, entry: Int) {
            (self.leaf, self.rank, self.entry) = (leaf, rank, entry)
        }

        /// The best rank of another entry than the one given.
        func rank(besides entry: Int) -> Int? { entry == self.entry ? otherRank : rank }
    }

    /// The ends with one demand.
    fileprivate struct List {
        var ends: [End] = []
        /// Whether all belong to one entry.
        var isOfOneEntry = true
    }

    private struct ListKey: Hashable {
        let place: Place
        let demand: Coverage.Demand?
    }

    private struct EndKey: Hashable {
        let place: Place
        let leaf: TrieLeaf?
    }

    private var lists: [ListKey: List] = [:]
    /// The number of each end in its list.
    private var numbers: [EndKey: Int] = [:]
    private var places: Set<Place> = []
    /// The sets of sources of the variants that end at a node.
    private(set) var sourceSets: [Int: [Int]] = [:]

    /// The ends with a demand, unless all of them belong to one entry.
    func ends(at place: Place, asking demand: Coverage.Demand?, besides entry: Int) -> [End] {
        guard let list = lists[ListKey(place: place, demand: demand)] else { return [] }
        return list.isOfOneEntry && list.ends.first?.entry == entry ? [] : list.ends
    }

    /// Adds a variant over which all that are here win.
    mutating func add(_ end: End, at place: Place, asking demand: Coverage.Demand?) {
        if places.insert(place).inserted { sourceSets[place.node, default: []].append(place.sourceSet) }
        lists[ListKey(place: place, demand: demand), default: List()].add(
            end, number: &numbers[EndKey(place: place, leaf: end.leaf)])
    }
}

extension ShadowEnds.List {
    /// - Parameter number: The number of the end that asks the same, if there is one.
    fileprivate mutating func add(_ end: ShadowEnds.End, number: inout Int?) {
        isOfOneEntry = isOfOneEntry && ends.first?.entry ?? end.entry == end.entry
        guard let known = number else {
            number = ends.count
            ends.append(end)
            return
        }
        if ends[known].entry != end.entry, ends[known].otherRank == nil { ends[known].otherRank = end.rank }
    }
}
