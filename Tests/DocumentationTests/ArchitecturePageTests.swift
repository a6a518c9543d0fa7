import Foundation
import Testing

/// The page that says where things are, compared with where they are.
@Suite("The architecture page")
struct ArchitecturePageTests {
    static let page = try? Page(Page.root.appendingPathComponent("Documentation/Architecture.md"))
    static let sources = Page.root.appendingPathComponent("Sources")
    /// The folders of the wings, such as `Sources/Library`.
    static let wings = contents(of: sources, in: "").map { sources.appendingPathComponent($0) }

    /// The folder or file that a path such as `WaymarkEngine/Search` names, in one of the wings.
    static func place(_ path: String) -> URL? {
        let bases = path.hasPrefix("Waymark") ? wings : [Page.root]
        return bases.map { $0.appendingPathComponent(path) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    static let modules = wings.flatMap { contents(of: $0, in: "") }
    static let folders = modules.flatMap { module in place(module).map { contents(of: $0, in: module + "/") } ?? [] }

    /// The folders in one, without catalogues of documentation.
    private static func contents(of folder: URL, in prefix: String) -> [String] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return (found ?? []).filter {
            $0.pathExtension.isEmpty && (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        }
        .map { prefix + $0.lastPathComponent }.sorted()
    }

    /// Everything in backquotes, also where it stands on two lines.
    static let quoted = (page?.items ?? []).flatMap(\.quoted)
    static let paths = quoted.filter { $0.contains("/") && !$0.contains("://") }
    @Test("The architecture page and the sources have enough modules, folders and paths to compare") func count() {
        #expect(Self.modules.count > 15)
        #expect(Self.folders.count > 70)
        #expect(Self.paths.count > 150)
    }

    @Test("Every path that the architecture page names exists", arguments: paths)
    func exists(_ path: String) {
        #expect(Self.place(path) != nil)
    }

    @Test("The architecture page names every folder of the sources", arguments: folders)
    func folder(_ path: String) { #expect(Self.paths.contains(path)) }

    /// Behind the name of a file stand functions and types of it.
    @Test(
        "Every function that the architecture page names exists in its file",
        arguments: (page?.items ?? []).filter { $0.namedFile != nil })
    func names(_ item: String) throws {
        let file = try #require(item.namedFile)
        let text = try String(contentsOf: #require(Self.place(file)), encoding: .utf8)
        for name in item.sentence.quoted where name.first?.isLowercase == true {
            #expect(text.contains("func \(name)(") || text.contains("func \(name)<") || text.contains(" \(name):"))
        }
    }

    /// `Scripts/measure weight` counts them.
    @Test("The architecture page lists the files of a look-up under a separate heading")
    func way() {
        #expect((Self.page?.items(under: "The way of a link") ?? []).filter { $0.namedFile != nil }.count > 10)
        #expect(Self.page?.lines.contains("## The way of an uncommon link") == true)
    }
}

extension Page {
    /// Paragraphs, items of lists and rows of tables, each as one line.
    var items: [String] {
        lines.reduce(into: [""]) { items, line in
            let begins = line.isEmpty || line.hasPrefix("- ") || line.hasPrefix("|") || line.first?.isNumber == true
            if begins || line.hasPrefix("#") {
                items.append(line)
            } else {
                items[items.count - 1] += " " + line.trimmed
            }
        }
    }

    func items(under heading: String) -> [String] {
        items.drop { $0 != "## " + heading }.dropFirst().prefix { !$0.hasPrefix("## ") }.map { $0 }
    }

    /// The rows of a table below its head, each cell as it is written.
    func rows(inWordsUnder head: String) -> [[String]] {
        lines.drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("|") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }
}

extension String {
    /// What stands between backquotes.
    fileprivate var quoted: [String] {
        components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    /// The file that an item of a list is about.
    fileprivate var namedFile: String? {
        guard hasPrefix("- `") || first?.isNumber == true, let file = quoted.first, file.hasSuffix(".swift"),
            components(separatedBy: "`")[0].count < 5
        else { return nil }
        return file
    }

    /// What is said of that file, up to the next one.
    fileprivate var sentence: String {
        let behind = components(separatedBy: "`").dropFirst(2)
        return behind.enumerated().prefix { !$0.element.hasSuffix(".swift") }.map(\.element).joined(separator: "`")
    }
}
