/// The immutable data of a compiled table that searches read. It points into memory that a ``SearchTable`` retains.
@usableFromInline
package struct TableContents {
    /// The compiled trie, in the format of ``TrieLayout``.
    var trie: UncheckedSpan<UInt32>
    package var constraints: UncheckedSpan<ParameterConstraint>
    package var records: UncheckedSpan<VariantRecord>
    package var origins: UncheckedSpan<KnownOrigin>
    package var originTexts: UncheckedSpan<UInt8>
    package var originSources: UncheckedSpan<UInt64>
    var originCount: Int
    /// The index of the first known origin with a scheme: 0, or 1 after the origin of relative references (`/user/1`).
    var firstNamedOrigin: Int
    /// `true` if the last known origin is for all schemes without another known origin; `originCount` excludes it.
    package var hasAnyScheme: Bool

    package var root: Int
    package var hostRoot: Int
    package var runLevels: Int
    package var runMarks: Int
    /// The number of 64-bit words in a bit set with one bit for each set of link sources.
    package var sourceWords: Int
    /// For each pattern variant by rank, the offset in `trie` of its requirements on query and fragment; 0 for none.
    package var requirements: UncheckedSpan<UInt32>
    package var captures: UncheckedSpan<CaptureLocation>
    package var names: UncheckedSpan<UInt8>
    package var defaults: UncheckedSpan<CaptureValue>
    package var folding: LiteralFolding
    package var foldsHosts: Bool
    /// `true` if a comparison by bytes finds the right routes for a host without uppercase letters.
    var comparesLowercaseHostsExactly: Bool

    var repeatedItems: LinkPolicy.RepeatedItems
    var lengthLimit: Int
    var segmentLimit: Int
    var queryItemLimit: Int
    var leniencies: LinkPolicy.Leniencies

    var offsets: SearchBlock.Offsets
    /// The maximum length in bytes of links that are searched in a small block; −1 if routes check links by functions.
    @usableFromInline package var simpleByteCount: Int
    /// The policy and link sources, for links that the fast path cannot handle. Borrowed, to avoid retains.
    var rules: (policy: UnownedPointer<LinkPolicy>, sources: UnownedPointer<SourceTable>)

    package var policy: LinkPolicy { rules.policy.value }

    /// Returns the number of 8-byte words for the search of a link, which has at most one segment per byte, plus one.
    @inline(__always)
    package func wordCount(byteCount: Int) -> Int {
        offsets.wordCount(segmentCount: min(segmentLimit, byteCount &+ 1))
    }
}

// Thread-safe: the value is immutable, and so is the memory of its spans, which the table retains (``ConstantArray``).
extension TableContents: @unchecked Sendable {}

/// The entry, pattern and parameters of one pattern variant (a resolution of a pattern's groups). Compiled tables
/// contain this memory layout: change ``BlockLayout/version`` with its fields.
@usableFromInline
package struct VariantRecord: Sendable, BitwiseCopyable {
    @usableFromInline package let entry: UInt32
    @usableFromInline package let pattern: UInt32
    @usableFromInline package let firstCapture: UInt32
    @usableFromInline package let captureCount: UInt16
    /// The number of captures at the start that are whole segments before any catch-all; see ``FixedCaptures``.
    @usableFromInline package let fixedCount: UInt16
    /// `true` if the captures are all parameters of the pattern in order, with the same indices.
    @usableFromInline package let isInOrder: Bool
    @usableFromInline package let runCount: UInt8
    /// `true` if the variant has an unnamed catch-all (`**`). The first one's location follows those of the parameters.
    @usableFromInline package let hasRest: Bool
    /// An unused byte, always 0, so that compiled tables have no undefined bytes.
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

/// The literals of patterns that are compared without ASCII case: all, none, or those that may match a host.
package struct LiteralFolding: Sendable, Equatable {
    private let code: UInt8

    package static var none: LiteralFolding { LiteralFolding(code: 0) }
    /// `true` if all literals are compared by bytes. Faster than `==`, which is generic, in unoptimised code.
    var isNone: Bool { code == 0 }
    package static var all: LiteralFolding { LiteralFolding(code: 1) }
    /// Ignores ASCII case only for literals that are compared with a host as the first segment.
    package static var hosts: LiteralFolding { LiteralFolding(code: 2) }
}

/// The layout of a compiled search tree, which ``TrieWriter`` writes and ``TrieSearch`` reads.
///
/// The tree (a trie) is one array of 32-bit words without pointers. Its offsets are indices of words. The word at 0 is
/// the number of words, so an offset of 0 means "none". Strings are bytes after the last record, with offsets in bytes.
///
/// | record | words |
/// |---|---|
/// | node | best rank, worst rank, leaves, literals, edges, runs, child for any string |
/// | leaves | count, then for each: rank, source set, requirements |
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
        package static var bestRank: Int { 0 }
        package static var worstRank: Int { 1 }
        package static var leaves: Int { 2 }
        package static var literals: Int { 3 }
        package static var edges: Int { 4 }
        package static var runs: Int { 5 }
        /// The word of a node with the offset of its child for a parameter that accepts any string.
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
        /// The word with the number of literals without a slot, which follow the slots in sorted order.
        package static var rest: Int { 4 }
        package static var slots: Int { 5 }

        /// Returns the index of the slot where a lookup begins. `mixed` is the key's hash, ``SegmentKey/mixed``.
        ///
        /// A table with one slot has the multiplier 0: a shift by at most 63 bits cannot reduce every hash to 0.
        @inlinable
        @inline(__always)
        package static func slot(of mixed: UInt64, multiplier: UInt64, shift: Int) -> Int {
            Int(truncatingIfNeeded: (mixed &* multiplier) &>> UInt64(truncatingIfNeeded: shift))
        }

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

    /// The kinds of edges in the search tree, in the order in which a node tries them.
    package enum EdgeKind {
        package static var partial: UInt32 { 0 }
        package static var constrained: UInt32 { 1 }
        /// The kind of a constraint that accepts every integer of at most eight digits, such as `Int`.
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
        /// The flag of a catch-all such as `**!`, which ends before the first segment that the next element matches.
        package static var stopsAtFirstHit: UInt32 { 1 }
        /// The flag of a catch-all at the end of its pattern.
        package static var isLast: UInt32 { 2 }
        /// The mark of a catch-all that a search reaches at most once, so that it need not remember the tried ends.
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

    /// The words of a required query item, which begin with its value.
    package enum Item {
        package static var name: Int { 4 }
        package static var nameLength: Int { 5 }
        package static var size: Int { 6 }
    }

    /// The words of a requirement on a query item or the fragment; `TrieWords` decodes them as a `ValueRequirement`.
    package enum Value {
        package static var kind: Int { 0 }
        package static var constraint: Int { 1 }
        package static var text: Int { 2 }
        package static var length: Int { 3 }
    }
}
