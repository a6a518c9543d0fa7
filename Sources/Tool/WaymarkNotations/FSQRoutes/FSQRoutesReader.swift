import WaymarkCore

struct FSQRoutesReader: SegmentReader {
    var scanner: PatternScanner
    private var places: [ParameterRanges] = []
    private var isAfterCatchAll = false

    init(_ text: String) { scanner = PatternScanner(text) }

    mutating func pattern() throws(PatternError) -> RoutePattern {
        begin()
        scanner.skipUnsupportedSource()
        let path = path(upTo: scanner.endOfPath(), emptySegments: .dropped)
        scanner.reportUnsupportedRest()
        return try scanner.checked(RoutePattern(text: scanner.text, path: path, places: places))
    }

    mutating func segment(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        let wasAfterCatchAll = isAfterCatchAll
        isAfterCatchAll = false
        switch scanner.string(range) {
        case ":": return .literal(":")
        case "*": return .wildcard
        case "**":
            isAfterCatchAll = true
            return wasAfterCatchAll ? nil : .catchAll(CatchAll())
        case _ where scanner.next == ":": return parameter(range)
        default: return literal(range)
        }
    }

    private mutating func parameter(_ range: Range<Int>) -> PathNode.Kind {
        let nameRange = (range.lowerBound + 1)..<range.upperBound
        let name = scanner.string(nameRange)
        if !name.isUnrestrictedName { scanner.report(.parameter(.invalidName), at: nameRange) }
        var place = ParameterRanges(range)
        (place.name, place.nameRange) = (name, nameRange)
        places.append(place)
        return .parameter(PatternParameter(name))
    }

    /// Reads a literal. Reports a star in it, which probably should not be literal.
    private mutating func literal(_ range: Range<Int>) -> PathNode.Kind {
        if scanner.first("*", in: range) != nil {
            scanner.report(.notation(.partialSegment), at: range, suggestion: Self.escapingStars(scanner.string(range)))
        }
        return .literal(scanner.skipText(upTo: range.upperBound, decoding: .form))
    }

    private static func escapingStars(_ text: String) -> String {
        text.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "%2A")
    }
}
