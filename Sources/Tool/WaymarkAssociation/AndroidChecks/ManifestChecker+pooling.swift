import WaymarkCore
import WaymarkEngine
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
        let invalid = Set(rows.compactMap(\.scheme).filter { !$0.isUnresolved && !$0.isScheme })
            .union(rows.compactMap(\.host).filter { $0.isEmpty || $0.contains(/[\s\/,;|]/) })
        func unwritten(_ pair: (Row) -> (String?, String?)) -> (Int, Int)? {
            Self.unwritten(rows.map(pair), without: invalid)
        }
        let found: (Int, Int, String?)? =
            unwritten { ($0.scheme, $0.host) }.map { ($0, $1, rows[$1].host) }
            ?? unwritten { ($0.host, $0.path) }.map { ($0, $1, rows[$0].host) }
            ?? unwritten { ($0.scheme, $0.path) }.map { ($0, $1, nil) }
        guard let (first, second, host) = found else { return checkInheritedPaths(of: rows) }
        let places = [rows[first].place, rows[second].place].sorted()
        let isKnown = [rows[first], rows[second]].allSatisfy { row in
            ![row.scheme, row.host, row.path].contains { $0?.isUnresolved == true }
        }
        patterns.problems.add(
            .pooledCombinations, at: places[1], because: [places[0]],
            witness: isKnown ? link(rows[first], rows[second], at: host, filter) : nil)
    }

    /// Reports a `<data>` element with scheme and host, but without a path, if another one has a host and a path. An
    /// element that repeats only the host is meant to add the path.
    private mutating func checkInheritedPaths(of rows: [Row]) {
        guard let own = rows.first(where: { $0.scheme != nil && $0.host != nil && $0.path == nil }),
            let other = rows.first(where: { row in
                row.host != nil && row.path != nil && (row.scheme != nil || row.host != own.host)
            }),
            !rows.compactMap(\.path).contains(where: { path in
                Self.attribute(path).value.isUnresolved || Self.includes(path, "path /~/~")
            })
        else { return }
        patterns.problems.add(.inheritedPath, at: own.place, because: [other.place])
    }

    /// Returns the indices of two `<data>` rows that Android combines into an unwritten pair of valid values. Example:
    /// `https, a.com` and `app, b.com` also form `https, b.com`.
    private static func unwritten(_ rows: [(String?, String?)], without invalid: Set<String>) -> (Int, Int)? {
        // A value alone in its `<data>` element is intended to combine with every value of the other attribute.
        let freeFirst = Set(rows.filter { $0.1 == nil }.compactMap(\.0))
        let freeSecond = Set(rows.filter { $0.0 == nil }.compactMap(\.1))
        let written = Set(rows.map { "\($0.0 ?? "")\0\($0.1 ?? "")" })
        for (first, (a, hasB)) in rows.enumerated() {
            guard let a, hasB != nil, !freeFirst.contains(a), !invalid.contains(a) else { continue }
            for (second, (hasA, b)) in rows.enumerated() {
                guard let b, hasA != nil, !freeSecond.contains(b), !invalid.contains(b),
                    !written.contains("\(a)\0\(b)"),
                    !rows.contains(where: { row in row.0 == a && row.1.map { includes($0, b) } == true })
                else { continue }
                return (first, second)
            }
        }
        return nil
    }

    /// Returns `true` if the path attribute `value`, such as `pathPrefix /a`, matches the plain path of `other`, `path
    /// /a/b`.
    private static func includes(_ value: String, _ other: String) -> Bool {
        let (own, text) = (attribute(value), attribute(other))
        var rule = AndroidRule(name: "")
        guard rule.add(attribute: own.name, value: own.value.withoutManifestEscapes), text.isPlain,
            let test = try? rule.parts.first?.pattern.test()
        else { return false }
        return text.value.withBytes(test.accepts)
    }

    /// Splits a path attribute, such as `pathPrefix /a`. `isPlain` is `true` if the value is a path, not a pattern.
    private static func attribute(_ path: String) -> (name: String, value: String, isPlain: Bool) {
        let parts = path.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.dropFirst().first ?? "", ["path", "pathPrefix"].contains(parts[0]))
    }

    /// Reports each custom scheme without its own host: Android then requires a host of the filter's other schemes. If
    /// all schemes are custom, a host without a scheme is assumed to be meant for all of them.
    mutating func checkInheritedHosts(of filter: IntentFilter) {
        let rows = filter.element.children(named: "data")
        let isMixed = !filter.webSchemes.isEmpty || rows.contains { $0["scheme"] != nil && $0["host"] != nil }
        // A link that matches the filter's `android:ssp` needs none of its hosts.
        if filter.schemeSpecificPart != nil { return }
        guard isMixed, !filter.hosts.isEmpty, !filter.hosts.contains(where: { $0.host == "*" }) else { return }
        var known: Set<String> = []
        for scheme in rows.compactMap({ $0["scheme"] }) {
            let isOther = !filter.webSchemes.contains(scheme.value) && !scheme.value.isUnresolved
            let hasHost = rows.contains { $0["scheme"]?.value == scheme.value && $0["host"] != nil }
            guard scheme.value.isScheme, isOther, !hasHost, known.insert(scheme.value).inserted else { continue }
            note(.inheritedHost(scheme: scheme.value, hosts: filter.hosts.map(\.words).unique), at: scheme.place)
        }
    }

    private func link(_ first: Row, _ second: Row, at host: String?, _ filter: IntentFilter) -> String? {
        var own = filter
        let schemes = [first.scheme, second.scheme].compactMap(\.self)
        if let scheme = schemes.first(where: \.isScheme) { own.schemes = [scheme] }
        if let named = filter.hosts.first(where: { $0.words == host }) { own.hosts = [named] }
        guard let path = [second, first].compactMap(\.path).first else { return own.origin(orHost: self.host) }
        let (_, value, isPlain) = Self.attribute(path)
        return own.origin(orHost: self.host) + (isPlain ? value : "/…")
    }
}

extension IntentFilter {
    /// The path patterns of the filter, without repetitions of a pattern in `<data>` elements for other schemes, hosts
    /// or ports.
    var distinctPaths: [AndroidRule] {
        var (known, repeated) = ([String: Set<[String]>](), Set<Place>())
        for data in element.children(named: "data") {
            let origin = ["scheme", "host", "port"].map { data[$0]?.value ?? "" }
            for attribute in data.attributes where attribute.name.value.hasPrefix("path") {
                let path = "\(attribute.name.value) \(attribute.value.value)"
                let isElsewhere = known[path] != nil
                let isNew = known[path, default: []].insert(origin).inserted
                if isElsewhere, isNew, origin != ["", "", ""] { repeated.insert(attribute.value.place) }
            }
        }
        return paths.filter { !repeated.contains($0.place) }
    }
}
