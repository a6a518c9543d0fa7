import Testing
import WaymarkCore

@testable import WaymarkManifest

@Suite("A damaged file is an error or another file, never a trap")
struct DamagedFilesTests {
    /// Text that means something to YAML, to JSON or to patterns.
    private static let pieces = [
        "*", "&a ", "*a", "{", "}", "[", "]", ",", ":", ": ", "? ", "- ", "\"", "'", "\\", "\\u00", "|\n", ">-\n", "#",
        "!t ", "%", "@", "`", "---\n", "...\n", "\n", "\r\n", "\t", "  ", "\u{2028}", "ü", "😀", "\u{FFFFD}", "<<", "~",
        "\0", "waymark", "routes:", "/{id: Int}", "**",
    ].map { Array($0.utf8) }

    @Test(
        arguments: [(WholeFile.yaml, "waymark.yaml"), (WholeFile.json, "waymark.json"), (WholeFile.json, "waymark")])
    func damage(_ text: String, _ name: String) {
        var random = SplitMix(state: 42)
        let original = Array(text.utf8)
        for _ in 0..<300 {
            var bytes = original
            for _ in 0...random.next(below: 4) { Self.edit(&bytes, &random) }
            do throws(RouteFileError) {
                _ = try RouteFile(utf8: bytes, name: name).problems()
            } catch {
                #expect(!error.description.isEmpty && error.problems.allSatisfy { $0.line > 0 && $0.column > 0 })
            }
        }
    }

    private static func edit(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        let start = random.next(below: bytes.count + 1)
        let end = min(bytes.count, start + random.next(below: 6))
        switch random.next(below: 5) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.next(below: bytes.count + 1))
        case 2: bytes.insert(UInt8(random.next(below: 256)), at: start)
        default: bytes.replaceSubrange(start..<end, with: pieces[random.next(below: pieces.count)])
        }
    }
}

/// Numbers that look random and are the same in every run (Steele, Lea and Flood, 2014).
private struct SplitMix {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(limit))
    }
}
