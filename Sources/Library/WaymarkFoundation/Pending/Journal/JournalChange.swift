#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import WaymarkDispatch

/// What a line of a journal says: who did what, and when.
struct JournalChange {
    enum Content {
        case hold(PendingLinksSnapshot.Record)
        case begin(StoredLinkID)
        case end(StoredLinkID)
        /// Links that belonged to somebody who is gone; none for a sign of life.
        case own([StoredLinkID])

        init(_ change: PendingLinkChange) {
            self =
                switch change {
                case .hold(let record): .hold(record)
                case .begin(let id): .begin(id)
                case .end(let id): .end(id)
                }
        }
    }

    /// In milliseconds since 1970.
    let time: Int64
    /// A ``StoreOwner``.
    let owner: String
    let content: Content

    var kind: JournalLine.Kind {
        switch content {
        case .hold: .hold
        case .begin: .begin
        case .end: .end
        case .own: .own
        }
    }

    init(_ content: Content, by owner: String, at time: Int64) {
        (self.time, self.owner, self.content) = (time, owner, content)
    }

    /// Reads the body of a line.
    ///
    /// - Returns: Nothing for what a later version says in another way.
    init?(_ line: JournalLine) {
        guard let kind = JournalLine.Kind(rawValue: line.kind), let body: Body = JSONLine.read(line.body),
            let content = body.content(kind)
        else { return nil }
        self.init(content, by: body.by, at: body.at)
    }

    /// The body of the line.
    func body() throws(PendingLinkFileError) -> [UInt8] {
        var body = Body(at: time, by: owner)
        switch content {
        case .hold(let record): body.link = NamedRecord(record: record)
        case .begin(let id), .end(let id): body.id = id
        case .own(let ids): body.ids = ids
        }
        do { return try JSONLine.write(body) } catch { throw PendingLinkFileError(.unwritable) }
    }

    private struct Body: Codable {
        var at: Int64
        var by: String
        var link: NamedRecord?
        var id: StoredLinkID?
        var ids: [StoredLinkID]?

        func content(_ kind: JournalLine.Kind) -> Content? {
            switch kind {
            case .hold: (link?.record).map(Content.hold)
            case .begin: id.map(Content.begin)
            case .end: id.map(Content.end)
            case .own: ids.map(Content.own)
            }
        }
    }

    /// A link that has a name; what version 0.1 wrote had none, and each time it is read gets another one.
    private struct NamedRecord: Codable {
        private enum CodingKeys: String, CodingKey { case id }

        let record: PendingLinksSnapshot.Record

        init(record: PendingLinksSnapshot.Record) { self.record = record }

        init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: CodingKeys.self).decode(StoredLinkID.self, forKey: .id)
            record = try PendingLinksSnapshot.Record(from: decoder)
        }

        func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
    }

    /// The link that is meant by a line that cannot be read in full.
    static func id(of line: JournalLine) -> StoredLinkID? {
        let part: Part? = JSONLine.read(line.body)
        return part?.link?.id ?? part?.id
    }

    /// Whether a line that cannot be read in full holds a link that stays when it goes on.
    static func isTriedAgain(_ line: JournalLine) -> Bool {
        let part: Promise? = JSONLine.read(line.body)
        return part.map { $0.link.guarantee != .atMostOnce } ?? false
    }

    /// What a later version will not have changed.
    private struct Part: Decodable {
        struct Link: Decodable { let id: StoredLinkID }
        let link: Link?
        let id: StoredLinkID?
    }

    /// What a later version may not have changed.
    private struct Promise: Decodable {
        struct Link: Decodable { let guarantee: DeliveryGuarantee }
        let link: Link
    }
}

/// JSON without line breaks.
enum JSONLine {
    static func write(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(value))
    }

    static func read<Value: Decodable>(_ bytes: [UInt8]) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }
}
