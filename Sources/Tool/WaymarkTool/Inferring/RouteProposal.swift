import WaymarkCore
import WaymarkExplain
import WaymarkProofs

struct RouteProposal: Sendable {
    var name: String
    let variant: PatternVariant
    /// The index of the link source in ``InferContext/sources``.
    let source: Int
    let links: Int
    let samples: [String]
    /// The names of query items in logged links that the pattern omits, such as tracking items.
    let leftOut: [String]

    var pattern: String { variant.text }
}

/// Finds routes to propose in a ``LinkForest``, names their parameters, and selects their query items.
struct ProposalFinder {
    private let types: ValueTypes
    private let least: Int
    private var taken = NameAssignments<Void>()
    /// Names that routes or the generated code itself use in code.
    private var takenInCode = Set(GeneratedLanguage.allCases.flatMap { $0.takenNames("").routes })
    /// The names of the query items that any link of the table can have.
    private let globals: Set<String>
    private(set) var leftOut: [InferReport.LeftOut] = []

    /// - Parameter names: The names of existing routes.
    init(_ questions: InferContext, least: Int, names: [String]) {
        (types, self.least) = (questions.types, least)
        globals = Set(questions.engine.table.globals.flatMap(\.itemNames))
        for name in names { _ = taken.give(name, to: ()) }
        takenInCode.formUnion(names.compactMap(GeneratedName.lowerCamel))
    }

    private typealias Candidate = (source: Int, branch: LinkBranch)

    /// Returns the proposals, those with the most links first.
    mutating func proposals(_ forest: LinkForest) -> [RouteProposal] {
        var candidates: [Candidate] = []
        var rare = forest.forgotten
        for (shape, node) in forest.all(types) {
            var search = BranchSearch(types, least: least)
            candidates += search.branches(of: node, shape.kinds[...]).map { (shape.source, $0) }
            rare += search.rare
        }
        candidates = Self.folded(candidates).sorted { Self.order($0) < Self.order($1) }
        if rare > 0 {
            leftOut.append(InferReport.LeftOut(reason: .rare, links: rare, because: "--at-least is \(least)"))
        }
        // A pattern without a literal is not proposed: it would match most links with its number of segments.
        for candidate in candidates where !candidate.branch.hasLiteral {
            var copy = self
            let pattern = copy.proposal(candidate.branch, source: candidate.source).pattern
            leftOut.append(InferReport.LeftOut(reason: .noWord, links: candidate.branch.end.links, what: pattern))
        }
        let worded = candidates.filter { $0.branch.hasLiteral }
        let more = worded.dropFirst(InferReport.maximumProposals).reduce(0) { $0 + $1.branch.end.links }
        if more > 0 { leftOut.append(InferReport.LeftOut(reason: .tooMany, links: more)) }
        return worded.prefix(InferReport.maximumProposals).map { proposal($0.branch, source: $0.source) }
    }

    private static func order(_ candidate: Candidate) -> (Int, Int, String) {
        (-candidate.branch.end.links, candidate.source, "\(candidate.branch.steps)")
    }

    /// Merges each candidate, such as `/user/{number}`, into a wider one with at least ten times as many links.
    private static func folded(_ candidates: [Candidate]) -> [Candidate] {
        var kept: [Candidate] = []
        for candidate in candidates.sorted(by: { order($0) < order($1) }) {
            let wider = kept.firstIndex { known in
                known.source == candidate.source && known.branch.end.links >= 10 * candidate.branch.end.links
                    && known.branch.isWider(than: candidate.branch)
            }
            if let wider {
                kept[wider].branch.fold(candidate.branch)
            } else {
                kept.append(candidate)
            }
        }
        return kept
    }

    private mutating func proposal(_ branch: LinkBranch, source: Int) -> RouteProposal {
        var names = ParameterNames()
        let segments = zip(branch.steps, branch.types).map { step, mask -> SegmentPattern in
            switch step {
            case .literal(let word):
                names.lastLiteral = word.text
                return .literal(word.text)
            case .list(let words):
                let known = types.type(mask)
                let type = known == .string ? .oneOf(words.map(\.text)) : known
                return .parameter(PatternParameter(names.next(), type: type))
            case .parameter(let kind):
                let type = types.type(mask)
                return .parameter(
                    PatternParameter(
                        names.next(isNumber: kind != .text && type != .string || type == .named("Int")), type: type))
            }
        }
        let items = items(branch.end, &names)
        return RouteProposal(
            name: newName(branch), variant: PatternVariant(segments: segments, query: items.named), source: source,
            links: branch.end.links, samples: branch.end.samples, leftOut: items.leftOut)
    }

    /// Returns the query items of the pattern: required if all links have them, optional if at least one link in 20 has
    /// them. Omits global items, tracking items, items without a value, and items after the `&amp;` of HTML.
    private func items(
        _ end: TailTally, _ names: inout ParameterNames
    ) -> (named: [QueryItemPattern], leftOut: [String]) {
        var (named, leftOut): ([QueryItemPattern], [String]) = ([], [])
        for (word, item) in end.items.sorted(by: { $0.key < $1.key }) {
            let name = word.text
            let isGeneral =
                globals.contains(name) || ["utm_", Self.htmlStart].contains(where: name.hasPrefix)
                || Self.trackingItems.contains(name)
            guard !isGeneral, !item.isBare, 20 * item.links >= end.links, let own = names.name(ofItem: name) else {
                leftOut.append(name)
                continue
            }
            let element = item.isRepeated ? ParameterType.string : types.type(item.types)
            let type = item.isRepeated ? ParameterType.list(of: element) : element
            let presence: PatternParameter.Presence = item.links == end.links ? .required : .optional
            named.append(
                QueryItemPattern(name: name, value: .parameter(PatternParameter(own, type: type, presence: presence))))
        }
        return (named, leftOut)
    }

    /// The beginning of names in links that were copied from HTML, where `&` is written `&amp;`.
    static let htmlStart = "amp;"

    private static let trackingItems: Set<String> = [
        "_branch_match_id", "dclid", "fbclid", "gbraid", "gclid", "igshid", "li_fat_id", "mc_cid", "mc_eid", "msclkid",
        "ttclid", "twclid", "wbraid", "yclid",
    ]

    /// Returns a route name, such as `user.posts`, from which `waymark generate` can make an unused identifier.
    private mutating func newName(_ branch: LinkBranch) -> String {
        let words = branch.steps.compactMap { step in if case .literal(let word) = step { word.text } else { nil } }
        var stem = words.isEmpty ? "route" : words.joined(separator: ".")
        if GeneratedName.lowerCamel(stem) == nil { stem = "page." + stem }
        var name = stem
        repeat {
            name = taken.assignUnique(stem, separator: ".", to: ())
        } while !takenInCode.insert(GeneratedName.lowerCamel(name) ?? name).inserted
        return name
    }
}

extension LinkBranch {
    /// Returns `true` if the branch matches all links of `other`, provided that its text parameters accept any string.
    fileprivate func isWider(than other: LinkBranch) -> Bool {
        steps.count == other.steps.count
            && zip(steps, other.steps).allSatisfy { $0 == $1 || $0 == .parameter(.text) && $1.isParameter }
    }

    fileprivate mutating func fold(_ other: LinkBranch) {
        for index in types.indices { types[index] &= other.types[index] }
        end.merge(other.end)
    }
}

struct ParameterNames {
    var lastLiteral: String?
    private var taken = NameAssignments<Void>()

    /// Returns the name for the next parameter of a path: after the segment `users`, it is `userId` for a number, and
    /// `user` (or if that is taken, `user2`) for a string.
    mutating func next(isNumber: Bool = false) -> String {
        let word = lastLiteral.flatMap { Self.identifier($0.singular) } ?? "value"
        return taken.assignUnique(isNumber ? word + "Id" : word, to: ())
    }

    /// Returns a parameter name such as `sortBy` for the query item `sort-by`; `nil` if there is none.
    mutating func name(ofItem name: String) -> String? {
        guard name.utf8.count <= 40 else { return nil }
        return Self.identifier(name).map { taken.assignUnique($0, to: ()) }
    }

    /// Returns an identifier such as `paymentMethod` for `payment-method`; `nil` if there is none.
    private static func identifier(_ text: String) -> String? {
        GeneratedName.lowerCamel(text).flatMap { $0.isParameterName ? $0 : nil }
    }
}

extension String {
    /// An English word without its plural ending, by approximate rules.
    fileprivate var singular: String {
        if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
        for end in ["sses", "shes", "ches", "xes"] where hasSuffix(end) { return String(dropLast(2)) }
        return hasSuffix("s") && count > 3 && !["ss", "us", "is"].contains(suffix(2)) ? String(dropLast()) : self
    }
}

/// Proves that proposed routes change the result of no link that the table already matches.
struct ProposalProof {
    let table: RouteTable<String>
    let sources: [[LinkSource]]

    private typealias Refusal = (reason: InferReport.LeftOut.Reason, because: String)

    func table(with proposals: [RouteProposal]) -> RouteTable<String> {
        var table = table
        for proposal in proposals {
            // Unlike `pattern`, `written` has the text of the proposal, which messages about the table quote.
            let pattern = proposal.variant.pattern
            let written = RoutePattern(text: proposal.pattern, path: pattern.path, query: pattern.query)
            table.add(
                [written], named: proposal.name,
                from: proposal.source == 0 ? nil : sources[proposal.source], to: proposal.name)
        }
        return table
    }

    /// Returns the proposals in file order: the most specific first, if the first matching route wins.
    func ordered(_ proposals: [RouteProposal]) -> [RouteProposal] {
        guard table.precedence == .declaration else { return proposals }
        let empty = RouteTable<String>(accepting: table.sources)
        let ranked = RankedTable(ProposalProof(table: empty, sources: sources).table(with: proposals))
        return ranked.variants.map { proposals[$0.entry] }
    }

    /// Returns the proposals that together change no result of the current table, and the others with the reasons.
    func proven(_ proposals: [RouteProposal]) -> (kept: [RouteProposal], refused: [InferReport.LeftOut]) {
        let known = Set(table.problems().map(\.description))
        var (kept, refused): ([RouteProposal], [InferReport.LeftOut]) = (proposals, [])
        while !kept.isEmpty {
            let refusals = refusals(of: kept, known)
            if refusals.isEmpty { break }
            refused += kept.compactMap { proposal in
                refusals[proposal.name].map { InferReport.LeftOut(proposal, $0.reason, $0.because) }
            }
            kept.removeAll { refusals[$0.name] != nil }
        }
        return (kept, refused)
    }

    private func refusals(of proposals: [RouteProposal], _ known: Set<String>) -> [String: Refusal] {
        let names = Set(proposals.map(\.name))
        let new = table(with: proposals)
        var refusals: [String: Refusal] = [:]
        /// Rejects one proposal because of a problem: the first one with a name in `named`, or else the last of all.
        func refuse(_ named: [String?], _ reason: InferReport.LeftOut.Reason, _ because: String) {
            let name = named.compactMap { $0 }.first { names.contains($0) } ?? proposals[proposals.count - 1].name
            if refusals[name] == nil { refusals[name] = (reason, because) }
        }
        for problem in new.problems() where problem.severity != .note && !known.contains(problem.description) {
            refuse([problem.route, problem.related?.route] + problem.because.map(\.route), .check, problem.message)
        }
        guard refusals.isEmpty, let differences = try? TableDifferences(from: table, to: new) else { return refusals }
        for difference in differences.found where difference.kind != .gained {
            refuse([difference.otherRoute], .answers, "\(difference.link) opens '\(difference.route)' today")
        }
        let undecided = "whether it changes an answer could not be decided"
        for doubt in differences.undecided {
            switch doubt {
            case .routes(.gained, _, _): break
            case .routes(_, let route, let other): refuse([other, route], .undecided, undecided)
            case .option: refuse([], .undecided, undecided)
            }
        }
        return refusals
    }
}
