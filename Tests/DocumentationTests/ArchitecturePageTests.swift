import Foundation
import Testing

/// Checks that the architecture page names every module and folder, and no folder that does not exist. It does not
/// check file names, because every moved file would then change the page.
@Suite("The architecture page")
struct ArchitecturePageTests {
    static let page = try? Page(Page.root.appendingPathComponent("Documentation/Architecture.md"))
    static let sources = Page.root.appendingPathComponent("Sources")
    /// The top-level folders of the sources, such as `Sources/Library`.
    static let wings = contents(of: sources, in: "").map { sources.appendingPathComponent($0) }

    /// Returns the folder or file of a path such as `WaymarkEngine/Search`, in one of the top-level folders.
    static func place(_ path: String) -> URL? {
        let bases = path.hasPrefix("Waymark") ? wings : [Page.root]
        return bases.map { $0.appendingPathComponent(path) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    static let modules = wings.flatMap { contents(of: $0, in: "") }
    static let folders = modules.flatMap { module in place(module).map { contents(of: $0, in: module + "/") } ?? [] }

    /// Returns the subfolders of a folder, without DocC catalogues.
    private static func contents(of folder: URL, in prefix: String) -> [String] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return (found ?? []).filter {
            $0.pathExtension.isEmpty && (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
        }
        .map { prefix + $0.lastPathComponent }.sorted()
    }

    /// The folder paths in backquotes.
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
    /// Paragraphs, list items and table rows, each as one line.
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
    fileprivate var quoted: [String] {
        components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}
