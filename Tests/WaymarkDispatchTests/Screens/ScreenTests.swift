import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Screens made by handlers")
@MainActor
struct ScreenTests {
    struct Drawer: LinkScreen { let id: Int }

    @Test("A screen with its own presentation code is shown from the presenter's place")
    func ownPresentation() async throws {
        let stage = try Stage()
        var shown: [String] = []
        stage.dispatcher.handlers = [
            AnyLinkHandler { _ in
                .present(
                    .screen(as: .custom("drawer")) { _ in
                        Drawer(id: 7)
                    } shownBy: { (drawer, place: String, link) in
                        shown.append("\(drawer.id) in \(place), \(link.isAnimated)")
                    })
            }
        ]
        #expect(try await stage.dispatcher.open(.home, animated: false).outcomeShort == "presented drawer")
        #expect(shown == ["7 in stack, false"])
        #expect(stage.presenter.calls == ["prepare", "place", "didPresent"])
        #expect(stage.names().contains("presenting"))
    }

    @Test("A screen fails if the presenter's place has another type or its presentation throws")
    func failures() async throws {
        let stage = try Stage()
        stage.dispatcher.handlers = [
            AnyLinkHandler { link in
                if link.route == .home {
                    .present(
                        .screen { _ in
                            Drawer(id: 7)
                        } shownBy: { (_, _: Int, _) in
                        })
                } else {
                    .present(
                        .screen { _ in
                            Drawer(id: 7)
                        } shownBy: { (_, _: String, _) in
                            throw Mishap()
                        })
                }
            }
        ]
        let errors = await [AppRoute.home, .login].asyncMap { route -> (any Error)? in
            guard case .failed(let error) = await stage.dispatcher.outcome(of: IncomingLink(route: route)) else {
                return nil
            }
            return error.underlying
        }
        #expect(errors[0] as? NavigationError == NavigationError.wrongPlace(expected: "Int", found: "String"))
        #expect(errors[1] as? Mishap == Mishap())
        #expect(
            NavigationError.wrongPlace(expected: "Int", found: "String").description
                == "the presenter's place is a String, expected a Int")
    }

    /// A guard that decides about screens, and records them.
    @MainActor
    final class Doorkeeper {
        var seen: [Int] = []
        var answer = GuardDecision<AppRoute>.allow
        var asked: AnyRouteGuard<AppRoute> {
            AnyRouteGuard(beforeShowing: { _, screen in
                self.seen.append((screen as? Drawer)?.id ?? -1)
                return self.answer
            })
        }
    }

    func stage(_ entryPoint: Doorkeeper) throws -> Stage {
        var count = 0
        let handler = AnyLinkHandler<AppRoute> { link in
            guard case .post = link.route else { return .present(.route(link.route)) }
            return .present(
                .screen { _ in
                    count += 1
                    return Drawer(id: count)
                })
        }
        return try Stage(handlers: [handler], guards: [entryPoint.asked])
    }

    @Test(
        "A guard decides about a handler's screen before the screen is shown",
        arguments: [
            (.allow, "presented push", ["Drawer"]), (.cancel(reason: "no"), "cancelled no", []),
            (.redirect(to: .route(.home)), "presented push", []), (.hold(until: .signedIn), "pending signedIn", []),
        ] as [(GuardDecision<AppRoute>, String, [String])])
    func guards(_ answer: GuardDecision<AppRoute>, _ status: String, _ screens: [String]) async throws {
        let entryPoint = Doorkeeper()
        entryPoint.answer = answer
        let stage = try stage(entryPoint)
        #expect(try await stage.dispatcher.open("app://post/5").settledShort == status)
        #expect(stage.presenter.screens == screens)
        #expect(entryPoint.seen == [1])
    }

    @Test("A held screen is made again and guarded again after its release")
    func held() async throws {
        let entryPoint = Doorkeeper()
        entryPoint.answer = .hold(until: .signedIn)
        let stage = try stage(entryPoint)
        let ticket = stage.dispatcher.open("app://post/5")
        #expect(try await ticket.settledShort == "pending signedIn")
        entryPoint.answer = .allow
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(entryPoint.seen == [1, 2])
    }

    @Test("A guard for screens does not see routes whose screens the presenter makes")
    func routes() async throws {
        let entryPoint = Doorkeeper()
        entryPoint.answer = .cancel(reason: "no")
        #expect(try await stage(entryPoint).dispatcher.open("app://login").outcomeShort == "presented push")
        #expect(entryPoint.seen == [])
    }
}

extension Array {
    /// Returns the elements after an asynchronous transformation, in sequence.
    @MainActor
    fileprivate func asyncMap<Other>(_ change: @MainActor (Element) async -> Other) async -> [Other] {
        var others: [Other] = []
        for element in self { others.append(await change(element)) }
        return others
    }
}
