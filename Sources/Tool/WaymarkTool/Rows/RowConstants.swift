import WaymarkCore

/// Constant fields of rows in one output format, encoded once for repeated output.
///
/// All are stored in one buffer, so that threads do not contend for reference counts.
struct RowConstants {
    private let format: RowFormat
    private var bytes: [UInt8] = []

    struct CellRange: BitwiseCopyable, Sendable {
        fileprivate let start: Int
        fileprivate let count: Int
    }

    init(_ format: RowFormat) { self.format = format }

    mutating func add(_ text: String?) -> CellRange {
        add { [format] out in if let text { out.cell(text, in: format) } else { out.writeAbsentCell(in: format) } }
    }

    /// Adds the prefix of a column's fields: the delimiter, and in JSON the name.
    mutating func add(before column: RowColumn, isFirst: Bool) -> CellRange {
        add { [format] out in
            guard let delimiter = format.delimiter else {
                out.needsComma = true
                return out.key(text: column.name)
            }
            if !isFirst { out.append(delimiter) }
        }
    }

    private mutating func add(_ write: (inout OutputBuffer) -> Void) -> CellRange {
        var out = OutputBuffer()
        write(&out)
        let text = out.bytes
        bytes += text
        return CellRange(start: bytes.count - text.count, count: text.count)
    }

    var compiled: ConstantArray<UInt8> { ConstantArray(bytes) }
}

extension ConstantArray<UInt8> {
    /// Returns the bytes of a field, valid while the array is retained.
    subscript(range: RowConstants.CellRange) -> Bytes { span.bytes(range.start, count: range.count) }
}

/// The content of a column for the links of one variant, or with one outcome.
enum RowCell: BitwiseCopyable, Sendable {
    /// A constant for all links of a variant, or for all links with an outcome.
    case prepared(RowConstants.CellRange)
    case capture(Int)
    case url, reason, message, captures, query, rest, fragment

    init(
        _ column: RowColumn, of variant: TableVariant, _ captures: VariantJSON, in table: RankedTable,
        _ texts: inout RowConstants
    ) {
        switch column {
        case .outcome: self = .prepared(texts.add("matched"))
        case .route: self = .prepared(texts.add(table.entries[variant.entry].name))
        case .pattern: self = .prepared(texts.add(table.pattern(of: variant).text))
        case .reason, .message: self = .prepared(texts.add(nil))
        case .capture(let name):
            self = captures.number(ofCapture: name).map { .capture($0) } ?? .prepared(texts.add(nil))
        case .url: self = .url
        case .captures: self = .captures
        case .query: self = .query
        case .rest: self = .rest
        case .fragment: self = .fragment
        }
    }

    init(_ column: RowColumn, outcome: String, _ texts: inout RowConstants) {
        switch column {
        case .outcome: self = .prepared(texts.add(outcome))
        case .url: self = .url
        case .reason: self = .reason
        case .message: self = .message
        case .route, .pattern, .capture, .captures, .query, .rest, .fragment: self = .prepared(texts.add(nil))
        }
    }
}
