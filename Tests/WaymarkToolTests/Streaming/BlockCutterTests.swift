#if Tool
    import Testing

    @testable import WaymarkTool

    struct CutCase: CustomTestStringConvertible {
        let input: [UInt8]
        let lines: [[UInt8]]
        var testDescription: String { String(decoding: input, as: UTF8.self).debugDescription }

        init(_ input: String, _ lines: [String]) {
            self.init(bytes: Array(input.utf8), lines.map { Array($0.utf8) })
        }

        init(bytes input: [UInt8], _ lines: [[UInt8]]) {
            (self.input, self.lines) = (input, lines)
        }
    }

    /// An input that returns a limited number of bytes per call, like a file.
    private struct Supply {
        var rest: ArraySlice<UInt8>
        /// The number of bytes that each of the first calls returns. Later calls fill the buffer.
        var portions: [Int]

        mutating func read(_ memory: UnsafeMutableRawBufferPointer) -> (count: Int, isAtEnd: Bool) {
            let portion = rest.prefix(min(memory.count, portions.isEmpty ? Int.max : portions.removeFirst()))
            memory.copyBytes(from: portion)
            rest = rest.dropFirst(portion.count)
            return (portion.count, portion.isEmpty)
        }
    }

    @Suite("Block cutter")
    struct BlockCutterTests {
        static let cases = [
            CutCase("", []),
            CutCase("a", ["a"]),
            CutCase("a\n", ["a"]),
            CutCase("a\r\n", ["a"]),
            CutCase("a\r\r\n", ["a\r"]),
            CutCase("a\rb\nc", ["a\rb", "c"]),
            CutCase("\n\n\r\n\r", []),
            CutCase("one\ntwo\r\n\nthree", ["one", "two", "three"]),
            CutCase(" \n", [" "]),
            CutCase("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
            CutCase("\u{FEFF}\r\na", ["a"]),
            CutCase("\n\u{FEFF}a", ["\u{FEFF}a"]),
            CutCase("12345678\n12345678\r\n", ["12345678", "12345678"]),
            CutCase("\u{FEFF}12345678\r\n", ["12345678"]),
            CutCase("日本\n😀", ["日本", "😀"]),
            CutCase("\0\n\0\0\na\0b", ["\0", "\0\0", "a\0b"]),
            CutCase(bytes: [0xFF, 0x0A, 0xC3, 0x0A, 0x80, 0xEF, 0xBB], [[0xFF], [0xC3], [0x80, 0xEF, 0xBB]]),
        ]

        @Test("The block cutter gives the same lines for every block size", arguments: cases)
        func sizes(_ example: CutCase) {
            for size in 1...max(1, example.input.count) {
                #expect(lines(example.input, size: size) == example.lines, "in blocks of \(size)")
                let portions = Array(repeating: size, count: example.input.count)
                #expect(lines(example.input, size: 64, portions: portions) == example.lines, "read by \(size)")
            }
        }

        @Test("The block cutter gives the same lines wherever two or three reads meet", arguments: cases)
        func borders(_ example: CutCase) {
            for first in 1...max(1, example.input.count) {
                for second in 1...max(1, example.input.count) {
                    #expect(lines(example.input, size: 64, portions: [first, second]) == example.lines)
                }
            }
        }

        @Test("The parts of a block have the lines of the block in order", arguments: cases)
        func parts(_ example: CutCase) {
            for number in 1...5 {
                #expect(lines(example.input, size: 64, parts: number) == example.lines, "in \(number) parts")
            }
        }

        @Test("Parts of a block are of about the same size")
        func partSizes() {
            let block = InputBlock(bytes: Array(repeating: 0x0A, count: 100), range: 0..<100, dropped: 0, isFirst: true)
            #expect(
                block.parts(4).map(\.count) == [26, 26, 25, 23] || block.parts(4).allSatisfy { 20...30 ~= $0.count })
            #expect(block.parts(4).map(\.count).reduce(0, +) == 100)
        }

        @Test(
            "A line that is too long keeps only its beginning and its length",
            arguments: [1, 7, 64, 2999, 3000, 3001, 5000])
        func longLines(size: Int) {
            let long = Array(repeating: UInt8(ascii: "x"), count: 3000)
            let input = Array("a\n".utf8) + long + Array("\r\nb\n".utf8) + long
            var found: [(start: [UInt8], length: Int)] = []
            forEachBlock(input, size: size) { block in
                #expect(block.bytes.count <= max(size, 2 * (8 + 4)) + 4)
                block.forEachLine { found.append((Array($0.bytes.prefix(8)), $0.length)) }
            }
            #expect(
                found.map(\.start) == [Array("a".utf8), Array(long.prefix(8)), Array("b".utf8), Array(long.prefix(8))])
            #expect(found.map(\.length) == [1, 3000, 1, 3000])
        }

        @Test("Lines up to the limit are whole, and longer lines keep their length", arguments: 4...16)
        func limits(length: Int) {
            let line = Array(repeating: UInt8(ascii: "x"), count: length)
            let input = [0xEF, 0xBB, 0xBF] + line + [0x0D, 0x0A] + line + [0x0D, 0x0A]
            for size in 1...40 {
                var found: [InputLength] = []
                forEachBlock(input, size: size) { $0.forEachLine { found.append(InputLength($0)) } }
                #expect(found.count == 2)
                if length <= 8 {
                    #expect(found.allSatisfy { $0.count == length && $0.length == length }, "in blocks of \(size)")
                } else {
                    // The length of a truncated line may include one byte of its line ending.
                    #expect(found.allSatisfy { length...length + 1 ~= $0.length }, "in blocks of \(size)")
                }
            }
        }

        /// The length of a line, and the number of its bytes that are available.
        private struct InputLength {
            let length: Int
            let count: Int

            init(_ line: InputLine) { (length, count) = (line.length, line.bytes.count) }
        }

        private func lines(_ input: [UInt8], size: Int, portions: [Int] = [], parts: Int = 1) -> [[UInt8]] {
            var lines: [[UInt8]] = []
            forEachBlock(input, size: size, portions: portions) { block in
                for part in block.parts(parts) {
                    part.forEachLine { line in
                        #expect(line.length == line.bytes.count)
                        lines.append(Array(line.bytes))
                    }
                }
            }
            return lines
        }

        private func forEachBlock(_ input: [UInt8], size: Int, portions: [Int] = [], _ body: (InputBlock) -> Void) {
            var cutter = BlockCutter(size: size, limit: 8)
            var supply = Supply(rest: input[...], portions: portions)
            while let block = cutter.next({ supply.read($0) }) { body(block) }
            #expect(cutter.next({ _ in (1, false) })?.count == nil, "the end is the end")
        }
    }
#endif
