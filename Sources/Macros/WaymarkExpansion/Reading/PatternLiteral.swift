#if Macros
    import SwiftParser
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// A pattern in a string literal, with the source position of each byte of its value.
    struct PatternLiteral {
        let node: StringLiteralExprSyntax
        let text: String

        /// The source position of each UTF-8 offset of the value, including its end.
        private let positions: [AbsolutePosition]

        /// Reads a literal; `nil` for other expressions and for interpolated literals.
        init?(_ expression: ExprSyntax) {
            guard let node = expression.as(StringLiteralExprSyntax.self), let text = node.representedLiteralValue else {
                return nil
            }
            self.node = node
            self.text = text
            var reader = LiteralReader(
                value: Array(text.utf8), poundCount: node.openingPounds?.text.utf8.count ?? 0)
            for case .stringSegment(let segment) in node.segments { reader.read(segment.content) }
            let start = node.openingQuote.endPositionBeforeTrailingTrivia
            // If the positions of single bytes are unknown, diagnostics mark the start.
            positions =
                reader.positions.count == text.utf8.count
                ? reader.positions + [reader.end ?? start]
                : Array(repeating: start, count: text.utf8.count + 1)
        }

        /// Returns the source range of a part of the pattern, in UTF-8 offsets, or of the whole literal for `nil`.
        func syntaxRange(_ part: Range<Int>? = nil) -> SyntaxRange {
            guard let range = part?.clamped(to: 0..<positions.count - 1) else { return SyntaxRange(node) }
            let lower = positions[range.lowerBound]
            return SyntaxRange(node, lower..<max(lower, positions[range.upperBound]))
        }

        func escaped(_ text: String) -> String {
            guard node.openingPounds == nil else { return text }
            return String(text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] })
        }

        func literal(inserting insertions: [(offset: Int, text: String)]) -> String {
            guard !insertions.isEmpty else { return node.trimmedDescription }
            return StringLiteralExprSyntax(content: text(inserting: insertions)).description
        }

        func text(inserting insertions: [(offset: Int, text: String)]) -> String {
            var bytes = Array(text.utf8)
            for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
                bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// A reader of literal segments that records the source position of each byte of the value.
    private struct LiteralReader {
        let value: [UInt8]
        let poundCount: Int
        private(set) var positions: [AbsolutePosition] = []
        private(set) var end: AbsolutePosition?

        mutating func read(_ token: TokenSyntax) {
            let start = token.positionAfterSkippingLeadingTrivia
            let text = Array(token.text.utf8)
            var index = 0
            while index < text.count {
                let escape = escapeLength(text[index...])
                // An escape is one scalar.
                let rest = value.dropFirst(positions.count + 1)
                let count = escape == nil ? 1 : rest.prefix { $0 & 0xC0 == 0x80 }.count + 1
                positions += repeatElement(start.advanced(by: index), count: count)
                index += escape ?? 1
            }
            end = start.advanced(by: text.count)
        }

        /// Returns the length of the escape with which a text begins; `nil` for another character.
        private func escapeLength(_ text: ArraySlice<UInt8>) -> Int? {
            let marks = "\\" + String(repeating: "#", count: poundCount)
            guard text.starts(with: marks.utf8), let letter = text.dropFirst(marks.utf8.count).first else { return nil }
            guard letter == UInt8(ascii: "u") else { return marks.utf8.count + 1 }
            return text.prefix { $0 != UInt8(ascii: "}") }.count + 1
        }
    }
#endif
