/// The memory for the search of one link: a ``SearchState``, followed by the URL layout, the segments and other data,
/// at offsets that depend only on the table.
///
/// **Invariant.** The block has at least ``Offsets/wordCount(segmentCount:)`` words for the link and the table. It
/// exists during the search and while its result is used. State and layout are written before they are read.
@safe
@usableFromInline
package struct SearchBlock {
    @usableFromInline let start: UnsafeMutableRawPointer

    @inlinable @_transparent
    init(_ start: UnsafeMutableRawPointer) { unsafe self.start = start }

    @inlinable
    package var state: SearchState {
        @_transparent unsafeAddress { unsafe UnsafePointer(start.assumingMemoryBound(to: SearchState.self)) }
        @_transparent nonmutating unsafeMutableAddress { unsafe start.assumingMemoryBound(to: SearchState.self) }
    }

    package var layout: URLLayout {
        @_transparent unsafeAddress {
            unsafe UnsafePointer((start + Offsets.layout).assumingMemoryBound(to: URLLayout.self))
        }
        @_transparent nonmutating unsafeMutableAddress {
            unsafe (start + Offsets.layout).assumingMemoryBound(to: URLLayout.self)
        }
    }

    /// Stores a link of fewer than sixteen bytes, padded to two little-endian words, and returns the sixteen bytes.
    @_transparent
    func shortText(_ first: UInt64, _ second: UInt64) -> Bytes {
        let memory = unsafe start + Offsets.shortText
        unsafe memory.storeBytes(of: first.littleEndian, as: UInt64.self)
        unsafe memory.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
        return unsafe Bytes(base: UnsafePointer(memory.assumingMemoryBound(to: UInt8.self)), count: 16)
    }

    /// Returns memory for two bit sets, with one bit per set of link sources (schemes and hosts) that accepts the link:
    /// for sources that match only the path, and for those that match the host as the first path segment.
    func sources(_ wordCount: Int) -> UncheckedMutableSpan<UInt64> {
        unsafe UncheckedMutableSpan(
            (start + Offsets.sources).assumingMemoryBound(to: UInt64.self), count: 2 &* wordCount)
    }

    /// Returns memory that has, for each catch-all (`**`), the first segment index not yet tried as its end.
    @_transparent
    func untried(_ contents: UnownedPointer<TableContents>) -> UncheckedMutableSpan<UInt32> {
        words(at: contents.value.offsets.untried, count: contents.value.runMarks)
    }

    /// Returns memory for the segment index at which each catch-all of the current path in the search tree ends.
    @_transparent
    func runEnds(_ contents: UnownedPointer<TableContents>) -> UncheckedMutableSpan<UInt32> {
        words(at: contents.value.offsets.runEnds, count: contents.value.runLevels)
    }

    /// Returns memory for the ends of the catch-alls in the best match, in the order of the pattern.
    @_transparent
    func bestEnds(_ contents: UnownedPointer<TableContents>) -> UncheckedMutableSpan<UInt32> {
        words(at: contents.value.offsets.bestEnds, count: contents.value.runLevels)
    }

    @_transparent
    private func words(at offset: Int, count: Int) -> UncheckedMutableSpan<UInt32> {
        unsafe UncheckedMutableSpan((start + offset).assumingMemoryBound(to: UInt32.self), count: count)
    }

    /// Returns memory for the range of the host, followed by the ranges of `count` path segments.
    @_transparent
    func segments(_ offsets: Offsets, count: Int) -> UncheckedMutableSpan<SegmentRange> {
        unsafe UncheckedMutableSpan(
            (start + offsets.segments).assumingMemoryBound(to: SegmentRange.self), count: count &+ 1)
    }

    /// The offsets of the values in a search block, in bytes from its start.
    struct Offsets {
        @_transparent static var layout: Int { MemoryLayout<SearchState>.stride }
        static var shortText: Int { layout &+ (MemoryLayout<URLLayout>.stride &+ 7) & ~7 }
        static var sources: Int { shortText &+ 16 }
        let untried: Int
        let runEnds: Int
        let bestEnds: Int
        let segments: Int

        init(sourceWords: Int, runMarks: Int, runLevels: Int) {
            untried = Offsets.sources + 16 * sourceWords
            runEnds = untried + 8 * ((runMarks + 1) / 2)
            bestEnds = runEnds + 4 * runLevels
            segments = bestEnds + 4 * runLevels
        }

        /// Returns the number of 8-byte words in a block for `segmentCount` segments. It includes one for the host, and
        /// one for an empty last segment, which is dropped and does not count for the policy's limit of segments.
        @_transparent
        func wordCount(segmentCount: Int) -> Int { segments / 8 &+ segmentCount &+ 2 }

        /// Returns the maximum byte count of links that need at most ``Scratch/smallWordCount`` words.
        func smallByteCount(segmentLimit: Int) -> Int {
            let available = Scratch.smallWordCount - wordCount(segmentCount: 0)
            return segmentLimit <= available ? .max : available - 1
        }
    }
}

@available(*, unavailable, message: "it exists only while a link is looked up")
extension SearchBlock: Sendable {}

/// The captures of a match that are whole path segments before any catch-all, for fast access.
///
/// **Invariant.** Record and locations are those of the best variant of a search, and the segments are those of its
/// link. ``TableValidator`` validates that records do not count more locations than exist, and that fixed locations are
/// segments of the variant. So all captures below ``VariantRecord/fixedCount`` exist, and no others are read.
@safe
@usableFromInline
package struct FixedCaptures {
    @usableFromInline let start: UnsafePointer<VariantRecord>
    @usableFromInline let locations: UnsafePointer<CaptureLocation>
    @usableFromInline let segments: UnsafePointer<SegmentRange>

    /// `true` if every capture of the match is a whole segment before any catch-all.
    @inlinable @_transparent var areAll: Bool { record.fixedCount == record.captureCount }

    @inline(__always)
    init(_ block: SearchBlock) {
        let contents = block.state.contents
        let record = contents.value.records.pointer(Int(block.state.best))
        unsafe start = record.pointer
        unsafe locations = contents.value.captures.start + Int(record.value.firstCapture)
        let segments = unsafe UnsafePointer(
            (block.start + contents.value.offsets.segments).assumingMemoryBound(to: SegmentRange.self))
        unsafe self.segments = block.state.usesHost ? segments : segments + 1
    }

    @inlinable
    var record: VariantRecord {
        @_transparent unsafeAddress { unsafe start }
    }

    /// Returns the segment of a parameter; `nil` if the parameter is not a whole path segment before any catch-all.
    @inlinable @inline(__always)
    func segment(ofParameter index: Int) -> SegmentRange? {
        guard UInt(bitPattern: index) < UInt(record.fixedCount) else { return nil }
        return unsafe segments[Int(locations[index].position)]
    }

    @inline(__always)
    func keepsSpelling(ofParameter index: Int) -> Bool {
        unsafe UInt(bitPattern: index) < UInt(record.fixedCount) && locations[index].flags.contains(.keepsSpelling)
    }
}

@available(*, unavailable, message: "they exist only while a link is looked up")
extension FixedCaptures: Sendable {}

extension Scratch {
    /// The number of 8-byte words in a small block, which `withUnsafeTemporaryAllocation` allocates on the stack.
    @inlinable @_transparent static var smallWordCount: Int { 128 }

    /// Calls a function with an empty slot for a value. The function must move a value out of the slot with `take()`.
    @inlinable @_transparent
    package static func withSlot<Value, Result>(for type: Value.Type, _ body: (ValueSlot<Value>) -> Result?)
        -> Result?
    {
        unsafe withUnsafeTemporaryAllocation(of: Value?.self, capacity: 1) { memory in
            guard let address = memory.baseAddress else { return nil }
            return unsafe body(ValueSlot(address))
        }
    }

    /// Calls a function with an uninitialised block of ``smallWordCount`` words on the stack, for the search of a link.
    @inlinable @_transparent
    package static func withSmallBlock(_ body: (SearchBlock) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallWordCount) { block in
            guard let start = block.baseAddress else { return }
            unsafe body(SearchBlock(UnsafeMutableRawPointer(start)))
        }
    }

    /// Calls a function with an uninitialised block of at least `count` words. The block is on the stack up to 1,280
    /// words, which suffices for every link under the default policy, except in very large tables.
    @inline(__always)
    package static func withBlock(wordCount count: Int, _ body: (SearchBlock) -> Void) {
        unsafe withWords(count) { unsafe body(SearchBlock($0)) }
    }

    static func withMutableSpan(
        segments: Int, bytes: Int, _ body: (UncheckedMutableSpan<SegmentRange>, UncheckedMutableSpan<UInt8>) -> Void
    ) {
        unsafe withWords(segments + bytes / 8 + 1) { start in
            let ranges = unsafe start.bindMemory(to: SegmentRange.self, capacity: segments)
            let copy = unsafe (start + 8 * segments).bindMemory(to: UInt8.self, capacity: bytes)
            unsafe body(UncheckedMutableSpan(ranges, count: segments), UncheckedMutableSpan(copy, count: bytes))
        }
    }

    @inline(__always)
    private static func withWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        if count <= smallWordCount {
            unsafe withTemporaryWords(smallWordCount, body)
        } else {
            unsafe withManyWords(count, body)
        }
    }

    @inline(__always)
    private static func withTemporaryWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { block in
            guard let start = block.baseAddress else { return }
            unsafe body(UnsafeMutableRawPointer(start))
        }
    }

    /// Calls a function with memory for many words, on the stack up to the size of a `LargeBlock`. For such a size,
    /// `withUnsafeTemporaryAllocation` would use the heap.
    @inline(never)
    private static func withManyWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        guard count * 8 <= MemoryLayout<LargeBlock>.size else { return unsafe withTemporaryWords(count, body) }
        var block = LargeBlock()
        unsafe withUnsafeMutableBytes(of: &block) { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe body(start)
        }
    }
}

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

/// A slot for an optional value that another function creates. The value is moved in and out, and never copied.
///
/// **Invariant.** The address always has an initialised optional. Overwriting a value leaks it, without other effects.
@safe
@usableFromInline
package struct ValueSlot<Value> {
    @usableFromInline let address: UnsafeMutablePointer<Value?>

    @inlinable @_transparent
    init(_ address: UnsafeMutablePointer<Value?>) {
        unsafe self.address = address
        unsafe address.initialize(to: nil)
    }

    /// Puts a value, or `nil`, into an empty slot.
    @inlinable @_transparent
    package func put(_ value: consuming Value?) { unsafe address.initialize(to: value) }

    /// Moves the value out, which leaves the slot empty.
    @inlinable @_transparent
    package func take() -> Value? {
        let value = unsafe address.move()
        unsafe address.initialize(to: nil)
        return value
    }
}

@available(*, unavailable, message: "a slot is valid only during the call that receives it")
extension ValueSlot: Sendable {}
