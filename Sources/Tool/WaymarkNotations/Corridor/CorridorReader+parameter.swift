import WaymarkCore

extension CorridorReader {
    /// Reads `:name` or `:name{type}`, which must fill the range; otherwise reports a problem and returns `nil`.
    mutating func parameter(in range: Range<Int>) -> PatternParameter? {
        scanner.move(to: range.lowerBound)
        scanner.advance()
        let name = scanner.skip(while: \.continuesName)
        var ranges = ParameterRanges(range)
        (ranges.name, ranges.nameRange) = (scanner.string(name), name)
        let rest = scanner.offset..<max(scanner.offset, range.upperBound)
        let isBraced = scanner.ascii(at: rest.lowerBound) == "{" && scanner.ascii(at: rest.upperBound - 1) == "}"
        guard !name.isEmpty, rest.upperBound == range.upperBound, rest.isEmpty || isBraced else {
            scanner.report(.notation(.malformedParameter), at: range)
            return nil
        }
        var parameter = PatternParameter(ranges.name)
        if !rest.isEmpty {
            guard let content = content(rest, &ranges) else { return nil }
            (parameter.type, parameter.presence) = content
        }
        parameterRanges.append(ranges)
        return parameter
    }

    /// Reads the content of braces: `int`, `int?`, `[int]`, `[int]?` or `'text'`.
    private mutating func content(
        _ braces: Range<Int>, _ ranges: inout ParameterRanges
    ) -> (type: ParameterType, presence: PatternParameter.Presence)? {
        var range = (braces.lowerBound + 1)..<(braces.upperBound - 1)
        let text = scanner.string(range)
        if text.hasPrefix("'") {
            let value = String(text.dropFirst().dropLast())
            if text.utf8.count > 2, text.hasSuffix("'"), value.isWord { return (.oneOf([value]), .required) }
            scanner.report(.notation(.invalidLiteral), at: range)
            return nil
        }
        let isOptional = text.hasSuffix("?")
        if isOptional { range = range.dropLast() }
        let isList = scanner.ascii(at: range.lowerBound) == "[" && scanner.ascii(at: range.upperBound - 1) == "]"
        if isList { range = range.dropFirst().dropLast() }
        guard let type = type(range, in: braces) else { return nil }
        (ranges.type, ranges.typeRange) = (scanner.string(range), range)
        return (ParameterType(.named(type), isList: isList), isOptional ? .optional : .required)
    }

    private mutating func type(_ range: Range<Int>, in braces: Range<Int>) -> String? {
        let text = scanner.string(range)
        guard !text.isEmpty, text.unicodeScalars.allSatisfy(\.isLetter) else {
            scanner.report(.notation(.invalidTypeName), at: range.isEmpty ? braces : range)
            return nil
        }
        if let known = CorridorTypes.native[text] { return known }
        guard CorridorTypes.native[text.lowercased()] == nil else {
            scanner.report(.notation(.misspeltType), at: range, suggestion: text.lowercased())
            return nil
        }
        return text
    }
}

enum CorridorTypes {
    static let native = ["string": "String", "int": "LenientInt", "bool": "LenientBool"]

    /// Returns the Corridor name of a Waymark type, such as `int` for `LenientInt`; `nil` if it has none.
    static func name(for native: String) -> String? {
        if let known = Self.native.first(where: { $0.value == native }) { return known.key }
        let isFree = Self.native[native.lowercased()] == nil && native.unicodeScalars.allSatisfy(\.isLetter)
        return isFree && !native.isEmpty ? native : nil
    }
}
