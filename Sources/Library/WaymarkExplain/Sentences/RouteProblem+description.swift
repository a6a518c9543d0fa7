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
    /// Columns are counted in characters, starting at 1.
    public var description: String {
        let excerpt = PatternExcerpt(pattern, range)
        let position = [route.map { "route '\($0)'" }, "column \(excerpt.column)"].compactMap { $0 }.joined(
            separator: ", ")
        return ([message + " (" + position + ")"] + excerpt.lines + relatedLines + witnessLines + helpLines).joined(
            separator: "\n")
    }

    private var relatedLines: [String] {
        let others = because.count > 1 ? Array(because.prefix(4)) : related.map { [$0] } ?? []
        return others.enumerated().flatMap { index, other in
            let route = other.route.map { " in route '\($0)'" } ?? ""
            return ["note: \(index == 0 ? "the other one" : "another one") is here" + route]
                + PatternExcerpt(other.pattern, other.range).lines
        }
    }

    private var witnessLines: [String] { witness.map { ["note: " + Self.witnessNote($0)] } ?? [] }

    /// Returns a sentence that presents a link as an example of the problem.
    package static func witnessNote(_ link: String) -> String {
        "example link: '\(PatternExcerpt.visible(link))'"
    }

    private var helpLines: [String] {
        guard let suggestion else { return [] }
        return [suggestion.isEmpty ? "help: leave it out" : "help: write '\(PatternExcerpt.visible(suggestion))'"]
    }
}

extension PatternError: CustomStringConvertible {
    /// The descriptions of all problems of the pattern, separated by line breaks.
    public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}

extension RouteTableError: CustomStringConvertible {
    /// The descriptions of all problems of the table, separated by empty lines.
    public var description: String { problems.map { $0.description }.joined(separator: "\n\n") }
}
