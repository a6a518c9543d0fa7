/// The pairs of unescaped braces, brackets and parentheses of a string, found in one pass.
struct BracketPairs {
    /// For each opening bracket's offset, the offset of its closing bracket; 0 for all other bytes.
    private var closers: [Int]

    init(_ bytes: [UInt8]) {
        closers = [Int](repeating: 0, count: bytes.count)
        var open: [(bracket: Bracket, offset: Int)] = []
        var counts = [0, 0, 0]
        var offset = 0
        while offset < bytes.count {
            let scalar = Unicode.Scalar(bytes[offset])
            if scalar == "\\" {
                offset += 1
            } else if let bracket = Bracket(opening: scalar) {
                open.append((bracket, offset))
                counts[bracket.rawValue] += 1
            } else if let bracket = Bracket(closing: scalar), counts[bracket.rawValue] > 0 {
                // Removes the brackets above the matching one from the stack: they are unclosed.
                while let last = open.popLast() {
                    counts[last.bracket.rawValue] -= 1
                    guard last.bracket != bracket else {
                        closers[last.offset] = offset
                        break
                    }
                }
            }
            offset += 1
        }
    }

    /// The offset of the bracket that closes the one at `offset`; `nil` if it is unclosed.
    subscript(offset: Int) -> Int? { closers[offset] == 0 ? nil : closers[offset] }
}

enum Bracket: Int {
    case brace
    case square
    case parenthesis

    init?(opening scalar: Unicode.Scalar) {
        switch scalar {
        case "{": self = .brace
        case "[": self = .square
        case "(": self = .parenthesis
        default: return nil
        }
    }

    init?(closing scalar: Unicode.Scalar) {
        switch scalar {
        case "}": self = .brace
        case "]": self = .square
        case ")": self = .parenthesis
        default: return nil
        }
    }

    private static let facts: [Facts] = [
        Facts(opening: "{", closing: "}", unclosed: .unclosedBrace, unopened: .unopenedBrace),
        Facts(opening: "[", closing: "]", unclosed: .unclosedBracket, unopened: .unopenedBracket),
        Facts(opening: "(", closing: ")", unclosed: .unclosedParenthesis, unopened: .unopenedParenthesis),
    ]

    struct Facts {
        let opening: Unicode.Scalar
        let closing: Unicode.Scalar
        let unclosed: RouteProblem.Kind.TextProblem
        let unopened: RouteProblem.Kind.TextProblem
    }

    var facts: Facts { Self.facts[rawValue] }
}
