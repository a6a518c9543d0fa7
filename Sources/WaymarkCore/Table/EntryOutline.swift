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
    let validation: EntryValidation?

    init(
        name: String?, patterns: [RoutePattern], sources: [LinkSource], inheritsSources: Bool,
        requirements: [Condition], hasUnreadablePatterns: Bool, validation: EntryValidation?
    ) {
        self.name = name
        self.patterns = patterns
        self.sources = sources
        self.inheritsSources = inheritsSources
        self.requirements = requirements
        self.hasUnreadablePatterns = hasUnreadablePatterns
        self.validation = validation
    }

    /// An entry of a table without errors, which has no functions of its own.
    package convenience init(name: String?, patterns: [RoutePattern], sources: [LinkSource]) {
        self.init(
            name: name, patterns: patterns, sources: sources, inheritsSources: false, requirements: [],
            hasUnreadablePatterns: false, validation: nil)
    }

    /// What the route is made from by position.
    var expectations: [ParameterExpectation]? { validation?.expectations }

    /// What was found wrong when the type of the route was compared with the patterns.
    var problems: [BindingProblem] { validation?.problems ?? [] }

    /// What is asked of links beyond the patterns.
    package var check: EntryCheck? { validation?.check }
}
