import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Types that no link can spell")
struct UnspellableTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The expected part of the message.
        let words: String
        let add: @Sendable (inout RouteTable<Int>) -> Void

        init(_ name: String, _ words: String, add: @escaping @Sendable (inout RouteTable<Int>) -> Void) {
            (testDescription, self.words, self.add) = (name, words, add)
        }

        /// Creates a case for a type with the single key `x`.
        init<Value: Codable & Sendable>(_ type: Value.Type, _ words: String, in pattern: String = "/s?x={x}") {
            self.init("\(type) in \(pattern)", words) { $0.add(pattern, decoding: One<Value>.self) { _ in 1 } }
        }
    }

    struct One<Value: Codable & Sendable>: Codable, Sendable { let x: Value }
    struct Maybe<Value: Codable & Sendable>: Codable, Sendable { let x: Value? }
    struct Point: Codable, Hashable { let a: Int, b: Int }
    enum Plain: Codable { case a, b }
    enum Payload: Codable { case a(Int) }
    struct Wrapper: Codable, Hashable {
        let text: String
        init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    static let optional = "has optional elements"
    static let nested = "has lists or keys in a list"
    static let keys = "has nested keys"

    static let shapes: [Shape] = [
        Shape([Int?].self, optional), Shape([Int?].self, optional, in: "/s?x={x: [Int]}"),
        Shape([String?]?.self, optional), Shape(Set<Int?>.self, optional), Shape([Wrapper?].self, optional),
        Shape(Set<Wrapper?>.self, optional, in: "/s?x={x: [String]}"), Shape([[Int]?].self, optional),
        Shape([Int?].self, optional, in: "/s/{x: **}"),
        Shape([[Int]].self, nested), Shape([[Int]]?.self, nested), Shape([Set<Int>].self, nested),
        Shape([Point].self, nested), Shape(Set<Point>.self, nested), Shape([[String: Int]].self, nested),
        Shape([Plain].self, nested), Shape([Payload].self, nested),
        Shape([String: Int].self, keys), Shape([Int: Int].self, keys), Shape([Wrapper: Int].self, keys),
        Shape([Wrapper: Int].self, keys, in: "/s?x={x: [String]}"), Shape(Point.self, keys), Shape(Point?.self, keys),
        Shape(Plain.self, keys), Shape(Payload.self, keys),
        Shape("Int?? as a property", "is a nested optional") {
            $0.add("/s?x={x?}", decoding: Maybe<Int?>.self) { _ in 1 }
        },
        Shape("[Int?] as a value", optional) { $0.add("/s?x={x}") { (x: [Int?]) in x.count } },
        Shape("[Int?]? as a value", optional) { $0.add("/s?x={x?}") { (x: [Int?]?) in 1 } },
        Shape("[[Int]] as a value", nested) { $0.add("/s?x={x}") { (x: [[Int]]) in x.count } },
        Shape("[[Int]?] by name", optional) { $0.add("/s?x={x}", parameters: ["x"]) { (x: [[Int]?]) in x.count } },
        Shape("Int?? as a value", "is a nested optional") { $0.add("/s?x={x?}") { (x: Int??) in 1 } },
        Shape("[Int?] in a composed path", optional) {
            $0.add(RoutePath("s").query("x", [Int?].self)) { (x: [Int?]) in x.count }
        },
        Shape("[Int?] in global items", optional) { $0.globals(decoding: One<[Int?]>.self, from: "?x={x}") },
    ]

    @Test("The table reports a type that no link can spell, with the reason", arguments: shapes)
    func shape(_ shape: Shape) {
        var table = RouteTable<Int>()
        shape.add(&table)
        let problems = table.problems()
        #expect(problems.map(\.code) == ["unreadable-type"])
        #expect(problems.first?.description.contains(shape.words) == true, "\(problems)")
    }

    @Test("The table reports no problem for sets, wrappers and optionals that links can spell")
    func spelled() {
        var table = RouteTable<Int>()
        table.add("/a?x={x}", decoding: One<Set<Wrapper>>.self) { _ in 1 }
        table.add("/b?x={x}", decoding: One<[Wrapper]>.self) { _ in 1 }
        table.add("/c?x={x}", decoding: Maybe<[Int]>.self) { _ in 1 }
        table.add("/d?x={x?}", decoding: Maybe<Int>.self) { _ in 1 }
        table.add("/e?x={x}") { (x: [Int]?) in 1 }
        #expect(table.problems().map(\.description) == [])
    }
}
