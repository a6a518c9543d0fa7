import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Links with far more query items than real links have.
@Suite("Bounds on the matching of query items")
struct QueryBoundTests {
    private static func link(_ items: Int) -> String {
        "/a?" + (0..<items).map { "y=\($0)" }.joined(separator: "&") + "&z=1"
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private static func router(_ type: CountedType, patterns: Int) throws -> Router<Int> {
        var policy = LinkPolicy.strict
        policy.maximumLength = 4 << 20
        policy.maximumQueryItems = 200_000
        var table = RouteTable<Int>(policy: policy)
        table.types["Counted"] = type.constraint { $0 != "never" }
        for index in 0..<patterns { table.add("/a?x\(index)={x: Counted}&y={y: [Counted]}", to: index) }
        table.add("/a?y={y: [Counted]}&z={z: Counted}", to: -1)
        return try Router(table)
    }

    @Test("Each pattern checks the value of each query item at most once", arguments: [100, 1_000, 100_000])
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func isLinear(items: Int) throws {
        let (type, patterns) = (CountedType(), 5)
        let router = try Self.router(type, patterns: patterns)
        let link = Self.link(items)
        let asked = try type.asked {
            let (visited, _) = try router.engine.steps(for: link)
            #expect(visited == 2)
        }
        #expect(asked > items)
        #expect(asked <= (patterns + 1) * (items + 1))
        let match = try #require(router.match(for: link))
        #expect(match.route == -1)
        #expect(match["y"]?.count == items)
    }

    @Test("The default policy accepts 256 query items in a link and rejects 257")
    func limit() throws {
        var table = RouteTable<Int>()
        table.add("/a", to: 0)
        let router = try Router(table)
        #expect(router.match(for: Self.link(255))?.route == 0)
        guard case .rejected(let rejection) = router.result(for: Self.link(256)) else {
            Issue.record("256 items and one are accepted")
            return
        }
        #expect(rejection.kind == .tooManyQueryItems)
        #expect(rejection.message.contains("256"))
    }
}

extension CaptureValue {
    fileprivate var count: Int? {
        if case .list(let values) = self { values.count } else { nil }
    }
}
