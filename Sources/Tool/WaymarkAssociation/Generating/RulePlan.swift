import WaymarkCore
import WaymarkProofs

/// A generator of Apple rules for a route table. The first matching rule decides as the table does.
///
/// A `*` of Apple's rules also matches slashes. So rules for long paths come first. After the rules for each number of
/// segments, one rule excludes all paths of at least this length, so that `/users/?*` then matches at most two
/// segments. Rules for catch-alls, which have any length, precede all others, together with the literal paths that they
/// must not override. They come later if a route of higher precedence disagrees and its own rules cannot come first.
struct RulePlan {
    /// A variant of a route, with Apple patterns for its path, query items and fragment.
    struct Source {
        let path: PathGlob
        let items: [PlannedRule.Item]
        let fragment: String?
        let route: String
        let excludes: Bool
        /// `true` if rules for paths of any length may precede all others; `false` to write rules for each path length.
        var mayComeFirst = true

        func rules(_ patterns: [String], areWhole: Bool, ignoresCase: Bool) -> [PlannedRule] {
            patterns.map { pattern in
                // Case-insensitivity would also apply to the names of query items, so these are omitted.
                let ignoresCase = ignoresCase && pattern.contains { $0.isLetter }
                return PlannedRule(
                    path: path, pattern: pattern, isWhole: areWhole && patterns.count == 1, excludes: excludes,
                    items: ignoresCase ? [] : items, fragment: fragment, ignoresCase: ignoresCase, routes: [route])
            }
        }
    }

    private let sources: [Source]
    /// The indices of the variants in ``sources`` with catch-alls.
    private let runs: [Int]
    private let ignoresCase: Bool
    private let depth: Int

    /// - Parameter sources: The variants of all routes, in order of precedence.
    init(_ sources: [Source], ignoresCase: Bool) {
        (self.sources, self.ignoresCase) = (sources, ignoresCase)
        runs = sources.indices.filter { sources[$0].path.runCount > 0 }
        depth = sources.map(\.path.minimum).max() ?? 0
    }

    var rules: [PlannedRule] {
        let isFree = self.isFree
        var rules: [PlannedRule] = []
        for (index, source) in sources.enumerated() where isFree[index] {
            let path = source.path
            let patterns = path.runCount > 0 ? path.texts(fromDepth: 0) : path.texts(depth: path.minimum)
            rules += source.rules(patterns, areWhole: true, ignoresCase: ignoresCase)
        }
        let others = sources.indices.filter { !isFree[$0] }.map { sources[$0] }
        rules += others.flatMap { source in
            source.rules(source.path.texts(fromDepth: depth + 1), areWhole: false, ignoresCase: ignoresCase)
        }
        for depth in stride(from: depth, through: 0, by: -1) {
            let own = others.flatMap { source in
                let patterns = source.path.texts(depth: depth)
                return source.rules(patterns, areWhole: source.path.runCount == 0, ignoresCase: ignoresCase)
            }
            if own.contains(where: { !$0.excludes && $0.pattern.mayTakeSlashes }) {
                rules.append(Self.limit(depth + 1))
            }
            rules += own
        }
        return RulePlan.withoutRedundantRules(rules)
    }

    /// For each variant, `true` if rules for paths of any length can come first: no variant of higher precedence whose
    /// rules come later has the opposite result (app or browser) for a common path.
    private var isFree: [Bool] {
        var isFree: [Bool] = []
        for (index, source) in sources.enumerated() {
            let mayBe = source.mayComeFirst && (source.path.runCount > 0 || isNeededFirst(index))
            isFree.append(
                mayBe
                    && !sources[..<index].indices.contains { other in
                        !isFree[other] && sources[other].excludes != source.excludes
                            && sources[other].path.mayOverlap(source.path)
                    })
        }
        return isFree
    }

    /// Returns `true` for a literal path that a catch-all can match too, with lower precedence and the opposite result,
    /// such as the browser instead of the app.
    private func isNeededFirst(_ index: Int) -> Bool {
        let source = sources[index]
        return runs.contains {
            $0 > index && sources[$0].excludes != source.excludes && sources[$0].path.mayOverlap(source.path)
        } && source.path.isLiteral
    }

    /// Returns a rule that excludes paths of at least `depth` segments.
    private static func limit(_ depth: Int) -> PlannedRule {
        let pattern = "/" + (Array(repeating: "*", count: depth - 1) + [GlobMaker.anything]).joined(separator: "/")
        return PlannedRule(path: PathGlob(parts: []), pattern: pattern, isWhole: false, excludes: true, routes: [])
    }

    private static func withoutRedundantRules(_ rules: [PlannedRule]) -> [PlannedRule] {
        var rules = rules
        for index in rules.indices.reversed() where isRedundantRule(index, in: rules) { rules.remove(at: index) }
        var (trie, redundant) = (CoverTrie(), Set<Int>())
        for (index, rule) in rules.enumerated() where rule.isWhole && !rule.excludes { trie.insert(rule.path, index) }
        let exclusions = rules.indices.filter { rules[$0].excludes && !rules[$0].routes.isEmpty }
        for index in rules.indices where !rules[index].excludes {
            let others = trie.candidates(covering: rules[index].path).filter { !redundant.contains($0) }
            guard let other = cover(of: index, among: others, without: exclusions, in: rules) else { continue }
            rules[other].routes += rules[index].routes.filter { !rules[other].routes.contains($0) }
            redundant.insert(index)
        }
        return rules.indices.filter { !redundant.contains($0) }.map { rules[$0] }
    }

    /// Returns `true` for an exclusion without effect: an earlier rule opens its paths, or no later rule does.
    private static func isRedundantRule(_ index: Int, in rules: [PlannedRule]) -> Bool {
        let rule = rules[index]
        guard rule.excludes else { return false }
        if rule.pattern != "/", rules[..<index].contains(where: \.opensAllPaths) { return true }
        if rules[..<index].contains(where: { $0.opensAll(of: rule) }) { return true }
        if rule.routes.isEmpty { return !rules[(index + 1)...].contains { !$0.excludes && $0.pattern.mayTakeSlashes } }
        return !rules[(index + 1)...].contains { !$0.excludes && $0.path.mayOverlap(rule.path) }
    }

    /// Returns the index of a rule that opens all links of rule `index`, without an overlapping exclusion between them.
    private static func cover(
        of index: Int, among others: [Int], without exclusions: [Int], in rules: [PlannedRule]
    ) -> Int? {
        let rule = rules[index]
        return others.first { other in
            guard other != index, rules[other].isOpen || rules[other].asks(asMuchAs: rule),
                rules[other].path.covers(rule.path), other < index || rules[other] != rule
            else { return false }
            return !exclusions.contains {
                (min(index, other)...max(index, other)).contains($0) && rules[$0].path.mayOverlap(rule.path)
            }
        }
    }
}

/// A trie of the paths of rules that open the app, by their segments before the first catch-all.
private struct CoverTrie {
    private var nodes = [Node()]

    private struct Node {
        var children: [String: Int] = [:]
        /// The indices of the rules whose path ends at the node, and of those that continue with a catch-all.
        var (ends, runs): ([Int], [Int]) = ([], [])
    }

    mutating func insert(_ path: PathGlob, _ rule: Int) {
        var node = 0
        for part in path.parts {
            guard case .segment(let text) = part else { return nodes[node].runs.append(rule) }
            if nodes[node].children[text] == nil {
                nodes[node].children[text] = nodes.count
                nodes.append(Node())
            }
            node = nodes[node].children[text] ?? node
        }
        nodes[node].ends.append(rule)
    }

    /// Returns a superset of the rules that match all paths of `path`, in order.
    func candidates(covering path: PathGlob) -> [Int] {
        var (reached, found) = ([0], [Int]())
        for part in path.parts {
            found += reached.flatMap { nodes[$0].runs }
            guard case .segment(let text) = part else { return found.sorted() }
            reached = reached.flatMap { node in
                Set([text, GlobMaker.anything]).compactMap { nodes[node].children[$0] }
            }
        }
        return (found + reached.flatMap { nodes[$0].runs + nodes[$0].ends }).sorted()
    }
}

extension PlannedRule {
    /// `true` if the rule opens every path, apart from `/`.
    fileprivate var opensAllPaths: Bool { !excludes && isOpen && ["*", "/*", "/?*"].contains(pattern) }

    fileprivate func opensAll(of other: PlannedRule) -> Bool {
        !excludes && isOpen && pattern == other.pattern && (ignoresCase || !other.ignoresCase)
    }

    fileprivate func asks(asMuchAs other: PlannedRule) -> Bool { items == other.items && fragment == other.fragment }
}

/// A generated rule for Apple's systems.
struct PlannedRule: Hashable {
    let path: PathGlob
    let pattern: String
    /// `true` if the pattern matches all paths of the route variant, not only those of one length.
    let isWhole: Bool
    var excludes = false
    /// The patterns of query items, in the order of the route's pattern.
    var items: [Item] = []
    var fragment: String?
    var ignoresCase = false
    /// The routes of the rule; empty for one that excludes longer paths from the following rules.
    var routes: [String]

    struct Item: Hashable {
        let name: String
        let pattern: String
    }

    var isOpen: Bool { items.isEmpty && fragment == nil }
    var comment: String { routes.isEmpty ? "deeper paths than the rules below are for" : routes.summary }
}
