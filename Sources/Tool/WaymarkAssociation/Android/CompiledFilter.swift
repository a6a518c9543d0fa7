import WaymarkEngine
import WaymarkManifest

/// A filter of an activity, ready to be asked.
struct CompiledFilter: Sendable {
    let filter: IntentFilter
    let paths: [LinkRule]
    let groups: [LinkRule]
    /// Why it takes no link at all.
    let fault: String?
    /// The schemes that are ever handed over.
    private let schemes: [[UInt8]]
    private let hosts: [CompiledHost]
    /// The paths, and behind them the groups.
    private let tables: PathTables

    /// - Parameter hasGroups: Whether groups are evaluated, as they are from Android 15 on.
    init(_ filter: IntentFilter, hasGroups: Bool) {
        self.filter = filter
        paths = filter.paths.map(\.compiled)
        groups = hasGroups ? filter.groups.map(\.compiled) : []
        fault = filter.fault
        schemes = filter.schemes.filter(\.isPlatformScheme).map { Array($0.utf8) }
        hosts = filter.hosts.map(CompiledHost.init)
        tables = PathTables(paths + groups, entries: [0..<paths.count + groups.count])
    }

    /// What becomes of a link.
    enum Answer: Hashable {
        /// By the whole filter, or by one of its rules.
        case takes(Rule)
        case blocks(Int)
        case misses(Miss)
    }

    /// What a filter does not take of a link.
    enum Miss: Hashable { case everything, scheme, host, rules }

    enum Rule: Hashable {
        case whole
        case path(Int)
        case group(Int)
    }

    func answer(_ split: SplitLink, _ link: RuleLink) -> Answer {
        if let miss = originMiss(split) { return .misses(miss) }
        if filter.unknown != nil { return .misses(.everything) }
        guard asksForPaths else { return .takes(.whole) }
        return tables.withTakers(of: link.wholePath, hasEscapes: link.hasEscapes) { takers in
            for index in paths.indices where tables.mayTake(index, takers) {
                if paths[index].miss(link) == nil { return .takes(.path(index)) }
            }
            for index in groups.indices where tables.mayTake(paths.count + index, takers) {
                guard groups[index].miss(link) == nil else { continue }
                return groups[index].excludes ? .blocks(index) : .takes(.group(index))
            }
            return .misses(.rules)
        }
    }

    /// The value that decides whether the filter takes a link which it is not known to take, and that is known only once the app
    /// is built; `nil` if no value makes it take the link.
    func unknown(_ split: SplitLink, _ link: RuleLink) -> String? {
        if fault != nil { return nil }
        var found = filter.unknown
        if !hasScheme(of: split) {
            let scheme = split.text(split.scheme).lowercased()
            guard let own = filter.schemes.first(where: { $0.isUnresolved && $0.mayBecome(scheme) }) else { return nil }
            found = found ?? own
        }
        if !hosts.isEmpty, !hasHost(of: split) {
            guard let own = filter.hosts.first(where: { $0.mayTake(split) })?.unknown else { return nil }
            found = found ?? own
        }
        if asksForPaths, !rules.contains(where: { !$0.excludes && $0.miss(link) == nil }) {
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

    private func hasHost(of split: SplitLink) -> Bool {
        split.host.map { host in hosts.contains { $0.takes(host, of: split) } } ?? false
    }

    /// Whether a host that takes the link is named, be it by its end.
    func namesHost(of split: SplitLink) -> Bool {
        split.host.map { host in hosts.contains { !$0.isAny && $0.takes(host, of: split) } } ?? false
    }

    /// What is not taken of scheme and host; `nil` if both are.
    func originMiss(_ split: SplitLink) -> Miss? {
        if fault != nil { return .everything }
        guard hasScheme(of: split) else { return .scheme }
        return hosts.isEmpty || hasHost(of: split) ? nil : .host
    }

    /// The paths, and behind them the groups.
    var rules: [LinkRule] { paths + groups }

    /// Whether more than scheme and host is asked for. Without hosts the platform does not look at paths.
    var asksForPaths: Bool { !hosts.isEmpty && !(paths.isEmpty && groups.isEmpty) }

    /// The most rules that are listed with the reason why they do not match.
    private static let reasonLimit = 5

    private func reasons(_ link: RuleLink) -> String {
        let all = rules.compactMap { rule in rule.miss(link).map { rule.reason($0) } }
        let rest = all.count > Self.reasonLimit ? ["and \(all.count - Self.reasonLimit) more rules"] : []
        return (all.prefix(Self.reasonLimit) + rest).joined(separator: "; ")
    }

    /// Why a link is not taken, for people.
    func reason(_ miss: Miss, _ split: SplitLink, _ link: RuleLink) -> String {
        if let unknown = unknown(split, link) { return unknown.isUnknownInWords }
        return switch miss {
        case .everything: fault ?? ""
        case .scheme: "the scheme is none of \(filter.schemes.joined(separator: ", "))"
        case .host: "the host is none of \(filter.hosts.map(\.words).joined(separator: ", "))"
        case .rules:
            reasons(link)
        }
    }
}

/// A host of a filter, in small letters.
struct CompiledHost: Sendable {
    /// The whole host, or its end.
    let bytes: [UInt8]
    let isEnd: Bool
    let port: Int?
    /// Whether it is known only once the app is built, and so takes no host for sure.
    let isUnknown: Bool

    init(_ host: FilterHost) {
        isEnd = host.host.hasPrefix("*")
        bytes = Array(host.host.lowercased().utf8.dropFirst(isEnd ? 1 : 0))
        port = host.port
        isUnknown = host.unknown != nil
    }

    var isAny: Bool { isEnd && bytes.isEmpty }

    func takes(_ host: Range<Int>, of link: SplitLink) -> Bool {
        if isUnknown { return false }
        if let port, link.port.flatMap({ Int(link.text($0)) }) != port { return false }
        guard isEnd else { return link.has(bytes, at: host) }
        return host.count >= bytes.count && link.has(bytes, at: host.upperBound - bytes.count..<host.upperBound)
    }
}

extension IntentFilter {
    /// Why it takes no link at all.
    var fault: String? {
        if let barrier { return barrier }
        for name in ["enabled", "exported"] where owner[name]?.value == "false" { return "its activity is not \(name)" }
        if !actions.contains(Self.viewAction) { return "it has no action VIEW" }
        for category in Self.linkCategories where !categories.contains(Self.category(category)) {
            return "it has no category \(category)"
        }
        if hasMimeTypes { return "it asks for a MIME type, and links have none" }
        return schemes.isEmpty ? "it has no scheme" : nil
    }
}

extension String {
    /// Whether a scheme of a filter is ever taken: the platform hands over schemes in small letters, and compares capital ones.
    var isPlatformScheme: Bool { !utf8.contains { $0 != $0.asciiLowercased } }
}

extension String {
    /// Why a value decides nothing.
    var isUnknownInWords: String {
        isUnread ? "'\(self)' is not looked at" : "'\(self)' is known only once the app is built"
    }
}

extension FilterHost {
    /// Whether it may take the host and port of a link, depending on a value that is not known.
    func mayTake(_ link: SplitLink) -> Bool {
        guard unknown != nil, let range = link.host else { return false }
        if host.isUnresolved { return host.mayBecome(link.text(range).lowercased()) }
        var known = FilterHost(host: host)
        known.port = port
        return CompiledHost(known).takes(range, of: link)
    }

    var words: String { host + (port.map { ":\($0)" } ?? "") }
}
