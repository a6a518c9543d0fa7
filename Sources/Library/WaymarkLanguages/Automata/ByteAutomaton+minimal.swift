extension ByteAutomaton {
    /// Creates the minimal automaton of a set; `nil` if it needs more than ``stateLimit`` states or too much work.
    package init?(_ language: Language, in pool: inout LanguagePool) {
        let nodes = NFANodes(language, in: pool)
        if nodes.isTooLarge { return nil }
        let states =
            nodes.needsSetOperators
            ? AutomatonStates(of: language, in: &pool, limit: 4 * Self.stateLimit)
            : AutomatonStates(nodes, limit: 4 * Self.stateLimit)
        guard let merged = states?.merged(), merged.ends.count <= Self.stateLimit else { return nil }
        (groups, steps, ends, start) = (merged.partition.groups, merged.steps, merged.ends, merged.start)
    }
}
