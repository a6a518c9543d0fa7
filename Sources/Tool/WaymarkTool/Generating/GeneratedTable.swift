import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A route file prepared for code generation, independent of the language: the values of each route, the variants of
/// its patterns, and for each variant the other variants that may match its links.
struct GeneratedTable {
    let file: String
    let policy: LinkPolicy
    private(set) var types: [GeneratedType] = []
    /// The variants of the patterns, in order of precedence.
    private(set) var forms: [GeneratedForm] = []
    private(set) var routes: [GeneratedRoute] = []
    /// The sets of sources from which variants accept links.
    let sourceSets: [[LinkSource]]

    init(
        file: String, policy: LinkPolicy, types: [GeneratedType], forms: [GeneratedForm], routes: [GeneratedRoute],
        sourceSets: [[LinkSource]]
    ) {
        (self.file, self.policy, self.sourceSets) = (file, policy, sourceSets)
        (self.types, self.forms, self.routes) = (types, forms, routes)
    }
}

struct GeneratedType {
    /// The type in patterns: `Int`, `CommitHash`, `all|none`.
    let name: String
    let identifier: String
    /// `true` for a type that the file declares; others are built in or inline in patterns.
    let isDeclared: Bool
    let constraint: ParameterConstraint
}

/// A pattern with all its optional groups resolved.
struct GeneratedForm {
    let variant: PatternVariant
    let route: Int
    /// The prefix before the path; `nil` if no link can be generated.
    let source: PrintedSource?
    /// The index of the sources from which its links are accepted.
    let sourceSet: Int
    /// The preceding variants that may match its generated links, in order of precedence, then the variant itself.
    var rivals: [GeneratedRival] = []
    /// `true` if the written host counts as a segment, because some source of the table matches it so.
    var countsHost = false
}

/// A variant that may match a link generated from another variant.
struct GeneratedRival {
    let form: Int
    /// `true` if the sources of the variant match the link without the host as a segment.
    let readsPath: Bool
    /// `true` if the sources of the variant match the link with the host as the first segment.
    let readsHost: Bool
}

struct GeneratedRoute {
    let route: RouteFile.Route
    /// The name of the generated function.
    let identifier: String
    let group: GeneratedGroup?
    /// The name of the Swift case: that of the function, without the group's name as a prefix.
    let caseName: String
    /// The values of a link, in pattern order.
    let fields: [GeneratedField]
    /// The indices of the variants, in the order in which they are tried.
    let forms: [Int]
    /// The reason that no link can be generated, if any.
    let absence: String?
}

/// A group of routes, which is a nested enum in Swift.
struct GeneratedGroup {
    let name: String
    let typeName: String
    /// The name of the outer case that contains a route of the group.
    let caseName: String
}

/// A value of a route: a parameter, or the segments of an unnamed catch-all.
struct GeneratedField {
    /// The name of the parameter; `nil` for the segments of an unnamed catch-all.
    let name: String?
    let identifier: String
    /// The index of the type; `nil` for segments.
    let type: Int?
    let isList: Bool
    /// `true` if every variant from which links are generated requires the value.
    let isRequired: Bool
    /// `true` if every variant from which links are generated contains the value, required or optional.
    let isInAllForms: Bool
    let defaultValue: [String]?
}
