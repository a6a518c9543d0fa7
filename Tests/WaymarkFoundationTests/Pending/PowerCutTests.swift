import Foundation
import TestSupport
import Testing
import WaymarkDispatch

@testable import WaymarkFoundation

@Suite("Files of pending links after a power cut")
struct PowerCutTests {
    static let seeds = 0..<(Thoroughness.isFull ? 20 : 1) * Thoroughness.factor

    /// The links that were known to be saved after a number of steps.
    private struct Moment {
        let steps: Int
        let links: PendingLinksSnapshot
        var next: [PendingLinkChange] = []
    }

    @Test("After a power cut every committed link is present and no begun link returns", arguments: seeds)
    func anyMoment(seed: Int) async throws {
        let folder = try TestFolder()
        let disk = RecordedDisk(folder)
        var moments = [Moment(steps: 0, links: PendingLinksSnapshot())]
        var history = LinkHistory(seed: seed, longest: 9_000)
        for _ in 0..<3 {
            let file = PendingLinkFile(at: folder.file, calls: disk.calls)
            _ = try await file.load()
            for _ in 0..<12 {
                let changes = history.changes(1 + history.generator.below(4))
                moments[moments.count - 1].next = changes
                _ = try await file.commit(changes)
                moments.append(Moment(steps: disk.count, links: history.links))
            }
        }
        var generator = SeededGenerator(seed: seed)
        var cuts = 0
        for steps in 0...disk.count {
            guard let moment = moments.last(where: { $0.steps <= steps }) else { continue }
            for _ in 0..<2 {
                try await Self.check(disk.files(after: steps, &generator), moment, history, "step \(steps)")
                cuts += 1
            }
        }
        print("\(cuts) power cuts in \(disk.count) steps")
    }

    private static func check(
        _ files: [String: [UInt8]], _ moment: Moment, _ history: LinkHistory, _ comment: Comment
    ) async throws {
        let folder = try TestFolder()
        for (path, bytes) in files {
            try Data(bytes).write(to: folder.url.appending(path: URL(filePath: path).lastPathComponent))
        }
        let stored = try await PendingLinkFile(at: folder.file, calls: .quick).stored()
        let found = stored.snapshot.ids
        var (leaving, new): (Set<StoredLinkID>, Set<StoredLinkID>) = ([], [])
        for change in moment.next {
            if case .hold = change { new.insert(change.id) } else { leaving.insert(change.id) }
        }
        #expect(moment.links.ids.subtracting(leaving).isSubset(of: found), comment)
        #expect(found.isSubset(of: moment.links.ids.union(new)), comment)
        #expect(stored.snapshot.links.allSatisfy(history.knows) && found.count == stored.snapshot.links.count, comment)
        #expect(stored.damage == nil && folder.names.isSubset(of: TestFolder.usualNames), comment)
    }
}
