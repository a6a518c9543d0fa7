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
            var reader = LiteralReader(poundCount: node.openingPounds?.text.utf8.count ?? 0)
            for case .stringSegment(let segment) in node.segments { reader.read(segment.content) }
            let start = node.openingQuote.endPositionBeforeTrailingTrivia
            // If the positions of single bytes are unknown, diagnostics mark the start.
            positions =
                reader.value.elementsEqual(text.utf8)
                ? reader.positions + [reader.end ?? start]
                : Array(repeating: start, count: text.utf8.count + 1)
        }

        func range(_ range: Range<Int>) -> Range<AbsolutePosition> {
            let last = positions.count - 1
            let lower = positions[min(max(range.lowerBound, 0), last)]
            return lower..<max(lower, positions[min(max(range.upperBound, 0), last)])
        }

        func syntaxRange(_ part: Range<Int>? = nil) -> SyntaxRange {
            SyntaxRange(node, part.map(range))
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

    /// A reader of literal segments that unescapes them and records the source position of each byte.
    private struct LiteralReader {
        let poundCount: Int
        private(set) var value: [UInt8] = []
        private(set) var positions: [AbsolutePosition] = []
        private(set) var end: AbsolutePosition?

        mutating func read(_ token: TokenSyntax) {
            let start = token.positionAfterSkippingLeadingTrivia
            let text = Array(token.text.utf8)
            var index = 0
            while index < text.count {
                let escape = text[index] == UInt8(ascii: "\\") ? Escape(text[index...], poundCount: poundCount) : nil
                let length = escape?.length ?? 1
                let bytes = escape?.bytes ?? [text[index]]
                value += bytes
                positions += Array(repeating: start.advanced(by: index), count: bytes.count)
                index += length
            }
            end = start.advanced(by: text.count)
        }
    }

    private struct Escape {
        let length: Int
        let bytes: [UInt8]

        init?(_ text: ArraySlice<UInt8>, poundCount: Int) {
            let rest = text.dropFirst()
            guard rest.prefix(poundCount).elementsEqual(repeatElement(UInt8(ascii: "#"), count: poundCount)),
                let letter = rest.dropFirst(poundCount).first
            else { return nil }
            let known: [Character: UInt8] = ["0": 0, "t": 9, "n": 10, "r": 13, "\\": 0x5C, "\"": 0x22, "'": 0x27]
            if let byte = known[Character(Unicode.Scalar(letter))] {
                length = poundCount + 2
                bytes = [byte]
            } else {
                let digits = rest.dropFirst(poundCount + 2).prefix { $0 != UInt8(ascii: "}") }
                guard letter == UInt8(ascii: "u"),
                    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(number)
                else { return nil }
                length = poundCount + digits.count + 4
                bytes = Array(String(scalar).utf8)
            }
        }
    }
#endif
