/// The route, pattern and parameters of one pattern variant, such as `/a` or `/a/b` of the pattern `/a[/b]`. Compiled
/// tables contain this memory layout: if you change the fields, change ``BlockLayout/version`` too.
@usableFromInline
package struct VariantRecord: Sendable, BitwiseCopyable {
    @usableFromInline package let entry: UInt32
    @usableFromInline package let pattern: UInt32
    @usableFromInline package let firstCapture: UInt32
    @usableFromInline package let captureCount: UInt16
    /// The number of leading captures that are whole segments before any catch-all; see ``FixedCaptures``.
    @usableFromInline package let fixedCount: UInt16
    /// `true` if the variant has all parameters of its pattern, in the same order and with the same indices.
    @usableFromInline package let isInOrder: Bool
    @usableFromInline package let runCount: UInt8
    /// `true` if the variant has unnamed catch-alls (`**`). The location of the first follows those of the parameters.
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
