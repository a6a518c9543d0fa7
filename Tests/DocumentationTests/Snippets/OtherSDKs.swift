import Foundation
import Testing
import Waymark

/// An SDK that passes data to the app.
@MainActor
private final class CallingSDK {
    var sessionStarted: @MainActor ([AnyHashable: Any]) -> Void = { _ in }
    var clicked: @MainActor ([AnyHashable: Any]) -> Void = { _ in }
    var tapped: @MainActor ([AnyHashable: Any]) -> Void = { _ in }
    var resolved: @MainActor (String?) -> Void = { _ in }
    var deepLinkCallback: @MainActor (URL) -> Bool = { _ in false }
    var shouldOpenURL: @MainActor (URL) -> Bool = { _ in true }
    private(set) var messages = 0

    func appDidReceiveMessage(_ message: [AnyHashable: Any]) { messages += 1 }
}

/// An SDK that resolves links. It never answers for an unknown link.
private struct ResolvingSDK: Sendable {
    let targets: [String: String]

    func processAndResolve(_ link: String, _ completion: @escaping @Sendable (String?) -> Void) {
        if let target = targets[link] { completion(target) }
    }
}

@Suite("Links beside other SDKs") @MainActor
struct OtherSDKsSnippets {
    enum AppRoute: Hashable { case post(Int) }

    @MainActor
    struct LinkReceiver {
        let dispatcher: LinkDispatcher<AppRoute>
        let sdkHosts: Set<String>
        let passToSDK: (URL) -> Void

        func open(_ url: URL, through entryPoint: EntryPoint) -> Bool {
            guard sdkHosts.contains(url.host()?.lowercased() ?? "") else {
                return dispatcher.open(url, through: entryPoint)
            }
            passToSDK(url)
            return true
        }
    }

    struct CompletionResolver: RedirectResolver {
        let resolve: @Sendable (String, @escaping @Sendable (String?) -> Void) -> Void

        func target(of link: String) async throws -> String? {
            let (answers, answer) = AsyncStream<String?>.makeStream()
            resolve(link) { answer.yield($0) }
            for await target in answers { return target }
            throw CancellationError()
        }
    }

    private let dispatcher: LinkDispatcher<AppRoute>
    private let outcomes = Outcomes()

    @MainActor private final class Outcomes { var names: [String] = [] }

    init() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/post/{id: Int}") { (id: Int) in AppRoute.post(id) }
        dispatcher = LinkDispatcher(router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }])
        dispatcher.observe { [outcomes] event in
            if case .finished(let outcome) = event.kind { outcomes.names.append("\(outcome)") }
        }
    }

    /// Returns the outcomes of all links so far.
    private func settled() async -> [String] {
        await dispatcher.settled()
        return outcomes.names
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("One function passes links of SDK hosts to the SDK, and opens all others")
    func receiver() async throws {
        var passed: [URL] = []
        let receiver = LinkReceiver(dispatcher: dispatcher, sdkHosts: ["acme.app.link"]) { passed.append($0) }
        let links = [
            "https://ACME.app.link/x7", "https://example.com/post/1?from=acme.app.link", "https://example.com/",
        ]
        let answers = try links.map { receiver.open(try url($0), through: .viewURL) }
        #expect(answers == [true, true, false])
        #expect(passed.map(\.absoluteString) == ["https://ACME.app.link/x7"])
        #expect(await settled().first == "opened")
    }

    @Test("A session without a clicked link opens nothing, and one with a link opens it")
    func branch() async throws {
        let branch = CallingSDK()
        branch.sessionStarted = { parameters in
            guard LinkPayload(userInfo: parameters)["+clicked_branch_link"]?.bool == true else { return }
            dispatcher.open(userInfo: parameters, under: "$canonical_url", via: .universalLink, through: "branch")
        }
        branch.sessionStarted(["+clicked_branch_link": false, "+is_first_session": false])
        #expect(await settled() == [])
        branch.sessionStarted(["+clicked_branch_link": true, "$canonical_url": "https://example.com/post/7"])
        #expect(await settled() == ["opened"])
    }

    @Test("A resolved value opens as a path of the app's own host")
    func appsFlyer() async throws {
        let appsFlyer = CallingSDK()
        appsFlyer.resolved = { value in
            guard let value else { return }
            dispatcher.open(IncomingLink(url: "https://example.com/" + value, via: .universalLink).through("appsFlyer"))
        }
        appsFlyer.resolved(nil)
        appsFlyer.resolved("post/7")
        #expect(await settled() == ["opened"])
    }

    @Test("A link that the SDK resolves opens, and one without an answer ends at the time limit")
    func adjust() async throws {
        let adjust = ResolvingSDK(targets: ["https://brand.go.link/a1": "https://brand.go.link/post/7?adj_t=x"])
        dispatcher.unwrapper = LinkUnwrapper(
            [.redirect(from: .host("brand.go.link"))], allowing: [.host("example.com")],
            asking: CompletionResolver { link, answer in
                adjust.processAndResolve(link) { resolved in
                    answer(resolved?.replacing("https://brand.go.link/", with: "https://example.com/"))
                }
            })
        let outcome = await dispatcher.outcome(of: "https://brand.go.link/a1")
        if case .opened = outcome {} else { Issue.record("\(outcome)") }
        dispatcher.unwrapper?.timeLimit = .milliseconds(1)
        let late = await dispatcher.outcome(of: "https://brand.go.link/unknown")
        if case .notFound(.wrapped(.timeLimit), _) = late {} else { Issue.record("\(late)") }
    }

    @Test("A link that the SDK offers first and the system delivers later opens once")
    func customerIO() async throws {
        let customerIO = CallingSDK()
        customerIO.deepLinkCallback = { url in
            dispatcher.canOpen(url.absoluteString) && dispatcher.open(url, through: "customerIO")
        }
        let (post, other) = (try url("https://example.com/post/7"), try url("https://example.org/"))
        let answers = [customerIO.deepLinkCallback(post), customerIO.deepLinkCallback(other)]
        #expect(answers == [true, false])
        dispatcher.open(post, through: .sceneActivity)
        let outcomes = await settled().map { $0.prefix { $0 != " " } }
        #expect(outcomes.sorted() == ["dropped:", "opened"])
    }

    @Test("A push SDK keeps the links that no route matches")
    func braze() async throws {
        let braze = CallingSDK()
        braze.shouldOpenURL = { url in
            guard dispatcher.canOpen(url.absoluteString) else { return true }
            dispatcher.open(url, through: "braze")
            return false
        }
        let links = [try url("https://example.com/post/7"), try url("https://example.org/")]
        #expect(links.map { braze.shouldOpenURL($0) } == [false, true])
        #expect(await settled() == ["opened"])
    }

    @Test("The data of a tapped push message opens its link")
    func pushes() async throws {
        let (oneSignal, firebase) = (CallingSDK(), CallingSDK())
        oneSignal.clicked = { additionalData in
            dispatcher.open(userInfo: additionalData, under: "link", via: .notification, through: "oneSignal")
        }
        firebase.tapped = { userInfo in
            firebase.appDidReceiveMessage(userInfo)
            dispatcher.open(userInfo: userInfo, under: "link", via: .notification, through: .notification)
        }
        oneSignal.clicked(["link": "https://example.com/post/7"])
        firebase.tapped(["link": "myapp://post/8", "gcm.message_id": "1"])
        #expect(firebase.messages == 1)
        #expect(await settled() == ["opened", "opened"])
    }
}
