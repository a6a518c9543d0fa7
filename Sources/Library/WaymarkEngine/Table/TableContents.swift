/// The immutable data that searches read in a compiled table. It points into memory that a ``SearchTable`` retains.
@usableFromInline
package struct TableContents {
    /// The compiled search tree, in the format of ``TrieLayout``.
    var trie: UncheckedSpan<UInt32>
    package var constraints: UncheckedSpan<ParameterConstraint>
    package var records: UncheckedSpan<VariantRecord>
    package var origins: UncheckedSpan<KnownOrigin>
    package var originTexts: UncheckedSpan<UInt8>
    package var originSources: UncheckedSpan<UInt64>
    var originCount: Int
    /// The index of the first known prefix with a scheme: 0, or 1 after that of relative references (`/user/1`).
    var firstNamedOrigin: Int
    /// `true` if the last known link prefix is for all other schemes. `originCount` does not include it.
    package var hasAnyScheme: Bool

    package var root: Int
    package var hostRoot: Int
    package var runLevels: Int
    package var runMarks: Int
    /// The number of 64-bit words of a bit mask that has one bit for each set of link sources.
    package var sourceWords: Int
    /// For each pattern variant by rank, the offset in `trie` of its requirements on the query and fragment, or 0.
    package var requirements: UncheckedSpan<UInt32>
    package var captures: UncheckedSpan<CaptureLocation>
    package var names: UncheckedSpan<UInt8>
    package var defaults: UncheckedSpan<CaptureValue>
    package var folding: LiteralFolding
    package var foldsHosts: Bool
    /// `true` if a lowercase host can be compared byte by byte as the first segment, even if hosts ignore case.
    var comparesLowercaseHostsExactly: Bool

    var repeatedItems: LinkPolicy.RepeatedItems
    var lengthLimit: Int
    var segmentLimit: Int
    var queryItemLimit: Int
    var leniencies: LinkPolicy.Leniencies

    var offsets: SearchBlock.Offsets
    /// The maximum byte count of links that are searched in a small ``SearchBlock``; −1 if a route has its own check.
    @usableFromInline package var simpleByteCount: Int
    /// The policy and link sources, for links that the fast path cannot match. Pointers, to avoid reference counting.
    var rules: (policy: UnownedPointer<LinkPolicy>, sources: UnownedPointer<SourceTable>)

    package var policy: LinkPolicy { rules.policy.value }

    /// Returns the number of 8-byte words of a ``SearchBlock`` for a link, which has at most `byteCount` + 1 segments.
    @inline(__always)
    package func wordCount(byteCount: Int) -> Int {
        offsets.wordCount(segmentCount: min(segmentLimit, byteCount &+ 1))
    }

    /// Returns the locations of the parameters of the pattern variant at a rank, in the order of the pattern.
    package func captures(ofRank rank: Int) -> UncheckedSpan<CaptureLocation> {
        let record = records[rank]
        let first = Int(record.firstCapture)
        return captures.part(Range(from: first, to: first &+ Int(record.captureCount)))
    }

    @inline(__always)
    package func capture(named name: String, ofRank rank: Int) -> CaptureLocation? {
        let captures = captures(ofRank: rank)
        let index = name.withBytes { name in
            (0..<captures.count).first { self.name(of: captures[$0]).equals(name) }
        }
        return index.map { captures[$0] }
    }

    @inline(__always)
    package func name(of location: CaptureLocation) -> Bytes {
        names.bytes(Int(location.name), count: Int(location.nameLength))
    }

    package func defaultValue(of location: CaptureLocation) -> CaptureValue? {
        location.defaultValue == 0 ? nil : defaults[Int(location.defaultValue) - 1]
    }
}

// Thread-safe: the value is immutable, and so is the memory of its spans, which the table retains (``ConstantArray``).
extension TableContents: @unchecked Sendable {}
