/// The beginnings of accepted links, such as `https://example.com`, each with the link sources that accept it.
///
/// There are six kinds: `https://example.com`; `myapp://host`; `myapp://` before any host, if all hosts are equivalent;
/// the `/` of a relative reference; and, if the table accepts links from anywhere, `https://` before any other host and
/// any other scheme. Links with other beginnings are parsed completely, so the list can be incomplete.
struct KnownOrigins: Sendable {
    /// The known beginnings of links; that of relative references is the first. The last can be `a://`, which
    /// represents all schemes that no link source names.
    private(set) var all: [KnownOrigin] = []
    private(set) var texts: [UInt8] = []
    /// For each beginning, two bit sets with one bit per set of link sources. The first marks sets that accept it
    /// without matching the host, the second those that match the host as the first path segment.
    private(set) var sources: [UInt64] = []

    /// The approximate maximum number of beginnings, which are compared with a link one by one.
    private static let limit = 8

    init(_ sets: [[LinkSource]], _ table: SourceTable, policy: LinkPolicy) {
        guard policy.leniencies.isDisjoint(with: .aboutReading) else { return }
        if let relative = ask("", in: table, policy) { all.append(relative) }
        let named = sets.flatMap { $0 }
        // The schemes for which a link source requires a host, such as `myapp://` for the source `myapp://open`.
        lazy var naming = Set(
            named.compactMap { source -> String? in
                if case .scheme(let scheme, _?, _, _) = source.kind { scheme + "://" } else { nil }
            })
        // An array is faster than a set for so few elements.
        var known: [String] = []
        for source in named {
            if all.count >= Self.limit { break }
            for text in source.origins where !known.contains(text) {
                guard let origin = ask(text, in: table, policy) else { continue }
                all.append(origin)
                known.append(text)
            }
            guard let text = source.openOrigin, !known.contains(text), !naming.contains(text),
                let origin = ask(text, host: "a", in: table, policy)
            else { continue }
            all.append(origin)
            known.append(text)
        }
        let isOpen = named.contains { if case .anywhere = $0.kind { true } else { false } }
        if isOpen { addOpenOrigins(named, known, in: table, policy) }
    }

    /// Adds, for a table that accepts links from anywhere, the beginnings of all other hosts and of all other schemes,
    /// unless `known` lacks a host or scheme that a link source names.
    private mutating func addOpenOrigins(
        _ named: [LinkSource], _ known: [String], in table: SourceTable, _ policy: LinkPolicy
    ) {
        // Finds a name, such as `a` or `aa`, that is neither a host nor a scheme of any link source.
        let names = Set(named.flatMap { $0.names })
        var unnamed = "a"
        while names.contains(unnamed) { unnamed += "a" }
        for scheme in ["https", "http"] where named.allSatisfy({ $0.isKnown(known, among: scheme, policy) }) {
            guard var origin = ask(scheme + "://", host: unnamed, in: table, policy) else { continue }
            origin.precedesName = true
            all.append(origin)
        }
        let isKnown: (LinkSource) -> Bool = { source in
            if case .scheme(let scheme, _, _, _) = source.kind { known.contains(scheme + "://") } else { true }
        }
        if named.allSatisfy(isKnown), var origin = ask(unnamed + "://", host: "a", in: table, policy) {
            origin.isOfAnyScheme = true
            all.append(origin)
        }
    }

    /// Returns the beginning `text` of links to `host`, with the link sources that accept it; `nil` if there are none.
    private mutating func ask(
        _ text: String, host: String = "", in table: SourceTable, _ policy: LinkPolicy
    ) -> KnownOrigin? {
        guard let url = try? ParsedURL(text + host + "/", policy: policy), url.layout.segmentCount == 0 else {
            return nil
        }
        var layout = url.layout
        guard layout.pathStart == text.utf8.count + host.utf8.count else { return nil }
        layout.flags.subtract(.isRooted)
        var accepted = [UInt64](repeating: 0, count: 2 * table.wordCount)
        let views = accepted.withMutableSpan { path in
            url.withOrigin { table.accept($0, path: path, hostAndPath: path.from(table.wordCount)) }
        }
        guard !views.isEmpty else { return nil }
        let start = texts.count
        texts += Array(text.utf8)
        sources += accepted
        return KnownOrigin(
            text: start, length: text.utf8.count, layout: layout, isForAnyHost: !host.isEmpty, views: views,
            sources: sources.count - accepted.count)
    }
}

extension LinkSource {
    /// The beginnings of a source's links, such as `https://host`; empty for a port, a wildcard or any host.
    fileprivate var origins: [String] {
        switch kind {
        case .host(let name, nil, let http, let https) where !name.hasPrefix("*."):
            (https ? ["https://" + name] : []) + (http ? ["http://" + name] : [])
        case .scheme(let scheme, let host?, nil, _): [scheme + "://" + host]
        case .host, .scheme, .anywhere: []
        }
    }

    /// The beginning `myapp://` of links with a custom scheme and any host; `nil` for other kinds of sources.
    fileprivate var openOrigin: String? {
        guard case .scheme(let scheme, nil, _, _) = kind, scheme != "http", scheme != "https" else { return nil }
        return scheme + "://"
    }

    /// Returns `true` if `known` has the beginning of this source's links with `scheme`, such as `https://example.com`,
    /// or if this source names no such beginning.
    fileprivate func isKnown(_ known: [String], among scheme: String, _ policy: LinkPolicy) -> Bool {
        switch kind {
        case .anywhere: true
        case .scheme(let name, _, _, _): name != scheme
        // A source with a port other than the default does not accept links without a port.
        case .host(_, let port?, _, _): port != 443 && port != 80 && !policy.ignoresPorts
        case .host(let name, nil, _, _): known.contains(scheme + "://" + name)
        }
    }

    fileprivate var names: [String] {
        switch kind {
        case .anywhere: []
        case .host(let host, _, _, _): [host]
        case .scheme(let scheme, let host, _, _): [scheme] + (host.map { [$0] } ?? [])
        }
    }
}
