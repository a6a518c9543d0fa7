/// A link that two tables treat differently, with the results of both routers.
package struct LinkDifference: Sendable {
    /// The kinds of difference, most severe first.
    package enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
        /// A route matched the link; now no route matches it, or it is rejected.
        case lost
        case moved
        /// The same route matches, with different captures or a different printed link.
        case changed
        /// A route matches the link; previously none did.
        case gained

        private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        package static func < (a: Kind, b: Kind) -> Bool { a.order < b.order }
    }

    package let kind: Kind
    /// The name of the route in the old table or, for gained links, in the new table.
    package let route: String
    package let otherRoute: String?
    package let link: String
    package let old: LinkAnswer
    package let new: LinkAnswer
}

/// A difference that the search could not decide within its limits.
package enum UndecidedDifference: Sendable, Hashable {
    case routes(LinkDifference.Kind, route: String, otherRoute: String?)
    /// A policy option that affects the decoding of links. Its effect was checked on sample links only.
    case option(String)

    var order: [String] {
        switch self {
        case .routes(let kind, let route, let otherRoute): [kind.rawValue, route, otherRoute ?? ""]
        case .option(let name): ["option", name]
        }
    }
}

extension LinkDifference {
    /// The identity of a difference, for which the search keeps the shortest link.
    struct Key: Hashable {
        let kind: Kind
        let route: String
        var otherRoute: String?
        /// The reason for which one of the tables rejects a lost or gained link.
        var rejection: String?
    }

    var key: Key {
        var rejection: String?
        if case .rejected(let reason) = new { rejection = reason.kind.rawValue }
        if case .rejected(let reason) = old { rejection = reason.kind.rawValue }
        return Key(kind: kind, route: route, otherRoute: otherRoute, rejection: rejection)
    }

    /// Returns `true` if this link is shorter, or equally long and first in byte order.
    func isBefore(_ other: LinkDifference) -> Bool { other.isBehind(Array(link.utf8)) }

    func isBehind(_ other: [UInt8]) -> Bool { other.isBefore(Array(link.utf8)) }
}
