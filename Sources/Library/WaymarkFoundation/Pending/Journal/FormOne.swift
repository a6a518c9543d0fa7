#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import WaymarkDispatch

/// The file that version 0.1 wrote: one JSON object, replaced as a whole.
struct FormOne: Codable {
    let pending: PendingLinksSnapshot
    /// In seconds since 1970.
    let savedAt: Double

    /// Reads the links.
    ///
    /// Links had no names in this form. Each is given one that depends on the bytes of the file alone.
    static func links(in bytes: [UInt8]) throws(PendingLinkFileError) -> JournalLinks {
        let content: FormOne
        do {
            content = try JSONDecoder().decode(FormOne.self, from: Data(bytes))
        } catch {
            throw PendingLinkFileError(.foreign(reason: reason(of: error)))
        }
        let name = String(Checksum(bytes).value, radix: 36)
        let time = Int64(milliseconds: content.savedAt * 1000)
        var links = JournalLinks()
        for (index, link) in content.pending.links.enumerated() {
            var record = link
            record.id = StoredLinkID(rawValue: "0.1-\(name)-\(index)")
            let line = JournalLine(generation: 0, number: 0, kind: JournalLine.Kind.hold.rawValue, body: [])
            links.apply(JournalChange(.hold(record), by: "", at: time), line, size: 0)
        }
        return links
    }

    /// What is wrong with the form of the file, without what it holds.
    private static func reason(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it has another form" }
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

extension Int64 {
    /// The nearest whole number; zero for no number.
    init(milliseconds: Double) {
        // The bounds are powers of two, which a Double holds exactly.
        guard !milliseconds.isNaN else {
            self = 0
            return
        }
        self = milliseconds < -0x1p63 ? .min : milliseconds >= 0x1p63 ? .max : Int64(milliseconds)
    }
}
