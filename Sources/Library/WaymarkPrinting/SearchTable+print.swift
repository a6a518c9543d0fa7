extension SearchTable {
    /// Writes the link of an entry and reads it back.
    ///
    /// - Parameters:
    ///   - globals: The global items to be written, if there are any.
    ///   - source: The source to write; `nil` for the first one that can be written.
    ///   - isCase: Whether the entry makes what is printed of any link that holds the values.
    ///   - leadsBack: Whether the entry makes of the link what is printed. It is called while the link is searched, if the best
    ///     match is one of the entry and holds the values, unless nothing but what is printed can come of it.
    ///   - failure: The error of a link that does not lead back so simply; `nil` if it leads back after all.
    package func print(
        entry: Int, _ values: PrintValues, globals: GlobalsPrinter? = nil, on source: LinkSource?,
        isCase: Bool = false, leadsBack: (borrowing MatchView) -> Bool, failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        try globals?.check()
        let ranks = forms.ranks(ofEntry: entry)
        var first: PrintError?
        for index in 0..<ranks.count {
            let printed = PrintedVariant(
                entry: entry, rank: Int(ranks[index]), isCase: isCase, globals: globals, source: source)
            do throws(PrintError) {
                return try print(printed, values, leadsBack, failure)
            } catch {
                first = first.map { $0.isMoreTelling(than: error) ? $0 : error } ?? error
            }
        }
        throw first ?? PrintError(.unprintable(""))
    }

    /// Prints one variant, without global items.
    package func print(
        rank: Int, _ values: PrintValues, leadsBack: (borrowing MatchView) -> Bool,
        failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        let entry = Int(contents.value.records[rank].entry)
        return try print(
            PrintedVariant(entry: entry, rank: rank, isCase: false, globals: nil, source: nil), values, leadsBack,
            failure)
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
            var form = forms.form(ofRank: printed.rank)
            let source = source(of: printed, set: form.number())
            var link = LinkWriter(
                memory, source?.style ?? .rooted, plusIsSpace: contents.value.policy.decodesPlusInPath)
            if let source {
                link.append(source: source.text)
                source.given.withBytes { link.append(source: $0) }
            }
            let order = try write(printed, form, values, into: &link)
            if source == nil { throw noSource(of: printed) }
            guard link.hasRoom else { return .longer(link.count) }
            try checkLeadsBack(link, printed, values, order, leadsBack, failure)
            return .text(String(decoding: link.bytes, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    /// Writes everything after the source.
    private func write(
        _ printed: PrintedVariant, _ form: FormReader, _ values: PrintValues, into link: inout LinkWriter
    ) throws(PrintError) -> ValueOrder {
        var printer = FormPrinter(values, form, contents, rank: printed.rank)
        let order = try printer.printPath(into: &link)
        try printer.printItems(into: &link)
        try printed.globals?.print(into: &link)
        try printer.printFragment(into: &link)
        if case .unknown = order { try checkAllUsed(values, byRank: printed.rank) }
        return order
    }

    func checkAllUsed(_ values: PrintValues, byRank rank: Int) throws(PrintError) {
        guard !values.allValued({ contents.value.hasCapture(named: $0, ofRank: rank) }) else { return }
        var known: [String] = []
        contents.value.forEachCapture(ofRank: rank) { location in
            known.append(String(bytes: contents.value.name(of: location)))
            return true
        }
        guard let unknown = values.valued.sorted().first(where: { !known.contains($0) }) else { return }
        throw PrintError(.unknownParameter(unknown), suggestion: Suggestion.nearest(to: unknown, among: known))
    }

    // MARK: Sources

    /// The source that is printed, of the table or given by the caller; `nil` if no single scheme and host can be written for it.
    private func source(of printed: PrintedVariant, set: Int) -> (text: Bytes, given: String, style: PathStyle)? {
        if let source = printed.source { return PrintedSource(source).map { (.none, $0.text, $0.style) } }
        var reader = forms.sources(ofSet: set)
        guard reader.flag() else { return nil }
        return (reader.text(), "", PathStyle(rawValue: reader.number()) ?? .rooted)
    }

    private func noSource(of printed: PrintedVariant) -> PrintError {
        let name = printed.source?.description ?? sourceNames(ofRank: printed.rank).first
        return PrintError(.noSource(name ?? ""))
    }

    /// The names of the sources that a variant may come from.
    func sourceNames(ofRank rank: Int) -> [String] {
        var form = forms.form(ofRank: rank)
        var reader = forms.sources(ofSet: form.number())
        if reader.flag() { _ = (reader.text(), reader.number()) }
        var names: [String] = []
        for _ in 0..<reader.number() {
            names.append(reader.string())
            if reader.isAtEnd { break }
        }
        return names
    }
}

/// A variant to be written.
struct PrintedVariant {
    let entry: Int
    let rank: Int
    /// Whether its entry makes what is printed of any link that holds the values.
    let isCase: Bool
    let globals: GlobalsPrinter?
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
