#if Macros
    import SwiftParser
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// The string literal of a pattern, with the source position of each byte of its value.
    struct PatternLiteral {
        let node: StringLiteralExprSyntax
        let text: String

        /// The source position of each UTF-8 offset of `text`, including the end.
        private let positions: [AbsolutePosition]

        /// Returns `nil` if the expression is not a string literal or has interpolations.
        init?(_ expression: ExprSyntax) {
            guard let node = expression.as(StringLiteralExprSyntax.self), let text = node.representedLiteralValue else {
                return nil
            }
            (self.node, self.text) = (node, text)
            let escape = "\\" + (node.openingPounds?.text ?? "")
            let start = node.openingQuote.endPositionBeforeTrailingTrivia
            var (positions, end) = ([AbsolutePosition](), start)
            for case .stringSegment(let segment) in node.segments {
                let source = Array(segment.content.text.utf8)
                let first = segment.content.positionAfterSkippingLeadingTrivia
                var index = 0
                while index < source.count {
                    let length = Self.length(ofEscape: escape, in: source[index...])
                    // An escape represents one scalar, which may have several bytes.
                    let rest = text.utf8.dropFirst(positions.count + 1)
                    let count = length == nil ? 1 : rest.prefix { $0 & 0xC0 == 0x80 }.count + 1
                    positions += repeatElement(first.advanced(by: index), count: count)
                    index += length ?? 1
                }
                end = first.advanced(by: source.count)
            }
            // If the positions are unknown, diagnostics point at the start of the literal.
            let areKnown = positions.count == text.utf8.count
            self.positions = areKnown ? positions + [end] : Array(repeating: start, count: text.utf8.count + 1)
        }

        /// Returns the length of the escape sequence at the start of `source`; `nil` if there is none.
        private static func length(ofEscape marks: String, in source: ArraySlice<UInt8>) -> Int? {
            guard source.starts(with: marks.utf8), let letter = source.dropFirst(marks.utf8.count).first else {
                return nil
            }
            return letter == UInt8(ascii: "u")
                ? source.prefix { $0 != UInt8(ascii: "}") }.count + 1 : marks.utf8.count + 1
        }

        /// Returns the source range of a byte range of the pattern; for `nil`, that of the literal.
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
#endif
