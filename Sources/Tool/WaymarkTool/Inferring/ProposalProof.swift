import WaymarkCore
import WaymarkExplain
import WaymarkProofs

/// Keeps of proposed routes those that change no answer that a table gives today, by proof.
struct ProposalProof {
    let table: RouteTable<String>
    /// Where links may come from, by number.
    let sources: [[LinkSource]]

    /// Why a route is not proposed.
    enum Refusal: Hashable, Sendable {
        /// A link goes to it that another route takes.
        case takes(link: String, route: String)
        /// Something would be wrong with the table.
        case check(String)
        /// Whether it changes an answer could not be decided.
        case undecided
    }

    /// The table with proposed routes.
    func table(with proposals: [RouteProposal]) -> RouteTable<String> {
        var table = table
        for proposal in proposals {
            table.add(
                [proposal.variant.pattern], named: proposal.name,
                from: proposal.source == 0 ? nil : sources[proposal.source], to: proposal.name)
        }
        return table
    }

    /// Proposals of which none changes an answer, whichever of them are taken over together, and the others.
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

    /// By name, why some of the proposals are refused; nothing if all are fine.
    private func refusals(of proposals: [RouteProposal], _ known: Set<String>) -> [String: Refusal] {
        let names = Set(proposals.map(\.name))
        let new = table(with: proposals)
        var refusals: [String: Refusal] = [:]
        /// Blames the last one if nobody knows which it is.
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
