import Foundation
import TestSupport
import Testing
import WaymarkEngine

@testable import WaymarkAssociation

/// Recorded decisions of Apple's matcher.
struct SiteAssociationCaseTests {
    @Test("The Apple decider reproduces the recorded decisions of Apple's matcher", arguments: try cases())
    func decision(_ row: Row) throws {
        let bytes = Array(try JSONEncoder().encode(row.aasa))
        let (file, _) = try SiteAssociation.read(bytes, name: "file")
        let decider = SiteAssociationDecider(file, app: row.app, host: row.domain)
        let verdict = decider.verdicts[row.url.withBytes { decider.verdict(for: $0) }]
        #expect(verdict.outcome.expected == row.expect, "\(verdict)")
    }

    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var aasa: JSONValue
        var domain: String
        var app: String
        var url: String
        var expect: String

        var testDescription: String { "\(id): \(url) is \(expect)" }
    }

    static func cases() throws -> [Row] {
        struct File: Decodable { var matching: [Row] }
        return try CaseFile.siteAssociations.decoded(as: File.self).matching
    }
}

extension LinkVerdict.Outcome {
    fileprivate var expected: String {
        switch self {
        case .matched: "match"
        case .excluded: "exclude"
        case .unmatched, .rejected: "no_match"
        }
    }
}
