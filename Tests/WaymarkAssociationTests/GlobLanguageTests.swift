import Testing
import WaymarkLanguages

@testable import WaymarkAssociation

@Suite("Languages of glob patterns")
struct GlobLanguageTests {
    private static let patterns = (0..<50).map { "/$(lang)/$(region)/p\($0)" } + ["/$(k)/a", "/$(k)-$(lang)", "*$(k)?"]

    @Test("A shared glob language equals a fresh one and computes each variable once", arguments: [true, false])
    func variables(isCaseSensitive: Bool) throws {
        let reader = GlobReader(variables: ["k": ["x", "y*", ""]])
        var pool = LanguagePool()
        var shared = GlobLanguage(isCaseSensitive: isCaseSensitive)
        for pattern in Self.patterns {
            let tokens = try reader.tokens(pattern)
            var fresh = GlobLanguage(isCaseSensitive: isCaseSensitive)
            #expect(shared.language(tokens, in: &pool) == fresh.language(tokens, in: &pool), "\(pattern)")
        }
        #expect(shared.knownChoices.count == 3)
    }
}
