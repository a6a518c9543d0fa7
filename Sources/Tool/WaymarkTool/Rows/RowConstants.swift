import WaymarkCore

/// The constant fields of output rows, encoded once. One buffer contains all of them, because threads would compete for
/// the reference counts of separate arrays.
struct RowConstants {
    private let format: RowFormat
    private var bytes: [UInt8] = []

    init(_ format: RowFormat) { self.format = format }

    mutating func add(_ text: String?) -> Range<Int> {
        add { [format] out in if let text { out.cell(text, in: format) } else { out.writeAbsentCell(in: format) } }
    }

    /// Adds the text before each field of a column: in JSON its name, otherwise the delimiter, if it is not the first.
    mutating func add(before column: RowColumn, isFirst: Bool) -> Range<Int> {
        add { [format] out in
            guard let delimiter = format.delimiter else {
                out.needsComma = true
                return out.key(text: column.name)
            }
            if !isFirst { out.append(delimiter) }
        }
    }

    private mutating func add(_ write: (inout OutputBuffer) -> Void) -> Range<Int> {
        var out = OutputBuffer()
        write(&out)
        let start = bytes.count
        bytes += out.bytes
        return start..<bytes.count
    }

    var compiled: ConstantArray<UInt8> { ConstantArray(bytes) }
}

extension ConstantArray<UInt8> {
    /// The bytes of a field. The pointer is valid only while the array exists.
    subscript(range: Range<Int>) -> Bytes { span.bytes(range.lowerBound, count: range.count) }
}

/// The content of a column for the links of one pattern variant, or for links without a route.
enum RowCell: Sendable {
    /// The same output field for all of the links, encoded once: its range in the bytes of ``RowConstants``.
    case prepared(Range<Int>)
    case capture(Int)
    case member(RowColumn.Member)

    init(
        _ column: RowColumn, of variant: TableVariant, _ captures: VariantJSON, in table: RankedTable,
        _ texts: inout RowConstants
    ) {
        switch column {
        case .member(.outcome): self = .prepared(texts.add("matched"))
        case .member(.route): self = .prepared(texts.add(table.entries[variant.entry].name))
        case .member(.pattern): self = .prepared(texts.add(table.pattern(of: variant).text))
        case .member(.reason), .member(.message): self = .prepared(texts.add(nil))
        case .member(let member): self = .member(member)
        case .capture(let name):
            self = captures.number(ofCapture: name).map { .capture($0) } ?? .prepared(texts.add(nil))
        }
    }

    init(ofFailure column: RowColumn, _ texts: inout RowConstants) {
        switch column {
        case .member(let member) where [.url, .outcome, .reason, .message].contains(member): self = .member(member)
        case .member, .capture: self = .prepared(texts.add(nil))
        }
    }
}
