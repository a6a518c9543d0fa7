import WaymarkLanguages
import WaymarkManifest

extension ManifestChecker {
    mutating func checkPatterns(of filter: IntentFilter) {
        for data in filter.element.descendants(named: "data") { checkBackslashes(of: data) }
        let origin = filter.origin(orHost: host)
        // Android ignores the paths of a filter without a host.
        let rules = filter.hosts.isEmpty && !filter.schemes.isEmpty ? [] : filter.paths + filter.groups
        for rule in rules {
            for part in rule.parts {
                if part.written.isUnresolved {
                    checkStart(of: part)
                    continue
                }
                if part.written.hasPathPlaceholder {
                    let problem = AssociationProblem.Kind.noReference(
                        part.written, matches: !patterns.neverMatches(part))
                    let meant = part.written.withPathPlaceholder.map { Self.attribute(part.key, $0) }
                    patterns.explain(problem, part, suggestion: meant)
                    continue
                }
                checkExpression(part)
                if part.target == .path { checkPath(part, isWeb: !filter.hosts.isEmpty) }
                patterns.checkEscapes(of: part) { Self.attribute(part.key, $0) }
                checkStars(of: part)
                patterns.checkLanguage(of: part, origin: origin)
            }
        }
        if filter.unresolved.isEmpty, !filter.hosts.isEmpty {
            patterns.checkPaths(filter.distinctPaths, origin: origin)
        }
    }

    /// Reports a path with unresolved values that begins with another known character than `/`.
    private mutating func checkStart(of part: AndroidRule.Part) {
        guard part.target == .path, [.literal, .prefix].contains(part.pattern.kind),
            let first = part.written.knownParts.first?.first, first != "/"
        else { return }
        patterns.explain(.pathWithoutSlash, part, suggestion: Self.attribute(part.key, "/\(part.written)"))
    }

    /// Returns a pattern attribute with its value escaped for a manifest, such as `android:path="/a&amp;b"`.
    private static func attribute(_ name: String, _ pattern: String) -> String {
        let escapes = [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;"), ("\\", "\\\\")]
        let text = escapes.reduce(pattern) { $0.replacing($1.0, with: $1.1) }
        return "android:\(name)=\"\(text)\""
    }

    /// Reports parameters and regular expression syntax that Android patterns do not support.
    private mutating func checkExpression(_ part: AndroidRule.Part) {
        // `checkLanguage` reports patterns that the platform cannot read, such as `/{id}` in `pathAdvancedPattern`.
        guard part.isReadable else { return }
        if let parameter = PatternChecker.parameter(in: part.pattern.text) {
            return patterns.explain(.regularExpression(parameter, in: part.key), part)
        }
        guard [.simpleGlob, .advancedGlob].contains(part.pattern.kind) else { return }
        let text = part.pattern.text.replacing(/\\[^dDwWsSb]/, with: "")
        let general =
            text.firstMatch(of: /\(\?[:=!<]?|\([^()]*\|[^()]*\)|\)[*+?{]|\\[dDwWsSb][*+]?|^\^|\$$/)?.output
        let found =
            part.pattern.kind == .simpleGlob
            ? text.firstMatch(of: /\[[^\]]+\][*+?]?|\.\+|\{[0-9]+(?:,[0-9]*)?\}/)?.output : nil
        guard let piece = general ?? found else { return }
        patterns.explain(.regularExpression(String(piece), in: part.key), part)
    }

    private mutating func checkPath(_ part: AndroidRule.Part, isWeb: Bool) {
        if patterns.explained.contains(part.place) { return }
        let pattern = part.pattern
        if let mark = part.written.first(where: { $0 == "?" || $0 == "#" }) {
            let isAdvanced = part.pattern.kind == .advancedGlob
            return patterns.explain(.partInPath(mark, isAdvanced: isAdvanced), part)
        }
        guard isWeb, !pattern.text.hasPrefix("/") else { return }
        let isText = [.literal, .prefix].contains(pattern.kind) && !pattern.text.isEmpty
        let isGlob = [.simpleGlob, .advancedGlob].contains(pattern.kind) && pattern.text.first?.isLetter == true
        guard isText || isGlob else { return }
        let text = part.written.trimmed
        let slashed = text.hasPrefix("/") ? text : "/\(text)"
        // In a literal path, `*` is no wildcard, so a path with `*` is not suggested as a literal.
        let literal = slashed.contains("*") ? nil : Self.attribute(part.key, slashed)
        let corrected =
            isGlob ? dotted(slashed, part) : Self.prefix(ofText: slashed, pattern.kind) ?? literal
        patterns.explain(.pathWithoutSlash, part, suggestion: corrected)
    }

    /// Returns `android:pathPrefix="/a"` for a path such as `/a*` or `/a.*`; `nil` for other paths, and for suffixes.
    private static func prefix(ofText text: String, _ kind: AndroidPattern.Kind) -> String? {
        guard kind != .suffix, let start = text.wholeMatch(of: /([^*.]*)\.?\*+/)?.output.1 else { return nil }
        return attribute("pathPrefix", String(start))
    }

    /// Finds each run of `*` in a pattern. The capture is the character or escape before it, which shows if the author
    /// meant a wildcard or a repetition; it is empty at the beginning.
    private static var stars: Regex<(Substring, Substring)> { /(^|\\.|[^\\*])\*+/ }

    /// Returns `true` if a `*` after `piece` probably means a wildcard. After `.`, `]`, `}`, `+` or an escape, it means
    /// a repetition; in an advanced pattern, after every character except a slash.
    private static func isWildcard(after piece: Substring, _ kind: AndroidPattern.Kind) -> Bool {
        kind == .advancedGlob ? ["", "/"].contains(piece) : piece.allSatisfy { !"\\.]}+".contains($0) }
    }

    /// Returns the attribute with `.*` for each `*` that means a wildcard; `nil` if no link can match the result, or if
    /// it misses links because Android does not backtrack.
    private mutating func dotted(_ text: String, _ part: AndroidRule.Part) -> String? {
        let kind = part.pattern.kind
        let corrected = text.replacing(Self.stars) { match in
            guard Self.isWildcard(after: match.output.1, kind) else { return match.output.1 + "*" }
            // In an advanced pattern, '.*' matches the rest of the path, and nothing can follow it.
            let isInner = kind == .advancedGlob && match.range.upperBound < text.endIndex
            return match.output.1 + (isInner ? "[^/]*" : ".*")
        }
        var own = part
        own.pattern = AndroidPattern(kind: kind, text: corrected)
        let isGreedy = kind == .advancedGlob && patterns.missedLink(of: own) != nil
        return isGreedy || patterns.neverMatches(own) ? nil : Self.attribute(part.key, corrected)
    }

    private mutating func checkStars(of part: AndroidRule.Part) {
        let (kind, text) = (part.pattern.kind, part.pattern.text)
        if patterns.explained.contains(part.place) { return }
        if ![.simpleGlob, .advancedGlob].contains(kind) {
            guard text.contains("*") else { return }
            let corrected = part.target == .path ? Self.prefix(ofText: text, kind) : nil
            return note(.starInText(part.key), at: part.place, suggestion: corrected)
        }
        if kind == .simpleGlob, text.hasPrefix("*") {
            let matches = part.target != .path || !patterns.neverMatches(part)
            return patterns.explain(.leadingStar(matches: matches), part, suggestion: dotted(text, part))
        }
        let pieces = text.matches(of: Self.stars).map(\.output.1).filter { Self.isWildcard(after: $0, kind) }
        guard let repeated = pieces.lazy.compactMap(\.first).first else { return }
        let problem = AssociationProblem.Kind.repeatedCharacter(repeated, isAdvanced: kind == .advancedGlob)
        note(problem, at: part.place, suggestion: dotted(text, part))
    }

    /// Reports single backslashes, as in `/a\.b`, which the build tools drop. They read `\\` as one backslash.
    private mutating func checkBackslashes(of data: MarkupElement) {
        for attribute in data.attributes where AndroidRule.attributes.contains(attribute.name.value) {
            let text = attribute.value.value
            guard text.replacing("\\\\", with: "").contains(/\\[^nt'"@?u]|\\$/) else { continue }
            let suggestion = Self.attribute(attribute.name.value, text.replacing("\\\\", with: "\\"))
            note(.singleBackslash, at: attribute.value.place, suggestion: suggestion)
        }
    }

    mutating func checkGroups(of filter: IntentFilter) {
        guard !filter.groups.isEmpty else { return }
        let place = filter.element.place
        for group in filter.groups where group.parts.isEmpty { note(.emptyGroup, at: group.place) }
        if filter.hosts.isEmpty, !filter.schemes.isEmpty, let first = filter.groups.first {
            // Android ignores the groups of a filter without hosts.
            return note(.pathWithoutHost, at: first.place)
        }
        if filter.paths.isEmpty, file.minimumLevel ?? 0 < 35 {
            note(.groupsAlone(blocks: filter.groups.contains(where: \.excludes)), at: place)
        }
        if filter.paths.isEmpty, filter.schemeSpecificPart == nil, filter.groups.allSatisfy(\.excludes) {
            note(.blockingGroups, at: place)
        }
        guard filter.unresolved.isEmpty, filter.groups.count < PatternChecker.countLimit else { return }
        patterns.checkOrder(of: filter.groups, behind: filter.paths, origin: filter.origin(orHost: host))
    }

    /// A filter, and the set of paths, queries and fragments that it matches.
    private typealias KnownFilter = (filter: IntentFilter, set: Language)

    /// Reports filters without effect, because earlier filters of the activity match all of their links, and filters
    /// that share links with another activity. Skips filters with an impossible host, such as `a.com:80`, whose
    /// intended links are unknown.
    mutating func checkFilters() {
        let certain = file.filters.filter { $0.fault == nil && !$0.hosts.isEmpty && $0.unknownValues.isEmpty }
        guard certain.count <= PatternChecker.countLimit else { return }
        let filters = certain.compactMap { filter in
            patterns.links.links(of: filter).map { KnownFilter(filter, $0) }
        }
        for (index, (filter, set)) in filters.enumerated() where filter.impossibleHosts.isEmpty {
            let others = filters[..<index].filter { $0.filter.owner.place == filter.owner.place }
            guard let found = cover(of: filter, set, among: others) else { continue }
            report(.shadowedFilter, filter, set, because: found)
        }
        // A filter without a host matches links of every host and path.
        let open = file.filters.filter { $0.fault == nil && $0.hosts.isEmpty && $0.unknownValues.isEmpty }.map {
            var filter = $0
            filter.hosts = [FilterHost(host: "*")]
            return KnownFilter(filter, patterns.links.links(of: []) ?? .nothing)
        }
        let all = (filters + open).sorted { $0.filter.element.place < $1.filter.element.place }
        checkWebLinks(of: all)
        checkSharedLinks(of: all)
    }

    /// Reports, for each activity, the first filter whose web links always open in activities declared later.
    private mutating func checkWebLinks(of filters: [KnownFilter]) {
        var known: Set<Place> = []
        for (filter, set) in filters where !filter.webSchemes.isEmpty && !known.contains(filter.owner.place) {
            guard filter.impossibleHosts.isEmpty, let found = laterCover(of: filter, set, among: filters)
            else { continue }
            known.insert(filter.owner.place)
            let remedy = remedy(for: filter, hiddenBy: found, among: filters)
            report(.outdoneFilter(remedy: remedy), filter.web, set, because: found)
        }
    }

    /// Returns the last-declared filters of other activities that together match all web links of `filter`, or `nil`.
    private mutating func laterCover(
        of filter: IntentFilter, _ set: Language, among filters: [KnownFilter]
    ) -> [KnownFilter]? {
        let others = filters.reversed().filter { !$0.filter.opensActivity(of: filter, in: file.package) }
        var (last, found) = (filter, [KnownFilter]?.none)
        while let next = cover(of: filter.web, set, among: others.filter { $0.filter.isDeclared(after: last) }) {
            found = next.reversed()
            for (filter, _) in next where filter.isDeclared(after: last) { last = filter }
        }
        return found
    }

    /// Returns the advice about a filter that gets no web link, because filters of activities declared later (`found`)
    /// match all of its links; `nil` if only these later filters should change.
    private mutating func remedy(
        for filter: IntentFilter, hiddenBy found: [KnownFilter], among filters: [KnownFilter]
    ) -> String? {
        let own = filters.filter { $0.filter.opensActivity(of: filter, in: file.package) }
        let passed = filters.filter { known in
            !known.filter.webSchemes.isEmpty && known.filter.isDeclared(after: filter)
                && !known.filter.opensActivity(of: filter, in: file.package)
                && found.contains { known.filter.position <= $0.filter.position }
                && own.contains { own in known.filter.hosts.contains { own.filter.covers($0, of: known.filter) } }
        }
        // `true` if the activity, moved below the filters in `passed`, would open all web links of one of them. As the
        // test takes long, more than 16 filters count as hidden without it.
        let hidesOthers =
            passed.count > 16
            || passed.contains { passed, set in
                let later = filters.filter {
                    $0.filter.isDeclared(after: passed) && !$0.filter.opensActivity(of: passed, in: file.package)
                }
                return cover(of: passed.web, set, among: later) == nil
                    && cover(of: passed.web, set, among: own + later) != nil
            }
        if !hidesOthers {
            let others = file.filters.filter { $0.owner.place != filter.owner.place }
            let hasAliases = filter.isMoved || others.contains { $0.opensActivity(of: filter, in: file.package) }
            let target = found.contains(where: \.filter.isMoved) ? "the activities that they open" : "them"
            return "move the activity\(hasAliases ? " and its aliases" : "") below \(target)"
        }
        if !filter.otherSchemes.isEmpty { return "remove its web schemes" }
        let rest = verifiers.filter { $0.value != [filter.element.place] }.keys
        let isNeeded = filter.verifiedHosts.contains { host in !rest.contains { $0.covers(host) } }
        return isNeeded ? nil : "remove it"
    }

    /// Reports each activity that shares links of a custom scheme with an earlier activity of the same priority.
    private mutating func checkSharedLinks(of filters: [KnownFilter]) {
        var known: Set<Place> = []
        for (index, (filter, set)) in filters.enumerated() {
            for (other, otherSet) in filters[..<index] where filter.isRival(of: other) {
                guard !known.contains(filter.owner.place), let shared = filter.shared(with: other) else { continue }
                let links = patterns.links.pool.intersection([set, otherSet])
                guard case .some(let link?) = patterns.links.shortest(of: links) else { continue }
                known.insert(filter.owner.place)
                patterns.problems.add(
                    .sharedLinks(with: other.activity), at: filter.element.place, because: [other.element.place],
                    reasons: [other.name], witness: shared.origin(orHost: host) + link)
            }
        }
    }

    private mutating func report(
        _ kind: AssociationProblem.Kind, _ filter: IntentFilter, _ set: Language, because others: [KnownFilter]
    ) {
        guard case .some(let link?) = patterns.links.shortest(of: set) else { return }
        patterns.problems.add(
            kind, at: filter.element.place, because: others.map(\.filter.element.place),
            reasons: others.map(\.filter.name), witness: filter.origin(orHost: host) + link)
    }

    /// Returns filters of `others` that together match all links of `filter`; `nil` if it matches no link, or if none
    /// are found for one of its pairs of scheme and host.
    private mutating func cover(
        of filter: IntentFilter, _ set: Language, among others: [KnownFilter]
    ) -> [KnownFilter]? {
        guard case .some(.some) = patterns.links.shortest(of: set) else { return nil }
        var all: Set<Int> = []
        for scheme in Set(filter.schemes) {
            for host in Set(filter.hosts) {
                let able = others.enumerated().filter { _, other in
                    other.filter.schemes.contains(scheme) && other.filter.covers(host, of: filter)
                }
                let needed = patterns.needed(of: able.map(\.element.set), for: set)
                if needed.isEmpty { return nil }
                all.formUnion(needed.map { able[$0].offset })
            }
        }
        return all.sorted().map { others[$0] }
    }
}

extension IntentFilter {
    /// Returns `true` if this filter matches `host` of `other`. If `other` is of the same activity and makes Android
    /// verify the host, this filter must do so too, under the same name.
    fileprivate func covers(_ host: FilterHost, of other: IntentFilter) -> Bool {
        let able = hosts.filter { $0.covers(host) }
        guard other.isVerified, owner.place == other.owner.place else { return !able.isEmpty }
        guard isVerified, otherSchemes.isEmpty || !other.otherSchemes.isEmpty else { return false }
        return able.contains { $0.host == host.host }
    }

    /// The filter with only its web schemes, `http` and `https`.
    fileprivate var web: Self {
        var web = self
        web.schemes = webSchemes
        return web
    }

    /// Returns `true` if both filters open the same activity. A short name, such as `.Item` or `Item`, is relative to
    /// the package, which newer manifests omit.
    fileprivate func opensActivity(of other: IntentFilter, in package: String?) -> Bool {
        let names = [target, other.target].sorted { $0.hasPrefix(".") && !$1.hasPrefix(".") }
        guard names[0].hasPrefix("."), !names[1].hasPrefix(".") else { return names[0] == names[1] }
        return package.map { $0 + names[0] == names[1] } ?? names[1].hasSuffix(names[0])
    }

    /// The name of the activity that the filter opens: for an `<activity-alias>`, its `targetActivity`.
    private var target: String {
        let name = (owner["targetActivity"] ?? owner["name"])?.value ?? ""
        return name.contains(".") ? name : ".\(name)"
    }
}

extension IntentFilter {
    /// Returns the filter reduced to a custom scheme and a host that `other` matches too; `nil` if there are none.
    fileprivate func shared(with other: IntentFilter) -> IntentFilter? {
        let others = webSchemes + Self.localSchemes
        let common = schemes.first { !others.contains($0) && other.schemes.contains($0) }
        let both = hosts.lazy.flatMap { own in
            other.hosts.lazy.compactMap { $0.covers(own) ? own : own.covers($0) ? $0 : nil }
        }
        guard let scheme = common, let host = both.first else { return nil }
        var shared = self
        (shared.schemes, shared.hosts) = ([scheme], [host])
        return shared
    }
}

extension FilterHost {
    /// Returns `true` if every host that `other` matches also matches this one.
    func covers(_ other: FilterHost) -> Bool {
        if let port, port != other.port { return false }
        let (own, text) = (host.lowercased(), other.host.lowercased())
        return own.hasPrefix("*") ? text.hasSuffix(own.dropFirst()) : own == text
    }
}

extension MarkupElement {
    fileprivate func descendants(named name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
    }
}
