/// What parameters of a prefix are called in an entry that is put behind it.
///
/// A route below `/user/{id}` that has an `id` of its own goes on to read that one: the `id` of the prefix is called `user_id`
/// there, if `user` is what stands before the names of these routes.
struct PrefixNames {
    /// The prefix as it stands before the entry.
    let prefix: String
    /// The names of the parameters, in the order in which they were given.
    let all: [String]
    /// Whether any is called otherwise than in the prefix as it was given.
    let areOther: Bool

    init(_ names: [String], of prefix: String, named name: String?, before patterns: [RoutePattern]) {
        let taken = Set(patterns.flatMap { $0.parameters }.compactMap { $0.name })
        let all = names.map { Self.distinct($0, from: taken, by: name) }
        areOther = all != names
        self.prefix = areOther ? Self.renamed(prefix, names, all) : prefix
        self.all = all
    }

    /// The name, behind that of the part where another parameter has it.
    private static func distinct(_ parameter: String, from taken: Set<String>, by name: String?) -> String {
        guard let name else { return parameter }
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        var distinct = parameter
        while taken.contains(distinct) { distinct = word + "_" + distinct }
        return distinct
    }

    /// The prefix with other names in it; as it is if it cannot be read, which is a problem of its own.
    private static func renamed(_ prefix: String, _ names: [String], _ others: [String]) -> String {
        guard let pattern = try? RoutePattern(prefix) else { return prefix }
        var bytes = Array(prefix.utf8)
        for place in pattern.places.reversed() {
            guard let range = place.nameRange, let index = names.firstIndex(where: { $0 == place.name }) else {
                continue
            }
            bytes.replaceSubrange(range, with: others[index].utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
