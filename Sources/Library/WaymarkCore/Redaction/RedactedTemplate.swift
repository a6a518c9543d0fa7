/// A redacted link with room for a value behind the name of each parameter: `https://example.com/user/{id=15}`.
package struct RedactedTemplate: Sendable {
    /// What stands before the place of a value, and of which parameter that is.
    package let pieces: [(text: String, parameter: Int)]
    /// What stands behind the last one.
    package let end: String

    /// - Parameters:
    ///   - text: The link as ``RedactedLink`` writes it. Braces stand in it around parameters alone.
    ///   - names: Those of the parameters that have one, in the order in which they stand there.
    package init(_ text: String, names: [String]) {
        var pieces: [(text: String, parameter: Int)] = []
        var (rest, before) = (Substring(text), "")
        for (number, name) in names.enumerated() {
            let name = "{" + name
            while let brace = rest.firstIndex(of: "{") {
                let inside = rest[brace...]
                let end = inside.firstIndex(of: "}") ?? inside.endIndex
                let isNext = inside.prefix { $0 != ":" && $0 != "}" } == name
                before += rest[..<brace] + (isNext ? Substring(name) : rest[brace..<end])
                rest = rest[end...]
                if isNext { break }
            }
            pieces.append((text: before, parameter: number))
            before = ""
        }
        (self.pieces, end) = (pieces, before + rest)
    }
}

extension CaptureValue {
    /// The texts of a value: of a list those of its elements.
    package var texts: [String] {
        if case .list(let values) = self { values.flatMap { $0.texts } } else { [description] }
    }
}

extension RouteEngine {
    /// A redacted link with the values of those parameters that the table calls public.
    func showingPublicValues(in text: String, of match: borrowing MatchView, rank: Int) -> String {
        let parameters = table.variants[rank].variant.parameters
        let template = RedactedTemplate(text, names: parameters.map { $0.name ?? "" })
        var shown = ""
        for piece in template.pieces {
            shown += piece.text
            let parameter = parameters[piece.parameter]
            guard let name = parameter.name, table.publicNames.contains(name) else { continue }
            let values = values(of: piece.parameter, parameter, in: match)
            if !values.isEmpty { shown += "=" + values.joined(separator: ",") }
        }
        return shown + template.end
    }

    /// The values of a parameter, with an escape for all that a value could be mistaken by.
    private func values(of number: Int, _ parameter: PatternParameter, in match: borrowing MatchView) -> [String] {
        var (values, isList): ([String], Bool) = ([], false)
        match.readCapture(number) { reading in
            switch reading {
            case .text(let text): values.append(String(bytes: text))
            case .absent:
                let constraint = table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
                values = parameter.defaultValue(constraint)?.texts ?? []
            case .list: isList = true
            }
        }
        if isList { match.forEachElement(ofCapture: number) { values.append(String(bytes: $0)) } }
        return values.map { PercentEncoding.encode($0, keeping: .unreserved) }
    }
}
