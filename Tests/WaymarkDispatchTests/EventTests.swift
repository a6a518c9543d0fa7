import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@Suite("Events of a dispatcher")
@MainActor
struct EventTests {
    @Test("An observer receives events at once until it is removed")
    func observers() async throws {
        let dispatcher = LinkDispatcher(router: try AppRoute.router())
        var names: [String] = []
        let stop = dispatcher.observe { names.append($0.kind.name) }
        dispatcher.open("https://example.com/nowhere")
        #expect(names == ["arrived"])
        stop()
        await rest()
        #expect(names == ["arrived"])
    }

    @Test("Every event stream receives all events in order")
    func streams() async throws {
        let stage = try Stage()
        let streams = [stage.dispatcher.events, stage.dispatcher.events]
        _ = await stage.dispatcher.outcome(of: "https://example.com/post/7?token=s3cret")
        for stream in streams {
            var names: [String] = []
            for await event in stream {
                names.append(event.kind.name)
                if case .finished = event.kind { break }
            }
            #expect(names == stage.names())
        }
    }

    @Test("Events show the route pattern and never private parts of the URL")
    func labels() async throws {
        let stage = try Stage()
        let outcome = await stage.dispatcher.outcome(of: "https://example.com/post/7?token=s3cret#s3cret")
        #expect(outcome.short == "presented push")
        #expect(stage.events.last?.label == "/post/{id: Int}")
        #expect(stage.events.allSatisfy { !"\($0.link) \($0.label ?? "")".contains("s3cret") })
    }

    @Test("Events after the match have the route and the match, and show nothing private when printed")
    func matches() async throws {
        let stage = try Stage()
        _ = await stage.dispatcher.outcome(of: "https://example.com/post/7?utm_source=s3cret")
        #expect(stage.events.first?.route == nil && stage.events.first?.match == nil)
        let last = try #require(stage.events.last)
        #expect(last.route == .post(7) && last.match?["id"] == 7)
        #expect(last.match?.query.first { $0.name == "utm_source" }?.value == "s3cret")
        #expect(!"\(last) \(String(reflecting: last)) \(Mirror(reflecting: last).children.count)".contains("s3cret"))
        _ = await stage.dispatcher.outcome(of: IncomingLink(route: .home))
        #expect(stage.events.last?.route == .home && stage.events.last?.match?.pattern.description == "/")
    }

    @Test("An event records its own time and the arrival time of its link")
    func times() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        await stage.clock.advance(by: .seconds(3))
        let ticket = stage.dispatcher.open(.post(1))
        await stage.clock.advance(by: .seconds(2))
        stage.dispatcher.fulfil("x")
        _ = try await ticket.outcome
        #expect(stage.events.first?.time == .seconds(3) && stage.events.last?.time == .seconds(5))
        #expect(stage.events.last?.link.arrival == .seconds(3))
    }

    @Test("A handler error names the link without its private parts")
    func sentences() async throws {
        let stage = try Stage(handlers: [AnyLinkHandler { _ in throw Mishap() }])
        let outcome = await stage.dispatcher.outcome(of: "https://example.com/post/7?token=s3cret")
        guard case .failed(let error) = outcome else { return #expect(outcome.short == "handler-failed") }
        #expect("\(error)" == "the handler of 'https://example.com/post/{id}' failed: Mishap")
    }

    @Test("Observers and streams receive events in one order even if an observer opens a link")
    func oneOrder() async throws {
        let stage = try Stage()
        var first: [String] = [], second: [String] = []
        stage.dispatcher.observe { [weak dispatcher = stage.dispatcher] event in
            first.append("\(event.id) \(event.kind.name)")
            if event.id.description == "1", case .matched = event.kind { dispatcher?.open(.login) }
        }
        let stream = stage.dispatcher.events
        stage.dispatcher.observe { second.append("\($0.id) \($0.kind.name)") }
        stage.dispatcher.open(.home)
        await rest()
        var streamed: [String] = []
        for await event in stream {
            streamed.append("\(event.id) \(event.kind.name)")
            if streamed.count == first.count { break }
        }
        #expect(first == second && first == streamed && first.count == 16)
    }

    @Test("A link held twice emits one matched event, with a URL or as a route")
    func matchedOnce() async throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/post/{id: Int}") { (id: Int) in AppRoute.post(id) }
        var options = DispatchOptions()
        options.requirements = ["x", "y"]
        options.conditions = ["x", "y"]
        let dispatcher = LinkDispatcher(
            router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }], options: options)
        var names: [String] = []
        dispatcher.observe { names.append($0.kind.name) }
        for link in [IncomingLink<AppRoute>(route: .post(1)), IncomingLink(url: "https://example.com/post/1")] {
            names = []
            let ticket = dispatcher.open(link)
            for condition: Condition in ["x", "y"] {
                await rest()
                dispatcher.fulfil(condition)
            }
            #expect(try await ticket.outcomeShort == "opened")
            #expect(
                names == [
                    "arrived", "matched", "pending", "resumed", "pending", "resumed", "allowed", "handled", "finished",
                ])
            dispatcher.lose("x")
            dispatcher.lose("y")
        }
    }
}
