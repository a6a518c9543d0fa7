import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkNotations

@Suite("DeeperFunc patterns compared with the library")
struct DeeperFuncTests {
    /// Returns the formats of a route: its own format, or those of its operators.
    static func texts(_ route: LibraryCase.Route) throws -> [String] {
        if route.syntax == "deeperfunc-format" { return [route.pattern] }
        return try NeutralForm.patterns(try #require(route.ast), isPositional: true)
            .map { try DeeperFuncSyntax().text(for: $0) }
    }

    static let exceptions = [
        "DeeperFunc-089": "the type 'userId' is none of the library's, so the value is text",
        "DeeperFunc-090": "the type 'userId' is none of the library's, so the value is text",
    ]

    @Test(
        "A link opens the same DeeperFunc route as in the library, except for listed differences",
        arguments: LibraryCase.of("DeeperFunc", "match", "roundtrip"))
    func match(_ row: LibraryCase) throws {
        let routes = try #require(row.routes)
        let answer = Answer(
            of: try routes.map(Self.texts), in: .deeperfunc, from: routes[0].scheme.map { [.scheme($0)] } ?? [],
            to: try #require(row.url))
        check(answer.differences(from: try #require(row.expect)), row.id, exceptions: Self.exceptions)
    }

    @Test(
        "A DeeperFunc format equals the pattern composed of its operators",
        arguments: LibraryCase.of("DeeperFunc", "match", "roundtrip"))
    func meaning(_ row: LibraryCase) throws {
        for route in try #require(row.routes) where Self.exceptions[row.id] == nil {
            let read = try Self.texts(route).map { try RoutePattern($0, syntax: .deeperfunc) }
            #expect(read == NeutralForm.patterns(try #require(route.ast), isPositional: true))
        }
    }

    @Test(
        "A DeeperFunc template equals the string written from its pattern",
        arguments: LibraryCase.of("DeeperFunc", "template", "roundtrip"))
    func template(_ row: LibraryCase) throws {
        let template = try #require(row.expect?["template"]?.text)
        let pattern = try RoutePattern(template, syntax: .deeperfunc)
        #expect(try DeeperFuncSyntax().text(for: pattern) == template)
    }

    static let printed: [(id: String, captures: [String: CaptureValue], rest: [String])] = [
        ("DeeperFunc-077", ["0": 1], []), ("DeeperFunc-078", ["0": 1], ["*"]),
    ]

    @Test("A DeeperFunc route prints the same link as in the library", arguments: printed.indices)
    func print(_ index: Int) throws {
        let row = Self.printed[index]
        let known = try #require(LibraryCase.all.first { $0.id == row.id })
        let format = try #require(known.routes?.first?.pattern)
        var table = RouteTable<Int>(.deeperfunc, accepting: [.scheme("app")])
        table.add(format, named: "route", syntax: .deeperfunc, to: 0)
        let text = try Router(table).url(named: "route", captures: row.captures, rest: row.rest)
        #expect(text == known.expect?["printed_url"]?.text)
    }

    /// The patterns of the observations, as formats.
    static let formats = [
        "\"u\" /> string": "u/:string", "\"recipes\" /? int": "recipes/(:int)",
        "\"recipes\" .? string(\"q\")": "recipes?q=:string", "\"recipes\" .? bool(\"q\")": "recipes?q=:bool",
        "any /> \"x\" /> \"y\"": "*/x/y", "format a/:bool": "a/:bool", "format /a/b": "/a/b",
        "add(intent, route: \"recipes/info\")": "recipes/info",
    ]

    static let observedExceptions = [
        "add(intent, route: \"recipes/info\") on app://recipes/info": "a slash is a slash",
        "\"u\" /> string on app://u/%2541": "links are decoded once",
        "\"recipes\" .? bool(\"q\") on app://recipes?q=yes": "all libraries share one reading of truth values",
        "format a/:bool on app://a/true": "a type is a type, also in a path",
        "format /a/b on app://a/b": "slashes at the ends make no difference",
    ]

    /// Observations that are not a pattern with a link. `corrections` and `links` test the behaviour here.
    static let elsewhere: Set = [
        "add(recipes); add(recipes/info) on app://recipes/info", "format a?(x=:int)&y=:int", "format (a|b)/c",
        "format a?x=5", "\"u\" /> string", "\"recipes\"", "\"recipes\" /? int >/> \"info\"",
        "\"recipes\" .?? int(\"id\")", "any /> \"x\" /> \"y\"", "(\"a\" | \"b\") /> \"c\"", "\"recipes\" /> double",
    ]

    @Test("Every DeeperFunc observation has a format or is in the list of exclusions")
    func elsewhereIsKnown() {
        let others = Observation.of("DeeperFunc").filter { $0.url == nil || Self.formats[$0.pattern ?? ""] == nil }
        #expect(Set(others.map(\.key)) == Self.elsewhere)
        #expect(Set(Self.observedExceptions.keys).isSubset(of: Observation.of("DeeperFunc").map(\.key)))
    }

    @Test(
        "A DeeperFunc pattern behaves as observed in the library, except for listed corrections",
        arguments: Observation.of("DeeperFunc").filter { $0.url != nil && formats[$0.pattern ?? ""] != nil })
    func observed(_ row: Observation) throws {
        let format = try #require(Self.formats[row.pattern ?? ""])
        let answer = Answer(of: [[format]], in: .deeperfunc, to: try #require(row.url))
        check(answer.differences(from: row.observed), row.key, exceptions: Self.observedExceptions)
    }

    /// The behaviour here for mistakes of the library, and some links with the same behaviour.
    static let corrections: [(formats: [String], link: String, route: Int?, captures: [String: CaptureValue])] = [
        (["recipes", "recipes/info"], "app://recipes/info", 1, [:]),
        (["recipes/info"], "app://recipes/info", 0, [:]),
        (["u/:string"], "app://u/%2541", 0, ["0": "%41"]),
        (["u/:string"], "app://u/a%2Fb", 0, ["0": "a/b"]),
        (["recipes?q=:bool"], "app://recipes?q=yes", 0, ["0": true]),
        (["a/:bool"], "app://a/true", 0, ["0": true]),
        (["/a/b"], "app://a/b", 0, [:]),
        (["a?(x=:int)&y=:int"], "app://a?y=2", 0, ["1": 2]),
        (["a?(x=:int)&y=:int"], "app://a?y=2&x=1", 0, ["0": 1, "1": 2]),
        (["(a|b)/c"], "app://b/c", 0, [:]),
        (["a/(b)/c"], "app://a/c", 0, [:]),
        (["a/(b)/c"], "app://a/b", nil, [:]),
        (["a/(:int/x|y/:string)/:int"], "app://a/y/z/3", 0, ["0": "z", "1": 3]),
        (["a?x=5"], "app://a?x=5", nil, [:]),
        // A partial match of an optional group is not sufficient here.
        (["a/(b/:int)"], "app://a/b", nil, [:]),
    ]

    @Test("DeeperFunc patterns avoid the known errors of the library", arguments: corrections.indices)
    func correction(_ index: Int) {
        let row = Self.corrections[index]
        let answer = Answer(of: row.formats.map { [$0] }, in: .deeperfunc, to: row.link)
        #expect(answer.route == row.route, "\(row.formats) on \(row.link)")
        #expect(answer.captures == row.captures, "\(row.formats) on \(row.link)")
    }

    /// Printed links, where the library's links are random or missing, or do not read back.
    static let links: [(format: String, captures: [String: CaptureValue], link: String)] = [
        ("u/:string", ["0": "%41"], "app://u/%2541"), ("u/:string", ["0": "a/b"], "app://u/a%2Fb"),
        ("u/:string", ["0": "中"], "app://u/%E4%B8%AD"), ("recipes", [:], "app://recipes"),
        ("recipes/(:int)/info", [:], "app://recipes/info"), ("recipes/(:int)/info", ["0": 5], "app://recipes/5/info"),
        ("recipes?(id=:int)", [:], "app://recipes"), ("(a|b)/c", [:], "app://a/c"),
        ("r?b=:int&a=:int", ["0": 1, "1": 2], "app://r?b=1&a=2"), ("recipes/:double", ["0": 1.0], "app://recipes/1"),
    ]

    @Test(
        "A DeeperFunc link prints its values escaped, in the pattern's order, without absent parts",
        arguments: links.indices)
    func link(_ index: Int) throws {
        let row = Self.links[index]
        var table = RouteTable<Int>(.deeperfunc, accepting: [.scheme("app")])
        table.add(row.format, named: "route", syntax: .deeperfunc, to: 0)
        #expect(try Router(table).url(named: "route", captures: row.captures) == row.link)
    }
}
