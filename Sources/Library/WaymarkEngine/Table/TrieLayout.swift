/// The layout of a compiled search tree, which ``TrieWriter`` writes and ``TrieSearch`` reads.
///
/// The tree (a trie) is one array of 32-bit words without pointers. Its offsets are indices of words. The word at 0 is
/// the number of words, so an offset of 0 means "none". Strings are bytes after the last record, with offsets in bytes.
///
/// | record | words |
/// |---|---|
/// | node | best rank, worst rank, leaves, literals, edges, runs, child for any string |
/// | leaves | count, then for each: rank, set of link sources, requirements |
/// | literals | shift, probes, multiplier (2), rest, then slots, rest: head (2), tail (2), length, child, string, 0 |
/// | edges | count, then for each: kind, operand, child |
/// | runs | count, then for each: minimum, flags, level, mark, child |
/// | partial | count, then for each piece: constraint + 1 or 0 for a literal, string, length |
/// | requirements | fragment (a value), count, then items |
/// | item | value, name, name's length |
/// | value | kind, constraint, string, length |
@usableFromInline
package enum TrieLayout: Sendable {
    package enum Node {
        @_transparent package static var bestRank: Int { 0 }
        @_transparent package static var worstRank: Int { 1 }
        @_transparent package static var leaves: Int { 2 }
        @_transparent package static var literals: Int { 3 }
        @_transparent package static var edges: Int { 4 }
        @_transparent package static var runs: Int { 5 }
        /// The word of a node with the offset of its child for a parameter that accepts any string.
        @_transparent package static var any: Int { 6 }
        @_transparent package static var size: Int { 7 }
    }

    package enum Leaf {
        @_transparent package static var rank: Int { 0 }
        @_transparent package static var sourceSet: Int { 1 }
        @_transparent package static var requirements: Int { 2 }
        @_transparent package static var size: Int { 3 }
    }

    @usableFromInline
    package enum Literals: Sendable {
        @_transparent package static var shift: Int { 0 }
        @_transparent package static var probes: Int { 1 }
        @_transparent package static var multiplier: Int { 2 }
        /// The number of literals without a slot in the hash table; these follow the slots in sorted order.
        @_transparent package static var rest: Int { 4 }
        @_transparent package static var slots: Int { 5 }

        /// Returns the index of the slot at which a lookup begins, for the hash ``SegmentKey/mixed`` of a key. A table
        /// with one slot has the multiplier 0: a shift by at most 63 bits cannot reduce every hash to 0.
        @inlinable @_transparent
        package static func slot(of mixed: UInt64, multiplier: UInt64, shift: Int) -> Int {
            Int(truncatingIfNeeded: (mixed &* multiplier) &>> UInt64(truncatingIfNeeded: shift))
        }

        package static func lastSlot(multiplier: UInt64, shift: Int) -> Int {
            multiplier == 0 ? 0 : 1 << (64 - shift) - 1
        }
    }

    package enum Slot {
        @_transparent package static var head: Int { 0 }
        @_transparent package static var tail: Int { 2 }
        @_transparent package static var length: Int { 4 }
        @_transparent package static var child: Int { 5 }
        @_transparent package static var text: Int { 6 }
        @_transparent package static var size: Int { 8 }
    }

    package enum Edge {
        @_transparent package static var kind: Int { 0 }
        @_transparent package static var operand: Int { 1 }
        @_transparent package static var child: Int { 2 }
        @_transparent package static var size: Int { 3 }
    }

    /// The kinds of edges in the search tree, in the order in which a search tries them at a node.
    package enum EdgeKind {
        @_transparent package static var partial: UInt32 { 0 }
        @_transparent package static var constrained: UInt32 { 1 }
        /// A type, such as `Int`, that accepts at least 1 to 99,999,999, written without leading zeros and sign.
        @_transparent package static var integer: UInt32 { 2 }
        @_transparent package static var wildcard: UInt32 { 3 }
    }

    package enum Run {
        @_transparent package static var minimum: Int { 0 }
        @_transparent package static var flags: Int { 1 }
        @_transparent package static var level: Int { 2 }
        @_transparent package static var mark: Int { 3 }
        @_transparent package static var child: Int { 4 }
        @_transparent package static var size: Int { 5 }
        /// The flag of a catch-all such as `**!`, which ends before the first segment that the next element matches.
        @_transparent package static var stopsAtFirstHit: UInt32 { 1 }
        /// The flag of a catch-all at the end of its pattern.
        @_transparent package static var isLast: UInt32 { 2 }
        /// The mark (index of the tried ends) of a catch-all that is entered only once, so that none are stored.
        @_transparent package static var noMark: UInt32 { 0x7F7F_7F7F }
    }

    package enum Piece {
        @_transparent package static var constraint: Int { 0 }
        @_transparent package static var text: Int { 1 }
        @_transparent package static var length: Int { 2 }
        @_transparent package static var size: Int { 3 }
    }

    package enum Requirements {
        @_transparent package static var fragment: Int { 0 }
        @_transparent package static var itemCount: Int { 4 }
        @_transparent package static var items: Int { 5 }
    }

    /// The offsets of the words in a requirement on a query item. Its first four words are those of a ``Value``.
    package enum Item {
        @_transparent package static var name: Int { 4 }
        @_transparent package static var nameLength: Int { 5 }
        @_transparent package static var size: Int { 6 }
    }

    /// The offsets of the words in a requirement on a query item's value or the fragment (`ValueRequirement`).
    package enum Value {
        @_transparent package static var kind: Int { 0 }
        @_transparent package static var constraint: Int { 1 }
        @_transparent package static var text: Int { 2 }
        @_transparent package static var length: Int { 3 }
    }
}
