import WaymarkCore

struct ElfReader: SegmentReader {
    var scanner: PatternScanner
    private var places: [ParameterRanges] = []

    init(_ text: String) { scanner = PatternScanner(text) }

    mutating func pattern() throws(PatternError) -> RoutePattern {
        begin()
        let source = source()
        let path = path(upTo: scanner.endOfPath(outside: ("{", "}")))
        scanner.reportUnsupportedRest()
        return try scanner.checked(RoutePattern(text: scanner.text, source: source, path: path, places: places))
    }

    /// Reads the scheme, and a literal host of a web link.
    private mutating func source() -> LinkSource? {
        let start = scanner.offset
        guard let scheme = scanner.skipScheme(), scanner.skip("//") else {
            if !scanner.text.isEmpty { scanner.report(.notation(.missingScheme), at: start..<scanner.end) }
            if let slash = scanner.first("/", in: 0..<scanner.end), scanner.ascii(at: slash + 1) == "/" {
                scanner.move(to: slash + 2)
            }
            return nil
        }
        guard scheme == "https" || scheme == "http", scanner.next != "{" else { return .scheme(scheme) }
        scanner.move(to: start)
        let source = scanner.skipSource()
        switch scanner.next {
        case "/", "?", "#", nil: break
        default: scanner.report(.invalidSource(scanner.string(start..<scanner.end), .host), at: start..<scanner.end)
        }
        return source
    }

    mutating func segment(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        let (open, close) = (scanner.first("{", in: range), scanner.first("}", in: range))
        switch (open, close) {
        case (nil, nil): return .literal(scanner.skipText(upTo: range.upperBound, decoding: .none))
        case (range.lowerBound, range.upperBound - 1): return parameter(range)
        case (let open?, nil):
            let range = open..<range.upperBound
            scanner.report(.text(.unclosedBrace), at: range, suggestion: scanner.string(range) + "}")
        case (let open, let close?) where open.map({ $0 > close }) ?? true:
            scanner.report(.notation(.strayBrace), at: close..<(close + 1))
        default: scanner.report(.notation(.partialSegment), at: range)
        }
        return nil
    }

    private mutating func parameter(_ range: Range<Int>) -> PathNode.Kind {
        let nameRange = (range.lowerBound + 1)..<(range.upperBound - 1)
        let name = scanner.string(nameRange)
        if !name.isUnrestrictedName {
            scanner.report(.parameter(.invalidName), at: nameRange.isEmpty ? range : nameRange)
        }
        var place = ParameterRanges(range)
        (place.name, place.nameRange) = (name, nameRange)
        places.append(place)
        return .parameter(PatternParameter(name))
    }
}
