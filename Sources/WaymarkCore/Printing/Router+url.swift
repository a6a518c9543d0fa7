extension Router {
    /// Writes the canonical link of an entry.
    ///
    /// ```swift
    /// try router.url(named: "user.edit", captures: ["id": 15])   // "https://example.com/user/15/edit"
    /// ```
    ///
    /// The first pattern of the entry is written, with those optional groups for whose parameters there are values. What
    /// is written reads back: the link is matched before it is returned, and must lead to the same entry and values.
    ///
    /// - Parameters:
    ///   - name: The name of the entry.
    ///   - captures: The values of the pattern's parameters.
    ///   - rest: The segments of the pattern's first unnamed catch-all.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    /// - Throws: ``PrintError`` if a value is missing or does not fit, or if the link would not read back.
    public func url(
        named name: String, captures: [String: CaptureValue] = [:], rest: [String] = [], on source: LinkSource? = nil
    ) throws(PrintError) -> String {
        guard let entry = entries.firstIndex(where: { $0.name == name }) else {
            let suggestion = Suggestion.nearest(to: name, among: entries.compactMap(\.name))
            throw PrintError(.unknownRoute(name), suggestion: suggestion)
        }
        return try engine.print(entry: entry, PrintValues(captures: captures, rest: rest), on: source)
    }
}

extension RouteEngine {
    /// Writes the link of an entry and reads it back.
    package func print(
        entry: Int, _ values: PrintValues, globals: [PrintedGlobals] = [], on source: LinkSource?
    ) throws(PrintError) -> String {
        let globalItems = try items(of: globals)
        var first: PrintError?
        for (index, pattern) in table.entries[entry].patterns.enumerated() {
            let sources = source.map { [$0] } ?? pattern.source.map { [$0] } ?? table.entries[entry].sources
            for variant in table.variants(ofEntry: entry, pattern: index) {
                do throws(PrintError) {
                    var link = try variant.print(values, types: table.types)
                    try checkAllUsed(values, by: link, variant)
                    link.query += globalItems
                    let text = try write(link, on: sources)
                    try checkReadsBack(text, entry: entry, link, values, globals)
                    return text
                } catch {
                    first = first.map { $0.isMoreTelling(than: error) ? $0 : error } ?? error
                }
            }
        }
        throw first ?? PrintError(.unprintable(""))
    }

    func checkAllUsed(
        _ values: PrintValues, by link: PrintedLink, _ variant: PatternVariant
    ) throws(PrintError) {
        guard let unknown = values.captures.keys.sorted().first(where: { !link.used.contains($0) }) else { return }
        throw PrintError(
            .unknownParameter(unknown),
            suggestion: Suggestion.nearest(to: unknown, among: variant.parameters.compactMap(\.name)))
    }

    /// What is written must be read as the same values, by the same entry.
    private func checkReadsBack(
        _ text: String, entry: Int, _ link: PrintedLink, _ values: PrintValues, _ globals: [PrintedGlobals]
    ) throws(PrintError) {
        let found: PatternMatch?
        do throws(LinkRejection) { found = try self.found(text, from: 0) } catch {
            throw PrintError(.rejected(error.kind))
        }
        guard let found, !found.isRepeated else { throw PrintError(.leadsElsewhere(text, route: nil)) }
        let winner = found.entryIndex
        guard winner == entry else { throw PrintError(.leadsElsewhere(text, route: table.entries[winner].name)) }
        let url = found.url
        guard found.trace.holds(values, of: link, in: url) else {
            throw PrintError(.leadsElsewhere(text, route: nil))
        }
        try checkReadsBack(globals, from: url)
    }

    /// Puts scheme, host, path, query and fragment together.
    private func write(_ link: PrintedLink, on sources: [LinkSource]) throws(PrintError) -> String {
        guard let source = sources.first(where: \.isPrintable) else {
            throw PrintError(.noSource(sources.first?.description ?? ""))
        }
        var text = source.printedPath(link.segments)
        if !link.query.isEmpty { text += "?" + link.query.joined(separator: "&") }
        if let fragment = link.fragment { text += "#" + fragment }
        return text
    }
}

extension MatchTrace {
    /// Whether a link holds the values that it was written from, as they are spelled, and no other but defaults.
    fileprivate func holds(_ values: PrintValues, of link: PrintedLink, in url: ParsedURL) -> Bool {
        let captures = captures(in: url)
        let implied = Set(variant.parameters.filter { $0.impliedText != nil }.compactMap(\.name))
        return link.used.allSatisfy { captures[$0] != nil }
            && captures.allSatisfy { capture in
                guard let value = values.captures[capture.name] else {
                    return implied.contains(capture.name) && !values.absent.contains(capture.name)
                }
                return capture.value.description.utf8.elementsEqual(value.description.utf8)
            } && rest(in: url).elementsEqual(values.rest) { $0.utf8.elementsEqual($1.utf8) }
    }
}

extension RankedTable {
    /// The variants of one pattern, in the order written.
    func variants(ofEntry entry: Int, pattern: Int) -> [PatternVariant] {
        (try? entries[entry].patterns[pattern].variants()) ?? []
    }
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
