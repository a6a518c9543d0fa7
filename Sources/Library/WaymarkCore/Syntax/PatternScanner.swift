/// A cursor over the text of a pattern, which knows its offset and keeps the problems that are found on the way.
///
/// Every syntax reads with one. It looks at Unicode scalars and counts in UTF-8 offsets, as the ranges of problems do;
/// it never leaves the text, and every step costs the same wherever it stands.
package struct PatternScanner: Sendable {
    /// The most problems that are kept; a text with more is no pattern with mistakes.
    package static let problemLimit = 100

    /// The text that is read.
    package let text: String
    /// The text as bytes.
    package let bytes: [UInt8]
    /// Where the cursor stands: 0 to the number of bytes.
    package private(set) var offset = 0
    /// What is wrong with the text, in the order found.
    package private(set) var problems: [RouteProblem] = []

    package init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// The number of bytes.
    package var end: Int { bytes.count }

    package var isAtEnd: Bool { offset >= bytes.count }

    /// The scalar at the cursor; `nil` at the end.
    package var next: Unicode.Scalar? { scalar(at: offset) }

    /// The scalar before the cursor if it is an ASCII one; `nil` at the start and after any other.
    package var previous: Unicode.Scalar? { offset > 0 ? ascii(at: offset - 1) : nil }

    /// The ASCII scalar that stands some bytes after the cursor; `nil` beyond the end and for any other.
    package func peek(_ distance: Int) -> Unicode.Scalar? { ascii(at: offset + distance) }

    /// The ASCII scalar at an offset.
    package func ascii(at offset: Int) -> Unicode.Scalar? {
        bytes.indices.contains(offset) && bytes[offset] < 0x80 ? Unicode.Scalar(bytes[offset]) : nil
    }

    /// The scalar that begins at an offset.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        guard bytes.indices.contains(offset) else { return nil }
        let first = bytes[offset]
        return first < 0x80 ? Unicode.Scalar(first) : longScalar(at: offset)
    }

    private func longScalar(at offset: Int) -> Unicode.Scalar {
        let first = bytes[offset]
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC0, offset + count <= bytes.count else { return "\u{FFFD}" }
        var value = UInt32(first) & (0x7F >> UInt32(count))
        for byte in bytes[(offset + 1)..<(offset + count)] { value = value << 6 | UInt32(byte & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// The text of a range, cut to what there is.
    package func string(_ range: Range<Int>) -> String {
        bytes.withBytes { bytes in
            String(decoding: bytes.part(range.clamped(to: bytes.indices)), as: UTF8.self)
        }
    }
}

// MARK: Moving

extension PatternScanner {
    /// Moves to an offset, which must be one that the cursor has had or that `ascii(at:)` found something at.
    package mutating func move(to offset: Int) {
        self.offset = min(max(offset, 0), bytes.count)
    }

    /// Moves behind the next scalar and returns it.
    @discardableResult
    package mutating func advance() -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        offset += UTF8.width(scalar)
        return scalar
    }

    /// Moves behind the text if it stands at the cursor.
    package mutating func skip(_ expected: StaticString) -> Bool {
        let expected = Bytes(expected)
        guard expected.count <= bytes.count - offset else { return false }
        for index in 0..<expected.count where bytes[offset + index] != expected[index] { return false }
        offset += expected.count
        return true
    }

    /// Moves behind every scalar for which the condition holds, and returns their range.
    @discardableResult
    package mutating func skip(while condition: (Unicode.Scalar) -> Bool) -> Range<Int> {
        let start = offset
        while let scalar = next, condition(scalar) { offset += UTF8.width(scalar) }
        return start..<offset
    }

    /// Moves behind every byte of a set, and returns their range.
    package mutating func skip(in set: ByteSet) -> Range<Int> {
        let start = offset
        var end = start
        bytes.withBytes { bytes in
            while end < bytes.count, set.contains(bytes[end]) { end += 1 }
        }
        offset = end
        return start..<end
    }

    /// Moves behind spaces and tabs.
    @discardableResult
    package mutating func skipBlanks() -> Range<Int> {
        guard offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 else { return offset..<offset }
        return skip { $0 == " " || $0 == "\t" }
    }

    /// Moves behind a Swift identifier or a number, if one stands at the cursor.
    package mutating func skipName() -> Range<Int>? {
        guard let first = next, first.startsName || first.isDigit else { return nil }
        let start = offset
        skip { first.isDigit ? $0.isDigit : $0.continuesName }
        if next?.continuesName == true { move(to: start) }
        return start == offset ? nil : start..<offset
    }
}

// MARK: Problems

extension PatternScanner {
    /// Whether another problem would be kept.
    package var hasRoom: Bool { problems.count < Self.problemLimit }

    /// Notes that something is wrong, and goes on.
    package mutating func report(_ kind: RouteProblem.Kind, at range: Range<Int>, suggestion: String? = nil) {
        guard hasRoom else { return }
        problems.append(RouteProblem(kind, in: text, at: range, suggestion: suggestion))
    }
}

extension Unicode.Scalar {
    package func isIn(_ set: ByteSet) -> Bool { isASCII && set.contains(UInt8(truncatingIfNeeded: value)) }

    package var isDigit: Bool { isIn(.digits) }

    package var isLetter: Bool { isIn(.letters) }

    /// Whether a Swift identifier may begin with the scalar.
    package var startsName: Bool {
        isASCII ? isLetter || self == "_" : properties.isXIDStart
    }

    /// Whether a Swift identifier may go on with the scalar.
    package var continuesName: Bool {
        isASCII ? isLetter || isDigit || self == "_" : properties.isXIDContinue
    }
}
