extension Router {
    /// Returns the canonical link of an entry.
    ///
    /// ```swift
    /// try router.url(named: "user.edit", captures: ["id": 15])   // "https://example.com/user/15/edit"
    /// ```
    ///
    /// The first pattern of the entry is printed. An optional group is included if its parameters have values. The
    /// printed link is matched before it is returned: skipping entries that decline it, it must match the same entry
    /// with the same values.
    ///
    /// - Parameters:
    ///   - name: The name of the entry.
    ///   - captures: The values of the pattern's parameters.
    ///   - rest: The segments of the pattern's first unnamed catch-all.
    ///   - source: The source of the link; by default the entry's first source with a scheme and host.
    /// - Throws: ``PrintError`` if a value is missing or invalid, or if the link does not read back.
    /// - Complexity: O(*n* + *m*), with *n* entries searched for the name and *m* bytes of the link.
    public func url(
        named name: String, captures: [String: CaptureValue] = [:], rest: [String] = [], on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        let numbers = 0..<lookup.entryCount
        guard let entry = numbers.first(where: { lookup.name(ofEntry: $0) == name }) else {
            let suggestion = Suggestion.nearest(to: name, among: numbers.compactMap { lookup.name(ofEntry: $0) })
            throw PrintError(.unknownRoute(name), suggestion: suggestion)
        }
        return try url(ofEntry: entry, PrintValues(captures: captures, rest: rest), on: source)
    }

    package func url(
        ofEntry entry: Int, _ values: PrintValues, on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        try lookup.table.print(entry: entry, values, on: source) { view in
            bindings.all[view.entryIndex].route(from: view) != nil
        } failure: { link, doubt in
            failure(of: link, doubt) { match in
                guard match.isOf(entry: entry, doubt, values) else {
                    return PrintError(.leadsElsewhere(link, route: match.match.entry == entry ? nil : match.name))
                }
                return nil
            }
        }
    }
}

extension Router {
    /// Throws for a value whose name is no parameter of any pattern of an entry.
    @usableFromInline
    package func checkKnown(_ values: PrintValues, ofEntry entry: Int) throws(PrintError) {
        try lookup.table.checkKnown(values, ofEntry: entry)
    }

    @usableFromInline
    package func print(
        entry: Int, _ values: PrintValues, globals: [PrintedGlobals], on source: LinkSource?, isCase: Bool,
        leadsBack: (borrowing MatchView) -> Bool, failure: (String, ReadBackMismatch) -> PrintError?
    ) throws(PrintError) -> String {
        try lookup.table.print(
            entry: entry, values, globals: globals.isEmpty ? nil : GlobalsPrinter(engine, globals), on: source,
            isCase: isCase, leadsBack: leadsBack, failure: failure)
    }
}
