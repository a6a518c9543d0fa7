import WaymarkEngine

/// An index of rules by the literal prefix or suffix of their paths. It is built faster than ``PathTables``.
struct RuleIndex: Sendable {
    /// The indices of rules by the longer literal: the prefix, or the reversed suffix, such as `gpj.` for `*.jpg`.
    private var rules: [Kind: [ArraySlice<UInt8>: [Int]]] = [:]
    private let lengths: [Kind: Set<Int>]

    private struct Kind: Hashable, Sendable {
        let isDecoded, isSuffix: Bool
    }

    init(_ rules: [LinkRule]) {
        for (index, rule) in rules.enumerated() where rule.fault == nil {
            let isSuffix = rule.pathSuffix.count > rule.pathPrefix.count
            let kind = Kind(isDecoded: rule.isDecoded, isSuffix: isSuffix)
            self.rules[kind, default: [:]][isSuffix ? rule.pathSuffix : rule.pathPrefix, default: []].append(index)
        }
        lengths = self.rules.mapValues { rules in Set(rules.keys.map(\.count)) }
    }

    /// Returns a superset of the rules that match a link, in any order.
    func candidates(for link: RuleLink) -> [Int] {
        var found: [Int] = []
        for (kind, rules) in rules {
            _ = link.path(isDecoded: kind.isDecoded) { path in
                let text = path.map(\.asciiLowercased)
                let own = ArraySlice(kind.isSuffix ? text.reversed() : text)
                for length in lengths[kind, default: []] where length <= own.count {
                    found += rules[own.prefix(length)] ?? []
                }
                return true
            }
        }
        return found
    }
}
