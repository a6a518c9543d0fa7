import Foundation

/// A JSON file of test cases about links, patterns and other libraries, shared by several test targets.
package enum CaseFile: String {
    /// Hostile and unusual links, with the results of a strict router.
    case hostileURLs = "hostile-urls"
    /// Documented behaviour of other libraries.
    case notations
    /// Behaviour of Apple's systems for links and association files.
    case siteAssociations = "site-associations"
    /// The strings that Android's patterns match.
    case androidPatterns = "android-patterns"
    /// Observed behaviour of other libraries.
    case observedNotations = "notations-observed"

    package func decoded<Content: Decodable>(as type: Content.Type = Content.self) throws -> Content {
        try JSONDecoder().decode(type, from: data)
    }

    private var data: Data {
        get throws {
            guard let url = Bundle.module.url(forResource: rawValue, withExtension: "json", subdirectory: "Resources")
            else { throw CocoaError(.fileNoSuchFile) }
            return try Data(contentsOf: url)
        }
    }
}

extension CaseFile {
    /// The links of ``hostileURLs``, except long links that the file describes by an expression.
    package static func hostileLinks() throws -> [String] {
        struct File: Decodable {
            struct Row: Decodable { var input: String? }
            var cases: [Row]
        }
        return try hostileURLs.decoded(as: File.self).cases.compactMap(\.input)
    }
}
