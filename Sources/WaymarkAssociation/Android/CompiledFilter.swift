import WaymarkEngine

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

    /// What is not taken of scheme and host; `nil` if both are.
    func originMiss(_ split: SplitLink) -> Miss? {
        if fault != nil { return .everything }
        guard schemes.contains(where: { split.has($0, at: split.scheme) }) else { return .scheme }
        if hosts.isEmpty { return nil }
        guard let host = split.host, hosts.contains(where: { $0.takes(host, of: split) }) else { return .host }
        return nil
    }

    /// Whether more than scheme and host is asked for. Without hosts the platform does not look at paths.
    var asksForPaths: Bool { !hosts.isEmpty && !(paths.isEmpty && groups.isEmpty) }

    /// Why a link is not taken, for people.
    func reason(_ miss: Miss, _ link: RuleLink) -> String {
        switch miss {
        case .everything: fault ?? ""
        case .scheme: "the scheme is none of \(filter.schemes.joined(separator: ", "))"
        case .host: "the host is none of \(filter.hosts.map(\.words).joined(separator: ", "))"
        case .rules:
            (paths + groups).compactMap { rule in rule.miss(link).map { rule.reason($0) } }.joined(separator: "; ")
        }
    }
}

/// A host of a filter, in small letters.
struct CompiledHost: Sendable {
    /// The whole host, or its end.
    let bytes: [UInt8]
    let isEnd: Bool
    let port: Int?

    init(_ host: FilterHost) {
        isEnd = host.host.hasPrefix("*")
        bytes = Array(host.host.lowercased().utf8.dropFirst(isEnd ? 1 : 0))
        port = host.port
    }

    func takes(_ host: Range<Int>, of link: SplitLink) -> Bool {
        if let port, link.port.flatMap({ Int(link.text($0)) }) != port { return false }
        guard isEnd else { return link.has(bytes, at: host) }
        return host.count >= bytes.count && link.has(bytes, at: host.upperBound - bytes.count..<host.upperBound)
    }
}

extension IntentFilter {
    /// Why it takes no link at all.
    var fault: String? {
        if let value = unresolved.first { return "'\(value)' is known only once the app is built" }
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

extension FilterHost {
    var words: String { host + (port.map { ":\($0)" } ?? "") }
}
