/// A link that two tables do not treat alike, as both routers say it.
package struct LinkDifference: Sendable {
    /// What differs; the worst first. This enum is complete.
    package enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
        /// A route took the link, and none does now, or the link is rejected now.
        case lost
        /// Another route takes the link.
        case moved
        /// The same route takes the link with other names, types or values of captures, or prints it otherwise.
        case changed
        /// A route takes the link, and none did.
        case gained

        private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        package static func < (a: Kind, b: Kind) -> Bool { a.order < b.order }
    }

    package let kind: Kind
    /// The route that took the link; for a link that is gained, the one that takes it.
    package let route: String
    /// The route that takes a link that has moved.
    package let otherRoute: String?
    package let link: String
    package let old: LinkAnswer
    package let new: LinkAnswer
}

/// What may differ, and could not be decided within the bounds of a search. This enum is complete.
package enum UndecidedDifference: Sendable, Hashable {
    /// Links of a kind between these routes.
    case routes(LinkDifference.Kind, route: String, otherRoute: String?)
    /// Links that the two policies read differently, because of an option: some were tried, and there are others.
    case option(String)

    /// By kind, and by the names of routes.
    var order: [String] {
        switch self {
        case .routes(let kind, let route, let otherRoute): [kind.rawValue, route, otherRoute ?? ""]
        case .option(let name): ["option", name]
        }
    }
}

extension LinkDifference {
    /// What tells it from others: of those that are alike the shortest one is kept.
    struct Key: Hashable {
        let kind: Kind
        let route: String
        let otherRoute: String?
        /// Why a link that is lost is rejected, or one that is gained was.
        let rejection: String?
    }

    var key: Key {
        var rejection: String?
        if case .rejected(let reason) = new { rejection = reason.kind.rawValue }
        if case .rejected(let reason) = old { rejection = reason.kind.rawValue }
        return Key(kind: kind, route: route, otherRoute: otherRoute, rejection: rejection)
    }

    /// Whether a link shows a difference better: it is shorter, or of the same length and first in the order of bytes.
    func isBefore(_ other: LinkDifference) -> Bool { other.isBehind(Array(link.utf8)) }

    /// Whether another link would show it better.
    func isBehind(_ other: [UInt8]) -> Bool {
        let count = link.utf8.count
        return count != other.count ? other.count < count : other.lexicographicallyPrecedes(link.utf8)
    }
}
