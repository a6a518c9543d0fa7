extension RouteProblem: CustomStringConvertible {
    /// The problem as lines of text: the message, the pattern with its wrong part underlined, and the suggestion:
    ///
    /// ```
    /// '{' has no matching '}' (column 8)
    ///   /users/{id
    ///          ^~~
    /// help: write '{id}'
    /// ```
    ///
    /// Columns are counted from 1 in Unicode scalars.
    public var description: String {
        let excerpt = PatternExcerpt(pattern, range)
        let position = [route.map { "route '\($0)'" }, "column \(column)"].compactMap { $0 }.joined(
            separator: ", ")
        let notes = [witness.map { "note: " + Self.witnessNote($0) }, help.map { "help: " + $0 }].compactMap { $0 }
        return ([message + " (" + position + ")"] + excerpt.lines + relatedLines + notes).joined(separator: "\n")
    }

    /// The column of the wrong part in the pattern, counted from 1 in Unicode scalars.
    package var column: Int { PatternExcerpt.column(of: range, in: pattern) }

    private var relatedLines: [String] {
        let others = because.count > 1 ? Array(because.prefix(4)) : related.map { [$0] } ?? []
        return others.enumerated().flatMap { index, other in
            let route = other.route.map { " in route '\($0)'" } ?? ""
            return ["note: \(index == 0 ? "the other one" : "another one") is here" + route]
                + PatternExcerpt(other.pattern, other.range).lines
        }
    }

    /// Returns a phrase that presents a link as an example of the problem: `example link: '/user/1'`.
    package static func witnessNote(_ link: String) -> String {
        "example link: '\(PatternExcerpt.visible(link))'"
    }

    /// The suggestion as advice, such as `write '{id}'`, and the pattern with all suggestions if there are several.
    package var help: String? {
        let advice =
            suggestion.map { $0.isEmpty ? "leave it out" : "write '\(PatternExcerpt.visible($0))'" } ?? adviceToNest
        let whole = correctedPattern.map { "with all suggestions, the pattern is '\(PatternExcerpt.visible($0))'" }
        let parts = [advice, whole].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The advice for a pattern with a variant that another variant hides, as in `/a[/{x}][/{y}]`; otherwise `nil`.
    package var adviceToNest: String? {
        guard case .unreachableVariants = kind, because.count == 1, related?.pattern == pattern,
            pattern.hasAdjacentOptionals
        else { return nil }
        return "nest optional parts that follow one another: '[/{a}[/{b}]]'"
    }
}

extension RouteProblem.Related {
    package var column: Int { PatternExcerpt.column(of: range, in: pattern) }
}

extension PatternError: CustomStringConvertible {
    /// The descriptions of all problems of the pattern, separated by line breaks.
    public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}

extension RouteTableError: CustomStringConvertible {
    /// The descriptions of all problems of the table, separated by empty lines.
    public var description: String { problems.map { $0.description }.joined(separator: "\n\n") }
}

extension String {
    /// `true` for a pattern with several groups that follow one another, each of one parameter of the same type:
    /// `/a[/{x}][/{y}]`. With different types, nested groups would match fewer links.
    fileprivate var hasAdjacentOptionals: Bool {
        let groups = utf8.split(separator: UInt8(ascii: "[")).dropFirst()
        let parameters = groups.map { $0.prefix { $0 != UInt8(ascii: "]") } }
        let areParameters = parameters.allSatisfy { parameter in
            parameter.starts(with: "/{".utf8) && parameter.last == UInt8(ascii: "}")
                && !parameter.dropFirst().contains(UInt8(ascii: "/"))
        }
        let types = parameters.map { $0.drop { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "}") } }
        return groups.count > 1 && areParameters && groups.dropLast().allSatisfy { $0.last == UInt8(ascii: "]") }
            && types.dropFirst().allSatisfy { $0.elementsEqual(types[0]) }
    }
}
