/// The immutable data that searches read, at one address. It points into memory that a ``SearchTable`` retains.
@usableFromInline
package struct TableContents {
    /// The compiled trie, in the format of ``TableWords``.
    var trie: UncheckedSpan<UInt32>
    package var constraints: UncheckedSpan<ParameterConstraint>
    package var records: UncheckedSpan<VariantRecord>
    package var origins: UncheckedSpan<KnownOrigin>
    package var originTexts: UncheckedSpan<UInt8>
    package var originSources: UncheckedSpan<UInt64>
    var originCount: Int
    /// The index of the first known origin with a scheme: 1 if the first one is the relative reference, otherwise 0.
    var firstNamedOrigin: Int
    /// `true` if the list of known origins is followed by one for links of all other schemes.
    package var hasAnyScheme: Bool

    package var root: Int
    package var hostRoot: Int
    package var runLevels: Int
    package var runMarks: Int
    /// The number of 64-bit words in a bit set with one bit for each set of link sources.
    package var sourceWords: Int
    /// For each pattern variant by rank, the offset of its requirements on query and fragment; 0 for none.
    package var requirements: UncheckedSpan<UInt32>
    package var captures: UncheckedSpan<CaptureLocation>
    package var names: UncheckedSpan<UInt8>
    /// The default values of parameters that links omit.
    package var defaults: UncheckedSpan<CaptureValue>
    package var folding: LiteralFolding
    package var foldsHosts: Bool
    /// `true` if a search without folding finds the same routes for a host without capitals.
    var comparesLowercaseHostsExactly: Bool

    var repeatedItems: LinkPolicy.RepeatedItems
    var lengthLimit: Int
    var segmentLimit: Int
    var queryItemLimit: Int
    var leniencies: LinkPolicy.Leniencies

    var offsets: SearchBlock.Offsets
    /// The maximum length of links, in bytes, for a search in a small block of memory; −1 if routes validate links.
    @usableFromInline package var simpleByteCount: Int
    /// The data for the general path. Borrowed, to avoid reference counting.
    var rules: (policy: UnownedPointer<LinkPolicy>, sources: UnownedPointer<SourceTable>)

    package var policy: LinkPolicy { rules.policy.value }

    /// Returns the number of 8-byte words for a search. A link has at most one segment per byte, plus one.
    @inline(__always)
    package func wordCount(byteCount: Int) -> Int {
        offsets.wordCount(segmentCount: min(segmentLimit, byteCount &+ 1))
    }
}

// Thread-safe: the value is immutable, and so is the memory of its spans, which the table retains (``ConstantArray``).
extension TableContents: @unchecked Sendable {}
