#if Tool
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain

    @testable import WaymarkTool

    /// The redacted form of links, for logs that must not contain secrets.
    @Suite("Redacted links")
    struct RedactionTests {
        private static let router = Result {
            var table = RouteTable<Int>(accepting: [.host("example.com", http: true), .scheme("myapp")])
            let patterns = [
                "/invite/{key}", "/user/{id: Int}/edit", "/docs/{path: **}", "/{lang: en|de}/p-{slug}.html",
                "/any/*/**",
                "/search?q={q}&page={page: Int = 1}&draft&kind=a#{part?}", "/a[/b]/{c}",
            ]
            for (index, pattern) in patterns.enumerated() { table.add(pattern, named: "r\(index)", to: index) }
            table.add("/shop/{id}", named: "shop", from: [.host("*.example.org", port: 8080)], to: 9)
            table.add("/wild/{id}", named: "wild", from: [.anywhere], to: 10)
            return try Router(table)
        }

        private static func shown(_ link: String, _ options: (inout RowPlan) -> Void = { _ in }) throws -> String {
            var plan = RowPlan(
                shape: .line, format: .tsv,
                columns: [.member(.url), .member(.outcome), .member(.route), .member(.reason)], redacts: true)
            options(&plan)
            let links = LinkRenderer(router: try router.get(), format: .json, style: .plain)
            let renderer = RowRenderer(links, plan)
            var out = OutputBuffer()
            Array(link.utf8).withBytes { _ = renderer.render(InputLine(bytes: $0, length: $0.count), to: &out) }
            return out.text
        }

        @Test(
            "A redacted link shows the pattern and the source that the table declares",
            arguments: [
                ("https://example.com/invite/secret", "https://example.com/invite/{key}"),
                ("http://EXAMPLE.com.:80/invite/secret?token=secret#secret", "https://example.com/invite/{key}"),
                ("myapp://invite/secret", "myapp://invite/{key}"), ("myapp:///invite/secret", "myapp://invite/{key}"),
                ("myapp:invite/secret", "myapp://invite/{key}"),
                ("https://example.com/user/15/edit", "https://example.com/user/{id}/edit"),
                ("https://example.com/docs/secret/secret", "https://example.com/docs/{path: **}"),
                ("https://example.com/de/p-secret.html", "https://example.com/{lang}/p-{slug}.html"),
                ("https://example.com/any/secret/secret", "https://example.com/any/*/**"),
                (
                    "https://example.com/search?kind=a&draft&q=secret",
                    "https://example.com/search?q={q}&page={page}&draft&kind=a#{part}"
                ),
                ("https://example.com/a/b/secret", "https://example.com/a/b/{c}"),
                ("https://example.com/a/secret", "https://example.com/a/{c}"),
                ("https://secret.example.org:8080/shop/secret", "https://*.example.org:8080/shop/{id}"),
                ("https://secret.net/wild/secret", "…/wild/{id}"), ("secret://wild/secret", "…/wild/{id}"),
                ("/wild/secret", "…/wild/{id}"), ("https://example.com/secret", "https://example.com/…"),
                ("myapp://secret/secret", "myapp://…"), ("https://secret.net/secret", "…"),
                ("https://secret@example.com/invite/secret", "…"), ("https://example.com/invite/%zzsecret", "…"),
                ("", ""),
            ])
        func links(_ link: String, _ expected: String) throws {
            let columns = try Self.shown(link).split(separator: "\t", omittingEmptySubsequences: false)
            #expect(columns.first.map { String($0) } == expected)
            #expect(!columns.joined().contains("secret"))
        }

        @Test(
            "A redacted link shows public parameters as the library does, also with hashes",
            arguments: [
                "https://example.com/search?q=secret&page=2&kind=a&draft",
                "https://example.com/search?q=a&kind=a&draft",
                "myapp://docs/a/b%2Fc", "https://example.com/invite/secret", "https://example.com/secret",
            ])
        func publicParameters(_ link: String) throws {
            var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
            table.publicParameters = ["page", "path"]
            let patterns = ["/invite/{key}", "/docs/{path: **}", "/search?q={q}&page={page: Int = 1}&draft&kind=a"]
            for (index, pattern) in patterns.enumerated() { table.add(pattern, to: index) }
            let router = try Router(table)
            let links = LinkRenderer(router: router, format: .json, style: .plain)
            func cell(_ hash: ValueHash?) -> String {
                let plan = RowPlan(shape: .line, format: .tsv, columns: [.member(.url)], redacts: true, hash: hash)
                var out = OutputBuffer()
                Array(link.utf8).withBytes {
                    _ = RowRenderer(links, plan).render(InputLine(bytes: $0, length: $0.count), to: &out)
                }
                return out.text
            }
            #expect(cell(nil) == router.redacted(link) + "\n")
            #if Hashing
                let hashed = cell(KeyedHash(key: Array(repeating: 7, count: 32)).hash)
                #expect(!hashed.contains("secret"))
                #expect(hashed.contains("{page=2}") == link.contains("page=2"))
            #endif
        }

        @Test("Redacted links are equal for links that differ only in their values", arguments: 1...20)
        func law(_ seed: Int) throws {
            var chance = SeededGenerator(seed: Thoroughness.seed ?? seed)
            let words = ["a", "x%20y", "secret", "%C3%A9", "~", "1", "zz-9"]
            let forms: [(inout SeededGenerator) -> String] = [
                { "https://example.com/invite/\($0.pick(words))" },
                { "myapp://invite/\($0.pick(words))?\($0.pick(words))=1" },
                { "https://example.com/user/\($0.below(99_999))/edit#\($0.pick(words))" },
                { "https://example.com/docs/\($0.pick(words))/\($0.pick(words))" },
                { "https://example.com/\($0.pick(["en", "de"]))/p-\($0.pick(words)).html" },
                { "https://\($0.pick(["a", "b-c", "d.e"])).example.org:8080/shop/\($0.pick(words))" },
                { "https://example.com/unknown/\($0.pick(words))?\($0.pick(words))" },
                { "https://\($0.pick(["a", "b"])):\($0.pick(["x", "yy"]))@example.com/invite/\($0.pick(words))" },
            ]
            for form in forms {
                var shapes: Set<String> = []
                for _ in 0..<(Thoroughness.isFull ? 40 : 20) { shapes.insert(try Self.shown(form(&chance))) }
                #expect(shapes.count == 1, "\(shapes)")
            }
        }

        @Test("A CSV row shows its redacted link, and a row without a link is hidden")
        func rows() throws {
            let csv = RowShape.column(1)
            func row(_ text: String) throws -> String {
                try Self.shown(text) {
                    $0.shape = csv
                    $0.format = .csv(delimiter: 0x2C)
                    $0.columns = [.member(.outcome), .member(.reason)]
                }
            }
            #expect(try row("1,https://example.com/invite/x,3") == "1,https://example.com/invite/{key},3,matched,\n")
            #expect(
                try row("1,\"https://example.com/invite/x\",3") == "1,https://example.com/invite/{key},3,matched,\n")
            #expect(try row("1,,3") == "1,,3,unreadable,empty\n")
            #expect(try row("https://example.com/invite/x") == ",unreadable,noField\n")
            #expect(try row("1,\"https://example.com/invite/x") == ",unreadable,openQuote\n")
        }

        @Test("A JSON row shows its redacted link, even with duplicate or existing keys")
        func objects() throws {
            func row(_ text: String) throws -> String {
                try Self.shown(text) {
                    $0.shape = .member("url")
                    $0.format = .json
                    $0.columns = [.member(.route)]
                }
            }
            let link = "https://example.com/invite/x", shown = "https://example.com/invite/{key}"
            #expect(
                try row(#"{"a":1,"url":"\#(link)","b":2}"#)
                    == #"{"a":1,"url":"\#(shown)","b":2,"waymark":{"route":"r0"}}"# + "\n")
            #expect(
                try row(#"{"url":"\#(link)","waymark":{"x":"\#(link)"}}"#)
                    == #"{"url":"\#(shown)","waymark":{"route":"r0"}}"# + "\n")
            #expect(
                try row(#"{"url":"x","url":"\#(link)"}"#) == #"{"url":"\#(shown)","waymark":{"route":"r0"}}"# + "\n")
            #expect(try row(#"{"url":["\#(link)"]}"#) == #"{"waymark":{"route":null}}"# + "\n")
            #expect(try row(link) == #"{"waymark":{"route":null}}"# + "\n")
        }
    }
#endif
