import WaymarkEngine
import WaymarkLanguages

/// The rules that one app checks, in their order.
struct RuleGroup {
    /// Indices in ascending order.
    let rules: [Int]
    private let members: Set<Int>

    init(_ rules: [Int]) { (self.rules, members) = (rules, Set(rules)) }

    func contains(_ rule: Int) -> Bool { members.contains(rule) }
}

/// Proves which rules take no link that is left to them: by sets of links, not by examples.
struct RuleCoverage {
    private var links: RuleLinks
    /// The links of each rule; `nil` if they are not known.
    private var sets: [Language?] = []
    /// The rules as they decide: what they say of an example is quicker than a proof.
    private let rules: [LinkRule]
    /// For each rule a link that it takes, if one was found without looking far.
    private let examples: [String?]
    private let index: RuleIndex
    /// For each rule, whether its patterns can be read.
    private let isReadable: [Bool]
    /// How often a link was compared with a rule.
    private var comparisons = 0
    /// The most comparisons for a file: a second in an optimised build.
    private static let comparisonLimit = 3_000_000

    /// What is known of a rule.
    enum Finding: Hashable {
        /// No link fits it.
        case impossible
        /// Rules before it take all of its links: those that are needed for that, and its shortest link.
        case covered(by: [Int], link: String)
        /// A link reaches it.
        case open
        /// Proving it would take too much work.
        case undecided
    }

    /// The most combinations of what is left of rules that one proof looks at.
    private static let limit = 5_000
    /// The most sets that all proofs of a file make.
    private static let poolLimit = 500_000

    /// - Parameters:
    ///   - conditions: What each rule asks; `nil` for one that is wrong in another way.
    ///   - rules: The same rules, made ready.
    init(_ conditions: [LinkCondition?], _ rules: [LinkRule], reader: GlobReader) {
        links = RuleLinks(reader, isDecoded: conditions.contains { $0?.decodes ?? false })
        self.rules = rules
        isReadable = conditions.map { $0 != nil }
        examples = zip(conditions, rules).map { condition, rule in
            let link = condition.flatMap { LinkExample(reader: reader, condition: $0).link() }
            return link.flatMap { rule.takes($0) && LinkSpelling.isCanonical($0) ? $0 : nil }
        }
        index = RuleIndex(conditions, reader: reader)
        for condition in conditions { sets.append(condition.flatMap { try? links.links(of: $0) }) }
    }

    /// Returns whether earlier rules of a group leave any link to a rule.
    ///
    /// - Complexity: Linear in the rules whose paths begin or end like this rule's, and bounded by the limits above.
    mutating func finding(_ rule: Int, in group: RuleGroup) -> Finding {
        if !isReadable[rule] { return .open }
        if comparisons > Self.comparisonLimit { return .undecided }
        if let example = examples[rule], takers(of: example, before: rule, in: group).isEmpty { return .open }
        guard let set = sets[rule], links.pool.count < Self.poolLimit,
            let shortest = outcome(of: set, without: .nothing)
        else { return .undecided }
        guard let link = shortest else { return .impossible }
        // A rule that covers this one matches each of its links.
        let takers = takers(of: link, before: rule, in: group)
        if takers.isEmpty { return .open }
        if let alone = takers.first(where: { covers([$0], set) }) {
            return .covered(by: [alone], link: friendlier(link, rule))
        }
        let others = group.rules.prefix { $0 < rule }.filter {
            sets[$0] != nil && sets[$0] != .nothing && index.mayOverlap($0, rule)
        }
        guard others.count > 1, covers(others, set) else { return .open }
        return .covered(by: needed(of: others, for: set), link: friendlier(link, rule))
    }

    /// The earlier rules of a group that match a link, in their order.
    private mutating func takers(of link: String, before rule: Int, in group: RuleGroup) -> [Int] {
        let (index, rules) = (index, rules)
        let (takers, count) = LinkRule.withRuleLink(link) { link in
            let candidates = index.candidates(for: link.trimmedPath, hasEscapes: link.hasEscapes)
                .filter { $0 < rule && group.contains($0) }
            return (candidates.filter { rules[$0].miss(link) == nil }, candidates.count)
        }
        comparisons += count
        return takers.sorted()
    }

    /// The rules without which others no longer cover a set.
    private mutating func needed(of others: [Int], for set: Language) -> [Int] {
        var needed = others
        for index in others.reversed() {
            let rest = needed.filter { $0 != index }
            if covers(rest, set) { needed = rest }
        }
        return needed
    }

    private mutating func covers(_ others: [Int], _ set: Language) -> Bool {
        let all = links.pool.union(others.compactMap { sets[$0] })
        guard let outcome = outcome(of: set, without: all) else { return false }
        return outcome == nil
    }

    /// The shortest link of a set that is not in another.
    ///
    /// - Returns: `nil` within if there is none; `nil` if that is too far to look for.
    private mutating func outcome(of set: Language, without others: Language) -> String?? {
        let rest = others == .nothing ? set : links.pool.difference(set, others)
        let search = TextSearch(keeping: .all, limit: Self.limit)
        guard let found = search.outcomes(of: rest, among: [], atMost: 1, in: &links.pool) else { return nil }
        return .some(found.first.map { String(decoding: $0.text, as: UTF8.self) })
    }

    /// The first character of all is a mark: a letter says the same.
    private func friendlier(_ link: String, _ index: Int) -> String {
        let other = link.replacing("!", with: "a")
        return rules[index].takes(other) ? other : link
    }
}

extension LinkRule {
    /// Whether the rule matches a link that is written without scheme and host.
    fileprivate func takes(_ link: String) -> Bool { Self.withRuleLink(link) { miss($0) == nil } }

    /// Calls a function with a link that is written without scheme and host.
    fileprivate static func withRuleLink<Result>(_ link: String, _ body: (RuleLink) -> Result) -> Result {
        ("https://a" + link).withBytes { body(RuleLink(SplitLink($0), isApple: true)) }
    }
}
