import WaymarkEngine
import WaymarkLanguages

extension Bytes {
    /// `true` if all bytes are ASCII, so that each byte is one UTF-16 code unit. Android matches code units.
    @inline(__always)
    var isASCII: Bool { reduce(0) { $0 | $1 } < 0x80 }
}

/// A set of UTF-16 code units, or its complement, such as `[a-z]` or `[^/]`.
struct AndroidUnits: Hashable, Sendable {
    /// The ranges as written. A reversed range, such as `z-a`, is empty.
    private let ranges: [Range]
    private let isInverse: Bool

    struct Range: Hashable, Sendable {
        let first: UInt16
        let last: UInt16
    }

    init(_ ranges: [Range], isInverse: Bool = false) { (self.ranges, self.isInverse) = (ranges, isInverse) }
    init(_ unit: UInt16) { self.init([Range(first: unit, last: unit)]) }
    static let any = AndroidUnits([], isInverse: true)

    var inverse: AndroidUnits { AndroidUnits(ranges, isInverse: !isInverse) }

    func contains(_ unit: UInt16) -> Bool { ranges.contains { $0.first <= unit && unit <= $0.last } != isInverse }

    /// Returns the set as one-character strings; `nil` if it has a surrogate or a range beyond ASCII, such as `à-é`.
    func language(in pool: inout LanguagePool) -> Language? {
        var (bytes, texts) = (ByteClass.none, [Language]())
        for range in ranges where range.first <= range.last {
            if range.last < 0x80 {
                for byte in range.first...range.last { bytes.insert(UInt8(byte)) }
            } else if range.first == range.last, let scalar = Unicode.Scalar(range.first) {
                texts.append(pool.text(Array(String(scalar).utf8)))
            } else {
                return nil
            }
        }
        let own = pool.union(texts + [pool.bytes(bytes)])
        return isInverse ? pool.difference(pool.scalar(), own) : own
    }
}

extension LanguagePool {
    /// Returns the queries with a parameter, such as `a=b`, that is in the set. Parameters are separated by `&`, or by
    /// `;` in a query without `&`.
    mutating func queries(withParameterIn set: Language) -> Language {
        func list(_ separator: UInt8, without others: [UInt8]) -> Language {
            let mark = bytes(ByteClass(separator))
            let element = repetition(bytes(ByteClass(others).complement), minimum: 0)
            let before = repetition(sequence(element, mark), minimum: 0)
            let behind = repetition(sequence(mark, element), minimum: 0)
            return sequence([before, intersection([set, element]), behind])
        }
        let (ampersand, semicolon) = (UInt8.ampersand, UInt8(ascii: ";"))
        let start = repetition(bytes(ByteClass(ampersand).complement), minimum: 0)
        let some = sequence([start, bytes(ByteClass(ampersand)), anyText()])
        let usual = intersection([some, list(ampersand, without: [ampersand])])
        return union([usual, list(semicolon, without: [ampersand, semicolon])])
    }

    mutating func withoutPrefix(with start: Language, _ language: Language) -> Language {
        difference(language, sequence(start, anyText()))
    }
}
