import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

private enum Keys: String, CodingKey { case id, name, path, page }

/// Types that keep their decoder or container and decode their values later.
private struct LateFromDecoder: Decodable, Sendable {
    nonisolated(unsafe) let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }

    var container: KeyedDecodingContainer<Keys> { get throws { try decoder.container(keyedBy: Keys.self) } }
}

private struct LateFromContainer: Decodable, Sendable {
    nonisolated(unsafe) let container: KeyedDecodingContainer<Keys>
    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: Keys.self) }
}

private struct LateFromParameter: Decodable, Sendable {
    nonisolated(unsafe) let decoder: any Decoder
    init(from decoder: any Decoder) throws {
        self.decoder = try decoder.container(keyedBy: Keys.self).superDecoder(forKey: .name)
    }
}

@Suite("Decoders kept after decoding")
struct KeptDecoderTests {
    private static let pattern = "/late/{id: Int}/{name}/{path: **}?page={page: Int = 1}"
    private static let link = "/late/5/a%20long%20name%20of%20somebody/x/y%2Fz"

    private func expectValues(_ container: KeyedDecodingContainer<Keys>) throws {
        #expect(try container.decode(Int.self, forKey: .id) == 5)
        #expect(try container.decode(String.self, forKey: .name) == "a long name of somebody")
        #expect(try container.decode([String].self, forKey: .path) == ["x", "y/z"])
        #expect(try container.decodeIfPresent(Int.self, forKey: .page) == 1)
        #expect(throws: (any Error).self) { try container.decode(Bool.self, forKey: .name) }
    }

    @Test("A decoder kept after decoding still reads the link's values")
    func decoder() throws {
        var table = RouteTable<LateFromDecoder>()
        table.add(Self.pattern, decoding: LateFromDecoder.self) { $0 }
        let router = try Router(table)
        let late = try #require(router.route(for: Self.link))
        _ = router.route(for: "/late/6/other/names")
        try expectValues(late.container)
    }

    @Test("A decoding container kept after decoding still reads the link's values")
    func container() throws {
        var table = RouteTable<LateFromContainer>()
        table.add(Self.pattern, decoding: LateFromContainer.self) { $0 }
        let router = try Router(table)
        let late = try #require(router.match(for: Self.link)?.route)
        _ = router.route(for: "/late/6/other/names")
        try expectValues(late.container)
    }

    @Test("A decoder kept after decoding does not see the parameters of a prefix")
    func mergedPrefix() throws {
        var inner = RouteTable<LateFromDecoder>()
        inner.add("/user/{id: Int}", decoding: LateFromDecoder.self) { $0 }
        var table = RouteTable<LateFromDecoder>()
        table.merge(inner, under: "/{team}")
        let router = try Router(table)
        let late = try #require(router.route(for: "/red/user/5"))
        _ = router.route(for: "/blue/user/6")
        #expect(try late.decoder.singleValueContainer().decode(Int.self) == 5)
        #expect(try late.container.allKeys.map(\.rawValue) == ["id"])
    }

    @Test("A kept decoder of one parameter still reads it if the link lacks the parameter before it")
    func oneParameter() throws {
        var table = RouteTable<LateFromParameter>()
        table.add("/late?id={id: Int?}&name={name}", decoding: LateFromParameter.self) { $0 }
        let late = try #require(try Router(table).route(for: "/late?name=a"))
        #expect(try late.decoder.singleValueContainer().decode(String.self) == "a")
    }
}
