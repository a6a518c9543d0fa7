import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Repeated query items")
struct RepeatedItemTests {
    enum Outcome: String, Sendable {
        case taken, rejected, unmatched
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let item: String
        let query: String
        /// The outcome of each policy for duplicate items, in the order rejected, first, last, first valid.
        let outcomes: [Outcome]

        init(_ item: String, _ query: String, _ outcomes: Outcome...) {
            (self.item, self.query) = (item, query)
            self.outcomes = outcomes.count == 1 ? Array(repeating: outcomes[0], count: 4) : outcomes
        }

        var testDescription: String { "\(item) and \(query)" }
    }

    static let rows = [
        Row("draft", "draft", .taken),
        Row("draft", "draft&draft", .rejected, .taken, .taken, .taken),
        Row("draft", "draft=1&draft", .rejected, .unmatched, .taken, .taken),
        Row("draft", "draft&draft=", .rejected, .taken, .unmatched, .taken),
        Row("draft", "draft=1&draft=2", .unmatched),
        Row("draft", "other&draft&other", .taken),
        Row("q={q}", "q=x&q", .rejected, .taken, .unmatched, .taken),
        Row("q={q}", "q&q=x", .rejected, .unmatched, .taken, .taken),
        Row("q={q}", "q&%71=x", .rejected, .unmatched, .taken, .taken),
        Row("q={q}", "q&q", .unmatched),
        Row("q={q}", "q", .unmatched),
        Row("q={q}", "q=&q", .rejected, .taken, .unmatched, .taken),
        Row("q={q: Int}", "q&q=x", .unmatched),
        Row("q={q: Int}", "q=x&q=1&q", .rejected, .unmatched, .unmatched, .taken),
        Row("q={q?}", "q", .taken),
        Row("q={q?}", "q&q", .rejected, .taken, .taken, .taken),
        Row("q={q: Int?}", "q=x&q", .rejected, .unmatched, .taken, .unmatched),
        Row("q={q: Int?}", "q&q=x", .rejected, .taken, .unmatched, .unmatched),
        Row("q={q: Int = 7}", "q&q=1", .rejected, .taken, .taken, .taken),
        Row("q={q: try? Int}", "q=x&q=y", .taken),
        Row("q={q: try? Int}", "q&q=x", .rejected, .taken, .taken, .taken),
        Row("q={q: [String]}", "q&q=x&q", .taken),
        Row("q={q: [String]}", "q&q", .unmatched),
        Row("q={q: [Int]?}", "q&q", .taken),
        Row("q=x", "q=x&q", .rejected, .taken, .unmatched, .taken),
        Row("q=x", "q&q=x", .rejected, .unmatched, .taken, .taken),
        Row("q=x", "q&q=y", .unmatched),
        Row("q={: Int}", "q&q=1", .rejected, .unmatched, .taken, .taken),
    ]

    @Test("The policy for repeated items decides the result of a link with repeated query items", arguments: rows)
    func outcomes(_ row: Row) throws {
        for (policy, expected) in zip(LinkPolicy.RepeatedItems.allCases, row.outcomes) {
            let outcome = try Self.outcome(row, policy)
            #expect(outcome == expected, "\(policy)")
        }
    }

    @Test(
        "The explanation of a link with repeated query items has the same outcome as its match",
        arguments: ["ref", "ref=a&ref", "ref&ref=a", "ref=a"])
    func explained(_ query: String) throws {
        let router = try Router(patterns: ["/?ref={ref}"])
        let explained = router.explanation(for: "/?" + query).outcome
        switch router.result(for: "/?" + query) {
        case .matched: #expect(explained == .matched)
        case .rejected(let rejection): #expect(explained == .rejected(rejection))
        case .unmatched(let unmatched): #expect(explained == .unmatched(unmatched.reason))
        case .failed: Issue.record("nothing can fail")
        }
    }

    private static func outcome(_ row: Row, _ repeatedItems: LinkPolicy.RepeatedItems) throws -> Outcome {
        var policy = LinkPolicy.strict
        policy.repeatedItems = repeatedItems
        let router = try Router(patterns: ["/s?" + row.item], policy: policy)
        let link = "/s?" + row.query
        #expect((router.withMatch(for: link) { _ in } != nil) == (router.match(for: link) != nil))
        switch router.result(for: link) {
        case .matched: return .taken
        case .rejected(let rejection):
            #expect(rejection.kind == .duplicateParameter)
            return .rejected
        case .unmatched: return .unmatched
        case .failed(let error): throw error
        }
    }
}
