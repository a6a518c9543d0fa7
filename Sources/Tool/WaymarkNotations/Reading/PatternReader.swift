import WaymarkCore

protocol PatternReader {
    var scanner: PatternScanner { get set }
    var parameterRanges: [ParameterRanges] { get set }
}

extension PatternReader {
    /// Skips leading white space, and reports an empty pattern.
    mutating func begin() {
        if scanner.end == 0 { scanner.report(.text(.emptyPattern), at: 0..<0, suggestion: "/") }
        scanner.skipLeadingSpace()
    }

    /// Returns the pattern, or throws its problems. Characters that are still unread are a query or fragment, which is
    /// a problem, because the notation has none.
    mutating func finish(
        source: LinkSource? = nil, path: [PathNode], query: [QueryNode] = [], fragment: ValuePattern? = nil
    ) throws(PatternError) -> RoutePattern {
        scanner.reportUnsupportedRest()
        return try scanner.checked(
            RoutePattern(
                text: scanner.text, source: source, path: path, query: query, fragment: fragment,
                parameterRanges: parameterRanges))
    }

    /// Creates a parameter, and reports an invalid name or type.
    mutating func parameter(
        _ range: Range<Int>, named nameRange: Range<Int>?, typed type: (range: Range<Int>, names: TypeNames)? = nil
    ) -> PatternParameter {
        var ranges = ParameterRanges(range)
        if let nameRange {
            let name = scanner.string(nameRange)
            if !name.isUnrestrictedName {
                scanner.report(.parameter(.invalidName), at: nameRange.isEmpty ? range : nameRange)
            }
            (ranges.name, ranges.nameRange) = (name, nameRange)
        }
        if let type {
            let name = type.names.type(scanner.string(type.range))
            if type.range.isEmpty {
                scanner.report(.parameter(.missingType), at: range)
            } else if !name.isTypeName {
                scanner.report(.parameter(.invalidType), at: type.range)
            }
            (ranges.type, ranges.typeRange) = (name, type.range)
        }
        parameterRanges.append(ranges)
        return PatternParameter(ranges.name, type: ranges.type.map { .named($0) } ?? .string)
    }
}

/// The parameter types that have different names in a notation and in route tables, such as `int` for `LenientInt`.
struct TypeNames {
    let native: [(name: String, type: String)]

    func type(_ name: String) -> String { native.first { $0.name == name }?.type ?? name }

    /// Returns the name of a type in the notation; `nil` if the notation has no name for it.
    func name(of type: ParameterType) -> String? {
        guard case .named(let name) = type.kind, !type.isList else { return nil }
        if let known = native.first(where: { $0.type == name }) { return known.name }
        return ParameterTypes()[name] == nil && name.isTypeName && !native.contains { $0.name == name } ? name : nil
    }
}

/// A reader of notations in which a segment is one literal, parameter or wildcard, never a mix such as `a{id}`.
struct SegmentReader: PatternReader {
    var scanner: PatternScanner
    var parameterRanges: [ParameterRanges] = []

    init(_ text: String) {
        scanner = PatternScanner(text)
        begin()
    }

    /// Reads the path up to `end`, and calls `segment` for each nonempty segment. `isLast` is `true` for the last one,
    /// even before a slash. Empty segments are problems, unless `dropsEmptySegments` is `true`.
    mutating func path(
        upTo end: Int, dropsEmptySegments: Bool = false,
        _ segment: (inout SegmentReader, Range<Int>, _ isLast: Bool) -> PathNode.Kind?
    ) -> [PathNode] {
        let start = min(scanner.offset + (scanner.next == "/" ? 1 : 0), end)
        let ranges = scanner.split(start..<end, separator: "/")
        let last = ranges.last { !$0.isEmpty }
        var nodes: [PathNode] = []
        for (index, range) in ranges.enumerated() {
            guard !range.isEmpty else {
                if !dropsEmptySegments, index + 1 < ranges.count {
                    let slash = range.lowerBound..<(range.lowerBound + 1)
                    scanner.report(.path(.emptySegment), at: slash, suggestion: "")
                }
                continue
            }
            scanner.move(to: range.lowerBound)
            guard let kind = segment(&self, range, range == last), kind != .literal("") else { continue }
            nodes.append(PathNode(.separator, at: range.lowerBound..<range.lowerBound))
            nodes.append(PathNode(kind, at: range))
        }
        scanner.move(to: end)
        return nodes.isEmpty ? [PathNode(.separator)] : nodes
    }

    /// Reads a literal segment, or calls `token` to read a segment in brackets, such as `<id>`.
    mutating func segment(
        _ range: Range<Int>, in brackets: ParameterBrackets, _ token: (inout SegmentReader) -> PathNode.Kind?
    ) -> PathNode.Kind? {
        switch (scanner.first(brackets.open, in: range), scanner.first(brackets.close, in: range)) {
        case (nil, nil):
            let decoding: LiteralDecoding = brackets.escapedClose == nil ? .none : .escapes
            return .literal(scanner.skipText(upTo: range.upperBound, decoding: decoding))
        case (range.lowerBound, range.upperBound - 1): return token(&self)
        case (let open?, nil):
            let range = open..<range.upperBound
            scanner.report(brackets.unclosed, at: range, suggestion: scanner.string(range) + String(brackets.close))
        case (let open, let close?) where open.map({ $0 > close }) ?? true:
            scanner.report(brackets.unopened, at: close..<(close + 1), suggestion: brackets.escapedClose)
        default: scanner.report(.notation(.partialSegment), at: range)
        }
        return nil
    }
}

struct ParameterBrackets {
    let open: Unicode.Scalar
    let close: Unicode.Scalar
    let unclosed: RouteProblem.Kind
    let unopened: RouteProblem.Kind
    /// The escape of a literal closing bracket; `nil` in notations without escapes.
    let escapedClose: String?

    static let angles = ParameterBrackets(
        open: "<", close: ">", unclosed: .notation(.unclosedAngle), unopened: .notation(.unopenedAngle),
        escapedClose: "%3E")
    static let braces = ParameterBrackets(
        open: "{", close: "}", unclosed: .text(.unclosedBrace), unopened: .notation(.strayBrace), escapedClose: nil)
}
