/// A file of rows that is read once for counting; `-` is standard input.
@MainActor
struct LogFile {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Processes each block on all cores and calls `take` with the results, in order. It returns the number of rows so
    /// far and the number of new bytes. Progress may share the terminal with the output, which is written at the end.
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
