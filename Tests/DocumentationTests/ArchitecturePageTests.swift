import Foundation
import Testing

/// The architecture page names every module and folder, and no folder that is gone. File names are left to its readers:
/// a test of them would make every move of a file a change of the page.
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

    /// The folders in backquotes: paths without a file.
    static let named = (page?.items ?? []).flatMap(\.quoted)
        .filter { $0.contains("/") && !$0.contains("://") && !$0.contains(".") && !$0.contains(" ") }

    @Test("The architecture page and the sources have enough modules and folders to compare")
    func count() {
        #expect(Self.modules.count > 15)
        #expect(Self.folders.count > 70)
        #expect(Self.named.count > 80)
    }

    @Test("Every folder that the architecture page names exists", arguments: named)
    func exists(_ path: String) {
        #expect(Self.place(path) != nil)
    }

    @Test("The architecture page names every folder of the sources", arguments: folders)
    func folder(_ path: String) { #expect(Self.named.contains(path)) }
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
}

extension String {
    /// The strings between backquotes.
    fileprivate var quoted: [String] {
        components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}
