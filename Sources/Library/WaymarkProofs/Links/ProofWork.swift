/// Limits of proof work, in units of ``LanguagePool/work`` instead of time, so that all machines give equal results.
enum ProofWork {
    static let ofQuestion = 20_000_000
    /// The maximum number of new sets of strings before cached sets are discarded.
    static let ofMemory = 200_000

    /// The maximum number of state comparisons in one search for a link.
    static let ofComparisons = 5_000_000

    /// The work limit of a ``ClaimComparison`` whose claims have `count` different sets of paths.
    static func ofClaims(_ count: Int) -> Int { 5 * ofQuestion + 50_000 * count }

    static func ofTables(variants: Int) -> Int { 4 * ofQuestion + 50_000 * variants }
}
