import Foundation
import Testing
@testable import WaymarkAssociation

/// The part of the page of errors about files of systems.
@Suite("The page of errors, of files of systems")
struct AssociationErrorPageTests {
    @Test("has a heading for every code") func headings() throws {
        let file = "Sources/WaymarkAssociation/Problems/AssociationProblem+code.swift"
        let text = try String(contentsOf: Page.root.appendingPathComponent(file), encoding: .utf8)
        let codes = text.matches(of: /: "([a-z0-9-]+)"$/.anchorsMatchLineEndings()).map { String($0.output.1) }
        #expect(codes.count > 30)
        #expect(codes.filter { !ErrorPageTests.headings.contains($0) } == [])
    }

    static let components = ErrorPageTests.examples(in: ["aasa"])
    static let files = (ErrorPageTests.page?.blocks ?? []).filter { $0.language == "json" }
        .map { ($0.heading, $0.lines.joined(separator: "\n")) }

    @Test("has examples") func count() {
        #expect(Self.components.count > 15)
        #expect(Self.files.count > 10)
    }

    @Test("shows components that have a problem, and components that have none", arguments: components)
    func component(_ example: ErrorPageTests.Example) throws {
        #expect(try codes(example.wrong).contains(example.code))
        #expect(!example.right.isEmpty)
        #expect(try codes(example.right) == [])
    }

    private func codes(_ components: [String]) throws -> [String] {
        let rules = components.joined(separator: ", ")
        return try codes(
            #"{ "applinks": { "details": [{ "appIDs": ["ABCDE12345.com.example.app"], "components": [\#(rules)] }] } }"#
        )
    }

    private func codes(_ text: String) throws -> [String] {
        try SiteAssociation.checked(Array(text.utf8), name: "file", host: "example.com").problems.map(\.code)
    }

    @Test("shows files that have a problem", arguments: files)
    func file(code: String, text: String) throws { #expect(try codes(text).contains(code)) }
}
