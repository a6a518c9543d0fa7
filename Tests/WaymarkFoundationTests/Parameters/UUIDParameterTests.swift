import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkFoundation
import WaymarkRoutes

@Suite("UUIDs as parameters")
struct UUIDParameterTests {
    static let text = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"

    @Test(
        "A UUID string of either case reads and prints in lower case",
        arguments: [text, text.uppercased(), "F81D4FAE-7dec-11d0-A765-00a0c91e6bf6"])
    func reading(_ text: String) {
        #expect(UUID(parameter: text)?.parameterText == Self.text)
    }

    @Test(
        "A string that is not a hyphenated UUID is refused",
        arguments: [
            "", "f81d4fae7dec11d0a76500a0c91e6bf6", "{\(text)}", "urn:uuid:\(text)", "\(text) ", "\(text)0",
            "g81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a7650-0a0c91e6bf6",
        ])
    func refusing(_ text: String) {
        #expect(UUID(parameter: text) == nil)
    }

    @Test("Links with a UUID in either case open the same route, which prints in lower case")
    func routes() throws {
        var table = RouteTable<UUID>()
        table.add("/u/{id}") { (id: UUID) in
            id
        } inverse: {
            $0
        }
        let router = try Router(table)
        let route = try #require(router.match(for: "/u/" + Self.text.uppercased())?.route)
        #expect(try router.url(for: route) == "/u/" + Self.text)
        #expect(router.match(for: "/u/" + Self.text)?.route == route)
    }

    @Test("A random UUID reads back equal after printing")
    func roundTrips() {
        for _ in 0..<1_000 {
            let value = UUID()
            #expect(UUID(parameter: value.parameterText) == value)
        }
    }
}
