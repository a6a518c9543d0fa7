/// The positions, names and defaults of the captured parameters of all pattern variants in a table.
struct CaptureTable {
    private(set) var records: [VariantRecord] = []
    fileprivate(set) var locations: [CaptureLocation] = []
    fileprivate(set) var names: [UInt8] = []
    fileprivate(set) var defaults: [CaptureValue] = []
    fileprivate let folding: LiteralFolding

    /// - Parameter writer: Writes the literals and parameters of segments such as `{file}.{ext}`, equal ones only once.
    init(_ table: RankedTable, _ folding: LiteralFolding, maker: inout EdgeBuilder, writer: inout TrieWriter) {
        self.folding = folding
        records.reserveCapacity(table.variants.count)
        // Iterates over the indices, because iterating over the elements would copy each variant.
        for rank in table.variants.indices {
            let (first, entry, pattern) = (locations.count, table.variants[rank].entry, table.variants[rank].pattern)
            switch table.variants[rank].form {
            case .flat(let path, let text):
                add(path, of: text, maker: &maker)
                let captures = first..<locations.count
                records.append(
                    VariantRecord(
                        entry: entry, pattern: pattern, captures: captures, fixedCount: captures.count,
                        isInOrder: true, runCount: 0, hasRest: false))
            case .decided(let decided, let names):
                var plan = CapturePlan(names: names, first: first)
                plan.add(decided, to: &self, maker: &maker, writer: &writer)
                records.append(record(of: entry, pattern, plan))
            }
        }
    }

    private mutating func record(of entry: Int, _ pattern: Int, _ plan: CapturePlan) -> VariantRecord {
        let captures = plan.first..<locations.count
        let isInOrder = plan.isInOrder(captures, of: locations)
        let fixedCount = isInOrder ? captures.prefix { locations[$0].isFixed }.count : 0
        if let rest = plan.rest { locations.append(rest) }
        return VariantRecord(
            entry: entry, pattern: pattern, captures: captures, fixedCount: fixedCount, isInOrder: isInOrder,
            runCount: plan.runs, hasRest: plan.rest != nil)
    }

    private mutating func add(_ path: FlatPath, of text: String, maker: inout EdgeBuilder) {
        var parameter = 0
        for (position, segment) in path.segments.enumerated() where !segment.isLiteral {
            let start = names.count
            let type = text.withBytes { bytes in
                names.append(contentsOf: bytes.part(segment.text))
                return segment.isTyped ? segment.parameterType(bytes) : nil
            }
            let constraint = type.map { maker.constraints.index(of: $0) } ?? 0
            let keepsSpelling = maker.constraints.all[constraint].keepsSpelling(folds: folding.folds(position, runs: 0))
            locations.append(
                CaptureLocation(
                    .segment, flags: keepsSpelling ? .keepsSpelling : .none, position: position, parameter: parameter,
                    constraint: constraint, name: start..<names.count))
            parameter += 1
        }
    }
}

private struct CapturePlan {
    /// The names of all parameters of the pattern; `nil` if the pattern has one variant, which has all of them.
    let names: [String]?
    /// The index of the pattern variant's first capture in ``CaptureTable/locations``.
    let first: Int
    var runs = 0
    var rest: CaptureLocation?
    var position = 0

    /// Returns `true` if the captures are exactly the pattern's parameters, in order.
    func isInOrder(_ captures: Range<Int>, of locations: [CaptureLocation]) -> Bool {
        guard let names else { return true }
        return captures.count == names.count && captures.allSatisfy { $0 - first == Int(locations[$0].parameter) }
    }

    mutating func add(
        _ variant: PatternVariant, to table: inout CaptureTable, maker: inout EdgeBuilder, writer: inout TrieWriter
    ) {
        for segment in variant.segments { add(segment, &table, &maker, &writer) }
        for (index, item) in variant.query.enumerated() {
            if let parameter = item.parameter { add(.queryItem, parameter, at: index, &table, &maker) }
        }
        if let parameter = variant.fragment?.parameter { add(.fragment, parameter, at: 0, &table, &maker) }
    }

    private mutating func add(
        _ segment: SegmentPattern, _ table: inout CaptureTable, _ maker: inout EdgeBuilder, _ writer: inout TrieWriter
    ) {
        switch segment {
        case .parameter(let parameter): add(.segment, parameter, at: position, &table, &maker)
        case .partial(let pieces):
            let offset = writer.writePieces(pieces.map { maker.piece($0) })
            for (index, piece) in pieces.enumerated() {
                guard case .parameter(let parameter) = piece else { continue }
                add(.piece, parameter, at: position, number: index, pieces: offset, &table, &maker)
            }
        case .catchAll(let run):
            runs += 1
            if run.name == nil, rest == nil {
                rest = CaptureLocation(
                    .run, flags: .isList, runs: runs, position: position, parameter: 0, constraint: 0, name: 0..<0)
            }
            add(.run, run.parameter, at: position, &table, &maker)
            position = -1
        case .literal, .wildcard: break
        }
        position += 1
    }

    /// Adds the location, name and default of a parameter that has a name.
    ///
    /// - Parameters:
    ///   - position: The number of segments since the last catch-all (`**`), or the index among the query items.
    ///   - number: For a part of a segment, the parameter's index among the literals and parameters of the segment,
    ///     which the search tree stores at the offset `pieces`: 2 for `ext` in `{file}.{ext}`.
    private func add(
        _ kind: CaptureLocation.Kind, _ parameter: PatternParameter, at position: Int, number: Int = 0, pieces: Int = 0,
        _ table: inout CaptureTable, _ maker: inout EdgeBuilder
    ) {
        guard let name = parameter.name else { return }
        // `String`, the most frequent type, has index 0 and needs no lookup.
        let isString = parameter.type.kind == ParameterType.string.kind
        let constraint = isString ? 0 : maker.constraints.index(of: parameter.type)
        let folds = (kind == .segment || kind == .piece) && table.folding.folds(position, runs: runs)
        let resolved = maker.constraints.all[constraint]
        var flags: CaptureLocation.Flags = resolved.keepsSpelling(folds: folds) ? .keepsSpelling : .none
        if parameter.type.isList { flags.insert(.isList) }
        if parameter.type.isList, parameter.type.isExploded { flags.insert(.isExploded) }
        if parameter.onlyText != nil { flags.insert(.hasOnlyText) }
        let start = table.names.count
        table.names.append(contentsOf: name.utf8)
        if let defaultValue = parameter.defaultValue(resolved) { table.defaults.append(defaultValue) }
        table.locations.append(
            CaptureLocation(
                kind, flags: flags, runs: runs, position: position, number: number,
                parameter: names.map { $0.firstIndex(of: name) ?? 0 } ?? table.locations.count - first,
                constraint: constraint, pieces: pieces,
                name: start..<table.names.count, defaultValue: parameter.hasDefault ? table.defaults.count : 0))
    }
}

extension ParameterConstraint {
    fileprivate func keepsSpelling(folds: Bool) -> Bool {
        guard folds else { return keepsSpelling }
        return switch kind {
        // If case is ignored, a choice such as `en|de` also matches `EN`. To a macro, a registered choice is `custom`.
        case .oneOf, .custom: false
        case .any, .signed, .unsigned, .double, .float, .bool, .format, .characters, .matching, .lenientInt,
            .lenientDouble, .lenientBool:
            keepsSpelling
        }
    }
}

extension LiteralFolding {
    fileprivate func folds(_ position: Int, runs: Int) -> Bool {
        // After a catch-all (`**`), which can match zero segments, a segment can be the first: the host of the link.
        self == .all || self == .hosts && (position == 0 || runs > 0)
    }
}
