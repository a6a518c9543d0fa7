import WaymarkCore

struct URLNavigatorReader: SegmentReader {
    var scanner: PatternScanner
    private var places: [ParameterRanges] = []

    init(_ text: String) { scanner = PatternScanner(text) }

    mutating func pattern() throws(PatternError) -> RoutePattern {
        begin()
        let source = source()
        let path = path(upTo: scanner.endOfPath(outside: ("<", ">")), emptySegments: .dropped)
        scanner.reportUnsupportedRest()
        return try scanner.checked(
            RoutePattern(text: scanner.text, source: source, path: path, places: places))
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

    mutating func segment(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        let (open, close) = (scanner.first("<", in: range), scanner.first(">", in: range))
        switch (open, close) {
        case (nil, nil): return .literal(scanner.skipText(upTo: range.upperBound, decoding: .escapes))
        case (range.lowerBound, range.upperBound - 1): return token(range, isLast: isLast)
        case (let open?, nil):
            let range = open..<range.upperBound
            scanner.report(.notation(.unclosedAngle), at: range, suggestion: scanner.string(range) + ">")
        case (let open, let close?) where open.map({ $0 > close }) ?? true:
            scanner.report(.notation(.unopenedAngle), at: close..<(close + 1), suggestion: "%3E")
        default: scanner.report(.notation(.partialSegment), at: range)
        }
        return nil
    }

    /// Reads `<name>`, `<type:name>` or `<path:name>`.
    private mutating func token(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind {
        let content = (range.lowerBound + 1)..<(range.upperBound - 1)
        let colon = scanner.first(":", in: content)
        let nameRange = (colon.map { $0 + 1 } ?? content.lowerBound)..<content.upperBound
        let name = scanner.string(nameRange)
        var place = ParameterRanges(range)
        (place.name, place.nameRange) = (name, nameRange)
        if !name.isUnrestrictedName {
            scanner.report(.parameter(.invalidName), at: nameRange.isEmpty ? range : nameRange)
        }
        guard let colon else {
            places.append(place)
            return .parameter(PatternParameter(name))
        }
        return token(named: name, type: content.lowerBound..<colon, place, isLast)
    }

    private mutating func token(
        named name: String, type: Range<Int>, _ place: ParameterRanges, _ isLast: Bool
    ) -> PathNode.Kind {
        let text = scanner.string(type)
        guard text != "path" else {
            places.append(place)
            if !isLast { scanner.report(.notation(.catchAllNotLast), at: place.range) }
            return .catchAll(CatchAll(name: name, minimum: 1))
        }
        if type.isEmpty {
            scanner.report(.parameter(.missingType), at: place.range)
        } else if !text.isTypeName {
            scanner.report(.parameter(.invalidType), at: type)
        }
        var place = place
        let known = URLNavigatorSyntax.type(text)
        if case .named(let name) = known.kind { (place.type, place.typeRange) = (name, type) }
        places.append(place)
        return .parameter(PatternParameter(name, type: known))
    }
}
