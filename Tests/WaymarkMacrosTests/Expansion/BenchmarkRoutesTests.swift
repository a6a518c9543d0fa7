#if Macros
    import Foundation
    import Testing

    /// Benchmarks are built in release, where swift-syntax would take many minutes: they measure what the macro writes, as
    /// two files.
    @Suite("Benchmarks measure what the macro writes")
    struct BenchmarkRoutesTests {
        private static func text(_ path: String) throws -> String {
            let root = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
            return try String(contentsOf: root.appending(path: "Benchmarks/" + path), encoding: .utf8)
        }

        /// What is written, however its lines are broken, without imports and comments.
        private static func words(of text: String) -> [String] {
            text.split(separator: "\n").filter { line in
                !["import ", "///"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
            }.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        }

        @Test("The routes of the app")
        func routes() throws {
            let source = try Self.text("Data/AppRoute.swift")
            let expansion = Expansion(source)
            #expect(expansion.diagnostics.isEmpty)
            let measured = try ["AppRoute", "AppRoute+table"].map {
                try Self.text("Sources/WaymarkBenchmarks/\($0).swift")
            }
            #expect(Self.words(of: expansion.text) == measured.flatMap(Self.words))
        }
    }
#endif
