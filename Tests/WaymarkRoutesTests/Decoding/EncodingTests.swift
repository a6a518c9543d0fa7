import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Codable types printed as links and read back")
struct EncodingTests {
    /// Values of one type, and their links.
    struct Example: Sendable, CustomTestStringConvertible {
        let pattern: String
        let link: String
        let run: @Sendable () throws -> (printed: String, isSame: Bool)

        init<Value: Codable & Hashable & Sendable>(_ pattern: String, _ value: Value, _ link: String) {
            (self.pattern, self.link) = (pattern, link)
            run = {
                var table = RouteTable<Value>()
                table.add(pattern, decoding: Value.self) { $0 }
                let router = try Router(table)
                let printed = try router.url(for: value)
                return (printed, router.match(for: printed)?.route == value)
            }
        }

        var testDescription: String { "\(link) on \(pattern)" }
    }

    @Test(
        "A Codable value prints the expected link, and the link decodes to an equal value",
        arguments: [
            Example(
                "/{a}/{b}/{c}/{d}?e={e}&f={f}#{g}", Numbers(a: -5, b: 0, c: 2.5, d: true, e: 0.1, f: "a b/&", g: .min),
                "/-5/0/2.5/true?e=0.1&f=a%20b/%26#-9223372036854775808"),
            Example("/{id}?page={page?}&tag={tag?}&tags={tags: [String]?}", Optionals(id: 1), "/1"),
            Example(
                "/{id}?page={page?}&tag={tag?}&tags={tags: [String]?}",
                Optionals(id: 1, page: 2, tag: .posts, tags: ["a,b", ""]), "/1?page=2&tag=posts&tags=a%2Cb,"),
            Example("/{id}[/{page}]", Optionals(id: 1, page: 3), "/1/3"),
            Example("/{id}?page={page = 3}", Optionals(id: 1, page: 3), "/1"),
            Example(
                "/x?ids={ids: [Int]}&sections={sections: [String]}&keys={keys: [Int]}",
                Lists(ids: [1, 2], sections: [.photos, .posts], keys: [Key(7), Key(3), Key(5)]),
                "/x?ids=1,2&sections=photos,posts&keys=3,5,7"),
            Example("/docs/{path: **}", Folder(path: ["a", "b/c"]), "/docs/a/b%2Fc"),
            Example("/docs/{path: **}", Folder(path: []), "/docs"),
            Example(
                "/{section}/{mood: gloomy|jolly}/{level}/{k}/{hash}",
                Values(section: .photos, mood: .gloomy, level: .low, key: Key(-3), hash: Hash("abcd")),
                "/photos/gloomy/1/-3/abcd"),
            Example("/{section}", Section.posts, "/posts"),
            Example("/x?ids={ids: [Int]}", [1, 2], "/x?ids=1,2"),
            Example("/x?ids={ids: [Int]}", Set(1...9), "/x?ids=1,2,3,4,5,6,7,8,9"),
        ])
    func printing(_ example: Example) throws {
        let result = try example.run()
        #expect(result.printed == example.link)
        #expect(result.isSame)
    }

    struct Refused: Encodable, Decodable, Hashable, Sendable {
        var id: Int
        func encode(to encoder: any Encoder) throws { throw Misfits.Refusal(description: "no links today") }
    }

    struct Failure: Sendable, CustomTestStringConvertible {
        let pattern: String
        let message: String
        let run: @Sendable () throws -> String

        init<Value: Codable & Sendable>(_ pattern: String, _ value: Value, _ message: String) {
            (self.pattern, self.message) = (pattern, message)
            run = {
                var table = RouteTable<Value>()
                // `Late` hides the shape of the value: the table would otherwise report a mismatch before anything is
                // printed.
                table.add(pattern) { _ in nil }
                table.add(pattern.replacing("/", with: "/x/", maxReplacements: 1), decoding: Late<Value>.self) {
                    $0.value
                } inverse: {
                    Late(value: $0)
                }
                return try Router(table).url(for: value)
            }
        }

        var testDescription: String { message }
    }

    /// A wrapper that cannot be decoded, so that the table cannot inspect the shape of its value.
    struct Late<Value: Codable & Sendable>: Codable, Sendable {
        var value: Value
        init(value: Value) { self.value = value }
        init(from decoder: any Decoder) throws { throw Misfits.Refusal(description: "not now") }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    @Test(
        "An error names the reason why a Codable value cannot be printed",
        arguments: [
            Failure(
                "/{id}?page={page: Int = 1}", Optionals(id: 1), "'/x/1' opens nothing: not now"),
            Failure("/{id}", Optionals(id: 1, page: 2), "the pattern has no parameter named 'page'"),
            Failure(
                "/x?(id={id}|page={page})", Optionals(id: 1, page: 2),
                "no variant of the pattern has 'page' together with the other given values"),
            Failure("/{a}", Misfits.User(userId: 1), "parameter 'a' has no value"),
            Failure(
                "/x/{id}?user={user}", Misfits.Nested(id: 1, user: .init(userId: 1)),
                "a value of User cannot be written: it has nested keys: expected one value or a list, or a type that "
                    + "is ParameterConvertible"),
            Failure(
                "/x?counts={counts}", Misfits.Table(counts: ["a": 1]),
                "a value of Dictionary<String, Int> cannot be written: it has nested keys: expected one value or a "
                    + "list, or a type that is ParameterConvertible"),
            Failure(
                "/x?rows={rows: [Int]}", Misfits.Matrix(rows: [[1], [2]]),
                "a value of Array<Array<Int>> cannot be written: it has lists or keys in a list: expected a list of "
                    + "single values"),
            Failure(
                "/x?users={users: [Int]}", Misfits.Users(users: [.init(userId: 1)]),
                "a value of User cannot be written: it has nested keys: expected one value or a list, or a type that "
                    + "is ParameterConvertible"),
            Failure(
                "/x/{id}", Misfits.Payload.user(id: 1),
                "a value of Late<Payload> cannot be written: it has nested keys: expected one value or a list, or a "
                    + "type that is ParameterConvertible"),
            Failure(
                "/{a}/{b}", Section.posts,
                "a value of Late<Section> cannot be written: it is one value or a list: expected a pattern with exactly "
                    + "one parameter"),
            Failure("/{id}", Refused(id: 1), "a value of Late<Refused> cannot be written: no links today"),
            Failure("/{hash}", ["hash": ".."], "the value of 'hash' would be a dot segment, which is never written"),
            Failure(
                "/x?ids={ids: [Int]}", [Int](),
                "the list 'ids' is empty, which no link can express: expected an element, or no value"),
        ])
    func refusals(_ example: Failure) throws {
        let error = #expect(throws: PrintError.self) { try example.run() }
        #expect(error?.description == example.message)
    }

    @Test("Each route of an existential type prints through the entry of its concrete type")
    func existential() throws {
        var table = RouteTable<any Hashable & Sendable>()
        table.add("/user/{userId}", decoding: [String: Int].self) { $0 }
        table.add("/mood/{mood: gloomy|jolly}", decoding: Mood.self) { $0 }
        table.add("/key/{k}", decoding: Key.self, build: { $0 })
        let router = try Router(table)
        #expect(router.match(for: "/mood/jolly")?.route as? Mood == .jolly)
        #expect(router.match(for: "/key/5")?.route as? Key == Key(5))
        #expect(try router.url(for: Mood.jolly) == "/mood/jolly")
        #expect(try router.url(for: Key(6)) == "/key/6")
        #expect(throws: PrintError.self) { try router.url(for: "text") }
    }
}
