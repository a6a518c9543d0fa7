package struct LinkUniverse: Sendable {
    let path, query, fragment: Language
}

/// The satisfiable combinations of conditions on the items of one name, or on the fragment, with example strings.
typealias EndingPart = [(members: Set<Language>, text: [UInt8])]

/// A search over all combinations of query items and fragments, which records the deciding claim of each party.
struct EndingChoice {
    let parts: [EndingPart]
    let claims: [[LinkClaim]]
    /// The deciding claims of all parties, with the shortest query and fragment of each combination.
    private(set) var found: [[Int?]: [UInt8]] = [:]
    var tries = 0

    private static let limit = 200_000

    /// - Returns: `false` if the search exceeded its limit.
    mutating func run() -> Bool { choose(at: 0, members: [], texts: []) }

    private mutating func choose(at index: Int, members: Set<Language>, texts: [[UInt8]]) -> Bool {
        guard index < parts.count else {
            note(members, Self.joined(texts))
            return true
        }
        for outcome in parts[index] {
            tries += 1
            guard tries < Self.limit,
                choose(at: index + 1, members: members.union(outcome.members), texts: texts + [outcome.text])
            else { return false }
        }
        return true
    }

    private mutating func note(_ members: Set<Language>, _ text: [UInt8]) {
        let deciding = claims.map { claims in
            claims.firstIndex { claim in
                claim.query.allSatisfy { members.contains($0.queries) }
                    && claim.fragment.map { members.contains($0) } ?? true
            }
        }
        if let known = found[deciding], known.count <= text.count { return }
        found[deciding] = text
    }

    /// Joins queries and a fragment: `?a`, `?b` and `#c` become `?a&b#c`.
    private static func joined(_ texts: [[UInt8]]) -> [UInt8] {
        // The fragment is the last part, so only queries precede a query.
        texts.reduce(into: []) { text, part in
            let isNext = part.first == UInt8(ascii: "?") && !text.isEmpty
            text += isNext ? [UInt8(ascii: "&")] + part.dropFirst() : part
        }
    }
}
