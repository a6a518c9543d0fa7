import Foundation
import Testing

@testable import WaymarkManifest

@Suite("The JSON Schema")
struct JSONSchemaTests {
    static let ranges = [0...0, 1...1, 0...9, 1...65535, 7...40, 0...100, 95...105, 123...4567, 0...999]

    @Test("An integer expression matches exactly the whole numbers of its range", arguments: ranges)
    func numbers(_ range: ClosedRange<Int>) throws {
        let expression = try Regex("^(\(IntegerExpression(range).text))$")
        for number in Array(0...1_200) + Array(4_560...4_570) + Array(65_000...66_000) {
            guard (try expression.wholeMatch(in: String(number)) != nil) != range.contains(number) else { continue }
            Issue.record("\(number) of \(range): \(IntegerExpression(range).text)")
        }
        for text in ["", "+1", "01", "1.0", "-1", " 1", "1 "] {
            #expect(try expression.wholeMatch(in: text) == nil)
        }
    }

    @Test("An integer expression accepts the largest Int and no larger number") func largest() throws {
        let expression = try Regex("^(\(IntegerExpression(1...Int.max).text))$")
        #expect(try expression.wholeMatch(in: "\(Int.max)") != nil)
        #expect(try expression.wholeMatch(in: "9223372036854775808") == nil)
        #expect(try expression.wholeMatch(in: "10000000000000000000") == nil)
    }

    @Test("The JSON Schema contains every key with its summary, and only valid examples", arguments: keys)
    func key(_ key: SchemaKey) throws {
        #expect(JSONSchema.text.contains("\"\(key.name)\": {"))
        #expect(JSONSchema.text.contains(JSONText.quoted(key.summary)))
        for example in key.examples {
            var problems = ProblemList(file: "example.json", source: SourceText(bytes: Array(example.utf8)))
            let node = try #require(DocumentReader.read(&problems))
            problems.check(node, key.shape)
            #expect(problems.all.map(\.code) == [])
        }
    }

    static let keys = allKeys(of: .keys(RouteFileSchema.file))

    private static func allKeys(of shape: Shape) -> [SchemaKey] {
        switch shape {
        case .keys(let keys): keys.keys + keys.keys.flatMap { allKeys(of: $0.shape) }
        case .list(let element, _): allKeys(of: element)
        case .entries(let value, _): allKeys(of: value)
        case .either(let shapes): shapes.flatMap { allKeys(of: $0) }
        case .text, .number, .flag, .word, .value, .nothing: []
        }
    }

    /// The parser uses the first shape that accepts a scalar, list or mapping, and the schema any shape that does.
    @Test("A schema key has at most one alternative shape of each kind", arguments: keys.map(\.shape))
    func kinds(_ shape: Shape) {
        for case .either(let shapes) in Self.parts(of: shape) {
            let kinds = shapes.flatMap(Self.kinds)
            #expect(kinds.count == Set(kinds).count, "\(kinds)")
        }
    }

    private static func parts(of shape: Shape) -> [Shape] {
        switch shape {
        case .either(let shapes): [shape] + shapes.flatMap(parts)
        case .list(let element, _): parts(of: element)
        case .entries(let value, _): parts(of: value)
        default: []
        }
    }

    private static func kinds(_ shape: Shape) -> [String] {
        switch shape {
        case .list: ["list"]
        case .keys, .entries: ["mapping"]
        case .either(let shapes): shapes.flatMap(kinds)
        case .text, .number, .flag, .word, .value, .nothing: ["scalar"]
        }
    }

    @Test("A route file in JSON may name its JSON Schema")
    func named() throws {
        let text = ##"{ "$schema": "waymark.schema.json", "waymark": 1, "routes": { "home": "/" } }"##
        #expect(try RouteFile(text: text, name: "waymark.json").routes.count == 1)
    }

    @Test("The JSON Schema in the repository equals the generated text")
    func file() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Documentation/waymark.schema.json")
        if ProcessInfo.processInfo.environment["WAYMARK_RECORD_SNAPSHOTS"] != nil {
            try JSONSchema.text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == JSONSchema.text)
    }
}
