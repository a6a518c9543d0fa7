extension Router {
    /// Returns the canonical link of a named route, printed from parameter values.
    ///
    /// ```swift
    /// try router.url(named: "user.edit", captures: ["id": 15])   // "https://example.com/user/15/edit"
    /// ```
    ///
    /// The link is printed with the first pattern of the route that fits the values, and with the optional parts whose
    /// parameters have values. The method then matches the link, which must open the same route with the same values.
    ///
    /// - Parameters:
    ///   - name: The name of the route.
    ///   - captures: The values of the pattern's parameters, by parameter name.
    ///   - rest: The path segments for the pattern's first unnamed catch-all (`**`).
    ///   - source: The scheme and host of the link; by default the route's first source without a wildcard.
    /// - Throws: ``PrintError`` if no route has the name, if a value is missing or invalid, or if the link opens
    ///   another route or has other values.
    /// - Complexity: O(*n* + *m*) for *n* routes, which are searched for the name, and *m* bytes of the link.
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
        } failure: { link, finding in
            failure(of: link) { match in
                guard match.isOf(entry: entry, finding, values) else {
                    return PrintError(.leadsElsewhere(link, route: match.match.entry == entry ? nil : match.name))
                }
                return nil
            }
        }
    }

    /// Throws if a value has a name that no parameter in the route's patterns has.
    @usableFromInline
    package func checkKnown(_ values: PrintValues, ofEntry entry: Int) throws(PrintError) {
        try lookup.table.checkKnown(values, ofEntry: entry)
    }

    @usableFromInline
    package func print(
        entry: Int, _ values: PrintValues, globals: [PrintedGlobals], on source: LinkSource?, isCase: Bool,
        leadsBack: (borrowing MatchView) -> Bool, failure: (String, ReadBackResult) -> PrintError?
    ) throws(PrintError) -> String {
        try lookup.table.print(
            entry: entry, values, globals: globals.isEmpty ? nil : GlobalsPrinter(engine, globals), on: source,
            isCase: isCase, leadsBack: leadsBack, failure: failure)
    }
}
