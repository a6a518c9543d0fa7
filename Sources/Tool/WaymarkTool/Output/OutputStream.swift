/// An output file with a buffer.
struct OutputStream: ~Copyable {
    let file: FileDescriptor
    var buffer = OutputBuffer()

    /// The number of buffered bytes at which ``flushIfFull()`` writes.
    static let capacity = 1 << 17

    init(_ file: FileDescriptor) {
        self.file = file
    }

    mutating func flushIfFull() throws(SystemError) {
        if buffer.count >= Self.capacity { try flush() }
    }

    /// Writes the buffer, and then `bytes` directly.
    mutating func write(_ bytes: [UInt8]) throws(SystemError) {
        try flush()
        try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
            try file.write(UnsafeRawBufferPointer(bytes))
        }
    }

    mutating func flush() throws(SystemError) {
        defer { buffer.removeAll() }
        try buffer.withBytes { (bytes) throws(SystemError) in try file.write(UnsafeRawBufferPointer(bytes)) }
    }
}
