import Testing

@testable import WaymarkManifest

@Suite("Routes tagged for App Intents", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct IntentTests {
    @Test("A route tagged 'intent' without a printable universal link is a problem")
    func problems() throws {
        let text = """
            waymark: 1
            sources: [https://example.com, myapp://]
            routes:
              order: { pattern: "/order/{id: Int}", tags: [intent] }
              own: { pattern: "https://example.org/own", sources: ["myapp://"], tags: [a, intent] }
              scheme: { pattern: /scheme, sources: ["myapp://"], tags: [intent] }
              below: { pattern: /below, sources: ["https://*.example.com"], tags: [intent] }
              port: { pattern: /port, sources: ["https://example.com:8443"], tags: [intent] }
              clear: { pattern: /clear, sources: ["http://example.com"], tags: [intent] }
              nameless: { pattern: "/nameless/*", tags: [intent] }
              untagged: { pattern: /untagged, sources: ["myapp://"] }
            """
        let problems = try RouteFile(text: text, name: "waymark.yaml").intentProblems()
        #expect(problems.map(\.place.line) == [6, 7, 8, 9, 10])
        #expect(problems.allSatisfy { $0.code == "no-universal-link" })
        #expect(problems.first?.message.contains("'scheme'") == true)
    }
}
