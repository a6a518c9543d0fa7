import Foundation
import Synchronization
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

@testable import WaymarkFoundation

/// A keyed checksum that replaces a cryptographic signature in tests.
private func checksum(_ text: String) -> [UInt8] {
    let sum = "key|\(text)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
}

@Suite("Signed links")
struct SignatureTests {
    static let expiry = Date(timeIntervalSince1970: 2_000)
    static let signature = LinkSignature()

    static func signed(_ link: String) -> String { signature.sign(link, until: expiry, by: checksum) }

    private func problem(of link: String, at seconds: TimeInterval = 1_000) -> SignatureProblem? {
        Self.signature.problem(of: link, at: Date(timeIntervalSince1970: seconds)) { checksum($1) == $0 }
    }

    @Test(
        "A signed link ends with its expiry and signature, before the fragment",
        arguments: [
            ("https://a.com/b", "https://a.com/b?expires=2000", ""),
            ("https://a.com/b?c=1", "https://a.com/b?c=1&expires=2000", ""),
            ("https://a.com/b?", "https://a.com/b?expires=2000", ""),
            ("https://a.com/b?c=why?", "https://a.com/b?c=why?&expires=2000", ""),
            ("https://a.com/b#d", "https://a.com/b?expires=2000", "#d"),
            ("https://a.com/b?c=1#d?e&f", "https://a.com/b?c=1&expires=2000", "#d?e&f"),
            ("myapp://b?expires=5", "myapp://b?expires=5&expires=2000", ""),
        ])
    func signing(_ link: String, _ base: String, _ fragment: String) {
        let signed = Self.signature.sign(link, until: Self.expiry) { text in
            #expect(text == base + fragment)
            return [0, 10, 255] as [UInt8]
        }
        #expect(signed == "\(base)&signature=000aff\(fragment)")
        #expect(problem(of: Self.signed(link)) == nil)
    }

    static let link = signed("https://a.com/user/b?c=1&d=x%20y#top")

    @Test(
        "Every change of a signed link is refused",
        arguments: [
            ("another path", "/user/b", "/user/e", SignatureProblem.invalid),
            ("another host", "a.com", "b.com", .invalid),
            ("another scheme", "https", "http", .invalid), ("a changed item", "c=1", "c=2", .invalid),
            ("a removed item", "c=1&", "", .invalid), ("an item before", "?c", "?e=2&c", .invalid),
            ("an item between", "&expires", "&e=2&expires", .invalid),
            ("another order", "c=1&d=x%20y", "d=x%20y&c=1", .invalid),
            ("another escape", "/b", "/%62", .invalid), ("a plus sign", "%20", "+", .invalid),
            ("another fragment", "#top", "#end", .invalid), ("no fragment", "#top", "", .invalid),
            ("a later expiry", "expires=2000", "expires=9000", .invalid),
            ("another expiry before", "expires=2000", "expires=9000&expires=2000", .invalid),
            ("another expiry behind", "expires=2000", "expires=2000&expires=9000", .invalid),
            ("an expiry without a number", "expires=2000", "expires=never", .missing),
            ("no expiry", "&expires=2000", "", .missing), ("an escaped name", "signature=", "%73ignature=", .missing),
            ("another letter case", "signature=", "Signature=", .missing), ("half a byte", "#top", "0#top", .missing),
            ("another byte", "#top", "00#top", .invalid), ("no digit", "#top", "zz#top", .missing),
            ("an uppercase digit", "#top", "AA#top", .missing),
            ("an item after", "#top", "&e=2#top", .missing), ("a question mark", "&signature", "?signature", .missing),
            ("an empty second signature", "#top", "&signature=#top", .missing),
            ("a second signature", "#top", "&signature=00#top", .missing),
            ("the signature in the fragment", "&signature", "#&signature", .missing),
        ])
    func changes(_ name: String, _ part: String, _ replacement: String, _ expected: SignatureProblem) {
        let changed = Self.link.replacing(part, with: replacement, maxReplacements: 1)
        #expect(changed != Self.link)
        #expect(problem(of: changed) == expected)
    }

    @Test("A link without a signature is refused", arguments: ["", "?", "&", "#", "https://a.com/b", "&signature=00"])
    func unsigned(_ link: String) { #expect(problem(of: link) == .missing) }

    @Test(
        "A signature is valid before its expiry",
        arguments: [(0, nil), (1_999.9, nil), (2_000, SignatureProblem.expired), (3_000, .expired)])
    func expiry(_ seconds: TimeInterval, _ expected: SignatureProblem?) {
        #expect(problem(of: Self.link, at: seconds) == expected)
    }

    @Test("The names of the query items can be chosen")
    func names() {
        let own = LinkSignature(signatureName: "sig", expiryName: "exp")
        let link = own.sign("https://a.com/b", until: Self.expiry, by: checksum)
        #expect(link.hasPrefix("https://a.com/b?exp=2000&sig="))
        #expect(own.problem(of: link, at: .distantPast) { checksum($1) == $0 } == nil)
        #expect(problem(of: link) == .missing)
    }

    @Test("An expiry that is not a number of seconds is in the past")
    func damagedExpiry() {
        let link = Self.signature.sign("/a", until: Date(timeIntervalSince1970: .nan), by: checksum)
        #expect(problem(of: link) == .expired)
    }
}

@Suite("The guard of signed links") @MainActor
struct SignatureGuardTests {
    enum Page: Equatable, Sendable { case invite(String), home }

    private func dispatcher(at time: TimeInterval = 1_000) throws -> LinkDispatcher<Page> {
        var table = RouteTable<Page>(accepting: [.host("a.com")])
        table.add("/", to: .home)
        table.add("/invite/{key}") { (key: String) in Page.invite(key) }
        let dispatcher = LinkDispatcher(router: try Router(table))
        dispatcher.lastHandler = AnyLinkHandler { _ in .opened() }
        dispatcher.guards.append(
            SignatureGuard(now: { Date(timeIntervalSince1970: time) }) { signature, text in
                if signature == [0] { throw CancellationError() }
                return checksum(text) == signature
            } requiredFor: {
                $0 != .home
            })
        return dispatcher
    }

    @Test(
        "The guard opens signed links and routes without a requirement, and cancels others with a reason",
        arguments: [
            (SignatureTests.signed("https://a.com/invite/k"), 1_000, "opened"), ("https://a.com/", 1_000, "opened"),
            ("https://a.com/invite/k", 1_000, "cancelled: the link has no signature at its end"),
            (
                SignatureTests.signed("https://a.com/invite/k") + "00", 1_000,
                "cancelled: the signature of the link is invalid"
            ),
            (SignatureTests.signed("https://a.com/invite/k"), 2_000, "cancelled: the link has expired"),
        ])
    func outcomes(_ link: String, _ time: TimeInterval, _ expected: String) async throws {
        #expect(try await dispatcher(at: time).outcome(of: link).description == expected)
    }

    @Test("The guard allows a route value, which has no URL")
    func routes() async throws {
        #expect(try await dispatcher().outcome(of: IncomingLink(route: .invite("k"))).description == "opened")
    }

    @Test(
        "A route value that another guard redirects to needs a link of the app",
        arguments: [
            (
                IncomingLink<Page>(url: "https://a.com/", via: .universalLink),
                "cancelled: the link has no signature at its end"
            ),
            (IncomingLink(url: "https://a.com/", via: .inApp), "opened"), (IncomingLink(route: .home), "opened"),
        ])
    func redirects(_ link: IncomingLink<Page>, _ expected: String) async throws {
        let dispatcher = try dispatcher()
        let redirect = AnyRouteGuard<Page> { $0.route == .home ? .redirect(to: .route(.invite("k"))) : .allow }
        dispatcher.guards.insert(redirect, at: 0)
        #expect(await dispatcher.outcome(of: link).description == expected)
    }

    @Test("A link that expires while it is pending before its presentation is cancelled")
    func expiredWhilePending() async throws {
        var table = RouteTable<Page>(accepting: [.host("a.com")])
        table.add("/invite/{key}") { (key: String) in Page.invite(key) }
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        let time = Mutex<TimeInterval>(1_000)
        let dispatcher = LinkDispatcher(router: try Router(table), options: options)
        dispatcher.guards = [
            SignatureGuard(now: { Date(timeIntervalSince1970: time.withLock(\.self)) }) { checksum($1) == $0 }
        ]
        dispatcher.handlers = [AnyLinkHandler { _ in .present(.action { _ in }) }]
        let ticket = dispatcher.open(SignatureTests.signed("https://a.com/invite/k"))
        await dispatcher.settled()
        time.withLock { $0 = 3_000 }
        dispatcher.fulfil(.interfaceReady)
        #expect(try await ticket.outcome.description == "cancelled: the link has expired")
    }

    @Test("A link fails if the check of its signature throws")
    func errors() async throws {
        let outcome = try await dispatcher().outcome(of: "https://a.com/invite/k?expires=1&signature=00")
        guard case .failed(let error) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect("\(error)".hasPrefix("a guard failed for"))
    }
}
