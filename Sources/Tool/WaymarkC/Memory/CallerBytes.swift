import WaymarkCHeader
import WaymarkEngine

/// Bytes from a C caller. **Invariant.** They are valid during the call, as the C header requires.
@safe
struct CallerBytes {
    private let buffer: UnsafeBufferPointer<UInt8>

    /// - Parameter name: The name of the pointer in the C header, for error messages.
    init(
        _ start: UnsafeRawPointer?, count: Int, limit: Int = .max, named name: StaticString, lengthNamed: StaticString
    ) throws(CallError) {
        // A C length (`size_t`) above `Int.max` is a negative number here, and is rejected.
        guard count >= 0, count <= limit else { throw .badLength(lengthNamed, UInt(bitPattern: count), limit: limit) }
        guard unsafe start != nil || count == 0 else { throw .nullPointer(name) }
        unsafe buffer = UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count)
    }

    var count: Int { unsafe buffer.count }

    var bytes: Bytes { unsafe Bytes(buffer) }

    var copy: [UInt8] { unsafe Array(buffer) }
}

func cString(_ start: UnsafePointer<CChar>?, named name: StaticString) throws(CallError) -> String {
    guard let start = unsafe start else { throw .nullPointer(name) }
    return unsafe String(cString: start)
}

func resultPointer<Value>(
    _ pointer: UnsafeMutablePointer<Value>?, named name: StaticString
) throws(CallError) -> UnsafeMutablePointer<Value> {
    guard let pointer = unsafe pointer else { throw .nullPointer(name) }
    guard Int(bitPattern: pointer) % MemoryLayout<Value>.alignment == 0 else { throw .badAlignment(name) }
    return unsafe pointer
}

@safe
struct CallerBuffer {
    let capacity: Int
    private let start: UnsafeMutableRawPointer?

    init(_ start: UnsafeMutableRawPointer?, capacity: Int) throws(CallError) {
        guard capacity >= 0 else { throw .badLength("capacity", UInt(bitPattern: capacity), limit: .max) }
        guard unsafe start != nil || capacity == 0 else { throw .nullPointer("buffer") }
        self.capacity = capacity
        unsafe self.start = start
    }

    /// Writes a string if it fits into the capacity, and otherwise nothing.
    func write(_ text: Bytes) {
        guard text.count <= capacity, let start = unsafe start else { return }
        unsafe text.copy(to: start.assumingMemoryBound(to: UInt8.self))
    }
}

/// Links from a C caller. The byte range of each link is validated before the link is read.
@safe
struct LinkBatch {
    let count: Int
    private let bytes: CallerBytes
    private let offsets: UnsafeRawPointer?
    private let isWide: Bool

    init(_ links: UnsafePointer<waymark_links>?) throws(CallError) {
        guard let links = unsafe links else { throw .nullPointer("links") }
        let given = unsafe links.pointee
        count = unsafe given.count
        let width = unsafe given.offset_width
        guard width == 4 || width == 8 else { throw .badWidth("offset_width", UInt(bitPattern: width)) }
        isWide = width == 8
        unsafe bytes = try CallerBytes(
            given.bytes, count: given.byte_count, named: "bytes", lengthNamed: "byte_count")
        guard count >= 0, count < Int.max / width else {
            throw .badLength("count", UInt(bitPattern: count), limit: .max)
        }
        let offsets = unsafe given.offsets
        guard unsafe offsets != nil || count == 0 else { throw .nullPointer("offsets") }
        guard Int(bitPattern: offsets) % width == 0 else { throw .badAlignment("offsets") }
        unsafe self.offsets = offsets
    }

    func range(of index: Int) throws(CallError) -> Range<Int> {
        let (start, end) = (offset(index), offset(index + 1))
        guard start >= 0, start <= end, end <= bytes.count else { throw .badOffset(link: index) }
        return start..<end
    }

    func link(_ range: Range<Int>) -> Bytes { bytes.bytes.part(range) }

    private func offset(_ index: Int) -> Int {
        guard let offsets = unsafe offsets else { return 0 }
        return unsafe isWide
            ? Int(offsets.load(fromByteOffset: 8 * index, as: Int64.self))
            : Int(offsets.load(fromByteOffset: 4 * index, as: Int32.self))
    }
}
