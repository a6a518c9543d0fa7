import Foundation
import Testing
import Waymark
@testable import WaymarkManifest
import WaymarkNotations
import WaymarkProofs

/// The page of errors: a heading for each code, and examples that have the problem and that have it not.
@Suite("The page of errors")
struct ErrorPageTests {
    /// An example of a pattern, of a table, or of a link.
    struct Example: CustomTestStringConvertible, Sendable {
        let code: String
        let language: String
        let wrong: [String]
        let right: [String]
        var testDescription: String { "\(code) (\(language))" }
    }

    static let page = try? Page(named: "Errors")

    static let headings = Set(
        (page?.lines ?? []).filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4).filter { $0 != "`" } })

    static func examples(in languages: Set<String>) -> [Example] {
        (page?.blocks ?? []).filter { languages.contains($0.language) }.map { block in
            func texts(_ mark: Character) -> [String] {
                block.lines.filter { $0.last == mark }.map { line in
                    String(line.dropLast().reversed().drop { $0 == " " }.reversed())
                }
            }
            return Example(code: block.heading, language: block.language, wrong: texts("✗"), right: texts("✓"))
        }
    }

    static let patterns = examples(in: Set(["braces"] + Notation.all.map(\.name)))
    static let links = examples(in: ["link"])

    static let files: [(code: String, text: String)] = (page?.blocks ?? []).filter { $0.language == "yaml" }
        .map { ($0.heading, $0.lines.joined(separator: "\n")) }

    @Test(
        "has a heading for every code",
        arguments: RouteProblem.allCodes + RouteProblem.notationCodes + LinkRejection.Kind.allCases.map(\.rawValue))
    func heading(_ code: String) {
        let isThere = Self.headings.contains(code)
        #expect(isThere)
    }

    @Test(
        "has a heading for every code that is written in the sources",
        arguments: [
            "Sources/Library/WaymarkPrinting/PrintError.swift",
            "Sources/Tool/WaymarkManifest/Problems/RouteFileProblem+code.swift",
        ])
    func writtenHeadings(_ file: String) throws {
        let text = try String(contentsOf: Page.root.appendingPathComponent(file), encoding: .utf8)
        let codes = text.matches(of: /case \.[^:]*: "([a-z0-9-]+)"$/.anchorsMatchLineEndings()).map {
            String($0.output.1)
        }
        #expect(codes.count > 10)
        #expect(codes.filter { !Self.headings.contains($0) } == [])
    }

    @Test("has examples") func count() {
        #expect(Self.patterns.count > 60)
        #expect(Self.links.count > 15)
        #expect(Self.files.count > 12)
    }

    @Test("shows patterns that have a problem, and patterns that have it not", arguments: patterns)
    func pattern(_ example: Example) throws {
        let syntax = Notation(named: example.language)?.syntax ?? .braces
        func codes(_ patterns: [String]) -> [String] {
            var table = RouteTable<String>(accepting: .anywhere)
            for pattern in patterns { table.add(pattern, syntax: syntax, to: pattern) }
            return table.problems().map(\.code)
        }
        #expect(codes(example.wrong).contains(example.code))
        #expect(!codes(example.right).contains(example.code))
        #expect(!example.right.isEmpty)
    }

    @Test("shows links that are rejected, and links that are not", arguments: links)
    func link(_ example: Example) {
        for link in example.wrong {
            let error = #expect(throws: LinkRejection.self) { try ParsedURL(link) }
            #expect(error?.kind.rawValue == example.code, "\(link)")
        }
        for link in example.right { #expect(throws: Never.self) { try ParsedURL(link) } }
    }

    @Test(
        "shows route files that have a problem", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"),
        arguments: files)
    func file(code: String, text: String) {
        let error = #expect(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error?.problems.map(\.code).contains(code) == true)
    }
}
