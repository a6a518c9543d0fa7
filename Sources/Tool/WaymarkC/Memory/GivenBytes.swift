import WaymarkEngine

/// Bytes that a caller has given.
///
/// **Invariant.** They are there while the call runs, which the header asks of the caller.
@safe
struct GivenBytes {
    private let buffer: UnsafeBufferPointer<UInt8>

    /// - Parameter name: What the header calls the pointer.
    init(
        _ start: UnsafeRawPointer?, count: Int, limit: Int = .max, named name: StaticString, lengthNamed: StaticString
    ) throws(CallFault) {
        // A `size_t` above the greatest `Int` is a negative number here.
        guard count >= 0, count <= limit else { throw .badLength(lengthNamed, UInt(bitPattern: count), limit: limit) }
        guard unsafe start != nil || count == 0 else { throw .nullPointer(name) }
        unsafe buffer = UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count)
    }

    var count: Int { unsafe buffer.count }

    /// All of them.
    var bytes: Bytes { unsafe Bytes(buffer) }

    /// A copy.
    var copy: [UInt8] { unsafe Array(buffer) }
}

/// A text of C, which ends with a zero byte.
enum GivenText {
    static func text(_ start: UnsafePointer<CChar>?, named name: StaticString) throws(CallFault) -> String {
        guard let start = unsafe start else { throw .nullPointer(name) }
        return unsafe String(cString: start)
    }
}

/// Where a caller wants a result.
enum ResultPlace<Value> {
    static func place(
        _ place: UnsafeMutablePointer<Value>?, named name: StaticString
    ) throws(CallFault) -> UnsafeMutablePointer<Value> {
        guard let place = unsafe place else { throw .nullPointer(name) }
        guard Int(bitPattern: place) % MemoryLayout<Value>.alignment == 0 else { throw .badAlignment(name) }
        return unsafe place
    }
}

/// Memory that a caller has given for a text.
@safe
struct GivenRoom {
    let capacity: Int
    private let start: UnsafeMutableRawPointer?

    init(_ start: UnsafeMutableRawPointer?, capacity: Int) throws(CallFault) {
        guard capacity >= 0 else { throw .badLength("capacity", UInt(bitPattern: capacity), limit: .max) }
        guard unsafe start != nil || capacity == 0 else { throw .nullPointer("buffer") }
        self.capacity = capacity
        unsafe self.start = start
    }

    /// Writes a text that there is room for, and nothing of any other.
    func write(_ text: Bytes) {
        guard text.count <= capacity, let start = unsafe start else { return }
        unsafe text.copy(to: start.assumingMemoryBound(to: UInt8.self))
    }
}
