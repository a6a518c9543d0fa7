/// One variant of one pattern of one entry, as it stands in a table.
package struct TableVariant: Sendable {
    private let entryNumber: UInt32
    private let patternNumber: UInt32
    private let sourceSetNumber: UInt32
    private let indexNumber: UInt16
    /// Whether it is the only variant of its pattern.
    let isOnly: Bool
    let form: Form

    enum Form: Sendable {
        case plain(PlainPath, text: String)
        indirect case decided(PatternVariant)
    }

    init(_ form: Form, entry: Int, pattern: Int, sourceSet: Int, index: Int = 0, isOnly: Bool = true) {
        self.form = form
        self.isOnly = isOnly
        entryNumber = UInt32(truncatingIfNeeded: entry)
        patternNumber = UInt32(truncatingIfNeeded: pattern)
        sourceSetNumber = UInt32(truncatingIfNeeded: sourceSet)
        indexNumber = UInt16(truncatingIfNeeded: index)
    }

    /// The index of the entry in its table.
    package var entry: Int { Int(entryNumber) }

    /// The index of the pattern in its entry.
    package var pattern: Int { Int(patternNumber) }

    /// The index of the sources that it may come from, among all sets of sources of the table.
    package var sourceSet: Int { Int(sourceSetNumber) }

    /// The index of the variant in its pattern.
    package var index: Int { Int(indexNumber) }

    /// What it takes. Tables keep most variants in the form in which they were written, so this makes one.
    package var variant: PatternVariant {
        switch form {
        case .plain(let path, let text): PatternVariant(segments: path.segments(of: text))
        case .decided(let variant): variant
        }
    }
}

/// A table with every variant of every pattern in the order in which they win: what a trie is grown from, and what
/// rules look at.
package struct RankedTable: Sendable {
    package let entries: [EntryOutline]
    /// All variants; the index of a variant is its rank, 0 the best.
    package let variants: [TableVariant]
    /// The ranks of the variants as they were written, entry for entry, and where those of each entry begin.
    private let ranks: [Int]
    private let beginnings: [Int]
    /// The different sets of sources that variants may come from.
    package let sourceSets: [[LinkSource]]
    package let types: ParameterTypes
    package let precedence: Precedence
    package let policy: LinkPolicy
    /// Patterns that have no variants, with the reason.
    package let expansionProblems: [RouteProblem]
    /// Whether any entry asks something of its patterns or links.
    let hasDemands: Bool
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
        hasDemands = entries.contains { $0.demands != nil }
        hasChecks = hasDemands && entries.contains { $0.check != nil }
        self.types = types
        self.precedence = precedence
        self.policy = policy
        var expansion = TableExpansion()
        for (index, entry) in entries.enumerated() { expansion.add(entry, at: index) }
        expansionProblems = expansion.problems
        sourceSets = expansion.sourceSets
        beginnings = expansion.beginnings + [expansion.variants.count]
        var ranks = Array(expansion.variants.indices)
        if precedence == .specificity {
            let order = expansion.orderBySpecificity()
            variants = order.map { expansion.variants[$0] }
            for (rank, index) in order.enumerated() { ranks[index] = rank }
        } else {
            variants = expansion.variants
        }
        self.ranks = ranks
    }

    /// The ranks of an entry's variants, in the order written.
    func ranks(ofEntry entry: Int) -> ArraySlice<Int> { ranks[beginnings[entry]..<beginnings[entry + 1]] }

    /// The pattern that a variant belongs to.
    package func pattern(of variant: TableVariant) -> RoutePattern {
        entries[variant.entry].patterns[variant.pattern]
    }
}

/// The variants of entries, one after the other, with their sets of sources gathered.
private struct TableExpansion {
    var variants: [TableVariant] = []
    /// Where the variants of each entry begin.
    var beginnings: [Int] = []
    var sourceSets: [[LinkSource]] = []
    /// How narrow each of the sets is.
    private var narrownesses: [Int] = []
    var problems: [RouteProblem] = []
    /// How specific each variant is.
    private var specificities: [Specificity] = []
    private var setIndices: [[LinkSource]: Int] = [:]
    private var lastSet: Int?

    mutating func add(_ entry: EntryOutline, at index: Int) {
        beginnings.append(variants.count)
        for (patternIndex, pattern) in entry.patterns.enumerated() {
            let sourceSet = indexOfSet(pattern.source.map { [$0] } ?? entry.sources)
            if case .plain(let path) = pattern.form, entry.demands?.check == nil {
                specificities.append(Specificity(path, narrowness: narrownesses[sourceSet]))
                variants.append(
                    TableVariant(
                        .plain(path, text: pattern.text), entry: index, pattern: patternIndex, sourceSet: sourceSet))
            } else {
                add(pattern, of: entry, at: (index, patternIndex), sourceSet)
            }
        }
    }

    private mutating func add(
        _ pattern: RoutePattern, of entry: EntryOutline, at place: (entry: Int, pattern: Int), _ sourceSet: Int
    ) {
        do throws(PatternError) {
            let all = try pattern.variants()
            let narrowness = narrownesses[sourceSet]
            for (index, variant) in all.enumerated() {
                variants.append(
                    TableVariant(
                        .decided(variant), entry: place.entry, pattern: place.pattern, sourceSet: sourceSet,
                        index: index, isOnly: all.count == 1))
                specificities.append(
                    entry.check?.specificity(of: variant, narrowness: narrowness)
                        ?? Specificity(variant, narrowness: narrowness))
            }
        } catch {
            problems.append(contentsOf: error.problems.map { $0.naming(route: entry.name) })
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
    func orderBySpecificity() -> [Int] {
        specificities.withUnsafeBufferPointer { specificities in
            variants.indices.sorted { specificities[$0] < specificities[$1] }
        }
    }
}
