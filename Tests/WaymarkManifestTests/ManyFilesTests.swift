import Foundation
import Testing
import WaymarkManifest

/// Reports the problems of many files for `Scripts/check schema`, which compares them with the JSON Schema's results.
@Suite("Route files compared with the JSON Schema")
struct ManyFilesTests {
    static let folder = ProcessInfo.processInfo.environment["WAYMARK_MANY_FILES"].map { URL(fileURLWithPath: $0) }

    @Test(
        "The reader writes the problem codes of many route files to a file",
        .enabled(if: folder != nil, "Scripts/check schema gives the files"))
    func codes() throws {
        let folder = try #require(Self.folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        let lines = files.sorted().map { file in
            do throws(RouteFileError) {
                _ = try RouteFile(contentsOf: folder.appendingPathComponent(file).path)
                return "\(file)\t"
            } catch {
                return "\(file)\t\(Set(error.problems.map(\.code)).sorted().joined(separator: ","))"
            }
        }
        try lines.joined(separator: "\n").write(
            to: folder.appendingPathComponent("codes.tsv"), atomically: true, encoding: .utf8)
        #expect(!files.isEmpty)
    }
}
