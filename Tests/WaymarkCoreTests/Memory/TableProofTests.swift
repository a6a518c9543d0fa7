import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine

@Suite("The validity check of a compiled table")
struct TableProofTests {
    /// A table that has everything a table can have, frozen.
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
        return try Router(table).engine.frozen
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
        let parts = SearchTable.Parts(try Self.table())
        #expect(throws: Never.self) { try TableProof.check(parts) }
    }

    /// A way to break a table, and what is found then.
    struct Break: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let fault: TableFault
        let apply: @Sendable (SearchTable.Parts) -> Void

        init(_ description: String, _ fault: TableFault, _ apply: @escaping @Sendable (SearchTable.Parts) -> Void) {
            testDescription = description
            self.fault = fault
            self.apply = apply
        }
    }

    private static let breaks: [Break] = [
        Break("a word too few", .wordCount) { $0.words = FrozenArray([]) },
        Break("another number of words", .wordCount) { $0.set(0, to: 7) },
        Break("a root that is nowhere", .record) { $0.root = $0.words.count },
        Break("a root of 0", .record) { $0.root = 0 },
        Break("leaves behind the end", .record) { $0.set($0.root + TrieLayout.Node.leaves, to: .max) },
        Break("literals behind the end", .record) { $0.set($0.root + TrieLayout.Node.literals, to: .max) },
        Break("edges behind the end", .record) { $0.setEvery(TrieLayout.Node.edges, to: .max) },
        Break("runs behind the end", .record) { $0.setEvery(TrieLayout.Node.runs, to: .max) },
        Break("a child behind the end", .record) { $0.setEvery(TrieLayout.Node.any, to: .max) },
        Break("a child that is its own parent", .order) { $0.set($0.root + TrieLayout.Node.any, to: UInt32($0.root)) },
        Break("more nodes above one another than patterns have", .depth) { parts in
            // Each stands behind the one that names it, and has nothing else.
            let count = 1_100
            var words = [UInt32](repeating: 0, count: 1 + count * TrieLayout.Node.size)
            for index in 0..<count - 1 {
                words[1 + index * TrieLayout.Node.size + TrieLayout.Node.any] = UInt32(
                    1 + (index + 1) * TrieLayout.Node.size)
            }
            words[0] = UInt32(words.count)
            (parts.words, parts.root, parts.hostRoot) = (FrozenArray(words), 1, 1)
            parts.records = FrozenArray([])
            parts.requirements = FrozenArray([])
        },
        Break("more leaves than there is room for", .record) {
            $0.set($0.word($0.root + TrieLayout.Node.leaves), to: 0x7FFF_FFFF)
        },
        Break("a leaf of a rank that no variant has", .rank) {
            $0.set($0.word($0.root + TrieLayout.Node.leaves) + 1 + TrieLayout.Leaf.rank, to: 1000)
        },
        Break("a leaf of a set of sources that is not there", .sourceSet) {
            $0.set($0.word($0.root + TrieLayout.Node.leaves) + 1 + TrieLayout.Leaf.sourceSet, to: 1000)
        },
        Break("slots by a shift that leaves too many", .slots) {
            $0.set($0.word($0.root + TrieLayout.Node.literals) + TrieLayout.Literals.shift, to: 33)
        },
        Break("slots by no shift", .slots) {
            $0.set($0.word($0.root + TrieLayout.Node.literals) + TrieLayout.Literals.shift, to: 0)
        },
        Break("more probes than slots", .slots) {
            $0.set($0.word($0.root + TrieLayout.Node.literals) + TrieLayout.Literals.probes, to: .max)
        },
        Break("a literal's text behind the end", .text) { parts in
            parts.setInSlots(TrieLayout.Slot.text, to: .max) { $0 > SegmentKey.capacity }
        },
        Break("no constraints", .constraint) { $0.constraints = FrozenArray([]) },
        Break("no variants", .rank) { ($0.records, $0.requirements) = (FrozenArray([]), FrozenArray([])) },
        Break("no requirements", .rank) { $0.requirements = FrozenArray([]) },
        Break("requirements behind the end", .record) { parts in
            let asked = parts.requirements.row
            parts.requirements = FrozenArray(count: asked.count) { $0 == 0 ? .max - 8 : asked[$0] }
        },
        Break("no captures", .captures) { $0.captures = FrozenArray([]) },
        Break("no names", .name) { $0.names = FrozenArray([]) },
        Break("no stand-ins", .standIn) { $0.standIns = FrozenArray([]) },
        Break("no levels for runs", .run) { $0.runLevels = 0 },
        Break("no marks for runs", .run) { $0.runMarks = 0 },
        Break("a segment that a variant does not have", .position) { $0.replaceCapture(.segment, position: 60) },
        Break("a catch-all without a name that is something else", .captures) {
            $0.replaceCapture(.run, kind: .segment)
        },
        Break("a piece that a segment does not have", .piece) { $0.replaceCapture(.piece, number: 60) },
        Break("an item that is not asked for", .item) { $0.replaceCapture(.queryItem, position: 60) },
        Break("no texts of beginnings", .origin) { $0.originTexts = FrozenArray([]) },
        Break("no sources of beginnings", .origin) { $0.originSources = FrozenArray([]) },
        Break("a beginning for any scheme that is not there", .origin) {
            ($0.origins, $0.hasAnyScheme) = (FrozenArray([]), true)
        },
        Break("a host behind the beginning that names it", .origin) { $0.changeOrigin { $0.layout.hostEnd = 99 } },
        Break("a host that ends before it begins", .origin) {
            $0.changeOrigin { ($0.layout.hostStart, $0.layout.hostEnd) = (9, 8) }
        },
        Break("a scheme behind the host", .origin) { $0.changeOrigin { $0.layout.schemeEnd = 90 } },
        Break("a beginning that says what follows it", .origin) { $0.changeOrigin { $0.layout.flags = .hasQuery } },
        Break("a beginning without a text that is not the first", .origin) { $0.changeOrigin(1) { $0.length = 0 } },
        Break("a beginning for any scheme before others", .origin) { $0.changeOrigin { $0.isOfAnyScheme = true } },
        Break("a beginning for any scheme that is none", .origin) { $0.hasAnyScheme = true },
        Break("an edge of no kind", .edgeKind) { parts in parts.setInEdges(TrieLayout.Edge.kind, to: 99) },
    ]

    @Test("The validity check of a compiled table finds the expected fault in a broken table", arguments: breaks)
    func broken(_ way: Break) throws {
        let parts = SearchTable.Parts(try Self.table())
        way.apply(parts)
        #expect(throws: way.fault) { try TableProof.check(parts) }
    }

    @Test("The broken tables cover every fault that the validity check of a compiled table can find")
    func everyFault() {
        #expect(Set(Self.breaks.map(\.fault.code)) == Set(0..<TableFault.count))
    }

    @Test("A compiled table with random damage is refused or searched within its bounds", arguments: 0..<8)
    func damaged(_ seed: Int) throws {
        var generator = SeededGenerator(seed: 7000 + seed)
        let sound = try Self.table()
        var (refused, accepted) = (0, 0)
        for _ in 0..<400 * Thoroughness.factor {
            let parts = SearchTable.Parts(sound)
            for _ in 0...generator.below(3) {
                let place = 1 + generator.below(parts.words.count - 1)
                let value = generator.pick([0, 1, .max, UInt32(generator.below(2 * parts.words.count))])
                parts.set(place, to: value)
            }
            do throws(TableFault) { try TableProof.check(parts) } catch {
                refused += 1
                continue
            }
            accepted += 1
            // What is read outside of a view traps here, where code is not optimised.
            let table = SearchTable(parts)
            for link in Self.links {
                try? table.search(link, from: 0) { result in
                    if result.rank != nil, !result.isRepeated {
                        _ = CaptureReader(result.block).captures
                        _ = CaptureReader(result.block).rest
                    }
                }
            }
        }
        #expect(refused > 20 && accepted > 20)
    }
}

extension SearchTable.Parts {
    /// Changes what is known of the first beginning of links, `https://example.com`, or of the second, `myapp://`.
    fileprivate func changeOrigin(_ place: Int = 0, _ change: (inout KnownOrigin) -> Void) {
        let known = origins.row
        origins = FrozenArray(count: known.count) { index in
            var origin = known[index]
            if index == place { change(&origin) }
            return origin
        }
    }

    /// What a table was made of.
    fileprivate convenience init(_ frozen: SearchTable) {
        let contents = frozen.contents.value
        func array<Element>(_ row: Row<Element>) -> FrozenArray<Element> { FrozenArray(count: row.count) { row[$0] } }
        self.init(
            policy: frozen.policy, sources: frozen.sources, words: frozen.words,
            constraints: array(contents.constraints),
            records: array(contents.records), requirements: array(contents.requirements),
            captures: array(contents.captures),
            names: array(contents.names), standIns: array(contents.standIns))
        (origins, originTexts) = (array(contents.origins), array(contents.originTexts))
        (originSources, hasAnyScheme) = (array(contents.originSources), contents.hasAnyScheme)
        (root, hostRoot) = (contents.root, contents.hostRoot)
        (runLevels, runMarks) = (contents.runLevels, contents.runMarks)
        (foldsLiterals, foldsHosts) = (contents.folding == .all, contents.foldsHosts)
    }

    fileprivate func word(_ place: Int) -> Int { Int(words.row[place]) }

    fileprivate func set(_ place: Int, to value: UInt32) {
        var all = (0..<words.count).map { words.row[$0] }
        all[place] = value
        words = FrozenArray(all)
    }

    /// Sets a word of every node that can be reached by literals.
    fileprivate func setEvery(_ offset: Int, to value: UInt32) {
        for node in nodes { set(node + offset, to: value) }
    }

    private var nodes: [Int] {
        var (found, open) = ([Int](), [root])
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

    fileprivate func setInSlots(_ offset: Int, to value: UInt32, where holds: (Int) -> Bool) {
        for slot in nodes.flatMap({ slots(of: $0) }) where holds(word(slot + TrieLayout.Slot.length)) {
            set(slot + offset, to: value)
        }
    }

    fileprivate func setInEdges(_ offset: Int, to value: UInt32) {
        for edges in nodes.map({ word($0 + TrieLayout.Node.edges) }) where edges != 0 {
            set(edges + 1 + offset, to: value)
        }
    }

    /// Moves the first capture of a kind.
    fileprivate func replaceCapture(
        _ kind: CaptureLocation.Kind, kind new: CaptureLocation.Kind? = nil, position: Int? = nil, number: Int? = nil
    ) {
        let row = captures.row
        guard let index = (0..<row.count).first(where: { row[$0].kind == kind }) else { return }
        let old = row[index]
        let new = CaptureLocation(
            new ?? kind, flags: old.flags, runs: Int(old.runs), position: position ?? Int(old.position),
            number: number ?? Int(old.number), parameter: Int(old.parameter), constraint: Int(old.constraint),
            pieces: Int(old.pieces), name: Int(old.name)..<Int(old.name) + Int(old.nameLength),
            standIn: Int(old.standIn))
        captures = FrozenArray(count: row.count) { $0 == index ? new : row[$0] }
    }
}
