/// A notation for URL patterns, which parses strings to patterns and prints patterns as strings.
///
/// ``BraceSyntax`` is the default. Links are matched with the ``RoutePattern``, independent of the syntax.
public protocol PatternSyntax: Sendable {
    /// The lowercase name of the syntax, such as `braces`, for route files and the command-line tool.
    var name: String { get }

    /// Parses a string in this syntax to a pattern.
    ///
    /// - Throws: ``PatternError`` with every problem of the string.
    func parse(_ text: String) throws(PatternError) -> RoutePattern

    /// Returns a pattern as a canonical string in this syntax; parsing the string returns an equal pattern.
    ///
    /// - Throws: ``PatternError`` if the syntax cannot express an element of the pattern.
    func text(for pattern: RoutePattern) throws(PatternError) -> String
}

#if hasFeature(Embedded)
    /// The type of a pattern syntax in Embedded Swift, which has no existential types: always the default syntax.
    public typealias AnyPatternSyntax = BraceSyntax
#else
    /// A value of any pattern syntax. In Embedded Swift, it is always ``BraceSyntax``.
    public typealias AnyPatternSyntax = any PatternSyntax
#endif

extension PatternSyntax {
    /// Throws a ``PatternError`` with a problem for each element in `missing`, which this syntax cannot express.
    package func checkExpressible(_ pattern: RoutePattern, missing: [String]) throws(PatternError) {
        guard !missing.isEmpty else { return }
        let text = pattern.writtenText
        throw PatternError(
            text: text, problems: missing.map { RouteProblem(.inexpressible($0, syntax: name), in: text) })
    }
}
