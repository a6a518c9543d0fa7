extension SourceText {
    /// Where a byte of a scalar's value stands in the file: exact for text in one line, plain or quoted, with escapes
    /// or without; the place of the scalar for any other.
    func place(ofByte offset: Int, in scalar: Located<String>) -> Place {
        let start = self.offset(of: scalar.place)
        let line = bytes[start..<max(start, range(ofLine: scalar.line).upperBound)]
        switch line.first {
        case UInt8(ascii: "\""):
            return quoted(line.dropFirst(), offset) { QuotedEscape(at: $0).map { ($0.length, $0.text.utf8.count) } }
                ?? scalar.place
        case UInt8(ascii: "'"):
            return quoted(line.dropFirst(), offset) { $0.starts(with: "''".utf8) ? (2, 1) : nil } ?? scalar.place
        default:
            return line.starts(with: scalar.value.utf8) ? place(at: start + offset) : scalar.place
        }
    }

    /// Walks over quoted text until a number of bytes of its value has been passed.
    ///
    /// - Parameter escape: The escape that begins at some text, as its length there and in the value.
    private func quoted(
        _ line: ArraySlice<UInt8>, _ offset: Int, escape: (ArraySlice<UInt8>) -> (written: Int, meant: Int)?
    ) -> Place? {
        var rest = line
        var passed = 0
        while passed < offset {
            guard !rest.isEmpty else { return nil }
            let (written, meant) = escape(rest) ?? (1, 1)
            guard passed + meant <= offset, written <= rest.count else { break }
            passed += meant
            rest = rest.dropFirst(written)
        }
        return place(at: rest.startIndex)
    }
}
