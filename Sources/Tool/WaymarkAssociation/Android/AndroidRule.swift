package import WaymarkManifest

/// A rule for links of an Android app: a dynamic rule in `assetlinks.json`, or a path or `<uri-relative-filter-group>`
/// of an intent filter. A link must match all patterns of the rule.
package struct AndroidRule: Sendable {
    package var name: String
    package var excludes = false
    package var parts: [Part] = []
    package var place = Place.start
    /// A value that is unknown until the app is built, such as `@string/path`; `nil` if there is none.
    var unknown: String?

    package struct Part: Sendable {
        package var target: Target
        package var key: String
        var pattern: AndroidPattern
        package var written: String
        var place: Place

        /// The part of the link that the pattern matches. The raw value begins the name of the attribute in manifests.
        package enum Target: String, Sendable, Hashable, CaseIterable { case path, query, fragment }

        var isReadable: Bool { (try? pattern.test()) != nil }

        fileprivate var words: String { "\(key) \(written.inQuotes)" }
    }

    /// For each path pattern, the strings that its paths certainly contain, in order and with any strings between them:
    /// for the prefix `/a`, `["/a", ""]`; for a glob, `["", ""]`.
    var knownPaths: [[String]] {
        parts.filter { $0.target == .path }.map { part in
            let known = part.written.isUnresolved ? part.pattern.text.knownParts : [part.pattern.text]
            return switch part.pattern.kind {
            case .literal: known
            case .prefix: known + [""]
            case .suffix: [""] + known
            case .simpleGlob, .advancedGlob: ["", ""]
            }
        }
    }

    var isReadable: Bool { parts.allSatisfy(\.isReadable) }

    /// `true` if the rule matches no link, because it is malformed, has no patterns, or depends on an unresolved value.
    var isFaulty: Bool { unknown != nil || parts.isEmpty || !isReadable }

    /// The compiled rule, which matches no link if ``isFaulty`` is `true`.
    var compiled: LinkRule {
        var fault = parts.isEmpty ? "it has no conditions, so it matches no link" : nil
        if let unknown { fault = unknown.unresolvedMessage }
        if let part = parts.last(where: { !$0.isReadable }) { fault = "the platform cannot read \(part.words)" }
        let own = Dictionary(grouping: parts, by: \.target)
        let tests = own.mapValues { parts in parts.compactMap { try? $0.pattern.test() } }
        let words = own.mapValues { parts in parts.map(\.words).joined(separator: " and ") }
        var reasons: [RuleMismatch: String] = [:]
        reasons[.path] = words[.path].map { "the path does not match \($0)" }
        reasons[.fragment] = words[.fragment].map { "the fragment does not match \($0)" }
        for (index, part) in own[.query, default: []].enumerated() {
            reasons[.query(index)] = "the query: \(part.words) does not match"
        }
        return LinkRule(
            name: name, written: parts.map(\.words).joined(separator: ", "), excludes: excludes, isDecoded: true,
            pathPrefix: own[.path]?.first?.pattern.literalPrefix ?? [],
            path: tests[.path].map { .android($0) } ?? .anything,
            query: tests[.query].map { .parameters($0.map { .android([$0]) }) } ?? .anything,
            fragment: tests[.fragment].map { .android($0) }, reasons: reasons, fault: fault)
    }
}
