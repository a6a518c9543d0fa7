/// The variants of all patterns in written order, with the distinct sets of their link sources.
struct TableExpansion {
    private(set) var variants: [TableVariant] = []
    private(set) var beginnings: [Int] = []
    private(set) var sourceSets: [[LinkSource]] = []
    private var narrownesses: [Int64] = []
    private(set) var problems: [RouteProblem] = []
    private var specificities: [Specificity] = []
    private var setIndices: [[LinkSource]: Int] = [:]
    private var lastSet: Int?
    /// `true` if the patterns with many variants exceed ``PatternVariant/tableLimit``; then none of them gets variants.
    private var exceedsTableLimit = false

    init(_ entries: [EntryOutline]) {
        variants.reserveCapacity(entries.count)
        specificities.reserveCapacity(entries.count)
        beginnings.reserveCapacity(entries.count + 1)
        checkCount(of: entries)
        for (index, entry) in entries.enumerated() { add(entry, at: index) }
    }

    private mutating func checkCount(of entries: [EntryOutline]) {
        var count = 0
        for entry in entries {
            for pattern in entry.patterns where pattern.hasManyVariants {
                count += pattern.variantCount
                guard count > PatternVariant.tableLimit else { continue }
                exceedsTableLimit = true
                return problems.append(
                    RouteProblem(
                        .tooManyVariantsInTable(limit: PatternVariant.tableLimit), in: pattern.writtenText,
                        route: entry.name))
            }
        }
    }

    private mutating func add(_ entry: EntryOutline, at index: Int) {
        beginnings.append(variants.count)
        for (patternIndex, pattern) in entry.patterns.enumerated() {
            let sourceSet = indexOfSet(pattern.source.map { [$0] } ?? entry.sources)
            if case .flat(let path) = pattern.form, entry.validation?.check == nil {
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
        _ pattern: RoutePattern, of entry: EntryOutline, at position: (entry: Int, pattern: Int), _ sourceSet: Int
    ) {
        if exceedsTableLimit, pattern.hasManyVariants { return }
        do throws(PatternError) {
            let all = try pattern.variants()
            let narrowness = narrownesses[sourceSet]
            let (model, isFirst) = (entry.check?.model, entry.check?.isFirst ?? false)
            let names = all.count == 1 ? nil : pattern.parameters.compactMap { $0.name }
            for (index, variant) in all.enumerated() {
                variants.append(
                    TableVariant(
                        .decided(variant, names: names), entry: position.entry, pattern: position.pattern,
                        sourceSet: sourceSet, index: index))
                specificities.append(
                    isFirst
                        ? Specificity(before: variant, narrowness: narrowness)
                        : Specificity(model ?? variant, narrowness: narrowness))
            }
        } catch {
            problems.append(contentsOf: error.problems.map { $0.naming(route: entry.name) })
        }
    }

    private mutating func indexOfSet(_ sources: [LinkSource]) -> Int {
        // Most routes have the same link sources as the previous route.
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

    /// Returns the indices of the variants, best first. The sort is stable, which preserves the order of registration.
    func orderBySpecificity() -> [Int] {
        specificities.withSpan { specificities in
            variants.indices.sorted { specificities[$0] < specificities[$1] }
        }
    }
}

extension RoutePattern {
    fileprivate var hasManyVariants: Bool {
        if isFlat { return false }
        let count = variantCount
        return count > PatternVariant.smallVariantCount && count <= PatternVariant.limit
    }
}
