import WaymarkManifest

extension ManifestChecker {
    private struct Row {
        let place: Place
        let scheme, host, path: String?

        init(_ data: MarkupElement) {
            place = data.place
            scheme = data["scheme"]?.value
            host = data["host"].map { $0.value + (data["port"].map { ":\($0.value)" } ?? "") }
            path =
                AndroidRule.attributes.lazy.filter { $0.hasPrefix("path") }
                .compactMap { name in data[name].map { "\(name) \($0.value)" } }.first
        }
    }

    mutating func checkPooling(of filter: IntentFilter) {
        let rows = filter.element.children(named: "data").map(Row.init)
        guard rows.count > 1, rows.count <= PatternChecker.countLimit, !filter.schemes.isEmpty, !filter.hosts.isEmpty
        else { return }
        let found =
            Self.unwritten(rows.map { ($0.scheme, $0.host) }) ?? Self.unwritten(rows.map { ($0.host, $0.path) })
            ?? Self.unwritten(rows.map { ($0.scheme, $0.path) })
        guard let (first, second) = found else { return }
        let places = [rows[first].place, rows[second].place].sorted()
        let isKnown = [rows[first], rows[second]].allSatisfy { row in
            ![row.scheme, row.host, row.path].contains { $0?.isUnresolved == true }
        }
        patterns.problems.add(
            .android(.pooledCombinations), at: places[1], because: [places[0]],
            witness: isKnown ? link(rows[first], rows[second], filter) : nil)
    }

    /// Returns two rows whose pooling creates an unwritten pair: the first value of one row with the second value of
    /// the other.
    private static func unwritten(_ rows: [(String?, String?)]) -> (Int, Int)? {
        // A value that occurs alone is intended to combine with every other value.
        let freeFirst = Set(rows.filter { $0.1 == nil }.compactMap(\.0))
        let freeSecond = Set(rows.filter { $0.0 == nil }.compactMap(\.1))
        let written = Set(rows.map { "\($0.0 ?? "")\0\($0.1 ?? "")" })
        for (first, (a, hasB)) in rows.enumerated() {
            guard let a, hasB != nil, !freeFirst.contains(a) else { continue }
            for (second, (hasA, b)) in rows.enumerated() {
                guard let b, hasA != nil, !freeSecond.contains(b), !written.contains("\(a)\0\(b)") else { continue }
                return (first, second)
            }
        }
        return nil
    }

    /// Reports custom schemes that inherit the hosts of other schemes, which excludes links with other hosts. If all
    /// schemes are custom, a host without a scheme is assumed to apply to all of them.
    mutating func checkInheritedHosts(of filter: IntentFilter) {
        let rows = filter.element.children(named: "data")
        let isMixed = !filter.webSchemes.isEmpty || rows.contains { $0["scheme"] != nil && $0["host"] != nil }
        guard isMixed, !filter.hosts.isEmpty, !filter.hosts.contains(where: { $0.host == "*" }) else { return }
        var known: Set<String> = []
        for scheme in rows.compactMap({ $0["scheme"] }) {
            let isOther = !filter.webSchemes.contains(scheme.value) && !scheme.value.isUnresolved
            let hasHost = rows.contains { $0["scheme"]?.value == scheme.value && $0["host"] != nil }
            guard scheme.value.isScheme, isOther, !hasHost, known.insert(scheme.value).inserted else { continue }
            note(.inheritedHost(scheme: scheme.value, hosts: filter.hosts.map(\.words).unique), at: scheme.place)
        }
    }

    private func link(_ first: Row, _ second: Row, _ filter: IntentFilter) -> String? {
        var own = filter
        if let scheme = first.scheme ?? second.scheme { own.schemes = [scheme] }
        let hosts = [second, first].compactMap(\.host).flatMap { text in filter.hosts.filter { $0.words == text } }
        own.hosts = Array(hosts.prefix(1))
        guard let path = [second, first].compactMap(\.path).first else { return own.origin(orHost: host) }
        let parts = path.split(separator: " ", maxSplits: 1).map(String.init)
        let isPlain = ["path", "pathPrefix"].contains(parts[0])
        return own.origin(orHost: host) + (isPlain ? parts.last ?? "" : "/…")
    }
}
