extension SourceText {
    /// Returns the position of a byte in the value of a YAML or JSON scalar, or the start of a scalar on several lines.
    func place(ofByte offset: Int, in scalar: Located<String>) -> Place {
        let start = self.offset(of: scalar.place)
        let line = bytes[start..<max(start, range(ofLine: scalar.line).upperBound)]
        let found: Place? =
            switch line.first {
            case UInt8(ascii: "\""):
                quoted(line.dropFirst(), offset) { QuotedEscape(at: $0).map { ($0.length, $0.text.utf8.count) } }
            case UInt8(ascii: "'"): quoted(line.dropFirst(), offset) { $0.starts(with: "''".utf8) ? (2, 1) : nil }
            default: line.starts(with: scalar.value.utf8) ? place(at: start + offset) : nil
            }
        guard var found else { return scalar.place }
        found.file = scalar.place.file
        return found
    }

    /// Returns the position of a byte in the value of a quoted string; `nil` if the string is shorter. `escape` returns
    /// the lengths of the escape at the start of a string, as written and as decoded.
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
