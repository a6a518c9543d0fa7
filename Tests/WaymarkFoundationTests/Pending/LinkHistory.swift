import Foundation
import Synchronization
import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@testable import WaymarkFoundation

/// A random sequence of changes for a store, with the links that the store should contain.
struct LinkHistory {
    var generator: SeededGenerator
    private(set) var links = PendingLinksSnapshot()
    /// Every URL with which a link was ever held, by ID.
    private(set) var forms: [StoredLinkID: Set<String>] = [:]
    private let longest: Int
    private let name: String
    private var count = 0

    /// - Parameters:
    ///   - longest: The limit of the random length of URLs.
    ///   - name: The prefix of the IDs, different from those of other histories.
    init(seed: some BinaryInteger, longest: Int = 300, name: String = "link") {
        generator = SeededGenerator(seed: seed)
        (self.longest, self.name) = (longest, name)
    }

    /// Returns random changes, after applying them to `links`.
    mutating func changes(_ count: Int) -> [PendingLinkChange] {
        (0..<count).map { _ in
            let change = nextChange()
            links.apply(change)
            if case .hold(let record) = change { forms[record.id, default: []].insert(record.url) }
            return change
        }
    }

    private mutating func nextChange() -> PendingLinkChange {
        guard !links.links.isEmpty, !generator.once(in: 2) else { return .hold(newRecord()) }
        let record = generator.pick(links.links)
        switch generator.below(5) {
        case 0: return .hold(heldAgain(record))
        case 1: return .end(record.id)
        default: return .begin(record.id)
        }
    }

    private mutating func newRecord() -> PendingLinksSnapshot.Record {
        count += 1
        let length = generator.below(longest)
        let guarantee: DeliveryGuarantee = generator.once(in: 2) ? .atMostOnce : .atLeastOnce(attempts: 100)
        return PendingLinksSnapshot.Record(
            id: StoredLinkID(rawValue: "\(name)-\(count)"),
            url: "https://example.com/\(count)?" + String(repeating: "a", count: length), condition: .signedIn,
            guarantee: guarantee)
    }

    private mutating func heldAgain(_ record: PendingLinksSnapshot.Record) -> PendingLinksSnapshot.Record {
        var record = record
        record.url += "&again=\(generator.below(1000))"
        record.attempts = 0
        return record
    }

    /// Returns `true` if the link was ever held with this URL.
    func knows(_ record: PendingLinksSnapshot.Record) -> Bool { forms[record.id]?.contains(record.url) ?? false }
}

extension PendingLinksSnapshot {
    var ids: Set<StoredLinkID> { Set(links.map(\.id)) }
}

final class TestFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var file: URL { url.appending(path: "pending links") }
    var aside: URL { url.appending(path: "pending links.unreadable") }

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []) }
    var bytes: [UInt8] { (try? Data(contentsOf: file)).map(Array.init) ?? [] }

    func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: file) }

    /// The names in a folder that contains a file and its lock.
    static let usualNames: Set<String> = ["pending links", "pending links.lock"]

    /// Returns the links in the file, of all owners.
    func links() -> PendingLinksSnapshot {
        PendingLinksSnapshot(links: PendingDocument(reading: bytes).entries.map(\.link))
    }
}

extension PendingLinkFile {
    /// The links of the file, and the damage found in it.
    func stored() async throws -> (snapshot: PendingLinksSnapshot, damage: (any Error)?) {
        try await (load(), takeDamage())
    }
}

extension SystemCalls {
    /// The system's calls, without waiting for the disk.
    static var quick: SystemCalls {
        var calls = SystemCalls()
        calls.syncFile = { _ in 0 }
        return calls
    }
}

/// A thread-safe value that closures share.
final class Locked<Value: Sendable>: Sendable {
    private let locked: Mutex<Value>

    init(_ value: Value) { locked = Mutex(value) }

    var value: Value {
        get { locked.withLock { $0 } }
        set { locked.withLock { $0 = newValue } }
    }
}
