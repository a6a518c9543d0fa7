import WaymarkCore

struct DescribedVariants {
    private(set) var all: [TableVariant?]
    private(set) var texts: [VariantTexts?]
    /// The ranks of each route's variants, in pattern order.
    private(set) var ranks: [[Int]] = []
    private var isSound = true

    init(count: Int) {
        all = Array(repeating: nil, count: count)
        texts = Array(repeating: nil, count: count)
    }

    mutating func add(_ route: DescribedRoute, at entry: Int) {
        var own: [Int] = []
        for (number, pattern) in route.patterns.enumerated() {
            for (index, described) in pattern.variants.enumerated() {
                guard all.indices.contains(described.rank) else {
                    isSound = false
                    continue
                }
                own.append(described.rank)
                texts[described.rank] = described.texts
                all[described.rank] = TableVariant(
                    .decided(described.variant), entry: entry, pattern: number, sourceSet: described.sourceSet,
                    index: index, isOnly: pattern.variants.count == 1)
            }
        }
        ranks.append(own)
    }

    /// Returns `true` if every rank has a variant with a valid source set.
    func isWhole(setCount: Int) -> Bool {
        isSound && all.allSatisfy { $0.map { $0.sourceSet < setCount } ?? false }
    }
}

extension VariantTexts {
    /// Returns the spelling of a part; `nil` for the pattern.
    func text(of part: PatternPart) -> String? {
        switch part {
        case .pattern: nil
        case .variant: variant
        case .segment(let index): segments[index]
        case .item(let index): items[index]
        case .fragment: fragment
        }
    }
}
