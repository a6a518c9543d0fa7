/// The data that searches read, at one address. It never changes once a ``SearchTable`` has it.
///
/// Its rows point into memory that the ``SearchTable`` keeps.
@usableFromInline
package struct TableContents {
    /// To be read as ``TableWords``.
    var trie: Row<UInt32>
    package var constraints: Row<ParameterConstraint>
    /// For each rank its entry and pattern.
    package var records: Row<VariantRecord>
    package var origins: Row<KnownOrigin>
    package var originTexts: Row<UInt8>
    package var originSources: Row<UInt64>
    var originCount: Int
    var hasRelativeOrigin: Bool
    /// Whether behind the origins one stands for links of any other scheme.
    package var hasAnyScheme: Bool

    package var root: Int
    package var hostRoot: Int
    package var runLevels: Int
    package var runMarks: Int
    /// The number of words that hold one bit for each set of sources.
    package var sourceWords: Int
    /// For each rank the place of what it asks beyond its path, or 0.
    package var requirements: Row<UInt32>
    package var captures: Row<CaptureLocation>
    /// The names of captures.
    package var names: Row<UInt8>
    /// The values of captures that are absent from the link.
    package var defaults: Row<CaptureValue>
    package var folding: LiteralFolding
    package var foldsHosts: Bool

    var repeatedItems: LinkPolicy.RepeatedItems
    var lengthLimit: Int
    var segmentLimit: Int
    var queryItemLimit: Int
    var leniencies: LinkPolicy.Leniencies

    /// Where things stand in the block of a search.
    var places: SearchBlock.Places
    /// The longest links that a small block is enough for, if no entry has to be asked about them.
    @usableFromInline package var simpleByteCount: Int
    /// What the few links need that are split in the general way. It is lent as well, so that nothing here is counted.
    var rules: (policy: Borrowed<LinkPolicy>, sources: Borrowed<SourceTable>)
}

// Safe on any thread: nothing of it ever changes, nor anything that its rows lend.
extension TableContents: @unchecked Sendable {}

extension TableContents {
    package var policy: LinkPolicy { rules.policy.value }

    /// The words of eight bytes that a search needs. A link has no more segments than bytes.
    @inline(__always)
    package func wordCount(byteCount: Int) -> Int {
        places.wordCount(segmentCount: min(segmentLimit, byteCount &+ 1))
    }
}

/// The entry and pattern of one rank, and where its captures stand.
///
/// It is read where it stands in a compiled table: ``BlockLayout/version`` goes by its fields.
@usableFromInline
package struct VariantRecord: Sendable, BitwiseCopyable {
    @usableFromInline package let entry: UInt32
    @usableFromInline package let pattern: UInt32
    /// The index of its first ``CaptureLocation``.
    @usableFromInline package let firstCapture: UInt32
    @usableFromInline package let captureCount: UInt16
    /// How many captures, the first ones, are whole segments before any catch-all, in the order of the pattern's
    /// parameters, and hence read without further ado.
    @usableFromInline package let fixedCount: UInt16
    /// Whether captures stand in the order of the pattern's parameters, none left out.
    @usableFromInline package let isInOrder: Bool
    /// The number of its catch-alls.
    @usableFromInline package let runCount: UInt8
    /// Whether behind its captures a place stands for the segments of its first catch-all without a name.
    @usableFromInline package let hasRest: Bool
    /// Explicit, so that the bytes of a record are all defined.
    @usableFromInline let padding: UInt8

    @inlinable
    package init(
        entry: Int, pattern: Int, captures: Range<Int>, fixedCount: Int, isInOrder: Bool, runCount: Int, hasRest: Bool
    ) {
        self.entry = UInt32(truncatingIfNeeded: entry)
        self.pattern = UInt32(truncatingIfNeeded: pattern)
        firstCapture = UInt32(truncatingIfNeeded: captures.lowerBound)
        captureCount = UInt16(clamping: captures.count)
        self.fixedCount = UInt16(clamping: fixedCount)
        self.isInOrder = isInOrder
        self.runCount = UInt8(clamping: runCount)
        self.hasRest = hasRest
        padding = 0
    }
}

/// Which texts of patterns are compared with segments without ASCII case.
package struct LiteralFolding: Sendable, Equatable {
    private let code: UInt8

    package static var none: LiteralFolding { LiteralFolding(code: 0) }
    /// Not `==`, which is generic, and costs ten times as much when code is not optimised.
    var isNone: Bool { code == 0 }
    package static var all: LiteralFolding { LiteralFolding(code: 1) }
    /// Those that are compared with the first segment, which is a host.
    package static var hosts: LiteralFolding { LiteralFolding(code: 2) }
}

/// Where things stand in the words of a compiled trie. ``TrieWriter`` writes by it, ``TrieSearch`` reads by it.
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
@usableFromInline
package enum TrieLayout: Sendable {
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

    @usableFromInline
    package enum Literals: Sendable {
        package static var shift: Int { 0 }
        package static var probes: Int { 1 }
        package static var multiplier: Int { 2 }
        /// How many literals stand behind the slots, in order.
        package static var rest: Int { 4 }
        package static var slots: Int { 5 }

        /// The slot in which a key is looked for first.
        ///
        /// The multiplier of a table of one slot is 0: there is no shift that would leave nothing.
        @inline(__always)
        static func slot(of key: SegmentKey, multiplier: UInt64, shift: Int) -> Int {
            slot(of: key.mixed, multiplier: multiplier, shift: shift)
        }

        /// The slot of a key that has been made one number.
        @inlinable
        @inline(__always)
        package static func slot(of mixed: UInt64, multiplier: UInt64, shift: Int) -> Int {
            Int(truncatingIfNeeded: (mixed &* multiplier) &>> UInt64(truncatingIfNeeded: shift))
        }

        /// The number of the last slot.
        package static func lastSlot(multiplier: UInt64, shift: Int) -> Int {
            multiplier == 0 ? 0 : 1 << (64 - shift) - 1
        }
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
    package enum EdgeKind {
        package static var partial: UInt32 { 0 }
        package static var constrained: UInt32 { 1 }
        /// A constraint that takes every number of eight digits.
        package static var integer: UInt32 { 2 }
        package static var wildcard: UInt32 { 3 }
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
        package static var noMark: UInt32 { 0x7F7F_7F7F }
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
