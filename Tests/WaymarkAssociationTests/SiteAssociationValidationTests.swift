import Foundation
import TestSupport
import Testing
import WaymarkManifest
import WaymarkPatterns

@testable import WaymarkAssociation

/// Files that other checkers and Apple's own systems have something to say about.
struct SiteAssociationValidationTests {
    /// The codes of what is wrong in each. One has more than the case says: its apps have prefixes that Apple does not give
    /// out, which other checkers do not look at.
    static let codes: [String: [String]] = [
        "missing-appid": ["no-app"], "both-appid-forms": ["hidden-app-id", "app-id-prefix", "app-id-prefix"],
        "components-and-paths": ["hidden-paths"],
        "apps-not-empty": ["apps-not-empty"], "empty-appid": ["invalid-app-id"],
        "recursive-substitution": ["nested-variable"], "undefined-substitution": ["undefined-variable"],
        "unterminated-substitution": ["unclosed-variable"], "nonstring-query-predicate": ["dropped-query"],
        "catch-all-shadows": ["shadowed-exclude"], "no-details": ["no-details"], "no-service": ["no-service"],
        "clean": [], "misspelled-key": ["ignored-key"], "fragment-in-path": ["fragment-in-path"],
        "query-in-path": ["query-in-path"], "not-in-components": ["not-in-components"],
        "exclude-only": ["excludes-only"],
        "non-ascii-with-percentEncoded-true": ["unencoded-pattern"], "over-128KB": ["association-too-large"],
    ]

    @Test("A file has the problem that others found in it, and is as bad as they say", arguments: try cases())
    func validation(_ row: Row) throws {
        let (_, problems) = try SiteAssociation.checked(try row.bytes(), name: "file", host: "example.com")
        let codes = try #require(Self.codes[String(row.id.dropFirst("validation/".count))])
        #expect(problems.map(\.code) == codes)
        if let problem = problems.first { #expect(row.expect.hasPrefix(row.severity(problem))) }
    }

    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var document: JSONValue
        var expect: String

        var testDescription: String { "\(id): \(expect)" }

        /// The file; where its text is described only, one of that size.
        func bytes() throws -> [UInt8] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            guard document.text == "(a file of 131073 bytes)" else { return Array(try encoder.encode(document)) }
            let start = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example"],"components":[{"/":"/x"}]}]}"#
            return Array((start + String(repeating: " ", count: 131_072 - start.utf8.count) + "}").utf8)
        }

        /// How the case calls it. One case leaves it open whether there is an error, and has no word for a warning.
        func severity(_ problem: AssociationProblem) -> String {
            expect.hasPrefix("error/notice") ? "error/notice" : problem.severity.rawValue
        }
    }

    static func cases() throws -> [Row] {
        struct File: Decodable { var validation: [Row] }
        return try CaseFile.siteAssociations.decoded(as: File.self).validation
    }

    @Test("Every case is known, and there are twenty") func count() throws {
        #expect(Set(try Self.cases().map(\.id)) == Set(Self.codes.keys.map { "validation/" + $0 }))
        #expect(Self.codes.count == 20)
    }
}
