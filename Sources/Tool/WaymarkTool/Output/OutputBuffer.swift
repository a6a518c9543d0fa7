import WaymarkCore

/// A buffer for text and JSON output, which avoids creating strings.
///
/// It owns its memory, so an append is a capacity check and a copy. An array would also check for uniqueness.
struct OutputBuffer: ~Copyable {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int

    private(set) var count = 0

    var needsComma = false

    init(capacity: Int = 512) {
        self.capacity = max(capacity, 1)
        memory = .allocate(capacity: self.capacity)
    }

    deinit { memory.deallocate() }

    var bytes: [UInt8] { withBytes { Array($0) } }

    var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeBufferPointer(start: memory, count: count))
    }

    mutating func removeAll() { count = 0 }

    mutating func write(_ text: String) {
        text.withBytes { append($0) }
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        memory[count] = byte
        count &+= 1
    }

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
