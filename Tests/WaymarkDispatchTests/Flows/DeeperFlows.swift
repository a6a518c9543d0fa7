import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkNotations
import WaymarkRoutes

/// Deeper's handlers: an outcome, then its effect, and handlers in a chain.
@MainActor
enum DeeperFlows {
    nonisolated static let all: [String: Enactment] = [
        "Deeper-095": delayed, "Deeper-098": passedThrough, "Deeper-100": order, "Deeper-101": profileScreen,
        "Deeper-102": appDelegate, "Deeper-103": shape, "DeeperFunc-080": printing,
    ]

    static func delayed(_ row: FlowCase) async throws {
        let dispatcher = LinkDispatcher(router: try row.router(.deeper, .deeper, .scheme("app")))
        var states: [String] = []
        var hasRun = false
        weak var ticket: LinkTicket<String>?
        dispatcher.observe { if case .handled(let outcome) = $0.kind { states.append(outcome.name) } }
        dispatcher.handlers = [
            AnyLinkHandler { _ in
                if hasRun { return .opened() }
                return .hold(until: "ready") { link in
                    #expect(ticket?.handlerOutcome?.name == "hold" && link.isAnimated)
                    hasRun = true
                    dispatcher.fulfil("ready")
                }
            }
        ]
        let opened = dispatcher.open(try #require(row.url))
        ticket = opened
        #expect(try await opened.outcomeShort == "opened")
        #expect(hasRun == row.expect["side_effect_called"]?.bool)
        #expect(states == row.states())
        dispatcher.handlers = []
    }

    static func passedThrough(_ row: FlowCase) async throws {
        let dispatcher = LinkDispatcher(router: try row.router(.deeper, .deeper, .scheme("app")))
        var states: [String] = []
        dispatcher.observe { if case .handled(let outcome) = $0.kind { states.append(outcome.name) } }
        var calls: [String] = []
        let second = AnyLinkHandler<String> { link in
            calls.append("second \(link.route) \(link.isAnimated)")
            return .opened { _ in calls.append("effect of second") }
        }
        let first = AnyLinkHandler<String> { link in
            .passed(
                to: AnyLinkHandler(making: { _ in
                    calls.append("effect of first")
                    return second
                }))
        }
        dispatcher.handlers = [first]
        let link = IncomingLink<String>(url: try #require(row.url), animated: false)
        #expect(await dispatcher.outcome(of: link).short == "opened")
        #expect(calls == ["effect of first", "second recipes false", "effect of second"])
        // Two passed events: the first handler's, and that of the handler that makes the second.
        #expect([states.first] == row.states(of: "first")?.map(Optional.init))
        #expect([states.last] == row.states(of: "second")?.map(Optional.init))
    }

    static func order(_ row: FlowCase) async throws {
        var asked: [String] = []
        let list = Names()
        var table = RouteTable<String>(.deeper, accepting: [.scheme("app")])
        table.add(":a", syntax: .deeper) { match in
            list.add("first")
            return match["a"] == "one" ? "first" : nil
        }
        table.add("two", syntax: .deeper) { _ in
            list.add("second")
            return "second"
        }
        let dispatcher = LinkDispatcher(router: try Router(table))
        dispatcher.handlers = [
            AnyLinkHandler { link in
                asked.append("\(link.route) \(link.link.url ?? "")")
                return .opened()
            }
        ]
        #expect(await dispatcher.outcome(of: "app://two").isHandled)
        #expect(list.all == ["first", "second"] && asked == ["second app://two"])
        #expect(await dispatcher.outcome(of: "app://one").isHandled)
        #expect(asked.last == "first app://one")
        #expect(await dispatcher.outcome(of: "app://three").isHandled == false)
    }

    static func profileScreen(_ row: FlowCase) async throws {
        let screen = ProfileScreen()
        for (route, key) in [(Social.showProfile, "showProfile"), (.retweet, "other")] {
            let outcome = await screen.handle(RoutedLink(IncomingLink(route: route), route: route))
            #expect(outcome.name == row.expect["states"]?[key]?.text)
        }
        #expect(screen.loads == 0, "looking at an outcome runs nothing")
        let dispatcher = LinkDispatcher(router: try Social.router(), handlers: [screen])
        #expect(await dispatcher.outcome(of: "app://profile").short == "opened")
        #expect(await dispatcher.outcome(of: "app://retweet").short == "rejected")
        #expect(screen.loads == 1)
    }

    static func appDelegate(_ row: FlowCase) async throws {
        let root = SocialRoot()
        for route in [Social.showProfile, .follow, .retweet] {
            let outcome = await root.handle(RoutedLink(IncomingLink(route: route), route: route))
            let expected = row.expect["states"]?["\(route)"]?.text
            #expect(outcome.name == (expected == "passedThrough" ? "passed" : expected))
        }
        #expect(root.done == [])
        let dispatcher = LinkDispatcher(router: try Social.router(), handlers: [root])
        for url in ["app://profile", "app://follow", "app://retweet"] {
            #expect(await dispatcher.outcome(of: url).short == "opened")
        }
        #expect(root.done == ["follow", "retweet"] && root.screen.loads == 1)
    }

    static func shape(_ row: FlowCase) async throws {
        let link = RoutedLink(IncomingLink(route: Social.follow), route: .follow)
        let outcomes: [String: [Outcome<Social>]] = [
            "opened": [.opened(), .opened { _ in }], "rejected": [.rejected(nil), .rejected(Mishap())],
            "delayed": [.hold(until: "x"), .hold(until: "x") { _ in }],
            "passedThrough": [.passed(), .passed(to: ProfileScreen())],
        ]
        #expect(Set(outcomes.keys) == Set(row.expect["cases"]?.object?.keys.map { $0 } ?? []))
        #expect(link.isAnimated, "the flag goes with the link")
    }

    static func printing(_ row: FlowCase) async throws {
        let dispatcher = LinkDispatcher(router: try Social.router())
        var labels: [String?] = []
        dispatcher.observe { labels.append($0.label) }
        dispatcher.handlers = [AnyLinkHandler { _ in .opened() }]
        #expect(try await dispatcher.open(Social.follow).outcome.isHandled)
        #expect(labels.last == "/follow")
        #expect(try Social.router().url(for: .follow) == "app://follow")
    }
}

/// The routes of Deeper's own example.
enum Social: Hashable, Sendable {
    case showProfile, follow, retweet

    static func router() throws -> Router<Social> {
        var table = RouteTable<Social>(.deeper, accepting: [.scheme("app")])
        table.add("profile", syntax: .deeper, to: .showProfile)
        table.add("follow", syntax: .deeper, to: .follow)
        table.add("retweet", syntax: .deeper, to: .retweet)
        return try Router(table)
    }
}

/// A handler that shows profiles and rejects other routes.
@MainActor
final class ProfileScreen: LinkHandler {
    private(set) var loads = 0

    func handle(_ link: RoutedLink<Social>) async -> Outcome<Social> {
        guard link.route == .showProfile else { return .rejected(nil) }
        return .opened { _ in self.loads += 1 }
    }
}

/// A handler that handles routes without a screen, and passes others on.
@MainActor
final class SocialRoot: LinkHandler {
    let screen = ProfileScreen()
    private(set) var done: [String] = []

    func handle(_ link: RoutedLink<Social>) async -> Outcome<Social> {
        switch link.route {
        case .showProfile: .passed(to: screen)
        case .follow, .retweet: .opened { link in self.done.append("\(link.route)") }
        }
    }
}

extension Outcome {
    /// The name of its case.
    var name: String { description.split(separator: " ").first.map(String.init) ?? "" }
}
