import WaymarkCore

extension CoverTally {
    /// Counts the links of a log file, or of standard input.
    @MainActor
    static func counted(_ log: LogFile, _ questions: CoverContext) async throws -> CoverTally {
        var tally = CoverTally(questions.engine.table)
        try await log.forEachBlock(
            questions.reader, { CoverTally($0, questions) },
            take: { part in
                tally.add(part)
                return (tally.rows, part.byteCount)
            })
        return tally
    }
}
