/// Limits of proof work in units of ``LanguagePool/work``, not of time, so that results are equal on all machines.
enum ProofWork {
    static let ofQuestion = 20_000_000
    /// The number of new sets of strings after which cached sets are discarded.
    static let ofMemory = 200_000

    /// The maximum number of state comparisons in one search for a link.
    static let ofComparisons = 5_000_000

    /// The work limit of a ``ClaimComparison`` with `count` different sets of paths.
    static func ofClaims(_ count: Int) -> Int { 5 * ofQuestion + 50_000 * count }

    static func ofTables(variants: Int) -> Int { 4 * ofQuestion + 50_000 * variants }
}
