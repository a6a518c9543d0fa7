import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@testable import WaymarkManifest

@Suite("Damaged route files")
struct DamagedFilesTests {
    /// Text with a meaning in YAML, JSON or patterns.
    private static let pieces = [
        "*", "&a ", "*a", "{", "}", "[", "]", ",", ":", ": ", "? ", "- ", "\"", "'", "\\", "\\u00", "|\n", ">-\n", "#",
        "!t ", "%", "@", "`", "---\n", "...\n", "\n", "\r\n", "\t", "  ", "\u{2028}", "ü", "😀", "\u{FFFFD}", "<<", "~",
        "\0", "waymark", "routes:", "/{id: Int}", "**",
    ].map { Array($0.utf8) }

    @Test(
        "A damaged route file is read, or refused with a position for each problem",
        arguments: [(WholeFile.yaml, "waymark.yaml"), (WholeFile.json, "waymark.json"), (WholeFile.json, "waymark")])
    func damage(_ text: String, _ name: String) {
        var random = SeededGenerator(seed: 42)
        let original = Array(text.utf8)
        for _ in 0..<300 {
            var bytes = original
            for _ in 0...random.below(4) { Self.edit(&bytes, &random) }
            do throws(RouteFileError) {
                _ = try RouteFile(utf8: bytes, name: name).problems()
            } catch {
                #expect(!error.description.isEmpty && error.problems.allSatisfy { $0.line > 0 && $0.column > 0 })
            }
        }
    }

    private static func edit(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let start = random.below(bytes.count + 1)
        let end = min(bytes.count, start + random.below(6))
        switch random.below(5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
        case 2: bytes.insert(UInt8(random.below(256)), at: start)
        default: bytes.replaceSubrange(start..<end, with: random.pick(pieces))
        }
    }
}
