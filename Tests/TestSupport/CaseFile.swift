import Foundation

/// The files of cases: what links, patterns and other libraries do, as facts. Several targets read each.
package enum CaseFile: String {
    /// Hostile and awkward links, and what a strict router does with them.
    case hostileURLs = "hostile-urls"
    /// What the documentation of other libraries promises.
    case notations
    /// What Apple's systems do with links, by files that are given.
    case siteAssociations = "site-associations"
    /// Which texts Android's patterns take.
    case androidPatterns = "android-patterns"
    /// What other libraries were seen to do.
    case observedNotations = "notations-observed"

    /// Everything that the file holds.
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
    /// The links of ``hostileURLs``, those aside that are given by an expression.
    package static func hostileLinks() throws -> [String] {
        struct File: Decodable {
            struct Row: Decodable { var input: String? }
            var cases: [Row]
        }
        return try hostileURLs.decoded(as: File.self).cases.compactMap(\.input)
    }
}
