import Foundation
import Testing
import Waymark
@testable import WaymarkManifest
import WaymarkNotations
import WaymarkProofs

/// Checks the error page: a heading for each code, examples with the problem and examples without it.
@Suite("The error page")
struct ErrorPageTests {
    /// An example pattern, table or link.
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
        "The error page has a heading for every problem of routes and every rejection",
        arguments: RouteProblem.allCodes + RouteProblem.notationCodes + LinkRejection.Kind.allCases.map(\.rawValue))
    func heading(_ code: String) {
        let isThere = Self.headings.contains(code)
        #expect(isThere)
    }

    @Test(
        "The error page has a heading for every code of print errors and route files",
        arguments: [
            "Sources/Library/WaymarkPrinting/PrintError.swift",
            "Sources/Tool/WaymarkManifest/Problems/RouteFileProblem+document.swift",
            "Sources/Tool/WaymarkManifest/Problems/RouteFileProblem+routes.swift",
        ])
    func writtenHeadings(_ file: String) throws {
        let text = try String(contentsOf: Page.root.appendingPathComponent(file), encoding: .utf8)
        let codes = text.matches(of: /(?:case \.[^:]*: |(?:error|warning|note|unknown)\(\s*)"([a-z0-9-]+)"/).map {
            String($0.output.1)
        }
        #expect(codes.count > 10)
        #expect(codes.filter { !Self.headings.contains($0) } == [])
    }

    @Test("The error page has enough examples of patterns, links and route files") func count() {
        #expect(Self.patterns.count > 60)
        #expect(Self.links.count > 15)
        #expect(Self.files.count > 12)
    }

    @Test("Pattern examples on the error page have the stated problem, and corrected ones do not", arguments: patterns)
    func pattern(_ example: Example) throws {
        let syntax = Notation(named: example.language)?.syntax ?? .braces
        func codes(_ patterns: [String]) -> [String] {
            var table = RouteTable<String>(accepting: [.anywhere])
            for pattern in patterns { table.add(pattern, syntax: syntax, to: pattern) }
            return table.problems().map(\.code)
        }
        #expect(codes(example.wrong).contains(example.code))
        #expect(!codes(example.right).contains(example.code))
        #expect(!example.right.isEmpty)
    }

    @Test("Link examples on the error page are rejected as stated, and corrected ones are accepted", arguments: links)
    func link(_ example: Example) {
        for link in example.wrong {
            let error = #expect(throws: LinkRejection.self) { try ParsedURL(link) }
            #expect(error?.kind.rawValue == example.code, "\(link)")
        }
        for link in example.right { #expect(throws: Never.self) { try ParsedURL(link) } }
    }

    @Test(
        "Route file examples on the error page have the stated problem",
        .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"),
        arguments: files)
    func file(code: String, text: String) {
        let error = #expect(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error?.problems.map(\.code).contains(code) == true)
    }
}
