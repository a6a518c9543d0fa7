#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

/// Keeps the links that wait in a file, so that a link that waits for a login survives a relaunch.
///
/// ```swift
/// let file = PendingLinkFile(at: URL.applicationSupportDirectory.appending(path: "pending-links.json"))
/// do {
///     try await dispatcher.keepPendingLinks(in: file)
/// } catch {
///     log(error)      // what was there could not be read, and was set aside
/// }
/// ```
///
/// The file is replaced in one step (POSIX `rename`), after its bytes are on disk: whenever the process ends, the file is
/// the old one or the new one, whole. It can be read by its owner alone, because links carry tokens. It belongs to one
/// dispatcher.
///
/// What is no such file (another program's, another version's, half of one) is never an end: ``load()`` moves it beside
/// the file, to a name that ends in `.unreadable`, and throws ``PendingLinkFileError`` once.
public actor PendingLinkFile: PendingLinkStore {
    /// Where the file is.
    public nonisolated let url: URL

    /// The most bytes that are written and read.
    public nonisolated let sizeLimit: Int

    private let now: @Sendable () -> Date

    /// Creates a store; nothing is read or written yet.
    ///
    /// - Parameters:
    ///   - url: Where the file is. Its folder is made when something is written.
    ///   - sizeLimit: The most bytes that are written and read; links that do not fit are left out, the oldest first.
    ///   - now: The time, by which links age between two launches.
    public init(at url: URL, sizeLimit: Int = 1 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
        self.url = url
        self.sizeLimit = sizeLimit
        self.now = now
    }

    /// The links that were saved last, older by the time since then; `nil` if there is no file.
    ///
    /// A clock that was set back does not make them younger.
    ///
    /// - Throws: ``PendingLinkFileError`` if the file cannot be read, and was set aside or could not be.
    public func load() throws -> PendingLinksSnapshot? {
        let path = url.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            let content = try JSONDecoder().decode(Content.self, from: try boundedContents(of: path))
            let age = max(0, now().timeIntervalSince1970 - content.savedAt)
            return content.pending.aged(by: .seconds(min(age, Content.longestAge)))
        } catch {
            throw setAside(because: error)
        }
    }

    /// Replaces the file.
    ///
    /// - Throws: ``PendingLinkFileError`` if some links did not fit and were left out, or what the system says.
    public func save(_ snapshot: PendingLinksSnapshot) throws {
        var links = snapshot.links
        var data = try encode(links)
        while data.count > sizeLimit, !links.isEmpty {
            links.removeFirst(max(1, links.count / 8))
            data = try encode(links)
        }
        try AtomicFile(url).write(data)
        let leftOut = snapshot.links.count - links.count
        if leftOut > 0 { throw PendingLinkFileError(.tooLarge(leftOut: leftOut, limit: sizeLimit)) }
    }

    /// What the file holds.
    private struct Content: Codable {
        /// A century: a file that says more is wrong about the time, and its links are old either way.
        static let longestAge = 3_155_760_000.0

        let pending: PendingLinksSnapshot
        /// In seconds since 1970.
        let savedAt: Double
    }

    private func encode(_ links: [PendingLinksSnapshot.Record]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let content = Content(pending: PendingLinksSnapshot(links: links), savedAt: now().timeIntervalSince1970)
        return try encoder.encode(content)
    }

    private func boundedContents(of path: String) throws -> Data {
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        guard size <= sizeLimit else { throw PendingLinkFileError(.foreign(reason: "it has \(size) bytes")) }
        return try Data(contentsOf: url)
    }

    private func setAside(because error: any Error) -> PendingLinkFileError {
        let place = url.deletingLastPathComponent().appending(path: url.lastPathComponent + ".unreadable")
        let reason = (error as? PendingLinkFileError)?.reason ?? Self.reason(of: error)
        do {
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.moveItem(at: url, to: place)
            return PendingLinkFileError(.unreadable(reason: reason, setAside: place))
        } catch {
            return PendingLinkFileError(.unreadable(reason: reason, setAside: nil))
        }
    }

    /// What is wrong with the form of the file, without what it holds.
    private static func reason(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "the system cannot read it" }
        switch error {
        case .dataCorrupted(let context) where !context.codingPath.isEmpty: return context.debugDescription
        case .dataCorrupted: return "it is not JSON, or not all of it is there"
        case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            return "'\(place)' has another form"
        @unknown default: return "it has another form"
        }
    }
}
