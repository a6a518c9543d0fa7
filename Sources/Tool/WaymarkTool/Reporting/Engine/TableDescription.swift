import WaymarkCore

// The description of a route table for the engine in the report page: a compiled table for matching, with the data for
// explaining and printing links. The tool has already parsed and ranked the patterns and built the trie, so the page
// contains no code for this.

/// The texts of a pattern variant, and of its segments, query items and fragment, as written in the pattern.
struct VariantTexts: Sendable {
    let variant: String
    var segments: [String] = []
    var items: [String] = []
    var fragment = ""

    /// Returns the text of the variant, of one of its segments or query items, or of its fragment; `nil` for the whole
    /// pattern, whose text this type does not store.
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

/// The numeric codes in a table description.
enum DescriptionCode {
    enum Segment: Int { case literal, partial, parameter, wildcard, catchAll }
    /// A piece of a segment, the value of a query item, or the fragment.
    enum Value: Int { case none, literal, parameter }
    enum Kind: Int { case named, oneOf, expression }
    enum Presence: Int { case required, optional, lenient, defaulted, defaultedList }
}

/// The routes of a table description, collected while the description is decoded.
struct DescribedRoutes {
    /// The pattern variants by rank, each with the strings of its parts as they are written in the pattern.
    var variants: [(variant: TableVariant, texts: VariantTexts)?]
    /// The ranks of each route's pattern variants, in the order of the patterns.
    var ranks: [[Int]] = []
    var outlines: [EntryOutline] = []
    var ends: [Int: RouteDeprecation] = [:]
}
