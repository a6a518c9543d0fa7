import TestSupport
import Testing
import WaymarkCore
import WaymarkLanguages

@testable import WaymarkEngine

@Suite("The bytes of a compiled table")
struct CompiledTableTests {
    /// Returns a table that uses every feature of tables.
    static func table() throws -> RouteTable<Int> {
        var policy = LinkPolicy.strict
        policy.maximumSegments = 12
        policy.forbiddenSchemes = ["javascript", "data"]
        var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")], policy: policy)
        table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
        table.types["Code"] = .characters(.hex, lengths: 7...40)
        let patterns = [
            "/", "/user/{id: Int}/edit", "/user/{name}", "/files/{path: **}", "/files/{path: **}/end/{last}",
            "/a/**/b/{more: **}/c", "/search?q={q}&page={page: Int = 1}&tags={tags: [String]?}", "/part/{file}.{ext}",
            "/part/v{number: Int}-{rest}", "/doc#{section}", "/doc/{lang: en|de}", "/wild/*/x", "/s/{s: Slug}",
            "/a-literal-that-is-longer-than-its-key", "/a-literal-that-is-longer-than-its-kez/{id: UUID}",
            "/one?flag", "/one?kind=special", "/c/{code: Code}", "/n/{n: UInt8}?d={d: Double = 1.5}&b={b: Bool = true}",
        ]
        for (index, pattern) in patterns.enumerated() { table.add(pattern, named: "r\(index)", to: index) }
        return table
    }

    private static let links = [
        "https://example.com/", "https://example.com/user/15/edit", "https://example.com/user/x",
        "https://example.com/files/a/b/c", "https://example.com/files/a/end/b", "myapp://a/x/y/b/c/b/d/c",
        "myapp://user/7/edit", "https://example.com/search?q=a&tags=b,c", "https://example.com/part/a.b.c",
        "https://example.com/part/v12-x", "https://example.com/doc#top", "https://example.com/doc/de",
        "https://example.com/wild/y/x", "https://example.com/a-literal-that-is-longer-than-its-key",
        "https://example.com/a-literal-that-is-longer-than-its-kez/123e4567-e89b-12d3-a456-426614174000",
        "https://example.com/one?flag", "https://example.com/one?kind=special", "https://example.com/us%65r/1/edit",
        "myapp://wild/a%20b/x", "/user/1", "https://example.com/s/a-b", "https://example.com/n/7",
    ]

    @Test("A compiled table of version 1 has the recorded length and checksum")
    func version() throws {
        let bytes = try Self.table().compiled().bytes
        #expect(BlockLayout.version == 1)
        #expect(bytes.count == 7448)
        #expect(bytes.withBytes { Checksum.of($0) } == 3_930_884_196)
    }

    @Test("The records of a compiled table have the memory layout that the format prescribes")
    func records() {
        #expect(MemoryLayout<VariantRecord>.stride == 20 && MemoryLayout<VariantRecord>.alignment == 4)
        let flags = [
            MemoryLayout<VariantRecord>.offset(of: \.isInOrder), MemoryLayout<VariantRecord>.offset(of: \.hasRest),
        ]
        #expect(flags == BlockLayout.recordFlags)
        #expect(MemoryLayout<CaptureLocation>.stride == 32 && MemoryLayout<CaptureLocation>.alignment == 4)
        #expect(MemoryLayout<CaptureLocation>.offset(of: \.kind) == BlockLayout.captureKind)
        #expect(MemoryLayout<CaptureLocation>.offset(of: \.position) == 4)
        #expect(MemoryLayout<CaptureLocation>.offset(of: \.defaultValue) == 28)
    }

    @Test("Compiling a table twice gives equal bytes, and the words of its literal are the same table")
    func text() throws {
        let (first, second) = (try Self.table().compiled(), try Self.table().compiled())
        #expect(first == second)
        let words = first.literal.dropFirst().dropLast().split(separator: ", ").map { text in
            text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
        }
        #expect(unsafe CompiledTable(trusting: try words.map { try #require($0) }) == first)
    }

    @Test("Bytes that are not a compiled table are refused with the code of the reason")
    func errors() throws {
        let bytes = try Self.table().compiled().bytes
        func code(_ bytes: [UInt8]) -> String? {
            do throws(CompiledTableError) { _ = try CompiledTable(validating: bytes) } catch { return error.code }
            return nil
        }
        func changed(_ word: Int, to number: Int) -> [UInt8] {
            var copy = bytes
            for index in 0..<4 { copy[4 * word + index] = UInt8(number >> (8 * index) & 0xFF) }
            return copy
        }
        #expect(
            code([]) == "no-table" && code(Array("WMCT".utf8)) == "no-table" && code(Array("WMCP".utf8)) == "no-table")
        #expect(code(Array("{}".utf8)) == "no-table")
        #expect(code(changed(BlockLayout.Word.version, to: 2)) == "other-version")
        #expect(code(bytes + [0]) == "other-length" && code(bytes.dropLast()) == "other-length")
        #expect(code(changed(BlockLayout.Word.checksum, to: 1)) == "other-checksum")
        #expect(code(bytes) == nil)
    }

    @Test("The bytes of a compiled table that is cut off are refused")
    func cutOff() throws {
        let bytes = try Self.table().compiled().bytes
        for count in stride(from: 0, to: bytes.count, by: 3) {
            #expect(throws: CompiledTableError.self) { try CompiledTable(validating: bytes.prefix(count)) }
        }
    }

    @Test(
        "A compiled table with random damage and a valid checksum is refused or read within bounds",
        arguments: 0..<8)
    func damaged(_ seed: Int) throws {
        var generator = SeededGenerator(seed: 8100 + seed)
        let sound = try Self.table().compiled().bytes
        var (refused, accepted) = (0, 0)
        for _ in 0..<400 * Thoroughness.factor {
            var bytes = sound
            for _ in 0...generator.below(3) {
                let place = generator.below(bytes.count)
                bytes[place] = generator.pick([0, 1, 0x7F, 0xFF, UInt8(generator.below(256))])
            }
            bytes.putChecksumRight()
            guard let table = try? CompiledTable(validating: bytes) else {
                refused += 1
                continue
            }
            accepted += 1
            // In debug builds an out-of-bounds read of a view traps here.
            guard let router = try? TableRouter(table) else { continue }
            for link in Self.links { _ = router.match(for: link) }
        }
        #expect(refused > 20 && accepted > 20, "\(refused) \(accepted)")
    }

    @Test("A compiled table is refused if a match could name an entry or a pattern that does not exist")
    func missingEntries() throws {
        let sound = try Self.table().compiled().bytes
        let records = sound.word(BlockLayout.Word.sections + 2 * BlockLayout.Section.records.number)
        for (field, number) in [(0, 1_000), (0, -1), (1, 50), (1, -1)] {
            var bytes = sound
            bytes.setWord(records / 4 + field, to: number)
            bytes.putChecksumRight()
            #expect(throws: CompiledTableError.self, "\(field) \(number)") {
                try CompiledTable(validating: bytes)
            }
        }
    }

    @Test("A compiled table is refused if its entries share their text")
    func sharedText() throws {
        var bytes = try Self.table().compiled().bytes
        let entries = bytes.word(BlockLayout.Word.sections + 2 * BlockLayout.Section.entries.number) / 4
        // All entries have the text of the first one.
        bytes.setWord(entries + 1, to: bytes.word(entries))
        bytes.putChecksumRight()
        #expect(throws: CompiledTableError.self) { try CompiledTable(validating: bytes) }
    }

    /// A string may claim one byte more than the section has, and a section may end inside a string.
    @Test("A compiled table with a wrong section length is refused or read within bounds")
    func shortened() throws {
        let sound = try Self.table().compiled().bytes
        var refused = 0
        for word in stride(from: BlockLayout.Word.sections + 1, to: BlockLayout.Word.count, by: 2) {
            let count = sound.word(word)
            for other in max(0, count - 12)...count + 3 where other != count {
                var bytes = sound
                bytes.setWord(word, to: other)
                bytes.putChecksumRight()
                guard let table = try? CompiledTable(validating: bytes), let router = try? TableRouter(table) else {
                    refused += 1
                    continue
                }
                for link in Self.links { _ = router.match(for: link) }
            }
        }
        #expect(refused > 40, "\(refused)")
    }

    @Test("A table with an entry that checks links with a function cannot be compiled")
    func notCompilable() throws {
        var table = RouteTable<Int>(accepting: [.anywhere])
        var binding = EntryBinding<Int>(.constant(1))
        binding.validation = EntryValidation(check: EntryCheck(.asWritten) { _ in true })
        table.add([try RoutePattern("/x")], named: "x", binding)
        let error = #expect(throws: RouteTableError.self) { try table.compiled() }
        #expect(error?.problems.map(\.code) == ["not-compilable"])
    }
}

extension [UInt8] {
    /// Stores the correct checksum of the table.
    mutating func putChecksumRight() {
        setWord(BlockLayout.Word.checksum, to: Int(withBytes { Checksum.of($0) }))
    }

    func word(_ index: Int) -> Int { (0..<4).reduce(0) { $0 | Int(self[4 * index + $1]) << (8 * $1) } }

    fileprivate mutating func setWord(_ index: Int, to word: Int) {
        for byte in 0..<4 { self[4 * index + byte] = UInt8(word >> (8 * byte) & 0xFF) }
    }
}
