/// The bytes of a compiled table, at a fixed address from which words can be read.
///
/// **Invariant.** The bytes are there, and do not change, as long as this is kept. The address is a multiple of
/// ``alignment``.
@safe
struct BlockMemory: Sendable {
    /// All bytes, for as long as the block is kept.
    let row: Row<UInt8>
    private let memory: ConstantMemory

    /// The alignment of the first byte.
    private static var alignment: Int { 8 }

    /// The bytes of a packed constant (``PackedText``); those of a constant that is none are no table.
    package init(unpacking constant: StaticString) {
        // A constant of one scalar has no address; a packed table has at least a group.
        guard constant.hasPointerRepresentation, constant.utf8CodeUnitCount >= PackedText.groupCharacters else {
            self.init([])
            return
        }
        let groups = constant.utf8CodeUnitCount / PackedText.groupCharacters
        // Each group is stored as eight bytes, of which the next one overwrites the last.
        self.init(capacity: groups * PackedText.groupBytes + 1) { start in
            let text = unsafe UnsafeRawPointer(constant.utf8Start)
            for group in 0..<groups {
                let characters = unsafe UInt64(
                    littleEndian: text.loadUnaligned(
                        fromByteOffset: group * PackedText.groupCharacters, as: UInt64.self))
                unsafe start.storeBytes(
                    of: PackedText.unpacked(characters).littleEndian, toByteOffset: group * PackedText.groupBytes,
                    as: UInt64.self)
            }
            // The last group is filled up: the header says where the table ends.
            let byteCount = unsafe UInt32(
                littleEndian: start.loadUnaligned(
                    fromByteOffset: 4 * BlockLayout.Word.byteCount, as: UInt32.self))
            let rest = groups * PackedText.groupBytes - Int(byteCount)
            return (0..<PackedText.groupBytes).contains(rest) ? Int(byteCount) : 0
        }
    }

    /// A copy of bytes.
    package init(_ bytes: [UInt8]) {
        self.init(capacity: bytes.count) { start in
            unsafe bytes.withUnsafeBytes {
                unsafe start.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(start), byteCount: $0.count)
            }
            return bytes.count
        }
    }

    /// Memory of its own, which a function fills.
    ///
    /// - Parameter write: Writes at most `capacity` bytes, rounded up to a header, and returns how many are the block's.
    private init(capacity: Int, _ write: (UnsafeMutableRawPointer) -> Int) {
        let start = unsafe UnsafeMutableRawPointer.allocate(
            byteCount: max(capacity, 4 * BlockLayout.Word.count), alignment: BlockMemory.alignment)
        let count = unsafe write(start)
        row = unsafe Row(UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: count)
        memory = unsafe ConstantMemory(start) { unsafe $0.deallocate() }
    }

    /// All bytes, for as long as the block is kept.
    package var bytes: Bytes { row.bytes(0, count: row.count) }

    package var count: Int { row.count }

    /// Elements within the block, or `nil` if they are not within it.
    ///
    /// The bytes are not checked to be values of the type: elements of untrusted bytes are validated as bytes first.
    ///
    /// - Parameter offset: The offset of the first element, in bytes.
    func elements<Element: BitwiseCopyable & Sendable>(
        _ type: Element.Type, at offset: Int, count: Int
    ) -> ConstantArray<Element>? {
        let stride = MemoryLayout<Element>.stride
        guard offset >= 0, count >= 0, offset <= self.count, count <= (self.count - offset) / stride,
            offset % MemoryLayout<Element>.alignment == 0
        else { return nil }
        let first = unsafe UnsafeRawPointer(row.start + offset).assumingMemoryBound(to: Element.self)
        return unsafe ConstantArray(Row(first, count: count), in: memory)
    }
}

extension [UInt8] {
    /// Appends elements as they are in memory.
    package mutating func append<Item: BitwiseCopyable>(memoryOf elements: Row<Item>) {
        unsafe append(
            contentsOf: UnsafeRawBufferPointer(
                start: elements.start, count: elements.count * MemoryLayout<Item>.stride))
    }
}
