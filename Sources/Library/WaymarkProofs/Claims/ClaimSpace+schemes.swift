/// The hosts and ports that links of a custom scheme may have.
package struct SchemeOrigins: Sendable {
    package var scheme: String
    package var hosts: [String]
    package var ports: [Int]
    /// `true` if a link source matches the host as the first path segment.
    package var readsHosts: Bool
    /// `true` if a link source accepts links without `//` and a host, such as `myapp:/user`.
    package var takesNoHost: Bool

    package init(scheme: String, hosts: [String], ports: [Int], readsHosts: Bool, takesNoHost: Bool) {
        (self.scheme, self.hosts, self.ports) = (scheme, hosts, ports)
        (self.readsHosts, self.takesNoHost) = (readsHosts, takesNoHost)
    }
}

extension ClaimSpace {
    /// The part of a link between the scheme's colon and the path: `//` with hosts and a port, or nothing.
    private struct Authority {
        let example: String
        let mark: Language
        let hosts: Language
        let port: Language
        let paths: Language
    }

    private static let hostSpelling = ByteSpelling(keeping: ByteClass(ByteSet.unreserved))

    /// Returns the links of a custom scheme as they are printed: with a host if link sources match it as the first path
    /// segment, and without `//` if a source accepts that. The paths begin after the colon, as in `//host/a`.
    package mutating func links(from origins: SchemeOrigins) -> (claims: [TableClaim], universe: LinkUniverse) {
        let texts = everySegment(hasEmptySegments: false, hasEscapedSlashes: false)
        let paths = everyPath(of: texts, most: policy.maximumSegments)
        let hosted = everyPath(of: texts, most: policy.maximumSegments - 1)
        var (all, taken) = ([Language](), Array(repeating: [Language](), count: space.variants.count))
        for authority in authorities(origins, paths: paths) {
            let link = Array(authority.example.utf8)
            guard let views = space.sides[0].sources.views(of: link, policy) else { continue }
            let origin = pool.sequence([authority.mark, authority.hosts, authority.port])
            all.append(pool.sequence(origin, authority.paths))
            for (index, variant) in space.variants.enumerated() {
                if views.path.contains(variant.sourceSet) {
                    let ended = withEnds(path(of: variant.steps))
                    taken[index].append(pool.sequence(origin, pool.intersection([ended, authority.paths])))
                }
                guard views.host.contains(variant.sourceSet) else { continue }
                for (first, rest) in self.hosted(variant.steps[...]) {
                    let hosts = pool.intersection([authority.hosts, pool.written(first, Self.hostSpelling)])
                    let path = pool.intersection([withEnds(rest), hosted])
                    taken[index].append(pool.sequence([authority.mark, hosts, authority.port, path]))
                }
            }
        }
        var claims: [TableClaim] = []
        for (index, variant) in space.variants.enumerated() where !taken[index].isEmpty {
            claims += self.claims(of: variant, path: pool.union(taken[index]))
        }
        return (claims, universe(of: pool.union(all)))
    }

    private mutating func authorities(_ origins: SchemeOrigins, paths: Language) -> [Authority] {
        let slashes = pool.text("//".utf8)
        let every = pool.written(pool.difference(space.sides[0].segments, .empty), Self.hostSpelling)
        let named = origins.hosts.map { pool.text(Array($0.utf8), ignoringCase: true) }
        let others = pool.difference(every, pool.union(named))
        var other = "a"
        while origins.hosts.contains(other) { other += "a" }
        // If the host is matched as the first path segment, a link without a host is another spelling of one with a
        // host.
        let root = pool.union([.empty, pool.text("/".utf8)])
        var all = [
            Authority(
                example: "\(origins.scheme):///", mark: slashes, hosts: .empty, port: .empty,
                paths: origins.readsHosts ? root : paths)
        ]
        for (host, texts) in zip(origins.hosts + [other], named + [others]) {
            for port in [nil] + origins.ports.map(Optional.init) {
                let text = port.map { ":\($0)" } ?? ""
                all.append(
                    Authority(
                        example: "\(origins.scheme)://\(host)\(text)/", mark: slashes, hosts: texts,
                        port: pool.text(text.utf8), paths: paths))
            }
        }
        if origins.takesNoHost {
            all.append(
                Authority(
                    example: "\(origins.scheme):/", mark: .empty, hosts: .empty, port: .empty,
                    paths: pool.difference(paths, .empty)))
        }
        return all
    }

    /// Returns the hosts that the first pattern segment can match, each with the paths for the other segments.
    private mutating func hosted(_ steps: ArraySlice<PathStep>) -> [(first: Language, rest: Language)] {
        guard let step = steps.first else { return [] }
        let rest = path(of: Array(steps.dropFirst()))
        switch step {
        case .one(let form): return [(form.host.possible, rest)]
        case .run(let isEmptyAllowed, let loop):
            let first = (isEmptyAllowed ? loop : loop.anySegment).host.possible
            let more = pool.repetition(segment(loop), minimum: 0)
            return [(first, pool.sequence(more, rest))] + (isEmptyAllowed ? hosted(steps.dropFirst()) : [])
        }
    }
}
