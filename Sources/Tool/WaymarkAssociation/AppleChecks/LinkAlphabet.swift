import WaymarkEngine
import WaymarkLanguages

/// The strings that the parts of a link can be for rules. Characters that are not allowed in links are percent-encoded.
struct LinkAlphabet {
    /// `true` if rules decode links. Escapes then encode whole characters; others stay undecoded and are left out.
    let isDecoded: Bool

    private static let hexadecimal = ByteClass(ByteSet.hexDigits)
    private static let percent = ByteClass(.percent)

    /// Returns the characters and escapes of a part that ends at other characters.
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

    /// Returns a language of byte classes, sequences, repetitions and unions with each byte plain or percent-encoded.
    static func escaped(_ language: Language, orPlain: Bool = true, in pool: inout LanguagePool) -> Language {
        pool.replacingBytes(in: language) { bytes, pool in
            let plain = orPlain ? pool.bytes(bytes.subtracting(percent)) : .nothing
            return pool.union([plain] + pool.escapes(of: bytes, ignoringCase: true))
        }
    }
}
