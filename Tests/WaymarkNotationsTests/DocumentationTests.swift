import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Pages about coming from another library")
struct DocumentationTests {
    /// A row of a documentation table whose first two columns are equivalent patterns.
    struct Row: CustomTestStringConvertible, Sendable {
        var notation: Notation
        var foreign: String
        var native: String
        var opens: [String]
        var rejects: [String]

        var testDescription: String { "\(notation.name): \(foreign)" }
    }

    static let pages = [
        ("URLMatcher", Notation.urlmatcher), ("Corridor", .corridor), ("Deeper", .deeper),
        ("DeeperFunc", .deeperfunc), ("FSQRoutes", .fsqroutes), ("Elf", .elf), ("JLRoutes", .jlroutes),
        ("URLNavigator", .urlnavigator), ("URLPattern", .urlpattern),
    ]

    static let rows: [Row] = pages.flatMap { name, notation -> [Row] in
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = folder.appendingPathComponent("Sources/Library/Waymark/Waymark.docc/ComingFrom/\(name).md")
        let lines = ((try? String(contentsOf: page, encoding: .utf8)) ?? "").split(separator: "\n")
        let table = lines.drop { !$0.hasPrefix("| \(name) | Waymark | opens |") }.dropFirst(2).prefix {
            $0.hasPrefix("|")
        }
        return table.map { line in
            let cells = cells(String(line))
            return Row(
                notation: notation, foreign: cells[0].first ?? "", native: cells[1].first ?? "", opens: cells[2],
                rejects: cells[3])
        }
    }

    /// Returns the strings in backquotes of each of four cells. A vertical bar in a string is escaped with a backslash.
    private static func cells(_ line: String) -> [[String]] {
        let cells = line.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|").map { cell in
            cell.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
                .map { $0.element.replacingOccurrences(of: "\u{1}", with: "|") }
        }
        return cells + Array(repeating: [], count: max(0, 4 - cells.count))
    }

    @Test("The page about each library has a table of at least seven rows", arguments: pages.map(\.0))
    func count(_ page: String) {
        #expect(Self.rows.count { $0.notation.name == page.lowercased() } >= 7)
    }

    @Test("A documented pattern of another library equals the native pattern beside it", arguments: rows)
    func meaning(_ row: Row) throws {
        let foreign = try RoutePattern(row.foreign, syntax: row.notation.syntax)
        #expect(try RoutePattern(row.native) == foreign)
        #expect(try BraceSyntax().text(for: foreign) == row.native)
    }

    @Test("A documented pattern opens its listed links, and none of its listed counterexamples", arguments: rows)
    func links(_ row: Row) {
        #expect(!row.opens.isEmpty && !row.rejects.isEmpty)
        for link in row.opens { #expect(Answer(of: [[row.foreign]], in: row.notation, to: link).route == 0, "\(link)") }
        for link in row.rejects {
            #expect(Answer(of: [[row.foreign]], in: row.notation, to: link).route == nil, "\(link)")
        }
    }
}
