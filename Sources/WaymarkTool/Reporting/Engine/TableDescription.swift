import WaymarkCore

// A table as bytes from which the engine of the report makes it anew. A frozen table would not do: it is for matching, and
// explaining and printing need the patterns. They stand here as they are once they are read, so that it does not matter which
// notation they were written in, and the engine need not know any.

/// What one route of a description has.
struct DescribedRoute {
    let name: String?
    let sources: [LinkSource]
    let patterns: [RoutePattern]
    let end: RouteEnd?
}

/// The words for what a description holds, as numbers.
enum DescriptionCode {
    /// What a node of a path is. This enum is complete.
    enum Path: Int { case separator, literal, parameter, wildcard, catchAll, optional, alternatives }
    /// What a node of a query is. This enum is complete.
    enum Query: Int { case item, alternatives }
    /// What the value of an item, or a fragment, is. This enum is complete.
    enum Value: Int { case none, literal, parameter }
    /// What the type of a parameter is. This enum is complete.
    enum Kind: Int { case named, oneOf, expression }
    /// Whether a parameter may be absent. This enum is complete.
    enum Presence: Int { case required, optional, lenient, defaulted, defaultedList }
    /// Where links come from. This enum is complete.
    enum Source: Int { case anywhere, host, scheme }
}
