/// A reader of blocks of complete lines. Each block contains the bytes available, up to a limit.
struct BlockReader {
    private let input: FileDescriptor
    private let name: String
    private var cutter: BlockCutter
    private var isAtEnd = false

    /// - Parameter maximumLength: The maximum length of an acceptable link in bytes.
    init(input: FileDescriptor, maximumLength: Int, blockSize: Int, name: String = "standard input") {
        (self.input, self.name) = (input, name)
        cutter = BlockCutter(size: blockSize, limit: max(maximumLength, DisplayedLink.longest))
    }

    /// Waits for input and returns the next lines, possibly none if a line is unfinished; `nil` at the end.
    mutating func next() throws -> InputBlock? {
        // The file is not read again after its end, because terminals report the end only once.
        var isAtEnd = isAtEnd
        defer { self.isAtEnd = isAtEnd }
        return try cutter.next { [input, name] memory in
            var count = 0
            while !isAtEnd, count < memory.count, count == 0 || input.isReady {
                do throws(SystemError) {
                    let read = try input.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[count...]))
                    isAtEnd = read == 0
                    count += read
                } catch {
                    throw ToolError("cannot read \(name.escaped()): \(error.message)")
                }
            }
            return count
        }
    }
}
