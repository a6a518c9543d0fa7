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
    /// How many catch-alls stand before it in the path; a catch-all counts itself.
    let runs: UInt8
    /// Of a segment its number since the last catch-all; of a piece, the number among the segment's pieces is in
    /// `number`; of a query item its number among those of the variant.
    @usableFromInline let position: UInt16
    let number: UInt16
    /// The index of the parameter among those of the pattern.
    let parameter: UInt16
    /// The index of its constraint among the trie's.
    let constraint: UInt32
}

extension CapturePlace {
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

    init(_ table: RankedTable, constraints: inout ConstraintList) {
        records.reserveCapacity(table.variants.count)
        let counts = table.variantCountsOfPatterns
        for variant in table.variants {
            let hasOneVariant = counts[variant.entry][variant.pattern] == 1
            let names = hasOneVariant ? [] : table.pattern(of: variant).parameters.compactMap(\.name)
            var plan = CapturePlan(names: hasOneVariant ? nil : names, types: table.types)
            plan.add(variant.variant, constraints: &constraints)
            let isInOrder = hasOneVariant || plan.places.map { Int($0.parameter) } == Array(names.indices)
            records.append(
                VariantRecord(
                    entry: UInt32(variant.entry), pattern: UInt32(variant.pattern),
                    firstCapture: UInt32(places.count), captureCount: UInt16(plan.places.count),
                    plainCount: UInt16(isInOrder ? plan.places.prefix(while: \.isPlain).count : 0),
                    isInOrder: isInOrder, runCount: UInt8(clamping: plan.runs)))
            places += plan.places
        }
    }
}

/// The captures of one variant while they are listed.
private struct CapturePlan {
    private(set) var places: [CapturePlace] = []
    private(set) var runs = 0
    private var position = 0
    /// The names of the pattern's parameters; `nil` if they are those of its only variant.
    private let names: [String]?
    private let types: ParameterTypes

    init(names: [String]?, types: ParameterTypes) {
        self.names = names
        self.types = types
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
        case .catchAll(let run):
            runs += 1
            note(.run, run.parameter, position: position, &constraints)
            position = -1
        case .literal, .wildcard: break
        }
        position += 1
    }

    private mutating func note(
        _ kind: CapturePlace.Kind, _ parameter: Parameter, position: Int, number: Int = 0,
        _ constraints: inout ConstraintList
    ) {
        guard let name = parameter.name else { return }
        let index = names.map { $0.firstIndex(of: name) ?? 0 } ?? places.count
        let constraint =
            parameter.type.kind == ParameterType.string.kind ? 0 : constraints.index(of: parameter.type, in: types)
        places.append(
            CapturePlace(
                kind: kind, runs: UInt8(clamping: runs), position: UInt16(clamping: position),
                number: UInt16(clamping: number), parameter: UInt16(clamping: index), constraint: UInt32(constraint)))
    }
}

extension RankedTable {
    /// For each entry and pattern the number of its variants.
    fileprivate var variantCountsOfPatterns: [[Int]] {
        var counts = entries.map { Array(repeating: 0, count: $0.patterns.count) }
        for variant in variants { counts[variant.entry][variant.pattern] += 1 }
        return counts
    }
}
