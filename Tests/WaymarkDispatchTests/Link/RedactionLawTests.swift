import TestSupport
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// Links that differ only in private parts: captured values, user information, hosts outside the table, and segments
/// and items outside all patterns. The parts use any encoding.
@Suite("Redaction of private link parts")
@MainActor
struct RedactionLawTests {
    enum Place: Hashable, Sendable {
        case home
        case invite(key: String)
        case user(id: Int, tags: [String])
        case file(name: String, section: String?)
        case docs([String])
        case broken(String)
    }

    /// An error of an app that includes a link.
    struct Lost: Error { let url: String }
    enum Refused: Error { case invite(String) }

    /// A kind of link. Links of one kind differ only in the random parts of `make`.
    struct Form: Sendable, CustomTestStringConvertible {
        let shown: String
        let make: @Sendable (inout SeededGenerator) -> String

        init(_ shown: String, _ make: @escaping @Sendable (inout SeededGenerator) -> String) {
            (self.shown, self.make) = (shown, make)
        }

        var testDescription: String { shown }
    }

    nonisolated static let forms: [Form] = [
        Form("https://example.com/invite/{key}") {
            "https://\($0.pick(["example.com", "EXAMPLE.com", "example.com."]))/invite/\(secret(&$0))?\(items(&$0))"
        },
        Form("myapp://invite/{key}") {
            "\($0.pick(["myapp://invite", "MyApp:///invite", "myapp:/invite"]))/\(secret(&$0))#\(secret(&$0))"
        },
        Form("https://example.com/user/{id}?tag={tags}") {
            "https://example.com/user/\($0.below(1 << 40))?tag=\(secret(&$0))&\(items(&$0))&tag=\(secret(&$0))"
        },
        Form("https://*.shop.example/f/{name}.txt#{section}") {
            "https://\(host(&$0)).shop.example/f/\(secret(&$0)).txt#\(secret(&$0))"
        },
        Form("https://example.com/docs/{path: **}") {
            "https://example.com/docs/\(secret(&$0))/\(secret(&$0))?\(items(&$0))"
        },
        Form("https://example.com/broken/{reason}") { "https://example.com/broken/\(secret(&$0))" },
        Form("https://example.com/…") { "https://example.com/x\(secret(&$0))/\(secret(&$0))?\(items(&$0))" },
        Form("…") { "https://\(host(&$0)).example.net/invite/\(secret(&$0))" },
        Form("…") { "https://\(secret(&$0)):\(secret(&$0))@example.com/invite/\(secret(&$0))" },
    ]

    /// Returns a string with some escaped characters, which no number type accepts.
    nonisolated static func secret(_ chance: inout SeededGenerator) -> String {
        let text = chance.pick([
            "s3cret", "ada", "ada lovelace", "é~ü", "a/b", "x-1_2", "🗝", "invite", "home", "%", "@",
        ])
        let hidden = "k\(chance.below(1 << 30))" + text
        return hidden.utf8.map { byte in
            let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
            if isPlain, !chance.once(in: 4) { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: chance.once(in: 2))
            return "%" + String(repeating: "0", count: 2 - digits.count) + digits
        }.joined()
    }

    /// Returns query items whose names are in no pattern.
    nonisolated static func items(_ chance: inout SeededGenerator) -> String {
        (0...chance.below(3)).map { _ in secret(&chance) + (chance.once(in: 3) ? "" : "=" + secret(&chance)) }
            .joined(separator: "&")
    }

    nonisolated static func host(_ chance: inout SeededGenerator) -> String {
        "h\(chance.below(1 << 30))" + chance.pick(["", "-x", ".y", ".s3cret.z"])
    }

    static func router() throws -> Router<Place> {
        var table = RouteTable<Place>(accepting: [.host("example.com"), .host("*.shop.example"), .scheme("myapp")])
        table.add("/", "/home", to: .home)
        table.add("/invite/{key}") { (key: String) in
            Place.invite(key: key)
        } inverse: {
            if case .invite(let key) = $0 { key } else { nil }
        }
        table.add("/user/{id: Int}?tag={tags: [String]}") { (id: Int, tags: [String]) in Place.user(id: id, tags: tags)
        }
        table.add("/f/{name}.txt#{section?}") { (name: String, section: String?) in
            Place.file(name: name, section: section)
        }
        table.add("/docs/{path: **}") { (path: [String]) in Place.docs(path) }
        table.add("/broken/{reason}") { match throws -> Place in throw Lost(url: match.url.text) }
        return try Router(table)
    }

    /// Actions of an app with links.
    enum Act: CaseIterable {
        case present, presentScreen, open, failWithURL, failWithCase, failOnValue, reject, pass, hold, redirect
        case redirectToRoute, redirectWithoutEnd, slip, openInApp, dumpAll
    }

    @Test(
        "Links that differ only in private parts produce identical events, outcomes and errors",
        arguments: Act.allCases)
    func law(_ act: Act) async throws {
        var chance = SeededGenerator(seed: Thoroughness.seed ?? 21)
        for form in Self.forms {
            var first: String?
            for _ in 0..<4 {
                let link = form.make(&chance)
                let said = try await Self.transcript(of: link, act)
                #expect(said == first ?? said, "\(act) says of \(link)")
                #expect(!said.contains("s3cret") && !said.contains("ada"), "\(act) says of \(link)")
                first = first ?? said
            }
        }
    }

    @Test("A router redacts a link to the parts that its route table knows", arguments: forms)
    func redacted(_ form: Form) throws {
        var chance = SeededGenerator(seed: Thoroughness.seed ?? 22)
        let router = try Self.router()
        for _ in 0..<200 {
            let link = form.make(&chance)
            #expect(router.redacted(link) == form.shown, "\(link)")
        }
    }

    /// Returns all descriptions, dumps and events of one link's handling.
    private static func transcript(of link: String, _ act: Act) async throws -> String {
        var lines: [String] = []
        func say(_ values: Any...) {
            for value in values {
                lines.append("\(value)")
                lines.append("\([value])")
                lines.append(String(reflecting: value))
                dump(value, to: &lines[lines.count - 1])
            }
        }
        let presenter = RecordingPresenter<Place>()
        let store = LawStore()
        var options = DispatchOptions()
        options.keepsHandlerOutcomes = true
        let dispatcher = LinkDispatcher(
            router: try router(), handlers: [AnyLinkHandler { try outcome(of: $0, act) }],
            guards: [AnyRouteGuard { decision(of: $0, act) }], options: options, clock: ManualClock())
        dispatcher.presenter = presenter
        try await dispatcher.keepPendingLinks(in: store)
        dispatcher.observe { event in
            say(event, event.kind, event.link, event.redacted)
        }
        dispatcher.notFound = { link, reason in
            say(link, reason)
            return false
        }
        let arrival = act == .openInApp ? try route(of: link) : IncomingLink(url: link, via: .notification)
        let ticket = dispatcher.open(arrival)
        let status = try await ticket.settled
        say(arrival, status, ticket.handlerOutcome as Any, dispatcher.pendingLinks, dispatcher)
        await dispatcher.settled()
        // The store saves a pending link outside the main actor.
        if case .pending = status { while await store.snapshot().links.isEmpty { await Task.yield() } }
        say(await store.snapshot())
        dispatcher.fulfil("unlocked")
        await dispatcher.settled()
        say(ticket.status, presenter.shown)
        for request in presenter.shown { say(request.link, request.content, request.link.match as Any) }
        return lines.joined(separator: "\n")
    }

    private static func route(of link: String) throws -> IncomingLink<Place> {
        let found = try router().match(for: link)?.route
        return found.map { IncomingLink(route: $0) } ?? IncomingLink(url: link, via: .notification)
    }

    private static func outcome(of link: RoutedLink<Place>, _ act: Act) throws -> Outcome<Place> {
        switch act {
        case .present, .openInApp, .redirect, .redirectToRoute, .redirectWithoutEnd, .slip, .dumpAll:
            return .present(.route(link.route))
        case .presentScreen: return .present(.screen { _ in throw Refused.invite("\(link.link.url ?? "")") })
        case .open: return .opened { _ in }
        case .failWithURL: throw Lost(url: link.link.url ?? "")
        case .failWithCase: throw Refused.invite(link.link.url ?? "")
        case .failOnValue: return .opened { _ in _ = try link.value("key", as: Int.self) }
        case .reject: return .rejected(Lost(url: link.link.url ?? ""))
        case .pass: return .passed()
        case .hold: return .hold(until: "unlocked") { _ in throw Lost(url: link.link.url ?? "") }
        }
    }

    private static func decision(of link: RoutedLink<Place>, _ act: Act) -> GuardDecision<Place> {
        switch act {
        case .redirect where link.redirects.isEmpty: .redirect(to: .url("myapp://invite/\(text(of: link))?s3cret"))
        case .redirectToRoute where link.redirects.isEmpty: .redirect(to: .route(.invite(key: text(of: link))))
        case .redirectWithoutEnd: .redirect(to: .url("myapp://invite/\(text(of: link))\(link.redirects.count)"))
        case .slip: .cancel(reason: "\(link) \(link.redirects)")
        default: .allow
        }
    }

    /// Returns a string that depends only on the link's text.
    private static func text(of link: RoutedLink<Place>) -> String {
        String((link.link.url ?? "x").utf8.reduce(UInt64(7)) { ($0 &* 31) &+ UInt64($1) })
    }
}

/// A store in memory.
private actor LawStore: PendingLinkStore {
    private var kept = PendingLinksSnapshot()

    func snapshot() -> PendingLinksSnapshot { kept }
    func load() async throws -> PendingLinksSnapshot { kept }
    func commit(_ changes: [PendingLinkChange]) async throws -> Set<StoredLinkID> {
        for change in changes { kept.apply(change) }
        return []
    }
}
