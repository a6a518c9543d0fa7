import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Values that a handler reads from a link")
@MainActor
struct AnswerTests {
    @Test(
        "A handler reads the same captures as the router for each plus and case policy",
        arguments: [false, true], [false, true])
    func same(decodesPlus: Bool, isCaseInsensitive: Bool) async throws {
        var policy = LinkPolicy.strict
        policy.decodesPlusInPath = decodesPlus
        policy.decodesPlusInQuery = decodesPlus
        policy.isCaseInsensitive = isCaseInsensitive
        var table = RouteTable<Int>(accepting: [.scheme("myapp")], policy: policy)
        table.add("/{x}/{lang: en|de}?q={q?}", to: 1)
        table.add("/{x}", to: 2)
        let router = try Router(table)
        var answers: [String: [String?]] = [:]
        let reading = AnyLinkHandler<Int> { link in
            answers[link.link.url ?? ""] = ["x", "lang", "q"].map { try? link.value($0) as String }
            return .opened()
        }
        let dispatcher = LinkDispatcher(router: router, handlers: [reading])
        for url in ["myapp://a+b", "myapp://a%2Bb/de?q=c+d", "myapp:a+b/EN?q=%2B", "myapp:///a+b/en"] {
            _ = await dispatcher.outcome(of: url)
            let captures = router.match(for: url)?.captures
            let expected = ["x", "lang", "q"].map { captures?[$0].map { "\($0)" } }
            #expect(answers[url].map { $0.map { $0 ?? "-" } } == captures.map { _ in expected.map { $0 ?? "-" } })
        }
    }
}
