/// Bytes on their way to a file: gathered, and written when there are many or when it is asked for.
struct OutputStream: ~Copyable {
    let file: FileDescriptor
    var buffer = OutputBuffer()

    /// How many bytes are gathered before they are written without being asked.
    static let capacity = 1 << 17

    init(_ file: FileDescriptor) {
        self.file = file
    }

    /// Writes what has been gathered, if it is much: memory stays bounded, and calls stay few.
    mutating func flushIfFull() throws(SystemError) {
        if buffer.count >= Self.capacity { try flush() }
    }

    /// Writes bytes behind what has been gathered, at once.
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
