import TestSupport
import Testing

/// One case of `notations.json`: patterns of a library, an input, and the expected result.
struct LibraryCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var library: String
    var kind: String
    var routes: [Route]?
    /// The name of a table, for a case without its own routes.
    var table: String?
    var url: String?
    var input: JSONValue?
    var type: String?
    var expect: JSONValue?
    var options: JSONValue?
    var docOnly: Bool?

    enum CodingKeys: String, CodingKey {
        case id, library, kind, routes, url, input, type, expect, options
        case table = "routes_ref"
        case docOnly = "doc_only"
    }

    struct Route: Decodable, Sendable {
        var pattern: String
        var syntax: String
        var ast: JSONValue?
        var stringForm: String?
        var scheme: String?

        enum CodingKeys: String, CodingKey {
            case pattern, syntax, ast, scheme
            case stringForm = "string_form"
        }
    }

    var testDescription: String {
        id + " " + (routes ?? []).map(\.pattern).joined(separator: " ; ") + " on " + (url ?? input?.text ?? "nothing")
    }

    /// The routes of the case or of its table.
    var allRoutes: [Route] { routes ?? table.flatMap { Self.file.tables[$0] } ?? [] }

    static var all: [LibraryCase] { file.cases }

    private struct File: Decodable {
        var cases: [LibraryCase] = []
        var tables: [String: [Route]] = [:]
    }

    private static let file = (try? CaseFile.notations.decoded()) ?? File()

    static func of(_ library: String, _ kinds: String...) -> [LibraryCase] {
        all.filter { $0.library == library && kinds.contains($0.kind) }
    }
}
