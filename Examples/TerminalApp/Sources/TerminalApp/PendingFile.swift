import Foundation
import Waymark

/// Keeps the links that wait in a file, which is replaced in one step: it is whole whatever happens.
actor PendingFile: PendingLinkStore {
    private let url: URL

    init(url: URL) { self.url = url }

    func load() throws -> PendingLinksSnapshot? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            let saved = try url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate ?? .now
            let snapshot = try JSONDecoder().decode(PendingLinksSnapshot.self, from: Data(contentsOf: url))
            // The links have become older since, and expire when they should.
            return snapshot.aged(by: .seconds(Date.now.timeIntervalSince(saved)))
        } catch {
            // Set aside for whoever wants to know why, so that it is not read again.
            let aside = url.appendingPathExtension("unreadable")
            try? FileManager.default.removeItem(at: aside)
            try FileManager.default.moveItem(at: url, to: aside)
            throw error
        }
    }

    func save(_ snapshot: PendingLinksSnapshot) throws {
        try JSONEncoder().encode(snapshot).write(to: url, options: .atomic)
    }
}
