/// The link sources (schemes and hosts) of a route table, grouped into sets. Each variant of a pattern has one set.
package struct SourceTable: Sendable {
    /// One way to match a link's path: alone, or with the link's host as the first segment.
    package typealias View = Views

    package let acceptors: ConstantArray<SourceAcceptor>
    /// The schemes and hosts of all link sources; ``acceptors`` refer to them by range.
    package let texts: ConstantArray<UInt8>
    /// The number of 64-bit words of a bit mask that has one bit for each set of link sources.
    package let wordCount: Int
    /// `true` if any link source matches the host as the first path segment.
    package let usesHosts: Bool

    package init(_ acceptors: ConstantArray<SourceAcceptor>, texts: ConstantArray<UInt8>, setCount: Int) {
        self.acceptors = acceptors
        self.texts = texts
        wordCount = max(1, (setCount + 63) / 64)
        let span = acceptors.span
        usesHosts = (0..<span.count).contains { span[$0].customHostIsSegment || span[$0].webHostIsSegment }
    }

    /// A set of ways to match a link's path: alone (`path`), or with the host as the first segment (`hostAndPath`).
    package struct Views: Sendable, Equatable {
        package private(set) var rawValue: UInt8

        @_transparent package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static var none: Views { Views(rawValue: 0) }
        @_transparent package static var path: Views { Views(rawValue: 1) }
        @_transparent package static var hostAndPath: Views { Views(rawValue: 2) }

        package var isEmpty: Bool { rawValue == 0 }
        fileprivate mutating func insert(_ other: Views) { rawValue |= other.rawValue }
    }

    /// Sets the bit of each set with a link source that accepts the link: in `hostAndPath` if the source matches the
    /// host as the first path segment, otherwise in `path`. Returns flags for the bit sets that are not empty. Inlined,
    /// because a call would copy the table and retain its arrays.
    @inline(__always)
    package func accept(
        _ link: LinkOrigin, path: UncheckedMutableSpan<UInt64>, hostAndPath: UncheckedMutableSpan<UInt64>
    ) -> Views {
        for word in 0..<wordCount {
            path[word] = 0
            hostAndPath[word] = 0
        }
        var found = Views.none
        forEachJudgement(of: link) { judgement, set in
            guard case .accepted(let view) = judgement else { return }
            let bit: UInt64 = 1 << UInt64(set & 63)
            if view == .path { path[set >> 6] |= bit } else { hostAndPath[set >> 6] |= bit }
            found.insert(view)
        }
        return found
    }

    /// Returns the argument for the component (`scheme`, `host` or `port`) for which all link sources reject a link;
    /// `nil` if a source accepts it. If sources reject different components, the last one in this order counts.
    package func mismatch<Part>(of link: LinkOrigin, scheme: Part, host: Part, port: Part) -> Part? {
        var (isTaken, passed) = (false, 0)
        forEachJudgement(of: link) { judgement, _ in
            switch judgement {
            case .accepted: isTaken = true
            case .port: passed = 2
            case .host: passed = max(passed, 1)
            case .scheme: break
            }
        }
        return isTaken ? nil : passed == 2 ? port : passed == 1 ? host : scheme
    }

    /// Returns the way in which a set of link sources uses a link's host; `nil` if the set does not accept the link.
    package func view(of set: Int, for link: LinkOrigin) -> View? {
        var found: View?
        forEachJudgement(of: link) { judgement, judged in
            if judged == set, case .accepted(let view) = judgement { found = found ?? view }
        }
        return found
    }

    /// Returns the indices of the sets of link sources that accept a link, by their use of the host; some are in both.
    package func views(of link: LinkOrigin) -> (path: [Int], hostAndPath: [Int]) {
        var (paths, hostsAndPaths): ([Int], [Int]) = ([], [])
        forEachJudgement(of: link) { judgement, set in
            guard case .accepted(let view) = judgement else { return }
            if view == .path { paths.append(set) } else { hostsAndPaths.append(set) }
        }
        return (paths, hostsAndPaths)
    }

    /// Calls a function with each set of link sources that accepts a link, and the set's use of the host. The first
    /// accepting source of a set decides; the sources of a set are adjacent.
    package func forEachView(of link: LinkOrigin, _ body: (_ set: Int, View) -> Void) {
        var last: Int?
        forEachJudgement(of: link) { judgement, set in
            guard set != last, case .accepted(let view) = judgement else { return }
            last = set
            body(set, view)
        }
    }

    @inline(__always)
    private func forEachJudgement(of link: LinkOrigin, _ body: (SourceAcceptor.Judgement, _ set: Int) -> Void) {
        let (span, texts) = (acceptors.span, texts.span.all)
        for index in 0..<span.count { body(span[index].judge(link, texts), span[index].set) }
    }
}
