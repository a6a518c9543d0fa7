/// Memory for the time of a call.
@usableFromInline
package enum Scratch: Sendable {
    /// Blocks of up to so many words of eight bytes are taken from the stack without a question.
    @inlinable static var smallWordCount: Int { 128 }

    /// Calls a function with a block of ``smallWordCount`` words on the stack, whose contents are undefined.
    @inlinable
    @inline(__always)
    package static func withSmallBlock(_ body: (UnsafeMutableRawPointer) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallWordCount) { block in
            guard let start = block.baseAddress else { return }
            body(UnsafeMutableRawPointer(start))
        }
    }

    /// Calls a function with a block of at least so many words of eight bytes, whose contents are undefined.
    ///
    /// It stands on the stack unless it is larger than what a link of the usual greatest length needs.
    @inline(__always)
    static func withWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        if count <= smallWordCount { withSmallBlock(body) } else { withManyWords(count, body) }
    }

    @inline(never)
    private static func withManyWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        if count * 8 <= MemoryLayout<LargeBlock>.size {
            withLargeBlock(body)
        } else {
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { block in
                guard let start = block.baseAddress else { return }
                body(UnsafeMutableRawPointer(start))
            }
        }
    }

    /// Temporary allocations of this size come from the heap: a variable never does.
    @inline(never)
    private static func withLargeBlock(_ body: (UnsafeMutableRawPointer) -> Void) {
        var block = LargeBlock()
        withUnsafeMutableBytes(of: &block) { bytes in
            guard let start = bytes.baseAddress else { return }
            body(start)
        }
    }
}

/// Ten kilobytes.
private struct LargeBlock {
    private struct Line {
        var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
    }
    private struct Kilobytes {
        var lines: (Line, Line, Line, Line, Line, Line, Line, Line) = (
            Line(), Line(), Line(), Line(), Line(), Line(), Line(), Line()
        )
    }
    private struct Page {
        var parts: (Kilobytes, Kilobytes, Kilobytes, Kilobytes) = (Kilobytes(), Kilobytes(), Kilobytes(), Kilobytes())
    }
    private var pages: (Page, Page, Page, Page, Page) = (Page(), Page(), Page(), Page(), Page())
}
