import WaymarkCore

/// A parameter in `waymark list`, merged over all patterns of its route.
struct ListedParameter: Sendable, Hashable {
    /// The part of a link that contains the value. New versions add no cases.
    enum Kind: String, Sendable, Hashable {
        /// A segment, or a part of one.
        case path
        case rest
        case query
        case fragment
    }

    /// A default. New versions add no cases.
    enum StandIn: Sendable, Hashable {
        case value(String)
        /// The elements, and the spelling of the whole list in a pattern.
        case list([String], spelling: String)

        var spelling: String {
            switch self {
            case .value(let text), .list(_, let text): text
            }
        }
    }

    let name: String
    let kind: Kind
    /// The type in native syntax; `**`, `**+` or `**!` for a catch-all.
    let type: String
    let defaultValue: StandIn?
    /// `true` if every variant contains and requires the parameter.
    var isRequired = false
    /// `true` if every variant of every pattern contains the parameter, required or not.
    var isInAllVariants = false

    /// Returns the parameters of a route in pattern order. A name with several meanings is repeated for each.
    static func all(of patterns: [RoutePattern]) -> [ListedParameter] {
        let variants = patterns.flatMap { (try? $0.variants()) ?? [] }.map(\.occurrences)
        let byName = Dictionary(grouping: variants.flatMap { $0 }, by: \.parameter.name)
        return patterns.flatMap(\.parameters).compactMap(\.name).uniqued.flatMap { name in
            let all = variants.map { $0.filter { $0.parameter.name == name } }
            return (byName[name] ?? []).map(\.parameter).uniqued.map { parameter in
                var parameter = parameter
                parameter.isInAllVariants = all.allSatisfy { !$0.isEmpty }
                parameter.isRequired = all.allSatisfy { $0.contains(where: \.isRequired) }
                return parameter
            }
        }
    }
}

extension ListedParameter.StandIn {
    fileprivate init?(of parameter: PatternParameter) {
        switch parameter.presence.resolved(for: parameter.type) {
        case .defaulted(let text): self = .value(text)
        case .defaultedList(let texts): self = .list(texts, spelling: parameter.defaultSpelling ?? "")
        case .required, .optional, .lenient: return nil
        }
    }
}

private struct ParameterOccurrence {
    let parameter: ListedParameter
    let isRequired: Bool

    init?(_ parameter: PatternParameter, _ kind: ListedParameter.Kind) {
        guard let name = parameter.name else { return nil }
        let defaultValue = ListedParameter.StandIn(of: parameter)
        self.parameter = ListedParameter(name: name, kind: kind, type: parameter.type.text, defaultValue: defaultValue)
        isRequired = parameter.presence == .required
    }

    init?(_ run: CatchAll) {
        guard let name = run.name else { return nil }
        let type = "**" + (run.minimum > 0 ? "+" : "") + (run.stopsAtFirstHit ? "!" : "")
        parameter = ListedParameter(name: name, kind: .rest, type: type, defaultValue: nil)
        isRequired = run.minimum > 0
    }
}

extension PatternVariant {
    fileprivate var occurrences: [ParameterOccurrence] {
        var all: [ParameterOccurrence?] = []
        for segment in segments {
            switch segment {
            case .parameter(let parameter): all.append(ParameterOccurrence(parameter, .path))
            case .catchAll(let run): all.append(ParameterOccurrence(run))
            case .partial(let pieces):
                for case .parameter(let parameter) in pieces { all.append(ParameterOccurrence(parameter, .path)) }
            case .literal, .wildcard: break
            }
        }
        for case .parameter(let parameter) in query.map(\.value) { all.append(ParameterOccurrence(parameter, .query)) }
        if case .parameter(let parameter) = fragment { all.append(ParameterOccurrence(parameter, .fragment)) }
        return all.compactMap { $0 }
    }
}
