package import WaymarkManifest

/// The content of an `apple-app-site-association` file in file order: the links that Apple's systems open in apps.
package struct SiteAssociation: Sendable {
    /// The apps and rules for universal links, under the key `applinks`; `nil` if the key is absent.
    package var links: AppLinks?

    /// The other services, with the apps that use them: `webcredentials`, `appclips`, `activitycontinuation`.
    package var services: [Service] = []

    package struct Service: Sendable {
        package var name: Located<String>
        package var apps: [Located<String>]
    }
}

package struct AppLinks: Sendable {
    package var place: Place
    /// The default conditions of all rules in `details`.
    package var defaults = LinkCondition()
    package var variables: [SubstitutionVariable] = []
    package var details: [AppDetails] = []

    func details(of app: String) -> [AppDetails] { details.filter { entry in entry.apps.contains { $0.value == app } } }
}

/// A variable of the file, which patterns use as `$(name)`; it matches any of its values.
package struct SubstitutionVariable: Sendable {
    package var name: Located<String>
    package var values: [Located<String>]
}

/// An entry of `details` in the association file: apps, and the rules for the links that they open.
package struct AppDetails: Sendable {
    package var name: String
    package var place: Place
    package var apps: [Located<String>] = []
    /// The rules in order of evaluation; the first that matches a link decides.
    package var rules: [AppRule] = []
}

package struct AppRule: Sendable {
    /// The name of the rule in messages, such as `details[0].components[2]`.
    package var name: String
    package var place: Place
    /// The patterns of the rule; missing ones come from the defaults of the entry and of `applinks`, except in `paths`.
    package var condition = LinkCondition()
    /// `true` for a rule in the list `paths`, the older alternative to `components`.
    package var isLegacy = false
}

/// A rule's patterns (or their defaults) for path, query and fragment: `/`, `?` and `#`. `nil` accepts any string.
package struct LinkCondition: Sendable {
    package var path: Located<String>?
    package var query: QueryCondition?
    package var fragment: Located<String>?
    package var excludes: Bool?
    package var isCaseSensitive: Bool?
    package var isPercentEncoded: Bool?
    package var comment: String?
    /// `true` if a key `/`, `?` or `#` is misspelled or has a value of the wrong type, so that the rule is incomplete.
    var hasIgnoredPart = false

    /// Returns the condition with its `nil` properties replaced by those of `defaults`.
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

extension LinkCondition {
    var queryText: Located<String>? { if case .text(let text) = query { text } else { nil } }

    var queryItems: [QueryItemCondition] { if case .items(let items) = query { items } else { [] } }
}

package enum QueryCondition: Sendable {
    /// A pattern for the whole query of a link.
    case text(Located<String>)
    /// Patterns for the values of query items, by the name of the item.
    case items([QueryItemCondition])
    /// A dictionary that the system ignores as a whole, because one of its values is not a string.
    case discarded(Place)
}

/// A pattern that the values of all query items with one name must match.
package struct QueryItemCondition: Sendable {
    package var name: Located<String>
    package var value: Located<String>
}

/// The objects of an `apple-app-site-association` file, with the keys that the system reads in each.
enum SiteAssociationOwner: CaseIterable, Sendable {
    case file, links, details, rule, defaults, service

    var keys: [String] {
        switch self {
        case .file: ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        case .links: ["details", "defaults", "substitutionVariables", "apps"]
        case .details: ["appIDs", "appID", "components", "paths", "defaults"]
        case .rule, .defaults: ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
        case .service: ["apps"]
        }
    }

    var name: String {
        switch self {
        case .file: "the file"
        case .links: "'applinks'"
        case .details: "an entry of 'details'"
        case .rule: "a component"
        case .defaults: "'defaults'"
        case .service: "a service"
        }
    }

    /// The JSON keys of a rule, by the words that authors write instead by mistake.
    static let symbols = ["path": "/", "query": "?", "fragment": "#"]

    /// Returns the valid key that an invalid key probably means, such as `/` for `path`; `nil` if there is none.
    func key(for word: String) -> String? {
        if self == .service { return ["appIDs", "appID"].contains(word) ? "apps" : nil }
        return Self.symbols[word].flatMap { keys.contains($0) ? $0 : nil }
    }

    /// Returns the most deeply nested kind of object in the file that can have this key; `nil` if there is none.
    static func knowing(_ key: String) -> SiteAssociationOwner? {
        [.rule, .details, .links, .file].first { $0.keys.contains(key) }
    }
}
