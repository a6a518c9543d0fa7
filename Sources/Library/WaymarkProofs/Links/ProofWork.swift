/// Limits of the work that proofs do, in units of ``LanguagePool/work``. They count work, not time, so that the same question
/// has the same answer on every machine.
enum ProofWork {
    /// The most work for one question.
    static let ofQuestion = 20_000_000
    /// The most sets that questions make before what they made is forgotten.
    static let ofMemory = 200_000

    /// The most comparisons of two places for one question.
    static let ofComparisons = 5_000_000

    /// The most work for a comparison of claims with so many paths.
    static func ofClaims(_ count: Int) -> Int { 5 * ofQuestion + 50_000 * count }

    /// The most work for all questions about tables.
    static func ofTables(variants: Int) -> Int { 4 * ofQuestion + 50_000 * variants }
}
