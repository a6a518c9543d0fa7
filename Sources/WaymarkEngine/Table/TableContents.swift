/// Everything that searches read and that never changes, at one address.
///
/// Its rows are lent by the ``FrozenTable``, and whoever searches keeps that.
@usableFromInline
package struct TableContents {
    let words: TableWords
    package let constraints: Row<ParameterConstraint>
    /// For each rank its entry and pattern.
    package let records: Row<VariantRecord>
    let origins: Row<KnownOrigin>
    let originTexts: Row<UInt8>
    let originSources: Row<UInt64>
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
    let requirements: Row<UInt32>
    package let captures: Row<CaptureLocation>
    /// The names of captures.
    let names: Row<UInt8>
    /// What captures hold of which a link says nothing.
    let standIns: Row<CaptureValue>
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
    let policy: LinkPolicy
    let sourceTable: SourceTable
}

// Safe on any thread: nothing of it ever changes, nor anything that its rows lend.
extension TableContents: @unchecked Sendable {}

extension TableContents {
    /// The words of eight bytes that a search needs. A link has no more segments than bytes.
    @inline(__always)
    func wordCount(byteCount: Int) -> Int {
        places.wordCount(segmentCount: min(segmentLimit, byteCount &+ 1))
    }
}
