import Foundation
import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkFoundation
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

enum Visit: Hashable, Sendable {
    case day(Date), price(Decimal), item(UUID), days([Date]), login(AllowedURL<OwnPages>?), named(String)
}

@Suite("Foundation types as parameters")
struct FoundationParameterTests {
    static let item = UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6") ?? UUID()
    static let day = Date(timeIntervalSince1970: 1_795_219_200)
    static let page = AllowedURL<OwnPages>(parameter: "https://example.com/a?b=c")

    /// - Parameter namesTypes: `true` for the type names of Foundation's types in the patterns, `false` for no type
    ///   names.
    static func router(namesTypes: Bool) throws -> Router<Visit> {
        func pattern(_ text: String) -> String {
            namesTypes ? text : text.replacing(/: *(Date|Decimal|UUID|OwnPages)/, with: "")
        }
        var table = RouteTable<Visit>(accepting: [.host("example.com")])
        table.add(pattern("/day/{day: Date}")) { (day: Date) in
            Visit.day(day)
        } inverse: {
            if case .day(let day) = $0 { day } else { nil }
        }
        table.add(pattern("/price/{price: Decimal}")) { (price: Decimal) in
            Visit.price(price)
        } inverse: {
            if case .price(let price) = $0 { price } else { nil }
        }
        table.add(pattern("/item/{id: UUID}")) { (id: UUID) in
            Visit.item(id)
        } inverse: {
            if case .item(let id) = $0 { id } else { nil }
        }
        table.add("/days?d={days: [Date]}") { (days: [Date]) in
            Visit.days(days)
        } inverse: {
            if case .days(let days) = $0 { days } else { nil }
        }
        table.add(namesTypes ? "/login?next={next: OwnPages?}" : "/login?next={next?}") {
            (next: AllowedURL<OwnPages>?) in
            Visit.login(next)
        } inverse: {
            if case .login(let next) = $0 { next } else { nil }
        }
        return try Router(table)
    }

    @Test(
        "A route with Foundation values prints its link and opens from that link",
        arguments: [
            (Visit.day(day), "https://example.com/day/2026-11-21"),
            (.day(day.addingTimeInterval(34_215.5)), "https://example.com/day/2026-11-21T09:30:15.5Z"),
            (.price(12.5), "https://example.com/price/12.5"),
            (.item(item), "https://example.com/item/f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
            (.days([day, day.addingTimeInterval(86_400)]), "https://example.com/days?d=2026-11-21,2026-11-22"),
            (.login(nil), "https://example.com/login"),
            (.login(page), "https://example.com/login?next=https://example.com/a?b%3Dc"),
        ], [true, false])
    func bothWays(_ example: (visit: Visit, link: String), _ namesTypes: Bool) throws {
        let router = try Self.router(namesTypes: namesTypes)
        #expect(try router.url(for: example.visit) == example.link)
        #expect(router.match(for: example.link)?.route == example.visit)
    }

    @Test(
        "A link whose Foundation value does not fit is unmatched",
        arguments: [
            "/day/2026-02-30", "/day/tomorrow", "/day/2026-11-21T09:30:15", "/price/1e3", "/price/1,5", "/item/1",
            "/login?next=https%3A%2F%2Fevil.example", "/login?next=javascript%3Aalert(1)",
            "/login?next=%2F%2Fevil.example",
            "/login?next=https%3A%2F%2Fexample.com%40evil.example", "/login?next=/account", "/login?next=",
        ], [true, false])
    func misfits(_ path: String, _ namesTypes: Bool) throws {
        guard
            case .unmatched(let why) = try Self.router(namesTypes: namesTypes).result(for: "https://example.com" + path)
        else {
            Issue.record("it is not unmatched")
            return
        }
        #expect(why.reason == .value)
    }

    @Test("A date without a spelling cannot be printed")
    func unprintable() throws {
        let error = #expect(throws: PrintError.self) {
            try Self.router(namesTypes: true).url(for: .day(Date(timeIntervalSinceReferenceDate: 1e300)))
        }
        #expect(error?.code == "invalid-value")
    }

    @Test(
        "A closure reads Foundation types from any parameter",
        arguments: [("/v/2026-11-21", Visit.day(day)), ("/v/12.5", .price(12.5)), ("/v/x", .named("x"))])
    func closures(_ link: String, _ visit: Visit) throws {
        var table = RouteTable<Visit>()
        table.add("/v/{value}") { match in
            if let day: Date = try? match.value("value") { return .day(day) }
            if let price: Decimal = try? match.value("value") { return .price(price) }
            return .named(try match.value("value"))
        }
        #expect(try Router(table).match(for: link)?.route == visit)
    }

    struct Booking: Codable, Hashable, Sendable {
        var id: UUID
        var day: Date
        var price: Decimal?
        var also: [Date]
        var next: AllowedURL<OwnPages>?
    }

    @Test(
        "A Codable type holds Foundation values as single parameters",
        arguments: [
            (Booking(id: item, day: day, also: [day]), "?also=2026-11-21"),
            (
                Booking(id: item, day: day, price: 12.5, also: [day, day], next: page),
                "?price=12.5&also=2026-11-21,2026-11-21&next=https://example.com/a?b%3Dc"
            ),
        ])
    func codable(_ booking: Booking, _ query: String) throws {
        var table = RouteTable<Booking>(accepting: [.host("example.com")])
        table.add("/book/{id}/{day}?price={price?}&also={also: [Date]}&next={next?}", decoding: Booking.self) { $0 }
        #expect(table.problems().isEmpty)
        let router = try Router(table)
        let link = "https://example.com/book/f81d4fae-7dec-11d0-a765-00a0c91e6bf6/2026-11-21" + query
        #expect(try router.url(for: booking) == link)
        #expect(router.match(for: link)?.route == booking)
        #expect(router.match(for: "https://example.com/book/\(Self.item)/2026-11-31?also=2026-11-21") == nil)
        #expect(
            router.match(for: "https://example.com/book/\(Self.item)/2026-11-21?also=2026-11-21&next=//evil.example")
                == nil)
    }

    @Test("A Codable type with a URL and no allow list is a problem of the table")
    func uncheckedURL() {
        struct Login: Decodable, Sendable { let next: URL }
        var table = RouteTable<Login>()
        table.add("/login?next={next}", decoding: Login.self) { $0 }
        #expect(table.problems().contains { $0.severity == .error })
    }

    @Test("A pattern may name Foundation types in any table that registers them")
    func registered() throws {
        var table = RouteTable<String>()
        table.types.addFoundation()
        table.types.add(AllowedURL<OwnPages>.self)
        table.add("/{day: Date}", to: "day")
        table.add("/{price: Decimal}", to: "price")
        table.add("/{id: UUID}", to: "id")
        table.add("/to?url={url: OwnPages}", to: "page")
        let router = try Router(table)
        #expect(router.match(for: "/2026-11-21")?.route == "day")
        #expect(router.match(for: "/21.11")?.route == "price")
        #expect(router.match(for: "/f81d4fae-7dec-11d0-a765-00a0c91e6bf6")?.route == "id")
        #expect(router.match(for: "/to?url=https://example.com/a")?.route == "page")
        #expect(router.match(for: "/to?url=https://evil.example/a") == nil)
    }

    @Test("A pattern that names an unregistered Foundation type is a problem of the table", arguments: ["URL", "Date"])
    func unregistered(_ type: String) {
        var table = RouteTable<String>()
        table.add("/{x: \(type)}", to: "x")
        #expect(table.problems().map(\.code) == ["unknown-type"])
    }

    @Test("A URL that its allow list refuses counts as absent if the pattern uses try?")
    func lenient() throws {
        var table = RouteTable<Visit>()
        table.add("/login?next={next: try? OwnPages}") { (next: AllowedURL<OwnPages>?) in Visit.login(next) }
        let router = try Router(table)
        #expect(router.match(for: "/login?next=https%3A%2F%2Fevil.example")?.route == .login(nil))
        #expect(router.match(for: "/login?next=https%3A%2F%2Fexample.com/a?b=c")?.route == .login(Self.page))
    }
}
