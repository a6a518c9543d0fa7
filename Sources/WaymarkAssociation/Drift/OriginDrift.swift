import WaymarkManifest

/// Looks for hosts and schemes that an app asks a system for and that no route has, and for those that it does not ask for.
package struct OriginDrift {
    private let table: AssociatedTable
    private let origins: AppOrigins

    package init(_ table: AssociatedTable) { (self.table, origins) = (table, table.origins()) }

    package struct Answer: Sendable {
        package var findings: [LinkDrift.Finding] = []
        /// Whether no entry is known only once the app is built that may be what is missing.
        package var isDecided = true
    }

    /// Something that a file asks for.
    private struct Entry {
        let name: String
        let rule: LinkDrift.Rule
    }

    // MARK: Files

    /// The hosts of the associated domains, for links.
    package func answer(_ file: AppEntitlements) -> Answer {
        var (entries, unresolved) = ([(host: WebHost, entry: Entry)](), false)
        for (index, domain) in file.domains.enumerated() {
            if domain.value.isUnknownInPropertyList { unresolved = true }
            guard let own = AssociatedDomain(domain.value), own.service == "applinks" else { continue }
            let rule = LinkDrift.Rule(name: "\(AppEntitlements.key)[\(index)]", place: domain.place, index: index)
            entries.append((own.host, Entry(name: domain.value, rule: rule)))
        }
        var answer = Answer()
        for host in origins.hosts where !entries.contains(where: { $0.host.covers(host) }) {
            answer.findings.append(missing(.host("applinks:\(host.name)"), on: "https", host.example, "iOS"))
        }
        answer.isDecided = answer.findings.isEmpty || !unresolved
        for (host, entry) in entries where !origins.isOpen {
            if origins.hosts.contains(where: { host.covers($0) || $0.covers(host) }) { continue }
            answer.findings.append(surplus(.host(entry.name), entry, "https://\(host.example)/", "iOS"))
        }
        return answer
    }

    /// The schemes of the URL types. Those that open no app are not looked at.
    package func answer(_ file: AppInfo) -> Answer {
        let entries = file.schemes.enumerated().compactMap { index, scheme -> Entry? in
            let name = scheme.value
            guard name.isUnknownInPropertyList || name.isScheme && !AppInfo.reserved.contains(name.lowercased()) else {
                return nil
            }
            let rule = LinkDrift.Rule(name: "\(AppInfo.list)[\(index)]", place: scheme.place, index: index)
            return Entry(name: name, rule: rule)
        }
        // Apple's systems compare schemes without case.
        return schemes(entries, "iOS", isUnknown: \.isUnknownInPropertyList) { $0.lowercased() }
    }

    /// The custom schemes of filters that take links.
    package func answer(_ file: AppManifest) -> Answer {
        var entries: [Entry] = []
        for (index, filter) in file.filters.enumerated() where filter.fault == nil || !filter.unresolved.isEmpty {
            let rule = LinkDrift.Rule(name: filter.name, place: filter.element.place, index: index)
            let names = filter.schemes.filter { !["http", "https"].contains($0) }
            entries += names.map { Entry(name: $0, rule: rule) }
        }
        return schemes(entries, "Android", isUnknown: \.isUnresolved) { $0 }
    }

    // MARK: Findings

    private func schemes(
        _ entries: [Entry], _ system: String, isUnknown: (String) -> Bool, _ folded: (String) -> String
    ) -> Answer {
        let known = entries.filter { !isUnknown($0.name) }
        var answer = Answer()
        for scheme in origins.schemes where !known.contains(where: { folded($0.name) == scheme.name }) {
            let host = scheme.hosts.first ?? ""
            answer.findings.append(missing(.scheme(scheme.name), on: scheme.name, host, system))
        }
        answer.isDecided = answer.findings.isEmpty || known.count == entries.count
        var told: Set<String> = []
        for entry in known where !origins.isOpen && !origins.schemes.contains(where: { $0.name == folded(entry.name) })
        {
            guard told.insert(folded(entry.name)).inserted else { continue }
            answer.findings.append(surplus(.scheme(entry.name), entry, "\(entry.name):", system))
        }
        return answer
    }

    private func surplus(
        _ origin: LinkDrift.Origin, _ entry: Entry, _ link: String, _ system: String
    ) -> LinkDrift.Finding {
        LinkDrift.Finding(
            kind: .claimed, parties: [system], route: nil, rule: entry.rule, link: link, origin: origin)
    }

    /// - Parameter scheme: That of a link that shows it, which also has the host.
    private func missing(
        _ origin: LinkDrift.Origin, on scheme: String, _ host: String, _ system: String
    ) -> LinkDrift.Finding {
        let drift = LinkDrift(table.engine, opensApp: table.opensApp, scheme: scheme, host: host)
        let nobody = LinkDrift.Party(name: system, rules: [[]]) { _ in false }
        let shown = drift.answer([nobody]).findings.first { $0.kind == .unclaimed }
        return LinkDrift.Finding(
            kind: .unclaimed, parties: [system], route: shown?.route, rule: nil,
            link: shown?.link ?? "\(scheme)://\(host)", origin: origin)
    }
}

extension String {
    /// Whether a value is known only once the app is built, as `$(HOST)` is.
    var isUnknownInPropertyList: Bool { contains("$(") || contains("${") }
}
