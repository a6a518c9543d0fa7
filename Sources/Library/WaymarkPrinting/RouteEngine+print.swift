extension RouteEngine {
    /// Writes the link of an entry and reads it back.
    ///
    /// - Parameters:
    ///   - isCase: Whether the entry makes what is printed of any link that holds the values.
    ///   - leadsBack: Whether the entry makes of the link what is printed. It is asked while the link is looked at, if
    ///     the best match is one of the entry and holds the values, unless nothing but what is printed can come of it.
    ///   - failure: What is wrong with a link that does not lead back so simply; nothing if it leads back after all.
    @usableFromInline
    package func print(
        entry: Int, _ values: PrintValues, globals: [PrintedGlobals] = [], on source: LinkSource?,
        isCase: Bool = false, leadsBack: (borrowing MatchView) -> Bool, failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        try check(globals)
        let ranks = table.ranks(ofEntry: entry)
        guard let rank = ranks.first else { throw PrintError(.unprintable("")) }
        do throws(PrintError) {
            return try print(
                PrintedVariant(rank: rank, isCase: isCase, globals: globals, source: source), values, leadsBack, failure
            )
        } catch {
            var first = error
            for rank in ranks.dropFirst() {
                let printed = PrintedVariant(rank: rank, isCase: isCase, globals: globals, source: source)
                do throws(PrintError) {
                    return try print(printed, values, leadsBack, failure)
                } catch {
                    first = first.isMoreTelling(than: error) ? first : error
                }
            }
            throw first
        }
    }

    /// The forms of an entry's patterns, in the order written, each with its rank and the number of its pattern.
    package func forms(ofEntry entry: Int) -> [(rank: Int, pattern: Int, variant: PatternVariant)] {
        table.ranks(ofEntry: entry).map { ($0, table.variants[$0].pattern, table.variants[$0].variant) }
    }

    /// Prints one form of an entry's patterns, without global items.
    package func print(
        form rank: Int, _ values: PrintValues, leadsBack: (borrowing MatchView) -> Bool,
        failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        try print(PrintedVariant(rank: rank, isCase: false, globals: [], source: nil), values, leadsBack, failure)
    }

    private func print(
        _ printed: PrintedVariant, _ values: PrintValues, _ leadsBack: (borrowing MatchView) -> Bool,
        _ failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        // Links of usual length are written at once; longer ones are written again, into as much room as they need.
        var length = 0
        while true {
            switch LinkWriter.withMemory(for: length, { write(printed, values, into: $0, leadsBack, failure) }) {
            case .text(let text): return text
            case .failure(let error): throw error
            case .longer(let needed): length = needed
            }
        }
    }

    private enum Writing {
        case text(String)
        indirect case failure(PrintError)
        /// There is no room for so many bytes.
        case longer(Int)
    }

    @inline(__always)
    private func write(
        _ printed: PrintedVariant, _ values: PrintValues, into memory: Room<UInt8>,
        _ leadsBack: (borrowing MatchView) -> Bool, _ failure: (String, PrintDoubt) -> PrintError?
    ) -> Writing {
        do throws(PrintError) {
            let variant = table.variants[printed.rank]
            let source = printed.source == nil ? printedSources[variant.sourceSet] : printedSource(of: printed)
            var link = LinkWriter(memory, source?.style ?? .rooted, plusIsSpace: table.policy.decodesPlusInPath)
            if let source { link.append(source: source.text) }
            let order = try write(printed, variant, values, into: &link)
            if source == nil { throw noSource(of: printed) }
            guard link.hasRoom else { return .longer(link.count) }
            try checkLeadsBack(link, printed, values, order, leadsBack, failure)
            return .text(String(decoding: link.bytes, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    /// Writes what stands behind the source.
    private func write(
        _ printed: PrintedVariant, _ variant: TableVariant, _ values: PrintValues, into link: inout LinkWriter
    ) throws(PrintError) -> ValueOrder {
        var cursor = CaptureCursor(contents, rank: printed.rank)
        switch variant.form {
        case .flat(let path, let text):
            try path.print(values, of: text, &cursor, into: &link)
            for globals in printed.globals { try print(globals, into: &link) }
        case .decided(let decided):
            try decided.printPath(values, &cursor, into: &link)
            try decided.printItems(values, types: table.types, into: &link)
            for globals in printed.globals { try print(globals, into: &link) }
            try decided.printFragment(values, types: table.types, into: &link)
        }
        let order = cursor.order(of: values)
        if case .unknown = order { try checkAllUsed(values, by: variant.variant) }
        return order
    }

    private func printedSource(of printed: PrintedVariant) -> PrintedSource? {
        printed.source.flatMap { PrintedSource($0) }
    }

    private func noSource(of printed: PrintedVariant) -> PrintError {
        let source = printed.source ?? table.sourceSets[table.variants[printed.rank].sourceSet].first
        return PrintError(.noSource(source?.description ?? ""))
    }

    func checkAllUsed(_ values: PrintValues, by variant: PatternVariant) throws(PrintError) {
        guard !values.allValued({ variant.numberOfCapture(named: $0) != nil }) else { return }
        let known = variant.parameters.compactMap { $0.name }
        guard let unknown = values.valued.sorted().first(where: { !known.contains($0) }) else { return }
        throw PrintError(.unknownParameter(unknown), suggestion: Suggestion.nearest(to: unknown, among: known))
    }
}

/// A variant to be written.
struct PrintedVariant {
    let rank: Int
    /// Whether its entry makes what is printed of any link that holds the values.
    let isCase: Bool
    let globals: [PrintedGlobals]
    /// The source to write; the first one that can be written unless told otherwise.
    let source: LinkSource?
}

extension PrintError {
    /// Whether the error says more than that of another variant. One about a value says more than one about a missing
    /// name.
    fileprivate func isMoreTelling(than other: PrintError) -> Bool { weight >= other.weight }

    private var weight: Int {
        switch kind {
        case .invalidValue, .emptyValue, .emptyList, .dotSegment, .unwritable: 4
        case .leadsElsewhere, .opensElsewhere, .opensNothing, .rejected, .unacceptedSource: 3
        case .missingValue: 2
        case .unknownParameter, .unprintable: 1
        case .noSource, .noUniversalLink, .unknownRoute, .noEntry, .incomparable, .noGlobals: 0
        }
    }
}
