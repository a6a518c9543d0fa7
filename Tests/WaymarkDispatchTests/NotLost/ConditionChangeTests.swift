import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Pending links while conditions change")
@MainActor
struct ConditionChangeTests {
    @Test("A link is held again if its condition is lost while the link resumes")
    func flip() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        var flips = 0
        let flipping = AnyRouteGuard<AppRoute> { _ in
            if flips < 2 { box.value?.lose(.signedIn) }
            flips += 1
            return .allow
        }
        let stage = try Stage(guards: [flipping], requiring: true)
        box.value = stage.dispatcher
        let ticket = stage.dispatcher.open(.settings)
        await rest()
        for round in 1...2 {
            stage.dispatcher.fulfil(.signedIn)
            await rest()
            #expect(ticket.status.short == "pending signedIn", "round \(round)")
        }
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(stage.names().filter { $0 == "pending" }.count == 3)
        #expect(stage.finished.count == 1)
    }

    @Test("A link that loses its condition before presentation stays pending with its content")
    func flipBeforePresenting() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        var asked = 0
        let handler = AnyLinkHandler<AppRoute> { link in
            asked += 1
            if asked == 1 { box.value?.lose(.signedIn) }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [handler], requiring: true)
        box.value = stage.dispatcher
        stage.dispatcher.fulfil(.signedIn)
        let ticket = stage.dispatcher.open(.settings)
        #expect(try await ticket.settledShort == "pending signedIn")
        #expect(stage.dispatcher.pendingLinks.map(\.step) == [.presentation])
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(asked == 1)
    }

    @Test("A handler that holds a link is not called again until the link's requirements hold")
    func flipAtHandler() async throws {
        var asked = 0
        let handler = AnyLinkHandler<AppRoute> { _ in
            asked += 1
            return asked == 1 ? .hold(until: "x") : .opened()
        }
        let stage = try Stage(handlers: [handler], requiring: true)
        stage.dispatcher.fulfil(.signedIn)
        let ticket = stage.dispatcher.open(.settings)
        #expect(try await ticket.settledShort == "pending x")
        stage.dispatcher.lose(.signedIn)
        stage.dispatcher.fulfil("x")
        await rest()
        #expect(ticket.status.short == "pending signedIn" && asked == 1)
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "opened")
        #expect(asked == 2)
    }

    @Test("A condition fulfilled while a guard decides releases the link at once")
    func metMeanwhile() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        var isSignedIn = false
        let late = AnyRouteGuard<AppRoute> { _ in
            let answer: GuardDecision<AppRoute> = isSignedIn ? .allow : .hold(until: .signedIn)
            isSignedIn = true
            box.value?.fulfil(.signedIn)
            await Task.yield()
            return answer
        }
        let stage = try Stage(guards: [late])
        box.value = stage.dispatcher
        #expect(try await stage.dispatcher.open(.home).outcomeShort == "presented push")
    }

    @Test("A link held for an already fulfilled condition waits for the next fulfilment")
    func holdsAlready() async throws {
        var asked = 0
        let strict = AnyRouteGuard<AppRoute> { _ in
            asked += 1
            return asked < 3 ? .hold(until: .signedIn) : .allow
        }
        let stage = try Stage(guards: [strict])
        stage.dispatcher.fulfil(.signedIn)
        let ticket = stage.dispatcher.open(.home)
        await rest()
        #expect(asked == 1 && ticket.status.short == "pending signedIn")
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(asked == 2 && ticket.status.short == "pending signedIn")
        stage.dispatcher.resume()
        #expect(try await ticket.outcomeShort == "presented push")
    }
}
