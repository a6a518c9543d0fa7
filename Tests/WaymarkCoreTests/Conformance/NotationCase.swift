import TestSupport
import Testing

/// One row of `notations.json`: patterns of another library, a link, and what that library makes of it.
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
        /// Whether there is nothing else than ``params`` and ``query``.
        var exact: Bool?
        var params: [String: JSONValue]?
        var query: [String: JSONValue]?
        /// By position; `null` for what is absent, `{"left": …}` for what an alternative holds.
        var values: [JSONValue]?
    }

    var testDescription: String { [id, note].compactMap(\.self).joined(separator: ": ") }

    struct File: Decodable {
        var tables: [String: [NotationRoute]]
        var cases: [NotationCase]
    }

    /// The file, or what kept it from being read.
    static let file: Result<File, any Error> = Result { try CaseFile.notations.decoded() }

    /// The rows that say what a link leads to.
    static let all: [NotationCase] = ((try? file.get())?.cases ?? []).filter {
        ["match", "roundtrip"].contains($0.kind)
    }

    /// The routes, in the order in which they were registered.
    var table: [NotationRoute] {
        get throws {
            if let routes { return routes }
            let name = try #require(tableName)
            return try #require(try Self.file.get().tables[name])
        }
    }
}

/// A pattern in its own notation and in the neutral form.
struct NotationRoute: Decodable, Sendable {
    var pattern: String
    /// Patterns that are not matched have none.
    var ast: NeutralPattern?
    /// The scheme that the pattern, or the router that it is registered with, is bound to.
    var scheme: String?
}

/// The neutral form of a pattern: one path and query, or alternatives that carry both.
struct NeutralPattern: Decodable, Sendable {
    var path: [NeutralNode]?
    var query: [NeutralItem]?
    var alternatives: [NeutralPattern]?

    enum CodingKeys: String, CodingKey {
        case path, query
        case alternatives = "or_routes"
    }
}

/// One node of a path.
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
            // A parameter without a name has the key all the same.
            let name = try values.decode(String?.self, forKey: .param)
            self = .parameter(name: name, type: try values.decodeIfPresent(String.self, forKey: .type))
        }
    }
}

/// One query item, or alternatives.
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
