// The records of a compiled trie that every walk reads; see ``TrieLayout``. ``TableWords`` returns them and, in
// unoptimised code, checks the bounds once per record. **Invariant.** All words of a record, such as
// ``TrieLayout/Node/size`` words of a node, are readable from `start` while the table is retained.

@safe
struct TrieNode {
    private let start: UnsafePointer<UInt32>

    @inline(__always)
    init(_ start: UnsafePointer<UInt32>) { unsafe self.start = start }

    @inline(__always) var bestRank: UInt32 { unsafe start[TrieLayout.Node.bestRank] }
    @inline(__always) var worstRank: UInt32 { unsafe start[TrieLayout.Node.worstRank] }
    @inline(__always) var leaves: Int { unsafe Int(start[TrieLayout.Node.leaves]) }
    @inline(__always) var literals: Int { unsafe Int(start[TrieLayout.Node.literals]) }
    @inline(__always) var edges: Int { unsafe Int(start[TrieLayout.Node.edges]) }
    @inline(__always) var runs: Int { unsafe Int(start[TrieLayout.Node.runs]) }
    @inline(__always) var any: Int { unsafe Int(start[TrieLayout.Node.any]) }
    @inline(__always) var hasEdgesOrRuns: Bool {
        // Two adjacent words, which are loaded as one.
        unsafe UInt64(start[TrieLayout.Node.edges]) | UInt64(start[TrieLayout.Node.runs]) &<< 32 != 0
    }
}

/// A leaf of the trie: the end of a pattern variant's path.
@safe
struct TrieLeaf {
    private let start: UnsafePointer<UInt32>

    @inline(__always)
    init(_ start: UnsafePointer<UInt32>) { unsafe self.start = start }

    @inline(__always) var rank: UInt32 { unsafe start[TrieLayout.Leaf.rank] }
    @inline(__always) var sourceSet: Int { unsafe Int(start[TrieLayout.Leaf.sourceSet]) }
    @inline(__always) var requirements: Int { unsafe Int(start[TrieLayout.Leaf.requirements]) }
}

/// The header of a hash table of literal path segments.
@safe
struct TrieLiterals {
    private let start: UnsafePointer<UInt32>

    @inline(__always)
    init(_ start: UnsafePointer<UInt32>) { unsafe self.start = start }

    @inline(__always) var shift: Int { unsafe Int(start[TrieLayout.Literals.shift]) }
    @inline(__always) var probes: Int { unsafe Int(start[TrieLayout.Literals.probes]) }
    @inline(__always) var rest: Int { unsafe Int(start[TrieLayout.Literals.rest]) }
    @inline(__always) var multiplier: UInt64 {
        unsafe UInt64(start[TrieLayout.Literals.multiplier]) | UInt64(start[TrieLayout.Literals.multiplier &+ 1]) &<< 32
    }

    /// Returns the index of the slot at which the lookup of a key begins.
    @inline(__always)
    func number(of key: SegmentKey) -> Int {
        TrieLayout.Literals.slot(of: key.mixed, multiplier: multiplier, shift: shift)
    }
}

@safe
struct TrieSlot {
    private let start: UnsafePointer<UInt32>

    @inline(__always)
    init(_ start: UnsafePointer<UInt32>) { unsafe self.start = start }

    @inline(__always) var head: UInt64 {
        unsafe UInt64(start[TrieLayout.Slot.head]) | UInt64(start[TrieLayout.Slot.head &+ 1]) &<< 32
    }
    @inline(__always) var tail: UInt64 {
        unsafe UInt64(start[TrieLayout.Slot.tail]) | UInt64(start[TrieLayout.Slot.tail &+ 1]) &<< 32
    }
    @inline(__always) var length: UInt32 { unsafe start[TrieLayout.Slot.length] }
    @inline(__always) var child: Int { unsafe Int(start[TrieLayout.Slot.child]) }
    @inline(__always) var text: Int { unsafe Int(start[TrieLayout.Slot.text]) }
    /// Returns `true` if the literal has this key. A segment with the key is then equal if it has at most 16 bytes.
    @inline(__always)
    func mayEqual(_ key: SegmentKey) -> Bool {
        head == key.head && length == key.length && (key.length <= 8 || tail == key.tail)
    }

    var key: SegmentKey { SegmentKey(head: head, tail: tail, length: length) }
}
