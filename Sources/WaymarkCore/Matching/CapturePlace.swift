/// Where one capture of a variant stands in every link that the variant takes.
@usableFromInline
struct CapturePlace: Sendable {
    enum Kind: UInt8 {
        /// A whole segment.
        case segment
        /// A part of a segment that is literal only in part.
        case piece
        /// The segments of a catch-all.
        case run
        case queryItem
        case fragment
    }

    let kind: Kind
    let flags: Flags
    /// How many catch-alls stand before it in the path; a catch-all counts itself.
    let runs: UInt8
    /// For a segment and a piece: the number of the segment since the last catch-all; a piece has its own number, among
    /// those of its segment, in `number`. For a query item: its number among those of the variant.
    @usableFromInline let position: UInt16
    let number: UInt16
    /// The index of the parameter among those of the pattern.
    let parameter: UInt16
    /// The index of its constraint among the trie's.
    let constraint: UInt32
    /// For a piece: the index of its segment among the table's ``CapturedSegment``s.
    let segment: UInt32

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// It holds a list: the segments of a catch-all, or query items.
        static let isList = Flags(rawValue: 1)
        /// A value is what its text says as it is spelled. That is not so for lenient types and numbers with fractions,
        /// which have several spellings of one value, and for one of several texts where case makes no difference.
        static let keepsSpelling = Flags(rawValue: 2)
        /// Each item of a list is one element: commas are text.
        static let isExploded = Flags(rawValue: 4)
    }
}

extension CapturePlace {
    /// A run of segments that nobody captures.
    ///
    /// - Parameters:
    ///   - runs: Its number among the catch-alls of the variant, from 1.
    ///   - position: Of its first segment, the number since the last catch-all.
    init(ofRun runs: Int, position: Int) {
        self.init(
            kind: .run, flags: .isList, runs: UInt8(clamping: runs), position: UInt16(clamping: position), number: 0,
            parameter: 0, constraint: 0, segment: 0)
    }

    /// Whether it is a whole segment, of which the number is known.
    fileprivate var isPlain: Bool { kind == .segment && runs == 0 }
}

/// The entry and pattern of one rank, and where its captures stand.
@usableFromInline
struct VariantRecord: Sendable {
    @usableFromInline let entry: UInt32
    @usableFromInline let pattern: UInt32
    /// The index of its first ``CapturePlace``.
    let firstCapture: UInt32
    @usableFromInline let captureCount: UInt16
    /// How many captures, the first ones, are whole segments before any catch-all, in the order of the pattern's
    /// parameters, and hence read without further ado.
    @usableFromInline let plainCount: UInt16
    /// Whether captures stand in the order of the pattern's parameters, none left out.
    let isInOrder: Bool
    /// The number of its catch-alls.
    @usableFromInline let runCount: UInt8
}

/// The records of all variants of a table.
struct CaptureTable {
    private(set) var records: [VariantRecord] = []
    private(set) var places: [CapturePlace] = []
    /// The segments that are literal only in part, for each variant again.
    private(set) var segments: [CapturedSegment] = []

    init(_ table: RankedTable, _ folding: SearchState.Folding, constraints: inout ConstraintList) {
        records.reserveCapacity(table.variants.count)
        var names = ParameterNames()
        for variant in table.variants {
            let first = places.count
            var (isInOrder, runs) = (true, 0)
            switch variant.form {
            case .plain(let path, let text): add(path, of: text, table, folding, constraints: &constraints)
            case .decided(let decided):
                var plan = CapturePlan(
                    names: variant.isOnly ? nil : names.names(of: variant, in: table), types: table.types,
                    folding: folding, firstSegment: segments.count)
                plan.add(decided, constraints: &constraints)
                (isInOrder, runs) = (plan.isInOrder, plan.runs)
                places += plan.places
                segments += plan.segments
            }
            records.append(
                VariantRecord(
                    entry: UInt32(variant.entry), pattern: UInt32(variant.pattern), firstCapture: UInt32(first),
                    captureCount: UInt16(clamping: places.count - first),
                    plainCount: UInt16(clamping: isInOrder ? places[first...].prefix(while: \.isPlain).count : 0),
                    isInOrder: isInOrder, runCount: UInt8(clamping: runs)))
        }
    }

    private mutating func add(
        _ path: PlainPath, of text: String, _ table: RankedTable, _ folding: SearchState.Folding,
        constraints: inout ConstraintList
    ) {
        var parameter: UInt16 = 0
        for (position, segment) in path.segments.enumerated() where segment.kind != .literal {
            let constraint =
                segment.kind == .typed
                ? constraints.index(of: text.withBytes(segment.parameterType), in: table.types) : 0
            let keepsSpelling = constraints.all[constraint].keepsSpelling(folds: folding.folds(position, runs: 0))
            places.append(
                CapturePlace(
                    kind: .segment, flags: keepsSpelling ? .keepsSpelling : [], runs: 0,
                    position: UInt16(truncatingIfNeeded: position), number: 0, parameter: parameter,
                    constraint: UInt32(truncatingIfNeeded: constraint), segment: 0))
            parameter += 1
        }
    }
}

/// The names of the parameters of patterns that have several variants, each looked up once.
private struct ParameterNames {
    private struct Key: Hashable {
        let entry: Int
        let pattern: Int
    }

    private var known: [Key: [String]] = [:]

    mutating func names(of variant: TableVariant, in table: RankedTable) -> [String] {
        let key = Key(entry: variant.entry, pattern: variant.pattern)
        if let names = known[key] { return names }
        let names = table.pattern(of: variant).parameters.compactMap(\.name)
        known[key] = names
        return names
    }
}

/// The captures of one variant while they are listed.
private struct CapturePlan {
    private(set) var places: [CapturePlace] = []
    private(set) var segments: [CapturedSegment] = []
    private(set) var runs = 0
    private var position = 0
    /// The number of segments before those of this variant.
    private let firstSegment: Int
    /// The names of the pattern's parameters; `nil` if they are those of its only variant.
    private let names: [String]?
    private let types: ParameterTypes
    private let folding: SearchState.Folding

    init(names: [String]?, types: ParameterTypes, folding: SearchState.Folding, firstSegment: Int) {
        self.names = names
        self.types = types
        self.folding = folding
        self.firstSegment = firstSegment
    }

    /// Whether the captures stand in the order of the pattern's parameters, none left out.
    var isInOrder: Bool {
        guard let names else { return true }
        return places.map { Int($0.parameter) } == Array(names.indices)
    }

    mutating func add(_ variant: PatternVariant, constraints: inout ConstraintList) {
        for segment in variant.segments { add(segment, &constraints) }
        for (index, item) in variant.query.enumerated() {
            if let parameter = item.parameter { note(.queryItem, parameter, position: index, &constraints) }
        }
        if case .parameter(let parameter) = variant.fragment { note(.fragment, parameter, position: 0, &constraints) }
    }

    private mutating func add(_ segment: SegmentPattern, _ constraints: inout ConstraintList) {
        switch segment {
        case .parameter(let parameter): note(.segment, parameter, position: position, &constraints)
        case .partial(let pieces):
            for (index, piece) in pieces.enumerated() {
                guard case .parameter(let parameter) = piece else { continue }
                note(.piece, parameter, position: position, number: index, &constraints)
            }
            segments.append(CapturedSegment(pieces, types: types, constraints: &constraints))
        case .catchAll(let run):
            runs += 1
            note(.run, run.parameter, position: position, &constraints)
            position = -1
        case .literal, .wildcard: break
        }
        position += 1
    }

    private mutating func note(
        _ kind: CapturePlace.Kind, _ parameter: PatternParameter, position: Int, number: Int = 0,
        _ constraints: inout ConstraintList
    ) {
        guard let name = parameter.name else { return }
        let index = names.map { $0.firstIndex(of: name) ?? 0 } ?? places.count
        let constraint = constraints.indexOfCaptured(parameter.type, in: types)
        let folds = (kind == .segment || kind == .piece) && folding.folds(position, runs: runs)
        var flags: CapturePlace.Flags = constraints.all[constraint].keepsSpelling(folds: folds) ? .keepsSpelling : []
        if parameter.type.isList { flags.insert(parameter.type.isExploded ? [.isList, .isExploded] : .isList) }
        places.append(
            CapturePlace(
                kind: kind, flags: flags, runs: UInt8(clamping: runs), position: UInt16(clamping: position),
                number: UInt16(clamping: number), parameter: UInt16(clamping: index), constraint: UInt32(constraint),
                segment: UInt32(firstSegment + segments.count)))
    }
}

extension ConstraintList {
    /// The index of a type's constraint; most captures take any text, and are not looked for.
    fileprivate mutating func indexOfCaptured(_ type: ParameterType, in types: ParameterTypes) -> Int {
        type.kind == ParameterType.string.kind ? 0 : index(of: type, in: types)
    }
}

extension ParameterConstraint {
    /// Whether a value is written as it was spelled.
    ///
    /// - Parameter folds: Whether listed texts may be compared without case where the value stands.
    fileprivate func keepsSpelling(folds: Bool) -> Bool {
        if folds, case .oneOf = kind { return false }
        return keepsSpelling
    }
}

extension SearchState.Folding {
    /// Whether the segment so many positions behind so many catch-alls may be compared without case.
    fileprivate func folds(_ position: Int, runs: Int) -> Bool {
        switch self {
        case .none: false
        case .all: true
        // A catch-all may take nothing, so that any segment behind it may be the first one.
        case .hosts: position == 0 || runs > 0
        }
    }
}
