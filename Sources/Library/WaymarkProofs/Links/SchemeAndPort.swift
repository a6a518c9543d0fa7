struct SchemeAndPort: Hashable {
    let scheme: String?
    let port: Int?

    var isWeb: Bool { scheme == "https" || scheme == "http" }
}

/// All schemes and ports in link sources, and one example of all others.
struct Origins {
    let all: [SchemeAndPort]
    /// The lowercase hosts in link sources, such as `*.example.com`.
    let hosts: [String]

    init(_ sources: [LinkSource], forbidden: [Set<String>]) {
        var (schemes, hosts, ports): (Set<String>, Set<String>, Set<Int>) = ([], [], [])
        for source in sources {
            switch source.kind {
            case .anywhere: break
            case .host(let host, let port, _, _):
                hosts.insert(host)
                if let port { ports.insert(port) }
            case .scheme(let scheme, let host, let port, _):
                schemes.insert(scheme)
                if let host, !host.isEmpty { hosts.insert(host) }
                if let port { ports.insert(port) }
            }
        }
        let isForbidden = { (scheme: String) in forbidden.allSatisfy { $0.contains(scheme) } }
        let other = Self.shortestScheme { !schemes.contains($0) && !isForbidden($0) }
        let named = (["https", "http"] + schemes.sorted().filter { $0 != "https" && $0 != "http" } + [other])
            .filter { !isForbidden($0) }
        let otherPort = (1...9).first { !ports.contains($0) } ?? 10
        self.hosts = hosts.sorted()
        let tried = [nil] + ports.sorted().map { Optional($0) } + [otherPort]
        all =
            [SchemeAndPort(scheme: nil, port: nil)]
            + named.flatMap { scheme in tried.map { SchemeAndPort(scheme: scheme, port: $0) } }
    }

    private static func shortestScheme(_ isFree: (String) -> Bool) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
        var texts = letters
        while true {
            if let free = texts.first(where: isFree) { return free }
            texts = texts.flatMap { text in letters.map { text + $0 } }
        }
    }
}

/// Two sets of indices, of link source sets or of contexts (``OriginContexts``): `path` for those that ignore the host,
/// `host` for those that match it as the first segment.
struct SourceViews: Hashable {
    var path: Set<Int> = []
    var host: Set<Int> = []

    var isEmpty: Bool { path.isEmpty && host.isEmpty }

    /// Returns the indices that both values contain; `nil` if one index has a different use of the host in them.
    func shared(with other: SourceViews) -> SourceViews? {
        guard path.isDisjoint(with: other.host), host.isDisjoint(with: other.path) else { return nil }
        return SourceViews(path: path.intersection(other.path), host: host.intersection(other.host))
    }

    func subtracting(_ other: SourceViews) -> SourceViews {
        SourceViews(path: path.subtracting(other.path), host: host.subtracting(other.host))
    }

    func contains(_ other: SourceViews) -> Bool { other.path.isSubset(of: path) && other.host.isSubset(of: host) }
}

/// A numbering of contexts: groups of schemes, hosts and ports that the same link sources accept.
struct OriginContexts {
    struct Context: Hashable {
        /// For each table, the indices of the sets of link sources that accept the links of this context.
        let views: [SourceViews]
        /// `true` for links without a scheme, which must not begin with two slashes.
        let isRelative: Bool

        /// Returns the number of segments, including the host if link sources of the table match it as a segment.
        func segmentCount(of link: ProvenLink, _ table: Int) -> Int {
            link.segments.count + (views[table].host.isEmpty ? 0 : 1)
        }
    }

    private(set) var all: [Context] = []
    private var numbers: [Context: Int] = [:]
    /// For each set of link sources, the indices of the contexts that it accepts.
    private var viewsBySet: [SourceSet: SourceViews] = [:]

    private struct SourceSet: Hashable {
        let table: Int
        let number: Int
    }

    /// Returns the contexts (groups of schemes, hosts and ports) from which a pattern variant accepts links.
    func views(of variant: LinkSpace.Variant) -> SourceViews {
        viewsBySet[SourceSet(table: variant.table, number: variant.sourceSet), default: SourceViews()]
    }

    /// Returns the index of a link's context: the link sources that accept its scheme, host and port. Returns `nil` if
    /// there are none.
    mutating func number(of link: ProvenLink, _ sides: [LinkSpace.Side]) -> Int? {
        let views = sides.map { $0.sources.views(of: link.bytes, $0.policy) ?? SourceViews() }
        if views.allSatisfy({ $0.isEmpty }) { return nil }
        let context = Context(views: views, isRelative: link.origin.scheme == nil)
        if let known = numbers[context] { return known }
        let number = all.count
        numbers[context] = number
        all.append(context)
        for (table, views) in views.enumerated() {
            for set in views.path {
                viewsBySet[SourceSet(table: table, number: set), default: SourceViews()].path.insert(number)
            }
            for set in views.host {
                viewsBySet[SourceSet(table: table, number: set), default: SourceViews()].host.insert(number)
            }
        }
        return number
    }
}

extension TextSets {
    /// Returns all decoded hosts of accepted links with a scheme and port.
    mutating func hosts(of origin: SchemeAndPort, _ policy: LinkPolicy, named: [String]) -> Language {
        guard origin.isWeb else {
            let texts = pool.difference(segments(policy), .empty)
            // Control characters are invalid in hosts.
            return pool.difference(texts, pool.complement(pool.validText(controls: false)))
        }
        // Lowercase represents all spellings, because host names ignore case.
        let bytes = ByteClass((0...0x7F).filter { ByteSet.label.contains($0) && $0.asciiLowercased == $0 })
        let label = pool.repetition(pool.bytes(bytes), minimum: 1)
        let dot = pool.text(".".utf8)
        let more = pool.repetition(pool.sequence(dot, label), minimum: 0)
        let names = pool.sequence([label, more, pool.repetition(dot, minimum: 0, maximum: 1)])
        let addresses = named.filter { $0.hasPrefix("[") }.map { Array($0.utf8) }
        return pool.union([names, pool.texts(addresses, ignoringCase: true)])
    }

    mutating func domains() -> Language {
        let any = pool.repetition(pool.bytes(.all), minimum: 0)
        return pool.union([pool.sequence([any, pool.text(".".utf8), any]), pool.text("localhost".utf8)])
    }

    /// Returns the spellings of a host: any case, with or without a trailing dot.
    mutating func hosts(named name: String) -> Language {
        let includesSubdomains = name.hasPrefix("*.")
        let front = includesSubdomains ? pool.repetition(pool.bytes(.all), minimum: 1) : .empty
        let text = pool.text(Array(name.dropFirst(includesSubdomains ? 1 : 0).utf8), ignoringCase: true)
        return pool.sequence([front, text, pool.repetition(pool.text(".".utf8), minimum: 0, maximum: 1)])
    }
}
