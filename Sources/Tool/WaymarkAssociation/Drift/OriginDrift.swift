import WaymarkCore
import WaymarkManifest
import WaymarkProofs

/// Looks for hosts and schemes that an app asks a system for and that no route has, and for those that it does not ask for.
package struct OriginDrift {
    private let table: AssociatedTable
    private let origins: AppOrigins

    package init(_ table: AssociatedTable) { (self.table, origins) = (table, table.origins()) }

    package typealias Answer = LinkDrift.Answer

    /// Something that a file asks for.
    private struct Entry {
        let name: String
        let rule: LinkDrift.Rule
        /// What its links depend on, and is not known.
        var unknown: String?

        func may(be scheme: String) -> Bool { name == scheme || name.isUnresolved && name.mayBecome(scheme) }
    }

    // MARK: Files

    /// The hosts of the associated domains, for links.
    package func answer(_ file: AppEntitlements) -> Answer {
        var entries: [(host: WebHost, entry: Entry)] = []
        for (index, domain) in file.domains.enumerated() {
            guard let own = AssociatedDomain(domain.value), own.service == "applinks" else { continue }
            let rule = LinkDrift.Rule(name: "\(AppEntitlements.key)[\(index)]", place: domain.place, index: index)
            entries.append((own.host, Entry(name: domain.value, rule: rule)))
        }
        let unknown = file.domains.map(\.value).filter { $0.isUnknownInPropertyList && $0.mayNameLinks }
        var answer = Answer(isDecided: unknown.isEmpty, unknownValues: unknown.unique)
        // A domain with a mode, such as ?mode=developer, is for some devices only.
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

    /// The custom schemes of filters that take links, and all links of those that routes have too.
    ///
    /// - Parameter version: The version of Android.
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

    /// Where the links of a scheme come from.
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
    /// Whether an associated domain that is known only once the app is built may be one for links.
    fileprivate var mayNameLinks: Bool {
        guard let colon = firstIndex(of: ":"), !self[..<colon].isUnknown else { return true }
        return self[..<colon] == "applinks"
    }

    /// Whether it may be an entry, with or without a mode.
    fileprivate func mayName(_ entry: String) -> Bool {
        mayBecome(entry) || firstIndex(of: "?").map { String(self[..<$0]).mayBecome(entry) } ?? false
    }
}

extension Substring {
    fileprivate var isUnknown: Bool { String(self).isUnknownInPropertyList }
}
