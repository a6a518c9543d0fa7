package import WaymarkManifest

/// The content of an `apple-app-site-association` file, in file order: the links that Apple's systems open in apps.
package struct SiteAssociation: Sendable {
    /// The service `applinks`; `nil` if absent.
    package var links: AppLinks?

    /// The other services of the file, with their apps: `webcredentials`, `appclips`, `activitycontinuation`.
    package var services: [Service] = []

    package init() {}

    package struct Service: Sendable {
        package var name: Located<String>
        package var apps: [Located<String>]
    }
}

package struct AppLinks: Sendable {
    package var place: Place
    package var defaults = LinkCondition()
    package var variables: [SubstitutionVariable] = []
    package var details: [AppDetails] = []

    package init(place: Place) { self.place = place }
}

/// A variable with alternative values.
package struct SubstitutionVariable: Sendable {
    package var name: Located<String>
    package var values: [Located<String>]
}

/// The rules of some apps.
package struct AppDetails: Sendable {
    package var name: String
    package var place: Place
    package var apps: [Located<String>] = []
    package var defaults = LinkCondition()
    /// The rules, in order of evaluation.
    package var rules: [AppRule] = []

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}

package struct AppRule: Sendable {
    /// The name used in answers, such as `details[0].components[2]`.
    package var name: String
    package var place: Place
    package var condition = LinkCondition()
    /// `true` for an element of `paths`, to which no defaults apply.
    package var isLegacy = false

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}

/// The conditions of a rule, or defaults for them, by the keys `/`, `?` and `#`; `nil` leaves a part open.
package struct LinkCondition: Sendable {
    package var path: Located<String>?
    package var query: QueryCondition?
    package var fragment: Located<String>?
    package var excludes: Bool?
    package var isCaseSensitive: Bool?
    package var isPercentEncoded: Bool?
    package var comment: String?
    /// `true` if the value of `/`, `?` or `#` has the wrong type, so that the rule is not as intended.
    var hasIgnoredPart = false

    package init() {}

    /// Returns the condition with the open parts filled from `defaults`.
    func inheriting(_ defaults: LinkCondition) -> LinkCondition {
        var condition = self
        condition.path = path ?? defaults.path
        condition.query = query ?? defaults.query
        condition.fragment = fragment ?? defaults.fragment
        condition.excludes = excludes ?? defaults.excludes
        condition.isCaseSensitive = isCaseSensitive ?? defaults.isCaseSensitive
        condition.isPercentEncoded = isPercentEncoded ?? defaults.isPercentEncoded
        condition.hasIgnoredPart = hasIgnoredPart || defaults.hasIgnoredPart
        return condition
    }
}

package enum QueryCondition: Sendable {
    /// A pattern for the whole query.
    case text(Located<String>)
    /// Patterns for the values of query items, by name.
    case items([QueryItemCondition])
    /// A dictionary with a value that is not a string, which the system ignores as a whole.
    case discarded(Place)
}

/// A pattern for the values of all query items with one name.
package struct QueryItemCondition: Sendable {
    package var name: Located<String>
    package var value: Located<String>
}
