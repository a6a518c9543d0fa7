import WaymarkCore

/// One parameter of a route, as `waymark list` shows it: the same for all of the route's patterns.
struct ListedParameter: Sendable, Hashable {
    /// Where in a link its text stands. This enum is complete.
    enum Kind: String, Sendable, Hashable {
        /// A segment, or a part of one.
        case path
        /// A run of segments.
        case rest
        case query
        case fragment
    }

    /// A default. This enum is complete.
    enum StandIn: Sendable, Hashable {
        case value(String)
        /// The elements, and the whole as it stands in a pattern.
        case list([String], spelling: String)

        var spelling: String {
            switch self {
            case .value(let text), .list(_, let text): text
            }
        }
    }

    let name: String
    let kind: Kind
    /// The type in the native syntax; of a run `**`, `**+` or `**!`.
    let type: String
    /// What stands in for it where a link leaves it out.
    let defaultValue: StandIn?
    /// Whether every link of the route has it: it stands in all variants, and none lets it be absent.
    var isRequired = false
    /// Whether it stands in every variant of every pattern, perhaps as one that may be absent.
    var isInAllVariants = false
}

extension ListedParameter {
    /// Every parameter of a route, in the order of the patterns. A name that means several things stands there for each.
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

/// A parameter in one variant.
private struct ParameterOccurrence {
    let parameter: ListedParameter
    /// Whether every link of the variant has it.
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
