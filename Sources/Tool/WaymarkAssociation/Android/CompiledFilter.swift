import WaymarkEngine
import WaymarkManifest

struct CompiledFilter: Sendable {
    let filter: IntentFilter
    /// The compiled path attributes, followed by the compiled groups (`<uri-relative-filter-group>`).
    let rules: [LinkRule]
    /// The reason that the filter matches no link, such as a missing category; `nil` if it can match links.
    let fault: String?
    /// The schemes that a link can match. Those with uppercase letters are omitted, because Android lowercases the
    /// scheme of a link, but not that of a filter.
    private let schemes: [[UInt8]]
    private let hosts: [CompiledHost]
    private let tables: PathTables
    /// An index of the rules by path prefix, used if no path automata (``PathTables``) are built; otherwise `nil`.
    private let index: RuleIndex?
    private let hasUnknownValues: Bool

    /// - Parameter hasGroups: `true` to evaluate `<uri-relative-filter-group>` elements, as Android 15 and later do.
    init(_ filter: IntentFilter, hasGroups: Bool, skipsPathTables: Bool) {
        self.filter = filter
        rules = (filter.paths + (hasGroups ? filter.groups : [])).map(\.compiled)
        fault = filter.fault
        schemes = filter.schemes.filter(\.isASCIILowercase).map { Array($0.utf8) }
        hosts = filter.hosts.map(CompiledHost.init)
        tables = PathTables(rules, entries: [0..<rules.count], isEmpty: skipsPathTables)
        index = skipsPathTables ? RuleIndex(rules) : nil
        hasUnknownValues = !filter.unknownValues.isEmpty
    }

    enum Answer {
        /// The index of the matching rule; `nil` if the filter has no conditions beyond scheme and host.
        case matches(Int?)
        case misses(Miss)
    }

    /// The part of a link that does not match: its scheme, its host, or the `rules` if none matches. `everything` means
    /// that the filter matches no link at all, or depends on a value that only the build resolves.
    enum Miss { case everything, scheme, host, rules }

    func answer(_ split: SplitLink, _ link: RuleLink) -> Answer {
        if fault != nil { return .misses(.everything) }
        guard hasScheme(of: split) else { return .misses(.scheme) }
        guard hosts.isEmpty || hasHost(of: split) else { return .misses(.host) }
        let rule = hasPathConditions ? firstRule(for: link) : nil
        if hasPathConditions, rule == nil { return .misses(.rules) }
        return filter.isCertain ? .matches(rule) : .misses(.everything)
    }

    private func firstRule(for link: RuleLink) -> Int? {
        if let index { return index.candidates(for: link).sorted().first { rules[$0].miss(link) == nil } }
        return tables.withTakers(of: link.path, hasEscapes: link.hasEscapes) { takers in
            rules.indices.first { tables.mayTake($0, takers) && rules[$0].miss(link) == nil }
        }
    }

    /// Returns the unresolved value, such as `@string/host`, that decides if the filter matches a link, or `nil`.
    func unknown(_ split: SplitLink, _ link: RuleLink) -> String? {
        if fault != nil || !hasUnknownValues { return nil }
        var found = filter.unknown
        if !hasScheme(of: split) {
            let scheme = split.text(split.scheme).lowercased()
            guard let own = filter.schemes.first(where: { $0.isUnresolved && $0.mayBecome(scheme) }) else { return nil }
            found = found ?? own
        }
        if let part = filter.schemeSpecificPart { return found ?? part }
        if !hosts.isEmpty, !hasHost(of: split) {
            guard let own = filter.hosts.first(where: { $0.mayTake(split) })?.unknown else { return nil }
            found = found ?? own
        }
        if hasPathConditions, !rules.contains(where: { !$0.excludes && $0.miss(link) == nil }) {
            let path = PercentEncoding.decodeStrictly(split.text(split.path)) ?? split.text(split.path)
            let own = (filter.paths + filter.groups).first { rule in
                rule.unknown != nil && rule.knownPaths.allSatisfy { $0.mayBecome(path) }
            }
            guard let unknown = own?.unknown else { return nil }
            found = found ?? unknown
        }
        return found
    }

    private func hasScheme(of split: SplitLink) -> Bool { schemes.contains { split.has($0, at: split.scheme) } }

    private func hasHost(of split: SplitLink) -> Bool { hosts.contains { $0.takes(split) } }

    /// Returns `true` if a host such as `example.com` or `*.example.com`, but not the host `*`, matches the link.
    func namesHost(of split: SplitLink) -> Bool { hosts.contains { !$0.isAny && $0.takes(split) } }

    /// `true` if the filter has conditions beyond scheme and host. Android ignores paths without a host.
    var hasPathConditions: Bool { !hosts.isEmpty && !rules.isEmpty }

    private static let reasonLimit = 5

    private func reasons(_ link: RuleLink) -> String {
        let all = rules.compactMap { rule in rule.miss(link).map { rule.reason($0) } }
        let rest = all.count - Self.reasonLimit
        let end = rest > 0 ? ["and \(rest) more \(rest == 1 ? "rule" : "rules")"] : []
        return (all.prefix(Self.reasonLimit) + end).joined(separator: "; ")
    }

    func reason(_ miss: Miss, _ split: SplitLink, _ link: RuleLink) -> String {
        if let unknown = unknown(split, link) { return unknown.unresolvedMessage }
        return switch miss {
        case .everything: fault ?? "it blocks the link"
        case .scheme: "the scheme is not one of \(Self.list(filter.schemes))"
        case .host: "the host is not one of \(Self.list(filter.hosts.map(\.words)))"
        case .rules: reasons(link)
        }
    }

    private static func list(_ names: [String]) -> String {
        names.unique.map { $0.trimmed.isEmpty ? "'\($0)'" : $0 }.joined(separator: ", ")
    }
}

struct CompiledHost: Sendable {
    /// The whole host, or the suffix after the `*` if ``isEnd`` is `true`.
    let bytes: [UInt8]
    let isEnd: Bool
    let port: Int?
    /// `true` if only the build of the app resolves the host or port, so that no match is certain.
    let isUnknown: Bool

    init(_ host: FilterHost) {
        isEnd = host.host.hasPrefix("*")
        bytes = Array(host.host.lowercased().utf8.dropFirst(isEnd ? 1 : 0))
        port = host.port
        isUnknown = host.unknown != nil
    }

    var isAny: Bool { isEnd && bytes.isEmpty }

    func takes(_ link: SplitLink) -> Bool {
        guard !isUnknown, let host = link.host else { return false }
        if let port, link.port.flatMap({ Int(link.text($0)) }) != port { return false }
        guard link.bytes[host].contains(.percent) else { return takes(link.bytes.part(host)) }
        // Android compares the decoded host.
        return (PercentEncoding.decodeStrictly(link.text(host)) ?? "\u{FFFD}").withBytes(takes)
    }

    private func takes(_ host: Bytes) -> Bool {
        guard host.count >= bytes.count, isEnd || host.count == bytes.count else { return false }
        return bytes.withBytes { host.part(host.count - bytes.count..<host.count).equalsWithoutCase($0) }
    }
}

extension IntentFilter {
    var fault: String? {
        if let barrier { return barrier }
        for name in ["enabled", "exported"] where owner[name]?.value.flag == false {
            return "its activity is not \(name)"
        }
        if !actions.contains(Self.viewAction) { return "it has no action VIEW" }
        for category in Self.linkCategories where !categories.contains(Self.category(category)) {
            return "it has no category \(category)"
        }
        if hasMimeTypes { return "it requires a MIME type, which links do not have" }
        if let host = hosts.first?.host, schemeSpecificPart == nil, !canHave(host: host) {
            return "no link can have its host '\(host)'"
        }
        return schemes.isEmpty ? "it has no scheme" : nil
    }

    func canHave(host: String) -> Bool { host.isPossibleHost(ofWeb: webSchemes.count == schemes.count) }
}

extension String {
    /// Returns `false` for a filter's host that no link can have, such as `example.com:80` or `${host`. Links with a
    /// custom scheme can have each registered name (RFC 3986, 3.2.2), which Android decodes.
    func isPossibleHost(ofWeb isWeb: Bool) -> Bool {
        let names = isWeb ? ByteSet.hostName.union(ByteSet("*")) : ByteSet.registeredName
        return isUnresolved || utf8.allSatisfy { $0 >= 0x80 || names.contains($0) }
            || wholeMatch(of: /\[[0-9A-Fa-f:.]+\]/) != nil
    }

    /// `true` if no ASCII letter is uppercase. Android lowercases the scheme of a link, but not that of a filter.
    var isASCIILowercase: Bool { !utf8.contains { $0 != $0.asciiLowercased } }

    var unresolvedMessage: String { isUnread ? "'\(self)' is not checked" : "'\(self)' is known only after the build" }
}

extension FilterHost {
    /// Returns `true` if the host or port is unresolved, such as `${host}`, but may match that of a link.
    func mayTake(_ link: SplitLink) -> Bool {
        guard unknown != nil, let range = link.host else { return false }
        if host.isUnresolved { return host.mayBecome(link.text(range).lowercased()) }
        return CompiledHost(FilterHost(host: host, port: port)).takes(link)
    }

    var words: String { host + (port.map { ":\($0)" } ?? "") }
}
