/// The data of a route that is independent of the route type. Tables, routers and table checks share the object.
@usableFromInline
package final class EntryOutline: Sendable {
    package let name: String?
    package let patterns: [RoutePattern]
    package let sources: [LinkSource]
    let inheritsSources: Bool
    package let requirements: [Condition]
    package let isFallback: Bool
    let hasUnreadablePatterns: Bool
    let validation: EntryValidation?

    package init(
        name: String?, patterns: [RoutePattern], sources: [LinkSource], inheritsSources: Bool = false,
        requirements: [Condition] = [], isFallback: Bool = false, hasUnreadablePatterns: Bool = false,
        validation: EntryValidation?
    ) {
        (self.name, self.patterns, self.requirements) = (name, patterns, requirements)
        (self.sources, self.inheritsSources) = (sources, inheritsSources)
        self.isFallback = isFallback
        self.hasUnreadablePatterns = hasUnreadablePatterns
        self.validation = validation
    }

    var expectations: [ParameterExpectation]? { validation?.expectations }

    var problems: [BindingProblem] {
        guard let validation else { return [] }
        return validation.problems + validation.unknownDefaults(of: patterns)
    }

    package var defaults: [String: CaptureValue] { validation?.defaults ?? [:] }

    package var check: EntryCheck? { validation?.check }
}
