/// A redacted link with a slot after the name of each parameter, into which a public value is inserted:
/// `https://example.com/user/{id=15}`.
package struct RedactedTemplate: Sendable {
    /// The strings before the slots, each with the index of the slot's parameter.
    package let pieces: [(text: String, parameter: Int)]
    /// The string after the last slot.
    package let end: String

    /// Creates a template from a redacted link, such as `https://example.com/user/{id}`. `names` has the names of the
    /// named parameters in order.
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
    package var texts: [String] {
        if case .list(let values) = self { values.flatMap { $0.texts } } else { [description] }
    }
}

extension RouteEngine {
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

    /// Returns the values of a parameter, percent-encoded so that they contain no delimiter.
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
