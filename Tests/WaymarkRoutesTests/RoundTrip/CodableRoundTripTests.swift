import TestSupport
import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Round trips of Codable types")
struct CodableRoundTripTests {
    /// Random values of one type, with a pattern.
    struct Subject: Sendable, CustomTestStringConvertible {
        let pattern: String
        let run: @Sendable (_ seed: UInt64) throws -> (printed: Int, differences: [String], errors: Set<String>)

        init<Value: Codable & Hashable & Sendable>(
            _ pattern: String, _ make: @escaping @Sendable (inout SeededGenerator) -> Value
        ) {
            self.pattern = pattern
            run = { seed in
                var random = SeededGenerator(seed: seed)
                var table = RouteTable<Value>(accepting: [.host("example.com")])
                table.add(pattern, decoding: Value.self) { $0 }
                let router = try Router(table)
                var result = (printed: 0, differences: [String](), errors: Set<String>())
                for _ in 0..<60 {
                    let value = make(&random)
                    do throws(PrintError) {
                        let link = try router.url(for: value)
                        result.printed += 1
                        if router.match(for: link)?.route != value { result.differences.append("\(value) as \(link)") }
                    } catch {
                        result.errors.insert(error.code)
                    }
                }
                return result
            }
        }

        var testDescription: String { pattern }
    }

    static let subjects = [
        Subject("/n/{a}/{b}/{c}/{d}?e={e}&f={f}#{g}") { random in
            Numbers(
                a: random.number(), b: UInt8(random.below(256)), c: Double(bitPattern: random.next()).finite,
                d: random.below(2) == 0, e: Float(bitPattern: UInt32(truncatingIfNeeded: random.next())).finite,
                f: random.text(atLeast: 0), g: Int64(bitPattern: random.next()))
        },
        Subject("/o/{id}?page={page?}&tag={tag?}&tags={tags: [String]?}") { random in
            Optionals(
                id: random.number(), page: random.maybe { $0.number() }, tag: random.maybe(Section.random),
                tags: random.maybe { $0.texts($0.below(4), atLeast: 0) })
        },
        Subject("/d/{id}[/pages/{page}]?tag={tag = posts}&tags={tags: [String] = a,b}") { random in
            Optionals(
                id: random.number(), page: random.maybe { $0.number() }, tag: random.maybe(Section.random),
                tags: random.maybe { $0.texts($0.below(4), atLeast: 0) })
        },
        Subject("/l?ids={ids: [Int]}&sections={sections: [String]}&keys={keys: [Int]}") { random in
            Lists(
                ids: random.list { $0.number() }, sections: random.list(Section.random),
                keys: Set(random.list { Key($0.number()) }))
        },
        Subject("/f/{path: **}") { random in Folder(path: random.list { $0.text() }) },
        Subject("/v/{section}-{mood: gloomy|jolly}/{level}/{k}/{hash}") { random in
            Values(
                section: .random(&random), mood: random.below(2) == 0 ? .gloomy : .jolly,
                level: random.below(2) == 0 ? .low : .high, key: Key(random.number()),
                hash: Hash(String(random.text(atLeast: 4).prefix(4))))
        },
    ]

    @Test(
        "A random Codable value prints a link that reads back, or has a known error",
        arguments: subjects, [1, 2, 3] as [UInt64])
    func roundTrips(_ subject: Subject, _ seed: UInt64) throws {
        let result = try subject.run(seed)
        #expect(result.differences == [])
        #expect(result.printed > 10)
        // An empty list, a dot segment, a control character, an empty value of a parameter with a default. No other
        // value fails to print.
        #expect(
            result.errors.isSubset(of: [
                "empty-value", "empty-segment-value", "empty-list", "dot-segment-value", "rejected-link",
                "leads-elsewhere",
            ]))
    }
}

extension Section {
    fileprivate static func random(_ random: inout SeededGenerator) -> Section {
        random.below(2) == 0 ? .posts : .photos
    }
}

extension SeededGenerator {
    fileprivate mutating func maybe<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
        below(3) == 0 ? nil : make(&self)
    }

    fileprivate mutating func list<Value>(_ make: (inout SeededGenerator) -> Value) -> [Value] {
        (0..<below(4)).map { _ in make(&self) }
    }
}

extension BinaryFloatingPoint {
    fileprivate var finite: Self { isFinite ? self : 0 }
}
