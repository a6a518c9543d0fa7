/// The native syntax: `/user/{id: Int}`.
public struct BraceSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    public var name: String { "braces" }

    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        throw PatternError(text: text, problems: [])
    }

    public func text(for pattern: RoutePattern) throws(PatternError) -> String { "" }
}

extension PatternSyntax where Self == BraceSyntax {
    /// The native syntax: `/user/{id: Int}`.
    public static var braces: BraceSyntax { BraceSyntax() }
}
