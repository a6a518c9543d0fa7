/// The words of a frozen trie, and the constraints that they name.
struct TrieWords {
    let words: UnsafePointer<UInt32>
    let constraints: UnsafePointer<ParameterConstraint>

    @inline(__always)
    func word(_ place: Int) -> Int { Int(words[place]) }

    /// A text of the trie.
    func buffer(at offset: Int, count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: (UnsafeRawPointer(words) + offset).assumingMemoryBound(to: UInt8.self), count: count)
    }

    /// What the value at a place must be.
    func requirement(
        _ kind: UInt32, constraint: Int, text: Int, length: Int
    ) -> ValueRequirement {
        switch kind & 0xFF {
        case 0: .anything
        case 1: .literal(buffer(at: text, count: length))
        case 2: .bare
        default:
            .parameter(
                constraints + constraint, list: TrieLeaf.ListReading(rawValue: kind >> 16 & 0xFF) ?? .no,
                presence: TrieLeaf.Presence(rawValue: kind >> 8 & 0xFF) ?? .required)
        }
    }

    /// What a link says where the item at a place is asked for.
    func read(item: Int, with reader: QueryReader) -> ValueReading {
        let name = buffer(at: word(item + TrieLayout.Item.name), count: word(item + TrieLayout.Item.nameLength))
        let value = requirement(
            words[item + TrieLayout.Item.kind], constraint: word(item + TrieLayout.Item.constraint),
            text: word(item + TrieLayout.Item.text), length: word(item + TrieLayout.Item.length))
        return reader.read(name, as: value)
    }

    /// What a link says where the fragment at a place is asked for.
    func read(fragment place: Int, with reader: FragmentReader) -> ValueReading {
        reader.read(
            as: requirement(words[place], constraint: word(place + 1), text: word(place + 2), length: word(place + 3)))
    }

    /// The place of one of the items among requirements.
    func item(_ index: Int, of requirements: Int) -> Int {
        requirements + TrieLayout.Requirements.items + index * TrieLayout.Item.size
    }
}
