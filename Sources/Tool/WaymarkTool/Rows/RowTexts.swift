import WaymarkCore

/// Texts that are written again and again, in the spelling of a format.
///
/// All stand in one memory that never moves, and are named by their places: threads that write the same text count no
/// references to it, which would have each of them wait for the others.
struct RowTexts {
    private let format: RowFormat
    private var bytes: [UInt8] = []

    /// Where a text stands.
    struct Place: BitwiseCopyable, Sendable {
        fileprivate let start: Int
        fileprivate let count: Int
    }

    init(_ format: RowFormat) { self.format = format }

    /// Adds the field of a text, or of nothing.
    mutating func add(_ text: String?) -> Place {
        add { [format] out in if let text { out.cell(text, in: format) } else { out.noCell(in: format) } }
    }

    /// Adds what stands before the fields of a column: what parts them from those before, and in JSON the name.
    mutating func add(before column: RowColumn, isFirst: Bool) -> Place {
        add { [format] out in
            guard let delimiter = format.delimiter else {
                out.needsComma = true
                return out.key(text: column.name)
            }
            if !isFirst { out.append(delimiter) }
        }
    }

    private mutating func add(_ write: (inout OutputBuffer) -> Void) -> Place {
        var out = OutputBuffer()
        write(&out)
        let text = out.bytes
        bytes += text
        return Place(start: bytes.count - text.count, count: text.count)
    }

    /// All texts, at places that hold from now on.
    var compiled: ConstantArray<UInt8> { ConstantArray(bytes) }
}

extension ConstantArray<UInt8> {
    /// The text of a place, for as long as the array is kept.
    subscript(place: RowTexts.Place) -> Bytes { row.bytes(place.start, count: place.count) }
}
