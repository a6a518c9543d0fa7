#if Tool
    import Foundation
    import Testing

    @Suite("Notes about opaque types")
    struct OpaqueTypeTests {
        private static let file = """
            waymark: 1
            sources: [https://example.com]
            apps: { ios: { appIDs: [ABCDE12345.com.example.app] } }
            types:
              A: { opaque: true }
              B: { characters: hex }
              C: { opaque: true }
              Unused: { opaque: true }
            routes: { a: '/a/{x: A}', b: '/b/{x: B}', c: '/c?x={x: [C]}' }
            """
        private static let sentence =
            "2 types are opaque (A, C): results for routes that use them may be wrong"

        private static func run(_ arguments: [String], _ text: String = file) throws -> ToolRun {
            let folder = try TemporaryFolder()
            _ = try folder.write(Array(text.utf8), to: "waymark.yaml")
            return try ToolRun(arguments + ["--routes", (folder.url / "waymark.yaml").path])
        }

        @Test("The check command notes opaque types of routes and exits with success")
        func check() throws {
            let run = try Self.run(["check", "--strict"])
            #expect(run.output.contains(":5:3: note: " + Self.sentence), "\(run.output)")
            #expect(run.ending == .exit(0))
            let json = try Self.run(["check", "--format", "json"]).output
            #expect(json.contains("\"code\":\"opaque-types\""))
            let known = Self.file.replacingOccurrences(of: "opaque: true", with: "characters: hex")
            #expect(try !Self.run(["check"], known).output.contains("opaque"))
        }

        @Test("The associate command notes opaque types only for files that depend on types")
        func associate() throws {
            #expect(try Self.run(["associate", "aasa"]).errors.contains(Self.sentence))
            #expect(try !Self.run(["associate", "entitlements"]).errors.contains("opaque"))
        }

        @Test("The report page contains the note about opaque types and marks a fallback")
        func report() throws {
            let text = Self.file.replacingOccurrences(
                of: "a: '/a/{x: A}'", with: "a: { pattern: '/a/{x: A}', fallback: true }")
            let page = try Self.run(["report"], text).output
            #expect(page.contains(Self.sentence))
            #expect(page.contains("<li class=\"\">fallback</li>"))
        }
    }
#endif
