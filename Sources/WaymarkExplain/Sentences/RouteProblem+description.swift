extension RouteProblem: CustomStringConvertible {
    /// The message, the pattern with the place marked, and what would be right:
    ///
    /// ```
    /// '{' has no matching '}' (column 8)
    ///   /users/{id
    ///          ^~~
    /// help: write '{id}'
    /// ```
    ///
    /// Columns count characters, from 1.
    public var description: String {
        let excerpt = PatternExcerpt(pattern, range)
        let place = [route.map { "route '\($0)'" }, "column \(excerpt.column)"].compactMap { $0 }.joined(
            separator: ", ")
        return ([message + " (" + place + ")"] + excerpt.lines + relatedLines + helpLines).joined(separator: "\n")
    }

    private var relatedLines: [String] {
        guard let related else { return [] }
        let route = related.route.map { " in route '\($0)'" } ?? ""
        return ["note: the other one is here" + route] + PatternExcerpt(related.pattern, related.range).lines
    }

    private var helpLines: [String] {
        guard let suggestion else { return [] }
        return [suggestion.isEmpty ? "help: leave it out" : "help: write '\(PatternExcerpt.visible(suggestion))'"]
    }
}

extension PatternError: CustomStringConvertible {
    /// Every problem, one after the other.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n")
    }
}
