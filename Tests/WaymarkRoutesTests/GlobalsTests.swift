import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Global query items that any link may have")
struct GlobalsTests {
    struct Tracking: Codable, Hashable, Sendable {
        var userId: Int?
        var campaigns: [String]?
    }

    struct Session: Codable, Hashable, Sendable {
        var token: String
        var mood: Mood?
        var attempt: Int
    }

    struct Refusing: Codable, Hashable, Sendable {
        var code: Int
        enum CodingKeys: CodingKey { case code }
        init(from decoder: any Decoder) throws {
            code = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .code)
            guard code % 2 == 0 else { throw Misfits.Refusal(description: "\(code) is odd") }
        }
    }

    enum Route: Hashable, Sendable { case home, user(Int), search(String) }

    static func table() -> RouteTable<Route> {
        var table = RouteTable<Route>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/user/{id}") { (id: Int) in
            Route.user(id)
        } inverse: {
            if case .user(let id) = $0 { id } else { nil }
        }
        table.add("/search?q={q}#results") { (text: String) in
            Route.search(text)
        } inverse: {
            if case .search(let text) = $0 { text } else { nil }
        }
        table.globals(decoding: Tracking.self, from: "?u={userId?}&c={campaigns: [String]?}")
        table.globals(decoding: Session.self, from: "?token={token}&mood={mood?}&n={attempt: Int = 1}")
        table.globals(decoding: Refusing.self, from: "?code={code = 2}")
        table.globals(decoding: String.self, from: "?lang={lang: en|de = en}")
        return table
    }

    struct Reading: Sendable {
        let link: String
        let route: Route
        let tracking: String
        let session: String
    }

    static func text<Value>(_ body: () throws -> Value) -> String {
        do { return "\(try body())" } catch { return "\(error)" }
    }

    @Test(
        "A link gives its route and its globals, and an error affects only its own type",
        arguments: [
            Reading(
                link: "", route: .home, tracking: "Tracking(userId: nil, campaigns: nil)",
                session: "parameter 'token' is absent, expected String"),
            Reading(
                link: "/user/5?n=2&token=%2Fa&u=7&c=x,y&c=z", route: .user(5),
                tracking: "Tracking(userId: Optional(7), campaigns: Optional([\"x\", \"y\", \"z\"]))",
                session: "Session(token: \"/a\", mood: nil, attempt: 2)"),
            Reading(
                link: "/user/5?u=seven&token=&mood=grim", route: .user(5),
                tracking: "parameter 'userId' is not a valid Int",
                session: "parameter 'mood' is not a valid Mood"),
            Reading(
                link: "/?u=1&u=2&token=a", route: .home,
                tracking: "parameter 'userId' has several values, expected one Int",
                session: "Session(token: \"a\", mood: nil, attempt: 1)"),
        ])
    func reading(_ example: Reading) throws {
        let match = try #require(try Router(Self.table()).match(for: "https://example.com" + example.link))
        #expect(match.route == example.route)
        #expect(Self.text { try match.globals(Tracking.self) } == example.tracking)
        #expect(
            Self.text { try match.globals(Session.self) }.replacing("WaymarkRoutesTests.", with: "") == example.session)
    }

    @Test("Reading globals fails if their type refuses the link or is not declared")
    func refusing() throws {
        let match = try #require(try Router(Self.table()).match(for: "https://example.com/?code=3&lang=de"))
        #expect(Self.text { try match.globals(Refusing.self) } == "the type Refusing rejects the link")
        let error = #expect(throws: CaptureError.self) { try match.globals(Refusing.self) }
        #expect(error?.kind == .refused("3 is odd"))
        #expect(try match.globals(String.self) == "de")
        #expect(
            Self.text { try match.globals(Int.self) }
                == "the table has no globals that are read as Int: expected 'globals(decoding:from:)'")
    }

    struct Printing: Sendable {
        let tracking: Tracking
        let session: Session
        let items: String
    }

    @Test(
        "A link printed with globals reads back as the same route and globals",
        arguments: [
            Printing(tracking: Tracking(), session: Session(token: "t", attempt: 1), items: "token=t"),
            Printing(
                tracking: Tracking(userId: -1, campaigns: ["a,b", "c&d"]),
                session: Session(token: "ä ", mood: .jolly, attempt: 3),
                items: "u=-1&c=a%2Cb,c%26d&token=%C3%A4%20&mood=jolly&n=3"),
        ], [(Route.home, "", ""), (.user(5), "user/5", ""), (.search("x"), "search?q=x", "#results")])
    func printing(_ example: Printing, _ route: (Route, path: String, fragment: String)) throws {
        let router = try Router(Self.table())
        let link = try router.url(for: route.0, globals: example.tracking, example.session)
        let joint = route.path.contains("?") ? "&" : "?"
        #expect(link == "https://example.com/" + route.path + joint + example.items + route.fragment)
        let match = try #require(router.match(for: link))
        #expect(match.route == route.0)
        #expect(try match.globals(Tracking.self) == example.tracking)
        #expect(try match.globals(Session.self) == example.session)
    }

    struct Place: Codable, Hashable, Sendable {
        var latitude: Double
        var tags: [String]
    }

    @Test(
        "Printed globals omit items whose value equals the default, and read back equal",
        arguments: [
            (Place(latitude: 1.5, tags: ["a", "b"]), ""), (Place(latitude: 1.5, tags: ["a,b"]), "?t=a,b"),
            (Place(latitude: 1e16, tags: ["a", "b"]), "?lat=1e16"), (Place(latitude: 0.1, tags: [""]), "?lat=0.1&t="),
        ])
    func values(_ place: Place, _ items: String) throws {
        var table = RouteTable<Route>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.globals(decoding: Place.self, from: "?lat={latitude: Double = 1.50}&t={tags: [String]* = a,b}")
        let router = try Router(table)
        let link = try router.url(for: .home, globals: place)
        #expect(link == "https://example.com/" + items)
        #expect(try router.match(for: link)?.globals(Place.self) == place)
    }

    @Test("Printing globals that have no link throws an error with the reason")
    func unprintable() throws {
        let router = try Router(Self.table())
        func message(_ globals: some Encodable) -> String { Self.text { try router.url(for: .home, globals: globals) } }
        #expect(
            message(Tracking(campaigns: []))
                == "the list 'campaigns' is empty, which no link can express: expected an element, or no value")
        #expect(message(5) == "the table has no globals that are read as Int: expected 'globals(decoding:from:)'")
        #expect(message("fr") == "invalid value 'fr' of 'lang': expected en|de")
        #expect(message("de") == "https://example.com/?lang=de")
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let add: @Sendable (inout RouteTable<Route>) -> Void
        let problems: [String]
        var testDescription: String { "\(problems)" }
    }

    @Test(
        "The table reports invalid, duplicate and conflicting globals",
        arguments: [
            Mistake(add: { $0.globals(decoding: Tracking.self, from: "?u={userId") }, problems: ["unclosed-brace"]),
            Mistake(add: { $0.globals(decoding: Tracking.self, from: "/x?u={userId?}") }, problems: ["globals-path"]),
            Mistake(add: { $0.globals(decoding: Tracking.self, from: "/**?u={userId?}") }, problems: []),
            Mistake(add: { $0.globals(decoding: Tracking.self, from: "?u={userId?}#x") }, problems: ["globals-path"]),
            Mistake(add: { $0.globals(decoding: Tracking.self, from: "") }, problems: ["globals-path"]),
            Mistake(
                add: { $0.globals(decoding: Tracking.self, from: "?u={userId: Numb?}") }, problems: ["unknown-type"]),
            Mistake(
                add: { $0.globals(decoding: Tracking.self, from: "?u={userId: Int = x}") },
                problems: ["invalid-default"]),
            Mistake(
                add: { $0.globals(decoding: Tracking.self, from: "?u={userId: Double?}") }, problems: ["parameter-type"]
            ),
            Mistake(
                add: { $0.globals(decoding: Session.self, from: "?t={token?}") },
                problems: [
                    "optional-parameter", "missing-parameter",
                ]),
            Mistake(add: { $0.globals(decoding: Tracking.self, from: "?u={userID?}") }, problems: ["unread-parameter"]),
            Mistake(
                add: {
                    $0.globals(decoding: Tracking.self, from: "?u={userId?}")
                    $0.globals(decoding: Tracking.self, from: "?v={userId?}")
                }, problems: ["duplicate-globals"]),
            Mistake(
                add: {
                    $0.globals(decoding: Tracking.self, from: "?u={userId?}")
                    $0.globals(decoding: String.self, from: "?u={text?}")
                }, problems: ["optional-parameter", "global-item"]),
            Mistake(
                add: {
                    $0.globals(decoding: Tracking.self, from: "?u={userId?}")
                    $0.add("/x?u={id: Int}", to: .home)
                    $0.add("/y?(a={a}|u={id: Int})", to: .home)
                }, problems: ["global-item", "global-item"]),
        ])
    func mistakes(_ example: Mistake) {
        var table = RouteTable<Route>()
        example.add(&table)
        #expect(table.problems().map(\.code) == example.problems)
    }

    @Test("Globals of merged tables are kept, and equal declarations merge into a single one")
    func merging() throws {
        var table = RouteTable<Route>(accepting: [.host("example.com")])
        table.merge(Self.table())
        table.merge(Self.table(), under: "/again")
        let match = try #require(try Router(table).match(for: "https://example.com/again/user/1?u=1"))
        #expect(try match.globals(Tracking.self).userId == 1)
    }
}
