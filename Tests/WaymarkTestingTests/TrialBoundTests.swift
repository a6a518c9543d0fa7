import Synchronization
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkTesting

@Suite("Cost of checking a table")
struct TrialBoundTests {
    @Test(
        "Checking an entry that no link opens tries a number of values linear in its forms",
        arguments: [3, 6, 8])
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func isLinear(groups: Int) {
        let asked = Asked()
        var table = RouteTable<Int>()
        table.types["Counted"] = .custom { text in
            asked.count.wrappingAdd(1, ordering: .relaxed)
            return text.utf8.count < 9
        }
        let options = (0..<groups).map { "[/o\($0)]" }.joined()
        // The first two routes together match every link of the third.
        table.add("/a/b\(options)", to: 1)
        table.add("/a/c\(options)", to: 2)
        table.add("/a/{x: b|c}\(options)?q={q: Counted}", to: 3)
        let failures = table.failures()
        #expect(failures.contains { $0.message.contains("no example opens") })
        let forms = min(1 << groups, 64)
        #expect(asked.count.load(ordering: .relaxed) <= forms * 4 * 64)
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class Asked: Sendable {
    let count = Atomic<Int>(0)
}
