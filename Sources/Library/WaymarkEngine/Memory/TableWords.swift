/// A view of the words of a compiled trie, in the format of ``TrieLayout``.
///
/// **Invariant.** The first word is the number of words. All offsets in the words, and the records at them, are in
/// bounds. ``TableValidator`` validates them when a table is compiled, in tests and in unoptimised code. So a walk from
/// a root never reads out of bounds. Unoptimised code also checks each offset on use, once per record (``TrieNode`` and
/// others).
///
/// The view is only an address, which a search passes in a register.
@safe
struct TableWords {
    private let words: UnsafePointer<UInt32>

    /// - Parameter words: The first word is the number of words, as ``SearchTable`` checks in unoptimised code.
    @inline(__always)
    init(_ words: UncheckedSpan<UInt32>) { unsafe self.words = words.start }

    private var count: Int { unsafe Int(words[0]) }

    @inline(__always)
    subscript(offset: Int) -> UInt32 {
        assert(unsafe offset > 0 && offset < Int(words[0]), "an offset outside of the table")
        return unsafe words[offset]
    }

    @inline(__always)
    func node(_ offset: Int) -> TrieNode {
        assert(unsafe offset > 0 && offset &+ TrieLayout.Node.size <= Int(words[0]), "a node outside of the table")
        return unsafe TrieNode(words + offset)
    }

    @inline(__always)
    func leaf(_ offset: Int) -> TrieLeaf {
        assert(unsafe offset > 0 && offset &+ TrieLayout.Leaf.size <= Int(words[0]), "a leaf outside of the table")
        return unsafe TrieLeaf(words + offset)
    }

    @inline(__always)
    func literals(_ offset: Int) -> TrieLiterals {
        assert(
            unsafe offset > 0 && offset &+ TrieLayout.Literals.slots <= Int(words[0]), "literals outside of the table")
        return unsafe TrieLiterals(words + offset)
    }

    /// Returns the slot at which the lookup of a key begins, in the hash table of literals at an offset.
    @inline(__always)
    func slot(of key: SegmentKey, in table: Int) -> TrieSlot {
        assert(unsafe table > 0 && table &+ TrieLayout.Literals.slots <= Int(words[0]), "literals outside of the table")
        let offset =
            unsafe table &+ TrieLayout.Literals.slots
            &+ TrieLiterals(words + table).number(of: key) &* TrieLayout.Slot.size
        assert(unsafe offset &+ TrieLayout.Slot.size <= Int(words[0]), "a slot outside of the table")
        return unsafe TrieSlot(words + offset)
    }

    @inline(__always)
    func slot(_ offset: Int) -> TrieSlot {
        assert(unsafe offset > 0 && offset &+ TrieLayout.Slot.size <= Int(words[0]), "a slot outside of the table")
        return unsafe TrieSlot(words + offset)
    }

    /// Returns the word at an offset as an `Int`.
    @inline(__always)
    func word(_ offset: Int) -> Int {
        assert(unsafe offset > 0 && offset < Int(words[0]), "an offset outside of the table")
        return unsafe Int(words[offset])
    }

    /// Returns a string of the trie, by its offset in bytes.
    @inline(__always)
    func bytes(at offset: Int, count length: Int) -> Bytes {
        assert(offset >= 0 && length >= 0 && offset &+ length <= 4 &* count, "a text outside of the table")
        return unsafe Bytes(
            base: (UnsafeRawPointer(words) + offset).assumingMemoryBound(to: UInt8.self), count: length)
    }
}
