import WaymarkCore

extension OutputBuffer {
    /// Writes the text before a field: the delimiter, or in JSON, the name and a comma if necessary.
    mutating func beginCell(_ beginning: Bytes, in format: RowFormat) {
        guard format == .json else { return append(beginning) }
        append(beginning.part((needsComma ? 0 : 1)..<beginning.count))
        needsComma = false
    }

    mutating func preparedCell(_ spelling: Bytes, in format: RowFormat) {
        if format == .json { literal(spelling) } else { append(spelling) }
    }

    /// Writes a string as a field of a row, quoted or escaped as the format requires. Invalid UTF-8 is replaced by
    /// U+FFFD.
    mutating func cell(_ text: Bytes, in format: RowFormat) {
        switch format {
        case .json: string(text)
        case .csv(let delimiter): csv(text, delimiter)
        case .tsv: tsv(text)
        }
    }

    mutating func cell(_ text: String, in format: RowFormat) {
        text.withBytes { cell($0, in: format) }
    }

    mutating func cell(_ link: DisplayedLink, in format: RowFormat) {
        guard link.isCut else { return cell(link.bytes, in: format) }
        cell(String(decoding: link.bytes, as: UTF8.self) + "…", in: format)
    }

    /// Writes a field without a value: `null` in JSON, nothing in CSV, `\N` in TSV.
    mutating func writeAbsentCell(in format: RowFormat) {
        switch format {
        case .json: null()
        case .csv: break
        case .tsv: append(Bytes("\\N"))
        }
    }

    /// Writes JSON as a field; in CSV and TSV, as a string.
    mutating func jsonCell(in format: RowFormat, _ write: (inout OutputBuffer) -> Void) {
        guard format != .json else { return write(&self) }
        var json = OutputBuffer(capacity: 256)
        write(&json)
        json.withBytes { cell(Bytes($0), in: format) }
    }

    // An empty CSV field is quoted, too, to distinguish it from an absent value. Control characters become U+FFFD,
    // because a line break in quotes would split the row.
    private mutating func csv(_ text: Bytes, _ delimiter: UInt8) {
        let plain = PlainText.count(in: text)
        let isQuoted = text.isEmpty || text.contains { $0 == delimiter || $0 == .quote || $0 == 0x20 }
        if plain == text.count, !isQuoted { return append(text) }
        if isQuoted { append(.quote) }
        forEachRun(of: text) { out, byte in
            switch byte {
            case .quote: out.append(Bytes("\"\""))
            case 0..<0x20: out.append(Bytes("\u{FFFD}"))
            default: return false
            }
            return true
        }
        if isQuoted { append(.quote) }
    }

    private mutating func tsv(_ text: Bytes) {
        if PlainText.count(in: text) == text.count { return append(text) }
        forEachRun(of: text) { out, byte in
            switch byte {
            case .backslash: out.append(Bytes("\\\\"))
            case 0x09: out.append(Bytes("\\t"))
            case 0x0A: out.append(Bytes("\\n"))
            case 0x0D: out.append(Bytes("\\r"))
            case 0: out.append(Bytes("\\0"))
            default: return false
            }
            return true
        }
    }

    /// Appends bytes for which `write` returns `false`. For others, `write` itself appends a replacement.
    private mutating func forEachRun(of text: Bytes, _ write: (inout OutputBuffer, UInt8) -> Bool) {
        guard text.allSatisfy({ $0 < 0x80 }) else {
            // Decoding replaces invalid UTF-8 with U+FFFD.
            return String(decoding: text, as: UTF8.self).withBytes { copy($0, write) }
        }
        copy(text, write)
    }

    private mutating func copy(_ text: Bytes, _ write: (inout OutputBuffer, UInt8) -> Bool) {
        for byte in text where !write(&self, byte) { append(byte) }
    }
}
