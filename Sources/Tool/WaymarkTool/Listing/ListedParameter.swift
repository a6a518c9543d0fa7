import WaymarkCore

/// A parameter in `waymark list`, with the facts of all patterns of its route.
struct ListedParameter: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable {
        /// A path segment, or a part of one.
        case path
        case rest
        case query
        case fragment
    }

    enum StandIn: Sendable, Hashable {
        case value(String)
        /// A default list: the elements, and the text in a pattern, such as `1,2`.
        case list([String], spelling: String)

        var spelling: String {
            switch self {
            case .value(let text), .list(_, let text): text
            }
        }
    }

    let name: String
    let kind: Kind
    /// The type as in patterns, or `**`, `**+` or `**!` for a catch-all.
    let type: String
    let defaultValue: StandIn?
    /// `true` if every variant of the route's patterns contains and requires the parameter.
    var isRequired = false
    /// `true` if every variant of the route's patterns contains the parameter, required or not.
    var isInAllVariants = false

    /// Returns the parameters in pattern order. A name with several types or kinds is listed once for each.
    static func all(of patterns: [RoutePattern]) -> [ListedParameter] {
        let variants = patterns.flatMap { (try? $0.variants()) ?? [] }.map(\.occurrences)
        return patterns.flatMap(\.parameters).compactMap(\.name).uniqued.flatMap { name in
            let all = variants.map { $0.filter { $0.name == name } }
            let isInAllVariants = all.allSatisfy { !$0.isEmpty }
            let isRequired = all.allSatisfy { $0.contains(where: \.isRequired) }
            return all.joined().map { occurrence in
                var parameter = occurrence
                (parameter.isRequired, parameter.isInAllVariants) = (isRequired, isInAllVariants)
                return parameter
            }.uniqued
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

extension ListedParameter {
    fileprivate init?(_ parameter: PatternParameter, _ kind: Kind) {
        guard let name = parameter.name else { return nil }
        self.init(
            name: name, kind: kind, type: parameter.type.text, defaultValue: StandIn(of: parameter),
            isRequired: parameter.presence == .required)
    }

    fileprivate init?(_ run: CatchAll) {
        guard let name = run.name else { return nil }
        let type = "**" + (run.minimum > 0 ? "+" : "") + (run.stopsAtFirstHit ? "!" : "")
        self.init(name: name, kind: .rest, type: type, defaultValue: nil, isRequired: run.minimum > 0)
    }
}

extension PatternVariant {
    /// The named parameters and catch-alls. `isRequired` is only about this variant.
    fileprivate var occurrences: [ListedParameter] {
        let inPath = segments.flatMap { segment -> [ListedParameter?] in
            if case .catchAll(let run) = segment { return [ListedParameter(run)] }
            return segment.pieces.compactMap(\.parameter).map { ListedParameter($0, .path) }
        }
        let inQuery = query.compactMap(\.parameter).map { ListedParameter($0, .query) }
        return (inPath + inQuery + [fragment?.parameter.flatMap { ListedParameter($0, .fragment) }]).compactMap(\.self)
    }
}
