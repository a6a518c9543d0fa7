import WaymarkCore

extension PatternSyntax {
    /// Validates that a written pattern parses as the original one.
    ///
    /// - Parameter what: The missing element to report otherwise.
    /// - Throws: `PatternError` if the patterns differ.
    func checkReadsBack(_ text: String, as pattern: RoutePattern, or what: String) throws(PatternError) {
        let read = try? parse(text)
        if read != pattern { try checkExpressible(pattern, missing: [what]) }
    }
}
