import WaymarkEngine
import WaymarkLanguages

/// The characters and percent escapes that can occur in the parts of a link, as formal languages.
struct LinkAlphabet {
    /// `true` if rules decode links. Escapes then encode whole characters; escapes of invalid UTF-8 are left out.
    let isDecoded: Bool

    private static let hexadecimal = ByteClass(ByteSet.hexDigits)
    private static let percent = ByteClass(.percent)

    /// Returns the characters and escapes that a part of a link may have; `others` end the part, as `?` ends a path.
    func element(without others: [UInt8], in pool: inout LanguagePool) -> Language {
        let bytes = ByteClass(AppleSpelling.legal).subtracting(ByteClass(others + [.percent]))
        return pool.union([pool.bytes(bytes), escape(in: &pool)])
    }

    private func escape(in pool: inout LanguagePool) -> Language {
        if isDecoded {
            let scalar = pool.scalar()
            return Self.escaped(scalar, orPlain: false, in: &pool)
        }
        let (percent, digit) = (pool.bytes(Self.percent), pool.bytes(Self.hexadecimal))
        return pool.sequence([percent, digit, digit])
    }

    /// Returns the language with each byte percent-encoded or, if `orPlain` is `true` and it is not `%`, also plain.
    static func escaped(_ language: Language, orPlain: Bool = true, in pool: inout LanguagePool) -> Language {
        pool.replacingBytes(in: language) { bytes, pool in
            let plain = orPlain ? pool.bytes(bytes.subtracting(percent)) : .nothing
            return pool.union([plain] + pool.escapes(of: bytes, ignoringCase: true))
        }
    }
}
