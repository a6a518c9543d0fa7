/// How fields are written beside each other.
enum RowFormat: Sendable, Equatable {
    case json
    /// RFC 4180, with any byte between the fields.
    case csv(delimiter: UInt8)
    /// Tabs between fields, `\t` for one in a field, and `\N` for what is not there.
    case tsv

    /// What stands between two fields; nothing in JSON.
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
    static var backslash: UInt8 { 0x5C }
}
