import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct RouteFileReadingTests {
    @Test(
        "YAML and JSON give the same route file",
        arguments: [
            (WholeFile.yaml, "waymark.yaml"), (WholeFile.json, "waymark.json"), (WholeFile.json, "waymark.yaml"),
            (WholeFile.json, "routes"),
        ])
    func whole(_ text: String, _ name: String) throws {
        #expect(try RouteFile(text: text, name: name).outline == WholeFile.outline)
    }

    @Test("Keys absent from a route file stay empty or nil")
    func least() throws {
        let file = try RouteFile(text: "waymark: 1\nroutes: {}", name: "waymark.yaml")
        #expect(file.sources.isEmpty && file.syntax == nil && file.precedence == nil && file.policy == nil)
        #expect(file.types.isEmpty && file.routes.isEmpty)
    }

    @Test("Every value of a route file has the position of its beginning")
    func places() throws {
        let file = try RouteFile(text: WholeFile.yaml, name: "waymark.yaml")
        let route = file.routes[0]
        #expect(file.sources.map(\.place) == [Place(line: 2, column: 11), Place(line: 2, column: 32)])
        #expect(route.name.place == Place(line: 10, column: 3))
        #expect(route.patterns[0].place == Place(line: 11, column: 14))
        #expect(route.examples[1].url.place == Place(line: 18, column: 7))
        #expect(route.examples[1].captures?[0].value.place == Place(line: 18, column: 39))
        #expect(file.routes[1].patterns[1].place == Place(line: 21, column: 13))
    }

    @Test(
        "YAML scalars keep their spelling as text",
        arguments: [
            "007", "yes", "1.0", "0x1F", "1e3", "1_000", "12:30", "2026-11-21", "+5", "-0", "~x", ".inf",
        ])
    func spelling(_ text: String) throws {
        let file = try RouteFile(
            text: "waymark: 1\nroutes:\n  a: { pattern: /, summary: \(text), tags: ['\(text)'] }", name: "waymark.yaml")
        #expect(file.routes[0].summary?.value == text)
        #expect(file.routes[0].tags.map(\.value) == [text])
    }

    @Test(
        "Patterns in YAML need no quotes, alone or in a list",
        arguments: [
            "/user/{id: Int}/edit", "/{file}.{ext}", "/v{n: Int}", "/c/{hash: CommitHash}", "/{lang: en|de}/help",
            "/user/{: Int}/edit", "/docs/*", "/settings/**", "/a/{x: **}/b", "/profile[/info]/{id}",
            "/(profile|user)/{id}",
            "/search?q={query}&page={page: Int = 1}", "/search?tag={tags: [String]}",
            "/news?post={post: Int?}&source=email",
            "/page#{section?}", "https://example.com/user/{id}", "myapp://user/{id: Int}", "/[a[/{b: Int}]]",
            "/**/edit",
        ])
    func patterns(_ pattern: String) throws {
        let text = """
            waymark: 1
            routes:
              alone: \(pattern)
              flow: [/, \(pattern), /x]
              block:
                - \(pattern)   # \(pattern)
              key: { pattern: \(pattern), summary: x }
              single: '\(pattern)'
              double: ["\(pattern)"]
            """
        let file = try RouteFile(text: text, name: "waymark.yaml")
        let expected = [[pattern], ["/", pattern, "/x"], [pattern], [pattern], [pattern], [pattern]]
        #expect(file.routes.map { $0.patterns.map(\.value) } == expected)
    }

    @Test(
        "Patterns after a key need no quotes for ',{' or for quotes within braces, and lists keep their elements",
        arguments: [
            "/map/{lat: Double},{lng: Double}", "/a/{x: Int},{y: Int},{z: Int}",
            "/c?x={x: [Int] = 1,2}&y={y: [String] = \"\"}", "/a/{x: Int},[{y: Int}]",
        ])
    func commas(_ pattern: String) throws {
        let text = """
            waymark: 1
            sources: [
              https://example.com,{scheme: myapp}
            ]
            routes:
              # [todo
              noted: { pattern: /n }
              before: \(pattern)
              text:
                pattern: /t
                summary: 1) [x
              "list": [/a/{x: Int},'/b']
              after: \(pattern)   # \(pattern)
            """
        let file = try RouteFile(text: text, name: "waymark.yaml")
        #expect(file.sources.count == 2)
        let expected = [["/n"], [pattern], ["/t"], ["/a/{x: Int}", "/b"], [pattern]]
        #expect(file.routes.map { $0.patterns.map(\.value) } == expected)
    }

    @Test("A YAML alias has the value of its anchor")
    func aliases() throws {
        let text = """
            waymark: 1
            routes:
              a: { pattern: &path /a, sources: &mine [https://example.com], tags: &tags [x, y] }
              b: { pattern: *path, sources: *mine, tags: *tags }
            """
        let file = try RouteFile(text: text, name: "waymark.yaml")
        #expect(file.routes[1].patterns.map(\.value) == ["/a"])
        #expect(file.routes[1].sources.map(\.value.description) == ["https://example.com"])
        #expect(file.routes[1].tags.map(\.value) == ["x", "y"])
    }

    @Test("The GitHub example file has over 100 routes, each with patterns and examples")
    func example() throws {
        let package = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        let file = try RouteFile(contentsOf: package + "/Examples/github/waymark.yaml")
        #expect(file.routes.count > 100)
        #expect(file.routes.allSatisfy { !$0.patterns.isEmpty && !$0.examples.isEmpty })
    }

    @Test(
        "A single length of a type is exact, and two lengths are a range",
        arguments: [
            ("40", 40...40), ("[40]", 40...40), ("[7, 40]", 7...40), ("[7, 7]", 7...7),
        ])
    func lengths(_ text: String, _ range: ClosedRange<Int>) throws {
        let file = try RouteFile(
            text: "waymark: 1\nroutes: {}\ntypes: { A: { characters: digits, lengths: \(text) } }", name: "waymark.yaml"
        )
        guard case .characters(.digits, let lengths) = file.types[0].constraint.kind else {
            Issue.record("no class of characters")
            return
        }
        #expect(lengths == range)
    }

    @Test("A regular expression of a type is read from quoted or plain text")
    func expressions() throws {
        let file = try RouteFile(
            text: #"""
                waymark: 1
                types: { A: { matches: '[a-z]+' }, B: { matches: "\\d+" }, C: { matches: v(1|2) } }
                routes: { a: '/{x: A}', b: '/b/{x: B}', c: '/c/{x: C}' }
                """#, name: "waymark.yaml")
        let router = try file.router()
        for link in ["/abc", "/b/12", "/c/v2"] { #expect(router.route(for: link) != nil, "\(link)") }
        for link in ["/aBc", "/b/x", "/c/v3"] { #expect(router.route(for: link) == nil, "\(link)") }
    }
}

extension RouteFile {
    /// The contents of the file without source locations, as lines.
    fileprivate var outline: String {
        let texts: ([Located<String>]) -> String = { $0.map(\.value).joined(separator: " | ") }
        let sources: ([Located<LinkSource>]) -> String = { $0.map(\.value.description).joined(separator: ", ") }
        var lines = [
            "sources: " + sources(self.sources),
            "syntax: \(syntax?.value ?? "none"), precedence: \(precedence?.value.rawValue ?? "none")",
        ]
        if let policy = policy?.value {
            lines.append(
                "policy: \(policy.trimsWhitespace ? "trims" : "keeps"), \(policy.maximumLength), \(policy.repeatedItems), "
                    + policy.forbiddenSchemes.joined())
        }
        lines += types.map { "type \($0.name.value): \($0.constraint.kind)" }
        for route in routes {
            lines.append("route \(route.name.value): " + texts(route.patterns))
            if let summary = route.summary {
                lines.append(
                    "  summary: \(summary.value); sources: \(sources(route.sources)); "
                        + "syntax: \(route.syntax?.value ?? "none"); tags: \(texts(route.tags))")
            }
            for example in route.examples {
                let captures = example.captures?.map { "\($0.name.value)=\($0.value.value)" }.joined(separator: ", ")
                lines.append(
                    "  example \(example.url.value):" + (captures.map { $0.isEmpty ? "" : " " + $0 } ?? " whatever"))
            }
            lines += route.rejects.map { "  reject " + $0.value }
        }
        return lines.joined(separator: "\n")
    }
}
