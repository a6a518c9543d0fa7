/// Scheme and port of links, and what their host may be.
struct Origin: Hashable {
    /// `nil` for a relative reference.
    let scheme: String?
    let port: Int?

    var isWeb: Bool { scheme == "https" || scheme == "http" }
}

/// Every scheme and port that sources tell apart, each with an example of all others.
struct Origins {
    let all: [Origin]
    /// The hosts that sources name: texts in small letters, `*.` for every name below one.
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
        all =
            [Origin(scheme: nil, port: nil)]
            + named.flatMap { scheme in
                ([nil] + ports.sorted().map { $0 } + [otherPort]).map { Origin(scheme: scheme, port: $0) }
            }
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

extension TextSets {
    /// Every text that the host of an accepted link may have once it is decoded.
    mutating func hosts(of origin: Origin, _ policy: LinkPolicy, named: [String]) -> Language {
        guard origin.isWeb else {
            let texts = pool.difference(segments(policy), .empty)
            return pool.difference(texts, controls())
        }
        // Case makes no difference in the name of a host, so that small letters stand for all.
        let bytes = ByteClass((0...0x7F).filter { ByteSet.label.contains($0) && $0.asciiLowercased == $0 })
        let label = pool.repetition(pool.bytes(bytes), minimum: 1)
        let dot = pool.text(".".utf8)
        let more = pool.repetition(pool.sequence(dot, label), minimum: 0)
        let names = pool.sequence([label, more, pool.repetition(dot, minimum: 0, maximum: 1)])
        let addresses = named.filter { $0.hasPrefix("[") }.map { Array($0.utf8) }
        return pool.union([names, pool.texts(addresses, ignoringCase: true)])
    }

    /// The texts of hosts that have a dot, and `localhost`.
    mutating func domains() -> Language {
        let any = pool.repetition(pool.bytes(.all), minimum: 0)
        return pool.union([pool.sequence([any, pool.text(".".utf8), any]), pool.text("localhost".utf8)])
    }

    /// Texts with a control character, which no host may have.
    private mutating func controls() -> Language {
        pool.complement(pool.validText(controls: false))
    }

    /// The texts that a named host stands for: case and one dot at the end make no difference.
    mutating func hosts(named name: String) -> Language {
        let dot = pool.repetition(pool.text(".".utf8), minimum: 0, maximum: 1)
        guard name.hasPrefix("*.") else {
            return pool.sequence(pool.text(Array(name.utf8), ignoringCase: true), dot)
        }
        let below = pool.sequence(
            pool.repetition(pool.bytes(.all), minimum: 1), pool.text(Array(name.dropFirst().utf8), ignoringCase: true))
        return pool.sequence(below, dot)
    }
}
