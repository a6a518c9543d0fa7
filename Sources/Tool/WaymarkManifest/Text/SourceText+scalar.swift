extension SourceText {
    /// Returns the position of a byte of a scalar's value. It is exact for plain and quoted scalars on one line, with
    /// or without escapes. Other scalars return their own position.
    func place(ofByte offset: Int, in scalar: Located<String>) -> Place {
        var place = ownPlace(ofByte: offset, in: scalar)
        place.file = scalar.place.file
        return place
    }

    private func ownPlace(ofByte offset: Int, in scalar: Located<String>) -> Place {
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

    /// Returns the position of a byte of a quoted string's value; `nil` if the string ends before it.
    ///
    /// - Parameter escape: Returns the lengths of a leading escape, in the source and in the value.
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
