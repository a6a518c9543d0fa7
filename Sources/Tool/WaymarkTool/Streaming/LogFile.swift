/// A file of rows that is read once for counting; `-` is standard input.
@MainActor
struct LogFile {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Processes each block on all cores and calls `take` with the results, in order. `take` returns the number of rows
    /// so far and the number of new bytes.
    func forEachBlock<Result: Sendable>(
        _ reader: RowReader, _ work: @escaping @Sendable (InputBlock) -> Result,
        take: (Result) throws -> (lines: Int, newBytes: Int)
    ) async throws {
        let isStandardInput = path == "-"
        let input = isStandardInput ? FileDescriptor.standardInput : try FileDescriptor(reading: path)
        let name = isStandardInput ? "standard input" : path
        try await BlockWork(input: input, name: name, maximumLength: reader.longestRow, work: work).run(take)
    }
}
