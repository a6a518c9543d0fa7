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
}

/// The numeric codes of a description. All enums are complete.
enum DescriptionCode {
    enum Segment: Int { case literal, partial, parameter, wildcard, catchAll }
    /// A piece of a segment, the value of an item, or a fragment.
    enum Value: Int { case none, literal, parameter }
    enum Kind: Int { case named, oneOf, expression }
    enum Presence: Int { case required, optional, lenient, defaulted, defaultedList }
}
