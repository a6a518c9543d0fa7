import WaymarkCore

/// Bytes to be written: text for people and JSON, gathered without a String in between.
///
/// An array asks at every piece whether it is shared, and links are written in many small pieces; so the memory is the
/// buffer's own, and each piece is one question and a copy.
struct OutputBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int

    /// How many bytes have been gathered.
    private(set) var count = 0

    /// Whether the next JSON value or key follows another one.
    var needsComma = false

    /// - Parameter capacity: For how many bytes there is room; there will be more when it is needed.
    init(capacity: Int = 512) {
        self.capacity = max(capacity, 1)
        memory = .allocate(capacity: self.capacity)
    }

    deinit { memory.deallocate() }

    /// A copy of what has been gathered.
    var bytes: [UInt8] { withBytes { Array($0) } }

    /// The text that has been gathered.
    var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Calls a function with what has been gathered.
    func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeBufferPointer(start: memory, count: count))
    }

    /// Forgets what has been gathered, and keeps the room.
    mutating func removeAll() { count = 0 }

    /// Appends text as it is.
    mutating func write(_ text: String) {
        text.withBytes { append($0) }
    }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        memory[count] = byte
        count &+= 1
    }

    /// Appends bytes as they are.
    @inline(__always)
    mutating func append(_ bytes: Bytes) {
        if bytes.count > capacity &- count { grow(by: bytes.count) }
        bytes.copy(to: memory + count)
        count &+= bytes.count
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        capacity = max(2 * capacity, count + additional)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
    }
}
