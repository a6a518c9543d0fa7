import WaymarkCore

/// A link that no route takes, in the parts that a pattern is made of.
struct MissedLink {
    /// The number of the source that it comes from, as ``InferQuestions`` counts them.
    let source: Int
    /// The segments, decoded.
    let segments: [String]
    let items: [QueryItem]

    /// - Returns: `nil` if no source takes the link.
    init?(_ url: ParsedURL, _ sources: SourceTable, folds: Bool) {
        var seen: (source: Int, view: SourceTable.View)?
        url.withOrigin { origin in
            sources.forEachView(of: origin) { source, view in
                if seen.map({ source < $0.source }) ?? true { seen = (source, view) }
            }
        }
        guard let seen else { return nil }
        source = seen.source
        let host = seen.view == .hostAndPath ? url.hostSegment.lowercased() : ""
        let path = folds ? url.segments.map { $0.lowercased() } : url.segments
        segments = (host.isEmpty ? [] : [host]) + path
        items = url.queryItems
    }
}

/// What a segment looks like. Links whose segments look alike are compared with each other.
enum SegmentKind: UInt8, Sendable, Hashable, Comparable {
    case text, number, uuid

    init(_ segment: Bytes) {
        let first = segment.first ?? 0
        let isNumber = ByteSet.digits.contains(first) || first == UInt8(ascii: "-")
        if isNumber, Spelling.signed(segment) != nil || Spelling.unsigned(segment) != nil || Self.isDecimal(segment) {
            self = .number
        } else {
            self = Spelling.isUUID(segment) ? .uuid : .text
        }
    }

    /// Digits with a point among them.
    private static func isDecimal(_ segment: Bytes) -> Bool {
        let digits = segment.has(UInt8(ascii: "-"), at: 0) ? segment.part(1..<segment.count) : segment
        return digits.allSatisfy { ByteSet.digits.contains($0) || $0 == UInt8(ascii: ".") }
            && digits.count { $0 == UInt8(ascii: ".") } == 1 && Spelling.double(segment) != nil
    }

    static func < (a: SegmentKind, b: SegmentKind) -> Bool { a.rawValue < b.rawValue }
}

extension String {
    /// Whether a segment can be a part of a pattern as it stands: short, with a letter, and nothing but letters, digits
    /// and `-._~`.
    var isWord: Bool {
        utf8.count <= 64
            && withBytes { bytes in
                bytes.allSatisfy { ByteSet.unreserved.contains($0) } && bytes.contains { ByteSet.letters.contains($0) }
            }
    }
}
