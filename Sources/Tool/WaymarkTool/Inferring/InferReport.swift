import WaymarkCore
import WaymarkExplain

/// The result of `waymark infer`: proposed routes, and the links without one.
struct InferReport {
    /// The maximum number of proposed routes, because people would not read more.
    static let maximumProposals = 100

    struct Proposal {
        let route: RouteProposal
        /// The link sources of the route; empty if they are those of the table.
        let sources: [String]
        /// Sample links, with the link sources of the route file itself even if an environment is selected.
        let examples: [(link: String, captures: [(name: String, value: CaptureValue)])]
    }

    struct LeftOut {
        enum Reason: String {
            case rare, noWord, source, depth, emptySegment, answers, check, undecided, tooMany, rejected, unreadable
        }

        let reason: Reason
        let links: Int
        /// The rejected pattern, the hosts of links without a route, or the counts of reasons; otherwise empty.
        var what = ""
        /// The reason for rejecting the pattern, or for rare links, the option that excludes them; otherwise empty.
        var because = ""
    }

    let tally: InferTally
    let proposals: [Proposal]
    let leftOut: [LeftOut]
    /// `true` if the proposed routes need `syntax: braces`, because the route file uses another notation.
    let namesSyntax: Bool

    /// - Parameter least: The minimum number of links of a proposed route.
    init(_ tally: InferTally, _ questions: InferContext, _ table: LoadedTable, least: Int) throws {
        self.tally = tally
        namesSyntax = !table.usesNativeSyntax
        var finder = ProposalFinder(questions, least: least, names: table.table.entries.compactMap(\.name))
        let proof = ProposalProof(table: table.table, sources: questions.sources)
        var (kept, refused) = proof.proven(proof.ordered(finder.proposals(tally.forest)))
        var router = try Router(proof.table(with: kept))
        while let idle = kept.lastIndex(where: { $0.isIdle(router) }) {
            let isTaken = kept[idle].samples.contains { router.match(for: $0) != nil }
            let because = isTaken ? "other proposals take its links" : "it does not match its links"
            refused.append(LeftOut(kept.remove(at: idle), .check, because))
            router = try Router(proof.table(with: kept))
        }
        proposals = kept.map { route in
            let sources = route.source == 0 ? [] : questions.sources[route.source].map(\.description)
            var known: Set<String> = []
            return Proposal(
                route: route, sources: sources.map { table.linkOutsideEnvironment($0) ?? $0 },
                examples: route.samples.compactMap { link in
                    guard let match = router.match(for: link), match.name == route.name,
                        router.passesRoundTrip(match), let written = table.linkOutsideEnvironment(link),
                        known.insert(written).inserted
                    else { return nil }
                    return (written, match.captures.map { ($0.name, $0.value) })
                })
        }
        let origins = tally.origins.most(5).map { "\($0.value) \(grouped($0.count))" }.joined(separator: ", ")
        let reasons: [LeftOut.Reason] = [.source, .depth, .emptySegment]
        leftOut =
            finder.leftOut + refused
            + reasons.compactMap { reason in
                tally.leftOut[reason].map { LeftOut(reason: reason, links: $0, what: reason == .source ? origins : "") }
            }
            + [(.rejected, .rejected), (.unreadable, .unreadable)].compactMap { Self.leftOut($1, tally.reasons[$0]) }
    }

    private static func leftOut(_ reason: LeftOut.Reason, _ counts: [String: Int]?) -> LeftOut? {
        guard let counts = counts.map({ $0.map(CoverReport.Count.init).sortedDescending }) else { return nil }
        let what = counts.map { "\($0.name) \(grouped($0.count))" }.joined(separator: ", ")
        return LeftOut(reason: reason, links: counts.sum, what: what)
    }

    var linkCount: Int { proposals.reduce(0) { $0 + $1.route.links } }
}

extension Router {
    /// Returns `true` if `waymark test` would accept the link as an example.
    fileprivate func passesRoundTrip(_ match: RouteMatch<Route>) -> Bool {
        switch roundTrip(of: match) {
        case .same, .unprintable: true
        case .different, .failed: false
        }
    }
}

extension RouteProposal {
    fileprivate func isIdle(_ router: Router<String>) -> Bool {
        !samples.isEmpty && !samples.contains { router.match(for: $0)?.name == name }
    }
}

extension InferReport.LeftOut {
    init(_ route: RouteProposal, _ reason: Reason, _ because: String) {
        self.init(reason: reason, links: route.links, what: route.pattern, because: because)
    }

    var sentence: String {
        let what = what.escaped(), because = because.escaped()
        return switch reason {
        case .rare: "their shape, or a word in it, is too rare (\(because))"
        case .noWord: "\(what): they have no prominent word"
        case .source where what.contains("relative links"):
            "no route has their source: \(what); write scheme and host before relative links"
        case .source: "no route has their source: \(what)"
        case .depth: "they have more than \(LinkForest.deepest) segments"
        case .emptySegment: "they have an empty segment"
        case .answers, .check, .undecided: "\(what): \(because)"
        case .tooMany: "there are more than \(InferReport.maximumProposals) proposals"
        case .rejected: "they are rejected: \(what)"
        case .unreadable: "their rows are unreadable: \(what)"
        }
    }
}
