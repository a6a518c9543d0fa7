struct CaptureLocations {
    private struct Capture {
        let location: Location
        /// The kind of value, such as `text, list`.
        let value: String
        /// A description of the accepted strings, which is equal for equivalent types.
        let fitting: String
        let isSearched: Bool
        let isRequired: Bool
        let defaultValue: [String]?

        /// Returns `true` if both captures are equal in every link that both patterns match. Defaults are irrelevant if
        /// one capture is required, because then each of these links has a value.
        func isSame(as other: Capture) -> Bool {
            location == other.location && value == other.value
                && (fitting == other.fitting || !isSearched && !other.isSearched)
                && (isRequired || other.isRequired || defaultValue == other.defaultValue)
        }
    }

    /// The location of a captured value in links.
    private enum Location: Hashable {
        case segment(Int)
        case segmentFromEnd(Int)
        /// The segments that the only catch-all of the path matches, given by the numbers of segments before and after
        /// them.
        case run(before: Int, behind: Int)
        indirect case piece(Int, of: [ValuePattern], Location)
        /// A segment of a pattern with several catch-alls, by its index in the pattern. Its index in a link varies.
        case path(Int, [SegmentPattern])
        case item(String)
        case fragment
        /// No location: the pattern lacks the parameter, so its value is the default that the route declares.
        case absent
    }

    private var captures: [String: Capture] = [:]
    private var rest: [Location] = []
    private let table: RankedTable
    private let defaults: [String: CaptureValue]

    init(_ variant: PatternVariant, _ table: RankedTable, defaults: [String: CaptureValue]) {
        (self.table, self.defaults) = (table, defaults)
        let variant = variant.inASCII
        for (index, segment) in variant.segments.enumerated() {
            let location = Self.location(of: index, in: variant.segments)
            switch segment {
            case .parameter(let parameter): add(parameter, location)
            case .partial(let pieces):
                let division = pieces.division
                for (number, piece) in pieces.enumerated() {
                    if let parameter = piece.parameter { add(parameter, .piece(number, of: division, location)) }
                }
            case .catchAll(let run):
                if run.name == nil { rest.append(location) }
                add(run.parameter, location)
            case .literal, .wildcard: break
            }
        }
        for item in variant.query { if let parameter = item.parameter { add(parameter, .item(item.name)) } }
        if let parameter = variant.fragment?.parameter { add(parameter, .fragment) }
        for (name, value) in defaults where captures[name] == nil {
            captures[name] = Capture(
                location: .absent, value: "", fitting: "", isSearched: false, isRequired: false,
                defaultValue: value.facts)
        }
    }

    func areSame(as other: CaptureLocations) -> Bool {
        rest == other.rest && captures.count == other.captures.count
            && captures.allSatisfy { name, capture in other.captures[name].map { capture.isSame(as: $0) } ?? false }
    }

    private static func location(of index: Int, in segments: [SegmentPattern]) -> Location {
        let runs = segments.indices.filter { if case .catchAll = segments[$0] { true } else { false } }
        let behind = segments.count - 1 - index
        guard let run = runs.first else { return .segment(index) }
        if runs.count > 1 { return .path(index, segments) }
        if index == run { return .run(before: index, behind: behind) }
        return index < run ? .segment(index) : .segmentFromEnd(behind)
    }

    private mutating func add(_ parameter: PatternParameter, _ location: Location) {
        guard let name = parameter.name else { return }
        let constraint = table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
        var isSearched = parameter.presence == .lenient
        if case .item = location, table.policy.repeatedItems == .firstValid { isSearched = true }
        captures[name] = Capture(
            location: location,
            value: constraint.kind.valueKind + (parameter.type.isList ? ", list" : "")
                + (parameter.type.isExploded ? ", exploded" : ""),
            fitting: constraint.kind.meaning, isSearched: isSearched, isRequired: parameter.presence == .required,
            defaultValue: parameter.presence == .required
                ? nil : (parameter.defaultValue(constraint) ?? defaults[name])?.facts)
    }
}

extension [ValuePattern] {
    /// The pieces of a segment such as `{file}.{ext}`, reduced to those details that decide how a link is split into
    /// values. The name and type of a single parameter are irrelevant, because only the literals around it decide.
    fileprivate var division: [ValuePattern] {
        count(where: { $0.parameter != nil }) > 1 ? self : map { $0.mapParameter { _ in PatternParameter(nil) } }
    }
}
