import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

/// Types that do not fit their pattern, or that links cannot represent.
enum Misfits {
    struct User: Codable, Sendable { var userId: Int; var ref: String? }
    struct Nested: Codable, Sendable { var id: Int; var user: User }
    struct Table: Codable, Sendable { var counts: [String: Int] }
    struct Matrix: Codable, Sendable { var rows: [[Int]] }
    struct Users: Codable, Sendable { var users: [User] }
    enum Payload: Codable, Sendable { case user(id: Int), home }
    struct Moods: Codable, Sendable { var x: Mood?; var y: Int }
    struct Pair: Codable, Sendable { var x: Mood; var y: Int }

    struct Refusal: Error, CustomStringConvertible { let description: String }

    /// A type that rejects the table's sample values and many real values.
    struct Even: Codable, Hashable, Sendable {
        var number: Int
        init(from decoder: any Decoder) throws {
            number = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
            guard number % 2 == 0, number > 100 else { throw Refusal(description: "\(number) is not even") }
        }
        enum CodingKeys: CodingKey { case number }
    }

    /// A type that decodes a number, or any string otherwise.
    struct Reference: Decodable, Hashable, Sendable {
        var id: Int?
        var name: String?
        enum CodingKeys: CodingKey { case id, name }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try? container.decode(Int.self, forKey: .id)
            if id == nil {
                name =
                    try (try? container.decode(String.self, forKey: .id))
                    ?? container.decode(String.self, forKey: .name)
            }
        }
    }
}

@Suite("Decodable types that do not fit their patterns")
struct MisfitTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let patterns: String
        let problems: [String]
        let found: @Sendable () -> [RouteProblem]

        init<Value: Decodable & Sendable>(_ type: Value.Type, _ pattern: String, _ problems: String...) {
            (patterns, self.problems) = (pattern, problems)
            found = {
                var table = RouteTable<Value>()
                table.add(pattern, decoding: type) { $0 }
                return table.problems()
            }
        }

        var testDescription: String { patterns }
    }

    static let examples: [Example] = [
        Example(Misfits.User.self, "/user/{userId}?ref={ref?}"),
        Example(Misfits.User.self, "/user/{userId}"),
        Example(
            Misfits.User.self, "/user/{userID}",
            "the route needs a parameter 'userId' of type Int, which the pattern does not have (column 8)"),
        Example(
            Misfits.User.self, "/user",
            "the route needs a parameter 'userId' of type Int, which the pattern does not have (column 1)"),
        Example(
            Misfits.User.self, "/user/{userId}/{post}",
            "the parameter 'post' is never read: User has no such key (column 17)"),
        Example(Misfits.User.self, "/user/{userId}?source={source: |email}"),
        Example(
            Misfits.User.self, "/user/{userId: Double}",
            "the parameter 'userId' has the type Double, but the route expects Swift.Int (column 8)"),
        Example(
            Misfits.User.self, "/user/{userId: oh|my}",
            "the parameter 'userId' has the type oh|my, but the route expects Swift.Int (column 8)"),
        Example(
            Misfits.User.self, "/user?userId={userId: Int?}",
            "the parameter 'userId' may be absent, but the route expects Swift.Int: expected Swift.Int? (column 15)"),
        Example(Misfits.User.self, "/user?userId={userId = 1}"),
        Example(
            Misfits.User.self, "/user?userId={userId: [Int]}",
            "the parameter 'userId' has the type [Int], but the route expects Swift.Int (column 15)"),
        Example(
            Lists.self, "/x/{ids}?sections={sections: [String]}&keys={keys: [Int]}",
            "the parameter 'ids' has the type String, but the route expects Swift.Array<Swift.Int> (column 5)"),
        Example(
            Folder.self, "/x/{path}",
            "the parameter 'path' has the type String, but the route expects Swift.Array<Swift.String> (column 5)"),
        Example(
            Misfits.Nested.self, "/x/{id}?user={user}",
            "parameter 'user' cannot have the type User, which has nested keys: expected one value or a list, or a type "
                + "that is ParameterConvertible (column 15)"),
        Example(
            Misfits.Table.self, "/x?counts={counts}",
            "parameter 'counts' cannot have the type Dictionary<String, Int>, which has nested keys: expected one value or a "
                + "list, or a type that is ParameterConvertible (column 12)"),
        Example(
            Misfits.Users.self, "/x?users={users: [String]}",
            "parameter 'users' cannot have the type Array<User>, which has lists or keys in a list: expected a list of single "
                + "values (column 11)"),
        Example(
            Misfits.Matrix.self, "/x?rows={rows: [Int]}",
            "parameter 'rows' cannot have the type Array<Array<Int>>, which has lists or keys in a list: expected a list of "
                + "single values (column 10)"),
        Example(
            Misfits.Payload.self, "/x/{id}",
            "the type Payload is an enum with associated values: expected a struct, or a custom 'init(from:)' (column 1)"
        ),
        Example(
            Misfits.Payload.self, "/x/{user}",
            "the type Payload is an enum with associated values: expected a struct, or a custom 'init(from:)' (column 1)"
        ),
        Example(
            Section.self, "/{a}/{b}",
            "the type Section is one value or a list: expected a pattern with exactly one parameter (column 1)"),
        Example(
            Mood.self, "/x?mood={mood?}",
            "the parameter 'mood' may be absent, but the route expects WaymarkRoutesTests.Mood: expected "
                + "WaymarkRoutesTests.Mood? (column 10)"),
        Example(
            Misfits.Pair.self, "/x?x={x?}&y={y}",
            "the parameter 'x' may be absent, but the route expects WaymarkRoutesTests.Mood: expected "
                + "WaymarkRoutesTests.Mood? (column 7)"),
        Example(Misfits.Moods.self, "/x?x={x?}&y={y}"),
        Example(
            Misfits.Moods.self, "/x?x={x?}&y={y: Double}",
            "the parameter 'y' has the type Double, but the route expects Swift.Int (column 14)"),
        // Sample values do not decode these types, so mismatches appear only with real links.
        Example(Misfits.Pair.self, "/{x}/{y: Double}"),
        Example(Misfits.Even.self, "/{number}"),
        Example(Misfits.Reference.self, "/{id}"),
        Example(Misfits.Reference.self, "/{name}"),
        Example(
            Misfits.Reference.self, "/x",
            "the route needs a parameter 'name' of type String, which the pattern does not have "
                + "(column 1)"),
    ]

    @Test("The table reports every misfit between a type and its pattern, with its column", arguments: examples)
    func problems(_ example: Example) {
        let found = example.found().map { $0.description.split(separator: "\n").first.map(String.init) ?? "" }
        #expect(found == example.problems)
    }

    @Test("The problem of a misspelt parameter name suggests the right name")
    func suggestion() {
        var table = RouteTable<Misfits.User>()
        table.add("/user/{userID}", named: "user", decoding: Misfits.User.self) { $0 }
        #expect(
            table.problems().map(\.description) == [
                """
                the route needs a parameter 'userId' of type Int, which the pattern does not have (route 'user', column 8)
                  /user/{userID}
                         ^~~~~~
                help: write 'userId'
                """
            ])
    }

    struct Failure: Sendable, CustomTestStringConvertible {
        let link: String
        let expected: String
        let run: @Sendable () throws -> String

        init<Value: Decodable & Sendable>(_ type: Value.Type, _ pattern: String, _ link: String, _ expected: String) {
            (self.link, self.expected) = (link, expected)
            run = { try DecodingTests.outcome(pattern, type, link) }
        }

        var testDescription: String { link }
    }

    @Test(
        "A misfit that the table cannot detect fails with its reason on a real link",
        arguments: [
            Failure(
                Misfits.Pair.self, "/{x}/{y: Double}", "/jolly/1.5", "failed: parameter 'y' is not a valid Int"),
            Failure(Misfits.Pair.self, "/{x}/{y: Double}", "/grim/1", "unmatched"),
            Failure(Misfits.Pair.self, "/{x}/{y}", "/jolly/x", "failed: parameter 'y' is not a valid Int"),
            Failure(Misfits.Even.self, "/{number}", "/102", "Even(number: 102)"),
            Failure(Misfits.Even.self, "/{number}", "/103", "failed: 103 is not even"),
            Failure(Misfits.Reference.self, "/{id}", "/7", "Reference(id: Optional(7), name: nil)"),
            Failure(Misfits.Reference.self, "/{id}", "/seven", "Reference(id: nil, name: Optional(\"seven\"))"),
        ])
    func failures(_ example: Failure) throws {
        #expect(try example.run() == example.expected)
    }

    @Test("A route whose type throws stops the search, and a route whose function passes does not")
    func passing() throws {
        enum Route: Hashable, Sendable { case even(Misfits.Even), any(String) }
        var table = RouteTable<Route>()
        table.add("/{number: Int}", decoding: Misfits.Even.self) { $0.number == 200 ? nil : .even($0) }
        table.add("/{text}") { (text: String) in Route.any(text) }
        let router = try Router(table)
        #expect(router.match(for: "/200")?.route == .any("200"))
        #expect(router.match(for: "/x")?.route == .any("x"))
        guard case .failed(let error) = router.result(for: "/201") else {
            Issue.record("it did not fail")
            return
        }
        #expect(error is Misfits.Refusal)
    }
}
