import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

/// One case of `notations.json` that tells in steps what a library does with a link.
struct FlowCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var kind: String
    var routes: [Route]?
    var url: String?
    var steps: [String]?
    var expect: JSONValue

    struct Route: Decodable, Sendable {
        var pattern: String
    }

    var testDescription: String { id + ": " + (steps ?? []).joined(separator: "; ") }

    static let all: [FlowCase] = {
        struct File: Decodable { var cases: [FlowCase] }
        let file: File? = try? CaseFile.notations.decoded()
        return file?.cases.filter { $0.kind == "flow" } ?? []
    }()

    /// The states that the case expects, by the names that they have here.
    func states(of handler: String? = nil) -> [String]? {
        let expect = handler.flatMap { self.expect[$0] } ?? expect
        let names = ["delayed": "hold", "passedThrough": "passed"]
        return expect["states"]?.list?.compactMap(\.text).map { names[$0] ?? $0 }
    }

    /// The case's routes, each leading to its own pattern.
    func router(_ notation: Notation, _ syntax: any PatternSyntax, _ source: LinkSource) throws -> Router<String> {
        var table = RouteTable<String>(notation, accepting: [source])
        for route in routes ?? [] { table.add(route.pattern, syntax: syntax, to: route.pattern) }
        return try Router(table)
    }
}
