/// A cursor over the string of a pattern, for the parsers of all syntaxes. It collects the problems that they find. It
/// reads Unicode scalars at UTF-8 offsets, as in the ranges of problems. Reading a scalar is O(1).
package struct PatternScanner: Sendable {
    /// The maximum number of collected problems; further ones are dropped.
    package static let problemLimit = 100

    package let text: String
    package let bytes: [UInt8]
    package private(set) var offset = 0
    package private(set) var problems: [RouteProblem] = []

    package init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    package var end: Int { bytes.count }

    package var isAtEnd: Bool { offset >= bytes.count }

    package var next: Unicode.Scalar? { scalar(at: offset) }

    /// The scalar before the cursor; `nil` unless it is ASCII.
    package var previous: Unicode.Scalar? { offset > 0 ? ascii(at: offset - 1) : nil }

    /// Returns the scalar `distance` bytes after the cursor; `nil` unless it is ASCII.
    package func peek(_ distance: Int) -> Unicode.Scalar? { ascii(at: offset + distance) }

    package func ascii(at offset: Int) -> Unicode.Scalar? {
        bytes.indices.contains(offset) && bytes[offset] < 0x80 ? Unicode.Scalar(bytes[offset]) : nil
    }

    package func scalar(at offset: Int) -> Unicode.Scalar? {
        guard bytes.indices.contains(offset) else { return nil }
        if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
        return String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    }

    /// Returns the substring in a range of UTF-8 offsets, clamped to the bounds of the string.
    package func string(_ range: Range<Int>) -> String {
        bytes.withBytes { bytes in
            String(decoding: bytes.part(range.clamped(to: bytes.indices)), as: UTF8.self)
        }
    }

    /// Moves the cursor to a UTF-8 offset, which must be the boundary of a Unicode scalar.
    package mutating func move(to offset: Int) { self.offset = min(max(offset, 0), bytes.count) }

    /// Moves the cursor after the next Unicode scalar and returns the scalar; `nil` at the end of the string.
    @discardableResult
    package mutating func advance() -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        offset += UTF8.width(scalar)
        return scalar
    }

    /// Moves the cursor after a string and returns `true`, or returns `false` if another string is at the cursor.
    package mutating func skip(_ expected: StaticString) -> Bool {
        let expected = Bytes(expected)
        guard expected.count <= bytes.count - offset else { return false }
        for index in 0..<expected.count where bytes[offset + index] != expected[index] { return false }
        offset += expected.count
        return true
    }

    @discardableResult
    package mutating func skip(while condition: (Unicode.Scalar) -> Bool) -> Range<Int> {
        let start = offset
        while let scalar = next, condition(scalar) { offset += UTF8.width(scalar) }
        return start..<offset
    }

    package mutating func skip(in set: ByteSet) -> Range<Int> {
        let start = offset
        var end = start
        bytes.withBytes { bytes in
            while end < bytes.count, set.contains(bytes[end]) { end += 1 }
        }
        offset = end
        return start..<end
    }

    @discardableResult
    package mutating func skipBlanks() -> Range<Int> {
        guard offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 else { return offset..<offset }
        return skip { $0 == " " || $0 == "\t" }
    }

    /// Moves the cursor after the Swift identifier or number at the cursor; returns its range or `nil`.
    package mutating func skipName() -> Range<Int>? {
        guard let first = next, first.startsName || first.isDigit else { return nil }
        let start = offset
        skip { first.isDigit ? $0.isDigit : $0.continuesName }
        if next?.continuesName == true { move(to: start) }
        return start == offset ? nil : start..<offset
    }

    package var hasRoom: Bool { problems.count < Self.problemLimit }

    package mutating func report(_ kind: RouteProblem.Kind, at range: Range<Int>, suggestion: String? = nil) {
        guard hasRoom else { return }
        problems.append(RouteProblem(kind, in: text, at: range, suggestion: suggestion))
    }

    mutating func removeProblems(in range: Range<Int>) {
        problems.removeAll { range.contains($0.range.lowerBound) }
    }

    /// Prepends `slash` (`/` or `https://`) to the first suggestion at an offset, unless that begins with `/` or `[/`.
    mutating func prefixSuggestion(at offset: Int, with slash: String) {
        guard let index = problems.firstIndex(where: { $0.range.lowerBound == offset }),
            let suggestion = problems[index].suggestion, !suggestion.hasPrefix("/"), !suggestion.hasPrefix("[/")
        else { return }
        problems[index].suggestion = slash + suggestion
    }

    /// Returns the parsed pattern if neither parsing nor the structural check found a problem. A structural problem is
    /// ignored if it overlaps a parsing problem, because the parser's correction may have caused it.
    ///
    /// - Throws: ``PatternError`` with every problem, ordered by offset.
    package func checked(
        _ pattern: consuming RoutePattern, suggesting: (RouteProblem) -> RouteProblem = { $0 }
    ) throws(PatternError) -> RoutePattern {
        let found = pattern.structuralProblems()
        if problems.isEmpty && found.isEmpty {
            pattern.parts.isSound = true
            return pattern
        }
        // These parsing problems extend to the end of the path, so overlapping structural problems are still reported.
        let unlimited: [RouteProblem.Kind] = [
            .path(.missingSlash), .text(.unclosedBracket), .text(.unclosedParenthesis),
        ]
        let repaired = problems.filter { !unlimited.contains($0.kind) }.map { $0.range }
        let structural = found.filter { problem in !repaired.contains { $0.overlaps(problem.range) } }.map(suggesting)
        let all = problems + structural
        guard all.isEmpty else {
            throw PatternError(text: text, problems: all.ordered { $0.range.lowerBound < $1.range.lowerBound })
        }
        return pattern
    }
}

extension Unicode.Scalar {
    package func isIn(_ set: ByteSet) -> Bool { isASCII && set.contains(UInt8(truncatingIfNeeded: value)) }

    package var isDigit: Bool { isIn(.digits) }

    package var isLetter: Bool { isIn(.letters) }

    package var startsName: Bool { isASCII ? isLetter || self == "_" : properties.isXIDStart }

    package var continuesName: Bool {
        isASCII ? isLetter || isDigit || self == "_" : properties.isXIDContinue
    }
}
