/// Global items to be written into a link.
package struct PrintedGlobals: Sendable {
    let type: GlobalsType
    let values: PrintValues

    package init(_ type: GlobalsType, _ values: PrintValues) {
        self.type = type
        self.values = values
    }
}

extension RouteEngine {
    /// The items of all globals, encoded, in the order given.
    func items(of globals: [PrintedGlobals]) throws(PrintError) -> [String] {
        var items: [String] = []
        for one in globals { items += try self.items(of: one) }
        return items
    }

    private func items(of globals: PrintedGlobals) throws(PrintError) -> [String] {
        guard let known = table.globals.first(where: { $0.type == globals.type }) else {
            throw PrintError(.noGlobals(globals.type.name))
        }
        var first: PrintError?
        for variant in known.variants {
            do throws(PrintError) {
                let link = try PatternVariant(segments: [], query: variant.query).print(
                    globals.values, types: table.types)
                try checkAllUsed(globals.values, by: link, variant)
                return link.query
            } catch {
                first = first ?? error
            }
        }
        throw first ?? PrintError(.unprintable(""))
    }

    /// What is written must be read as the same values.
    func checkReadsBack(_ globals: [PrintedGlobals], from url: ParsedURL) throws(PrintError) {
        for one in globals {
            guard let found = try? self.globals(one.type, in: url), found.holds(one.values) else {
                throw PrintError(.leadsElsewhere(url.text, route: nil))
            }
        }
    }
}

extension Captures {
    /// Whether these are the values that were written, and no other but what stands in for absent ones.
    fileprivate func holds(_ values: PrintValues) -> Bool {
        values.captures.allSatisfy { self[$0.key]?.description == $0.value.description }
            && allSatisfy { !values.absent.contains($0.name) }
    }
}
