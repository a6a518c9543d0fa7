#if Macros
    import Foundation
    import Testing

    /// The benchmarks do not use the macro, because swift-syntax takes many minutes to build in release. They contain
    /// its expansion as a file, which this suite compares.
    @Suite("Benchmarked routes and the macro's expansion")
    struct BenchmarkRoutesTests {
        private static func url(_ path: String) -> URL {
            let root = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
            return root.appending(path: "Benchmarks/" + path)
        }

        private static func text(_ path: String) throws -> String {
            try String(contentsOf: url(path), encoding: .utf8)
        }

        /// Returns the words of the code without imports and comments, for comparison without line breaks.
        private static func words(of text: String) -> [String] {
            text.split(separator: "\n").filter { line in
                !["import ", "//"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
            }.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        }

        /// Writes the macro's extension to the file of the benchmarks.
        private static func record(_ text: String) throws {
            let start = try #require(text.firstRange(of: "extension AppRoute"))
            let header = """
                // swift-format-ignore-file
                import WaymarkCore
                import WaymarkRoutes

                /// The code that `@Routes` writes for `Data/AppRoute.swift`, in one long file because a macro writes one extension.

                """
            try Data((header + text[start.lowerBound...] + "\n").utf8).write(
                to: url("Sources/WaymarkBenchmarks/AppRoute+table.swift"))
        }

        @Test("The benchmark's source files equal the macro's expansion of the app's routes")
        func routes() throws {
            let source = try Self.text("Data/AppRoute.swift")
            let expansion = Expansion(source)
            #expect(expansion.diagnostics.isEmpty)
            if ProcessInfo.processInfo.environment["WAYMARK_RECORD_SNAPSHOTS"] != nil {
                try Self.record(expansion.text)
            }
            let measured = try ["AppRoute", "AppRoute+table"].map {
                try Self.text("Sources/WaymarkBenchmarks/\($0).swift")
            }
            #expect(Self.words(of: expansion.text) == measured.flatMap(Self.words))
        }
    }
#endif
