import Foundation
import Testing

/// One case of `notations.json`: patterns of a library, an input, and what comes of it.
struct LibraryCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var library: String
    var kind: String
    var routes: [Route]?
    var url: String?
    var input: JSONValue?
    var type: String?
    var expect: JSONValue?
    var options: JSONValue?
    var docOnly: Bool?

    enum CodingKeys: String, CodingKey {
        case id, library, kind, routes, url, input, type, expect, options
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

    static let all: [LibraryCase] = {
        struct File: Decodable { var cases: [LibraryCase] }
        let url = Bundle.module.url(forResource: "notations", withExtension: "json", subdirectory: "Resources")
        guard let url, let data = try? Data(contentsOf: url),
            let file = try? JSONDecoder().decode(File.self, from: data)
        else { return [] }
        return file.cases
    }()

    static func of(_ library: String, _ kinds: String...) -> [LibraryCase] {
        all.filter { $0.library == library && kinds.contains($0.kind) }
    }
}
