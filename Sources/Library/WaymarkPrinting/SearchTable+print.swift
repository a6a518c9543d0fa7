extension SearchTable {
    /// Returns the link of a route for parameter values, after a check that the link opens the same route.
    ///
    /// - Parameters:
    ///   - source: The link source to print; `nil` selects the route's first one without a wildcard.
    ///   - isCase: If `true`, the values determine the route, so matching them is a sufficient check.
    ///   - leadsBack: Returns `true` if the printed route is created from the match. Called if the best match has the
    ///     printed values, unless `isCase` is `true`.
    ///   - failure: Returns the error of a link that fails the fast check, or `nil` if it is valid after all.
    package func print(
        entry: Int, _ values: PrintValues, globals: GlobalsPrinter? = nil, on source: LinkSource?,
        isCase: Bool = false, leadsBack: (borrowing MatchView) -> Bool,
        failure: (String, ReadBackResult) -> PrintError?
    ) throws(PrintError) -> String {
        try globals?.check()
        let ranks = forms.ranks(ofEntry: entry)
        var errors: [PrintError] = []
        for index in 0..<ranks.count {
            let printed = PrintedVariant(
                entry: entry, rank: Int(ranks[index]), isCase: isCase, globals: globals, source: source)
            do throws(PrintError) {
                return try print(printed, values, leadsBack, failure)
            } catch {
                errors.append(error)
            }
        }
        throw mostSpecific(errors, entry)
    }

    /// Returns the most specific error of a route's pattern variants. An invalid value's error lists all their types.
    private func mostSpecific(_ errors: [PrintError], _ entry: Int) -> PrintError {
        let ranks = forms.allRanks(ofEntry: entry)
        var first = errors.first ?? PrintError(.unprintable(""))
        for error in errors where weight(of: error, ranks) > weight(of: first, ranks) { first = error }
        if case .unknownParameter(let name) = first.kind, ranks.contains(where: { hasParameter(name, ofRank: $0) }) {
            return PrintError(.separateParameter(name))
        }
        guard case .invalidValue(let name, let value, _) = first.kind else { return first }
        var types: [String] = []
        for error in errors {
            if case .invalidValue(name, value, let type) = error.kind, !types.contains(type) { types.append(type) }
        }
        return PrintError(.invalidValue(parameter: name, value: value, type: types.joined(separator: " or ")))
    }

    /// Returns the weight of an error; the most specific error has the highest. A missing value that another variant
    /// omits, or an invalid one that another variant accepts, has a lower weight.
    private func weight(of error: PrintError, _ ranks: [Int]) -> Int {
        if case .missingValue(let name) = error.kind,
            !ranks.allSatisfy({ hasParameter(name, ofRank: $0) })
        {
            return error.weight - 1
        }
        if case .invalidValue(let name, let value, _) = error.kind,
            ranks.contains(where: { contents.value.constraint(named: name, ofRank: $0)?.accepts(value) ?? false })
        {
            return 2
        }
        return error.weight
    }

    package func print(
        rank: Int, _ values: PrintValues, leadsBack: (borrowing MatchView) -> Bool,
        failure: (String, ReadBackResult) -> PrintError?
    ) throws(PrintError) -> String {
        let entry = Int(contents.value.records[rank].entry)
        return try print(
            PrintedVariant(entry: entry, rank: rank, isCase: false, globals: nil, source: nil), values, leadsBack,
            failure)
    }

    private func print(
        _ printed: PrintedVariant, _ values: PrintValues, _ leadsBack: (borrowing MatchView) -> Bool,
        _ failure: (String, ReadBackResult) -> PrintError?
    ) throws(PrintError) -> String {
        // The first attempt uses a buffer of the usual size. A longer link is printed again with a buffer of its size.
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
        case longer(Int)
    }

    @inline(__always)
    private func write(
        _ printed: PrintedVariant, _ values: PrintValues, into memory: UncheckedMutableSpan<UInt8>,
        _ leadsBack: (borrowing MatchView) -> Bool, _ failure: (String, ReadBackResult) -> PrintError?
    ) -> Writing {
        do throws(PrintError) {
            var form = forms.form(ofRank: printed.rank)
            let source = source(of: printed, set: form.number())
            var link = LinkWriter(
                memory, source.style ?? .rooted, plusIsSpace: contents.value.policy.decodesPlusInPath)
            link.append(source: source.text)
            source.given.withBytes { link.append(source: $0) }
            let order = try write(printed, form, values, into: &link)
            if source.style == nil { throw noSource(of: printed) }
            guard link.hasRoom else { return .longer(link.count) }
            try checkLeadsBack(link, printed, values, order, leadsBack, failure)
            return .text(String(decoding: link.bytes, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    private func write(
        _ printed: PrintedVariant, _ form: FormReader, _ values: PrintValues, into link: inout LinkWriter
    ) throws(PrintError) -> ValueOrder {
        var printer = PatternPrinter(values, form, contents, rank: printed.rank)
        let order = try printer.printPath(into: &link)
        try printer.printItems(into: &link)
        try printed.globals?.print(into: &link)
        try printer.printFragment(into: &link)
        if order == .unknown { try checkAllUsed(values, byRank: printed.rank) }
        return order
    }

    package func checkKnown(_ values: PrintValues, ofEntry entry: Int) throws(PrintError) {
        let ranks = forms.allRanks(ofEntry: entry)
        for name in values.valued
        where !ranks.contains(where: { hasParameter(name, ofRank: $0) }) {
            let known = ranks.flatMap { names(ofRank: $0) }
            throw PrintError(.unknownParameter(name), suggestion: Suggestion.nearest(to: name, among: known))
        }
    }

    func checkAllUsed(_ values: PrintValues, byRank rank: Int) throws(PrintError) {
        guard !values.allValued({ hasParameter($0, ofRank: rank) }) else { return }
        let known = names(ofRank: rank)
        guard let unknown = values.valued.sorted().first(where: { !known.contains($0) }) else { return }
        throw PrintError(.unknownParameter(unknown), suggestion: Suggestion.nearest(to: unknown, among: known))
    }

    private func hasParameter(_ name: String, ofRank rank: Int) -> Bool {
        contents.value.capture(named: name, ofRank: rank) != nil
    }

    private func names(ofRank rank: Int) -> [String] {
        let captures = contents.value.captures(ofRank: rank)
        return (0..<captures.count).map { String(bytes: contents.value.name(of: captures[$0])) }
    }

    /// Returns the scheme and host to print: those that the caller requested (`given`), or else those of the table
    /// (`text`). `style` is `nil` if there is no link source with a fixed host, as for `*.example.com`.
    private func source(of printed: PrintedVariant, set: Int) -> (text: Bytes, given: String, style: PathStyle?) {
        if let source = printed.source {
            let given = PrintedSource(source)
            return (.none, given?.text ?? "", given?.style)
        }
        var reader = forms.sources(ofSet: set)
        guard reader.flag() else { return (.none, "", nil) }
        return (reader.text(), "", PathStyle(rawValue: reader.number()) ?? .rooted)
    }

    private func noSource(of printed: PrintedVariant) -> PrintError {
        let name = printed.source?.description ?? sourceNames(ofRank: printed.rank).first
        return PrintError(.noSource(name ?? ""))
    }

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

extension PrintForms {
    func allRanks(ofEntry entry: Int) -> [Int] {
        let ranks = ranks(ofEntry: entry)
        return (0..<ranks.count).map { Int(ranks[$0]) }
    }
}

struct PrintedVariant {
    let entry: Int
    let rank: Int
    /// `true` if the printed values determine the route, as for an enum case.
    let isCase: Bool
    let globals: GlobalsPrinter?
    let source: LinkSource?
}

extension PrintError {
    /// The specificity of the error. Of the errors of all pattern variants, that with the highest weight is thrown.
    fileprivate var weight: Int {
        switch kind {
        case .invalidValue, .emptyValue, .emptyList, .dotSegment, .unwritable: 5
        case .leadsElsewhere, .opensElsewhere, .opensNothing, .rejected, .unacceptedSource: 4
        case .missingValue: 3
        case .unknownParameter, .separateParameter, .unprintable: 1
        case .noSource, .noUniversalLink, .unknownRoute, .noEntry, .incomparable, .noGlobals: 0
        }
    }
}
