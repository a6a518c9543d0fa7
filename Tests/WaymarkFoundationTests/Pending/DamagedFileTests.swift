import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@testable import WaymarkFoundation

/// A line of an undamaged file, and where it is.
private struct PlacedLine {
    let line: JournalLine
    let range: Range<Int>

    var isRemoval: Bool { ["b", "e"].contains(Character(Unicode.Scalar(line.kind))) }
    var bodyRange: Range<Int> { range.lowerBound + JournalLine.headLength..<range.upperBound - 1 }
}

/// A way in which a file is damaged.
private struct Wound {
    var bytes: [UInt8]
    /// What is not as it was, in the file before.
    var range: Range<Int>
    let name: String

    /// - Parameter ends: Where lines end. A part of the damage ends with one, or begins behind one.
    init(_ bytes: [UInt8], ends: [Int], _ generator: inout SeededGenerator) {
        self.bytes = bytes
        var start = generator.once(in: 8) ? generator.pick(ends.dropLast()) : generator.below(bytes.count)
        var end = min(bytes.count, start + 1 + generator.below(generator.pick([1, 40, 700])))
        if generator.once(in: 8) {
            end = generator.pick(ends)
            start = max(0, end - 1 - generator.below(generator.pick([1, 40, 700])))
        }
        range = start..<end
        switch generator.below(7) {
        case 0:
            (name, range) = ("a bit is another", start..<start + 1)
            self.bytes[start] ^= 1 << UInt8(generator.below(8))
        case 1:
            (name, range) = ("a byte is another", start..<start + 1)
            self.bytes[start] &+= UInt8(1 + generator.below(255))
        case 2:
            name = "a block is zero"
            for index in range { self.bytes[index] = 0 }
        case 3:
            name = "a block is another one of the file"
            let from = generator.below(bytes.count - range.count + 1)
            self.bytes.replaceSubrange(range, with: bytes[from..<from + range.count])
        case 4:
            name = "a block stands twice"
            self.bytes.insert(contentsOf: bytes[range], at: end)
            range = end..<end
        case 5 where end < bytes.count:
            name = "a block is missing"
            self.bytes.removeSubrange(range)
        default:
            (name, range) = ("the end is missing", start..<bytes.count)
            self.bytes.removeSubrange(range)
        }
    }

    var isCut: Bool { name == "the end is missing" }
}

@Suite("Damaged files of pending links")
struct DamagedFileTests {
    static let count = (Thoroughness.isFull ? 5_000 : 120) * Thoroughness.factor

    @Test("A damaged file yields only held links, no link twice, and every link outside the damage")
    func anyDamage() async throws {
        let folder = try TestFolder()
        var (damaged, leftOut) = (0, 0)
        var history = try await Self.writeHistory(0, in: folder)
        for seed in 0..<Self.count {
            if seed % 20 == 19 { history = try await Self.writeHistory(seed / 20 + 1, in: folder) }
            var generator = SeededGenerator(seed: seed)
            let wound = Wound(history.bytes, ends: history.lines.map(\.range.upperBound), &generator)
            try folder.write(wound.bytes)
            let file = PendingLinkFile(at: folder.file, calls: .quick)
            let stored = try await file.load()
            let told = stored.damage as? PendingLinkFileError
            damaged += told == nil ? 0 : 1
            leftOut += told?.leftOut ?? 0
            Self.check(stored.snapshot, history, wound, "\(wound.name) at \(wound.range), seed \(seed)")
            // What was given is the whole of what is there from now on, and the damage is over.
            #expect(try folder.links().ids == stored.snapshot.ids)
            #expect(try await PendingLinkFile(at: folder.file, calls: .quick).load().damage == nil)
        }
        print("\(Self.count) damaged files: \(damaged) were known to be, \(leftOut) links were left out")
        #expect(damaged > Self.count / 2)
    }

    /// Lines that a file of the generation 7 has behind its first one, and whether that is damage.
    static let strangers: [(name: String, generation: UInt64, number: UInt32, isDamage: Bool)] = [
        ("the next one", 7, 2, false), ("one of a file that was in its place before", 6, 2, true),
        ("the first one again", 7, 1, true), ("one before the first", 7, 0, true), ("the last of all", 7, .max, true),
        ("one after a gap", 7, 4, true),
    ]

    @Test("A journal reports a line of another file and a repeated line as damage", arguments: strangers)
    func otherLines(fact: (name: String, generation: UInt64, number: UInt32, isDamage: Bool)) throws {
        func hold(_ name: String, _ generation: UInt64, _ number: UInt32) throws -> [UInt8] {
            let record = PendingLinksSnapshot.Record(id: StoredLinkID(rawValue: name), url: "a:/", condition: .signedIn)
            let change = JournalChange(.hold(record), by: "me", at: 0)
            return JournalLine(
                generation: generation, number: number, kind: change.kind.rawValue, body: try change.body()
            ).bytes
        }
        let bytes = try JournalHeader(generation: 7).bytes + hold("a", 7, 1) + hold("b", fact.generation, fact.number)
        var journal = try Journal(reading: bytes)
        let ids = journal.links.inOrder.map(\.record.id.rawValue)
        #expect((journal.damage != nil) == fact.isDamage)
        #expect(ids == (fact.isDamage ? fact.number == 4 ? ["b"] : [] : ["a", "b"]), "what may have left is left out")
        journal.read([])
        #expect(try Journal(reading: journal.rewritten()).links.inOrder.map(\.record.id.rawValue) == ids)
    }

    @Test("A journal reads a whole line even if the line before it is truncated")
    func wholeLineBehindPart() throws {
        func hold(_ name: String, _ number: UInt32) throws -> [UInt8] {
            let url = "a:/" + String(repeating: "a", count: 300)
            let record = PendingLinksSnapshot.Record(id: StoredLinkID(rawValue: name), url: url, condition: .signedIn)
            let change = JournalChange(.hold(record), by: "me", at: 0)
            let kind = change.kind.rawValue
            return JournalLine(generation: 7, number: number, kind: kind, body: try change.body()).bytes
        }
        let (start, first) = (JournalHeader(generation: 7).bytes, try hold("a", 1))
        for length in 0..<first.count {
            let bytes = start + first.prefix(length) + (try hold("b", 2)) + (try hold("c", 3))
            let journal = try Journal(reading: bytes)
            let ids = journal.links.inOrder.map(\.record.id.rawValue)
            let isFirstWhole = length == first.count - 1
            #expect(ids == (isFirstWhole ? ["a"] : []) + ["b", "c"], "\(length) bytes of the first line")
            #expect(journal.damage != nil)
        }
    }

    private struct Written {
        let bytes: [UInt8]
        let history: LinkHistory
        let lines: [PlacedLine]
    }

    private static func writeHistory(_ seed: Int, in folder: TestFolder) async throws -> Written {
        try? FileManager.default.removeItem(at: folder.file)
        var history = LinkHistory(seed: seed)
        for _ in 0..<3 {
            let file = PendingLinkFile(at: folder.file, calls: .quick)
            _ = try await file.load()
            for _ in 0..<8 { _ = try await file.commit(history.changes(1 + seed % 4)) }
        }
        let bytes = folder.bytes
        var start = try #require(JournalHeader(bytes)).bytes.count
        var lines: [PlacedLine] = []
        while case .line(let line, let length, true) = JournalLine.read(bytes[start...], generation: nil) {
            lines.append(PlacedLine(line: line, range: start..<start + length))
            start += length
        }
        #expect(start == bytes.count && lines.count > 24)
        return Written(bytes: bytes, history: history, lines: lines)
    }

    private static func check(
        _ found: PendingLinksSnapshot, _ written: Written, _ wound: Wound, _ comment: Comment
    ) {
        #expect(found.ids.count == found.links.count, comment)
        for record in found.links { #expect(written.history.knows(record), comment) }
        let complete = wound.isCut ? linesBefore(wound.range.lowerBound, written) : written.history.links
        for record in found.links where record.guarantee == .atMostOnce {
            #expect(complete.ids.contains(record.id), "\(record.id) comes back: \(comment)")
        }
        let expected = wound.isCut ? complete.ids : untouched(written, wound)
        #expect(found.ids.isSuperset(of: expected), "\(expected.subtracting(found.ids)) are lost: \(comment)")
    }

    /// What the file said when its end was where it is now.
    private static func linesBefore(_ end: Int, _ written: Written) -> PendingLinksSnapshot {
        let whole = written.lines.last { $0.range.upperBound <= end }?.range.upperBound
        let journal = whole.flatMap { try? Journal(reading: Array(written.bytes[..<$0])) }
        return PendingLinksSnapshot(links: journal?.links.inOrder.map(\.record) ?? [])
    }

    /// The links that the rule on the page of the file says are there.
    private static func untouched(_ written: Written, _ wound: Wound) -> Set<StoredLinkID> {
        let range = wound.range
        let touched = written.lines.filter {
            range.isEmpty
                ? $0.range.lowerBound < range.lowerBound && range.lowerBound < $0.range.upperBound
                : $0.range.overlaps(range)
        }
        let isInBody =
            touched.count == 1 && !touched[0].isRemoval && !range.isEmpty && touched[0].bodyRange.contains(range)
            && wound.name != "a block is missing"
        // A line that came to stand in a wrong place as well leaves open whether another one was there.
        let isAtEnd =
            wound.name == "a block is another one of the file"
            || (touched.last?.range.upperBound ?? range.upperBound) == written.bytes.count
        let suspectsEnd: UInt32 =
            isInBody ? 0 : isAtEnd ? .max : touched.last.map { $0.line.number + 1 } ?? 0
        var holds: [StoredLinkID: [UInt32]] = [:]
        for placed in written.lines {
            if case .hold(let record)? = JournalChange(placed.line)?.content {
                holds[record.id, default: []].append(placed.line.number)
            }
        }
        let lost = Set(touched.map(\.line.number))
        return Set(
            written.history.links.links.filter { record in
                guard let last = holds[record.id]?.last, !lost.contains(last) else { return false }
                return record.guarantee != .atMostOnce || last >= suspectsEnd
            }.map(\.id))
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
