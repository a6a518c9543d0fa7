/// The bytes of a frozen table, at an address that never changes, and from which words can be read.
///
/// **Invariant.** `count` bytes are there, and do not change, as long as this is kept: constants of the program are there as
/// long as it runs, and everything else is a copy of its own. The address is a multiple of ``alignment``.
@safe
@usableFromInline
package final class BlockMemory: Sendable {
    // Safe on any thread: it is written by the initializers, and only read afterwards.
    private nonisolated(unsafe) let start: UnsafeRawPointer
    package let count: Int
    private let isCopy: Bool

    /// What the first byte is aligned to.
    static var alignment: Int { 8 }

    /// The bytes of a constant, where they are. They are copied if they stand at an address for words that is none, which
    /// compilers do not do to long texts.
    package convenience init(_ constant: StaticString) {
        guard constant.hasPointerRepresentation else {
            self.init(Array(String(constant.unicodeScalar).utf8))
            return
        }
        let start = unsafe UnsafeRawPointer(constant.utf8Start)
        unsafe self.init(start, count: constant.utf8CodeUnitCount)
    }

    private init(_ constant: UnsafeRawPointer, count: Int) {
        let isAligned = UInt(bitPattern: constant) % UInt(BlockMemory.alignment) == 0
        self.count = count
        isCopy = !isAligned
        unsafe start = isAligned ? constant : unsafe BlockMemory.copy(of: constant, count: count)
    }

    /// A copy of bytes.
    package init(_ bytes: [UInt8]) {
        count = bytes.count
        isCopy = true
        unsafe start = bytes.withRow { row in unsafe BlockMemory.copy(of: UnsafeRawPointer(row.start), count: row.count) }
    }

    private static func copy(of bytes: UnsafeRawPointer, count: Int) -> UnsafeRawPointer {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: alignment)
        unsafe copy.copyMemory(from: bytes, byteCount: count)
        return UnsafeRawPointer(copy)
    }

    deinit { if isCopy { unsafe start.deallocate() } }

    /// All bytes, for as long as the block is kept.
    package var bytes: Bytes { unsafe Bytes(base: start.assumingMemoryBound(to: UInt8.self), count: count) }

    /// Elements that stand in the block, or `nil` if they do not.
    ///
    /// What a byte may be is not asked here: who takes elements of bytes that nobody has looked at reads ``bytes`` first.
    ///
    /// - Parameter offset: Where they begin, in bytes.
    func elements<Element: BitwiseCopyable & Sendable>(
        _ type: Element.Type, at offset: Int, count: Int
    ) -> FrozenArray<Element>? {
        let stride = MemoryLayout<Element>.stride
        guard offset >= 0, count >= 0, offset <= self.count, count <= (self.count - offset) / stride,
            offset % MemoryLayout<Element>.alignment == 0
        else { return nil }
        let first = unsafe (start + offset).assumingMemoryBound(to: Element.self)
        return unsafe FrozenArray(Row(first, count: count), of: self)
    }
}
