import WaymarkEngine

/// An index of rules by the literal prefix of their paths. It limits the rules that a link is compared with, and is
/// made faster than ``PathTables``.
struct PrefixIndex: Sendable {
    private var rules: [Key: [Int]] = [:]
    private let lengths: [Int]

    private struct Key: Hashable, Sendable {
        let isDecoded: Bool
        let prefix: ArraySlice<UInt8>
    }

    init(_ rules: [LinkRule]) {
        for (index, rule) in rules.enumerated() where rule.fault == nil {
            self.rules[Key(isDecoded: rule.isDecoded, prefix: rule.pathPrefix), default: []].append(index)
        }
        lengths = Set(self.rules.keys.map(\.prefix.count)).sorted()
    }

    /// Returns a superset of the rules that match a link, in order.
    func candidates(for link: RuleLink) -> [Int] {
        var found: [Int] = []
        for isDecoded in [false, true] {
            _ = link.path(isDecoded: isDecoded) { path in
                let text = path.map(\.asciiLowercased)[...]
                for length in lengths where length <= text.count {
                    found += rules[Key(isDecoded: isDecoded, prefix: text.prefix(length))] ?? []
                }
                return true
            }
        }
        return found.sorted()
    }
}
