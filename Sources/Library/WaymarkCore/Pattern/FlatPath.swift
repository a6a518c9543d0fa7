/// The path of a pattern that is nothing but whole literals and parameters, as most are: where each segment stands in
/// the pattern's text.
///
/// No nodes, because those would be most of what it costs to make a table: tables are made from this form as it is. Nodes,
/// places and segments are made of it when somebody asks for them, which is seldom: to explain, to print, and to say what
/// is wrong.
@usableFromInline
package struct FlatPath: Sendable {
    /// One segment. Texts of patterns in this form have less than 65,536 bytes.
    @usableFromInline
    package struct Segment: Sendable, BitwiseCopyable {
        @usableFromInline
        package enum Kind: Sendable, BitwiseCopyable {
            case literal
            /// A parameter that takes any text.
            case anything
            /// A parameter of another type.
            case typed
        }

        @usableFromInline let start: UInt16
        @usableFromInline let end: UInt16
        @usableFromInline let typeStart: UInt16
        @usableFromInline let typeEnd: UInt16
        @usableFromInline package let kind: Kind

        @inlinable package var isLiteral: Bool { if case .literal = kind { true } else { false } }
        /// Whether it is a parameter that does not take any text.
        @inlinable package var isTyped: Bool { if case .typed = kind { true } else { false } }

        /// - Parameters:
        ///   - text: Where the literal stands, or the name of the parameter.
        ///   - type: Where its type stands; empty if there is none.
        init(_ kind: Kind, _ text: Range<Int>, type: Range<Int> = 0..<0) {
            self.kind = kind
            start = UInt16(truncatingIfNeeded: text.lowerBound)
            end = UInt16(truncatingIfNeeded: text.upperBound)
            typeStart = UInt16(truncatingIfNeeded: type.lowerBound)
            typeEnd = UInt16(truncatingIfNeeded: type.upperBound)
        }

        /// Where the literal stands, or the name of the parameter.
        @inlinable package var text: Range<Int> { Int(start)..<Int(end) }

        /// Where the type of a parameter stands; empty if there is none.
        package var type: Range<Int> { Int(typeStart)..<Int(typeEnd) }

        /// All of it, with the braces of a parameter.
        var whole: Range<Int> {
            kind == .literal ? text : text.lowerBound - 1..<max(text.upperBound, type.upperBound) + 1
        }
    }

    @usableFromInline package let segments: [Segment]

    /// The most segments of a path in this form: while they are read, they stand on the stack.
    static let segmentLimit = 64
}

extension FlatPath.Segment {
    /// The literal, or the name of the parameter.
    package func string(_ text: Bytes) -> String { text.string(self.text) }

    /// The type of a parameter.
    package func parameterType(_ text: Bytes) -> ParameterType {
        kind == .typed ? .named(text.string(type)) : .string
    }

    package func parameter(_ text: Bytes) -> PatternParameter {
        PatternParameter(string(text), type: parameterType(text))
    }
}

extension Bytes {
    fileprivate func string(_ range: Range<Int>) -> String {
        String(decoding: part(range), as: UTF8.self)
    }
}
