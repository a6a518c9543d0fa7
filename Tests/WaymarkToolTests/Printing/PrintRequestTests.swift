#if Tool
    import Testing
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting

    @testable import WaymarkTool

    @Suite("Print request")
    struct PrintRequestTests {
        private static let patterns = [
            "/user/{id: Int}[/{tab}]?tag={tags: [String]}&q={q?}#{part?}", "/files/{path: **}/x.{ext}",
        ]

        private static func request(_ values: [String], rest: String? = nil) throws -> PrintRequest {
            let variants = try patterns.flatMap { try RoutePattern($0).variants() }
            return try PrintRequest(values, rest: rest, for: PrintedKind.all(of: variants))
        }

        @Test(
            "Print arguments become captures under the names in the patterns",
            arguments: [
                (["id=15"], ["id": "15"]),
                (["id=1=2", "q="], ["id": "1=2", "q": ""]),
                (["tags=a"], ["tags": ["a"]]),
                (["tags=a,b", "tags=c"], ["tags": ["a,b", "c"]]),
                (["path=a/b%2Fc%25"], ["path": ["a", "b/c%"]]),
                (["path=/a", "path=b"], ["path": ["a", "b"]]),
                (["path="], ["path": []]), (["q=\u{301}a"], ["q": "\u{301}a"]),
                (["path=a/\u{301}b"], ["path": ["a", "\u{301}b"]]),
                (["ext=%2F", "part=a b", "tab=t"], ["ext": "%2F", "part": "a b", "tab": "t"]),
            ] as [([String], [String: CaptureValue])])
        func values(_ values: [String], _ expected: [String: CaptureValue]) throws {
            let request = try Self.request(values)
            #expect(request.captures == expected)
            #expect(request.unknown == nil)
        }

        @Test(
            "An invalid print argument is refused with the reason",
            arguments: [
                (["15"], "expected name=value, such as id=15, found '15'"),
                (["=15"], "expected name=value, such as id=15, found '=15'"),
                (["id=1", "id=2"], "duplicate value for 'id', which has one value"),
                (["path=a%2"], "invalid escape 'a%2' in the path for 'path'; write a percent sign as %25"),
                (["path=%FF"], "invalid escape '%FF' in the path for 'path'; write a percent sign as %25"),
            ])
        func mistakes(_ values: [String], _ message: String) {
            #expect(throws: ToolError(message)) { try Self.request(values) }
        }

        @Test("A print request reports the first unknown name and splits the rest into segments")
        func others() throws {
            let request = try Self.request(["id=1", "ID=1", "Id=2"], rest: "a/b%20c")
            #expect(request.unknown == "ID")
            #expect(request.rest == ["a", "b c"])
            #expect(throws: ToolError.self) { try Self.request([], rest: "%") }
        }

        @Test("An unknown route or parameter with an invisible character is shown with its escape")
        func invisible() throws {
            let text = #"{ "waymark": 1, "routes": { "a b": { "pattern": "/{id}", "examples": ["x://a/1"] } } }"#
            func run(_ arguments: String...) throws -> ToolRun {
                try ToolRun(arguments + ["--routes", "-"], input: Array(text.utf8))
            }
            let route = "error: unknown route 'a\\u{a0}b'; did you mean 'a b'?\n"
            #expect(try run("print", "a\u{A0}b").errors == route)
            #expect(try run("plan", "adb", "--route", "a\u{A0}b").errors == route)
            let parameter = "the pattern has no parameter named 'id\\u{200b}'; did you mean 'id'?\n"
            #expect(try run("print", "a b", "id\u{200B}=1").errors == "error: " + parameter)
        }

        @Test(
            "A link omits a list only if its elements equal those of the default",
            arguments: [(["t=a,b"], "?t=a%2Cb"), (["t=a", "t=b"], "")])
        func listDefaults(_ values: [String], _ query: String) throws {
            let text = "waymark: 1\nsources: https://example.com\nroutes: { l: { pattern: '/l?t={t: [String]?}', "
            let file = Array((text + "defaults: { t: [a, b] } } }").utf8)
            let output = try ToolRun(["print", "l"] + values + ["--routes", "-"], input: file).output
            #expect(output == "https://example.com/l\(query)\n")
        }
    }
#endif
