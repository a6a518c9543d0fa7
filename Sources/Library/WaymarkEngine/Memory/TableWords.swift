/// A view of the words of a compiled search tree (trie), in the format of ``TrieLayout``.
///
/// **Invariant.** The first word is the number of words. All offsets in the words, and the records at them, are in
/// bounds. ``TableValidator`` validates them when a table is compiled, in tests and in unoptimised code. So a walk from
/// a root never reads out of bounds. Unoptimised code also checks each offset on use, once per record.
@safe
struct TableWords {
    private let words: UnsafePointer<UInt32>

    /// - Parameter words: The first word is the number of all words. In unoptimised code, ``SearchTable`` checks it.
    @_transparent
    init(_ words: UncheckedSpan<UInt32>) { unsafe self.words = words.start }

    private var count: Int { unsafe Int(words[0]) }

    @_transparent
    private func record(_ offset: Int, _ size: Int) -> UnsafePointer<UInt32> {
        assert(unsafe offset > 0 && offset &+ size <= Int(words[0]), "a record outside of the table")
        return unsafe words + offset
    }

    subscript(offset: Int) -> UInt32 {
        @_transparent get { unsafe record(offset, 1).pointee }
    }

    @_transparent
    func word(_ offset: Int) -> Int { Int(self[offset]) }

    @_transparent
    func node(_ offset: Int) -> TrieNode { unsafe TrieNode(record(offset, TrieLayout.Node.size)) }

    @_transparent
    func literals(_ offset: Int) -> TrieLiterals { unsafe TrieLiterals(record(offset, TrieLayout.Literals.slots)) }

    @_transparent
    func slot(_ offset: Int) -> TrieSlot { unsafe TrieSlot(record(offset, TrieLayout.Slot.size)) }

    /// Returns the slot at which the lookup of a key begins, in the hash table of literals at the offset `table`.
    @_transparent
    func slot(of key: SegmentKey, in table: Int) -> TrieSlot {
        slot(table &+ TrieLayout.Literals.slots &+ literals(table).number(of: key) &* TrieLayout.Slot.size)
    }

    /// Returns a string that the search tree contains, by its offset in bytes.
    @_transparent
    func bytes(at offset: Int, count length: Int) -> Bytes {
        assert(offset >= 0 && length >= 0 && offset &+ length <= 4 &* count, "a text outside of the table")
        return unsafe Bytes(
            base: (UnsafeRawPointer(words) + offset).assumingMemoryBound(to: UInt8.self), count: length)
    }
}

// The records of a compiled search tree that every search reads; see ``TrieLayout``. ``TableWords`` returns them and,
// in unoptimised code, checks the bounds once per record. **Invariant.** All words of a record, such as
// ``TrieLayout/Node/size`` words of a node, are readable from `start` while the table is retained.

@safe
struct TrieNode {
    private let start: UnsafePointer<UInt32>

    @_transparent
    init(_ start: UnsafePointer<UInt32>) { unsafe self.start = start }

    @_transparent var bestRank: UInt32 { unsafe start[TrieLayout.Node.bestRank] }
    @_transparent var worstRank: UInt32 { unsafe start[TrieLayout.Node.worstRank] }
    @_transparent var leaves: Int { unsafe Int(start[TrieLayout.Node.leaves]) }
    @_transparent var literals: Int { unsafe Int(start[TrieLayout.Node.literals]) }
    @_transparent var edges: Int { unsafe Int(start[TrieLayout.Node.edges]) }
    @_transparent var runs: Int { unsafe Int(start[TrieLayout.Node.runs]) }
    @_transparent var any: Int { unsafe Int(start[TrieLayout.Node.any]) }
    @_transparent var hasEdgesOrRuns: Bool {
        // The compiler loads these two adjacent words as one.
        unsafe UInt64(start[TrieLayout.Node.edges]) | UInt64(start[TrieLayout.Node.runs]) &<< 32 != 0
    }
}

/// The header of a hash table of literal path segments.
@safe
struct TrieLiterals {
    private let start: UnsafePointer<UInt32>

    @_transparent
    init(_ start: UnsafePointer<UInt32>) { unsafe self.start = start }

    @_transparent var shift: Int { unsafe Int(start[TrieLayout.Literals.shift]) }
    @_transparent var probes: Int { unsafe Int(start[TrieLayout.Literals.probes]) }
    @_transparent var rest: Int { unsafe Int(start[TrieLayout.Literals.rest]) }
    @_transparent var multiplier: UInt64 {
        unsafe UInt64(start[TrieLayout.Literals.multiplier]) | UInt64(start[TrieLayout.Literals.multiplier &+ 1]) &<< 32
    }

    @_transparent
    func number(of key: SegmentKey) -> Int {
        TrieLayout.Literals.slot(of: key.mixed, multiplier: multiplier, shift: shift)
    }
}

@safe
struct TrieSlot {
    private let start: UnsafePointer<UInt32>

    @_transparent
    init(_ start: UnsafePointer<UInt32>) { unsafe self.start = start }

    @_transparent var head: UInt64 {
        unsafe UInt64(start[TrieLayout.Slot.head]) | UInt64(start[TrieLayout.Slot.head &+ 1]) &<< 32
    }
    @_transparent var tail: UInt64 {
        unsafe UInt64(start[TrieLayout.Slot.tail]) | UInt64(start[TrieLayout.Slot.tail &+ 1]) &<< 32
    }
    @_transparent var length: UInt32 { unsafe start[TrieLayout.Slot.length] }
    @_transparent var child: Int { unsafe Int(start[TrieLayout.Slot.child]) }
    @_transparent var text: Int { unsafe Int(start[TrieLayout.Slot.text]) }
    /// Returns `true` if a segment has the literal's key; if it has at most 16 bytes, it then equals the literal.
    @_transparent
    func mayEqual(_ key: SegmentKey) -> Bool {
        head == key.head && length == key.length && (key.length <= 8 || tail == key.tail)
    }

    var key: SegmentKey { SegmentKey(head: head, tail: tail, length: length) }
}
