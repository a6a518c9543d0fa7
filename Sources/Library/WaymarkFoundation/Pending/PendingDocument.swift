#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import WaymarkDispatch

/// The content of a file of pending links: a header, a line of JSON for each link, and the header again.
///
///     waymark pending links 1 SALT COUNT CHECKSUM
///     CHECKSUM {"heldAt":…,"link":{…},"owner":…,"writtenAt":…}
///     waymark pending links 1 SALT COUNT CHECKSUM
///
/// A random salt for each content is part of every checksum, so that blocks of an older file are rejected. Lines are
/// kept as bytes, so that changing a link encodes only that link.
struct PendingDocument {
    struct Entry: Codable {
        var link: PendingLinksSnapshot.Record
        /// The time at which the link last became pending, in seconds since 1970.
        var heldAt: Double
        var owner: StoreOwner
        /// The time at which a process last wrote the link as its owner, in seconds since 1970. It helps to decide if
        /// that process is still running.
        var writtenAt: Double
    }

    private struct Line {
        let entry: Entry
        let json: [UInt8]
        let checksum: UInt64
    }

    private var lines: [StoredLinkID: Line] = [:]
    private var ids: [StoredLinkID] = []
    private var salt = UInt64.random(in: .min ... .max)
    /// The reason why the file was not read completely; otherwise `nil`.
    private(set) var problem: PendingLinkFileError.Kind?
    /// The size of all links as JSON, in bytes.
    private(set) var size = 0

    init() {}

    /// Creates a document from the bytes of a file. An empty file has no links.
    init(reading bytes: [UInt8]) {
        if bytes.isEmpty { return }
        let parts = bytes.split(separator: UInt8(ascii: "\n"))
        guard let (salt, count) = parts.lazy.compactMap(Self.readHeader).first else {
            problem = .unreadable(reason: Self.reason(parts))
            return
        }
        self.salt = salt
        for part in parts { read(part) }
        if self.bytes != bytes { problem = .damaged(leftOut: max(0, count - lines.count)) }
    }

    init(unreadable reason: String) { problem = .unreadable(reason: reason) }

    /// All links in the file. If several dispatchers share it, each dispatcher's links are in the order of their
    /// arrival.
    var entries: [Entry] { ids.compactMap { lines[$0]?.entry } }

    subscript(id: StoredLinkID) -> Entry? { lines[id]?.entry }

    /// Adds or replaces a link. A new link is inserted before `successor`, or at the end if that is absent.
    mutating func set(_ entry: Entry, before successor: StoredLinkID? = nil) throws(PendingLinkFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(entry) else { throw PendingLinkFileError(.unwritable) }
        insert(entry, Array(json), before: successor)
    }

    private mutating func insert(_ entry: Entry, _ json: [UInt8], before successor: StoredLinkID? = nil) {
        let line = Line(entry: entry, json: json, checksum: Self.checksum(json))
        let old = lines.updateValue(line, forKey: entry.link.id)
        if old == nil { ids.insert(entry.link.id, at: successor.flatMap { ids.firstIndex(of: $0) } ?? ids.endIndex) }
        size += json.count - (old?.json.count ?? 0)
    }

    mutating func remove(_ id: StoredLinkID) {
        guard let line = lines.removeValue(forKey: id) else { return }
        ids.removeAll { $0 == id }
        size -= line.json.count
    }

    /// Prepares for writing: sets a new random salt for the checksums, and clears ``problem``.
    mutating func renew() { (salt, problem) = (.random(in: .min ... .max), nil) }

    var header: [UInt8] { Self.header(salt, lines.count) }

    var bytes: [UInt8] {
        var bytes = header
        bytes.reserveCapacity(size + 18 * lines.count + 2 * header.count)
        for id in ids {
            guard let line = lines[id] else { continue }
            bytes += Self.mark(line.checksum ^ salt)
            bytes += line.json
            bytes.append(UInt8(ascii: "\n"))
        }
        bytes += header
        return bytes
    }

    /// Reads the line of a link. Skips a damaged line.
    private mutating func read(_ part: ArraySlice<UInt8>) {
        guard let end = part.firstIndex(of: UInt8(ascii: " ")) else { return }
        let json = Array(part[(end + 1)...])
        guard Self.mark(Self.checksum(json) ^ salt)[...] == part[...end],
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(json))
        else { return }
        insert(entry, json)
    }

    private static let name = "waymark pending links"
    private static let version = 1

    private static func header(_ salt: UInt64, _ count: Int) -> [UInt8] {
        let text = "\(name) \(version) \(String(salt, radix: 16)) \(count) "
        return Array((text + String(checksum(Array(text.utf8)), radix: 16) + "\n").utf8)
    }

    private static func mark(_ checksum: UInt64) -> [UInt8] { Array((String(checksum, radix: 16) + " ").utf8) }

    private static func readHeader(_ part: ArraySlice<UInt8>) -> (salt: UInt64, count: Int)? {
        let words = String(decoding: part, as: UTF8.self).split(separator: " ")
        guard words.count == 7, let salt = UInt64(words[4], radix: 16), let count = Int(words[5]) else { return nil }
        return header(salt, count).dropLast() == part ? (salt, count) : nil
    }

    private static func reason(_ parts: [ArraySlice<UInt8>]) -> String {
        let words = String(decoding: parts.first ?? [], as: UTF8.self).split(separator: " ")
        guard words.count > 3, words.prefix(3).joined(separator: " ") == name, words[3] != "\(version)" else {
            return "unknown header"
        }
        return "its version is \(words[3].prefix(20)), expected \(version)"
    }

    private static let checksums: [UInt64] = (0..<256).map { byte in
        (0..<8).reduce(UInt64(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xC96C_5795_D787_0F42 }
    }

    /// Computes CRC-64/XZ. It detects damage, not tampering.
    static func checksum(_ bytes: [UInt8]) -> UInt64 {
        ~bytes.reduce(UInt64.max) { checksums[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}
