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

    /// The bytes of a constant, in place.
    package init(_ words: [UInt64]) {
        // The elements of an array stay at one address while it is kept and not changed.
        let row = words.withRow { words in
            unsafe Row(UnsafeRawPointer(words.start).assumingMemoryBound(to: UInt8.self), count: 8 * words.count)
        }
        self.init(row, ConstantMemory(keeping: words))
    }

    /// A copy of bytes.
    package init(_ bytes: [UInt8]) {
        let start = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: BlockMemory.alignment)
        unsafe bytes.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { unsafe start.copyMemory(from: base, byteCount: bytes.count) }
        }
        self.init(
            unsafe Row(UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: bytes.count),
            unsafe ConstantMemory(start) { unsafe $0.deallocate() })
    }

    private init(_ row: Row<UInt8>, _ memory: ConstantMemory) { (self.row, self.memory) = (row, memory) }

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
    /// Appends bytes.
    package mutating func append(_ bytes: Bytes) {
        unsafe append(contentsOf: UnsafeBufferPointer(start: bytes.base, count: bytes.count))
    }

    /// Appends elements as they are in memory.
    package mutating func append<Item: BitwiseCopyable>(memoryOf elements: Row<Item>) {
        unsafe append(
            contentsOf: UnsafeRawBufferPointer(
                start: elements.start, count: elements.count * MemoryLayout<Item>.stride))
    }
}
