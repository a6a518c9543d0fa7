/// Which sets of sources take every link that another one takes, and look at it in the same way.
struct SourceCoverage {
    private let sets: [Set<LinkSource>]
    /// The sets in which hosts of links of one kind are looked at in one way.
    private let isUniform: [Bool]
    /// The sets from which the host of a link may be its first segment.
    let takesHosts: [Bool]
    /// The sets that hold a source.
    private var holding: [LinkSource: [Int]] = [:]
    private var known: [Int: Set<Int>] = [:]

    init(_ sets: [[LinkSource]]) {
        self.sets = sets.map { Set($0) }
        isUniform = sets.map { set in
            Set(set.flatMap { $0.webRules }).count <= 1 && Set(set.flatMap { $0.customRules }).count <= 1
        }
        takesHosts = sets.map { $0.contains { ($0.webRules + $0.customRules).contains(.firstSegment) } }
        for (index, set) in self.sets.enumerated() {
            for source in set { holding[source, default: []].append(index) }
        }
    }

    /// The sets that cover one, itself among them.
    ///
    /// - Parameter steps: Counts the sets that are compared.
    mutating func sets(covering index: Int, _ steps: inout Int) -> Set<Int> {
        if let known = known[index] { return known }
        // Whatever covers all sources covers the one that is covered by the fewest.
        var candidates: [Int]?
        for source in sets[index] {
            let covering = source.covering.flatMap { holding[$0] ?? [] }
            if covering.count < candidates?.count ?? .max { candidates = covering }
        }
        let wanted = sets[index]
        steps += (candidates?.count ?? 0) * wanted.count
        let covering = Set(candidates ?? []).filter { other in
            isUniform[other] && wanted.allSatisfy { $0.covering.contains(where: sets[other].contains) }
        }
        known[index] = covering.union([index])
        return covering.union([index])
    }
}

extension LinkSource {
    /// Every source that takes all links of this one and looks at their hosts in the same way; itself first.
    fileprivate var covering: [LinkSource] {
        switch kind {
        case .host(let host, let port, let http, let https):
            let hosts = ([host] + host.families).flatMap { name in
                Self.atLeast(http).flatMap { http in
                    Self.atLeast(https).map { LinkSource(.host(name, port: port, http: http, https: $0)) }
                }
            }
            return hosts + Self.anywhere(atLeast: http, web: [.ignored], custom: HostRule.both)
        case .scheme(let scheme, nil, _, let rule) where scheme != "http" && scheme != "https":
            return [self] + Self.anywhere(atLeast: false, web: HostRule.both, custom: [rule])
        case .scheme: return [self]
        case .anywhere(let http, let web, let custom):
            return Self.anywhere(atLeast: http, web: [web], custom: [custom])
        }
    }

    private static func atLeast(_ flag: Bool) -> [Bool] { flag ? [true] : [false, true] }

    private static func anywhere(atLeast http: Bool, web: [HostRule], custom: [HostRule]) -> [LinkSource] {
        atLeast(http).flatMap { http in
            web.flatMap { web in custom.map { LinkSource(.anywhere(http: http, web: web, custom: $0)) } }
        }
    }

    /// What the host of a web link may be to the source.
    fileprivate var webRules: [HostRule] {
        switch kind {
        case .host: [.ignored]
        case .scheme(let scheme, _, _, let rule): scheme == "http" || scheme == "https" ? [rule] : []
        case .anywhere(_, let web, _): [web]
        }
    }

    /// What the host of any other link may be to the source.
    fileprivate var customRules: [HostRule] {
        switch kind {
        case .host: []
        case .scheme(let scheme, _, _, let rule): scheme == "http" || scheme == "https" ? [] : [rule]
        case .anywhere(_, _, let custom): [custom]
        }
    }
}

extension LinkSource.HostRule {
    fileprivate static let both: [LinkSource.HostRule] = [.firstSegment, .ignored]
}

extension String {
    /// The families that a host belongs to: `*.b.c` and `*.c` for `a.b.c`, and `*.c` for `*.b.c`.
    fileprivate var families: [String] {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.indices.dropFirst(first == "*" ? 2 : 1).map { "*." + labels[$0...].joined(separator: ".") }
    }
}
