import WaymarkCore

/// Constant strings of a format, for repeated output.
///
/// All are stored in one buffer at fixed offsets. Threads that write the same string therefore share no reference
/// count, which they would contend for.
struct RowConstants {
    private let format: RowFormat
    private var bytes: [UInt8] = []

    /// The range of a string in the buffer.
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
    /// Returns the bytes of a string, valid while the array is retained.
    subscript(place: RowConstants.CellRange) -> Bytes { row.bytes(place.start, count: place.count) }
}
