import Foundation
import Testing
import Waymark

@Suite("Security")
struct SecuritySnippets {
    enum OwnPages: URLAllowList {
        static var sources: [LinkSource] { [.host("example.com"), .host("*.example.com")] }
    }

    enum AppRoute: Equatable {
        case inbox, debugMenu, commit, list
        case login(next: AllowedURL<OwnPages>?)
    }

    private func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/inbox", to: .inbox)
        table.add("/debug", to: .debugMenu)
        table.types["CommitHash"] = .characters(.hex, lengths: 7...40)
        table.add("/commit/{hash: CommitHash}", to: .commit)
        table.add("/login?next={next?}") { (next: AllowedURL<OwnPages>?) in AppRoute.login(next: next) }
        return try Router(table)
    }

    @Test func links() throws {
        let router = try router()
        #expect(router.match(for: "https://example.com/inbox")?.route == .inbox)
        #expect(router.match(for: "https://example.com.evil.example/inbox") == nil)
        #expect(router.match(for: "https://example.com@evil.example/inbox") == nil)
        #expect(router.match(for: "http://example.com/inbox") == nil)
        #expect(router.match(for: "https://example.com/commit/0ff1ce0")?.route == .commit)
        #expect(router.match(for: "https://example.com/commit/..%2F..%2Fetc%2Fpasswd") == nil)
        #expect(router.canOpen("https://example.com/login?next=https%3A%2F%2Fexample.com%2Finbox") == true)
        #expect(router.canOpen("https://example.com/login?next=https%3A%2F%2Fevil.example") == false)
    }

    @MainActor
    @Test func redaction() async throws {
        let router = try router()
        let dispatcher = LinkDispatcher(router: router)
        var log: [String] = []
        #expect(router.redacted("https://example.com/commit/0ff1ce0?by=ada") == "https://example.com/commit/{hash}")
        #expect(router.redacted("https://example.com/nowhere/s3cret") == "https://example.com/…")
        #expect(router.redacted("https://ada:s3cret@example.com/inbox") == "…")
        dispatcher.observe { event in log.append("\(event)") }
        _ = await dispatcher.outcome(of: "https://example.com/nowhere/s3cret")
        #expect(log.first == "1 https://example.com/… arrived")
    }

    @Test func publicParameters() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.publicParameters = ["page"]
        table.add("/list/{key}?page={page: Int = 1}", to: .list)
        let router = try Router(table)
        #expect(
            router.redacted("https://example.com/list/s3cret?page=2") == "https://example.com/list/{key}?page={page=2}")
    }

    /// A signature key with the methods of CryptoKit's Ed25519 keys that the page calls.
    struct Key: Sendable {
        func isValidSignature(_ signature: [UInt8], for data: Data) -> Bool {
            (try? self.signature(for: data)) == signature
        }
        func signature(for data: Data) throws -> [UInt8] { [data.reduce(0, ^)] }
    }

    enum InviteRoute: Sendable { case invite(key: String) }

    @MainActor
    @Test func signatures() async throws {
        var table = RouteTable<InviteRoute>(accepting: [.host("example.com")])
        table.add("/invite/{key}") { (key: String) in
            InviteRoute.invite(key: key)
        } inverse: { route in
            if case .invite(let key) = route { key } else { nil }
        }
        let router = try Router(table)
        let dispatcher = LinkDispatcher(router: router)
        dispatcher.lastHandler = AnyLinkHandler { _ in .opened() }
        let (publicKey, privateKey, expiry) = (Key(), Key(), Date(timeIntervalSince1970: 1_900_000_000))

        dispatcher.guards.append(
            SignatureGuard { signature, text in
                publicKey.isValidSignature(signature, for: Data(text.utf8))
            } requiredFor: { route in
                if case .invite = route { true } else { false }
            })

        let link = try router.url(for: .invite(key: "k1"))
        let signed = try LinkSignature().sign(link, until: expiry) { text in
            try privateKey.signature(for: Data(text.utf8))
        }

        #expect(signed.hasPrefix("https://example.com/invite/k1?expires=1900000000&signature="))
        #expect(await dispatcher.outcome(of: signed).description == "opened")
        #expect(await dispatcher.outcome(of: link).description == "cancelled: the link has no signature at its end")
    }

    @MainActor
    @Test func guards() async throws {
        let dispatcher = LinkDispatcher(router: try router())
        dispatcher.guards.append(
            AnyRouteGuard { link in
                link.route == .debugMenu && link.channel != .inApp ? .cancel(reason: "only inside the app") : .allow
            })
        let outcome = try await dispatcher.open("myapp://debug", via: .scheme).outcome
        guard case .cancelled("only inside the app") = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }
}
