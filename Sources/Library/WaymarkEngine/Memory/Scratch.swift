/// Memory for the time of a call.
@usableFromInline
package enum Scratch: Sendable {
    /// Blocks of up to so many words of eight bytes are taken from the stack without a question.
    @inlinable static var smallWordCount: Int { 128 }

    /// Calls a function with a place for a value, which must be taken again if it was put.
    @inlinable
    @inline(__always)
    package static func withPlace<Value, Result>(for type: Value.Type, _ body: (ValuePlace<Value>) -> Result?)
        -> Result?
    {
        unsafe withUnsafeTemporaryAllocation(of: Value?.self, capacity: 1) { memory in
            guard let address = memory.baseAddress else { return nil }
            return unsafe body(ValuePlace(address))
        }
    }

    /// Calls a function with room for so many elements.
    @inlinable
    @inline(__always)
    package static func withRoom<Element: BitwiseCopyable, Result>(
        of type: Element.Type, count: Int, _ body: (Room<Element>) -> Result
    ) -> Result {
        unsafe withUnsafeTemporaryAllocation(of: type, capacity: count) { unsafe body(Room($0)) }
    }

    /// Calls a function with a block of ``smallWordCount`` words on the stack, whose contents are undefined.
    @inlinable
    @inline(__always)
    package static func withSmallBlock(_ body: (SearchBlock) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallWordCount) { block in
            guard let start = block.baseAddress else { return }
            unsafe body(SearchBlock(UnsafeMutableRawPointer(start)))
        }
    }

    /// Calls a function with a block of at least so many words of eight bytes, whose contents are undefined.
    ///
    /// It stands on the stack unless it is larger than what a link of the usual greatest length needs.
    @inline(__always)
    package static func withBlock(wordCount count: Int, _ body: (SearchBlock) -> Void) {
        unsafe withWords(count) { unsafe body(SearchBlock($0)) }
    }

    /// Calls a function with a value, where it stands.
    static func withBorrowed<Value>(_ value: Value, _ body: (Borrowed<Value>) -> Void) {
        unsafe withUnsafePointer(to: value) { unsafe body(Borrowed($0)) }
    }

    /// Calls a function with room for so many segments and so many bytes.
    static func withRoom(segments: Int, bytes: Int, _ body: (Room<SegmentRange>, Room<UInt8>) -> Void) {
        unsafe withWords(segments + bytes / 8 + 1) { start in
            let ranges = unsafe start.bindMemory(to: SegmentRange.self, capacity: segments)
            let copy = unsafe (start + 8 * segments).bindMemory(to: UInt8.self, capacity: bytes)
            unsafe body(Room(ranges, count: segments), Room(copy, count: bytes))
        }
    }

    @inline(__always)
    private static func withWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        if count <= smallWordCount { unsafe withFewWords(body) } else { unsafe withManyWords(count, body) }
    }

    @inline(__always)
    private static func withFewWords(_ body: (UnsafeMutableRawPointer) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallWordCount) { block in
            guard let start = block.baseAddress else { return }
            unsafe body(UnsafeMutableRawPointer(start))
        }
    }

    @inline(never)
    private static func withManyWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        if count * 8 <= MemoryLayout<LargeBlock>.size {
            unsafe withLargeBlock(body)
        } else {
            unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { block in
                guard let start = block.baseAddress else { return }
                unsafe body(UnsafeMutableRawPointer(start))
            }
        }
    }

    /// Temporary allocations of this size come from the heap: a variable never does.
    @inline(never)
    private static func withLargeBlock(_ body: (UnsafeMutableRawPointer) -> Void) {
        var block = LargeBlock()
        unsafe withUnsafeMutableBytes(of: &block) { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe body(start)
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

/// Where a value is put that is made elsewhere: it is moved in and out, and never copied.
///
/// **Invariant.** There is `nil` at the address, or a value, at any time. A value that is put in the place of another is
/// lost, but does no harm.
@safe
@usableFromInline
package struct ValuePlace<Value> {
    @usableFromInline let address: UnsafeMutablePointer<Value?>

    @inlinable
    @inline(__always)
    init(_ address: UnsafeMutablePointer<Value?>) {
        unsafe self.address = address
        unsafe address.initialize(to: nil)
    }

    /// Puts a value, or `nil`, where none is.
    @inlinable
    @inline(__always)
    package func put(_ value: consuming Value?) { unsafe address.initialize(to: value) }

    /// Takes the value that was put, and leaves none.
    @inlinable
    @inline(__always)
    package func take() -> Value? {
        let value = unsafe address.move()
        unsafe address.initialize(to: nil)
        return value
    }
}

@available(*, unavailable, message: "it is there for the time of a call")
extension ValuePlace: Sendable {}

/// The memory of one search: one block, with the state at its beginning, and everything else at places that depend on
/// the tables alone.
///
/// **Invariant.** The block has as many words as ``Places/wordCount(segmentCount:)`` says for the link and the tables that
/// are searched, and is there while the search runs and what it found is looked at. State and layout are written before
/// they are read.
@safe
@usableFromInline
package struct SearchBlock {
    @usableFromInline let start: UnsafeMutableRawPointer

    @inlinable
    @inline(__always)
    init(_ start: UnsafeMutableRawPointer) { unsafe self.start = start }

    @inlinable
    package var state: SearchState {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(start.assumingMemoryBound(to: SearchState.self)) }
        @inline(__always) nonmutating unsafeMutableAddress { unsafe start.assumingMemoryBound(to: SearchState.self) }
    }

    package var layout: URLLayout {
        @inline(__always) unsafeAddress {
            unsafe UnsafePointer((start + Places.layout).assumingMemoryBound(to: URLLayout.self))
        }
        @inline(__always) nonmutating unsafeMutableAddress {
            unsafe (start + Places.layout).assumingMemoryBound(to: URLLayout.self)
        }
    }

    /// Writes sixteen bytes, the first one lowest, for a link that is shorter.
    @inline(__always)
    func shortText(_ first: UInt64, _ second: UInt64) -> Bytes {
        let room = unsafe start + Places.shortText
        unsafe room.storeBytes(of: first.littleEndian, as: UInt64.self)
        unsafe room.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
        return unsafe Bytes(base: UnsafePointer(room.assumingMemoryBound(to: UInt8.self)), count: 16)
    }

    /// For each set of sources one bit: those that take the link as a path, and behind them those that take it with its
    /// host as the first segment.
    func sources(_ wordCount: Int) -> Room<UInt64> {
        unsafe Room((start + Places.sources).assumingMemoryBound(to: UInt64.self), count: 2 &* wordCount)
    }

    /// For each marked run its first end that has not been tried.
    @inline(__always)
    func untried(_ contents: Borrowed<TableContents>) -> Room<UInt32> {
        words(at: contents.value.places.untried, count: contents.value.runMarks)
    }

    /// Where each catch-all ends on the way that is tried.
    @inline(__always)
    func runEnds(_ contents: Borrowed<TableContents>) -> Room<UInt32> {
        words(at: contents.value.places.runEnds, count: contents.value.runLevels)
    }

    /// Where each catch-all ends in the best variant.
    @inline(__always)
    func bestEnds(_ contents: Borrowed<TableContents>) -> Room<UInt32> {
        words(at: contents.value.places.bestEnds, count: contents.value.runLevels)
    }

    @inline(__always)
    private func words(at place: Int, count: Int) -> Room<UInt32> {
        unsafe Room((start + place).assumingMemoryBound(to: UInt32.self), count: count)
    }

    /// Room for so many segments of the path.
    @inline(__always)
    func pathSegments(_ places: Places, count: Int) -> Room<SegmentRange> {
        let host = MemoryLayout<SegmentRange>.stride
        return unsafe Room((start + places.segments + host).assumingMemoryBound(to: SegmentRange.self), count: count)
    }

    /// Room for the host, and behind it for the segments of the path as they stand in the link.
    ///
    /// - Parameter count: How many segments there are, without the host, or how many there may be at most.
    @inline(__always)
    func segments(_ places: Places, count: Int) -> Room<SegmentRange> {
        unsafe Room((start + places.segments).assumingMemoryBound(to: SegmentRange.self), count: count &+ 1)
    }

    /// Where things stand, in bytes from the start.
    struct Places {
        static var layout: Int { MemoryLayout<SearchState>.stride }
        static var shortText: Int { layout &+ (MemoryLayout<URLLayout>.stride &+ 7) & ~7 }
        static var sources: Int { shortText &+ 16 }
        let untried: Int
        let runEnds: Int
        let bestEnds: Int
        let segments: Int

        init(sourceWords: Int, runMarks: Int, runLevels: Int) {
            untried = Places.sources + 16 * sourceWords
            runEnds = untried + 8 * ((runMarks + 1) / 2)
            bestEnds = runEnds + 4 * runLevels
            segments = bestEnds + 4 * runLevels
        }

        /// The words of eight bytes that a block with so many segments takes: one more has room, for the policy's limit
        /// may be exceeded by one, and one stands before them for the host.
        @inline(__always)
        func wordCount(segmentCount: Int) -> Int { segments / 8 &+ segmentCount &+ 2 }

        /// The longest links for which a small block is enough.
        func smallByteCount(segmentLimit: Int) -> Int {
            let room = Scratch.smallWordCount - wordCount(segmentCount: 0)
            return segmentLimit <= room ? .max : room - 1
        }
    }
}

@available(*, unavailable, message: "it is there only while a link is looked up")
extension SearchBlock: Sendable {}

/// Where the variant that matched has captures that are whole segments before any catch-all, as most are.
///
/// **Invariant.** Record and places are those of the best variant of a search, and the segments are those that it looked
/// at; ``TableProof`` proves that a table's records name as many places as they count, and that fixed ones name a segment
/// that such a variant has. So what is below ``VariantRecord/fixedCount`` is there, and nothing else is read.
@safe
@usableFromInline
package struct FixedCaptures {
    @usableFromInline let start: UnsafePointer<VariantRecord>
    /// Where the captures of the variant stand in any link.
    @usableFromInline let locations: UnsafePointer<CaptureLocation>
    /// The segments that the variant looked at, as they stand in the link.
    @usableFromInline let segments: UnsafePointer<SegmentRange>

    /// Those of what a search has found, if it has found anything.
    @inline(__always)
    init(_ block: SearchBlock) {
        let contents = block.state.contents
        let record = contents.value.records.place(Int(block.state.best))
        unsafe start = record.pointer
        unsafe locations = contents.value.captures.start + Int(record.value.firstCapture)
        let segments = unsafe UnsafePointer(
            (block.start + contents.value.places.segments).assumingMemoryBound(to: SegmentRange.self))
        unsafe self.segments = block.state.usesHost ? segments : segments + 1
    }

    @inlinable
    var record: VariantRecord {
        @inline(__always) unsafeAddress { unsafe start }
    }

    /// The segment that a parameter holds, or `nil` if it is none of these captures.
    @inlinable
    @inline(__always)
    func segment(ofParameter index: Int) -> SegmentRange? {
        guard UInt(bitPattern: index) < UInt(record.fixedCount) else { return nil }
        return unsafe segments[Int(locations[index].position)]
    }

    /// Where the segment stands that a parameter holds, or `nil` if it is none of these captures.
    @inlinable
    @inline(__always)
    func range(ofParameter index: Int) -> Range<Int>? {
        guard UInt(bitPattern: index) < UInt(record.fixedCount) else { return nil }
        let segment = unsafe segments[Int(locations[index].position)]
        // No segment ends before it begins.
        return unsafe Range(uncheckedBounds: (Int(segment.start), Int(segment.end)))
    }

    /// Whether the capture of such a parameter says its value as it is spelled.
    @inline(__always)
    func keepsSpelling(ofParameter index: Int) -> Bool {
        unsafe UInt(bitPattern: index) < UInt(record.fixedCount) && locations[index].flags.contains(.keepsSpelling)
    }
}

@available(*, unavailable, message: "they are there only while a link is looked up")
extension FixedCaptures: Sendable {}
