import Foundation
import TestSupport
import Testing

/// One row of `hostile-urls.json`: an input, and a strict router's result for it.
struct HostileCase: Decodable, Sendable, CustomTestStringConvertible {
    enum Decision: String, Decodable {
        case reject, accept
        case noMatch = "no_match"
    }

    var id: String
    /// The decision; `nil` for a row about printing, which has no input.
    var decision: Decision?
    var input: String?
    var inputSwift: String?
    var expect: Expectation
    var why: String?

    enum CodingKeys: String, CodingKey {
        case id, decision, input, expect, why
        case inputSwift = "input_swift"
    }

    /// A description (the kind of rejection, the unmatched part), or the parts of an accepted URL.
    enum Expectation: Decodable, Sendable {
        case text(String)
        case parts(Parts)

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = .text(text)
            } else {
                self = .parts(try Parts(from: decoder))
            }
        }
    }

    /// The parts that a row lists. The outer optional is `nil` for an unlisted part.
    struct Parts: Decodable, Sendable {
        var scheme: String??
        var host: String??
        var port: Int??
        var segments: [String]?
        var notSegments: [String]?
        var query: [[String?]]?
        var queryOfForm: [[String?]]?
        var fragment: String??
        var pathID: Int64?
        var keys: Set<String>

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            keys = Set(values.allKeys.map(\.stringValue))
            func part<Value: Decodable>(_ key: String) throws -> Value? {
                let key = Key(key)
                guard values.contains(key) else { return nil }
                return try values.decode(Value.self, forKey: key)
            }
            scheme = try part("scheme")
            host = try part("host")
            port = try part("port")
            segments = try part("segments")
            notSegments = try part("not_segments")
            query = try part("query")
            queryOfForm = try part("form_mode")
            fragment = try part("fragment")
            pathID = try part("path_id")
        }

        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(_ text: String) { stringValue = text }
            init?(stringValue: String) { self.init(stringValue) }
            init?(intValue: Int) { nil }
        }
    }

    var testDescription: String { [id, why].compactMap(\.self).joined(separator: ": ") }

    /// The input. Inputs given as Swift expressions are evaluated by the same expressions here.
    var text: String {
        get throws {
            if let input { return input }
            switch inputSwift {
            case #""https://example.com/search?" + "a=1&" * 10000"#:
                return "https://example.com/search?" + String(repeating: "a=1&", count: 10000)
            case #""https://example.com/" + "a/" * 100000"#:
                return "https://example.com/" + String(repeating: "a/", count: 100000)
            default:
                throw UnknownInput(expression: inputSwift)
            }
        }
    }

    struct UnknownInput: Error {
        var expression: String?
    }

    /// Every row, or the error from reading the file.
    static let file: Result<[HostileCase], any Error> = Result {
        struct File: Decodable { var cases: [HostileCase] }
        return try CaseFile.hostileURLs.decoded(as: File.self).cases
    }
}
