/// What is captured by a variant, and from where.
struct CaptureFacts {
    private struct Capture {
        let place: Place
        /// What kind of value a text becomes.
        let valueKind: String
        let isList: Bool
        let isExploded: Bool
        /// Which texts fit, and whether one that does not counts as absent.
        let fitting: String
        let isSearched: Bool
        let isRequired: Bool
        /// What stands for it when it is absent.
        let defaultValue: [CaptureValue]?

        /// Whether both capture the same of every link that both variants take: nothing stands in for what one requires.
        func isSame(as other: Capture) -> Bool {
            place == other.place && valueKind == other.valueKind && isList == other.isList
                && isExploded == other.isExploded && (fitting == other.fitting || !isSearched && !other.isSearched)
                && (isRequired || other.isRequired || defaultValue == other.defaultValue)
        }
    }

    /// Where a capture stands. Of a path with one run the number of segments says where that begins and ends.
    private enum Place: Hashable {
        case segment(Int)
        case segmentFromEnd(Int)
        /// The run between so many segments.
        case run(before: Int, behind: Int)
        indirect case piece(Int, of: [ValuePattern], Place)
        /// Beside or between runs, where numbers of segments say too little.
        case path(Int, [SegmentPattern])
        case item(String)
        case fragment
        /// Nowhere: the link lacks it, and the route has a default.
        case absent
    }

    private var captures: [String: Capture] = [:]
    /// Where an unnamed catch-all stands, whose segments are captured without a name.
    private var rest: [Place] = []
    private let table: RankedTable
    private let defaults: [String: CaptureValue]

    /// - Parameter defaults: The values that the route has for parameters that a link lacks, besides those of patterns.
    init(_ variant: PatternVariant, _ table: RankedTable, defaults: [String: CaptureValue]) {
        (self.table, self.defaults) = (table, defaults)
        for (index, segment) in variant.segments.enumerated() {
            let place = Self.place(of: index, in: variant.segments)
            switch segment {
            case .parameter(let parameter): add(parameter, place)
            case .partial(let pieces):
                let division = pieces.division
                for (number, piece) in pieces.enumerated() {
                    if let parameter = piece.parameter { add(parameter, .piece(number, of: division, place)) }
                }
            case .catchAll(let run):
                if run.name == nil { rest.append(place) }
                add(run.parameter, place)
            case .literal, .wildcard: break
            }
        }
        for item in variant.query { if let parameter = item.parameter { add(parameter, .item(item.name)) } }
        if let parameter = variant.fragment?.parameter { add(parameter, .fragment) }
        for (name, value) in defaults where captures[name] == nil {
            captures[name] = Capture(
                place: .absent, valueKind: "", isList: false, isExploded: false, fitting: "", isSearched: false,
                isRequired: false, defaultValue: [value])
        }
    }

    /// Whether two variants capture the same of every link that both take.
    func areSame(as other: CaptureFacts) -> Bool {
        rest == other.rest && captures.count == other.captures.count
            && captures.allSatisfy { name, capture in other.captures[name].map { capture.isSame(as: $0) } ?? false }
    }

    private static func place(of index: Int, in segments: [SegmentPattern]) -> Place {
        let runs = segments.indices.filter { segments[$0].isRun }
        let behind = segments.count - 1 - index
        guard let run = runs.first else { return .segment(index) }
        if runs.count > 1 { return .path(index, segments) }
        if index == run { return .run(before: index, behind: behind) }
        return index < run ? .segment(index) : .segmentFromEnd(behind)
    }

    private mutating func add(_ parameter: PatternParameter, _ place: Place) {
        guard let name = parameter.name else { return }
        let constraint = table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
        let texts: [String]? =
            switch parameter.presence {
            case .defaulted(let text): [text]
            case .defaultedList(let texts): texts
            case .required, .optional, .lenient: nil
            }
        var isSearched = parameter.presence == .lenient
        if case .item = place, table.policy.repeatedItems == .firstValid { isSearched = true }
        captures[name] = Capture(
            place: place, valueKind: constraint.kind.valueKind, isList: parameter.type.isList,
            isExploded: parameter.type.isExploded, fitting: constraint.kind.meaning, isSearched: isSearched,
            isRequired: parameter.presence == .required,
            defaultValue: texts.map { $0.map { constraint.value(ofDefault: $0).asNumber } }
                ?? (parameter.presence == .required ? nil : defaults[name].map { [$0] }))
    }
}

extension SegmentPattern {
    fileprivate var isRun: Bool {
        if case .catchAll = self { true } else { false }
    }
}

extension [ValuePattern] {
    /// What says where a segment is divided: of one parameter the texts around it alone.
    fileprivate var division: [ValuePattern] {
        count(where: { $0.parameter != nil }) > 1 ? self : map { $0.mapParameter { _ in PatternParameter(nil) } }
    }
}
