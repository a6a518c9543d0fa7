#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting

    @testable import WaymarkTool

    /// The filter with input longer than one block.
    @Suite("Link filter")
    @MainActor
    struct LinkFilterTests {
        private static let router = Result {
            var table = RouteTable<Int>(accepting: [.host("example.com")])
            table.add("/user/{id: Int}", named: "user", to: 0)
            return try Router(table)
        }

        /// Returns a line for a number. Most lines match; others are unmatched, rejected, empty, long or not UTF-8.
        private static func line(_ number: Int) -> [UInt8] {
            switch number % 16 {
            case 3: Array("https://example.com/usr/\(number)\r\n".utf8)
            case 5: Array("\n".utf8)
            case 7: Array("https://example.com/user/\(number)".utf8) + [0xFF, 0x0A]
            case 9: Array("https://example.com/user/\(number)\0\n".utf8)
            case 11 where number % 512 == 11: Array(repeating: 0x78, count: 400_000) + [0x0A]
            default: Array("https://example.com/user/\(number)\n".utf8)
            }
        }

        @Test(
            "The link filter answers many lines in order, with the last line ended or not",
            arguments: [0, 1])
        func order(cut: Int) async throws {
            let input = (0..<(Thoroughness.isFull ? 40_000 : 20_000)).flatMap { Self.line($0) }.dropLast(cut)
            let renderer = LinkRenderer(router: try Self.router.get(), format: .json, style: .plain)
            var expected = OutputBuffer()
            for line in input.split(separator: 0x0A) {
                let line = line.last == 0x0D ? line.dropLast() : line
                Array(line).withBytes {
                    _ = renderer.render(InputLine(bytes: $0, length: $0.count), to: &expected)
                }
            }
            #expect(input.count > 20 * BlockWork<Answers>.blockSize)
            let output = try await Self.run(Array(input), renderer)
            #expect(output.text == expected.bytes)
            #expect(!output.allMatched)
        }

        @Test(
            "The link filter refuses input in UTF-16 of either byte order, also without its mark, and in gzip",
            arguments: [
                ([0xFF, 0xFE, 0x68, 0], "UTF-16; convert it to UTF-8 first"),
                ([0xFE, 0xFF, 0, 0x68], "UTF-16; convert it to UTF-8 first"),
                ([0x68, 0, 0x74, 0], "UTF-16; convert it to UTF-8 first"),
                ([0, 0x68, 0, 0x74], "UTF-16; convert it to UTF-8 first"),
                ([0x1F, 0x8B, 0x08, 0x00], "compressed with gzip; decompress it first"),
            ] as [([UInt8], String)])
        func unreadable(_ input: [UInt8], _ format: String) async throws {
            let renderer = LinkRenderer(router: try Self.router.get(), format: .json, style: .plain)
            let error = await #expect(throws: ToolError.self) { try await Self.run(input, renderer) }
            #expect(error?.description == "standard input is \(format)")
        }

        private static func run(
            _ input: [UInt8], _ renderer: LinkRenderer<Int>
        ) async throws -> (text: [UInt8], allMatched: Bool) {
            let folder = try TemporaryFolder()
            let source = try FileHandle(forReadingFrom: folder.write(input, to: "in"))
            let sink = try FileHandle(forUpdating: folder.write([], to: "out"))
            let links = FileDescriptor(number: source.fileDescriptor)
            var out = OutputStream(FileDescriptor(number: sink.fileDescriptor))
            let allMatched = try await renderer.filter(links, writingTo: &out)
            try sink.seek(toOffset: 0)
            return (Array(try sink.readToEnd() ?? Data()), allMatched)
        }
    }

    @Suite("Filter process")
    struct FilterProcessTests {
        @Test("The filter reads at most a few blocks while its output is not read")
        func backpressure() throws {
            let folder = try TemporaryFolder()
            let (line, size) = ("https://example.com/user/1\n", 12 << 20)
            let lines = String(repeating: line, count: size / line.utf8.count)
            let file = try folder.write(Array(lines.utf8), to: "in")
            let (input, output) = (try FileHandle(forReadingFrom: file), Pipe())
            let process = try ToolRun.process(
                ["match"], input: input, output: output.fileHandleForWriting, errors: .nullDevice)
            try process.run()
            // The processes share the open file and its offset.
            var (read, before): (UInt64, UInt64) = (0, 1)
            while read == 0 || read != before {
                before = read
                Thread.sleep(forTimeInterval: 0.5)
                read = try input.offset()
            }
            let limit = (Processors.count * 2 + 2) * BlockWork<Answers>.blockSize
            #expect(read <= limit && limit < size)
            try output.fileHandleForReading.close()
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
        }

        @Test("A link is answered while the next link is still incomplete")
        func pieces() throws {
            let (input, output) = (Pipe(), Pipe())
            let process = try ToolRun.process(
                ["match"], input: input.fileHandleForReading, output: output.fileHandleForWriting, errors: .nullDevice)
            try process.run()
            for piece in ["https://exam", "ple.com/user", "/1\nhttps://example", ".com/user/2"] {
                try input.fileHandleForWriting.write(contentsOf: Data(piece.utf8))
                Thread.sleep(forTimeInterval: 0.05)
            }
            let first = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            #expect(first.contains("\"captures\":{\"userId\":1}") && first.split(separator: "\n").count == 1)
            try input.fileHandleForWriting.close()
            let last = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            #expect(last.contains("\"captures\":{\"userId\":2}") && last.split(separator: "\n").count == 1)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }

        @Test("The filter answers a pipe written at full speed in order")
        func pipe() throws {
            let lines = (1...30_000).map { "https://example.com/user/\($0)\n" }
            let folder = try TemporaryFolder()
            let file = try folder.write(Array(lines.joined().utf8), to: "in")
            let (pipe, output) = (Pipe(), try folder.write([], to: "out"))
            let feeder = Process()
            feeder.executableURL = URL(fileURLWithPath: "/bin/cat")
            feeder.arguments = [file.path]
            feeder.standardOutput = pipe
            let process = try ToolRun.process(
                ["match"], input: pipe.fileHandleForReading, output: FileHandle(forWritingTo: output),
                errors: .nullDevice)
            try process.run()
            try feeder.run()
            try pipe.fileHandleForWriting.close()
            process.waitUntilExit()
            let answers = String(decoding: try Data(contentsOf: output), as: UTF8.self).split(separator: "\n")
            let isInOrder = zip(answers, 1...).allSatisfy { $0.contains("\"captures\":{\"userId\":\($1)}") }
            #expect(answers.count == lines.count && isInOrder)
        }
    }
#endif
