import Testing
import WaymarkNotations

@Suite("urlpatterntestdata.json")
struct URLPatternConformanceTests {
    /// How many cases are not decided, by the reason. The page about URLPattern has the number of the others.
    static let reasons = [
        "call": 1, "no link": 8, "table": 1, "link: dotSegment": 2, "link: invalidCharacter": 1,
        "malformed-urlpattern": 1,
        "missing-slash": 31, "dot-segment": 2, "unsayable-source": 74, "unsayable-search": 28,
        "unsayable-repetition": 22, "unsayable-wildcard": 7, "unsayable-path": 6, "unsayable-escape": 2,
        "unsayable-expression": 1,
    ]

    @Test(
        "No case is decided in another way than browsers do, and every refusal has its reason",
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
        #expect(alike == 182)
        #expect(refused == Self.reasons)
    }
}
