import WaymarkCore

extension DeeperReader {
    /// Reads a parameter of the path, from its colon to a delimiter.
    mutating func parameter(isDelimiter: (Unicode.Scalar) -> Bool) -> PatternParameter {
        let start = scanner.offset
        scanner.advance()
        let word = scanner.skip { !isDelimiter($0) }
        guard dialect == .named else { return positional(start, type: word) }
        guard scanner.skip("(") else { return parameter(start, name: word, type: nil) }
        let name = scanner.skip { !isDelimiter($0) }
        close(start)
        return parameter(start, name: name, type: word)
    }

    /// Creates the parameter for `:name`, `:int(name)` or `:int()`.
    private mutating func parameter(_ start: Int, name: Range<Int>, type: Range<Int>?) -> PatternParameter {
        var place = ParameterRanges(start..<scanner.offset)
        var parameter = PatternParameter(nil)
        if let type { parameter.type = self.type(type, of: &place) }
        let text = scanner.string(name)
        if type == nil || !name.isEmpty {
            if !text.isUnrestrictedName {
                scanner.report(.parameter(.invalidName), at: name.isEmpty ? place.range : name)
            }
            (parameter.name, place.name, place.nameRange) = (text, text, name)
        }
        places.append(place)
        return parameter
    }

    /// Creates the parameter for `:int`, named by its position.
    mutating func positional(_ start: Int, type: Range<Int>, isAnyText: Bool = false) -> PatternParameter {
        var place = ParameterRanges(start..<scanner.offset)
        var parameter = PatternParameter(String(position))
        if !isAnyText { parameter.type = self.type(type, of: &place) }
        place.name = parameter.name
        position += 1
        places.append(place)
        return parameter
    }

    private mutating func type(_ range: Range<Int>, of place: inout ParameterRanges) -> ParameterType {
        let type = DeeperDialect.type(scanner.string(range))
        guard case .named(let name) = type.kind else { return type }
        if range.isEmpty {
            scanner.report(.parameter(.missingType), at: place.range)
        } else if !name.isTypeName {
            scanner.report(.parameter(.invalidType), at: range)
        }
        (place.type, place.typeRange) = (name, range)
        return type
    }
}
