/// Everything that searches read and that never changes, at one address.
///
/// It owns nothing: the ``FrozenTable`` owns what the pointers point to, and whoever searches keeps it.
@usableFromInline
package struct SearchTables {
    let words: UnsafePointer<UInt32>
    package let constraints: UnsafePointer<ParameterConstraint>
    /// For each rank its entry and pattern.
    package let records: UnsafePointer<VariantRecord>
    let origins: UnsafePointer<KnownOrigin>
    let originTexts: UnsafePointer<UInt8>
    let originSources: UnsafePointer<UInt64>
    let originCount: Int
    let hasRelativeOrigin: Bool
    /// Whether behind the origins one stands for links of any other scheme.
    let hasAnyScheme: Bool
    let forbidden: ForbiddenSchemes

    let root: Int
    let hostRoot: Int
    let runLevels: Int
    let runMarks: Int
    /// The number of words that hold one bit for each set of sources.
    let sourceWords: Int
    /// For each rank the place of what it asks beyond its path, or 0.
    let requirements: UnsafePointer<UInt32>
    package let captures: UnsafePointer<CapturePlace>
    /// The names of captures.
    let names: UnsafePointer<UInt8>
    /// What captures hold of which a link says nothing.
    let standIns: UnsafePointer<CaptureValue>
    let folding: LiteralFolding
    let foldsHosts: Bool

    let repeatedItems: LinkPolicy.RepeatedItems
    let lengthLimit: Int
    let segmentLimit: Int
    let queryItemLimit: Int
    let leniencies: LinkPolicy.Leniencies

    /// Where things stand in the block of a search.
    let places: SearchBlock.Places
    /// The longest links that a small block is enough for, if no entry has to be asked about them.
    @usableFromInline package let simpleByteCount: Int
    let table: Unmanaged<FrozenTable>
}

@available(*, unavailable, message: "it owns nothing; whoever searches keeps the table")
extension SearchTables: Sendable {}

extension SearchTables {
    /// The words of eight bytes that a search needs. A link has no more segments than bytes.
    @inline(__always)
    func wordCount(byteCount: Int) -> Int {
        places.wordCount(segmentCount: min(segmentLimit, byteCount &+ 1))
    }
}
