import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@testable import WaymarkFoundation

/// Random damage of a file.
private struct Wound {
    var bytes: [UInt8]
    /// The changed range in the original file.
    var range: Range<Int>
    let name: String

    /// - Parameter ends: The offsets of line ends. Damaged ranges often start or end at one of them.
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

    /// `true` if a line of the original file is unchanged, including the preceding line break.
    func spares(_ line: Range<Int>) -> Bool {
        range.isEmpty
            ? !line.contains(range.lowerBound) : !range.overlaps(max(0, line.lowerBound - 1)..<line.upperBound)
    }
}

@Suite("Damaged files of pending links")
struct DamagedFileTests {
    /// The number of damaged files of a group. The groups run in parallel.
    static let count = (Thoroughness.isFull ? 1_250 : 30) * Thoroughness.factor

    @Test(
        "Damage is always found, and a damaged file yields every link outside the damage and no link that has left",
        arguments: 0..<4)
    func anyDamage(group: Int) async throws {
        let folder = try TestFolder()
        var (damaged, leftOut) = (0, 0)
        let seeds = group * Self.count..<(group + 1) * Self.count
        var written = try await Self.writeHistory(seeds.lowerBound / 20, in: folder)
        for seed in seeds {
            if seed % 20 == 19 { written = try await Self.writeHistory(seed / 20 + 1, in: folder) }
            var generator = SeededGenerator(seed: seed)
            let wound = Wound(written.bytes, ends: written.lines.map(\.range.upperBound), &generator)
            try folder.write(wound.bytes)
            let file = PendingLinkFile(at: folder.file, calls: .quick)
            let stored = try await file.stored()
            let error = stored.damage as? PendingLinkFileError
            damaged += error == nil ? 0 : 1
            leftOut += error?.leftOut ?? 0
            let comment: Comment = "\(wound.name) at \(wound.range), seed \(seed)"
            #expect((error != nil) == (wound.bytes != written.bytes && !wound.bytes.isEmpty), comment)
            Self.check(stored.snapshot, written, wound, comment)
            // The file contains only the loaded links, and is no longer damaged.
            #expect(folder.links().ids == stored.snapshot.ids)
            #expect(try await PendingLinkFile(at: folder.file, calls: .quick).stored().damage == nil)
        }
        print("\(Self.count) damaged files: \(damaged) were known to be, \(leftOut) links were left out")
        #expect(damaged > Self.count / 2)
    }

    @Test("A line of an earlier content of the file is damage and not read")
    func earlierLine() async throws {
        let folder = try TestFolder()
        let file = PendingLinkFile(at: folder.file)
        let records = ["a", "b"].map {
            PendingLinksSnapshot.Record(id: StoredLinkID(rawValue: $0), url: "a:/", condition: .signedIn)
        }
        _ = try await file.commit(records.map { .hold($0) })
        let earlier = folder.bytes.split(separator: UInt8(ascii: "\n"))
        _ = try await file.commit([.begin(records[0].id)])
        let present = folder.bytes.split(separator: UInt8(ascii: "\n"))
        #expect(earlier.count == 4 && present.count == 3)
        let document = PendingDocument(
            reading: Array([present[0], earlier[1], present[1], present[2]].joined(separator: [UInt8(ascii: "\n")])))
        #expect(document.entries.map(\.link.id) == [records[1].id])
        #expect(document.problem != nil)
    }

    private struct Written {
        let bytes: [UInt8]
        let links: [PendingLinksSnapshot.Record]
        /// The lines of the file, with the IDs of their links. The ID is `nil` for the header and its copy, the last
        /// line.
        let lines: [(range: Range<Int>, id: StoredLinkID?)]
    }

    private static func writeHistory(_ seed: Int, in folder: TestFolder) async throws -> Written {
        try? FileManager.default.removeItem(at: folder.file)
        var history = LinkHistory(seed: seed)
        for _ in 0..<3 {
            let file = PendingLinkFile(at: folder.file, calls: .quick)
            _ = try await file.load()
            for _ in 0..<8 { _ = try await file.commit(history.changes(1 + seed % 4)) }
        }
        var document = PendingDocument(reading: folder.bytes)
        let file = PendingLinkFile(at: folder.file, calls: .quick)
        _ = try await file.load()
        // Some histories end with few pending links.
        while document.entries.count < 3 {
            _ = try await file.commit(history.changes(1))
            document = PendingDocument(reading: folder.bytes)
        }
        #expect(document.problem == nil)
        let ids = [nil] + document.entries.map(\.link.id) + [nil]
        var lines: [(range: Range<Int>, id: StoredLinkID?)] = []
        for (line, id) in zip(folder.bytes.split(separator: UInt8(ascii: "\n")), ids) {
            lines.append((line.startIndex..<line.endIndex + 1, id))
        }
        #expect(lines.count == ids.count)
        return Written(bytes: folder.bytes, links: document.entries.map(\.link), lines: lines)
    }

    private static func check(
        _ found: PendingLinksSnapshot, _ written: Written, _ wound: Wound, _ comment: Comment
    ) {
        #expect(found.ids.count == found.links.count, comment)
        for record in found.links {
            #expect(written.links.contains { $0.url == record.url && $0.attempts == record.attempts }, comment)
        }
        // Reading needs one of the two headers.
        let whole = written.lines.filter { wound.spares($0.range) }
        let expected = whole.contains { $0.id == nil } ? Set(whole.compactMap(\.id)) : []
        #expect(found.ids.isSuperset(of: expected), "\(expected.subtracting(found.ids)) are lost: \(comment)")
    }
}
