import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkLanguages
import WaymarkManifest

@Suite("Route tables written as route files")
struct RouteFileWritingTests {
    /// A table that uses every feature of route files once.
    static var whole: RouteTable<Int> {
        var policy = LinkPolicy.strict
        (policy.isCaseInsensitive, policy.maximumSegments, policy.repeatedItems) = (true, 12, .firstValid)
        policy.forbiddenSchemes = ["javascript", "x-evil"]
        var table = RouteTable<Int>(
            accepting: [.host("example.com", http: true), .host("*.example.com", port: 8443), .scheme("myapp")],
            precedence: .declaration, policy: policy)
        table.publicParameters = ["w", "id"]
        table.types["Hash"] = .characters(.hex, lengths: 7...40)
        table.types["Word"] = .characters(.letters)
        table.types["Language"] = .oneOf(["en", "d\"e\\", "\u{1}\n"])
        table.types["Slug"] = .matching("[a-z]+(-[a-z]+)*")
        table.types["UserID"] = table.types["Int"]
        table.types["Even"] = .custom { Int($0)?.isMultiple(of: 2) ?? false }
        table.types["Unused"] = .characters(.digits)
        table.add("/u/{id: UserID}", "/U/{id: UserID}/x", named: "user", to: 0)
        table.add("/c/{h: Hash}/{w: Word}[/{s: Slug}]", named: "a \"name\"", to: 1)
        table.add("/l/{l: Language}?e={e: [Even]?}#{f}", to: 2)
        table.add("/l/{l: Language}?e={e: [Even]?}", from: [.scheme("m", host: .ignored), .anywhere], to: 3)
        table.add("/x", from: [.scheme("m", host: "a", port: 1), .scheme("m", host: "ignored")], to: 4)
        table.add("myapp://y/{: Bool}", named: "own", to: 5)
        table.group("/z", requires: [.signedIn]) { group in
            group.add("/{id: Int}", named: "held", to: 6)
            group.group(fallback: true, requires: ["paying"]) { $0.add("/**", named: "all", to: 7) }
        }
        return table
    }

    @Test("A listed value that has the name of a registered type is written with an escape")
    func valueNamedLikeAType() throws {
        var table = RouteTable<Int>()
        table.types["Color"] = .oneOf(["red"])
        table.addGlobals("?g={g: |%43olor}", syntax: .braces, as: GlobalsType(Int.self))
        table.add("/{c: Color}/{d: %43olor|red}", named: "a", to: 0)
        let text = try table.routeFileText()
        #expect(text.contains("\"/{c: Color}/{d: %43olor|red}\"") && text.contains("?g={g: |%43olor}"))
    }

    @Test("A table written as a route file reads back equal and writes the same text")
    func whole() throws {
        let text = try Self.whole.routeFileText()
        let file = try RouteFile(text: text, name: "routes.json")
        let table = file.table()
        #expect(try table.routeFileText() == text)
        #expect(table.publicParameters == ["w", "id"])
        #expect(table.policy == Self.whole.policy && table.precedence == .declaration)
        let (read, written) = (try Router(table).routes, try Router(Self.whole).routes)
        #expect(read.map { $0.patterns.map(\.description) } == written.map { $0.patterns.map(\.description) })
        #expect(
            read.map(\.name) == ["user", "a \"name\"", "/l/{l: Language}?e={e: [Even]?}#{f}"].map { $0 } + [
                "/l/{l: Language}?e={e: [Even]?}", "/x", "own", "held", "all",
            ])
        #expect(table.entries.suffix(3).map { $0.requirements } == [[], [.signedIn], [.signedIn, "paying"]])
        #expect(table.entries.map { $0.isFallback } == Array(repeating: false, count: 7) + [true])
        for name in ["Hash", "Word", "Language", "Slug", "UserID"] {
            let (a, b) = (try #require(table.types[name]), try #require(Self.whole.types[name]))
            #expect(a.isSame(as: b), "\(name)")
        }
        #expect(table.types["Even"]?.accepts("odd") == true && table.types["Unused"] == nil)
        #expect(text.contains(#""UserID": { "type": "Int" }"#) && text.contains(#""Even": { "opaque": true }"#))
        let sources: [LinkSource] = [
            .host("example.com"), LinkSource(.host("example.com", port: nil, http: true, https: false)),
            .host("*.example.com", port: 8443), .scheme("myapp"),
        ]
        #expect(table.sources == sources)
    }

    @Test("A table read back from its route file matches the same links")
    func links() throws {
        let table = try RouteFile(text: Self.whole.routeFileText(), name: "routes.json").table()
        let (one, other) = (try Router(Self.whole), try Router(table))
        let links = [
            "https://example.com/u/1", "http://example.com/U/2/X", "http://a.example.com:8443/u/1", "myapp://u/3",
            "https://a.example.com:8443/c/abcdef0/word/a-b", "myapp://l/EN?e=2,4#x", "m://any/l/en", "m://a:1/x",
            "m://ignored/x", "m://b/x", "myapp://y/true", "x-evil://y/true", "https://example.com/l/en?e=2&e=4",
        ]
        for link in links {
            #expect(one.match(for: link)?.pattern.description == other.match(for: link)?.pattern.description, "\(link)")
        }
        #expect(links.count { one.match(for: $0) != nil } >= 9)
    }

    @Test("Global items of all types are written together, and their parameters may be public")
    func globals() throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.types["Hash"] = .characters(.hex)
        table.publicParameters = ["source", "gone"]
        table.add("/a", to: 0)
        let items = [
            ("?utm_source={source?}&n={n: Int?}", GlobalsType(Int.self)),
            ("/**?ref={source: Hash?}", GlobalsType(String.self)),
        ]
        for (text, type) in items {
            table.addGlobals(text, syntax: .braces, as: type)
        }
        let text = try table.routeFileText()
        let file = try RouteFile(text: text, name: "routes.json")
        #expect(file.globals?.value == "?utm_source={source?}&n={n: Int?}&ref={: Hash?}")
        #expect(file.publicParameters.map(\.value) == ["source"])
        #expect(file.types.map(\.name.value) == ["Hash"])
        #expect(try file.table().routeFileText() == text)
        #expect(try file.compiled().bytes.isEmpty == false)
    }

    @Test("Routes for developers, and their types and public parameters, are not written")
    func developer() throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.types["Screen"] = .oneOf(["grid", "fonts"])
        table.publicParameters = ["screen"]
        table.add("/a", named: "a", to: 0)
        table.group("/debug", requires: [.developer]) { $0.add("/{screen: Screen}", named: "debug", to: 1) }
        let text = try table.routeFileText()
        #expect(!text.contains("ebug") && !text.contains("creen"))
        #expect(try RouteFile(text: text, name: "routes.json").routes.map(\.name.value) == ["a"])
    }

    @Test("A written route file has a unique name for each route")
    func names() throws {
        var table = RouteTable<Int>()
        table.add("/a", "/b", to: 0)
        table.add("/{x: Int}", to: 1)
        table.add("/c", named: "/a", to: 2)
        let file = try RouteFile(text: table.routeFileText(), name: "routes.json")
        #expect(file.routes.map(\.name.value) == ["/a", "/{x: Int}", "/a (2)"])
    }

    @Test(
        "A table whose source a route file cannot express is refused",
        arguments: [.anywhere(http: true), .anywhere(web: .firstSegment), .anywhere(custom: .ignored)] as [LinkSource])
    func sources(_ source: LinkSource) throws {
        var table = RouteTable<Int>(accepting: [source])
        table.add("/a", to: 0)
        #expect(throws: RouteFileWritingError.self) { try table.routeFileText() }
    }

    @Test("A forbidden scheme that is none, and so forbids no link, is not written")
    func schemes() throws {
        var policy = LinkPolicy.strict
        policy.forbiddenSchemes.insert("evil://")
        #expect(try !RouteTable<Int>(policy: policy).routeFileText().contains("policy"))
        policy.forbiddenSchemes = ["evil", "bad:"]
        #expect(try RouteTable<Int>(policy: policy).routeFileText().contains(#""forbiddenSchemes": ["evil"]"#))
    }

    @Test("A table with an invalid pattern is not written, and the error names the problem")
    func faulty() throws {
        var table = RouteTable<Int>()
        table.add("/{", to: 0)
        let error = #expect(throws: RouteFileWritingError.self) { try table.routeFileText() }
        #expect(error?.description.contains("'{' has no matching '}'") == true)
    }

    @Test(
        "A type defined as a built-in type or as opaque accepts its values",
        arguments: [
            ("{ type: UInt8 }", "255", "256"), ("{ type: String }", "x", nil), ("{ opaque: true }", "x", nil),
        ] as [(String, String, String?)])
    func types(_ type: String, _ taken: String, _ refused: String?) throws {
        #if Tool
            let file = try RouteFile(
                text: "waymark: 1\ntypes: { A: \(type) }\nroutes: { a: '/{x: A}' }", name: "waymark.yaml")
            let router = try file.router()
            #expect(router.match(for: "/\(taken)") != nil)
            if let refused { #expect(router.match(for: "/\(refused)") == nil) }
        #endif
    }
}
