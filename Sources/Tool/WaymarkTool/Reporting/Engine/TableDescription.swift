import WaymarkCore

// The description of a table for the engine of the report: a compiled table for matching, with the data for explaining
// and printing. The tool has parsed and ranked the patterns, built the trie and written the spellings. The page
// therefore contains no notations, no table checks and no trie builder.

struct DescribedRoute: Sendable {
    let name: String?
    let sources: [LinkSource]
    let patterns: [DescribedPattern]
    let end: RouteDeprecation?
    /// The default values of parameters absent from a link.
    let defaults: [String: CaptureValue]
}

/// A pattern with its variants in their original order.
struct DescribedPattern: Sendable {
    let text: String
    let source: LinkSource?
    let variants: [DescribedVariant]
}

struct DescribedVariant: Sendable {
    let rank: Int
    let sourceSet: Int
    let variant: PatternVariant
    let texts: VariantTexts
}

/// The spellings of a variant and its parts.
struct VariantTexts: Sendable {
    let variant: String
    let segments: [String]
    let items: [String]
    let fragment: String

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

/// The numeric codes of a description. All enums are complete.
enum DescriptionCode {
    enum Segment: Int { case literal, partial, parameter, wildcard, catchAll }
    /// A piece of a segment, the value of an item, or a fragment.
    enum Value: Int { case none, literal, parameter }
    enum Kind: Int { case named, oneOf, expression }
    enum Presence: Int { case required, optional, lenient, defaulted, defaultedList }
}

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
