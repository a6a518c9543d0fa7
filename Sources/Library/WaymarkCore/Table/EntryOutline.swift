/// What a table knows of an entry apart from its route. A class, because tables, routers and rules share it.
@usableFromInline
package final class EntryOutline: Sendable {
    package let name: String?
    package let patterns: [RoutePattern]
    package let sources: [LinkSource]
    /// Whether nobody said for this entry in particular where links may come from.
    let inheritsSources: Bool
    package let requirements: [Condition]
    /// Whether the links of the entry may open a new route instead.
    package let isFallback: Bool
    let hasUnreadablePatterns: Bool
    let validation: EntryValidation?

    init(
        name: String?, patterns: [RoutePattern], sources: [LinkSource], inheritsSources: Bool,
        requirements: [Condition], isFallback: Bool = false, hasUnreadablePatterns: Bool, validation: EntryValidation?
    ) {
        self.name = name
        self.patterns = patterns
        self.sources = sources
        self.inheritsSources = inheritsSources
        self.requirements = requirements
        self.isFallback = isFallback
        self.hasUnreadablePatterns = hasUnreadablePatterns
        self.validation = validation
    }

    /// An entry of a table without errors, which has no functions of its own.
    package convenience init(
        name: String?, patterns: [RoutePattern], sources: [LinkSource], defaults: [String: CaptureValue] = [:]
    ) {
        self.init(
            name: name, patterns: patterns, sources: sources, inheritsSources: false, requirements: [],
            hasUnreadablePatterns: false,
            validation: defaults.isEmpty
                ? nil : EntryValidation(expectations: nil, problems: [], defaults: defaults))
    }

    /// What the route is made from by position.
    var expectations: [ParameterExpectation]? { validation?.expectations }

    /// What was found wrong when the type of the route was compared with the patterns.
    var problems: [BindingProblem] {
        guard let validation else { return [] }
        return validation.problems + validation.unknownDefaults(of: patterns)
    }

    /// By the name of a parameter, the value that the route has when a link says nothing of it.
    package var defaults: [String: CaptureValue] { validation?.defaults ?? [:] }

    /// The values to print a link from: without those that the route has anyway when a link lacks them.
    package func leavingOut(_ values: [String: CaptureValue]) -> [String: CaptureValue] {
        var values = values
        for (name, value) in defaultsOfAbsence where values[name]?.description == value.description {
            values[name] = nil
        }
        return values
    }

    /// The defaults of parameters that a link of some pattern may lack.
    package var defaultsOfAbsence: [String: CaptureValue] {
        defaults.isEmpty ? [:] : defaults.filter { mayLack($0.key) }
    }

    /// Whether a link of some pattern may lack a parameter.
    private func mayLack(_ name: String) -> Bool {
        patterns.contains { $0.lacking.contains(name) || !$0.parameters.contains { $0.name == name } }
    }

    /// What is asked of links beyond the patterns.
    package var check: EntryCheck? { validation?.check }
}
