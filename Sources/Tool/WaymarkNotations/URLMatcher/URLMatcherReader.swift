import WaymarkCore

struct URLMatcherReader: BracketReader {
    var scanner: PatternScanner
    var places: [ParameterRanges] = []

    static let brackets = ParameterBrackets.angles

    mutating func pattern() throws(PatternError) -> RoutePattern {
        begin()
        scanner.skipUnsupportedSource()
        let path = path(upTo: scanner.endOfPath(outside: ("<", ">")))
        scanner.reportUnsupportedRest()
        return try scanner.checked(RoutePattern(text: scanner.text, path: path, places: places))
    }

    mutating func token(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        let content = scanner.trimmed(range.dropFirst().dropLast())
        guard let colon = scanner.first(":", in: content) else { return token(range, named: nil, content, isLast) }
        let name = scanner.trimmed(content.lowerBound..<colon)
        return token(range, named: name, scanner.trimmed((colon + 1)..<content.upperBound), isLast)
    }

    private mutating func token(
        _ range: Range<Int>, named name: Range<Int>?, _ type: Range<Int>, _ isLast: Bool
    ) -> PathNode.Kind? {
        let text = scanner.string(type)
        switch text {
        case "*", "+":
            if name != nil {
                scanner.report(.notation(.namedWildcard), at: range, suggestion: "<" + text + ">")
            } else if text == "*", !isLast {
                scanner.report(.notation(.catchAllNotLast), at: range)
            }
            return text == "*" ? .catchAll(CatchAll()) : .wildcard
        default:
            return parameter(range, named: name, type)
        }
    }

    private mutating func parameter(_ range: Range<Int>, named name: Range<Int>?, _ type: Range<Int>) -> PathNode.Kind {
        let (label, typeName) = (name.map { scanner.string($0) }, scanner.string(type))
        if let name, let label, !label.isUnrestrictedName { scanner.report(.parameter(.invalidName), at: name) }
        if name != nil, type.isEmpty {
            scanner.report(.parameter(.missingType), at: range)
        } else if !typeName.isTypeName {
            scanner.report(.parameter(.invalidType), at: type.isEmpty ? range : type)
        }
        var place = ParameterRanges(range)
        (place.name, place.nameRange) = (label, name)
        (place.type, place.typeRange) = (typeName, type)
        places.append(place)
        return .parameter(PatternParameter(label, type: .named(typeName == "Int64" ? "LenientInt" : typeName)))
    }
}
