import WaymarkEngine
import WaymarkLanguages

/// The texts that the parts of a link may be as rules see them: what cannot stand in a link is escaped.
struct LinkAlphabet {
    /// Whether rules decode links. Then escapes are those of characters: others stay as they are, and mean nothing.
    let isDecoded: Bool

    private static let hexadecimal = ByteClass(Array("0123456789ABCDEFabcdef".utf8))
    private static let percent = ByteClass(.percent)

    /// One character or escape in a path.
    func ofPath(in pool: inout LanguagePool) -> Language { element(without: [.question, .hash], in: &pool) }

    /// One character or escape in a query.
    func ofQuery(in pool: inout LanguagePool) -> Language { element(without: [.hash], in: &pool) }

    /// One character or escape in the item of a query.
    func ofItem(in pool: inout LanguagePool) -> Language { element(without: [.hash, .ampersand], in: &pool) }

    /// One character or escape in a fragment.
    func ofFragment(in pool: inout LanguagePool) -> Language { element(without: [], in: &pool) }

    private func element(without others: [UInt8], in pool: inout LanguagePool) -> Language {
        let bytes = ByteClass(LinkSpelling.legalBytes).subtracting(ByteClass(others + [.percent]))
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

    /// The spellings of the texts of a set: each byte as an escape, or as it is.
    ///
    /// - Parameter language: A set that is made of bytes, sequences and unions alone.
    static func escaped(_ language: Language, orPlain: Bool = true, in pool: inout LanguagePool) -> Language {
        pool.replacingBytes(in: language) { bytes, pool in
            let plain = orPlain ? pool.bytes(bytes.subtracting(percent)) : .nothing
            return pool.union([plain] + escapes(of: bytes, in: &pool))
        }
    }

    /// `%` and two digits, of which the first one is the same.
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
    /// A set with each class of bytes in it replaced by another set.
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
