import TestSupport
import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Round trips of lists in typed routes")
struct ListRoundTripTests {
    struct Tags: Codable, Hashable, Sendable {
        var tags: [String]
    }

    @Test("A random list prints the same link in three ways of declaration, and reads back", arguments: 0..<30)
    func lists(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let defaultValue = random.texts(random.below(3), atLeast: 0)
        let isExploded = random.once(in: 2)
        var query = RouteQuery("tags", [String].self, default: defaultValue)
        if isExploded { query = query.exploded() }
        let pattern = RoutePath("s").query(query).pattern.description
        let routers = try [
            router {
                $0.add(RoutePath("s").query(query)) {
                    Tags(tags: $0)
                } inverse: {
                    $0.tags
                }
            },
            router {
                $0.add(pattern) { (tags: [String]) in
                    Tags(tags: tags)
                } inverse: {
                    $0.tags
                }
            },
            router { $0.add(pattern, decoding: Tags.self) { $0 } },
        ]
        var lists = (0..<8).map { _ in random.texts(random.below(4), atLeast: 0) }
        lists += [
            defaultValue, [defaultValue.joined(separator: ",")],
            defaultValue.flatMap { $0.split(separator: ",") }.map(String.init),
        ]
        for list in lists {
            let links = routers.map { print(list, by: $0, defaultValue, pattern) }
            #expect(Set(links).count == 1, "\(pattern)")
        }
    }

    private func router(_ add: (inout RouteTable<Tags>) -> Void) throws -> Router<Tags> {
        var table = RouteTable<Tags>()
        add(&table)
        return try Router(table)
    }

    private func print(_ list: [String], by router: Router<Tags>, _ defaultValue: [String], _ pattern: String)
        -> String?
    {
        do throws(PrintError) {
            let link = try router.url(for: Tags(tags: list))
            #expect(router.match(for: link)?.route == Tags(tags: list), "\(pattern): \(link)")
            #expect((link == "/s") == (list == defaultValue), "\(pattern): \(link)")
            return link
        } catch {
            #expect(["empty-list", "rejected-link"].contains(error.code), "\(pattern): \(list): \(error)")
            return nil
        }
    }

    @Test("A query parameter with a nil default is optional, and prints only its other values")
    func nothing() throws {
        var table = RouteTable<Page>()
        table.add(RoutePath("s").query("n", Int?.self, default: nil)) {
            Page(number: $0)
        } inverse: {
            .some($0.number)
        }
        let router = try Router(table)
        #expect(router.match(for: "/s")?.route == Page(number: nil))
        #expect(try router.url(for: Page(number: nil)) == "/s")
        #expect(try router.url(for: Page(number: 7)) == "/s?n=7")
    }

    @Test("A list whose elements contain commas prints repeated items and reads back")
    func ownType() throws {
        var table = RouteTable<[Pair]>()
        table.add(RoutePath("s").query(RouteQuery("p", [Pair].self).exploded())) {
            $0
        } inverse: {
            $0
        }
        let router = try Router(table)
        let pairs = [Pair(x: 1, y: 2), Pair(x: -3, y: 4)]
        #expect(try router.url(for: pairs) == "/s?p=1,2&p=-3,4")
        #expect(router.match(for: "/s?p=1,2&p=-3,4")?.route == pairs)
        #expect(router.match(for: "/s?p=1")?.route == nil)
    }

    @Test("The table reports an exploded query item that is not a list")
    func misuse() {
        var table = RouteTable<String>()
        table.add(RoutePath("s").query(RouteQuery("q", String.self).exploded())) { $0 }
        #expect(table.problems().map(\.code) == ["invalid-type"])
    }
}

private struct Page: Equatable {
    let number: Int?
}

private struct Pair: ParameterConvertible, Equatable {
    let x: Int
    let y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    init?(parameter text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int(parameter: String($0)) }
        guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
        self.init(x: x, y: y)
    }

    var parameterText: String { "\(x),\(y)" }
}
