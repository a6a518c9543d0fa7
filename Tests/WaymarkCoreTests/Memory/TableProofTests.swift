import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine

@Suite("The validity check of a compiled table")
struct TableProofTests {
    /// Returns a compiled table that uses every feature of tables.
    private static func table() throws -> SearchTable {
        var policy = LinkPolicy.strict
        policy.maximumSegments = 12
        var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")], policy: policy)
        let patterns = [
            "/", "/user/{id: Int}/edit", "/user/{name}", "/files/{path: **}", "/files/{path: **}/end/{last}",
            "/a/**/b/{more: **}/c", "/search?q={q}&page={page: Int = 1}&tags={tags: [String]?}", "/part/{file}.{ext}",
            "/part/v{number: Int}-{rest}", "/doc#{section}", "/doc/{lang: en|de}", "/wild/*/x",
            "/a-literal-that-is-longer-than-its-key", "/a-literal-that-is-longer-than-its-kez/{id: UUID}",
            "/one?flag", "/one?kind=special",
        ]
        for (index, pattern) in patterns.enumerated() { table.add([try RoutePattern(pattern)], to: index) }
        return try Router(table).engine.search
    }

    private static let links = [
        "https://example.com/", "https://example.com/user/15/edit", "https://example.com/user/x",
        "https://example.com/files/a/b/c", "https://example.com/files/a/end/b", "myapp://a/x/y/b/c/b/d/c",
        "myapp://user/7/edit", "https://example.com/search?q=a&tags=b,c", "https://example.com/part/a.b.c",
        "https://example.com/part/v12-x", "https://example.com/doc#top", "https://example.com/doc/de",
        "https://example.com/wild/y/x", "https://example.com/a-literal-that-is-longer-than-its-key",
        "https://example.com/a-literal-that-is-longer-than-its-kez/123e4567-e89b-12d3-a456-426614174000",
        "https://example.com/one?flag", "https://example.com/one?kind=special", "https://example.com/us%65r/1/edit",
        "myapp://wild/a%20b/x", "/user/1",
    ]

    @Test("The validity check of a compiled table finds no fault in a sound table")
    func soundTable() throws {
        let parts = TableSections(try Self.table())
        #expect(throws: Never.self) { try parts.check() }
    }

    /// A modification that breaks a table, and the inconsistency that validation reports for it.
    struct Break: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let fault: TableInconsistency
        fileprivate let apply: @Sendable (inout TableSections) -> Void

        fileprivate init(
            _ description: String, _ fault: TableInconsistency,
            _ apply: @escaping @Sendable (inout TableSections) -> Void
        ) {
            testDescription = description
            self.fault = fault
            self.apply = apply
        }
    }

    private static let breaks: [Break] = [
        Break("a word too few", .wordCount) { $0.words = [] },
        Break("another number of words", .wordCount) { $0.set(0, to: 7) },
        Break("a root that is nowhere", .record) { $0.contents.root = $0.words.count },
        Break("a root of 0", .record) { $0.contents.root = 0 },
        Break("leaves behind the end", .record) { $0.set($0.contents.root + TrieLayout.Node.leaves, to: .max) },
        Break("literals behind the end", .record) { $0.set($0.contents.root + TrieLayout.Node.literals, to: .max) },
        Break("edges behind the end", .record) { $0.setEvery(TrieLayout.Node.edges, to: .max) },
        Break("runs behind the end", .record) { $0.setEvery(TrieLayout.Node.runs, to: .max) },
        Break("a child behind the end", .record) { $0.setEvery(TrieLayout.Node.any, to: .max) },
        Break("a child that is its own parent", .order) {
            $0.set($0.contents.root + TrieLayout.Node.any, to: UInt32($0.contents.root))
        },
        Break("more nodes above one another than patterns have", .depth) { parts in
            // A chain in which every node has only one child, stored directly after it.
            let count = 1_100
            var words = [UInt32](repeating: 0, count: 1 + count * TrieLayout.Node.size)
            for index in 0..<count - 1 {
                words[1 + index * TrieLayout.Node.size + TrieLayout.Node.any] = UInt32(
                    1 + (index + 1) * TrieLayout.Node.size)
            }
            words[0] = UInt32(words.count)
            (parts.words, parts.contents.root, parts.contents.hostRoot) = (words, 1, 1)
            parts.records = []
            parts.requirements = []
        },
        Break("more leaves than there is room for", .record) {
            $0.set($0.word($0.contents.root + TrieLayout.Node.leaves), to: 0x7FFF_FFFF)
        },
        Break("a leaf of a rank that no variant has", .rank) {
            $0.set($0.word($0.contents.root + TrieLayout.Node.leaves) + 1 + TrieLayout.Leaf.rank, to: 1000)
        },
        Break("a leaf of a set of sources that is not there", .sourceSet) {
            $0.set($0.word($0.contents.root + TrieLayout.Node.leaves) + 1 + TrieLayout.Leaf.sourceSet, to: 1000)
        },
        Break("slots by a shift that leaves too many", .slots) {
            $0.set($0.word($0.contents.root + TrieLayout.Node.literals) + TrieLayout.Literals.shift, to: 33)
        },
        Break("slots by no shift", .slots) {
            $0.set($0.word($0.contents.root + TrieLayout.Node.literals) + TrieLayout.Literals.shift, to: 0)
        },
        Break("more probes than slots", .slots) {
            $0.set($0.word($0.contents.root + TrieLayout.Node.literals) + TrieLayout.Literals.probes, to: .max)
        },
        Break("a literal's text behind the end", .text) { parts in
            parts.setInSlots(TrieLayout.Slot.text, to: .max) { $0 > SegmentKey.capacity }
        },
        Break("no constraints", .constraint) { $0.constraints = [] },
        Break("no variants", .rank) { ($0.records, $0.requirements) = ([], []) },
        Break("no requirements", .rank) { $0.requirements = [] },
        Break("requirements behind the end", .record) { parts in
            parts.requirements[0] = .max - 8
        },
        Break("no captures", .captures) { $0.captures = [] },
        Break("no names", .name) { $0.names = [] },
        Break("no default values", .defaultValue) { $0.defaults = [] },
        Break("no levels for runs", .run) { $0.contents.runLevels = 0 },
        Break("no marks for runs", .run) { $0.contents.runMarks = 0 },
        Break("a segment that a variant does not have", .position) { $0.replaceCapture(.segment, position: 60) },
        Break("a catch-all without a name that is something else", .captures) {
            $0.replaceCapture(.run, kind: .segment)
        },
        Break("a piece that a segment does not have", .piece) { $0.replaceCapture(.piece, number: 60) },
        Break("an item that is not asked for", .item) { $0.replaceCapture(.queryItem, position: 60) },
        Break("no texts of beginnings", .origin) { $0.originTexts = [] },
        Break("no sources of beginnings", .origin) { $0.originSources = [] },
        Break("a beginning for any scheme that is not there", .origin) {
            ($0.origins, $0.contents.hasAnyScheme) = ([], true)
        },
        Break("a host behind the beginning that names it", .origin) { $0.changeOrigin { $0.layout.hostEnd = 99 } },
        Break("a host that ends before it begins", .origin) {
            $0.changeOrigin { ($0.layout.hostStart, $0.layout.hostEnd) = (9, 8) }
        },
        Break("a scheme behind the host", .origin) { $0.changeOrigin { $0.layout.schemeEnd = 90 } },
        Break("a beginning that says what follows it", .origin) { $0.changeOrigin { $0.layout.flags = .hasQuery } },
        Break("a beginning without a text that is not the first", .origin) { $0.changeOrigin(1) { $0.length = 0 } },
        Break("a beginning for any scheme before others", .origin) { $0.changeOrigin { $0.isOfAnyScheme = true } },
        Break("a beginning for any scheme that is none", .origin) { $0.contents.hasAnyScheme = true },
        Break("an edge of no kind", .edgeKind) { parts in parts.setInEdges(TrieLayout.Edge.kind, to: 99) },
    ]

    @Test("The validity check of a compiled table finds the expected fault in a broken table", arguments: breaks)
    func broken(_ way: Break) throws {
        var parts = TableSections(try Self.table())
        way.apply(&parts)
        #expect(throws: way.fault) { try parts.check() }
    }

    @Test("The broken tables cover every fault that the validity check of a compiled table can find")
    func everyFault() {
        #expect(Set(Self.breaks.map(\.fault.code)) == Set(0..<TableInconsistency.count))
    }

    @Test("A table in which many patterns share one long list is refused, so that its check takes linear time")
    func sharedList() throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        for index in 0..<80 { table.add([try RoutePattern("/r\(index)?q={q}")], to: index) }
        var parts = TableSections(try Router(table).engine.search)
        #expect(throws: Never.self) { try parts.check() }
        let place = parts.words.count
        var list = [UInt32](repeating: 0, count: TrieLayout.Requirements.items + 10_000 * TrieLayout.Item.size)
        list[TrieLayout.Requirements.itemCount] = 10_000
        parts.words += list
        parts.words[0] = UInt32(parts.words.count)
        parts.requirements[0] = UInt32(place)
        #expect(throws: Never.self) { try parts.check() }
        parts.requirements = parts.requirements.map { _ in UInt32(place) }
        #expect(throws: TableInconsistency.order) { try parts.check() }
    }

    @Test("A compiled table with random damage is refused or searched within its bounds", arguments: 0..<8)
    func damaged(_ seed: Int) throws {
        var generator = SeededGenerator(seed: 7000 + seed)
        let sound = try Self.table()
        var (refused, accepted) = (0, 0)
        for _ in 0..<400 * Thoroughness.factor {
            var parts = TableSections(sound)
            for _ in 0...generator.below(3) {
                let place = 1 + generator.below(parts.words.count - 1)
                let value = generator.pick([0, 1, .max, UInt32(generator.below(2 * parts.words.count))])
                parts.set(place, to: value)
            }
            do throws(TableInconsistency) { try parts.check() } catch {
                refused += 1
                continue
            }
            accepted += 1
            // In debug builds an out-of-bounds read of a view traps here.
            for link in Self.links {
                parts.search(link) { match in
                    _ = CaptureReader(match.block).captures
                    _ = CaptureReader(match.block).rest
                }
            }
        }
        #expect(refused > 20 && accepted > 20)
    }
}

/// The sections of a table, as mutable arrays.
private struct TableSections {
    var contents: TableContents
    var words: [UInt32]
    var constraints: [ParameterConstraint]
    var records: [VariantRecord]
    var requirements: [UInt32]
    var captures: [CaptureLocation]
    var names: [UInt8]
    var defaults: [CaptureValue]
    var origins: [KnownOrigin]
    var originTexts: [UInt8]
    var originSources: [UInt64]

    init(_ table: SearchTable) {
        contents = table.contents.value
        func array<Element>(_ row: UncheckedSpan<Element>) -> [Element] { (0..<row.count).map { row[$0] } }
        (words, constraints, records) = (array(contents.trie), array(contents.constraints), array(contents.records))
        (requirements, captures, names) = (
            array(contents.requirements), array(contents.captures), array(contents.names)
        )
        (defaults, origins) = (array(contents.defaults), array(contents.origins))
        (originTexts, originSources) = (array(contents.originTexts), array(contents.originSources))
    }

    /// Calls a function with table contents made from these sections.
    func withContents<Result, Failure: Error>(
        _ body: (TableContents) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let kept = (
            ConstantArray(words), ConstantArray(constraints), ConstantArray(records), ConstantArray(requirements),
            ConstantArray(captures), ConstantArray(names), ConstantArray(defaults), ConstantArray(origins),
            ConstantArray(originTexts), ConstantArray(originSources)
        )
        defer { withExtendedLifetime(kept) {} }
        var all = contents
        (all.trie, all.constraints, all.records) = (kept.0.span, kept.1.span, kept.2.span)
        (all.requirements, all.captures, all.names) = (kept.3.span, kept.4.span, kept.5.span)
        (all.defaults, all.origins) = (kept.6.span, kept.7.span)
        (all.originTexts, all.originSources) = (kept.8.span, kept.9.span)
        return try body(all)
    }

    func check() throws(TableInconsistency) {
        try withContents { contents throws(TableInconsistency) in
            var result: Result<Void, TableInconsistency> = .success(())
            withUnsafePointer(to: contents) { contents in
                do throws(TableInconsistency) {
                    try TableValidator.check(UnownedPointer(contents))
                } catch {
                    result = .failure(error)
                }
            }
            try result.get()
        }
    }

    /// Calls a function with the best match of a link, if one exists.
    func search(_ link: String, _ body: (borrowing MatchView) -> Void) {
        withContents { contents in
            withUnsafePointer(to: contents) { contents in
                let contents = UnownedPointer(contents)
                link.withBytes { bytes in
                    Scratch.withBlock(wordCount: contents.value.wordCount(byteCount: bytes.count)) { block in
                        if let view = LinkSearch(contents: contents, bytes: bytes, floor: 0).find(in: block) {
                            body(view)
                        }
                    }
                }
            }
        }
    }

    /// Changes the known origin at an index: `https://example.com` has index 0, `myapp://` index 1.
    mutating func changeOrigin(_ place: Int = 0, _ change: (inout KnownOrigin) -> Void) { change(&origins[place]) }

    func word(_ place: Int) -> Int { Int(words[place]) }

    mutating func set(_ place: Int, to value: UInt32) { words[place] = value }

    /// Sets a word in every node that literals reach.
    mutating func setEvery(_ offset: Int, to value: UInt32) {
        for node in nodes { set(node + offset, to: value) }
    }

    private var nodes: [Int] {
        var (found, open) = ([Int](), [contents.root])
        while let node = open.popLast() {
            found.append(node)
            open += slots(of: node).map { word($0 + TrieLayout.Slot.child) }.filter { $0 != 0 }
        }
        return found
    }

    private func slots(of node: Int) -> [Int] {
        let table = word(node + TrieLayout.Node.literals)
        if table == 0 { return [] }
        let multiplier = word(table + TrieLayout.Literals.multiplier)
        let shift = word(table + TrieLayout.Literals.shift)
        let mask = TrieLayout.Literals.lastSlot(multiplier: UInt64(multiplier), shift: shift)
        return (0...mask).map { table + TrieLayout.Literals.slots + $0 * TrieLayout.Slot.size }
    }

    mutating func setInSlots(_ offset: Int, to value: UInt32, where holds: (Int) -> Bool) {
        for slot in nodes.flatMap({ slots(of: $0) }) where holds(word(slot + TrieLayout.Slot.length)) {
            set(slot + offset, to: value)
        }
    }

    mutating func setInEdges(_ offset: Int, to value: UInt32) {
        for edges in nodes.map({ word($0 + TrieLayout.Node.edges) }) where edges != 0 {
            set(edges + 1 + offset, to: value)
        }
    }

    /// Changes the location of the first capture of a kind.
    mutating func replaceCapture(
        _ kind: CaptureLocation.Kind, kind new: CaptureLocation.Kind? = nil, position: Int? = nil, number: Int? = nil
    ) {
        guard let index = captures.firstIndex(where: { $0.kind == kind }) else { return }
        let old = captures[index]
        captures[index] = CaptureLocation(
            new ?? kind, flags: old.flags, runs: Int(old.runs), position: position ?? Int(old.position),
            number: number ?? Int(old.number), parameter: Int(old.parameter), constraint: Int(old.constraint),
            pieces: Int(old.pieces), name: Int(old.name)..<Int(old.name) + Int(old.nameLength),
            defaultValue: Int(old.defaultValue))
    }
}
