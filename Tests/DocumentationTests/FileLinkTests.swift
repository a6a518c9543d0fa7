import Foundation
import Testing

@Suite("Links between the files of the repository")
struct FileLinkTests {
    /// The pages that people read as files, in their folders.
    static let pages: [Page] = {
        let folders = [".", "Documentation", "Benchmarks", "Fuzzers", "Examples", "Tests"].map {
            Page.root.appendingPathComponent($0)
        }
        let files = folders.flatMap { folder -> [URL] in
            let found =
                (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            let inner = found.map { $0.appendingPathComponent("README.md") }
            return found.filter { $0.pathExtension == "md" } + (folder.path == Page.root.path ? [] : inner)
        }
        return files.compactMap { try? Page($0) }
    }()

    @Test("The repository has enough pages and links to check") func count() {
        #expect(Self.pages.count > 5)
        #expect(Self.pages.flatMap(\.links).count > 10)
    }

    @Test("Every link of a page leads to an existing file and heading", arguments: pages)
    func links(_ page: Page) throws {
        for link in page.links {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let folder = page.file.deletingLastPathComponent()
            let file = parts[0].isEmpty ? page.file : folder.appendingPathComponent(parts[0]).standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page.file.lastPathComponent): \(link)")
            if parts.count == 2 { #expect(try Page(file).anchors.contains(parts[1]), "\(link)") }
        }
    }
}

extension Page {
    /// The targets of the page's links, without those on other websites.
    var links: [String] {
        let code = Set(blocks.flatMap(\.lines))
        return lines.filter { !code.contains($0) }.flatMap { line in
            line.components(separatedBy: "](").dropFirst().compactMap {
                $0.split(separator: ")").first.map(String.init)
            }
        }
        .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
    }

    /// The anchors of the headings on GitHub: lowercase, words joined by hyphens, without punctuation.
    var anchors: Set<String> {
        Set(
            lines.filter { $0.hasPrefix("#") }.map { line in
                line.drop { $0 == "#" || $0 == " " }.lowercased().filter {
                    $0.isLetter || $0.isNumber || " -_".contains($0)
                }
                .replacingOccurrences(of: " ", with: "-")
            })
    }
}
