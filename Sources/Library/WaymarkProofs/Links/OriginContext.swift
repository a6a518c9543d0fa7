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
            let (path, hostAndPath) = side.views(of: link.bytes) ?? ([], [])
            context.takesPath.append(path)
            context.takesHostAndPath.append(hostAndPath)
        }
        if (context.takesPath + context.takesHostAndPath).allSatisfy({ $0.isEmpty }) { return nil }
        if let known = numbers[context] { return known }
        numbers[context] = all.count
        all.append(context)
        return all.count - 1
    }
}
