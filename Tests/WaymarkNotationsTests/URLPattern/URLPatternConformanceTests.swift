import Foundation
import Testing
import WaymarkNotations

@Suite("Test cases of browsers for URLPattern")
struct URLPatternConformanceTests {
    /// The number of cases with the same result as in browsers. The page about URLPattern states it.
    static let alike = 183

    /// The number of undecided cases, by reason.
    static let reasons = [
        "call": 1, "no link": 6, "table": 1, "link: a scheme alone": 1, "link: dotSegment": 2,
        "link: invalidCharacter": 1, "malformed-urlpattern": 1, "missing-slash": 32, "dot-segment": 2,
        "unsayable-source": 74, "unsayable-search": 25, "unsayable-empty-search": 3, "unsayable-repetition": 22,
        "unsayable-wildcard": 7, "unsayable-group": 1, "unsayable-path": 2, "unsayable-empty-path": 1,
        "unsayable-escape": 2, "unsayable-expression": 2,
    ]

    @Test(
        "Every browser test case has the browsers' result, or a counted reason for refusal",
        .enabled(if: URLPatternCase.isThere, "the cases are not beside the package"))
    func cases() throws {
        var alike = 0
        var refused: [String: Int] = [:]
        for one in try URLPatternCase.all() {
            switch one.outcome() {
            case .alike: alike += 1
            case .refused(let reason): refused[reason, default: 0] += 1
            case .wrong(let what): Issue.record("\(what)")
            }
        }
        #expect(alike == Self.alike)
        #expect(refused == Self.reasons)
    }

    @Test("The page about URLPattern states the number of browser test cases and of equal results")
    func page() throws {
        let all = Self.alike + Self.reasons.values.reduce(0, +)
        let page = try Self.page
        #expect(page.contains("tested with \(all) cases. Waymark decides \(Self.alike) of them"))
    }

    private static var page: String {
        get throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            let pages = folder.appendingPathComponent("Sources/Library/Waymark/Waymark.docc/ComingFrom")
            return try String(contentsOf: pages.appendingPathComponent("URLPattern.md"), encoding: .utf8)
        }
    }
}
