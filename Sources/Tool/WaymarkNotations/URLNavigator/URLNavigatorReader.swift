import WaymarkCore

struct URLNavigatorReader: BracketReader {
    var scanner: PatternScanner
    var places: [ParameterRanges] = []

    static let brackets = ParameterBrackets.angles

    mutating func pattern() throws(PatternError) -> RoutePattern {
        begin()
        let source = source()
        let path = path(upTo: scanner.endOfPath(outside: ("<", ">")), emptySegments: .dropped)
        scanner.reportUnsupportedRest()
        return try scanner.checked(RoutePattern(text: scanner.text, source: source, path: path, places: places))
    }

    /// Reads `myapp://` and `https://example.com`. A host parameter of a web link is the first segment of the path.
    private mutating func source() -> LinkSource? {
        var copy = scanner
        if let scheme = copy.skipScheme(), scheme == "https" || scheme == "http", copy.skip("//"), copy.next == "<" {
            scanner.move(to: copy.offset)
            return .scheme(scheme)
        }
        if let source = scanner.skipSource() { return source }
        scanner.skipMalformedSource()
        return nil
    }

    /// Reads `<name>`, `<type:name>` or `<path:name>`.
    mutating func token(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        let content = range.dropFirst().dropLast()
        guard let colon = scanner.first(":", in: content) else { return .parameter(parameter(range, named: content)) }
        let (type, name) = (content.lowerBound..<colon, (colon + 1)..<content.upperBound)
        guard scanner.string(type) == "path" else {
            return .parameter(parameter(range, named: name, typed: (type, URLNavigatorSyntax.types)))
        }
        let rest = parameter(range, named: name)
        if !isLast { scanner.report(.notation(.catchAllNotLast), at: range) }
        return .catchAll(CatchAll(name: rest.name, minimum: 1))
    }
}
