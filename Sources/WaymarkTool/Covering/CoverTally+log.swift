import WaymarkCore

extension CoverTally {
    /// Counts the links of a log.
    ///
    /// - Parameter name: What the log is called in messages.
    @MainActor
    static func counted(
        _ input: FileDescriptor, name: String, _ questions: CoverQuestions, meter: ProgressMeter?
    ) async throws -> CoverTally {
        let work = BlockWork(input: input, name: name, maximumLength: questions.reader.longestRow) { block in
            CoverTally(block, questions)
        }
        var (tally, meter) = (CoverTally(questions.engine.table), meter)
        defer { meter?.clear() }
        try await work.run { part in
            tally.add(part)
            meter?.update(lines: tally.rows, newBytes: part.byteCount)
        }
        return tally
    }
}
