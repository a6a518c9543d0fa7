import WaymarkCore

extension PatternSyntax {
    /// Throws a `PatternError` that names `what` if a written pattern does not parse as the original one.
    func checkReadsBack(_ text: String, as pattern: RoutePattern, or what: String) throws(PatternError) {
        let read = try? parse(text)
        if read != pattern { try checkExpressible(pattern, missing: [what]) }
    }
}
