// Literal children as hash tables.
extension TrieWriter {
    mutating func writeLiterals(_ literals: LinkedList, below runs: Int) -> Int {
        guard !literals.isEmpty else { return 0 }
        let children = Array(literals.elements(of: builder.literals.all))
        let table = children.count == 1 ? .ofOne : LiteralTable(children.map { $0.key })
        let size = (table.slots.count + table.rest.count) * TrieLayout.Slot.size
        let place = words.allot(TrieLayout.Literals.slots + size)
        set(place + TrieLayout.Literals.shift, UInt32(table.shift))
        set(place + TrieLayout.Literals.probes, UInt32(table.probes))
        set(place + TrieLayout.Literals.multiplier, table.multiplier)
        set(place + TrieLayout.Literals.rest, UInt32(table.rest.count))
        var slot = place + TrieLayout.Literals.slots
        for index in table.slots {
            if index >= 0 { write(children[Int(index)], at: slot, below: runs) }
            slot += TrieLayout.Slot.size
        }
        if !table.rest.isEmpty { write(table.rest.map { children[$0] }, inOrderAt: slot, below: runs) }
        return place
    }

    private mutating func write(_ rest: [LiteralChildren.Child], inOrderAt start: Int, below runs: Int) {
        for (index, child) in rest.ordered(by: builder.literals.precedes).enumerated() {
            write(child, at: start + index * TrieLayout.Slot.size, below: runs)
        }
    }

    private mutating func write(_ child: LiteralChildren.Child, at slot: Int, below runs: Int) {
        set(slot + TrieLayout.Slot.head, child.key.head)
        set(slot + TrieLayout.Slot.tail, child.key.tail)
        set(slot + TrieLayout.Slot.length, child.key.length)
        if let text = builder.literals.longText(of: child) { setText(slot + TrieLayout.Slot.text, text) }
        set(slot + TrieLayout.Slot.child, UInt32(write(Int(child.child), below: runs)))
    }
}
