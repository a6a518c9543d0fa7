import WaymarkCore

/// Where the link of a row stands.
enum RowShape: Sendable {
    /// The whole line is the link.
    case line
    /// It is one of the fields of the row, of which the first is 0.
    case column(Int)
    /// It is a member of an object of JSON.
    case member(String)
}

/// One field of a row, and where it stands.
struct RowField {
    /// With its quotes.
    let place: Range<Int>
    private let isQuoted: Bool

    /// - Parameter index: The number of the field; the first is 0.
    init(_ index: Int, of row: Bytes, in format: RowFormat) throws(RowFault) {
        guard let delimiter = format.delimiter else { throw .noField }
        var start = 0
        for _ in 0..<index {
            let end = try Self.end(of: row, from: start, delimiter, format)
            guard end < row.count else { throw .noField }
            start = end + 1
        }
        place = start..<(try Self.end(of: row, from: start, delimiter, format))
        isQuoted = format != .tsv && row.has(.quote, at: start)
    }

    /// Calls a function with the text of the field.
    func withText<Result>(of row: Bytes, _ body: (Bytes) -> Result) -> Result {
        guard isQuoted else { return body(row.part(place)) }
        let text = row.part(place.lowerBound + 1..<place.upperBound - 1)
        guard text.contains(.quote) else { return body(text) }
        return Scratch.withRoom(of: UInt8.self, count: text.count) { room in
            var (index, count) = (0, 0)
            while index < text.count {
                room[count] = text[index]
                index += text[index] == .quote ? 2 : 1
                count += 1
            }
            return body(room.bytes(count))
        }
    }

    /// Where a field ends that begins at `start`.
    private static func end(
        of row: Bytes, from start: Int, _ delimiter: UInt8, _ format: RowFormat
    ) throws(RowFault) -> Int {
        guard format != .tsv, row.has(.quote, at: start) else {
            var index = start
            while index < row.count, row[index] != delimiter { index += 1 }
            return index
        }
        var index = start + 1
        while index < row.count {
            if row[index] != .quote {
                index += 1
            } else if row.has(.quote, at: index + 1) {
                index += 2
            } else {
                guard index + 1 == row.count || row[index + 1] == delimiter else { throw .openQuote }
                return index + 1
            }
        }
        throw .openQuote
    }
}
