import TestSupport
import Testing

/// One entry of `notations-observed.json`: observed behaviour of a library.
struct Observation: Decodable, Sendable, CustomTestStringConvertible {
    var library: String
    var pattern: String?
    /// The observed table of patterns and handlers.
    var handlers: [String: String]?
    var url: String?
    var printValue: JSONValue?
    var observed: JSONValue

    enum CodingKeys: String, CodingKey {
        case library, pattern, url, observed
        case printValue = "print_value"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        library = try values.decode(String.self, forKey: .library)
        let subject = try values.decodeIfPresent(JSONValue.self, forKey: .pattern)
        pattern = subject?.text
        handlers = subject?.object?.compactMapValues(\.text)
        url = try values.decodeIfPresent(String.self, forKey: .url)
        printValue = try values.decodeIfPresent(JSONValue.self, forKey: .printValue)
        observed = try values.decode(JSONValue.self, forKey: .observed)
    }

    var testDescription: String { key }

    /// The key that identifies the entry.
    var key: String {
        (pattern ?? (handlers ?? [:]).keys.sorted().joined(separator: " ; ")) + (url.map { " on " + $0 } ?? "")
    }

    static func of(_ library: String) -> [Observation] {
        struct File: Decodable { var observed: [Observation] }
        let file: File? = try? CaseFile.observedNotations.decoded()
        return file?.observed.filter { $0.library == library } ?? []
    }
}
