import Foundation
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation

/// A benchmark of changes to a file of pending links. Each change is one commit, including its calls of `fsync`.
struct SavedLinks {
    let count: Int
    let changes: Int

    func run() async throws {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".saved-links")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = PendingLinkFile(at: folder.appending(path: "links"), sizeLimit: 1 << 30)
        let records = (0..<count).map(Self.record)
        for start in stride(from: 0, to: count, by: 1_000) {
            _ = try await file.commit(records[start..<min(count, start + 1_000)].map { .hold($0) })
        }
        var times: [Double] = []
        for number in 0..<changes {
            let record = Self.record(count + number / 2)
            let start = ContinuousClock.now
            let refused = try await file.commit([number % 2 == 0 ? .hold(record) : .begin(record.id)])
            precondition(refused.isEmpty)
            times.append((ContinuousClock.now - start) / Duration.milliseconds(1))
        }
        let load = ContinuousClock.now
        let found = try await file.load().links.count
        precondition(found == count)
        let loading = (ContinuousClock.now - load) / Duration.milliseconds(1)
        times.sort()
        let mean = times.reduce(0, +) / Double(changes)
        print(
            "\(count) links, \(changes) changes: mean \(Self.text(mean)) ms, median \(Self.text(times[changes / 2])), "
                + "99th \(Self.text(times[changes * 99 / 100])), worst \(Self.text(times[changes - 1])); "
                + "load \(Self.text(loading)) ms")
    }

    private static func record(_ number: Int) -> PendingLinksSnapshot.Record {
        PendingLinksSnapshot.Record(
            id: StoredLinkID(rawValue: "link-\(number)"), url: "https://example.com/post/\(number)?from=newsletter",
            channel: .universalLink, payload: ["campaign": .string("spring-\(number)")], condition: .signedIn)
    }

    private static func text(_ value: Double) -> String { String(format: "%.2f", value) }
}
