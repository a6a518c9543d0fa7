import WaymarkEngine
import WaymarkLanguages
import WaymarkManifest

/// A search for unreachable rules: a proof that earlier rules match all links of a rule.
struct RuleCoverage {
    private var links: RuleLinks
    /// The links that each rule matches; `nil` if the rule is malformed or too complex.
    private var sets: [Language?] = []
    /// The compiled rules, to match example links, which is faster than a proof.
    private let rules: [LinkRule]
    /// For each rule, a matching example link; `nil` if ``LinkExample`` found none.
    private let examples: [String?]
    private let index: RuleIndex
    private var comparisons = 0
    /// The maximum number of comparisons of a link with a rule, per file: about a second in an optimized build.
    private static let comparisonLimit = 3_000_000

    enum Finding: Hashable {
        /// The rule matches no link.
        case impossible
        /// Earlier rules match all links of the rule: a minimal set of these rules, and the rule's shortest link.
        case covered(by: [Int], link: String)
        /// A link reaches the rule, unless a malformed or too complex earlier rule matches this link.
        case open
        /// Whether a link reaches the rule is unknown, because the search exceeded a limit.
        case undecided
    }

    /// The maximum number of automaton states that one search visits.
    private static let limit = 5_000
    /// The maximum number of sets of strings (`Language`) in the pool, for all checks of a file.
    private static let poolLimit = 500_000

    init(_ conditions: [LinkCondition], _ rules: [LinkRule], reader: GlobReader) {
        let all = zip(conditions, rules)
        links = RuleLinks(reader, isDecoded: all.contains { $1.fault == nil && $0.decodes })
        self.rules = rules
        examples = all.map { condition, rule in
            let link = LinkExample(reader: reader, condition: condition).link()
            return link.flatMap { rule.takes($0) && AppleSpelling.isCanonical($0) ? $0 : nil }
        }
        index = RuleIndex(rules)
        for (condition, rule) in all { sets.append(rule.fault == nil ? try? links.links(of: condition) : nil) }
    }

    /// Returns whether links reach a rule after the earlier rules of `group`, the indices of one app's rules. Takes
    /// time in proportion to the rules whose paths begin or end like that of this rule, within fixed limits.
    mutating func finding(_ rule: Int, in group: Set<Int>) -> Finding {
        if rules[rule].fault != nil { return .open }
        if comparisons > Self.comparisonLimit { return .undecided }
        if let example = examples[rule], takers(of: example, before: rule, in: group).isEmpty { return .open }
        guard let set = sets[rule], links.pool.count < Self.poolLimit,
            let shortest = outcome(of: set, without: .nothing)
        else { return .undecided }
        guard let link = shortest else { return .impossible }
        // A rule that matches all links of this rule also matches the shortest one.
        let takers = takers(of: link, before: rule, in: group)
        if takers.isEmpty { return .open }
        if let alone = takers.first(where: { covers([$0], set) == true }) {
            return .covered(by: [alone], link: readableExample(link, rule))
        }
        let others = (0..<rule).filter {
            group.contains($0) && sets[$0] != nil && sets[$0] != .nothing && mayOverlap($0, rule)
        }
        guard let isCovered = covers(others, set) else { return .undecided }
        guard isCovered else { return .open }
        return .covered(by: others.minimal { covers($0, set) == true }, link: readableExample(link, rule))
    }

    private mutating func takers(of link: String, before rule: Int, in group: Set<Int>) -> [Int] {
        let (index, rules) = (index, rules)
        let (takers, count) = LinkRule.withRuleLink(link) { link in
            let candidates = index.candidates(for: link).filter { $0 < rule && group.contains($0) }
            return (candidates.filter { rules[$0].miss(link) == nil }, candidates.count)
        }
        comparisons += count
        return takers.sorted()
    }

    /// Returns `true` if the literal prefixes of two rules allow a path that both match.
    private func mayOverlap(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (rules[first].pathPrefix, rules[second].pathPrefix)
        return one.count < other.count ? other.starts(with: one) : one.starts(with: other)
    }

    /// Returns `true` if the rules `others` match all links of a set, and `nil` if a limit was reached.
    private mutating func covers(_ others: [Int], _ set: Language) -> Bool? {
        let all = links.pool.union(others.compactMap { sets[$0] })
        return outcome(of: set, without: all).map { $0 == nil }
    }

    /// Returns the shortest link in `set` that is not in `others`: `.some(nil)` if none, `nil` if a limit was reached.
    private mutating func outcome(of set: Language, without others: Language) -> String?? {
        let rest = others == .nothing ? set : links.pool.difference(set, others)
        let search = TextSearch(keeping: .all, limit: Self.limit)
        guard let found = search.outcomes(of: rest, among: [], in: &links.pool) else { return nil }
        return .some(found.first.map { String(decoding: $0.text, as: UTF8.self) })
    }

    /// Returns the link with `a` instead of `!`, which a search prefers, if the rule still matches.
    private func readableExample(_ link: String, _ index: Int) -> String {
        let other = link.replacing("!", with: "a")
        return rules[index].takes(other) ? other : link
    }
}

extension [Int] {
    /// Returns a minimal subset for which `covers` is still `true`, leaving out the last elements first.
    func minimal(where covers: ([Int]) -> Bool) -> [Int] {
        var needed = self
        for index in reversed() {
            let rest = needed.filter { $0 != index }
            if covers(rest) { needed = rest }
        }
        return needed
    }
}

extension LinkRule {
    /// Returns `true` if the rule matches a link that is given without scheme and host, such as `/a?b=c`.
    fileprivate func takes(_ link: String) -> Bool { Self.withRuleLink(link) { miss($0) == nil } }

    fileprivate static func withRuleLink<Result>(_ link: String, _ body: (RuleLink) -> Result) -> Result {
        ("https://a" + link).withBytes { body(RuleLink(SplitLink($0), isApple: true)) }
    }
}

/// A builder for a link that a rule probably matches. The caller verifies the match.
struct LinkExample {
    let reader: GlobReader
    let condition: LinkCondition

    /// Returns a short link without scheme and host; `nil` if a pattern is malformed.
    func link() -> String? {
        guard let path = part(condition.path), let fragment = part(condition.fragment), let query = query() else {
            return nil
        }
        let start = path.isEmpty || path.hasPrefix("/") ? "" : "/"
        return start + path + (query.isEmpty ? "" : "?" + query) + (fragment.isEmpty ? "" : "#" + fragment)
    }

    private func query() -> String? {
        if let text = condition.queryText { return part(text) }
        let parts = condition.queryItems.map { item in
            part(item.value).map { value in value.isEmpty ? "" : "\(written(item.name.value))=\(value)" }
        }
        return parts.contains(nil) ? nil : parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "&")
    }

    private func part(_ pattern: Located<String>?) -> String? {
        guard let pattern else { return "" }
        guard let tokens = try? reader.tokens(pattern.value) else { return nil }
        return written(text(of: tokens))
    }

    private func text(of tokens: [GlobToken]) -> String {
        tokens.map { token in
            switch token {
            case .scalar(let scalar): String(scalar)
            case .one: "a"
            case .many: ""
            case .letter(let letter): String(decoding: letter.bytes.prefix(1), as: UTF8.self)
            case .choice(let values): values.first.map { text(of: $0) } ?? ""
            }
        }.joined()
    }

    /// Returns the string as written in a link: percent-encoded if the rule decodes links.
    private func written(_ text: String) -> String {
        condition.decodes ? PercentEncoding.encode(text, keeping: .unreservedPath) : text
    }
}
