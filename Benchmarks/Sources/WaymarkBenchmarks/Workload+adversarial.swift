extension Workload {
    /// Worst cases, for which a naive matcher takes exponential or quadratic time.
    static let adversarial: [Entry] = [
        Entry(name: "adversarial_ladder", summary: "512 patterns, literal or parameter at each of nine levels") { _ in
            ladder(levels: 9)
        },
        Entry(name: "adversarial_catchall", summary: "four catch-alls in a pattern, nearly matched 60 segments long") {
            _ in catchAlls(segments: 60)
        },
        Entry(name: "adversarial_partial", summary: "four parameters in one segment of 400 separators") { _ in
            partials(separators: 400)
        },
        Entry(name: "adversarial_optional", summary: "a pattern of 128 variants") { _ in optionals("abcdefg") },
        Entry(name: "adversarial_long", summary: "links of nearly 8 KiB, plain and percent-encoded") { _ in
            long(bytes: 8_000)
        },
    ]

    /// Returns a table with the literal `a` or a parameter at each level, in all combinations. Half of the links match;
    /// the others differ from these in the last segment.
    private static func ladder(levels: Int) -> Workload {
        let choices = Array(0..<(1 << levels))
        func path(_ choice: Int, _ literal: String, _ other: (Int) -> String, _ end: String) -> String {
            let segments = (0..<levels).map { choice >> $0 & 1 == 0 ? literal : other($0) }
            return "/" + (segments + [end]).joined(separator: "/")
        }
        let hits = choices.map { Link(text: path($0, "a", { _ in "b" }, "end"), route: $0) }
        let misses = choices.map { Link(text: path($0, "a", { _ in "b" }, "_nd"), route: nil) }
        return Workload(patterns: choices.map { path($0, "a", { "{p\($0)}" }, "end") }, links: hits + misses)
    }

    private static func catchAlls(segments: Int) -> Workload {
        let ends = ["d", "e", "f", "g"]
        let run = String(repeating: "/a/b/c", count: segments / 3)
        return Workload(
            patterns: ends.map { "/**/a/**/b/**/c/**/\($0)" },
            links: ends.enumerated().map { Link(text: "\(run)/\($1)", route: $0) }
                + ["x", "a", "b", "c"].map { Link(text: "\(run)/\($0)", route: nil) })
    }

    private static func partials(separators: Int) -> Workload {
        let run = String(repeating: "a-", count: separators)
        return Workload(
            patterns: ["/{a}-{b}-{c}-{d}.html", "/{a}-{b}-{c}-{d: Int}"],
            links: [
                Link(text: "/\(run)a.html", route: 0), Link(text: "/\(run)a.htm", route: nil),
                Link(text: "/\(run)1", route: 1), Link(text: "/\(run)", route: nil),
            ])
    }

    private static func optionals(_ letters: String) -> Workload {
        let all = letters.map { "/\($0)" }
        let subsets = (0..<(1 << all.count)).map { choice in
            all.indices.filter { choice >> $0 & 1 == 1 }.map { all[$0] }.joined()
        }
        return Workload(
            patterns: ["/start" + letters.map { "[/\($0)]" }.joined() + "/end"],
            links: subsets.map { Link(text: "/start\($0)/end", route: 0) }
                + subsets.map { Link(text: "/start\($0)/_nd", route: nil) })
    }

    private static func long(bytes: Int) -> Workload {
        let plain = String(repeating: "x", count: bytes)
        let escaped = String(repeating: "%C3%A9", count: bytes / 6)
        return Workload(
            patterns: ["/long/{text}", "/long/{text}/more", "/{a}/{b}/{c: Int}"],
            links: [
                Link(text: "/long/\(plain)", route: 0), Link(text: "/long/\(escaped)", route: 0),
                Link(text: "/long/\(plain)/more", route: 1), Link(text: "/long/\(plain)/_ore", route: nil),
                Link(text: "/long/\(escaped)/_ore", route: nil), Link(text: "/long?q=\(plain)", route: nil),
            ])
    }
}
