extension RouteEngine {
    /// Links of up to so many bytes are written at once; longer ones are written again, into as much room as they need.
    private static var usualLength: Int { 512 }

    /// Writes the link of an entry and reads it back.
    @usableFromInline
    package func print(
        entry: Int, _ values: PrintValues, globals: [PrintedGlobals] = [], on source: LinkSource?
    ) throws(PrintError) -> String {
        try check(globals)
        var first: PrintError?
        for rank in table.ranks(ofEntry: entry) {
            let sources = source.map { [$0] } ?? table.sourceSets[table.variants[rank].sourceSet]
            let printed = PrintedVariant(rank: rank, values: values, globals: globals, sources: sources)
            do throws(PrintError) {
                return try print(printed)
            } catch {
                first = first.map { $0.isMoreTelling(than: error) ? $0 : error } ?? error
            }
        }
        throw first ?? PrintError(.unprintable(""))
    }

    private func print(_ printed: PrintedVariant) throws(PrintError) -> String {
        var length = Self.usualLength
        while true {
            switch write(printed, length) {
            case .text(let text): return text
            case .failure(let error): throw error
            case .longer(let needed): length = needed
            }
        }
    }

    private enum Writing {
        case text(String)
        case failure(PrintError)
        /// There is no room for so many bytes.
        case longer(Int)
    }

    private func write(_ printed: PrintedVariant, _ length: Int) -> Writing {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { memory in
            do throws(PrintError) {
                let link = try write(printed, into: memory)
                guard link.hasRoom else { return .longer(link.count) }
                try checkReadsBack(link.bytes, printed)
                return .text(String(decoding: link.bytes, as: UTF8.self))
            } catch {
                return .failure(error)
            }
        }
    }

    private func write(
        _ printed: PrintedVariant, into memory: UnsafeMutableBufferPointer<UInt8>
    ) throws(PrintError) -> LinkWriter {
        let source = printed.sources.first(where: \.isPrintable)
        var link = LinkWriter(memory, source?.pathStyle ?? .rooted)
        source?.write(into: &link)
        let variant = table.variants[printed.rank].variant
        try variant.printPath(printed.values, types: table.types, into: &link)
        try variant.printItems(printed.values, types: table.types, into: &link)
        for globals in printed.globals { try print(globals, into: &link) }
        try variant.printFragment(printed.values, types: table.types, into: &link)
        try checkAllUsed(printed.values, by: variant)
        if source == nil { throw PrintError(.noSource(printed.sources.first?.description ?? "")) }
        return link
    }

    func checkAllUsed(_ values: PrintValues, by variant: PatternVariant) throws(PrintError) {
        guard !values.allValued({ variant.numberOfCapture(named: $0) != nil }) else { return }
        let known = variant.parameters.compactMap(\.name)
        guard let unknown = values.valued.sorted().first(where: { !known.contains($0) }) else { return }
        throw PrintError(.unknownParameter(unknown), suggestion: Suggestion.nearest(to: unknown, among: known))
    }
}

/// A variant to be written.
struct PrintedVariant {
    let rank: Int
    let values: PrintValues
    let globals: [PrintedGlobals]
    /// The sources that it may come from.
    let sources: [LinkSource]
}

extension PrintError {
    /// Of the errors of several variants, the one about a value says more than the one about a name that is not there.
    fileprivate func isMoreTelling(than other: PrintError) -> Bool { weight >= other.weight }

    private var weight: Int {
        switch kind {
        case .invalidValue, .emptyValue, .dotSegment, .unwritable: 4
        case .leadsElsewhere, .rejected: 3
        case .missingValue: 2
        case .unknownParameter, .unprintable: 1
        case .noSource, .unknownRoute, .noEntry, .noGlobals: 0
        }
    }
}
