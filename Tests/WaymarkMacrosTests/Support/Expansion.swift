#if Macros
    import SwiftDiagnostics
    import SwiftParser
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacroExpansion
    import SwiftSyntaxMacros
    import SwiftSyntaxMacrosGenericTestSupport
    import Testing

    @testable import WaymarkExpansion

    private struct RoutesMacro: RoutesExpansion {}
    private struct RouteMacro: RouteExpansion {}
    private struct PatternMacro: PatternExpansion {}

    let macros: [String: MacroSpec] = [
        "Routes": MacroSpec(type: RoutesMacro.self, conformances: ["Routable"]),
        "Route": MacroSpec(type: RouteMacro.self),
        "pattern": MacroSpec(type: PatternMacro.self),
    ]

    /// Compares the expansion with the expected code. `<compiled>` represents the compiled table, whose content other
    /// tests compare at run time.
    func expectExpansion(_ source: String, _ expected: String, _ location: Testing.SourceLocation) {
        let table = Expansion(source).compiledTable
        #expect(expected.contains("<compiled>") == (table != nil), sourceLocation: location)
        let expected = expected.replacing("<compiled>", with: table ?? "")
        assertMacroExpansion(source, expandedSource: expected, macroSpecs: macros) { failure in
            Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
        }
    }

    /// The expansion and the diagnostics of a source.
    struct Expansion {
        struct ReportedDiagnostic {
            let message: String
            let severity: DiagnosticSeverity
            let offset: Int
            let notes: [(message: String, offset: Int)]
            let fixes: [(message: String, source: String)]
        }

        let diagnostics: [ReportedDiagnostic]
        let text: String

        /// The literal of the compiled table, or `nil`.
        var compiledTable: String? {
            text.firstRange(of: "compiledTable: [Swift.UInt64] = ").flatMap { start in
                let rest = text[start.upperBound...]
                return rest.firstIndex(of: "]").map { String(rest[...$0]) }
            }
        }

        init(_ source: String) {
            let file = Parser.parse(source: source)
            let context = BasicMacroExpansionContext(sourceFiles: [
                file: .init(moduleName: "Test", fullFilePath: "a.swift")
            ])
            func offset(_ position: AbsolutePosition, _ node: Syntax) -> Int {
                context.location(for: position, anchoredAt: node, fileName: "a.swift").offset
            }
            text =
                file.expand(macroSpecs: macros) { syntax in
                    BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
                }.description
            diagnostics = context.diagnostics.map { diagnostic in
                ReportedDiagnostic(
                    message: diagnostic.message, severity: diagnostic.diagMessage.severity,
                    offset: offset(diagnostic.position, diagnostic.node),
                    notes: diagnostic.notes.map { ($0.message, offset($0.position, $0.node)) },
                    fixes: diagnostic.fixIts.map { fix in
                        var bytes = Array(source.utf8)
                        for case .replaceText(let range, let text, let node) in fix.changes {
                            let place = offset(range.lowerBound, node)..<offset(range.upperBound, node)
                            bytes.replaceSubrange(place, with: text.utf8)
                        }
                        return (fix.message.message, String(decoding: bytes, as: UTF8.self))
                    })
            }
        }
    }
#endif
