import WaymarkCore
import WaymarkManifest
import WaymarkProofs

/// A comparison of hosts and schemes between an app's files and its routes.
package struct OriginDrift {
    private let table: AssociatedTable
    private let origins: AppOrigins

    package init(_ table: AssociatedTable) { (self.table, origins) = (table, table.origins()) }

    package typealias Answer = LinkDrift.Answer

    /// A host or scheme in a file.
    private struct Entry {
        let name: String
        let rule: LinkDrift.Rule
        /// An unresolved value that its links depend on.
        var unknown: String?

        func may(be scheme: String) -> Bool { name == scheme || name.isUnresolved && name.mayBecome(scheme) }
    }

    // MARK: Files

    /// Compares the associated domains for links with the hosts of routes.
    package func answer(_ file: AppEntitlements) -> Answer {
        var entries: [(host: WebHost, entry: Entry)] = []
        for (index, domain) in file.domains.enumerated() {
            guard let own = AssociatedDomain(domain.value), own.service == "applinks" else { continue }
            let rule = LinkDrift.Rule(name: "\(AppEntitlements.key)[\(index)]", place: domain.place, index: index)
            entries.append((own.host, Entry(name: domain.value, rule: rule)))
        }
        let unknown = file.domains.map(\.value).filter { $0.isUnresolvedInPropertyList && $0.mayNameLinks }
        var answer = Answer(isDecided: unknown.isEmpty, unknownValues: unknown.unique)
        // A mode such as ?mode=developer limits a domain to some devices.
        let plain = entries.filter { !$0.entry.name.contains("?") }
        for host in origins.hosts where !plain.contains(where: { $0.host.covers(host) }) {
            let names = AssociatedDomain.names(for: host, service: "applinks")
            if unknown.contains(where: { own in names.contains { own.mayName($0) } }) { continue }
            answer.findings.append(missing(.host("applinks:\(host.name)"), on: "https", host.example, "iOS"))
        }
        for (host, entry) in entries where !origins.isOpen {
            if origins.hosts.contains(where: { host.covers($0) || $0.covers(host) }) { continue }
            answer.findings.append(surplus(.host(entry.name), entry, "https://\(host.example)/", "iOS"))
        }
        return answer
    }

    /// Compares the schemes of the URL types with those of routes. Schemes reserved by the system are skipped.
    package func answer(_ file: AppInfo) -> Answer {
        let entries = file.schemes.enumerated().compactMap { index, scheme -> Entry? in
            let name = scheme.value
            guard name.isUnresolvedInPropertyList || name.isScheme && !AppInfo.reserved.contains(name.lowercased())
            else {
                return nil
            }
            let rule = LinkDrift.Rule(name: "\(AppInfo.list)[\(index)]", place: scheme.place, index: index)
            return Entry(name: name, rule: rule)
        }
        // Apple's systems compare schemes case-insensitively.
        return schemes(entries, "iOS", isUnknown: \.isUnresolvedInPropertyList) { $0.lowercased() }
    }

    /// Compares the custom schemes of link filters with those of routes, and all links of the schemes that both have.
    package func answer(_ file: AppManifest, version: Int = 15) -> Answer {
        var entries: [Entry] = []
        let filters = file.filters.enumerated().filter { $0.element.fault == nil }
        for (index, filter) in filters {
            let rule = LinkDrift.Rule(name: filter.name, place: filter.element.place, index: index)
            let names = filter.schemes.filter { name in
                !["http", "https"].contains(name)
                    && (!IntentFilter.localSchemes.contains(name) || origins.schemes.contains { $0.name == name })
            }
            entries += names.map { Entry(name: $0, rule: rule, unknown: filter.unknown) }
        }
        var answer = schemes(entries, "Android", isUnknown: \.isUnresolved) { $0 }
        let ports = Set(filters.flatMap { $0.element.hosts.compactMap(\.port) })
        for scheme in origins.schemes where entries.contains(where: { $0.may(be: scheme.name) }) {
            let drift = LinkDrift(table.engine, opensApp: table.opensApp, links(of: scheme.name, ports))
            answer.add(drift.answer(DriftFiles(manifest: file, version: version)))
        }
        return answer
    }

    private func links(of scheme: String, _ ports: Set<Int>) -> SchemeOrigins {
        let sources = table.engine.table.sourceSets.joined()
        var (hosts, ports) = ([String](), ports)
        var (readsHosts, takesNoHost) = (false, false)
        for source in sources {
            switch source.kind {
            case .scheme(scheme, let host, let port, let rule):
                if let host, !host.isEmpty { hosts.append(host) }
                if let port { ports.insert(port) }
                takesNoHost = takesNoHost || host?.isEmpty == true
                readsHosts = readsHosts || host == nil && rule == .firstSegment
            case .anywhere(_, _, let rule): readsHosts = readsHosts || rule == .firstSegment
            case .scheme, .host: continue
            }
        }
        return SchemeOrigins(
            scheme: scheme, hosts: hosts.unique, ports: ports.sorted(), readsHosts: readsHosts,
            takesNoHost: takesNoHost)
    }

    // MARK: Findings

    private func schemes(
        _ entries: [Entry], _ system: String, isUnknown: (String) -> Bool, _ folded: (String) -> String
    ) -> Answer {
        let known = entries.filter { !isUnknown($0.name) }
        let unknown = entries.map(\.name).filter(isUnknown).unique
        var answer = Answer(isDecided: unknown.isEmpty, unknownValues: unknown)
        for scheme in origins.schemes where !known.contains(where: { folded($0.name) == scheme.name }) {
            if unknown.contains(where: { folded($0).mayBecome(scheme.name) }) { continue }
            let host = scheme.hosts.first ?? ""
            answer.findings.append(missing(.scheme(scheme.name), on: scheme.name, host, system))
        }
        let others = known.filter { entry in
            !origins.isOpen && !origins.schemes.contains { $0.name == folded(entry.name) }
        }
        var told: Set<String> = []
        for entry in others where entry.unknown == nil {
            guard told.insert(folded(entry.name)).inserted else { continue }
            answer.findings.append(surplus(.scheme(entry.name), entry, "\(entry.name):", system))
        }
        let open = others.filter { !told.contains(folded($0.name)) }.compactMap(\.unknown)
        answer.isDecided = answer.isDecided && open.isEmpty
        answer.unknownValues = (answer.unknownValues + open).unique
        return answer
    }

    private func surplus(
        _ origin: LinkDrift.Origin, _ entry: Entry, _ link: String, _ system: String
    ) -> LinkDrift.Finding {
        LinkDrift.Finding(
            kind: .claimed, parties: [system], route: nil, rule: entry.rule, link: link, origin: origin)
    }

    /// Returns the finding for a missing host or scheme, with an example link for `scheme` and `host`.
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
    /// `true` if an unresolved associated domain may be one for links.
    fileprivate var mayNameLinks: Bool {
        guard let colon = firstIndex(of: ":"), !self[..<colon].isUnknown else { return true }
        return self[..<colon] == "applinks"
    }

    /// Returns `true` if the domain may be an entry, with or without a mode.
    fileprivate func mayName(_ entry: String) -> Bool {
        mayBecome(entry) || firstIndex(of: "?").map { String(self[..<$0]).mayBecome(entry) } ?? false
    }
}

extension Substring {
    fileprivate var isUnknown: Bool { String(self).isUnresolvedInPropertyList }
}
