@usableFromInline
package struct PrintedGlobals: Sendable {
    let type: GlobalsType
    let values: PrintValues

    package init(_ type: GlobalsType, _ values: PrintValues) {
        self.type = type
        self.values = values
    }
}

/// A printer of global query items, which links of all routes can have. Their patterns form a separate table.
package struct GlobalsPrinter {
    private let engine: RouteEngine
    private let all: [PrintedGlobals]

    init(_ engine: RouteEngine, _ all: [PrintedGlobals]) {
        (self.engine, self.all) = (engine, all)
    }

    func check() throws(PrintError) {
        var nowhere = LinkWriter(.none, .rooted, plusIsSpace: false)
        try print(into: &nowhere)
    }

    func print(into link: inout LinkWriter) throws(PrintError) {
        for globals in all { try print(globals, into: &link) }
    }

    private func print(_ globals: PrintedGlobals, into link: inout LinkWriter) throws(PrintError) {
        guard let table = engine.globals, let ranks = ranks(of: globals) else {
            throw PrintError(.noGlobals(globals.type.name))
        }
        var first: PrintError?
        for rank in ranks {
            do throws(PrintError) {
                var attempt = link
                try table.printItems(globals.values, ofRank: rank, into: &attempt)
                link = attempt
                return
            } catch {
                first = first ?? error
            }
        }
        throw first ?? PrintError(.unprintable(""))
    }

    private func ranks(of globals: PrintedGlobals) -> [Int]? {
        let entry = engine.table.globals.firstIndex { $0.type == globals.type }
        return entry.flatMap { engine.globals?.forms.allRanks(ofEntry: $0) }
    }

    /// Throws unless the printed query items read back as the same values.
    func checkReadsBack(from bytes: Bytes) throws(PrintError) {
        guard let url = try? ParsedURL(utf8: bytes, policy: engine.table.policy) else { return }
        for one in all {
            guard let found = try? engine.globals(one.type, in: url), holds(found, one) else {
                throw PrintError(.leadsElsewhere(url.text, route: nil))
            }
        }
    }

    /// Returns `true` if the captures of the printed link are the printed values and, for all other parameters,
    /// defaults.
    private func holds(_ found: Captures, _ globals: PrintedGlobals) -> Bool {
        let ranks = ranks(of: globals) ?? []
        return globals.values.areCaptured(in: found) { name in
            ranks.lazy.compactMap { engine.globals?.contents.value.constraint(named: name, ofRank: $0) }.first
        }
    }
}

extension SearchTable {
    fileprivate func printItems(
        _ values: PrintValues, ofRank rank: Int, into link: inout LinkWriter
    ) throws(PrintError) {
        var form = forms.form(ofRank: rank)
        _ = form.number()
        var printer = PatternPrinter(values, form, contents, rank: rank)
        var nowhere = LinkWriter(.none, .rooted, plusIsSpace: false)
        _ = try printer.printPath(into: &nowhere)
        try printer.printItems(into: &link)
        try checkAllUsed(values, byRank: rank)
    }
}
