/// Lower bounds on the lengths of links, to find pattern variants whose links all exceed the policy's maximum length.
/// The bounds ignore escapes and use the shortest scheme and host.
package struct MinimumLengths {
    private let tooLong: Set<Int>

    package init(_ table: RankedTable) { self.init(table, LinkSpace([table])) }

    init(_ table: RankedTable, _ space: LinkSpace) {
        let origins = table.sourceSets.map { sources in sources.map { $0.leastLength(table.policy) }.min() ?? 0 }
        let excess = space.variants.indices.filter { number in
            let variant = space.variants[number]
            return origins[variant.sourceSet] + space.minimumLength(of: variant) > table.policy.maximumLength
        }
        tooLong = Set(excess)
    }

    /// Returns `true` if all links of a pattern variant, given by its index in ``LinkSpace``, are too long.
    package func isTooLong(_ number: Int) -> Bool { tooLong.contains(number) }
}

extension LinkSpace {
    fileprivate func minimumLength(of variant: Variant) -> Int {
        let path = variant.steps.reduce(0) { $0 + length(of: $1) }
        return variant.conditions.reduce(path) { $0 + length(of: $1.value, named: $1.key) }
    }

    /// Returns the minimum length of the segments that a pattern segment matches, with their slashes.
    private func length(of step: PathStep) -> Int {
        switch step {
        case .one(let form): 1 + sets.pool.leastLength(of: form.plain.possible)
        case .run(let isEmptyAllowed, _): isEmptyAllowed ? 0 : 1
        }
    }

    /// Returns the minimum length with the preceding `?`, `&` or `#`; 0 if links may omit the item or fragment.
    private func length(of condition: ItemCondition, named name: [UInt8]?) -> Int {
        switch condition.value {
        case .bare: 1 + (name?.count ?? 0)
        case .one(let texts, presence: .required), .list(let texts, presence: .required):
            1 + (name.map { $0.count + 1 } ?? 0) + sets.pool.leastLength(of: texts.possible)
        case .absent, .one, .list: 0
        }
    }
}

extension LinkSource {
    /// Returns the minimum number of bytes before the path. In `myapp:a`, the colon counts as the path's slash.
    fileprivate func leastLength(_ policy: LinkPolicy) -> Int {
        func port(_ port: Int?, _ usual: Int?) -> Int {
            port.map { policy.ignoresPorts || $0 == usual ? 0 : ":\($0)".utf8.count } ?? 0
        }
        switch kind {
        case .anywhere: return 0
        case .host(let host, let number, let http, let https):
            let lengths = [
                http ? "http://".utf8.count + port(number, 80) : nil,
                https ? "https://".utf8.count + port(number, 443) : nil,
            ]
            return host.utf8.count + (lengths.compactMap { $0 }.min() ?? 0)
        case .scheme(let scheme, let host?, let number, _) where !host.isEmpty:
            return scheme.utf8.count + "://".utf8.count + host.utf8.count + port(number, nil)
        case .scheme(let scheme, _, _, _): return scheme.utf8.count
        }
    }
}
