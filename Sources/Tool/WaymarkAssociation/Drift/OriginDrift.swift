import WaymarkCore
import WaymarkEngine
import WaymarkManifest
import WaymarkProofs

/// A comparison of the hosts and schemes in an app's files with those of the routes.
package struct OriginDrift {
    private let table: AssociatedTable
    private let origins: AppOrigins
    private let ignored: IgnoredSchemes

    package init(_ table: AssociatedTable, ignoring ignored: IgnoredSchemes = IgnoredSchemes()) {
        (self.table, origins, self.ignored) = (table, table.origins(), ignored)
    }

    package typealias Answer = LinkDrift.Answer

    /// A host or scheme in an association file, with the rule that contains it.
    private struct Entry {
        let name: String
        let rule: LinkDrift.Rule
        /// A value that only the build resolves, such as `${host}`, and that decides about the entry's links, or `nil`.
        var unknown: String?
        var filter: IntentFilter?

        func may(be scheme: String) -> Bool { name == scheme || name.isUnresolved && name.mayBecome(scheme) }
    }

    /// Returns the differences between the associated domains in entitlements and the web hosts of routes.
    package func answer(_ file: AppEntitlements) -> Answer {
        var entries: [(host: WebHost, entry: Entry)] = []
        for (index, domain) in file.domains.enumerated() {
            guard let own = AssociatedDomain(domain.value), own.service == "applinks" else { continue }
            let rule = LinkDrift.Rule(name: "\(AppEntitlements.key)[\(index)]", place: domain.place)
            entries.append((own.host, Entry(name: domain.value, rule: rule)))
        }
        let unknown = file.domains.map(\.value).filter { text in
            let service = text.firstIndex(of: ":").map { String(text[..<$0]) }
            return text.isUnresolvedInPropertyList
                && (service?.isUnresolvedInPropertyList ?? true || service == "applinks")
        }
        var answer = Answer(isDecided: unknown.isEmpty, unknownValues: unknown.unique)
        // A mode such as ?mode=developer limits a domain to some devices.
        let plain = entries.filter { !$0.entry.name.contains("?") }
        let possible = unknown.flatMap { [$0, String($0.prefix { $0 != "?" })] }
        for host in origins.hosts where !plain.contains(where: { $0.host.covers(host) }) {
            let names = AssociatedDomain.names(for: host, service: "applinks")
            if possible.contains(where: { own in names.contains { own.mayBecome($0) } }) { continue }
            answer.findings.append(missing(.host("applinks:\(host.name)"), on: "https", host.example, "iOS"))
        }
        for (host, entry) in entries where !origins.isOpen {
            if origins.hosts.contains(where: { host.covers($0) || $0.covers(host) }) { continue }
            answer.findings.append(surplus(.host(entry.name), entry, "https://\(host.example)/", "iOS"))
        }
        return answer
    }

    /// Returns the differences between the URL schemes in an `Info.plist` and those of routes. Skips reserved schemes,
    /// such as `maps`, and those of default apps, such as `mailto`, unless routes accept the latter.
    package func answer(_ file: AppInfo) -> Answer {
        let entries = file.schemes.enumerated().compactMap { index, scheme -> Entry? in
            let (name, folded) = (scheme.value, scheme.value.lowercased())
            let isOfDefaultApp =
                AppInfo.ofDefaultApps.contains(folded) && origins.schemes.contains { $0.name == folded }
            guard
                name.isUnresolvedInPropertyList
                    || name.isScheme && (isOfDefaultApp || !AppInfo.reserved.contains(folded))
            else { return nil }
            return Entry(name: name, rule: LinkDrift.Rule(name: "\(AppInfo.list)[\(index)]", place: scheme.place))
        }
        // Apple's systems compare schemes case-insensitively.
        return schemes(entries, "iOS") { $0.lowercased() }
    }

    /// Returns the differences between the custom schemes in a manifest and those of routes. For schemes in both, also
    /// returns the links that intent filters and routes decide differently.
    package func answer(_ file: AppManifest, version: Int = 15) -> Answer {
        let filters = file.filters.filter { $0.fault == nil }
        let entries = filters.flatMap { filter in
            let names = filter.schemes.filter { name in
                !["http", "https"].contains(name) && (name.isUnresolved || name.isScheme)
                    && (!IntentFilter.localSchemes.contains(name) || origins.schemes.contains { $0.name == name })
            }
            return names.map { Entry(name: $0, rule: filter.rule, unknown: filter.doubt, filter: filter) }
        }
        var answer = schemes(entries, "Android") { $0 }
        let ports = Set(filters.flatMap(\.hosts).compactMap(\.port))
        for scheme in origins.schemes where entries.contains(where: { $0.may(be: scheme.name) }) {
            let drift = LinkDrift(table.engine, opensApp: table.opensApp, links(of: scheme.name, ports))
            answer.add(drift.answer(DriftFiles(manifest: file, version: version)))
        }
        return answer
    }

    /// Returns the differences between the hosts of `https` filters and those of routes. Skips hosts with a port, and
    /// missing hosts that are in `compared`, because their links are compared separately.
    package func answer(hostsOf file: AppManifest, besides compared: [String]) -> Answer {
        let entries = file.filters.filter { $0.fault == nil }.flatMap { filter in
            filter.webHosts.filter { $0.host.port == nil && !$0.host.host.isEmpty }.map { host, unknown in
                (host: host, entry: Entry(name: host.host, rule: filter.rule, unknown: unknown, filter: filter))
            }
        }
        var (answer, doubts, told) = (Answer(), [String](), Set<String>())
        for host in origins.hosts where !compared.contains(host.name) {
            let able = entries.filter { $0.host.mayCover(host) }
            if able.contains(where: { $0.entry.unknown == nil }) { continue }
            doubts += able.compactMap { $0.entry.unknown }
            if able.isEmpty { answer.findings.append(missing(.host(host.name), on: "https", host.example, "Android")) }
        }
        for (host, entry) in entries where !origins.isOpen && host.host != "*" {
            let routed = origins.hosts.map { FilterHost(host: $0.name) }
            if routed.contains(where: { host.covers($0) || $0.covers(host) }) { continue }
            if let unknown = entry.unknown {
                doubts.append(unknown)
            } else if told.insert(entry.name.lowercased()).inserted {
                let link = entry.filter?.example("https", host) ?? "https://\(host.example)/"
                answer.findings.append(surplus(.host(entry.name), entry, link, "Android"))
            }
        }
        (answer.isDecided, answer.unknownValues) = (doubts.isEmpty, doubts.unique)
        return answer
    }

    private func links(of scheme: String, _ ports: Set<Int>) -> SchemeOrigins {
        var (hosts, ports) = ([String](), ports)
        var (readsHosts, takesNoHost) = (false, false)
        for source in table.engine.table.sourceSets.joined() {
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

    /// - Parameter entries: The valid schemes of a file, and its unresolved values.
    private func schemes(_ entries: [Entry], _ system: String, _ folded: (String) -> String) -> Answer {
        let known = entries.filter(\.name.isScheme)
        let unknown = entries.map(\.name).filter { !$0.isScheme }.unique
        var (answer, doubts) = (Answer(), unknown.filter { !ignored.contains($0) })
        for scheme in origins.schemes where !known.contains(where: { folded($0.name) == scheme.name }) {
            let able = unknown.filter { folded($0).mayBecome(scheme.name) }
            doubts += able
            guard able.isEmpty else { continue }
            let host = scheme.hosts.first ?? ""
            answer.findings.append(missing(.scheme(scheme.name), on: scheme.name, host, system))
        }
        let others = known.filter { entry in
            !origins.isOpen && !ignored.contains(entry.name)
                && !origins.schemes.contains { $0.name == folded(entry.name) }
        }
        var told: Set<String> = []
        for entry in others where entry.unknown == nil {
            guard told.insert(folded(entry.name)).inserted else { continue }
            let link = entry.filter.flatMap { $0.example(entry.name, $0.hosts.first { $0.unknown == nil }) }
            answer.findings.append(surplus(.scheme(entry.name), entry, link ?? "\(entry.name):", system))
        }
        doubts += others.filter { !told.contains(folded($0.name)) }.compactMap(\.unknown)
        (answer.isDecided, answer.unknownValues) = (doubts.isEmpty, doubts.unique)
        return answer
    }

    private func surplus(
        _ origin: LinkDrift.Origin, _ entry: Entry, _ link: String, _ system: String
    ) -> LinkDrift.Finding {
        LinkDrift.Finding(
            kind: .claimed, parties: [system], route: nil, rule: entry.rule, link: link, origin: origin)
    }

    /// Returns the finding that the files of `system` lack a host or scheme of the routes, with an example link.
    private func missing(
        _ origin: LinkDrift.Origin, on scheme: String, _ host: String, _ system: String
    ) -> LinkDrift.Finding {
        let shown = LinkDrift(table.engine, opensApp: table.opensApp, scheme: scheme, host: host).example
        return LinkDrift.Finding(
            kind: .unclaimed, parties: [system], route: shown?.route, rule: nil,
            link: shown?.link ?? "\(scheme)://\(host)", origin: origin)
    }
}

extension AssociatedTable {
    /// Returns the hosts of a manifest's web links, if routes accept any host and name none; otherwise no hosts.
    package func hosts(of manifest: AppManifest?) -> [String] {
        let origins = origins()
        guard let manifest, origins.isOpen, origins.hosts.isEmpty else { return [] }
        let known = manifest.filters.filter { $0.fault == nil }.flatMap(\.webHosts).filter { $0.unknown == nil }
        return known.map { $0.host }.filter { $0.port == nil && $0.host != "*" }.map(\.example).unique
    }
}

extension IntentFilter {
    fileprivate var rule: LinkDrift.Rule { LinkDrift.Rule(name: name, place: element.place) }

    /// Returns a link of a scheme and host that the filter matches; `nil` without a host, or if none is found.
    fileprivate func example(_ scheme: String, _ host: FilterHost?) -> String? {
        var links = AndroidLinks()
        guard let host, (paths + groups).allSatisfy({ $0.unknown == nil }), let set = links.links(of: self),
            case .some(let path?) = links.shortest(of: set)
        else { return nil }
        let slash = scheme == "https" && !path.hasPrefix("/") ? "/" : ""
        return "\(scheme)://\(host.example)\(host.port.map { ":\($0)" } ?? "")\(slash)\(path)"
    }

    /// The hosts of the filter's `https` links, `*` for any. `unknown` is a value that only the build resolves and that
    /// decides about the host; `nil` if there is none.
    fileprivate var webHosts: [(host: FilterHost, unknown: String?)] {
        let isWeb = schemes.contains("https")
        let scheme = isWeb ? nil : schemes.first { $0.isUnresolved && $0.mayBecome("https") }
        guard isWeb || scheme != nil else { return [] }
        let isOfAnyHost = hosts.isEmpty || schemeSpecificPart != nil
        return (hosts + (isOfAnyHost ? [FilterHost(host: "*")] : [])).map { ($0, doubt ?? scheme ?? $0.unknown) }
    }
}

extension FilterHost {
    fileprivate var example: String { (host.hasPrefix("*") ? "www\(host.dropFirst())" : host).lowercased() }

    /// Returns `true` if the host matches, or can match with an unresolved value, every host of `other`.
    fileprivate func mayCover(_ other: WebHost) -> Bool {
        if unknown == nil { return covers(FilterHost(host: other.name)) }
        return "https://\(other.example)/".withBytes { mayTake(SplitLink($0)) }
    }
}
