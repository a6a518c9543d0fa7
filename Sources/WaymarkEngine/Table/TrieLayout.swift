/// Where things stand in the words of a frozen trie. ``TrieWriter`` writes by it, ``TrieSearch`` reads by it.
///
/// A trie is one array of 32-bit words without pointers. A place is the index of a word; place 0 holds nothing, so that
/// 0 means "none". Texts are bytes behind the last record, addressed in bytes.
///
/// | record | words |
/// |---|---|
/// | node | best rank, worst rank, leaves, literals, edges, runs, child for any text |
/// | leaves | count, then for each: rank, source set, requirements |
/// | literals | shift, probes, multiplier (2), rest, then slots and the rest: head (2), tail (2), length, child, text, 0 |
/// | edges | count, then for each: kind, operand, child |
/// | runs | count, then for each: minimum, flags, level, mark, child |
/// | partial | count, then for each piece: constraint + 1 or 0 for a literal, text, length |
/// | requirements | fragment (a value), count, then items |
/// | item | value, name, name's length |
/// | value | kind, constraint, text, length |
package enum TrieLayout {
    package enum Node {
        package static var bestRank: Int { 0 }
        package static var worstRank: Int { 1 }
        package static var leaves: Int { 2 }
        package static var literals: Int { 3 }
        package static var edges: Int { 4 }
        package static var runs: Int { 5 }
        /// The child behind a parameter that takes any text.
        package static var any: Int { 6 }
        package static var size: Int { 7 }
    }

    package enum Leaf {
        package static var rank: Int { 0 }
        package static var sourceSet: Int { 1 }
        package static var requirements: Int { 2 }
        package static var size: Int { 3 }
    }

    package enum Literals {
        package static var shift: Int { 0 }
        package static var probes: Int { 1 }
        package static var multiplier: Int { 2 }
        /// How many literals stand behind the slots, in order.
        package static var rest: Int { 4 }
        package static var slots: Int { 5 }
    }

    package enum Slot {
        package static var head: Int { 0 }
        package static var tail: Int { 2 }
        package static var length: Int { 4 }
        package static var child: Int { 5 }
        package static var text: Int { 6 }
        package static var size: Int { 8 }
    }

    package enum Edge {
        package static var kind: Int { 0 }
        package static var operand: Int { 1 }
        package static var child: Int { 2 }
        package static var size: Int { 3 }
    }

    /// The kinds of ``Edge``, in the order in which a node tries them.
    package enum EdgeKind: UInt32 {
        case partial, constrained
        /// A constraint that takes every number of eight digits.
        case integer
        case wildcard
    }

    package enum Run {
        package static var minimum: Int { 0 }
        package static var flags: Int { 1 }
        package static var level: Int { 2 }
        package static var mark: Int { 3 }
        package static var child: Int { 4 }
        package static var size: Int { 5 }
        /// Flag: the run ends before the first segment that its child takes.
        package static var stopsAtFirstHit: UInt32 { 1 }
        /// Flag: nothing comes after the run.
        package static var isLast: UInt32 { 2 }
        /// The mark of a run that can be entered once only, anyway.
        package static var noMark: UInt32 { .max }
    }

    package enum Piece {
        package static var constraint: Int { 0 }
        package static var text: Int { 1 }
        package static var length: Int { 2 }
        package static var size: Int { 3 }
    }

    package enum Requirements {
        package static var fragment: Int { 0 }
        package static var itemCount: Int { 4 }
        package static var items: Int { 5 }
    }

    /// It begins with its value.
    package enum Item {
        package static var name: Int { 4 }
        package static var nameLength: Int { 5 }
        package static var size: Int { 6 }
    }

    /// What an item or the fragment must be; `TrieWords` gives it as a `ValueRequirement`.
    package enum Value {
        package static var kind: Int { 0 }
        package static var constraint: Int { 1 }
        package static var text: Int { 2 }
        package static var length: Int { 3 }
    }
}
