extension RouteEngine {
    /// Writes the link of an entry and reads it back.
    ///
    /// - Parameters:
    ///   - leadsBack: Whether the entry makes of the link what is printed. It is asked while the link is looked at, if
    ///     the best match is one of the entry and holds the values.
    ///   - failure: What is wrong with a link that does not lead back so simply; nothing if it leads back after all.
    @usableFromInline
    package func print(
        entry: Int, _ values: PrintValues, globals: [PrintedGlobals] = [], on source: LinkSource?,
        leadsBack: (borrowing MatchView) -> Bool, failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        try check(globals)
        var first: PrintError?
        for rank in table.ranks(ofEntry: entry) {
            do throws(PrintError) {
                let printed = PrintedVariant(rank: rank, globals: globals, source: source)
                return try print(printed, values, leadsBack, failure)
            } catch {
                first = first.map { $0.isMoreTelling(than: error) ? $0 : error } ?? error
            }
        }
        throw first ?? PrintError(.unprintable(""))
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
        try print(PrintedVariant(rank: rank, globals: [], source: nil), values, leadsBack, failure)
    }

    private func print(
        _ printed: PrintedVariant, _ values: PrintValues, _ leadsBack: (borrowing MatchView) -> Bool,
        _ failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        // Links of usual length are written at once; longer ones are written again, into as much room as they need.
        var writing = Writing.longer(0)
        while case .longer(let length) = writing {
            LinkWriter.withMemory(for: length) { memory in
                do throws(PrintError) {
                    writing = try write(printed, values, into: memory, leadsBack, failure)
                } catch {
                    writing = .failure(error)
                }
            }
        }
        if case .failure(let error) = writing { throw error }
        guard case .text(let text) = writing else { return "" }
        return text
    }

    private enum Writing {
        case text(String)
        case failure(PrintError)
        /// There is no room for so many bytes.
        case longer(Int)
    }

    private func write(
        _ printed: PrintedVariant, _ values: PrintValues, into memory: UnsafeMutableBufferPointer<UInt8>,
        _ leadsBack: (borrowing MatchView) -> Bool, _ failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> Writing {
        let source = printedSource(of: printed)
        var link = LinkWriter(memory, source?.style ?? .rooted, plusIsSpace: table.policy.decodesPlusInPath)
        if let source { link.append(source: source) }
        let order = try write(printed, values, into: &link)
        if source == nil { throw noSource(of: printed) }
        guard link.hasRoom else { return .longer(link.count) }
        if let doubt = doubt(of: link, printed, values, order, leadsBack),
            let error = failure(String(decoding: link.bytes, as: UTF8.self), doubt)
        {
            throw error
        }
        try checkReadsBack(printed.globals, from: link.bytes)
        return .text(String(decoding: link.bytes, as: UTF8.self))
    }

    /// Writes what stands behind the source.
    private func write(
        _ printed: PrintedVariant, _ values: PrintValues, into link: inout LinkWriter
    ) throws(PrintError) -> ValueOrder {
        var cursor = CaptureCursor(tables, rank: printed.rank)
        switch table.variants[printed.rank].form {
        case .plain(let path, let text):
            try path.print(values, of: text, &cursor, into: &link)
            for globals in printed.globals { try print(globals, into: &link) }
        case .decided(let variant):
            try variant.printPath(values, &cursor, into: &link)
            try variant.printItems(values, types: table.types, into: &link)
            for globals in printed.globals { try print(globals, into: &link) }
            try variant.printFragment(values, types: table.types, into: &link)
        }
        let order = cursor.order(of: values)
        if case .unknown = order { try checkAllUsed(values, by: table.variants[printed.rank].variant) }
        return order
    }

    private func printedSource(of printed: PrintedVariant) -> PrintedSource? {
        if let source = printed.source { return PrintedSource(source) }
        return printedSources[table.variants[printed.rank].sourceSet]
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
        case .leadsElsewhere, .opensElsewhere, .opensNothing, .rejected: 3
        case .missingValue: 2
        case .unknownParameter, .unprintable: 1
        case .noSource, .unknownRoute, .noEntry, .incomparable, .noGlobals: 0
        }
    }
}
