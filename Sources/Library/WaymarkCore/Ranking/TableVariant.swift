/// One variant of one pattern of one entry, as it stands in a table.
package struct TableVariant: Sendable {
    private let entryNumber: UInt32
    private let patternNumber: UInt32
    private let sourceSetNumber: UInt32
    private let indexNumber: UInt16
    /// Whether it is the only variant of its pattern.
    let isOnly: Bool
    package let form: Form

    package enum Form: Sendable {
        case flat(FlatPath, text: String)
        indirect case decided(PatternVariant)
    }

    package init(_ form: Form, entry: Int, pattern: Int, sourceSet: Int, index: Int = 0, isOnly: Bool = true) {
        self.form = form
        self.isOnly = isOnly
        entryNumber = UInt32(truncatingIfNeeded: entry)
        patternNumber = UInt32(truncatingIfNeeded: pattern)
        sourceSetNumber = UInt32(truncatingIfNeeded: sourceSet)
        indexNumber = UInt16(truncatingIfNeeded: index)
    }

    /// The index of the entry in its table.
    package var entry: Int { Int(entryNumber) }

    /// The index of the pattern in its entry.
    package var pattern: Int { Int(patternNumber) }

    /// The index of the sources that it may come from, among all sets of sources of the table.
    package var sourceSet: Int { Int(sourceSetNumber) }

    /// The index of the variant in its pattern.
    package var index: Int { Int(indexNumber) }

    /// What it takes. Tables keep most variants in the form in which they were written, so this makes one.
    package var variant: PatternVariant {
        switch form {
        case .flat(let path, let text): PatternVariant(segments: path.segments(of: text))
        case .decided(let variant): variant
        }
    }
}
