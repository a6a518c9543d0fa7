import WaymarkCore

// A table as bytes of which the engine of the report is made: what searches need as a compiled table holds it, and beside it
// what explaining and printing need. All of it was read, ranked, grown and written in words by the tool, so that the page has
// nothing that does that: no notation, no rules for tables, no trie that grows.

/// What one route of a description has.
struct DescribedRoute: Sendable {
    let name: String?
    let sources: [LinkSource]
    let patterns: [DescribedPattern]
    let end: RouteEnd?
    /// The values that the route has for parameters that a link lacks.
    let defaults: [String: CaptureValue]
}

/// A pattern of a route, with its variants in the order in which they were written.
struct DescribedPattern: Sendable {
    let text: String
    let source: LinkSource?
    let variants: [DescribedVariant]
}

/// A variant, its rank and set of sources, and how it is written.
struct DescribedVariant: Sendable {
    let rank: Int
    let sourceSet: Int
    let variant: PatternVariant
    let texts: VariantTexts
}

/// How a variant and its parts are written.
struct VariantTexts: Sendable {
    let variant: String
    let segments: [String]
    let items: [String]
    let fragment: String
}

/// The words for what a description holds, as numbers.
enum DescriptionCode {
    /// What a segment of a path is. This enum is complete.
    enum Segment: Int { case literal, partial, parameter, wildcard, catchAll }
    /// What a piece of a segment, the value of an item, or a fragment is. This enum is complete.
    enum Value: Int { case none, literal, parameter }
    /// What the type of a parameter is. This enum is complete.
    enum Kind: Int { case named, oneOf, expression }
    /// Whether a parameter may be absent. This enum is complete.
    enum Presence: Int { case required, optional, lenient, defaulted, defaultedList }
}
