import WaymarkCore

struct ElfReader: BracketReader {
    var scanner: PatternScanner
    var places: [ParameterRanges] = []

    static let brackets = ParameterBrackets.braces

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

    mutating func token(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        .parameter(parameter(range, named: range.dropFirst().dropLast()))
    }
}
