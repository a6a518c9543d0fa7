import WaymarkCore

/// The location of the link in each input row.
enum RowShape: Sendable {
    case line
    /// The field of a CSV or TSV row at this index, from 0.
    case column(Int)
    /// The member of a JSON object that has this name.
    case member(String)

    var isLine: Bool { if case .line = self { true } else { false } }
}

struct RowField {
    /// The byte range of the field in the row, including quotes.
    let range: Range<Int>
    private let isQuoted: Bool

    init(_ index: Int, of row: Bytes, in format: RowFormat) throws(RowError) {
        guard let delimiter = format.delimiter else { throw .noField }
        var start = 0
        for _ in 0..<index {
            let end = try Self.end(of: row, from: start, delimiter, format)
            guard end < row.count else { throw .noField }
            start = end + 1
        }
        range = start..<(try Self.end(of: row, from: start, delimiter, format))
        isQuoted = format != .tsv && row.has(.quote, at: start)
    }

    func withText<Result>(of row: Bytes, _ body: (Bytes) -> Result) -> Result {
        guard isQuoted else { return body(row.part(range)) }
        let text = row.part(range.lowerBound + 1..<range.upperBound - 1)
        guard text.contains(.quote) else { return body(text) }
        return Scratch.withMutableSpan(of: UInt8.self, count: text.count) { buffer in
            var (index, count) = (0, 0)
            while index < text.count {
                buffer[count] = text[index]
                index += text[index] == .quote ? 2 : 1
                count += 1
            }
            return body(buffer.bytes(count))
        }
    }

    private static func end(
        of row: Bytes, from start: Int, _ delimiter: UInt8, _ format: RowFormat
    ) throws(RowError) -> Int {
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

extension RowFormat {
    /// Returns `true` if the row ends within a quoted CSV field.
    func isOpen(_ row: Bytes) -> Bool {
        guard case .csv(let delimiter) = self, row.contains(.quote) else { return false }
        // A quote opens a field at its start, and reopens it directly after a closing quote.
        var (isQuoted, mayOpen) = (false, true)
        for index in 0..<row.count {
            if row[index] == .quote, isQuoted || mayOpen {
                isQuoted.toggle()
                mayOpen = true
            } else {
                mayOpen = row[index] == delimiter
            }
        }
        return isQuoted
    }
}

/// Reads the links in input rows, for commands that do not copy the rows.
struct RowReader: Sendable {
    let shape: RowShape
    let format: RowFormat
    let hasHeader: Bool
    let maximumLength: Int

    var longestRow: Int { shape.isLine ? maximumLength : RowError.longestRow }

    /// Calls `body` with the link of each row, or with the reason for having none.
    func forEachLink(of block: InputBlock, _ body: (InputLine?, RowError?) -> Void) {
        // If rows have several fields, an empty line is a row without a link.
        block.forEachLine(skipsEmpty: shape.isLine) { row in
            if !hasHeader || !row.isFirst { withLink(of: row, body) }
        }
    }

    private func withLink(of row: InputLine, _ body: (InputLine?, RowError?) -> Void) {
        if shape.isLine { return body(row, nil) }
        guard row.length <= RowError.longestRow else { return body(nil, .tooLong) }
        guard row.length > 0 else { return body(nil, .empty) }
        func found(_ text: Bytes) {
            if text.isEmpty { body(nil, .empty) } else { body(InputLine(bytes: text, length: text.count), nil) }
        }
        do throws(RowError) {
            switch shape {
            case .line: break
            case .column(let number):
                try RowField(number, of: row.bytes, in: format).withText(of: row.bytes) { found($0) }
            case .member(let name):
                try ObjectRow.text(of: name, in: row.bytes).withText { found($0) }
            }
        } catch {
            body(nil, error)
        }
    }
}
