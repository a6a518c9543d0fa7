/// A link in logs, with parameter names instead of values: `https://example.com/user/{id}`. Except for the values of
/// public parameters, the string depends only on the table.
package enum RedactedLink {
    /// The string for a link of which no part may be shown, such as a rejected link.
    package static let nothing = "…"

    /// Returns the string for a link that `source` accepts and `variant` matches.
    package static func text(of variant: PatternVariant, from source: LinkSource) -> String {
        text(variant.pattern.mapParameters { $0.withoutType }.description, from: source)
    }

    /// Returns the string for a link that a link source accepts and no pattern matches.
    package static func unmatchedText(from source: LinkSource) -> String {
        if case .anywhere = source.kind { nothing } else { text("/" + nothing, from: source) }
    }

    private static func text(_ path: String, from source: LinkSource) -> String {
        switch source.kind {
        case .anywhere: nothing + path
        // The first path segment becomes the host, so it follows `://` without a slash.
        case .scheme(_, nil, _, .firstSegment): source.originText + String(path.dropFirst())
        case .scheme, .host: source.originText + path
        }
    }
}

extension RouteEngine {
    package func redacted(_ link: String) -> String {
        link.withBytes { bytes in
            var shown: String?
            let miss = match(bytes) { shown = redacted($0, of: bytes) }
            if case .unmatched = miss,
                let layout = try? ParsedURL.split(bytes, policy: table.policy, segments: .none)
            {
                let source = source(of: bytes, layout, among: table.sourceSets.flatMap { $0 })
                shown = source.map(RedactedLink.unmatchedText)
            }
            return shown ?? RedactedLink.nothing
        }
    }

    /// Returns the string for a matched link, with the values of public parameters.
    func redacted(_ match: borrowing MatchView, of bytes: Bytes) -> String {
        let ranked = table.variants[match.rank]
        guard let source = source(of: bytes, match.layout, among: table.sourceSets[ranked.sourceSet]) else {
            return RedactedLink.nothing
        }
        let variant = ranked.variant
        let text = RedactedLink.text(of: variant, from: source)
        return table.publicNames.isEmpty ? text : showingPublicValues(in: text, variant.parameters, of: match)
    }

    private func source(of bytes: Bytes, _ layout: URLLayout, among sources: [LinkSource]) -> LinkSource? {
        var first: Int?
        let origin = LinkOrigin(bytes: bytes, layout: layout)
        SourceTable(sources.map { [$0] }, ignoresPorts: table.policy.ignoresPorts).forEachView(of: origin) { index, _ in
            first = min(first ?? index, index)
        }
        return first.map { sources[$0] }
    }

    private func showingPublicValues(
        in text: String, _ parameters: [PatternParameter], of match: borrowing MatchView
    ) -> String {
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

extension PatternParameter {
    /// The parameter as `{id}` instead of `{id: Int}`. An unnamed parameter keeps its type, as in `{: Int}`.
    fileprivate var withoutType: PatternParameter { PatternParameter(name, type: name == nil ? type : .string) }
}
