import WaymarkCore

/// The values of query items under their names: names in the order of their first items, values in the order of theirs.
struct QueryValues: Sequence {
    private var groups: [(name: String, values: [String?])] = []

    /// Names are compared by bytes, as everywhere in links. A link has few items, and a policy bounds them, so that
    /// looking through the names beats hashing them.
    init(_ items: [QueryItem]) {
        for item in items {
            if let index = groups.firstIndex(where: { $0.name.utf8.elementsEqual(item.name.utf8) }) {
                groups[index].values.append(item.value)
            } else {
                groups.append((item.name, [item.value]))
            }
        }
    }

    func makeIterator() -> IndexingIterator<[(name: String, values: [String?])]> { groups.makeIterator() }
}
