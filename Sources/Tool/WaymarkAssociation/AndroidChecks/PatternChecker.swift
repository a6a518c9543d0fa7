import WaymarkEngine
import WaymarkLanguages
import WaymarkManifest

/// A checker for probable mistakes in Android patterns, of intent filters and of dynamic rules.
struct PatternChecker {
    var problems: AssociationProblemList
    var links = AndroidLinks()
    /// The positions of patterns with a problem that makes further checks pointless.
    private(set) var explained: Set<Place> = []

    /// Reports a problem and excludes the pattern from further checks.
    mutating func explain(_ kind: AssociationProblem.Kind, _ part: AndroidRule.Part, suggestion: String? = nil) {
        explained.insert(part.place)
        problems.add(kind, at: part.place, suggestion: suggestion)
    }

    /// Reports a pattern that is malformed, matches no link, or misses links because Android does not backtrack.
    mutating func checkLanguage(of part: AndroidRule.Part, origin: String) {
        guard !explained.contains(part.place) else { return }
        do throws(AdvancedGlobError) {
            _ = try part.pattern.test()
        } catch {
            return explain(.invalidPattern(error), part)
        }
        let witness = missedLink(of: part).map { origin + $0 }
        let (matches, hasSets) = (!neverMatches(part), part.key.hasSuffix("Pattern"))
        if !matches { explained.insert(part.place) }
        if let witness, part.pattern.kind == .advancedGlob {
            let text = part.pattern.text.replacing(/\\.|\[[^\]]+\]/, with: "-")
            let hasDot = text.contains(/[*+}]\.(?![*+{])/)
            let problem = AssociationProblem.Kind.greedyPattern(matches: matches, hasSets: hasSets, hasDot: hasDot)
            return problems.add(problem, at: part.place, witness: witness)
        }
        if !matches { return problems.add(.neverMatches, at: part.place) }
        guard let witness else { return }
        let ends = SimpleGlob(part.pattern.text).ends.map { String(decoding: [$0], as: UTF16.self) }
        let end = ends.first { $0 != "/" } ?? "/"
        let attributes = hasSets ? String(part.key.dropLast("Pattern".count)) : nil
        problems.add(.lazyPattern(end: end, attributes: attributes), at: part.place, witness: witness)
    }

    /// Returns a link that the pattern seems to match but, without backtracking, does not; `nil` if none is found.
    mutating func missedLink(of part: AndroidRule.Part) -> String? {
        guard let set = links.missedLinks(of: part), case .some(let link) = links.shortest(of: set) else { return nil }
        return link
    }

    /// Returns `true` if no link matches the pattern; `false` also if a limit was reached.
    mutating func neverMatches(_ part: AndroidRule.Part) -> Bool {
        guard let set = links.links(of: [part]), case .some(nil) = links.shortest(of: set) else { return false }
        return true
    }

    /// Reports percent-encoding in a pattern, which Android compares with a decoded string.
    mutating func checkEscapes(of part: AndroidRule.Part, _ suggested: (String) -> String) {
        guard let escape = part.written.firstMatch(of: /%[0-9A-Fa-f]{2}/) else { return }
        let decoded = PercentEncoding.decodeStrictly(part.written)
        explained.insert(part.place)
        problems.add(.escapeInDecodedPattern(escape.output), at: part.place, suggestion: decoded.map(suggested))
    }

    /// Returns the first segment that is a parameter in other notations, such as `{id}` or `:id`; otherwise `nil`.
    static func parameter(in pattern: String) -> String? {
        pattern.firstMatch(of: /\/(\{[A-Za-z_][^\/{}]*\}|:[A-Za-z_]\w*)(?:\/|$)/).map { String($0.output.1) }
    }

    /// Reports rules that match no link, or only links that earlier rules or `others` match first. For a filter's
    /// groups, `others` are its paths.
    mutating func checkOrder(of rules: [AndroidRule], behind others: [AndroidRule] = [], origin: String) {
        var earlier: [(rule: AndroidRule, links: Language)] = []
        for other in others { if let set = links.links(of: other) { earlier.append((other, set)) } }
        let otherCount = earlier.count
        for rule in rules {
            guard let set = links.links(of: rule) else { continue }
            defer { earlier.append((rule, set)) }
            if rule.parts.isEmpty || rule.parts.contains(where: { explained.contains($0.place) }) { continue }
            guard let link = links.shortest(of: set) else { continue }
            guard let link else {
                problems.add(rule.isContradictory ? .contradictoryGroup : .neverMatches, at: rule.place)
                continue
            }
            let found = needed(of: earlier.map(\.links), for: set)
            if found.isEmpty { continue }
            let (needed, names) = (found.map { earlier[$0].rule }, found.map { earlier[$0].rule.name })
            let kind: AssociationProblem.Kind =
                found.contains { $0 < otherCount }
                ? .shadowedGroup(excludes: rule.excludes, by: names)
                : .shadowedRule(excludes: rule.excludes, by: names)
            problems.add(
                kind, at: rule.place, because: needed.map(\.place), reasons: names, witness: origin + link)
        }
    }

    /// Reports path patterns whose links other paths of the filter match too. Order is irrelevant, so the last of
    /// several equal patterns is reported.
    mutating func checkPaths(_ paths: [AndroidRule], origin: String) {
        guard paths.count < Self.countLimit else { return }
        var sets = paths.map { links.links(of: $0) }
        for index in paths.indices.reversed() {
            guard let set = sets[index], case .some(let link?) = links.shortest(of: set) else { continue }
            let others = paths.indices.filter { $0 != index && sets[$0] != nil }
            let found = needed(of: others.map { sets[$0] ?? .nothing }, for: set).map { paths[others[$0]] }
            if found.isEmpty { continue }
            sets[index] = nil
            problems.add(
                .redundantPath, at: paths[index].place, because: found.map(\.place), reasons: found.map(\.name),
                witness: origin + link)
        }
    }

    /// Returns the indices of a minimal subset of `others` whose union contains `set`; empty if none is found.
    mutating func needed(of others: [Language], for set: Language) -> [Int] {
        // Only sets that contain the shortest string of `set` can contain all of `set`.
        guard case .some(let text?) = links.shortestText(of: set) else { return [] }
        let takers = others.indices.filter { links.pool.contains(text, in: others[$0]) }
        if takers.isEmpty { return [] }
        if let alone = takers.first(where: { covers([others[$0]], set) }) { return [alone] }
        let able = others.indices.filter { others[$0] != .nothing }
        guard able.count > 1, able.count <= Self.countLimit, covers(able.map { others[$0] }, set) else { return [] }
        return able.minimal { rest in covers(rest.map { others[$0] }, set) }
    }

    private mutating func covers(_ others: [Language], _ set: Language) -> Bool {
        if case .some(nil) = links.shortest(of: set, without: others) { true } else { false }
    }

    /// The maximum number of rules that are compared with each other; longer lists are not compared.
    static let countLimit = 200
}

extension AndroidRule {
    /// `true` if the path or fragment must match several patterns at once, as in a group with two paths.
    fileprivate var isContradictory: Bool {
        let targets = parts.map(\.target).filter { $0 != .query }
        return targets.count > Set(targets).count
    }
}
