/// The bytes of a compiled route table, at a fixed address that is aligned for 64-bit words.
///
/// **Invariant.** While this value is retained, the bytes exist unchanged, at an address aligned to ``alignment``.
@safe
struct BlockMemory: Sendable {
    let span: UncheckedSpan<UInt8>
    private let memory: ConstantMemory

    private static var alignment: Int { 8 }

    /// Creates a view of an array of words. The view retains the array instead of copying it.
    package init(_ words: [UInt64]) {
        // The elements of an array have a stable address while it is retained and not changed.
        let span = words.withSpan { words in
            unsafe UncheckedSpan(
                UnsafeRawPointer(words.start).assumingMemoryBound(to: UInt8.self), count: 8 * words.count)
        }
        // The closure below retains the array, which owns the memory, as long as the `ConstantMemory` exists.
        let start = unsafe UnsafeMutableRawPointer(mutating: span.start)
        self.init(span, unsafe ConstantMemory(start) { _ in extendLifetime(words) })
    }

    package init(_ bytes: [UInt8]) {
        let start = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: BlockMemory.alignment)
        unsafe bytes.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { unsafe start.copyMemory(from: base, byteCount: bytes.count) }
        }
        self.init(
            unsafe UncheckedSpan(UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: bytes.count),
            unsafe ConstantMemory(start) { unsafe $0.deallocate() })
    }

    private init(_ span: UncheckedSpan<UInt8>, _ memory: ConstantMemory) { (self.span, self.memory) = (span, memory) }

    package var bytes: Bytes { span.all }

    package var count: Int { span.count }

    /// Returns the elements from a byte offset on, or `nil` if their range is out of bounds or misaligned. Their bytes
    /// can be invalid for the type: bytes from an untrusted source must be validated first.
    func elements<Element: BitwiseCopyable & Sendable>(
        _ type: Element.Type, at offset: Int, count: Int
    ) -> ConstantArray<Element>? {
        let stride = MemoryLayout<Element>.stride
        guard offset >= 0, count >= 0, offset <= self.count, count <= (self.count - offset) / stride,
            offset % MemoryLayout<Element>.alignment == 0
        else { return nil }
        let first = unsafe UnsafeRawPointer(span.start + offset).assumingMemoryBound(to: Element.self)
        return unsafe ConstantArray(UncheckedSpan(first, count: count), in: memory)
    }
}

extension [UInt8] {
    package mutating func append(_ bytes: Bytes) {
        unsafe append(contentsOf: UnsafeBufferPointer(start: bytes.base, count: bytes.count))
    }

    package mutating func append<Item: BitwiseCopyable>(memoryOf elements: UncheckedSpan<Item>) {
        unsafe append(
            contentsOf: UnsafeRawBufferPointer(
                start: elements.start, count: elements.count * MemoryLayout<Item>.stride))
    }
}
