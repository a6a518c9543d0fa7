/// A file of rows that is read once, to be counted: `-` is standard input.
@MainActor
struct LogFile {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Has something done with each block on all cores, and takes what came of it in the order of the blocks. Progress is
    /// shown at a terminal, also where the answer is to stand: that is written at the end.
    ///
    /// - Parameter take: Says how many rows there were so far, and how many bytes were new.
    func forEachBlock<Result: Sendable>(
        _ reader: RowReader, _ work: @escaping @Sendable (InputBlock) -> Result,
        take: (Result) throws -> (rows: Int, newBytes: Int)
    ) async throws {
        let isStandardInput = path == "-"
        let input = isStandardInput ? FileDescriptor.standardInput : try FileDescriptor(reading: path)
        var meter = ProgressMeter(input: input)
        defer { meter?.clear() }
        let blocks = BlockWork(
            input: input, name: isStandardInput ? "standard input" : path, maximumLength: reader.longestRow, work: work)
        try await blocks.run { part in
            let (rows, newBytes) = try take(part)
            meter?.update(lines: rows, newBytes: newBytes)
        }
    }
}
