/// One variant of one pattern of one entry, as it stands in a table.
package struct TableVariant: Sendable {
    /// The index of the entry in its table.
    package let entry: Int
    /// The index of the pattern in its entry.
    package let pattern: Int
    /// The index of the variant in its pattern.
    package let index: Int
    package let variant: PatternVariant
    /// The index of the sources that it may come from, among all sets of sources of the table.
    package let sourceSet: Int
}

/// A table with every variant of every pattern in the order in which they win: what a trie is grown from, and what
/// rules look at.
package struct RankedTable: Sendable {
    package let entries: [EntryOutline]
    /// All variants; the index of a variant is its rank, 0 the best.
    package let variants: [TableVariant]
    /// The different sets of sources that variants may come from.
    package let sourceSets: [[LinkSource]]
    package let types: ParameterTypes
    package let precedence: Precedence
    package let policy: LinkPolicy
    /// Patterns that have no variants, with the reason.
    package let expansionProblems: [RouteProblem]
    /// Whether any entry asks something of links beyond its patterns.
    let hasChecks: Bool
    /// The query items that any link may carry.
    package let globals: [GlobalItems]

    package init<Route>(_ table: RouteTable<Route>) {
        self.init(
            table.entries.map(\.outline), globals: table.globals.map { GlobalItems($0.entry, type: $0.type) },
            types: table.implicitTypes.added(to: table.types), precedence: table.precedence, policy: table.policy)
    }

    /// The global items as a table of their own, for the rules that hold for all patterns; `nil` if there are none.
    var tableOfGlobals: RankedTable? {
        if globals.isEmpty { return nil }
        return RankedTable(
            globals.map(\.outline), globals: [], types: types, precedence: .declaration, policy: policy)
    }

    private init(
        _ entries: [EntryOutline], globals: [GlobalItems], types: ParameterTypes, precedence: Precedence,
        policy: LinkPolicy
    ) {
        self.entries = entries
        self.globals = globals
        hasChecks = entries.contains { $0.check != nil }
        self.types = types
        self.precedence = precedence
        self.policy = policy
        var expansion = TableExpansion()
        for (index, entry) in entries.enumerated() { expansion.add(entry, at: index) }
        expansionProblems = expansion.problems
        sourceSets = expansion.sourceSets
        variants = precedence == .specificity ? expansion.bySpecificity() : expansion.variants
    }

    /// The pattern that a variant belongs to.
    package func pattern(of variant: TableVariant) -> RoutePattern {
        entries[variant.entry].patterns[variant.pattern]
    }
}

/// The variants of entries, one after the other, with their sets of sources gathered.
private struct TableExpansion {
    var variants: [TableVariant] = []
    var sourceSets: [[LinkSource]] = []
    /// How narrow each of the sets is.
    private var narrownesses: [Int] = []
    var problems: [RouteProblem] = []
    /// How specific each variant is.
    private var specificities: [Specificity] = []
    private var setIndices: [[LinkSource]: Int] = [:]
    private var lastSet: Int?

    mutating func add(_ entry: EntryOutline, at index: Int) {
        for (patternIndex, pattern) in entry.patterns.enumerated() {
            let sources = pattern.source.map { [$0] } ?? entry.sources
            let sourceSet = indexOfSet(sources)
            let narrowness = narrownesses[sourceSet]
            do {
                for (variantIndex, variant) in try pattern.variants().enumerated() {
                    variants.append(
                        TableVariant(
                            entry: index, pattern: patternIndex, index: variantIndex, variant: variant,
                            sourceSet: sourceSet))
                    specificities.append(
                        entry.check?.specificity(of: variant, narrowness: narrowness)
                            ?? Specificity(variant, narrowness: narrowness))
                }
            } catch {
                problems.append(contentsOf: error.problems.map { $0.naming(route: entry.name) })
            }
        }
    }

    private mutating func indexOfSet(_ sources: [LinkSource]) -> Int {
        // Most entries come from where the one before came from.
        if let lastSet, sourceSets[lastSet] == sources { return lastSet }
        let index = setIndices[sources] ?? sourceSets.count
        if index == sourceSets.count {
            setIndices[sources] = index
            sourceSets.append(sources)
            narrownesses.append(LinkSource.narrowness(of: sources))
        }
        lastSet = index
        return index
    }

    /// The variants in the order in which they win; equally specific ones as they were added, since sorting is stable.
    func bySpecificity() -> [TableVariant] {
        specificities.withUnsafeBufferPointer { specificities in
            variants.indices.sorted { specificities[$0] < specificities[$1] }.map { variants[$0] }
        }
    }
}
