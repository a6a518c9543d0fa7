package import WaymarkManifest

/// What an `apple-app-site-association` file says, in its order: which links of a site Apple's systems hand to which app.
package struct SiteAssociation: Sendable {
    /// The service `applinks`; `nil` if the file has none.
    package var links: AppLinks?

    /// The other services that the file names, with their apps: `webcredentials`, `appclips`, `activitycontinuation`.
    package var services: [Service] = []

    package init() {}

    /// A service that is a list of apps.
    package struct Service: Sendable {
        package var name: Located<String>
        package var apps: [Located<String>]
    }
}

/// The service `applinks`.
package struct AppLinks: Sendable {
    package var place: Place
    /// What holds for every rule that does not say otherwise.
    package var defaults = LinkCondition()
    package var variables: [SubstitutionVariable] = []
    package var details: [AppDetails] = []

    package init(place: Place) { self.place = place }
}

/// A name that stands for any of some texts.
package struct SubstitutionVariable: Sendable {
    package var name: Located<String>
    package var values: [Located<String>]
}

/// Rules of some apps.
package struct AppDetails: Sendable {
    /// How it is called in answers, such as `details[0]`.
    package var name: String
    package var place: Place
    package var apps: [Located<String>] = []
    package var defaults = LinkCondition()
    /// The rules, in the order in which they are asked.
    package var rules: [AppRule] = []

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}

/// One rule as it is written.
package struct AppRule: Sendable {
    /// How it is called in answers, such as `details[0].components[2]`.
    package var name: String
    package var place: Place
    package var condition = LinkCondition()
    /// Whether it is one of `paths`, to which no defaults apply.
    package var isLegacy = false

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}

/// What a rule or defaults ask of links; `nil` is what they leave open.
package struct LinkCondition: Sendable {
    /// `/`
    package var path: Located<String>?
    /// `?`
    package var query: QueryCondition?
    /// `#`
    package var fragment: Located<String>?
    package var excludes: Bool?
    package var isCaseSensitive: Bool?
    package var isPercentEncoded: Bool?
    package var comment: String?

    package init() {}

    /// This, with what it leaves open from elsewhere.
    func inheriting(_ defaults: LinkCondition) -> LinkCondition {
        var condition = self
        condition.path = path ?? defaults.path
        condition.query = query ?? defaults.query
        condition.fragment = fragment ?? defaults.fragment
        condition.excludes = excludes ?? defaults.excludes
        condition.isCaseSensitive = isCaseSensitive ?? defaults.isCaseSensitive
        condition.isPercentEncoded = isPercentEncoded ?? defaults.isPercentEncoded
        return condition
    }
}

/// What is asked of the query.
package enum QueryCondition: Sendable {
    /// A pattern for the whole query.
    case text(Located<String>)
    /// Patterns for the values of items, by name.
    case items([QueryItemCondition])
    /// A dictionary with a value that is no text: the system drops all of it.
    case discarded(Place)
}

/// A pattern for the values of the items of one name.
package struct QueryItemCondition: Sendable {
    package var name: Located<String>
    package var value: Located<String>
}
