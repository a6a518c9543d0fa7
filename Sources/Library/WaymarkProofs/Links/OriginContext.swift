/// The sets of sources that accept a scheme, host and port, as numbered contexts.
struct OriginContexts {
    /// For each table, the sets of sources that read the path, and those that read host and path.
    struct Context: Hashable {
        var takesPath: [Set<Int>]
        var takesHostAndPath: [Set<Int>]
        /// `true` for links without a scheme, which must not begin with two slashes.
        let isRelative: Bool

        /// Returns the number of segments for a table, including the host if a source reads it as one.
        func segmentCount(of link: ProvenLink, _ table: Int) -> Int {
            link.segments.count + (takesHostAndPath[table].isEmpty ? 0 : 1)
        }
    }

    private(set) var all: [Context] = []
    private var numbers: [Context: Int] = [:]

    /// Returns the context of a link without a path; `nil` if no policy and no source accepts it.
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
