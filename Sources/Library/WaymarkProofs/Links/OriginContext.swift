/// Which sets of sources take links with a scheme, host and port, each by its number.
struct OriginContexts {
    /// By table and set: whether the path is read, and whether host and path are.
    struct Context: Hashable {
        var takesPath: [Set<Int>]
        var takesHostAndPath: [Set<Int>]
        /// A link without a scheme may not begin with two slashes.
        let isRelative: Bool

        /// How many segments a link has for a table: a host counts where one source reads it as one.
        func segmentCount(of link: ProvenLink, _ table: Int) -> Int {
            link.segments.count + (takesHostAndPath[table].isEmpty ? 0 : 1)
        }
    }

    private(set) var all: [Context] = []
    private var numbers: [Context: Int] = [:]

    /// The number of what the tables say to a link that has no path; `nil` if no policy accepts it, or nobody takes it.
    mutating func number(of link: ProvenLink, _ sides: [LinkSpace.Side]) -> Int? {
        var context = Context(takesPath: [], takesHostAndPath: [], isRelative: link.origin.scheme == nil)
        for side in sides {
            var (path, hostAndPath): (Set<Int>, Set<Int>) = ([], [])
            if let url = try? ParsedURL(utf8: link.bytes, policy: side.policy) {
                let views = url.withOrigin { side.sources.views(of: $0) }
                (path, hostAndPath) = (Set(views.path), Set(views.hostAndPath))
            }
            context.takesPath.append(path)
            context.takesHostAndPath.append(hostAndPath)
        }
        guard
            context.takesPath.contains(where: { !$0.isEmpty })
                || context.takesHostAndPath.contains(where: { !$0.isEmpty })
        else { return nil }
        if let known = numbers[context] { return known }
        numbers[context] = all.count
        all.append(context)
        return all.count - 1
    }
}
