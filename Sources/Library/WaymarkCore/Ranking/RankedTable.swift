/// A route table with its pattern variants (patterns with resolved groups) in order of precedence.
package struct RankedTable: Sendable {
    package let entries: [EntryOutline]
    let sources: [LinkSource]
    /// The pattern variants of all routes, best first. The index of a variant is its rank.
    package let variants: [TableVariant]
    /// The ranks of all pattern variants, grouped by route, in the written order of each route's patterns.
    let ranksAsWritten: [Int]
    /// For each route, the index of its first rank in ``ranksAsWritten``; the last element is the number of ranks.
    let entryStarts: [Int]
    /// The distinct sets of link sources, to which pattern variants refer by index.
    package let sourceSets: [[LinkSource]]
    package let types: ParameterTypes
    package let precedence: Precedence
    package let policy: LinkPolicy
    /// The errors of patterns whose groups cannot be expanded, such as those with too many variants.
    package let expansionProblems: [RouteProblem]
    let hasValidation: Bool
    /// `true` if an app's function decides which links a route accepts (``EntryCheck``).
    package let hasChecks: Bool
    package let globals: [GlobalItems]
    /// The names of the parameters whose values redacted links show.
    package let publicNames: Set<String>
    /// Returns a variant or a part of it as a string. A stored function, so that programs that read the strings from a
    /// file need not contain the code that writes patterns.
    let texts: @Sendable (RankedTable, VariantExcerpt, Int) -> String

    package init<Route>(_ table: RouteTable<Route>) {
        self.init(
            table.draft.outlines, sources: table.sources, globals: table.globals,
            types: table.draft.implicitTypes.added(to: table.types), precedence: table.precedence,
            policy: table.policy, publicNames: table.publicParameters)
    }

    /// The global query items as a separate table, so that pattern checks apply to them; `nil` if there are none.
    var globalsTable: RankedTable? {
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
        entryStarts = expansion.beginnings + [expansion.variants.count]
        var ranks = Array(expansion.variants.indices)
        if precedence == .specificity {
            let order = expansion.orderBySpecificity()
            variants = order.map { expansion.variants[$0] }
            for (rank, index) in order.enumerated() { ranks[index] = rank }
        } else {
            variants = expansion.variants
        }
        ranksAsWritten = ranks
    }

    /// Creates a table without errors from pattern variants in order of precedence. `ranks` has the ranks of each
    /// route's variants in written order.
    package init(
        ranked variants: [TableVariant], written ranks: [[Int]], of entries: [EntryOutline],
        from sourceSets: [[LinkSource]], types: ParameterTypes, precedence: Precedence, policy: LinkPolicy,
        texts: @escaping @Sendable (RankedTable, VariantExcerpt, Int) -> String
    ) {
        (self.entries, self.variants, self.sourceSets) = (entries, variants, sourceSets)
        (self.types, self.precedence, self.policy, self.texts) = (types, precedence, policy, texts)
        (sources, globals, expansionProblems, publicNames) = ([.anywhere], [], [], [])
        (hasValidation, hasChecks) = (false, false)
        ranksAsWritten = ranks.flatMap { $0 }
        entryStarts = ranks.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    package func ranks(ofEntry entry: Int) -> ArraySlice<Int> {
        ranksAsWritten[entryStarts[entry]..<entryStarts[entry + 1]]
    }

    /// `true` if any variant begins with a literal that has an uppercase letter.
    var hasUppercaseFirstSegment: Bool {
        variants.indices.contains { rank in
            switch variants[rank].form {
            case .flat(let path, let text):
                guard let first = path.segments.first, first.isLiteral else { return false }
                return text.withBytes { $0.part(first.text).contains { $0.asciiLowercased != $0 } }
            case .decided(let variant, _):
                guard case .literal(let text) = variant.segments.first else { return false }
                return text.utf8.contains { $0.asciiLowercased != $0 }
            }
        }
    }

    package func pattern(of variant: TableVariant) -> RoutePattern {
        entries[variant.entry].patterns[variant.pattern]
    }

    private static func written(_ table: RankedTable, _ excerpt: VariantExcerpt, _ rank: Int) -> String {
        let variant = table.variants[rank].variant
        return switch excerpt {
        case .pattern: table.pattern(of: table.variants[rank]).writtenText
        case .variant: variant.text
        case .part(.segment(let index)): variant.text(ofSegment: index)
        case .part(.item(let index)): variant.query[index].text
        case .part(.fragment): variant.fragment?.fragmentText ?? ""
        }
    }
}

/// A part of a pattern that is printed as a string: the whole pattern, one of its variants, or an element of a variant.
package enum VariantExcerpt: Sendable {
    case pattern
    case variant
    case part(PatternPart)
}

package enum PatternPart: Sendable {
    case segment(Int)
    case item(Int)
    case fragment
}
