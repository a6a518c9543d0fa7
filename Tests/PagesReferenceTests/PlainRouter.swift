import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The reference router, written from the pages alone and as simply as possible. It tries every form of every pattern
/// in order of precedence.
struct PlainRouter {
    var sources: [PlainSource]
    var entries: [Entry]
    var types: PlainTypes
    var policy: LinkPolicy
    var candidates: [Candidate] = []
    var hasGlobals = false

    struct Entry {
        var patterns: [PlainPattern]
        var sources: [PlainSource]?
        var behaviour = Behaviour.opens
        /// The conditions for opening links to the entry.
        var requirements: [Condition] = []
        /// The names of the entry's groups, outermost first.
        var scopeNames: [String] = []
        /// A custom matcher that must accept the link in addition to a pattern.
        var matcher: PlainMatcher?
        /// The way to create the route.
        var making = Making.constant
        /// Whether the patterns are written in the notation that the reference parses.
        var isWrittenAsRead = true
    }

    /// Returns the full name of an entry, with the names of its groups.
    func name(of entry: Int) -> String { (entries[entry].scopeNames + ["r\(entry)"]).joined(separator: ".") }

    /// The result of creating the entry's route after a match.
    enum Behaviour {
        case opens, declines, fails
    }

    struct Candidate {
        var entry: Int
        var pattern: Int
        var form: PlainForm
        var sources: [PlainSource]
        var matcher: PlainMatcher?
    }

    struct Match {
        var entry: Int
        var pattern: Int
        var captures: PlainCaptures
    }

    enum Answer {
        case matched, failed
        /// A rejection of one of these kinds.
        case rejected(Set<LinkRejection.Kind>)
        /// No match, for one of these reasons.
        case unmatched(Set<Unmatched.Reason>)
    }

    init(
        sources: [PlainSource], entries: [Entry], types: PlainTypes, policy: LinkPolicy, precedence: Precedence,
        hasGlobals: Bool = false
    ) {
        (self.sources, self.entries, self.types, self.policy) = (sources, entries, types, policy)
        self.hasGlobals = hasGlobals
        for (index, entry) in entries.enumerated() {
            for (number, pattern) in entry.patterns.enumerated() {
                let own = pattern.source.map { [$0] } ?? entry.sources ?? sources
                candidates += pattern.forms.map {
                    Candidate(entry: index, pattern: number, form: $0, sources: own, matcher: entry.matcher)
                }
            }
        }
        if precedence == .specificity { sort() }
    }

    /// Sorts the candidates by precedence, and then by registration.
    private mutating func sort() {
        let ranks = candidates.map { Specificity(of: $0) }
        let order = candidates.indices.sorted { a, b in
            ranks[a].isBetter(than: ranks[b]) || !ranks[b].isBetter(than: ranks[a]) && a < b
        }
        candidates = order.map { candidates[$0] }
    }

    /// Returns all matches in order, the first match regardless of its route, and the final answer.
    func answer(_ text: Bytes) -> (matches: [Match], first: Match?, answer: Answer) {
        let splitting = Splitting(text, policy: policy)
        guard splitting.wrong.isEmpty else { return ([], nil, .rejected(splitting.wrong)) }
        let link = splitting.link
        if hasTooManySegments(link) { return ([], nil, .rejected([.tooManySegments])) }
        var matches: [Match] = []
        var first: Match?
        var done: Set<Int> = []
        for candidate in candidates where !done.contains(candidate.entry) {
            switch result(of: candidate, link) {
            case .misfits: continue
            case .repeated: return (matches, first, matches.isEmpty ? .rejected([.duplicateParameter]) : .matched)
            case .fits(let captures):
                done.insert(candidate.entry)
                let match = Match(entry: candidate.entry, pattern: candidate.pattern, captures: captures)
                first = first ?? match
                switch entries[candidate.entry].behaviour {
                case .declines: continue
                case .fails: return (matches, first, matches.isEmpty ? .failed : .matched)
                case .opens: if values(of: match) != nil { matches.append(match) }
                }
            }
        }
        return (matches, first, matches.isEmpty ? .unmatched(reasons(link)) : .matched)
    }
}

extension PlainRouter {
    /// Counts a host as a segment if one source of the table reads it as one.
    private func hasTooManySegments(_ link: PlainLink) -> Bool {
        let all = candidates.flatMap { paths(of: link, from: $0.sources) }
        return all.contains { $0.count > policy.maximumSegments }
    }

    enum Result {
        case fits(PlainCaptures)
        case repeated
        case misfits
    }

    /// Matches one form with a link: source, path, items, fragment.
    func result(of candidate: Candidate, _ link: PlainLink) -> Result {
        guard !link.namesNothing else { return .misfits }
        let matching = Matching(types: types, policy: policy)
        for path in paths(of: link, from: candidate.sources) {
            guard let captures = matching.match(candidate.form.segments[...], path[...]) else { continue }
            if let matcher = candidate.matcher, !matcher.takes(captures, link) { return .misfits }
            return result(of: candidate.form, link, behind: captures, matching)
        }
        return .misfits
    }

    /// Returns the path of a link as the sources read it, first without the host as a segment.
    func paths(of link: PlainLink, from sources: [PlainSource]) -> [[PathSegment]] {
        let paths = sources.filter { $0.distance(of: link, policy: policy) == .none }.map {
            $0.path(of: link, policy: policy)
        }
        return [paths.min { $0.count < $1.count }, paths.max { $0.count < $1.count }].compactMap(\.self)
    }

    private func result(of form: PlainForm, _ link: PlainLink, behind path: PlainCaptures, _ matching: Matching)
        -> Result
    {
        var captures = path
        var isRepeated = false
        let items = form.items.map { (matching.match($0, in: link), $0.value.parameter) }
        for (result, parameter) in items + [
            (matching.match(fragment: form.fragment, in: link), form.fragment?.parameter)
        ] {
            switch result {
            case .misfits: return .misfits
            case .repeated: isRepeated = true
            case .fits(let value): if let value, let parameter { captures.add(value, for: parameter.name) }
            }
        }
        return isRepeated ? .repeated : .fits(captures)
    }
}
