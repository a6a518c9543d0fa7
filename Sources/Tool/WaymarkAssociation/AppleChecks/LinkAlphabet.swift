import WaymarkEngine
import WaymarkLanguages

/// The strings that the parts of a link can be for rules. Characters that are not allowed in links are percent-encoded.
struct LinkAlphabet {
    /// `true` if rules decode links. Escapes then encode whole characters; others stay undecoded and are left out.
    let isDecoded: Bool

    private static let hexadecimal = ByteClass(Array("0123456789ABCDEFabcdef".utf8))
    private static let percent = ByteClass(.percent)

    /// Returns the characters and escapes of a part that ends at other characters.
    func element(without others: [UInt8], in pool: inout LanguagePool) -> Language {
        let bytes = ByteClass(AppleSpelling.legalBytes).subtracting(ByteClass(others + [.percent]))
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
            return pool.union([plain] + escapes(of: bytes, in: &pool))
        }
    }

    /// Returns the escapes of the bytes, one sequence per first digit.
    private static func escapes(of bytes: ByteClass, in pool: inout LanguagePool) -> [Language] {
        var seconds: [UInt8: ByteClass] = [:]
        for byte in bytes.bytes { seconds[byte >> 4, default: .none].insert(digit(byte & 15)) }
        return seconds.sorted { $0.key < $1.key }.map { first, second in
            pool.sequence(
                [percent, ByteClass(digit(first)).withBothCases, second.withBothCases].map { pool.bytes($0) })
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}

extension LanguagePool {
    /// Returns a language with each byte class replaced by another language.
    fileprivate mutating func replacingBytes(
        in language: Language, _ replacement: (ByteClass, inout LanguagePool) -> Language
    ) -> Language {
        switch shape(of: language) {
        case .bytes(let bytes): return replacement(bytes, &self)
        case .sequence(let parts): return sequence(parts.map { replacingBytes(in: $0, replacement) })
        case .union(let all): return union(all.map { replacingBytes(in: $0, replacement) })
        case .repetition(let element, let minimum, let maximum):
            let element = replacingBytes(in: element, replacement)
            return repetition(element, minimum: minimum, maximum: maximum)
        case .other: return language
        }
    }
}
