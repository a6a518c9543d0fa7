/// The spelling of bytes in a URL: raw, or as an escape such as `%2F` (RFC 3986, 2.1).
package struct ByteSpelling: Sendable {
    /// The bytes that are written raw.
    private let kept: ByteClass
    /// The bytes that may be written raw or escaped. A string then has several encodings, but no two strings share one.
    private let either: ByteClass
    /// A byte that is not in UTF-8, such as 0xFF between list elements, and the byte written for it, such as `,`.
    private let mark: (byte: UInt8, written: UInt8)?

    package init(keeping kept: ByteClass, either: ByteClass = .none, mark: (byte: UInt8, written: UInt8)? = nil) {
        (self.kept, self.either, self.mark) = (kept, either, mark)
    }

    fileprivate func written(_ bytes: ByteClass, in pool: inout LanguagePool) -> Language {
        var (plain, escaped) = (bytes.intersection(kept), bytes.subtracting(kept).union(bytes.intersection(either)))
        if let mark, bytes.contains(mark.byte) {
            plain.insert(mark.written)
            escaped = escaped.subtracting(ByteClass(mark.byte))
        }
        return pool.union([pool.bytes(plain)] + pool.escapes(of: escaped))
    }
}

extension LanguagePool {
    /// Returns the escapes of bytes, such as `%2F`, as one set for each first digit. The digits are uppercase or, with
    /// `ignoringCase`, in either case.
    package mutating func escapes(of bytes: ByteClass, ignoringCase: Bool = false) -> [Language] {
        var seconds: [UInt8: ByteClass] = [:]
        for byte in bytes.bytes {
            seconds[byte >> 4, default: .none].insert(PercentEncoding.hexadecimalDigit(byte & 0xF))
        }
        return seconds.sorted { $0.key < $1.key }.map { first, second in
            let classes = [ByteClass(.percent), ByteClass(PercentEncoding.hexadecimalDigit(first)), second]
            return sequence(classes.map { self.bytes(ignoringCase ? $0.withBothCases : $0) })
        }
    }

    /// Returns the encodings of a set's strings. No two strings share an encoding, so disjoint sets remain disjoint.
    package mutating func written(_ language: Language, _ spelling: ByteSpelling) -> Language {
        replacingBytes(in: language, by: spelling.written) { pool in
            pool.repetition(spelling.written(.all, in: &pool), minimum: 0)
        }
    }
}
