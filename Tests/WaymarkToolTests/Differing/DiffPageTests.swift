#if Tool
    import Foundation
    import Testing
    import WaymarkCore
    import WaymarkManifest
    import WaymarkProofs

    @Suite("The page about waymark diff")
    struct DiffPageTests {
        private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Library/Waymark/Waymark.docc/Articles/CommandLine.md")

        @Test("The page about waymark diff names exactly the policies that stay undecided")
        func undecidedPolicies() throws {
            let text = try String(contentsOf: Self.page, encoding: .utf8)
            let start = try #require(text.range(of: "- Links that only one of the policies accepts"))
            let bullet = text[start.upperBound...].prefix { $0 != "-" }
            for option in PolicyOption.all {
                let isUndecided = try ["true", "false", "first"].contains { value in
                    try Self.undecided("\(option.key.name): \(value)").contains(option.key.name)
                }
                #expect(bullet.contains("`\(option.key.name)`") == isUndecided, "\(option.key.name)")
            }
        }

        /// Returns the policies that remain undecided between a file without a policy and one with the given policy.
        private static func undecided(_ policy: String) throws -> [String] {
            func file(_ policy: String) -> RouteFile? {
                try? RouteFile(text: "waymark: 1\npolicy: { \(policy) }\nroutes: { a: /a }\n", name: "a.yaml")
            }
            guard let old = file(""), let new = file(policy) else { return [] }
            let differences = try TableDifferences(from: old.table { _ in 0 }, to: new.table { _ in 0 })
            return differences.undecided.compactMap { if case .option(let name) = $0 { name } else { nil } }
        }
    }
#endif
