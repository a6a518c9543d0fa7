/// The names of a prefix's parameters for one merged route. If a route below `/user/{id}` has its own `id`, the
/// prefix's `id` becomes `user_id`, where `user` is the name given to `merge`.
struct PrefixNames {
    let prefix: String
    /// The names of the prefix's parameters after renaming, in the original order.
    let all: [String]

    init(_ names: [String], of prefix: String, named name: String?, before patterns: [RoutePattern]) {
        let taken = Set(patterns.flatMap { $0.parameters }.compactMap { $0.name })
        all = names.map { Self.distinct($0, from: taken, by: name) }
        self.prefix = all == names ? prefix : Self.renamed(prefix, names, all)
    }

    private static func distinct(_ parameter: String, from taken: Set<String>, by name: String?) -> String {
        guard let name else { return parameter }
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        var distinct = parameter
        while taken.contains(distinct) { distinct = word + "_" + distinct }
        return distinct
    }

    /// Returns the prefix with renamed parameters. An invalid prefix is returned unchanged, and reported elsewhere.
    private static func renamed(_ prefix: String, _ names: [String], _ others: [String]) -> String {
        guard let pattern = try? RoutePattern(prefix) else { return prefix }
        var bytes = Array(prefix.utf8)
        for ranges in pattern.parameterRanges.reversed() {
            guard let range = ranges.nameRange, let index = names.firstIndex(where: { $0 == ranges.name }) else {
                continue
            }
            bytes.replaceSubrange(range, with: others[index].utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
