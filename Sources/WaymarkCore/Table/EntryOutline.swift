/// What a table knows of an entry apart from its route. A class, because tables, routers and rules share it.
package final class EntryOutline: Sendable {
    package let name: String?
    package let patterns: [RoutePattern]
    package let sources: [LinkSource]
    /// Whether nobody said for this entry in particular where links may come from.
    let inheritsSources: Bool
    package let requirements: [Condition]
    let hasUnreadablePatterns: Bool
    /// What the route is made from by position.
    let expectations: [ParameterExpectation]?
    /// What was found wrong when the type of the route was compared with the patterns.
    let problems: [BindingProblem]
    /// What is asked of links beyond the patterns.
    let check: EntryCheck?

    init(
        name: String?, patterns: [RoutePattern], sources: [LinkSource], inheritsSources: Bool,
        requirements: [Condition], hasUnreadablePatterns: Bool, expectations: [ParameterExpectation]?,
        problems: [BindingProblem], check: EntryCheck?
    ) {
        self.name = name
        self.patterns = patterns
        self.sources = sources
        self.inheritsSources = inheritsSources
        self.requirements = requirements
        self.hasUnreadablePatterns = hasUnreadablePatterns
        self.expectations = expectations
        self.problems = problems
        self.check = check
    }
}
