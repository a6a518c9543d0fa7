import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// What a library does with every pattern: what a router must be told to do the same.
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

    /// Where links come from: the scheme that a route is bound to, or anywhere.
    func source(scheme: String?) -> LinkSource {
        switch self {
        case .urlMatcher, .corridor: .anywhere(http: true, web: .ignored, custom: .ignored)
        case .deeper, .deeperFunc, .elf:
            scheme.map { .scheme($0) } ?? .anywhere(http: true, web: .firstSegment, custom: .firstSegment)
        case .fsqRoutes: .anywhere(web: .ignored, custom: .firstSegment)
        }
    }

    /// The name of a built-in type that reads what the library reads.
    static let types = [
        "int": "LenientInt", "Int64": "LenientInt", "double": "LenientDouble", "bool": "LenientBool",
        "string": "String", "String": "String",
    ]

    /// Types that the cases register: what text they take, and what an app makes of it.
    static let customTypes: [String: (constraint: ParameterConstraint, value: @Sendable (String) -> JSONValue?)] = [
        "Commit": (.oneOf(["c", "commit"]), { .text($0) }),
        "HashId": (.custom { [7, 40].contains($0.utf8.count) }, { .text(String($0.prefix(7))) }),
        "uint": (.custom { UInt($0) != nil }, { UInt($0).map { .number(Double($0)) } }),
    ]

    /// Whether values are delivered as the text that they were read from.
    var deliversText: Bool { self == .deeper }

    /// Whether the whole query is delivered, and not only what a pattern names.
    var deliversWholeQuery: Bool {
        switch self {
        case .urlMatcher, .fsqRoutes, .elf: true
        case .corridor, .deeper, .deeperFunc: false
        }
    }

    /// Whether an optional item that is there and does not fit counts as absent; otherwise the route does not match.
    var ignoresMisfits: Bool { self == .deeper || self == .deeperFunc }

    /// Whether a catch-all ends at the first segment that the next element takes, and never reconsiders.
    var stopsAtFirstHit: Bool { self == .deeper || self == .deeperFunc }

    /// Whether path parameters without a name deliver their value, by position.
    var deliversByPosition: Bool { self == .deeperFunc }
}
