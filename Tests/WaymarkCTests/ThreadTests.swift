import Testing
import WaymarkCHeader

@Suite("Tables of the C interface on several threads")
struct ThreadTests {
    /// A pointer shared with threads. The table outlives all of them.
    private struct SharedTable: @unchecked Sendable {
        // Tables are thread-safe, which this test checks.
        let pointer: OpaquePointer?
    }

    @Test("A table of the C interface gives the same answers on eight threads as on one")
    func threads() async throws {
        let table = try CTable(routes: routeFile)
        let shared = SharedTable(pointer: table.pointer)
        let links = captureFacts.map { Array($0.link.utf8) }
        let expected = try table.match(links)
        await withTaskGroup(of: Bool.self) { group in
            for thread in 0..<8 {
                group.addTask {
                    (0..<50).allSatisfy { round in
                        let number = (thread + round) % links.count
                        return Self.answer(shared.pointer, links[number]) == expected[number]
                    }
                }
            }
            for await agrees in group { #expect(agrees) }
        }
        withExtendedLifetime(table) {}
    }

    private static func answer(_ table: OpaquePointer?, _ link: [UInt8]) -> CAnswer {
        let columns = CColumns(count: 1)
        _ = columns.match(table, link, [0, Int32(link.count)])
        return columns.answer(0)
    }
}
