/// A way to write patterns.
///
/// Every syntax reads into the one ``RoutePattern`` and writes from it. No syntax knows how URLs are matched.
public protocol PatternSyntax: Sendable {
    /// The name by which route files and the tool know the syntax, in lower case.
    var name: String { get }

    /// Reads a pattern.
    ///
    /// - Throws: ``PatternError`` with every problem of the text.
    func parse(_ text: String) throws(PatternError) -> RoutePattern

    /// Writes a pattern in its canonical form, which reads back as the same pattern.
    ///
    /// - Throws: ``PatternError`` when the syntax has no words for something in the pattern.
    func text(for pattern: RoutePattern) throws(PatternError) -> String
}

#if hasFeature(Embedded)
    /// The syntax that patterns are read in: the native one, because Embedded Swift has no values of any type.
    public typealias AnyPatternSyntax = BraceSyntax
#else
    /// A syntax of any kind; in Embedded Swift, the native one.
    public typealias AnyPatternSyntax = any PatternSyntax
#endif

extension PatternSyntax {
    /// Ends the writing of a pattern.
    ///
    /// - Parameter missing: What the syntax has no words for.
    /// - Throws: ``PatternError`` with all of that, if there is any.
    package func checkExpressible(_ pattern: RoutePattern, missing: [String]) throws(PatternError) {
        guard !missing.isEmpty else { return }
        let text = pattern.text.isEmpty ? pattern.description : pattern.text
        let problems = missing.map { RouteProblem(.inexpressible($0, syntax: name), in: text, at: 0..<text.utf8.count) }
        throw PatternError(text: text, problems: problems)
    }
}
