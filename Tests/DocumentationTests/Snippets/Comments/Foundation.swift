import Foundation
import Testing
import Waymark

@Suite("Comments about Foundation")
struct FoundationComments {
    enum OwnPages: URLAllowList {
        static var sources: [LinkSource] { [.host("example.com"), .host("*.example.com")] }
    }

    enum AppRoute: Equatable { case calendar, post(user: Int, id: Int), login(next: AllowedURL<OwnPages>?) }

    @Test func allowedURLs() throws {
        var table = RouteTable<AppRoute>()
        table.add("/login?next={next?}") { (next: AllowedURL<OwnPages>?) in AppRoute.login(next: next) }
        let router = try Router(table)
        #expect(router.canOpen("/login?next=https%3A%2F%2Fexample.com%2Faccount") == true)
        #expect(router.canOpen("/login?next=https%3A%2F%2Fevil.example") == false)
        #expect(router.canOpen("/login?next=javascript%3Aalert(1)") == false)
    }

    @Test func types() throws {
        var table = RouteTable<AppRoute>()
        table.types.addFoundation()
        table.add("/calendar/{day: Date}", to: .calendar)
        #expect(try Router(table).canOpen("/calendar/2026-02-28"))
    }

    /// Compiled but not run, because it would leave a file in the user's folder.
    private func keep(_ dispatcher: LinkDispatcher<AppRoute>) async throws {
        let folder = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let file = PendingLinkFile(at: folder.appending(path: "pending-links"))
        try await dispatcher.keepPendingLinks(in: file)
    }

    @Test func urls() throws {
        #expect(try ParsedURL(URL(string: "https://example.com/a%2Fb")!).segments == ["a/b"])
        let link = try ParsedURL("https://example.com/a%2Fb")
        #expect(URL(link)?.absoluteString == "https://example.com/a%2Fb")

        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        let router = try Router(table)
        let shared = try router.foundationURL(for: .post(user: 1, id: 2))
        #expect(shared.absoluteString == "https://example.com/user/1/posts/2")
    }

    @MainActor
    @Test func signatures() async throws {
        struct Key: Sendable {
            func isValidSignature(_ signature: [UInt8], for data: Data) -> Bool { signature == [UInt8(data.count)] }
            func signature(for data: Data) throws -> [UInt8] { [UInt8(data.count)] }
        }
        enum AppRoute: Sendable { case invite(key: String) }
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/invite/{key}") { (key: String) in
            AppRoute.invite(key: key)
        } inverse: { route in
            if case .invite(let key) = route { key } else { nil }
        }
        let router = try Router(table)
        let (dispatcher, publicKey, privateKey) = (LinkDispatcher(router: router), Key(), Key())
        dispatcher.guards.append(
            SignatureGuard { signature, text in
                publicKey.isValidSignature(signature, for: Data(text.utf8))
            } requiredFor: { route in
                if case .invite = route { true } else { false }
            })

        let link = try router.url(for: .invite(key: "k1"))
        let signed = try LinkSignature().sign(link, until: Date(timeIntervalSince1970: 1_900_000_000)) { text in
            try privateKey.signature(for: Data(text.utf8))
        }
        #expect(signed.hasPrefix("https://example.com/invite/k1?expires=1900000000&signature="))
        dispatcher.lastHandler = AnyLinkHandler { _ in .opened() }
        #expect(await dispatcher.outcome(of: signed).description == "opened")
    }

    enum LinkedRoute: Routable {
        case login

        static let router = Router(declaredBy: Self.self)

        static var table: RouteTable<Self> {
            var table = RouteTable<Self>(accepting: [.host("example.com"), .scheme("myapp")])
            table.add("/login", to: .login)
            return table
        }
    }

    @Test func routes() throws {
        typealias AppRoute = LinkedRoute
        var opened: [String] = []
        func openURL(_ url: URL) { opened.append(url.absoluteString) }
        openURL(try URL(AppRoute.login))
        openURL(try URL(AppRoute.login, on: .scheme("myapp")))
        #expect(opened == ["https://example.com/login", "myapp://login"])
    }
}
