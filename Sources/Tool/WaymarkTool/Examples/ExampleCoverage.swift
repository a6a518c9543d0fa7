import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkManifest
import WaymarkProofs

/// Finds the routes, patterns, pattern variants and values that no example in a route file covers.
struct ExampleCoverage {
    private let file: RouteFile
    private let table: RankedTable
    private var proofs: TableProofs
    /// The pattern variants that examples open, by their ranks in the table.
    private var seenRanks: Set<Int> = []
    private var seenParts: Set<TableProofs.VariantPart> = []

    init(_ file: RouteFile, _ router: Router<String>) {
        self.file = file
        table = router.engine.table
        proofs = TableProofs(table)
        for route in file.routes {
            for example in route.examples { see(example.url.value, of: route.name.value, router) }
        }
    }

    private mutating func see(_ link: String, of route: String, _ router: Router<String>) {
        // An example that does not open its route fails, and covers nothing.
        guard case .matched(let match) = router.result(for: link), match.name == route else { return }
        let rank = Int(match.match.rank)
        seenRanks.insert(rank)
        let names = table.variants[rank].variant.parameters.compactMap(\.name)
        _ = router.withMatch(for: link) { (view: borrowing MatchView) in
            for (number, name) in names.enumerated() {
                view.readCapture(number) { reading in
                    let part: TableProofs.Part? =
                        switch reading {
                        case .text(let text): .text(String(decoding: text, as: UTF8.self))
                        case .absent: .absent
                        case .list: nil
                        }
                    if let part {
                        seenParts.insert(TableProofs.VariantPart(rank: rank, parameter: name, part: part))
                    }
                }
            }
        }
    }

    /// The routes without an example, and in other routes, the patterns, variants and values without one.
    var gaps: [Gap] {
        var search = self
        return file.routes.indices.flatMap { search.gaps(ofEntry: $0) }
    }

    struct Gap: Sendable {
        enum Kind: String, CaseIterable, Sendable {
            case route, pattern, variant, value
        }

        let kind: Kind
        let route: String
        let place: Place
        /// A description for messages. Depending on the kind, it is the name of the route, the pattern, the pattern
        /// variant, or a value such as `lang = de`.
        let text: String
        /// A link that would close the gap as an example, if known.
        let link: String?
    }

    private mutating func gaps(ofEntry entry: Int) -> [Gap] {
        let ranks = Array(table.ranks(ofEntry: entry))
        let route = file.routes[entry]
        guard ranks.contains(where: seenRanks.contains) else {
            var link: String?
            for rank in ranks where link == nil { link = proofs.shortestLink(toRank: rank) }
            return [
                Gap(kind: .route, route: route.name.value, place: route.name.place, text: route.name.value, link: link)
            ]
        }
        let patterns = Dictionary(grouping: ranks) { table.variants[$0].pattern }
        return patterns.sorted { $0.key < $1.key }.flatMap { gaps(ofPattern: $0.key, $0.value, of: route) }
            + gaps(ofValues: ranks, of: route)
    }

    private mutating func gaps(ofPattern number: Int, _ ranks: [Int], of route: RouteFile.Route) -> [Gap] {
        let ordered = ranks.sorted { table.variants[$0].index < table.variants[$1].index }
        let missing = ordered.filter { !seenRanks.contains($0) }
        let isWhole = missing.count == ranks.count
        var gaps: [Gap] = []
        for rank in missing where gaps.isEmpty || !isWhole {
            // `waymark check` reports a variant that no link can reach.
            if case .unreached = proofs.reach(ofRank: rank) { continue }
            let variant = table.variants[rank]
            gaps.append(
                Gap(
                    kind: isWhole ? .pattern : .variant, route: route.name.value, place: route.place(ofPattern: number),
                    text: isWhole ? table.pattern(of: variant).text : variant.variant.text,
                    link: proofs.shortestLink(toRank: rank)))
        }
        return gaps
    }

    /// Returns a gap for each value in no example: a choice such as `lang = de`, or the omission of a parameter with a
    /// default. Ignores variants without an example, which are gaps themselves.
    private mutating func gaps(ofValues ranks: [Int], of route: RouteFile.Route) -> [Gap] {
        let parts = proofs.parts(ofRanks: ranks.filter(seenRanks.contains))
        let missing = parts.filter { part in
            !ranks.contains { rank in
                seenParts.contains(TableProofs.VariantPart(rank: rank, parameter: part.parameter, part: part.part))
            }
        }
        guard !missing.isEmpty else { return [] }
        var search = proofs
        let reaches = search.reach(of: missing)
        var known: Set<String> = []
        return zip(missing, reaches).enumerated().compactMap { number, found in
            let (part, reach) = found
            if case .unreached = reach { return nil }
            guard known.insert("\(part.parameter)=\(part.part)").inserted else { return nil }
            return Gap(
                kind: .value, route: route.name.value, place: route.place(ofPattern: table.variants[part.rank].pattern),
                text: part.words, link: search.shortestLink(ofPart: number, rank: part.rank))
        }
    }
}

extension RouteFile.Route {
    /// Returns the position of the pattern at an index, or else that of the route's name.
    func place(ofPattern number: Int) -> Place {
        patterns.indices.contains(number) ? patterns[number].place : name.place
    }
}

extension TableProofs.VariantPart {
    /// A phrase such as `lang = de` or `page left out`.
    fileprivate var words: String {
        switch part {
        case .text(let text): "\(parameter) = \(text)"
        case .absent: "\(parameter) left out"
        }
    }
}
