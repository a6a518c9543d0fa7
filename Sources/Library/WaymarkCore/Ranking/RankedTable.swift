/// A table with every variant of every pattern in the order in which they win: what a trie is grown from, and what
/// rules look at.
package struct RankedTable: Sendable {
    package let entries: [EntryOutline]
    /// Where links may come from, unless an entry or a pattern says so itself.
    let sources: [LinkSource]
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
    /// Whether any first segment is literal and has a capital letter: only then does it matter whether it is folded.
    let hasCapitalFirstSegments: Bool
    /// Whether any entry asks something of its patterns or links.
    let hasValidation: Bool
    /// Whether any entry asks something of links beyond its patterns.
    package let hasChecks: Bool
    /// The query items that any link may carry.
    package let globals: [GlobalItems]
    /// The names of parameters whose values may be shown where nothing else of a link is.
    package let publicNames: Set<String>
    /// Writes a part of the variant of a rank.
    let texts: @Sendable (RankedTable, PatternPart, Int) -> String

    package init<Route>(_ table: RouteTable<Route>) {
        self.init(
            table.draft.outlines, sources: table.sources,
            globals: table.globals.map { GlobalItems($0.entry, type: $0.type) },
            types: table.draft.implicitTypes.added(to: table.types), precedence: table.precedence,
            policy: table.policy, publicNames: table.publicParameters)
    }

    /// The global items as a table of their own, for the rules that hold for all patterns; `nil` if there are none.
    var tableOfGlobals: RankedTable? {
        if globals.isEmpty { return nil }
        return RankedTable(
            globals.map { $0.outline }, sources: [.anywhere], globals: [], types: types, precedence: .declaration,
            policy: policy)
    }

    private init(
        _ entries: [EntryOutline], sources: [LinkSource], globals: [GlobalItems], types: ParameterTypes,
        precedence: Precedence, policy: LinkPolicy, publicNames: Set<String> = []
    ) {
        self.entries = entries
        self.publicNames = publicNames
        self.sources = sources
        self.globals = globals
        hasValidation = entries.contains { $0.validation != nil }
        hasChecks = hasValidation && entries.contains { $0.check != nil }
        self.types = types
        self.precedence = precedence
        self.policy = policy
        let expansion = TableExpansion(entries)
        expansionProblems = expansion.problems
        texts = RankedTable.written
        sourceSets = expansion.sourceSets
        hasCapitalFirstSegments = expansion.hasCapitalFirstSegments
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

    /// A table without errors that was ranked before, of entries without functions of their own.
    ///
    /// - Parameters:
    ///   - variants: The variants by rank.
    ///   - ranks: Their ranks as they were written, entry for entry.
    ///   - texts: Writes a part of the variant of a rank.
    package init(
        ranked variants: [TableVariant], written ranks: [[Int]], of entries: [EntryOutline],
        from sourceSets: [[LinkSource]], types: ParameterTypes, precedence: Precedence, policy: LinkPolicy,
        texts: @escaping @Sendable (RankedTable, PatternPart, Int) -> String
    ) {
        (self.entries, self.variants, self.sourceSets) = (entries, variants, sourceSets)
        (self.types, self.precedence, self.policy, self.texts) = (types, precedence, policy, texts)
        (sources, globals, expansionProblems, publicNames) = ([.anywhere], [], [], [])
        (hasCapitalFirstSegments, hasValidation, hasChecks) = (false, false, false)
        var (all, beginnings): ([Int], [Int]) = ([], [])
        for entry in ranks {
            beginnings.append(all.count)
            all += entry
        }
        self.ranks = all
        self.beginnings = beginnings + [all.count]
    }

    /// The ranks of an entry's variants, in the order written.
    package func ranks(ofEntry entry: Int) -> ArraySlice<Int> { ranks[beginnings[entry]..<beginnings[entry + 1]] }

    /// The forms of an entry's patterns, in the order written, each with its rank and the number of its pattern.
    package func forms(ofEntry entry: Int) -> [(rank: Int, pattern: Int, variant: PatternVariant)] {
        ranks(ofEntry: entry).map { ($0, variants[$0].pattern, variants[$0].variant) }
    }

    /// For each entry the index of its first rank in ``ranksAsWritten``.
    var entryStarts: [Int] { beginnings }
    /// The ranks of all entries' variants, entry for entry, in the order written.
    var ranksAsWritten: [Int] { ranks }

    /// The first rank behind one that belongs to another entry.
    package func rank(behindEntryOf rank: UInt32) -> UInt32 {
        let entry = variants[Int(rank)].entry
        return UInt32(variants[Int(rank)...].firstIndex { $0.entry != entry } ?? variants.count)
    }

    /// The pattern that a variant belongs to.
    package func pattern(of variant: TableVariant) -> RoutePattern {
        entries[variant.entry].patterns[variant.pattern]
    }
}
