/// A path of only literal and parameter segments, such as `/user/{id: Int}`, as ranges of the pattern's string. Tables
/// are built from it, because allocating a ``PathNode`` for each segment would dominate the cost of building.
@usableFromInline
package struct FlatPath: Sendable {
    /// A literal or parameter segment, as offsets in the pattern's string, which has less than 65,536 bytes.
    @usableFromInline
    package struct Segment: Sendable, BitwiseCopyable {
        @usableFromInline
        package enum Kind: Sendable, BitwiseCopyable {
            case literal
            /// A parameter that matches any string: `{name}` or `{name: String}`.
            case anything
            case typed
        }

        @usableFromInline let start: UInt16
        @usableFromInline let end: UInt16
        @usableFromInline let typeStart: UInt16
        @usableFromInline let typeEnd: UInt16
        @usableFromInline package let kind: Kind

        @inlinable package var isLiteral: Bool { if case .literal = kind { true } else { false } }
        @inlinable package var isTyped: Bool { if case .typed = kind { true } else { false } }

        init(_ kind: Kind, _ text: Range<Int>, type: Range<Int> = 0..<0) {
            self.kind = kind
            start = UInt16(truncatingIfNeeded: text.lowerBound)
            end = UInt16(truncatingIfNeeded: text.upperBound)
            typeStart = UInt16(truncatingIfNeeded: type.lowerBound)
            typeEnd = UInt16(truncatingIfNeeded: type.upperBound)
        }

        /// The UTF-8 range of the literal, or of the parameter's name, in the pattern.
        @inlinable package var text: Range<Int> { Int(start)..<Int(end) }

        /// The UTF-8 range of the parameter's type in the pattern; empty if the parameter has none.
        package var type: Range<Int> { Int(typeStart)..<Int(typeEnd) }

        /// The range of the segment, including the braces of a parameter.
        var whole: Range<Int> {
            kind == .literal ? text : text.lowerBound - 1..<max(text.upperBound, type.upperBound) + 1
        }
    }

    @usableFromInline package let segments: [Segment]

    /// The maximum number of segments, which ``FlatPathReader`` collects on the stack.
    static let segmentLimit = 64

    func nodes(of text: String) -> [PathNode] {
        text.withBytes { bytes in
            var nodes: [PathNode] = []
            nodes.reserveCapacity(2 * segments.count)
            for segment in segments {
                let whole = segment.whole
                nodes.append(PathNode(.separator, at: whole.lowerBound - 1..<whole.lowerBound))
                let kind: PathNode.Kind =
                    segment.kind == .literal
                    ? .literal(segment.string(bytes)) : .parameter(segment.parameter(bytes))
                nodes.append(PathNode(kind, at: whole))
            }
            return nodes
        }
    }

    func parameterRanges(of text: String) -> [ParameterRanges] {
        text.withBytes { bytes in
            segments.filter { $0.kind != .literal }.map { segment in
                var ranges = ParameterRanges(segment.whole)
                ranges.name = segment.string(bytes)
                ranges.nameRange = segment.text
                if !segment.type.isEmpty {
                    ranges.typeRange = segment.type
                    ranges.type = segment.parameterType(bytes).text
                }
                return ranges
            }
        }
    }

    package func segments(of text: String) -> [SegmentPattern] {
        text.withBytes { bytes in
            segments.map { segment in
                segment.kind == .literal ? .literal(segment.string(bytes)) : .parameter(segment.parameter(bytes))
            }
        }
    }

    func parameters(of text: String) -> [PatternParameter] {
        text.withBytes { bytes in segments.filter { $0.kind != .literal }.map { $0.parameter(bytes) } }
    }
}

extension FlatPath.Segment {
    package func string(_ text: Bytes) -> String { text.string(self.text) }

    package func parameterType(_ text: Bytes) -> ParameterType {
        kind == .typed ? .named(text.string(type)) : .string
    }

    package func parameter(_ text: Bytes) -> PatternParameter {
        PatternParameter(string(text), type: parameterType(text))
    }
}

extension Bytes {
    fileprivate func string(_ range: Range<Int>) -> String { String(decoding: part(range), as: UTF8.self) }
}
