// The query and fragment requirements of leaves.
extension TrieWriter {
    mutating func writeRequirements(of leaf: LeafRequirements) -> Int {
        guard !leaf.items.isEmpty || leaf.fragment.isRequirement else { return 0 }
        let place = words.allot(TrieLayout.Requirements.items + leaf.items.count * TrieLayout.Item.size)
        write(leaf.fragment, at: place + TrieLayout.Requirements.fragment)
        set(place + TrieLayout.Requirements.itemCount, UInt32(leaf.items.count))
        for (index, item) in leaf.items.enumerated() {
            let record = place + TrieLayout.Requirements.items + index * TrieLayout.Item.size
            setText(record + TrieLayout.Item.name, item.name)
            set(record + TrieLayout.Item.nameLength, UInt32(item.name.count))
            write(item.value, at: record)
        }
        return place
    }

    private mutating func write(_ value: LeafRequirements.Value, at place: Int) {
        set(place + TrieLayout.Value.kind, value.code)
        set(place + TrieLayout.Value.constraint, UInt32(value.constraint))
        setText(place + TrieLayout.Value.text, value.text)
        set(place + TrieLayout.Value.length, UInt32(value.text.count))
    }
}
