import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Round trips of random tables")
struct RoundTripTests {
    @Test("A random route prints a link that opens the same route and prints again unchanged", arguments: 0..<40)
    func roundTrips(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let shapes = (0..<12).map {
            random.pick(RandomRoute.Shape.all).placed($0, &random)
        }
        var table = RouteTable<RandomRoute>(accepting: [random.below(2) == 0 ? .host("example.com") : .scheme("app")])
        table.group(random.below(2) == 0 ? "/" : "/gr%20oup") { group in
            for shape in shapes { shape.add(&group) }
        }
        let router = try Router(table)
        var printed = 0
        for _ in 0..<100 {
            let shape = random.pick(shapes)
            let route = RandomRoute(place: shape.place, content: shape.make(&random))
            let link: String
            do throws(PrintError) { link = try router.url(for: route) } catch {
                // No other error is possible for these values.
                #expect(
                    ["empty-value", "dot-segment-value", "rejected-link"].contains(error.code), "\(error): \(route)")
                continue
            }
            printed += 1
            #expect(router.match(for: link)?.route == route)
            #expect(try router.url(for: router.match(for: link)?.route ?? route) == link)
            #expect(link.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        }
        #expect(printed > 40)
    }
}

/// A route with one of several shapes, in one of several patterns.
struct RandomRoute: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case number(Int), texts(String, String), maybe(String?, Int), rest([String]), either(Either<Int, Bool>)
        case query(String, Int?, [String]), fragment(Double, String?), tab(Tab), defaulted(UInt8)
    }

    let place: Int
    let content: Content

    struct Shape: Sendable {
        var place = 0
        let make: @Sendable (inout SeededGenerator) -> Content
        let addAt: @Sendable (_ table: inout RouteTable<RandomRoute>, _ literal: String, _ place: Int) -> Void
        var literal = ""

        init(
            make: @escaping @Sendable (inout SeededGenerator) -> Content,
            add: @escaping @Sendable (_ table: inout RouteTable<RandomRoute>, _ literal: String, _ place: Int) -> Void
        ) {
            (self.make, addAt) = (make, add)
        }

        func placed(_ place: Int, _ random: inout SeededGenerator) -> Shape {
            var copy = self
            copy.place = place
            copy.literal = "p\(place)" + random.text(atLeast: 0).filter { $0 != "/" && $0 != "." }
            return copy
        }

        func add(_ table: inout RouteTable<RandomRoute>) { addAt(&table, literal, place) }
    }
}

extension RandomRoute {
    fileprivate func at(_ place: Int) -> Content? { self.place == place ? content : nil }
}

extension RandomRoute.Shape {
    static let all = [
        Self {
            .number($0.number())
        } add: { table, literal, place in
            table.add(literal / RoutePath(Int.self)) {
                RandomRoute(place: place, content: .number($0))
            } inverse: {
                if case .number(let number) = $0.at(place) { number } else { nil }
            }
        },
        Self {
            .texts($0.text(), $0.text())
        } add: { table, literal, place in
            table.add(literal / RoutePath(String.self) / "-" / RoutePath(String.self)) {
                RandomRoute(place: place, content: .texts($0, $1))
            } inverse: {
                if case .texts(let one, let other) = $0.at(place) { (one, other) } else { nil }
            }
        },
        Self {
            .maybe($0.below(2) == 0 ? nil : $0.text(), $0.number())
        } add: { table, literal, place in
            let path = RoutePath(literal).optional("m" / RoutePath(String.self)).capture(Int.self, "n")
            table.add(path) {
                RandomRoute(place: place, content: .maybe($0, $1))
            } inverse: {
                if case .maybe(let text, let number) = $0.at(place) { (text, number) } else { nil }
            }
        },
        Self {
            random in
            .rest(random.texts(random.below(4), atLeast: 1))
        } add: { table, literal, place in
            table.add(RoutePath(literal).rest("r")) {
                RandomRoute(place: place, content: .rest($0))
            } inverse: {
                if case .rest(let rest) = $0.at(place) { rest } else { nil }
            }
        },
        Self {
            .either($0.below(2) == 0 ? .first($0.number()) : .second($0.below(2) == 0))
        } add: { table, literal, place in
            table.add(literal / (RoutePath(Int.self) | RoutePath(Bool.self)) / "end") {
                RandomRoute(place: place, content: .either($0))
            } inverse: {
                if case .either(let value) = $0.at(place) { value } else { nil }
            }
        },
        Self {
            random in
            let list = random.texts(1 + random.below(3), atLeast: 0)
            return .query(random.text(atLeast: 0), random.below(2) == 0 ? nil : random.number(), list)
        } add: { table, literal, place in
            let path = RoutePath(literal).query("q &", String.self).query("n", Int?.self).query("l[]", [String].self)
            table.add(path) {
                RandomRoute(place: place, content: .query($0, $1, $2))
            } inverse: {
                if case .query(let text, let number, let list) = $0.at(place) { (text, number, list) } else { nil }
            }
        },
        Self {
            .fragment(Double($0.number()) / 8, $0.below(2) == 0 ? nil : $0.text(atLeast: 0))
        } add: { table, literal, place in
            let path = RoutePath(literal).capture(Double.self, "d").fragment(String?.self, "f")
            table.add(path) {
                RandomRoute(place: place, content: .fragment($0, $1))
            } inverse: {
                if case .fragment(let number, let text) = $0.at(place) { (number, text) } else { nil }
            }
        },
        Self {
            .tab($0.below(2) == 0 ? .posts : .photos)
        } add: { table, literal, place in
            table.add(RoutePath(literal).capture(Tab.self)) {
                RandomRoute(place: place, content: .tab($0))
            } inverse: {
                if case .tab(let tab) = $0.at(place) { tab } else { nil }
            }
        },
        Self {
            .defaulted(UInt8($0.below(4)))
        } add: { table, literal, place in
            let path = RoutePath(literal).query("d", UInt8.self, default: 2)
            table.add(path) {
                RandomRoute(place: place, content: .defaulted($0))
            } inverse: {
                if case .defaulted(let number) = $0.at(place) { number } else { nil }
            }
        },
    ]
}
