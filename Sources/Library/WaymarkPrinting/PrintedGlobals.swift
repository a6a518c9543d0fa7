/// Global items to be written into a link.
@usableFromInline
package struct PrintedGlobals: Sendable {
    let type: GlobalsType
    let values: PrintValues

    package init(_ type: GlobalsType, _ values: PrintValues) {
        self.type = type
        self.values = values
    }
}

extension RouteEngine {
    /// Finds out beforehand whether globals can be written.
    func check(_ globals: [PrintedGlobals]) throws(PrintError) {
        if globals.isEmpty { return }
        var nowhere = LinkWriter(.none, .rooted, plusIsSpace: false)
        for one in globals { try print(one, into: &nowhere) }
    }

    /// Writes the items of globals.
    func print(_ globals: PrintedGlobals, into link: inout LinkWriter) throws(PrintError) {
        guard let known = table.globals.first(where: { $0.type == globals.type }) else {
            throw PrintError(.noGlobals(globals.type.name))
        }
        var first: PrintError?
        for variant in known.variants {
            do throws(PrintError) {
                var attempt = link
                try variant.printItems(globals.values, types: table.types, into: &attempt)
                try checkAllUsed(globals.values, by: variant)
                link = attempt
                return
            } catch {
                first = first ?? error
            }
        }
        throw first ?? PrintError(.unprintable(""))
    }

    /// What is written must be read as the same values.
    func checkReadsBack(_ globals: [PrintedGlobals], from url: ParsedURL) throws(PrintError) {
        for one in globals {
            guard let found = try? self.globals(one.type, in: url), holds(found, one) else {
                throw PrintError(.leadsElsewhere(url.text, route: nil))
            }
        }
    }
}

extension RouteEngine {
    /// Whether these are the values that were written, and no other but what stands in for absent ones.
    private func holds(_ found: Captures, _ globals: PrintedGlobals) -> Bool {
        let variants = table.globals.first { $0.type == globals.type }?.variants ?? []
        return globals.values.valued.allSatisfy { name in
            let parameter = variants.lazy.flatMap { $0.parameters }.first { $0.name == name }
            guard let given = globals.values[name] else { return true }
            guard let read = found[name] else { return globals.values.leavesOut(given) }
            guard let constraint = parameter.flatMap({ table.types.constraint(for: $0.type) }) else { return false }
            return constraint.isSame(given, as: read)
        } && found.allSatisfy { !globals.values.isAbsent($0.name) }
    }
}
