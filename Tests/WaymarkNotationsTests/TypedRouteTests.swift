import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkProofs
import WaymarkRoutes

@Suite("Typed routes from patterns of other libraries")
struct TypedRouteTests {
    enum Screen: Hashable {
        case user(Int)
        case switched(Bool)
        case size(Double)
        case news([Int], from: String?)
        case hash(String)
    }

    /// A custom type of Corridor whose value differs from its text.
    struct CommitHash: ParameterConvertible {
        static let parameterType = ParameterType.named("hash")
        let parameterText: String
        init?(parameter text: String) {
            guard text.utf8.count >= 7 else { return nil }
            parameterText = String(text.prefix(7))
        }
    }

    static func router() throws -> Router<Screen> {
        var table = RouteTable<Screen>(.corridor)
        table.types["hash"] = .characters(.hex, lengths: 7...40)
        table.add("/user/:id{int}", syntax: .corridor) { (id: Int) in
            .user(id)
        } inverse: {
            if case .user(let id) = $0 { id } else { nil }
        }
        table.add("/on/:is{bool}", syntax: .corridor) { (isOn: Bool) in .switched(isOn) }
        table.add("size/:double(x)", syntax: .deeper) { (size: Double) in .size(size) }
        table.add("/news/?:ids{[int]}&:from{string?}", syntax: .corridor) { (ids: [Int], from: String?) in
            .news(ids, from: from)
        }
        table.add("/c/:hash{hash}", syntax: .corridor) { (hash: CommitHash) in .hash(hash.parameterText) }
        return try Router(table)
    }

    @Test(
        "A closure receives the values of lenient types from foreign patterns",
        arguments: [
            ("https://a.example/user/+007", Screen.user(7)),
            ("/on/YES", .switched(true)),
            ("/size/0x1p4", .size(16)),
            ("/size/nan", nil),
            ("/news?ids=1,+2", .news([1, 2], from: nil)),
            ("/news?ids=1&from=mail", .news([1], from: "mail")),
            ("/c/0123456789", .hash("0123456")),
        ])
    func values(_ link: String, _ screen: Screen?) throws {
        #expect(try Self.router().match(for: link)?.route == screen)
    }

    @Test("A route of a Corridor pattern prints the pattern's link")
    func printing() throws {
        #expect(try Self.router().url(for: .user(7)) == "/user/7")
    }

    @Test("The table reports a closure whose types do not fit a foreign pattern")
    func mismatch() {
        var table = RouteTable<Screen>(.corridor)
        table.add("/user/:id{string}/:on{bool}", syntax: .corridor) { (id: String, isOn: Int) in .user(isOn) }
        #expect(table.problems().map(\.code) == ["parameter-type"])
    }
}
