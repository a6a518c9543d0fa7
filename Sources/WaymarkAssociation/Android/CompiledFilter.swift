import WaymarkEngine

/// A filter of an activity, ready to be asked.
struct CompiledFilter: Sendable {
    let filter: IntentFilter
    let paths: [LinkRule]
    let groups: [LinkRule]
    /// Why it takes no link at all.
    let fault: String?

    /// - Parameter hasGroups: Whether groups are evaluated, as they are from Android 15 on.
    init(_ filter: IntentFilter, hasGroups: Bool) {
        self.filter = filter
        paths = filter.paths.map(\.compiled)
        groups = hasGroups ? filter.groups.map(\.compiled) : []
        fault = filter.fault
    }

    /// What becomes of a link.
    enum Answer: Hashable {
        /// By the whole filter, or by one of its rules.
        case takes(Rule)
        case blocks(Int)
        case misses(String)
    }

    enum Rule: Hashable {
        case whole
        case path(Int)
        case group(Int)
    }

    func answer(_ split: SplitLink, _ link: RuleLink) -> Answer {
        if let fault { return .misses(fault) }
        guard filter.schemes.contains(where: { $0.isPlatformScheme && split.has(Array($0.utf8), at: split.scheme) }) else {
            return .misses("the scheme is none of \(filter.schemes.joined(separator: ", "))")
        }
        // Without hosts the platform does not look at paths.
        guard !filter.hosts.isEmpty else { return .takes(.whole) }
        let (host, port) = (split.host.map(split.text) ?? "", split.port.flatMap { Int(split.text($0)) })
        guard split.host != nil, filter.hosts.contains(where: { $0.takes(host, port: port) }) else {
            return .misses("the host is none of \(filter.hosts.map(\.words).joined(separator: ", "))")
        }
        if paths.isEmpty, groups.isEmpty { return .takes(.whole) }
        var reasons: [String] = []
        for (index, path) in paths.enumerated() {
            guard let miss = path.miss(link) else { return .takes(.path(index)) }
            reasons.append(path.reason(miss))
        }
        for (index, group) in groups.enumerated() {
            guard let miss = group.miss(link) else { return group.excludes ? .blocks(index) : .takes(.group(index)) }
            reasons.append(group.reason(miss))
        }
        return .misses(reasons.joined(separator: "; "))
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
