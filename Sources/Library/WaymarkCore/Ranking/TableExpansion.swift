/// The variants of entries, one after the other, with their sets of sources gathered.
struct TableExpansion {
    private(set) var variants: [TableVariant] = []
    /// Where the variants of each entry begin.
    private(set) var beginnings: [Int] = []
    private(set) var sourceSets: [[LinkSource]] = []
    /// How narrow each of the sets is.
    private var narrownesses: [Int64] = []
    private(set) var problems: [RouteProblem] = []
    /// Whether any first segment is literal and has a capital letter.
    private(set) var hasCapitalFirstSegments = false
    /// How specific each variant is.
    private var specificities: [Specificity] = []
    private var setIndices: [[LinkSource]: Int] = [:]
    /// The set of the last entry of which a pattern had no source of its own.
    private var lastSet: Int?
    /// Whether patterns that have many variants have too many in all: then none of them is expanded.
    private var leavesOutMany = false

    init(_ entries: [EntryOutline]) {
        variants.reserveCapacity(entries.count)
        specificities.reserveCapacity(entries.count)
        beginnings.reserveCapacity(entries.count + 1)
        checkCount(of: entries)
        for (index, entry) in entries.enumerated() { add(entry, at: index) }
    }

    /// Counts the variants of patterns that have many, before any is made.
    private mutating func checkCount(of entries: [EntryOutline]) {
        var count = 0
        for entry in entries {
            for pattern in entry.patterns where pattern.hasManyVariants {
                count += pattern.variantCount
                guard count > PatternVariant.tableLimit else { continue }
                leavesOutMany = true
                let text = pattern.writtenText
                return problems.append(
                    RouteProblem(
                        .tooManyVariantsInTable(limit: PatternVariant.tableLimit), in: text, at: 0..<text.utf8.count,
                        route: entry.name))
            }
        }
    }

    private mutating func add(_ entry: EntryOutline, at index: Int) {
        beginnings.append(variants.count)
        for (patternIndex, pattern) in entry.patterns.enumerated() {
            let sourceSet = pattern.source.map { indexOfSet([$0]) } ?? indexOfSet(ofEntry: entry.sources)
            if case .flat(let path) = pattern.form, entry.validation?.check == nil {
                hasCapitalFirstSegments = hasCapitalFirstSegments || path.hasCapitalFirstSegment(of: pattern.text)
                specificities.append(Specificity(path, narrowness: narrownesses[sourceSet]))
                variants.append(
                    TableVariant(
                        .flat(path, text: pattern.text), entry: index, pattern: patternIndex, sourceSet: sourceSet))
            } else {
                add(pattern, of: entry, at: (index, patternIndex), sourceSet)
            }
        }
    }

    private mutating func add(
        _ pattern: RoutePattern, of entry: EntryOutline, at place: (entry: Int, pattern: Int), _ sourceSet: Int
    ) {
        if leavesOutMany, pattern.hasManyVariants { return }
        do throws(PatternError) {
            let all = try pattern.variants()
            let narrowness = narrownesses[sourceSet]
            let model = entry.check?.model
            for (index, variant) in all.enumerated() {
                hasCapitalFirstSegments = hasCapitalFirstSegments || variant.hasCapitalFirstSegment
                variants.append(
                    TableVariant(
                        .decided(variant), entry: place.entry, pattern: place.pattern, sourceSet: sourceSet,
                        index: index, isOnly: all.count == 1))
                specificities.append(
                    entry.check?.specificity(of: model ?? variant, narrowness: narrowness)
                        ?? Specificity(variant, narrowness: narrowness))
            }
        } catch {
            problems.append(contentsOf: error.problems.map { $0.naming(route: entry.name) })
        }
    }

    private mutating func indexOfSet(ofEntry sources: [LinkSource]) -> Int {
        // Most entries come from where the one before came from.
        if let lastSet, sourceSets[lastSet] == sources { return lastSet }
        let index = indexOfSet(sources)
        lastSet = index
        return index
    }

    private mutating func indexOfSet(_ sources: [LinkSource]) -> Int {
        let index = setIndices[sources] ?? sourceSets.count
        if index == sourceSets.count {
            setIndices[sources] = index
            sourceSets.append(sources)
            narrownesses.append(LinkSource.narrowness(of: sources))
        }
        return index
    }

    /// The variants in the order in which they win; equally specific ones as they were added, since sorting is stable.
    func orderBySpecificity() -> [Int] {
        specificities.withRow { specificities in
            variants.indices.sorted { specificities[$0] < specificities[$1] }
        }
    }
}

extension RoutePattern {
    /// Whether the pattern counts for ``PatternVariant/tableLimit``. One that is too much by itself is refused by itself.
    fileprivate var hasManyVariants: Bool {
        if isFlat { return false }
        let count = variantCount
        return count > PatternVariant.fewVariants && count <= PatternVariant.limit
    }
}

extension FlatPath {
    fileprivate func hasCapitalFirstSegment(of text: String) -> Bool {
        guard let first = segments.first, first.isLiteral else { return false }
        return text.withBytes { bytes in
            for index in first.text where bytes[index].asciiLowercased != bytes[index] { return true }
            return false
        }
    }
}

extension PatternVariant {
    fileprivate var hasCapitalFirstSegment: Bool {
        guard case .literal(let text) = segments.first else { return false }
        return text.utf8.contains { $0.asciiLowercased != $0 }
    }
}
