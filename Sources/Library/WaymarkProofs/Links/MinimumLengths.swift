/// Lower bounds on the lengths of variants' links, to find variants that exceed the policy's maximum length.
///
/// Counts exclude escapes and use the shortest scheme and host, so no link is shorter.
package struct MinimumLengths {
    private let table: RankedTable
    private var sets = TextSets()
    private let segments: Language
    private var known: [Language: Int] = [:]
    private let origins: [Int]

    package init(_ table: RankedTable) {
        self.table = table
        segments = sets.segments(table.policy)
        origins = table.sourceSets.map { sources in
            sources.map { $0.leastLength(table.policy) }.min() ?? 0
        }
    }

    package mutating func isTooLong(_ rank: Int) -> Bool {
        isTooLong(table.variants[rank].variant, sourceSet: table.variants[rank].sourceSet)
    }

    mutating func isTooLong(_ variant: PatternVariant, sourceSet: Int, absent: String? = nil) -> Bool {
        let path = variant.segments.reduce(0) { $0 + length(of: $1) }
        let items = variant.query.reduce(0) { $0 + length(of: $1, absent) }
        let fragment = variant.fragment.map { isAbsent($0, absent) ? 0 : 1 + length(of: $0) } ?? 0
        return origins[sourceSet] + path + items + fragment > table.policy.maximumLength
    }

    /// Returns the minimum length of a segment, including the preceding slash.
    private mutating func length(of segment: SegmentPattern) -> Int {
        switch segment {
        case .literal(let text): 1 + text.utf8.count
        case .catchAll(let run): run.minimum
        case .parameter(let parameter): 1 + (leastCount(of: parameter) ?? length(ofSegment: segment))
        case .wildcard, .partial: 1 + length(ofSegment: segment)
        }
    }

    private mutating func length(ofSegment segment: SegmentPattern) -> Int {
        let folds = table.policy.isCaseInsensitive
        return length(of: sets.set(of: segment, in: table.types, table: 0, folds: folds, within: segments))
    }

    /// Returns the minimum length that a parameter's type states. A search for the shortest string would be slow.
    private func leastCount(of parameter: PatternParameter) -> Int? {
        guard !parameter.type.isList,
            case .characters(_, let lengths)? = table.types.constraint(for: parameter.type)?.kind
        else { return nil }
        return min(lengths.lowerBound, table.policy.maximumLength)
    }

    /// Returns the minimum length of a query item, including the preceding `?` or `&`; 0 if links may omit it.
    private mutating func length(of item: QueryItemPattern, _ absent: String?) -> Int {
        guard let value = item.value else { return 1 + item.name.utf8.count }
        if isAbsent(value, absent) { return 0 }
        return 2 + item.name.utf8.count + length(of: value)
    }

    private func isAbsent(_ value: ValuePattern, _ absent: String?) -> Bool {
        guard let parameter = value.parameter else { return false }
        return parameter.presence != .required || parameter.name == absent
    }

    private mutating func length(of value: ValuePattern) -> Int {
        switch value {
        case .literal(let text): text.utf8.count
        case .parameter(let parameter):
            leastCount(of: parameter)
                ?? length(of: sets.set(of: parameter.type, in: table.types, table: 0, folds: false))
        }
    }

    /// Returns the length of the shortest string; 0 for an empty set, which is a problem other than the length.
    private mutating func length(of texts: TextSet) -> Int {
        if let length = known[texts.possible] { return length }
        let length = sets.pool.shortest(of: texts.possible)?.count ?? 0
        known[texts.possible] = length
        return length
    }
}

extension LinkSource {
    /// Returns the minimum number of bytes before the path. In `myapp:a`, the colon counts as the slash of the path.
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
