/// Reads blocks of whole lines from a file, each as large as what is there to be read, up to a limit.
struct BlockReader {
    private let input: FileDescriptor
    private let name: String
    private var cutter: BlockCutter
    private var isAtEnd = false

    /// - Parameters:
    ///   - maximumLength: The most bytes that an acceptable link has.
    ///   - blockSize: How much is read at once.
    ///   - name: The name of the file, for messages.
    init(input: FileDescriptor, maximumLength: Int, blockSize: Int, name: String = "standard input") {
        (self.input, self.name) = (input, name)
        cutter = BlockCutter(size: blockSize, limit: max(maximumLength, ShownLink.longest))
    }

    /// The next lines, which may be none while a line goes on; `nil` at the end. Waits until there is something.
    mutating func next() throws -> InputBlock? {
        var source = Source(input: input, name: name, isAtEnd: isAtEnd)
        defer { isAtEnd = source.isAtEnd }
        return try cutter.next { try source.fill($0) }
    }
}

/// A file that is read to its end, which is asked for once: terminals tell it once.
private struct Source {
    let input: FileDescriptor
    let name: String
    var isAtEnd: Bool

    /// Reads until the memory is full or nothing more is there, and says how many bytes; none at the end.
    mutating func fill(_ memory: UnsafeMutableRawBufferPointer) throws -> Int {
        var count = 0
        while !isAtEnd, count < memory.count, count == 0 || input.isReady {
            let read = try read(into: UnsafeMutableRawBufferPointer(rebasing: memory[count...]))
            isAtEnd = read == 0
            count += read
        }
        return count
    }

    private func read(into memory: UnsafeMutableRawBufferPointer) throws -> Int {
        do {
            return try input.read(into: memory)
        } catch {
            throw ToolError("cannot read \(name.escaped()): \(error.message)")
        }
    }
}
