/// Functions that allocate temporary memory for the duration of one call.
@usableFromInline
package enum Scratch: Sendable {
    @inlinable
    @inline(__always)
    package static func withMutableSpan<Element: BitwiseCopyable, Result>(
        of type: Element.Type, count: Int, _ body: (UncheckedMutableSpan<Element>) -> Result
    ) -> Result {
        unsafe withUnsafeTemporaryAllocation(of: type, capacity: count) { unsafe body(UncheckedMutableSpan($0)) }
    }
}
