import WaymarkCore

/// A path segment or name of a query item. It compares bytes, unlike `String`, for which `e\u{301}` equals `\u{E9}`.
struct LinkWord: Hashable, Comparable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (a: LinkWord, b: LinkWord) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    static func < (a: LinkWord, b: LinkWord) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The kind of a path segment, by which links are grouped.
enum SegmentKind: Sendable, Hashable, Comparable {
    case text, number
    /// Digits that an integer would change: with a leading zero, as in `007`, or too many.
    case digits
    case format(TextFormat)

    init(_ segment: Bytes) {
        let first = segment.first ?? 0
        let isNumber = ByteSet.digits.contains(first) || first == UInt8(ascii: "-")
        if isNumber, Spelling.signed(segment) != nil || Spelling.unsigned(segment) != nil || Self.isDecimal(segment) {
            self = .number
        } else if !segment.isEmpty, segment.allSatisfy(ByteSet.digits.contains) {
            self = .digits
        } else {
            let format = TextFormat.allCases.first { $0.isDistinctive && $0.accepts(segment) }
            self = format.map { .format($0) } ?? .text
        }
    }

    /// Returns `true` for digits with a decimal point, after an optional minus sign.
    private static func isDecimal(_ segment: Bytes) -> Bool {
        let digits = segment.has(UInt8(ascii: "-"), at: 0) ? segment.part(1..<segment.count) : segment
        return digits.allSatisfy { ByteSet.digits.contains($0) || $0 == UInt8(ascii: ".") }
            && digits.count { $0 == UInt8(ascii: ".") } == 1 && Spelling.double(segment) != nil
    }
}

extension TextFormat: Comparable {
    static func < (a: TextFormat, b: TextFormat) -> Bool { a.rawValue < b.rawValue }
}

extension String {
    /// `true` for a possible literal: at most 64 bytes, with a letter, and only letters, digits and `-._~`.
    var isWord: Bool {
        utf8.count <= 64 && unicodeScalars.contains { $0.properties.isAlphabetic }
            && unicodeScalars.allSatisfy {
                $0.isASCII ? ByteSet.unreserved.contains(UInt8($0.value)) : $0.properties.isXIDContinue
            }
    }
}
