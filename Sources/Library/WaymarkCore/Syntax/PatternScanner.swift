/// A cursor over the string of a pattern, used by the parsers of all syntaxes. It stores the problems found so far.
///
/// It reads Unicode scalars at UTF-8 offsets, like the ranges of problems. Every step takes constant time.
package struct PatternScanner: Sendable {
    /// The maximum number of stored problems.
    package static let problemLimit = 100

    package let text: String
    package let bytes: [UInt8]
    /// The UTF-8 offset of the cursor, from 0 to the number of bytes.
    package private(set) var offset = 0
    /// The problems in the order found.
    package private(set) var problems: [RouteProblem] = []

    package init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    package var end: Int { bytes.count }

    package var isAtEnd: Bool { offset >= bytes.count }

    /// The scalar at the cursor; `nil` at the end.
    package var next: Unicode.Scalar? { scalar(at: offset) }

    /// The scalar before the cursor if it is ASCII; `nil` at the start and for other scalars.
    package var previous: Unicode.Scalar? { offset > 0 ? ascii(at: offset - 1) : nil }

    /// Returns the ASCII scalar at a distance from the cursor; `nil` after the end and for other scalars.
    package func peek(_ distance: Int) -> Unicode.Scalar? { ascii(at: offset + distance) }

    package func ascii(at offset: Int) -> Unicode.Scalar? {
        bytes.indices.contains(offset) && bytes[offset] < 0x80 ? Unicode.Scalar(bytes[offset]) : nil
    }

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

    /// Returns the string of a range, clamped to the bounds.
    package func string(_ range: Range<Int>) -> String {
        bytes.withBytes { bytes in
            String(decoding: bytes.part(range.clamped(to: bytes.indices)), as: UTF8.self)
        }
    }
}

// MARK: Moving

extension PatternScanner {
    /// Moves to an offset, which must be a scalar boundary.
    package mutating func move(to offset: Int) {
        self.offset = min(max(offset, 0), bytes.count)
    }

    /// Moves after the next scalar and returns it.
    @discardableResult
    package mutating func advance() -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        offset += UTF8.width(scalar)
        return scalar
    }

    /// Skips a string if it is at the cursor, and returns `true`.
    package mutating func skip(_ expected: StaticString) -> Bool {
        let expected = Bytes(expected)
        guard expected.count <= bytes.count - offset else { return false }
        for index in 0..<expected.count where bytes[offset + index] != expected[index] { return false }
        offset += expected.count
        return true
    }

    /// Skips the scalars that satisfy a condition, and returns their range.
    @discardableResult
    package mutating func skip(while condition: (Unicode.Scalar) -> Bool) -> Range<Int> {
        let start = offset
        while let scalar = next, condition(scalar) { offset += UTF8.width(scalar) }
        return start..<offset
    }

    /// Skips the bytes of a set, and returns their range.
    package mutating func skip(in set: ByteSet) -> Range<Int> {
        let start = offset
        var end = start
        bytes.withBytes { bytes in
            while end < bytes.count, set.contains(bytes[end]) { end += 1 }
        }
        offset = end
        return start..<end
    }

    /// Skips spaces and tabs.
    @discardableResult
    package mutating func skipBlanks() -> Range<Int> {
        guard offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 else { return offset..<offset }
        return skip { $0 == " " || $0 == "\t" }
    }

    /// Skips a Swift identifier or a number and returns its range; `nil` if there is none.
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
    package var hasRoom: Bool { problems.count < Self.problemLimit }

    /// Stores a problem, unless there are too many.
    package mutating func report(_ kind: RouteProblem.Kind, at range: Range<Int>, suggestion: String? = nil) {
        guard hasRoom else { return }
        problems.append(RouteProblem(kind, in: text, at: range, suggestion: suggestion))
    }

    /// Removes the problems that begin in a range.
    mutating func removeProblems(in range: Range<Int>) {
        problems.removeAll { range.contains($0.range.lowerBound) }
    }
}

extension Unicode.Scalar {
    package func isIn(_ set: ByteSet) -> Bool { isASCII && set.contains(UInt8(truncatingIfNeeded: value)) }

    package var isDigit: Bool { isIn(.digits) }

    package var isLetter: Bool { isIn(.letters) }

    /// `true` if the scalar may begin a Swift identifier.
    package var startsName: Bool {
        isASCII ? isLetter || self == "_" : properties.isXIDStart
    }

    /// `true` if the scalar may continue a Swift identifier.
    package var continuesName: Bool {
        isASCII ? isLetter || isDigit || self == "_" : properties.isXIDContinue
    }
}
