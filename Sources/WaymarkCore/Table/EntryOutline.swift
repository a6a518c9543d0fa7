/// What a table knows of an entry apart from its route. A class, because tables, routers and rules share it.
@usableFromInline
package final class EntryOutline: Sendable {
    package let name: String?
    package let patterns: [RoutePattern]
    package let sources: [LinkSource]
    /// Whether nobody said for this entry in particular where links may come from.
    let inheritsSources: Bool
    package let requirements: [Condition]
    let hasUnreadablePatterns: Bool
    let demands: EntryDemands?

    init(
        name: String?, patterns: [RoutePattern], sources: [LinkSource], inheritsSources: Bool,
        requirements: [Condition], hasUnreadablePatterns: Bool, demands: EntryDemands?
    ) {
        self.name = name
        self.patterns = patterns
        self.sources = sources
        self.inheritsSources = inheritsSources
        self.requirements = requirements
        self.hasUnreadablePatterns = hasUnreadablePatterns
        self.demands = demands
    }

    /// What the route is made from by position.
    var expectations: [ParameterExpectation]? { demands?.expectations }

    /// What was found wrong when the type of the route was compared with the patterns.
    var problems: [BindingProblem] { demands?.problems ?? [] }

    /// What is asked of links beyond the patterns.
    package var check: EntryCheck? { demands?.check }
}
