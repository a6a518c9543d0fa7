import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A library, with the router settings and the result handling that reproduce its behaviour.
enum NotationLibrary: String, Decodable, Sendable, CaseIterable {
    case urlMatcher = "URLMatcher"
    case corridor = "Corridor"
    case deeper = "Deeper"
    case deeperFunc = "DeeperFunc"
    case fsqRoutes = "FSQRoutes"
    case elf = "Elf"

    var precedence: Precedence {
        switch self {
        case .urlMatcher, .elf: .specificity
        case .corridor, .deeper, .deeperFunc, .fsqRoutes: .declaration
        }
    }

    var policy: LinkPolicy {
        var policy = LinkPolicy.lenient
        switch self {
        case .urlMatcher: break
        case .corridor:
            policy.dropsEmptySegments = false
            policy.dropsTrailingSlashes = true
        case .deeper: policy.repeatedItems = .firstValid
        case .fsqRoutes:
            policy.decodesPlusInPath = true
            policy.decodesPlusInQuery = true
        case .deeperFunc, .elf: break
        }
        policy.comparesHostSegmentsExactly = true
        policy.ignoresPorts = true
        return policy
    }

    /// Returns the link source of a route: the scheme that it is bound to, or any source.
    func source(scheme: String?) -> LinkSource {
        switch self {
        case .urlMatcher, .corridor: .anywhere(http: true, web: .ignored, custom: .ignored)
        case .deeper, .deeperFunc, .elf:
            scheme.map { .scheme($0) } ?? .anywhere(http: true, web: .firstSegment, custom: .firstSegment)
        case .fsqRoutes: .anywhere(web: .ignored, custom: .firstSegment)
        }
    }

    /// The built-in type that accepts the same text, by the library's type name.
    static let types = [
        "int": "LenientInt", "Int64": "LenientInt", "double": "LenientDouble", "bool": "LenientBool",
        "string": "String", "String": "String",
    ]

    /// The custom types of the cases: the accepted text, and the value that an app decodes from it.
    static let customTypes: [String: (constraint: ParameterConstraint, value: @Sendable (String) -> JSONValue?)] = [
        "Commit": (.oneOf(["c", "commit"]), { .text($0) }),
        "HashId": (.custom { [7, 40].contains($0.utf8.count) }, { .text(String($0.prefix(7))) }),
        "uint": (.custom { UInt($0) != nil }, { UInt($0).map { .number(Double($0)) } }),
    ]

    /// Whether the library delivers values as their original text.
    var deliversText: Bool { self == .deeper }

    /// Whether the library delivers the whole query, rather than only the items that the pattern names.
    var deliversWholeQuery: Bool {
        switch self {
        case .urlMatcher, .fsqRoutes, .elf: true
        case .corridor, .deeper, .deeperFunc: false
        }
    }

    /// Whether an optional item with an invalid value counts as absent. Otherwise the route does not match.
    var ignoresMisfits: Bool { self == .deeper || self == .deeperFunc }

    /// Whether a catch-all ends at the first segment that the next element matches, without backtracking.
    var stopsAtFirstHit: Bool { self == .deeper || self == .deeperFunc }

    /// Whether path parameters without a name deliver their values by position.
    var deliversByPosition: Bool { self == .deeperFunc }
}
