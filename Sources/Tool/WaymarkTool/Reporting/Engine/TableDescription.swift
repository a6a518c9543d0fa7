import WaymarkCore

// The encoded route table for the engine in the report page: a compiled table for matching, and data for explaining and
// printing links. The page needs no code that parses and ranks patterns or builds a trie.

/// A pattern variant and its parts, as they are written in the pattern.
struct VariantTexts: Sendable {
    let variant: String
    var segments: [String] = []
    var items: [String] = []
    var fragment = ""

    /// Returns the text of the variant or one of its parts; `nil` for the whole pattern, which is not stored.
    func text(of excerpt: VariantExcerpt) -> String? {
        switch excerpt {
        case .pattern: nil
        case .variant: variant
        case .part(.segment(let index)): segments[index]
        case .part(.item(let index)): items[index]
        case .part(.fragment): fragment
        }
    }
}

/// Numeric codes in an encoded table.
enum DescriptionCode {
    enum Segment: Int { case literal, partial, parameter, wildcard, catchAll }
    /// A piece of a segment, the value of a query item, or the fragment.
    enum Value: Int { case none, literal, parameter }
    enum Kind: Int { case named, oneOf, expression }
    enum Presence: Int { case required, optional, lenient, defaulted, defaultedList }
}

struct DescribedRoutes {
    /// The pattern variants by rank, each with the text of its parts.
    var variants: [(variant: TableVariant, texts: VariantTexts)?]
    /// For each route, the ranks of its pattern variants in the order of the patterns.
    var ranks: [[Int]] = []
    var outlines: [EntryOutline] = []
    var ends: [Int: RouteDeprecation] = [:]
}
