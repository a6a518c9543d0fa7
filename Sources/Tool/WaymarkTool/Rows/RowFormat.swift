enum RowFormat: Sendable, Equatable {
    case json
    /// Comma-separated values (RFC 4180), with any ASCII character as the delimiter.
    case csv(delimiter: UInt8)
    /// Fields separated by tabs, with `\t` for a tab in a field and `\N` for an absent value.
    case tsv

    var delimiter: UInt8? {
        switch self {
        case .json: nil
        case .csv(let delimiter): delimiter
        case .tsv: 0x09
        }
    }
}

extension UInt8 {
    static var quote: UInt8 { 0x22 }
}
