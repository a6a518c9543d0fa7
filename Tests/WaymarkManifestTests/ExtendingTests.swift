import Foundation
import Testing
import WaymarkCore
import WaymarkExplain

@testable import WaymarkManifest

@Suite("Route files that extend another one", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct ExtendingTests {
    static let base = """
        { "waymark": 1, "sources": ["https://a.example"],
          "routes": {
            "home": "/",
            "order": { "pattern": "/orders/{id: Int}", "requires": "signedIn", "tags": "old", "summary": "Old" }
          } }
        """

    /// Parses a file `folder/waymark.yaml` that extends `folder/files/base.json`.
    static func file(_ text: String, extending base: String = base) throws(RouteFileError) -> RouteFile {
        try RouteFile(
            utf8: Array("waymark: 1\nextends: files/base.json\n\(text)".utf8), name: "folder/waymark.yaml",
            proves: true,
            extending: .read { path in (ExtendedFileAccess.path(path, besides: "folder/waymark.yaml"), Array(base.utf8))
            })
    }

    static func problems(_ text: String, extending base: String = base) -> [String] {
        do throws(RouteFileError) {
            _ = try file(text, extending: base)
            return []
        } catch {
            return error.problems.map { "\($0.file):\($0.line):\($0.column) \($0.code)" }
        }
    }

    @Test("An extending file adds to the routes of the extended file, and keeps the rest")
    func adding() throws {
        let file = try Self.file(
            """
            $schema: waymark.schema.json
            apps: { ios: { appIDs: [ABCDE12345.com.example.app] } }
            routes:
              order:
                summary: An order
                group: Orders
                examples: { https://a.example/orders/1: { id: 1 } }
                opens: web
                deprecated: 2027-01
                replacedBy: home
              home: { tags: [start], rejects: [https://a.example/x] }
            """)
        let (home, order) = (file.routes[0], file.routes[1])
        #expect(file.name == "folder/waymark.yaml" && file.paths == ["folder/waymark.yaml", "folder/files/base.json"])
        #expect(file.routes.map(\.name.value) == ["home", "order"] && file.apps?.appIDs.count == 1)
        #expect(order.patterns.map(\.value) == ["/orders/{id: Int}"] && order.requires.map(\.value) == ["signedIn"])
        #expect(order.summary?.value == "An order" && order.group?.value == "Orders" && order.opens == .web)
        #expect(order.examples.map(\.url.value) == ["https://a.example/orders/1"])
        #expect(order.tags.map(\.value) == ["old"] && home.tags.map(\.value) == ["start"])
        #expect(order.replacedBy?.value == "home" && home.rejects.count == 1 && home.opens == .app)
        #expect(try file.router().match(for: "https://a.example/orders/1")?.name == "order")
    }

    @Test("The routes of an extending file are optional")
    func empty() throws {
        #expect(try Self.file("").routes.map(\.name.value) == ["home", "order"])
    }

    @Test(
        "A problem of an extending file is located in the file that contains it",
        arguments: [
            ("routes: { ordr: { summary: x } }", base, ["waymark.yaml:3:11 unknown-extended-route"]),
            ("routes: { order: /orders }", base, ["waymark.yaml:3:18 key-of-extended-file"]),
            ("routes: { order: { pattern: /orders } }", base, ["waymark.yaml:3:20 key-of-extended-file"]),
            ("routes: { order: { sumary: x } }", base, ["waymark.yaml:3:20 unknown-key"]),
            (
                "sources: a://\npublic: [id]", base,
                [
                    "waymark.yaml:3:1 key-of-extended-file", "waymark.yaml:4:1 key-of-extended-file",
                ]
            ),
            ("routes: { order: { replacedBy: hom } }", base, ["waymark.yaml:3:32 unknown-route"]),
            ("routes: { order: { renamedFrom: home } }", base, ["waymark.yaml:3:33 name-in-use"]),
            ("", "{ \"waymark\": 1, \"extends\": \"waymark.yaml\" }", ["files/base.json:1:28 nested-extends"]),
            (
                "sources: a://", "{ \"waymark\": 1,\n\"x\": 1, \"routes\": {} }",
                ["files/base.json:2:1 unknown-key"]
            ),
            (
                "sources: a://", "{ \"waymark\": 1,\n\"routes\": { \"a\": \"/{b\" } }",
                ["waymark.yaml:3:1 key-of-extended-file", "files/base.json:2:20 unclosed-brace"]
            ),
            (
                "routes: { x: { summary: x } }", "{ \"waymark\": 1, \"routes\": { \"a\": \"/a\", \"b\": \"/a\" } }",
                [
                    "waymark.yaml:3:11 unknown-extended-route", "files/base.json:1:46 conflict",
                ]
            ),
            (
                "environments: { staging: { sources: a:// } }",
                "{ \"waymark\": 1, \"sources\": \"https://a.example\",\n\"routes\": { \"a\": { \"pattern\": \"/a\", \"sources\": \"https://a.example\" } } }",
                ["waymark.yaml:3:17 environment-source"]
            ),
        ])
    func problems(_ text: String, _ base: String, _ problems: [String]) {
        #expect(Self.problems(text, extending: base) == problems.map { "folder/" + $0 })
    }

    @Test("A related position names the file that contains it")
    func related() throws {
        let error = #expect(throws: RouteFileError.self) { try Self.file("routes: { order: { renamedFrom: home } }") }
        #expect(error?.description.contains("note: the other place is folder/files/base.json:3:5") == true)
    }

    @Test("Table warnings and opaque types are located in the extended file")
    func warnings() throws {
        let file = try Self.file(
            "",
            extending:
                #"{ "waymark": 1, "types": { "T": { "opaque": true } }, "routes": { "a": "/{x}", "b": "/{x: T}" } }"#)
        #expect(file.opacity?.file == "folder/files/base.json" && file.opacity?.sourceLine.isEmpty == false)
        #expect(file.problems().allSatisfy { $0.file == "folder/files/base.json" })
    }

    @Test(
        "A path is relative to the folder of the extending file",
        arguments: [
            ("b.json", "a.yaml", "b.json"), ("b.json", "x/a.yaml", "x/b.json"),
            ("../b.json", "x/a.yaml", "x/../b.json"),
            ("/y/b.json", "x/a.yaml", "/y/b.json"), ("-", "-", "./-"), ("b.json", "-", "b.json"),
        ])
    func paths(_ path: String, _ file: String, _ expected: String) {
        #expect(ExtendedFileAccess.path(path, besides: file) == expected)
    }

    @Test("An extended file that cannot be read is reported at its path")
    func unreadable() throws {
        let text = "waymark: 1\nextends: nowhere/base.json"
        let error = #expect(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(
            error?.problems.map(\.message) == [
                "the extended file 'nowhere/base.json' cannot be read: only a file can extend another one"
            ])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try text.write(to: file, atomically: true, encoding: .utf8)
        let missing = #expect(throws: RouteFileError.self) { try RouteFile(contentsOf: file.path) }
        #expect(
            missing?.problems.map { "\($0.line):\($0.column) \($0.message)" } == [
                "2:10 the extended file 'nowhere/base.json' cannot be read: there is no such file"
            ])
    }

    @Test("A file that extends itself is refused")
    func cycle() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try "waymark: 1\nextends: \(file.lastPathComponent)".write(to: file, atomically: true, encoding: .utf8)
        let error = #expect(throws: RouteFileError.self) { try RouteFile(contentsOf: file.path) }
        #expect(error?.problems.map(\.code) == ["nested-extends"])
    }

    @Test("A file extends a new export of the same table without changes")
    func exported() throws {
        var table = RouteTable<Int>(accepting: [.host("a.example")])
        table.group(requires: [.signedIn]) { $0.add("/orders/{id: Int}", named: "order", to: 0) }
        table.add("/news[/{page: Int}]", named: "news", to: 1)
        let text = "routes: { order: { examples: { https://a.example/orders/1: { id: 1 } } } }"
        let first = try Self.file(text, extending: table.routeFileText())
        table.add("/new", named: "new", to: 2)
        let second = try Self.file(text, extending: table.routeFileText())
        #expect(first.routes.map(\.examples.count) == [1, 0])
        #expect(second.routes.map(\.examples.count) == [1, 0, 0])
    }
}
