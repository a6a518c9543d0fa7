import WaymarkCore

// The description of a table for the engine of the report: a compiled table for matching, with the data for explaining
// and printing. The tool has already parsed and ranked the patterns and built the trie, so the page contains no code
// for that.

/// The source text of a pattern variant and of its parts.
struct VariantTexts: Sendable {
    let variant: String
    var segments: [String] = []
    var items: [String] = []
    var fragment = ""

    /// Returns the source text of a part, or of the whole variant if `part` is `nil`.
    func text(of part: PatternPart?) -> String {
        switch part {
        case nil: variant
        case .segment(let index): segments[index]
        case .item(let index): items[index]
        case .fragment: fragment
        }
    }
}

/// The numeric codes in a table description. New versions add no cases.
enum DescriptionCode {
    enum Segment: Int { case literal, partial, parameter, wildcard, catchAll }
    /// A piece of a segment, the value of an item, or a fragment.
    enum Value: Int { case none, literal, parameter }
    enum Kind: Int { case named, oneOf, expression }
    enum Presence: Int { case required, optional, lenient, defaulted, defaultedList }
}

/// The routes of a table description, collected while it is read.
struct DescribedRoutes {
    /// The variants with their source text, by rank.
    var variants: [(variant: TableVariant, texts: VariantTexts)?]
    /// The ranks of each route's variants, in pattern order.
    var ranks: [[Int]] = []
    var outlines: [EntryOutline] = []
    var ends: [Int: RouteDeprecation] = [:]
}
