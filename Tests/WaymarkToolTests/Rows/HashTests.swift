#if Hashing
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain

    @testable import WaymarkTool

    /// Hashes of captured values.
    @Suite("Hashed links")
    struct HashTests {
        private static let key = Array("0123456789abcdef0123456789abcdef".utf8)

        private static let router = Result {
            var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
            let patterns = [
                "/invite/{key}", "/docs/{path: **}", "/v{major: Int}.{minor: Int}/*/x", "/any/*/**",
                "/search?q={q}&page={page: Int = 1}&tag={tags: [String]?}#{part?}", "/price/{amount: Double}",
                "/list?tag={tags: [String] = a,b}",
            ]
            for (index, pattern) in patterns.enumerated() { table.add(pattern, named: "r\(index)", to: index) }
            return try Router(table)
        }

        /// Returns the fields that are written for a link.
        private static func fields(_ link: String, key: [UInt8] = key) throws -> [String] {
            let plan = RowPlan(
                shape: .line, format: .tsv,
                columns: [.member(.url), .member(.captures), .capture("q"), .capture("tags")], redacts: true,
                hash: KeyedHash(key: key).hash)
            let links = LinkRenderer(router: try router.get(), format: .json, style: .plain)
            var out = OutputBuffer()
            Array(link.utf8).withBytes {
                _ = RowRenderer(links, plan).render(InputLine(bytes: $0, length: $0.count), to: &out)
            }
            return out.text.dropLast().split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        }

        @Test(
            "A hashed value is HMAC-SHA-256 of the name, a NUL and the value",
            arguments: [
                ("userId", "15", "bb2ae54c7e7ad3806579a251a895ef90"),
                ("query", "red shoes", "90c7d2ca13ce48ebacb38dce37921aef"),
                ("key", "secret", "8afda1d0cbd70d74be6aa0c2266d329b"),
                ("page", "1", "3022b35a147a14249fc431a28d63ca81"),
            ])
        func vectors(_ name: String, _ value: String, _ expected: String) {
            #expect(value.withBytes { KeyedHash(key: Self.key).hash(of: $0, named: name) } == expected)
        }

        @Test("A hashed link shows hashes after parameter names and no other value")
        func places() throws {
            let hash = "8afda1d0cbd70d74be6aa0c2266d329b"
            #expect(
                try Self.fields("https://example.com/invite/secret?x=secret#secret")[0]
                    == "https://example.com/invite/{key=\(hash)}")
            #expect(
                try Self.fields("myapp://invite/%73ecret") == [
                    "myapp://invite/{key=\(hash)}", "{\"key\":\"\(hash)\"}", "\\N", "\\N",
                ])
            for (link, pattern) in [
                ("https://example.com/docs", "https://example.com/docs/{path}"),
                ("https://example.com/docs/a/b", "https://example.com/docs/{path=#,#}"),
                ("https://example.com/v1.2/3/x", "https://example.com/v{major=#}.{minor=#}/*/x"),
                ("https://example.com/any/a/b/c", "https://example.com/any/*/**"),
                (
                    "https://example.com/search?tag=a,b&q=1&other=2",
                    "https://example.com/search?q={q=#}&page={page=#}&tag={tags=#,#}#{part}"
                ),
                ("https://example.com/nowhere/secret", "https://example.com/…"), ("https://secret@example.com/", "…"),
            ] {
                #expect(try Self.fields(link)[0].replacing(#/[0-9a-f]{32}/#, with: "#") == pattern)
            }
        }

        @Test("Equal values of a parameter have equal hashes in any link and as a default")
        func joins() throws {
            let given = try Self.fields("https://example.com/search?q=1&page=1")
            #expect(try Self.fields("myapp://search?page=1&q=%31&utm_source=x")[1] == given[1])
            #expect(try Self.fields("https://example.com/search?q=1")[1] == given[1])
            let objects = try ["b,a", "a&tag=b"].map { try Self.fields("https://example.com/search?q=x&tag=\($0)")[3] }
            let elements = objects.map { Set($0.dropFirst().dropLast().split(separator: ",").map { String($0) }) }
            #expect(elements[0] == elements[1] && elements[0].count == 2)
            // Equal values of two names have different hashes, so that a page number does not identify a user with the
            // same number.
            #expect(Set(given[1].matches(of: #/[0-9a-f]{32}/#).map { String($0.output) }).count == 2)
        }

        @Test("The hashes of a list are a list, in a link and as a default")
        func defaultLists() throws {
            let given = try Self.fields("https://example.com/list?tag=a,b")
            #expect(given[1].wholeMatch(of: #/\{"tags":\["[0-9a-f]{32}","[0-9a-f]{32}"\]\}/#) != nil)
            #expect(given[1] == "{\"tags\":\(given[3])}")
            #expect(try Self.fields("https://example.com/list") == given)
        }

        @Test("Hashes are equal for equal values and differ for other values and other keys", arguments: 1...5)
        func law(_ seed: Int) throws {
            var chance = SeededGenerator(seed: Thoroughness.seed ?? seed)
            var seen: [String: String] = [:]
            for _ in 0..<400 {
                let value = (0...chance.below(5)).map { _ in chance.pick(["a", "%61", "b", "%20", "7", "%C3%A9", "~"]) }
                    .joined()
                let field = try Self.fields("https://example.com/invite/\(value)")[0]
                let text = try #require(value.removingPercentEncoding)
                #expect(seen[text] == nil || seen[text] == field)
                seen[text] = field
                #expect(!field.contains(value) || value.count < 6)
            }
            #expect(Set(seen.values).count == seen.count)
            let other = try Self.fields("https://example.com/invite/a", key: Self.key + [1])
            #expect(try Self.fields("https://example.com/invite/a") != other)
        }

        @Test("A hash key must have 32 to 4096 bytes, and all bytes count")
        func keys() throws {
            let folder = try TemporaryFolder()
            func hash(_ key: [UInt8]) throws -> String {
                let file = try folder.write(key, to: "key")
                let hash = try HashKey.hashing(withKeyAt: file.path)
                return "secret".withBytes { hash($0, "key") }
            }
            #expect(try hash(Self.key) == "8afda1d0cbd70d74be6aa0c2266d329b")
            #expect(try hash(Self.key + [0x0A]) != hash(Self.key))
            #expect(try hash([UInt8](repeating: 0, count: 4096)) != "")
            for count in [0, 1, 31, 4097] {
                #expect(throws: ToolError.self) { try hash([UInt8](repeating: 1, count: count)) }
            }
        }
    }
#endif
