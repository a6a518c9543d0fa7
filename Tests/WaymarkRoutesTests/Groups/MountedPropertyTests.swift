import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Mounted parts compared with their patterns written out")
struct MountedPropertyTests {
    /// A route of the part, with the values of its own parameters.
    struct Part: Hashable {
        let name: String
        let values: [String?]
    }

    struct Route: Hashable {
        let prefix: [String?]
        let part: Part
    }

    /// A prefix with parameters, whose values have the type `String?`.
    struct Prefix {
        let text: String
        let names: [String]

        init(_ text: String, _ names: String...) { (self.text, self.names) = (text, names) }

        /// Returns the prefix and its names, with the names that the pattern also uses renamed.
        func renamed(before own: [String]) -> (text: String, names: [String]) {
            var (text, all) = (text, names)
            for (index, name) in names.enumerated() where own.contains(name) {
                all[index] = "part_" + name
                text = text.replacing("{\(name)", with: "{part_\(name)")
            }
            return (text, all)
        }
    }

    static let prefixes = [
        Prefix("/user/{id}", "id"), Prefix("/user/{id: Int}", "id"), Prefix("/{a: a|x}/", "a"), Prefix("/{id}.x", "id"),
        Prefix("/user[/{id: Int}]", "id"), Prefix("/{id}/{a: Int}", "id", "a"), Prefix("/(x|user/{id})", "id"),
        Prefix("/{b}/x/{a}", "b", "a"), Prefix("/x-{a}-{id: Int}", "a", "id"),
    ]
    static let patterns: [(text: String, names: [String])] = [
        ("/", []), ("/x", []), ("/{id}", ["id"]), ("/{id: Int}", ["id"]), ("/x/{a}", ["a"]),
        ("/{a: Int}/{id}", ["a", "id"]),
        ("[/{b}]", ["b"]), ("/x/{a: **}", ["a"]), ("/{id}.x", ["id"]), ("/x?id={id?}", ["id"]),
        ("/x?a={a}&b={b: Int}", ["a", "b"]),
        ("/x(/a|/{a: Int})", ["a"]), ("#{id}", ["id"]),
    ]

    struct Tables {
        var mounted: RouteTable<Route>, flat: RouteTable<Route>
        let links: [String]
    }

    /// Returns a table that mounts the part, a table with the prefix written out in each pattern, and links for both.
    static func tables(seed: Int) -> Tables {
        var random = SeededGenerator(seed: seed)
        let prefix = random.pick(prefixes)
        let chosen = (0..<(1 + random.below(4))).map { _ in random.pick(patterns) }
        var part = RouteTable<Part>(), flat = RouteTable<Route>()
        for (index, pattern) in chosen.enumerated() {
            add(pattern, named: "r\(index)", to: &part)
            let (text, names) = prefix.renamed(before: pattern.names)
            let whole = (text.hasSuffix("/") ? String(text.dropLast()) : text) + pattern.text
            add(whole, names, pattern.names, named: "r\(index)", to: &flat)
        }
        return Tables(mounted: mounted(part, under: prefix), flat: flat, links: links(&random))
    }

    private static func add(
        _ pattern: (text: String, names: [String]), named name: String, to table: inout RouteTable<Part>
    ) {
        table.add(pattern.text, named: name) { match in
            Part(name: name, values: try pattern.names.map { try match.value($0) })
        } inverse: { part in
            guard part.name == name else { return nil }
            return captures(pattern.names, part.values)
        }
    }

    private static func add(
        _ pattern: String, _ outer: [String], _ own: [String], named name: String, to table: inout RouteTable<Route>
    ) {
        table.add(pattern, named: "part." + name) { match in
            Route(
                prefix: try outer.map { try match.value($0) },
                part: Part(name: name, values: try own.map { try match.value($0) }))
        } inverse: { route in
            guard route.part.name == name else { return nil }
            return captures(outer + own, route.prefix + route.part.values)
        }
    }

    private static func captures(_ names: [String], _ values: [String?]) -> [String: CaptureValue] {
        let pairs = zip(names, values).compactMap { name, value in value.map { (name, $0.capture) } }
        return Dictionary(uniqueKeysWithValues: pairs.compactMap { name, capture in capture.map { (name, $0) } })
    }

    private static func mounted(_ part: RouteTable<Part>, under prefix: Prefix) -> RouteTable<Route> {
        var table = RouteTable<Route>()
        if prefix.names.count == 1 {
            table.merge(part, under: prefix.text, named: "part", parameters: prefix.names) { (value: String?, part) in
                Route(prefix: [value], part: part)
            } inverse: {
                ($0.prefix[0], $0.part)
            }
        } else {
            table.merge(part, under: prefix.text, named: "part", parameters: prefix.names) {
                (values: (String?, String?), part) in
                Route(prefix: [values.0, values.1], part: part)
            } inverse: {
                (($0.prefix[0], $0.prefix[1]), $0.part)
            }
        }
        return table
    }

    private static func links(_ random: inout SeededGenerator) -> [String] {
        let starts = ["", "/user/1", "/user/x", "/user", "/a", "/x", "/1.x", "/a/1", "/y/x/1", "/x-a-1"]
        let words = ["user", "x", "a", "1", "22", "1.x", "y.x", "%C3%A9", ""]
        let ends = ["", "", "", "/", "?id=1", "?a=x&b=2", "?b=2&a=", "#top"]
        return (0..<60).map { _ in
            let path = (0..<random.below(4)).map { _ in "/" + random.pick(words) }.joined()
            return "https://example.com" + random.pick(starts) + path + random.pick(ends)
        }
    }

    @Test("A random mounted part has the problems, routes and links of its patterns written out")
    func tables() throws {
        var (matched, refused) = (0, 0)
        for seed in 0..<(Thoroughness.isFull ? 400 : 60) * Thoroughness.factor {
            let tables = Self.tables(seed: seed)
            try #require(
                tables.mounted.problems().map(\.description) == tables.flat.problems().map(\.description), "\(seed)")
            guard let mounted = try? Router(tables.mounted), let flat = try? Router(tables.flat) else {
                refused += 1
                continue
            }
            for link in tables.links {
                let (match, other) = (mounted.match(for: link), flat.match(for: link))
                try #require(match?.route == other?.route && match?.name == other?.name, "\(seed) \(link)")
                guard let match, let other else { continue }
                matched += 1
                try #require(match.pattern.text == other.pattern.text, "\(seed) \(link)")
                let (url, flatURL) = (try? mounted.url(for: match.route), try? flat.url(for: other.route))
                try #require(url == flatURL, "\(seed) \(link)")
            }
        }
        #expect(matched > 100 && refused > 1, "\(matched) \(refused)")
    }
}
