extension Router {
    /// Writes the canonical link of an entry.
    ///
    /// ```swift
    /// try router.url(named: "user.edit", captures: ["id": 15])   // "https://example.com/user/15/edit"
    /// ```
    ///
    /// The first pattern of the entry is written, with those optional groups for whose parameters there are values. What
    /// is written reads back: the link is matched before it is returned, and must lead to the same entry and values, past
    /// entries that decline it.
    ///
    /// - Parameters:
    ///   - name: The name of the entry.
    ///   - captures: The values of the pattern's parameters.
    ///   - rest: The segments of the pattern's first unnamed catch-all.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if a value is missing or does not fit, or if the link would not read back.
    /// - Complexity: O(*n* + *m*) in the routes of the table, among which the name is looked for, and the bytes of the
    ///   link.
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

    /// The link of a route that is told by its place among all.
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
    /// Prints the link of an entry's values; see ``SearchTable/print(entry:_:globals:on:isCase:leadsBack:failure:)``.
    @usableFromInline
    package func print(
        entry: Int, _ values: PrintValues, globals: [PrintedGlobals], on source: LinkSource?, isCase: Bool,
        leadsBack: (borrowing MatchView) -> Bool, failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) -> String {
        try lookup.table.print(
            entry: entry, values, globals: globals.isEmpty ? nil : GlobalsPrinter(engine, globals), on: source,
            isCase: isCase, leadsBack: leadsBack, failure: failure)
    }
}
