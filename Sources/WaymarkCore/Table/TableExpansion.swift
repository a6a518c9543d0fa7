/// The variants of entries, one after the other, with their sets of sources gathered.
struct TableExpansion {
    private(set) var variants: [TableVariant] = []
    /// Where the variants of each entry begin.
    private(set) var beginnings: [Int] = []
    private(set) var sourceSets: [[LinkSource]] = []
    /// How narrow each of the sets is.
    private var narrownesses: [Int] = []
    private(set) var problems: [RouteProblem] = []
    /// Whether any first segment is literal and has a capital letter.
    private(set) var hasCapitalFirstSegments = false
    /// How specific each variant is.
    private var specificities: [Specificity] = []
    private var setIndices: [[LinkSource]: Int] = [:]
    private var lastSet: Int?

    /// - Parameter count: The number of entries.
    init(count: Int) {
        variants.reserveCapacity(count)
        specificities.reserveCapacity(count)
        beginnings.reserveCapacity(count + 1)
    }

    mutating func add(_ entry: EntryOutline, at index: Int) {
        beginnings.append(variants.count)
        for (patternIndex, pattern) in entry.patterns.enumerated() {
            let sourceSet = indexOfSet(pattern.source.map { [$0] } ?? entry.sources)
            if case .plain(let path) = pattern.form, entry.demands?.check == nil {
                hasCapitalFirstSegments = hasCapitalFirstSegments || path.hasCapitalFirstSegment(of: pattern.text)
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
                hasCapitalFirstSegments = hasCapitalFirstSegments || variant.hasCapitalFirstSegment
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

extension PlainPath {
    fileprivate func hasCapitalFirstSegment(of text: String) -> Bool {
        guard let first = segments.first, first.kind == .literal else { return false }
        return text.withBytes { $0[first.text].contains { $0.asciiLowercased != $0 } }
    }
}

extension PatternVariant {
    fileprivate var hasCapitalFirstSegment: Bool {
        guard case .literal(let text) = segments.first else { return false }
        return text.utf8.contains { $0.asciiLowercased != $0 }
    }
}
