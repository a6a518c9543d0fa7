import WaymarkCore
import WaymarkExplain
import WaymarkProofs

/// A proof that proposed routes change no answer of a table.
struct ProposalProof {
    let table: RouteTable<String>
    /// The sources of links, by index.
    let sources: [[LinkSource]]

    /// The reason for rejecting a proposal.
    enum Refusal: Hashable, Sendable {
        /// The proposal matches a link of another route.
        case takes(link: String, route: String)
        /// The proposal causes a problem in the table.
        case check(String)
        /// The proof cannot decide if the proposal changes an answer.
        case undecided
    }

    func table(with proposals: [RouteProposal]) -> RouteTable<String> {
        var table = table
        for proposal in proposals {
            table.add(
                [proposal.variant.pattern], named: proposal.name,
                from: proposal.source == 0 ? nil : sources[proposal.source], to: proposal.name)
        }
        return table
    }

    /// Returns the proposals that change no answer in any combination, and the rejected ones.
    func proven(_ proposals: [RouteProposal]) -> (kept: [RouteProposal], refused: [(RouteProposal, Refusal)]) {
        let known = Set(table.problems().map(\.description))
        var (kept, refused): ([RouteProposal], [(RouteProposal, Refusal)]) = (proposals, [])
        while !kept.isEmpty {
            let refusals = refusals(of: kept, known)
            if refusals.isEmpty { break }
            refused += kept.compactMap { proposal in refusals[proposal.name].map { (proposal, $0) } }
            kept.removeAll { refusals[$0.name] != nil }
        }
        return (kept, refused)
    }

    /// Returns the reasons for rejecting some of the proposals, by name; empty if there are none.
    private func refusals(of proposals: [RouteProposal], _ known: Set<String>) -> [String: Refusal] {
        let names = Set(proposals.map(\.name))
        let new = table(with: proposals)
        var refusals: [String: Refusal] = [:]
        /// Rejects the first named proposal, or the last proposal if none is named.
        func refuse(_ named: [String?], _ refusal: Refusal) {
            let name = named.compactMap { $0 }.first { names.contains($0) } ?? proposals[proposals.count - 1].name
            if refusals[name] == nil { refusals[name] = refusal }
        }
        for problem in new.problems() where problem.severity != .note && !known.contains(problem.description) {
            refuse([problem.route, problem.related?.route] + problem.because.map(\.route), .check(problem.message))
        }
        guard refusals.isEmpty, let differences = try? TableDifferences(from: table, to: new) else { return refusals }
        for difference in differences.found where difference.kind != .gained {
            refuse([difference.otherRoute], .takes(link: difference.link, route: difference.route))
        }
        for doubt in differences.undecided {
            switch doubt {
            case .routes(.gained, _, _): break
            case .routes(_, let route, let other): refuse([other, route], .undecided)
            case .option: refuse([], .undecided)
            }
        }
        return refusals
    }
}
