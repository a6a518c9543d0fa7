import WaymarkCore

extension PatternSyntax {
    /// Makes sure that a text that was written means what it was written for.
    ///
    /// - Parameter what: What the notation has no words for if it does not.
    /// - Throws: `PatternError` that says so.
    func checkReadsBack(_ text: String, as pattern: RoutePattern, or what: String) throws(PatternError) {
        let read = try? parse(text)
        if read != pattern { try checkExpressible(pattern, missing: [what]) }
    }
}
