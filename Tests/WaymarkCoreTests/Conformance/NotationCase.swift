import TestSupport
import Testing

/// One row of `notations.json`: patterns of another library, a link, and that library's result.
struct NotationCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var library: NotationLibrary
    var kind: String
    var routes: [NotationRoute]?
    var tableName: String?
    var url: String?
    var expect: Expectation
    var note: String?

    enum CodingKeys: String, CodingKey {
        case id, library, kind, routes, url, expect, note
        case tableName = "routes_ref"
    }

    struct Expectation: Decodable, Sendable {
        var match: Bool?
        var route: Int?
        /// Whether the values are exactly those of ``params`` and ``query``.
        var exact: Bool?
        var params: [String: JSONValue]?
        var query: [String: JSONValue]?
        /// The values by position: `null` for an absent value, `{"left": …}` for the value of an alternative.
        var values: [JSONValue]?
    }

    var testDescription: String { [id, note].compactMap(\.self).joined(separator: ": ") }

    struct File: Decodable {
        var tables: [String: [NotationRoute]]
        var cases: [NotationCase]
    }

    /// The decoded file, or the error from reading it.
    static let file: Result<File, any Error> = Result { try CaseFile.notations.decoded() }

    /// The rows that state the result of a link.
    static let all: [NotationCase] = ((try? file.get())?.cases ?? []).filter {
        ["match", "roundtrip"].contains($0.kind)
    }

    /// The routes, in registration order.
    var table: [NotationRoute] {
        get throws {
            if let routes { return routes }
            let name = try #require(tableName)
            return try #require(try Self.file.get().tables[name])
        }
    }
}

/// A pattern in the syntax of its library and in the neutral format.
struct NotationRoute: Decodable, Sendable {
    var pattern: String
    /// The neutral format, or `nil` for a pattern that is not matched.
    var ast: NeutralPattern?
    /// The scheme of the pattern, or of the router that registers it.
    var scheme: String?
}

/// A pattern in the neutral format: one path and query, or alternatives of both.
struct NeutralPattern: Decodable, Sendable {
    var path: [NeutralNode]?
    var query: [NeutralItem]?
    var alternatives: [NeutralPattern]?

    enum CodingKeys: String, CodingKey {
        case path, query
        case alternatives = "or_routes"
    }
}

enum NeutralNode: Decodable, Sendable {
    case literal(String)
    case parameter(name: String?, type: String?)
    case one
    case many(minimum: Int)
    case alternatives([[NeutralNode]])
    case optional([NeutralNode])
    case expression(String)

    private enum CodingKeys: String, CodingKey {
        case lit, param, type, one, many, or, maybe, regex
    }

    private struct Many: Decodable {
        var min: Int
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try values.decodeIfPresent(String.self, forKey: .lit) {
            self = .literal(text)
        } else if values.contains(.one) {
            self = .one
        } else if let many = try values.decodeIfPresent(Many.self, forKey: .many) {
            self = .many(minimum: many.min)
        } else if let nodes = try values.decodeIfPresent([[NeutralNode]].self, forKey: .or) {
            self = .alternatives(nodes)
        } else if let nodes = try values.decodeIfPresent([NeutralNode].self, forKey: .maybe) {
            self = .optional(nodes)
        } else if let text = try values.decodeIfPresent(String.self, forKey: .regex) {
            self = .expression(text)
        } else {
            // The key is present with the value `null` if the parameter has no name.
            let name = try values.decode(String?.self, forKey: .param)
            self = .parameter(name: name, type: try values.decodeIfPresent(String.self, forKey: .type))
        }
    }
}

/// One query item, or alternatives of items.
enum NeutralItem: Decodable, Sendable {
    enum Mode: String, Decodable, Sendable {
        case required, optional, literal
    }

    case parameter(name: String, type: String?, mode: Mode, value: String?)
    case alternatives([NeutralItem])

    private enum CodingKeys: String, CodingKey {
        case param, type, mode, value, or
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let items = try values.decodeIfPresent([NeutralItem].self, forKey: .or) {
            self = .alternatives(items)
        } else {
            self = .parameter(
                name: try values.decode(String.self, forKey: .param),
                type: try values.decodeIfPresent(String.self, forKey: .type),
                mode: try values.decode(Mode.self, forKey: .mode),
                value: try values.decodeIfPresent(String.self, forKey: .value))
        }
    }
}
