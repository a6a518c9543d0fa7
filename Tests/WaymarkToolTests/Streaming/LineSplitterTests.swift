import Testing

@testable import WaymarkTool

struct SplitCase: CustomTestStringConvertible {
    let input: String
    let lines: [String]
    var testDescription: String { input.debugDescription }

    init(_ input: String, _ lines: [String]) {
        (self.input, self.lines) = (input, lines)
    }
}

@Suite("Line splitter")
struct LineSplitterTests {
    @Test(
        "Lines are the same however the input is cut into blocks",
        arguments: [
            SplitCase("", []),
            SplitCase("a", ["a"]),
            SplitCase("a\n", ["a"]),
            SplitCase("a\r\n", ["a"]),
            SplitCase("a\r\r\n", ["a\r"]),
            SplitCase("a\rb\nc", ["a\rb", "c"]),
            SplitCase("\n\n\r\n\r", []),
            SplitCase("one\ntwo\r\n\nthree", ["one", "two", "three"]),
            SplitCase(" \n", [" "]),
            SplitCase("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
            SplitCase("\u{FEFF}\r\na", ["a"]),
            SplitCase("12345678\n12345678\r\n", ["12345678", "12345678"]),
            SplitCase("\u{FEFF}12345678\r\n", ["12345678"]),
            SplitCase("日本\n😀", ["日本", "😀"]),
        ])
    func blocks(_ example: SplitCase) {
        for size in 1...max(1, example.input.utf8.count) {
            let lines = split(example.input, blockSize: size, limit: 8)
            #expect(lines.map(\.text) == example.lines, "in blocks of \(size)")
            #expect(lines.map(\.length) == example.lines.map(\.utf8.count), "in blocks of \(size)")
        }
    }

    @Test(
        "Of a line that is too long only the beginning is kept, and its length is known", arguments: [1, 7, 64, 5000])
    func longLines(blockSize: Int) {
        let long = String(repeating: "x", count: 3000)
        let lines = split("a\n\(long)\r\nb\n\(long)", blockSize: blockSize, limit: 8)
        #expect(lines.map { $0.text.prefix(8) } == ["a", "xxxxxxxx", "b", "xxxxxxxx"])
        #expect(lines.map { min($0.length, 3000) } == [1, 3000, 1, 3000])
        if blockSize < 100 {
            #expect(lines.allSatisfy { $0.text.utf8.count < 8 + 64 + 8 })
        }
    }

    private func split(_ input: String, blockSize: Int, limit: Int) -> [(text: String, length: Int)] {
        var splitter = LineSplitter(limit: limit)
        var lines: [(String, Int)] = []
        let bytes = Array(input.utf8)
        for start in stride(from: 0, to: bytes.count, by: blockSize) {
            let block = Array(bytes[start..<min(start + blockSize, bytes.count)])
            block.withUnsafeBufferPointer { block in
                splitter.split(block) { lines.append((String(decoding: $0.bytes, as: UTF8.self), $0.length)) }
            }
        }
        splitter.finish { lines.append((String(decoding: $0.bytes, as: UTF8.self), $0.length)) }
        return lines
    }
}
