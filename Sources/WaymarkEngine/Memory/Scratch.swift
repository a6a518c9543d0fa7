/// Memory that somebody else has for a while, to be written and read.
///
/// **Invariant.** There is room for `count` elements while the room is used, and their contents are undefined until they
/// are written. Any bits are a value of such an element, and none has to be let go of. Places are checked only where code is
/// not optimised.
@safe
@usableFromInline
package struct Room<Element: BitwiseCopyable> {
    @usableFromInline let start: UnsafeMutablePointer<Element>
    @usableFromInline package let count: Int

    @inlinable
    @inline(__always)
    init(_ start: UnsafeMutablePointer<Element>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    @inlinable
    @inline(__always)
    init(_ buffer: UnsafeMutableBufferPointer<Element>) {
        // An empty buffer need not have an address, and any does for what is never read.
        let none = unsafe UnsafeMutablePointer<Element>(bitPattern: 16)
        unsafe self.init((buffer.baseAddress ?? none).unsafelyUnwrapped, count: buffer.count)
    }

    /// No room at all.
    @inlinable package static var none: Room { unsafe Room(UnsafeMutableBufferPointer(start: nil, count: 0)) }

    @inlinable
    package subscript(index: Int) -> Element {
        @inline(__always)
        get {
            assert(index >= 0 && index < count, "a place outside of the room")
            return unsafe start[index]
        }
        @inline(__always)
        nonmutating set {
            assert(index >= 0 && index < count, "a place outside of the room")
            unsafe start[index] = newValue
        }
    }

    /// The room behind some elements.
    @inlinable
    @inline(__always)
    package func from(_ index: Int) -> Room {
        assert(index >= 0 && index <= count, "a place outside of the room")
        return unsafe Room(start + index, count: count &- index)
    }

    /// What has been written, in so many elements.
    @inlinable
    @inline(__always)
    package func row(_ count: Int) -> Row<Element> {
        assert(count >= 0 && count <= self.count, "more than there is room for")
        return unsafe Row(UnsafePointer(start), count: count)
    }

    package func fill(_ element: Element) { unsafe start.update(repeating: element, count: count) }
}

@available(*, unavailable, message: "it is there for a while")
extension Room: Sendable {}

extension Room<UInt8> {
    /// What has been written, in so many bytes.
    @inlinable
    @inline(__always)
    package func bytes(_ count: Int) -> Bytes {
        assert(count >= 0 && count <= self.count, "more than there is room for")
        return unsafe Bytes(base: UnsafePointer(start), count: count)
    }

    /// Writes bytes from a place on.
    @inlinable
    package func write(_ bytes: Bytes, at index: Int) {
        assert(index >= 0 && index &+ bytes.count <= count, "more than there is room for")
        unsafe (start + index).update(from: bytes.base, count: bytes.count)
    }
}

extension Array where Element: BitwiseCopyable {
    /// Calls a function with the elements, to be changed where they stand.
    @inlinable
    package mutating func withRoom<Result>(_ body: (Room<Element>) -> Result) -> Result {
        unsafe withUnsafeMutableBufferPointer { unsafe body(Room($0)) }
    }
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
        unsafe withFewWords { unsafe body(SearchBlock($0)) }
    }

    /// Calls a function with a block of at least so many words of eight bytes, whose contents are undefined.
    ///
    /// It stands on the stack unless it is larger than what a link of the usual greatest length needs.
    @inline(__always)
    package static func withBlock(wordCount count: Int, _ body: (SearchBlock) -> Void) {
        unsafe withWords(count) { unsafe body(SearchBlock($0)) }
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

    @inlinable
    @inline(__always)
    static func withFewWords(_ body: (UnsafeMutableRawPointer) -> Void) {
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
