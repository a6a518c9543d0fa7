import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

/// A case of `notations.json` that describes a library's handling of a link in steps.
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

    /// The expected states, under their names in Waymark.
    func states(of handler: String? = nil) -> [String]? {
        let expect = handler.flatMap { self.expect[$0] } ?? expect
        let names = ["delayed": "hold", "passedThrough": "passed"]
        return expect["states"]?.list?.compactMap(\.text).map { names[$0] ?? $0 }
    }

    /// A router with the case's routes. Each pattern is the value of its own route.
    func router(_ notation: Notation, _ syntax: any PatternSyntax, _ source: LinkSource) throws -> Router<String> {
        var table = RouteTable<String>(notation, accepting: [source])
        for route in routes ?? [] { table.add(route.pattern, syntax: syntax, to: route.pattern) }
        return try Router(table)
    }
}
