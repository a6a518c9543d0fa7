/// A notation for patterns.
///
/// Every syntax parses to ``RoutePattern`` and prints it. Matching is independent of the syntax.
public protocol PatternSyntax: Sendable {
    /// The name of the syntax in route files and in the tool, in lowercase.
    var name: String { get }

    /// Parses a pattern.
    ///
    /// - Throws: ``PatternError`` with every problem of the string.
    func parse(_ text: String) throws(PatternError) -> RoutePattern

    /// Returns the canonical string of a pattern; parsing it returns an equal pattern.
    ///
    /// - Throws: ``PatternError`` if the syntax cannot express a part of the pattern.
    func text(for pattern: RoutePattern) throws(PatternError) -> String
}

#if hasFeature(Embedded)
    /// The native syntax, because Embedded Swift has no existential types.
    public typealias AnyPatternSyntax = BraceSyntax
#else
    /// An instance of any syntax; in Embedded Swift, of the native one.
    public typealias AnyPatternSyntax = any PatternSyntax
#endif

extension PatternSyntax {
    /// Throws ``PatternError`` with a problem for each part that the syntax cannot express.
    package func checkExpressible(_ pattern: RoutePattern, missing: [String]) throws(PatternError) {
        guard !missing.isEmpty else { return }
        let text = pattern.text.isEmpty ? pattern.description : pattern.text
        let problems = missing.map { RouteProblem(.inexpressible($0, syntax: name), in: text, at: 0..<text.utf8.count) }
        throw PatternError(text: text, problems: problems)
    }
}
