/// The bytes of a frozen table, at an address that never changes, and from which words can be read.
///
/// **Invariant.** They are there, and do not change, as long as this is kept: constants of the program are there as long as
/// it runs, and everything else is a copy of its own. The address is a multiple of ``alignment``.
@safe
struct BlockMemory: Sendable {
    /// All bytes, for as long as the block is kept.
    let row: Row<UInt8>
    private let copy: FrozenMemory?

    /// What the first byte is aligned to.
    private static var alignment: Int { 8 }

    /// The bytes of a constant, where they are. They are copied if they stand at an address for words that is none, which
    /// compilers do not do to long texts.
    package init(_ constant: StaticString) {
        guard constant.hasPointerRepresentation else {
            self.init(Array(String(constant.unicodeScalar).utf8))
            return
        }
        let start = unsafe constant.utf8Start
        let row = unsafe Row(start, count: constant.utf8CodeUnitCount)
        if UInt(bitPattern: start) % UInt(BlockMemory.alignment) == 0 {
            self.init(row, copy: nil)
        } else {
            self.init(copying: row)
        }
    }

    /// A copy of bytes.
    package init(_ bytes: [UInt8]) { self = bytes.withRow { BlockMemory(copying: $0) } }

    private init(copying bytes: Row<UInt8>) {
        let start = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, bytes.count), alignment: BlockMemory.alignment)
        unsafe start.copyMemory(from: bytes.start, byteCount: bytes.count)
        self.init(
            unsafe Row(UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: bytes.count),
            copy: unsafe FrozenMemory(start) { unsafe $0.deallocate() })
    }

    private init(_ row: Row<UInt8>, copy: FrozenMemory?) {
        self.row = row
        self.copy = copy
    }

    /// All bytes, for as long as the block is kept.
    package var bytes: Bytes { row.bytes(0, count: row.count) }

    package var count: Int { row.count }

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
        let first = unsafe UnsafeRawPointer(row.start + offset).assumingMemoryBound(to: Element.self)
        return unsafe FrozenArray(Row(first, count: count), in: copy)
    }
}
