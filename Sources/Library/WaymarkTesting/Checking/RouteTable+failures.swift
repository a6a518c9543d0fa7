public import WaymarkCore
import WaymarkExplain
import WaymarkProofs
import WaymarkPrinting
import WaymarkRoutes

extension RouteTable {
    /// Every route, form of a pattern, text of several and default that no link reaches, by proof; and what was not decided.
    /// For a table with errors, those.
    public func unreachedFailures() -> [FailedExpectation] {
        do throws(RouteTableError) {
            return try proofs().unreached().map { FailedExpectation("no link reaches it [\($0.code)]: \($0)") }
        } catch {
            return error.problems.map { FailedExpectation("the table has a problem [\($0.code)]: \($0)") }
        }
    }
}

extension RouteTable where Route: Equatable {
    /// Everything that is wrong with a table:
    ///
    /// - its problems, warnings too
    /// - examples that open another route than theirs, or none
    /// - entries that make a route of a link and do not print it as one that opens an equal route
    /// - entries that no example opens, and for which no link could be made up
    ///
    /// Links are made up for every form of every pattern whose parameters are of the built-in types, several each, so that
    /// an `inverse:` that swaps or leaves out a value is found. Other entries need an example.
    ///
    /// - Parameter examples: Links and the routes that they open.
    public func failures(examples: KeyValuePairs<String, Route> = [:]) -> [FailedExpectation] {
        let problems = problems().map { FailedExpectation("the table has a problem [\($0.code)]: \($0)") }
        guard let router = try? Router(self) else { return problems }
        return problems + router.failures(examples: examples)
    }
}

extension Router where Route: Equatable {
    fileprivate func failures(examples: KeyValuePairs<String, Route>) -> [FailedExpectation] {
        var wrong: [FailedExpectation] = []
        var shown: Set<Int> = []
        for (link, route) in examples {
            let match = match(for: link)
            if let match { shown.insert(match.match.entry) }
            let failure = failure(opening: link, expecting: route) ?? match.flatMap { self.failure(ofPrinting: $0) }
            if let failure { wrong.append(failure) }
        }
        for index in entries.indices {
            let trial = trial(ofEntry: index)
            if let failure = trial.failure { wrong.append(failure) }
            if trial.isOpened || shown.contains(index) || trial.failure != nil { continue }
            wrong.append(
                FailedExpectation(
                    "no example opens \(entries[index].label), and no link could be made up for it: expected one among "
                        + "the examples"))
        }
        return wrong
    }

    /// Opens an entry by links that are made up, and prints what they open, up to the first failure.
    private func trial(ofEntry entry: Int) -> (isOpened: Bool, failure: FailedExpectation?) {
        var isOpened = false
        for (form, values) in sampleValues(ofEntry: entry) {
            switch sampleLink(ofEntry: entry, form: form, values) {
            case .link(let link):
                guard let match = match(for: link), match.match.entry == entry else { continue }
                isOpened = true
                if let failure = failure(ofPrinting: match) { return (true, failure) }
            case .hidden(let error):
                return (isOpened, FailedExpectation("\(entries[entry].label) has values that no link holds: \(error)"))
            case .none: continue
            }
        }
        return (isOpened, nil)
    }

    /// What is wrong if a route that a link opens prints as no link that leads back to it; nothing if its entry cannot
    /// print: a constant says nothing of parameters.
    private func failure(ofPrinting match: RouteMatch<Route>) -> FailedExpectation? {
        let entry = entries[match.match.entry]
        do throws(PrintError) {
            return failure(opening: try url(for: match.route), expecting: match.route)
        } catch {
            let isConstant = entry.route != nil
            let unprintable = ["unprintable", "no-source"] + (isConstant ? ["missing-value"] : [])
            if unprintable.contains(error.code) || error.code == "no-entry" && !entry.hasInverse { return nil }
            let way = error.code == "no-entry" ? "its inverse does not know that route" : error.description
            return FailedExpectation(
                "expected \(match.route) to print, which \(entry.label) makes of '\(match.url.text)', but it does not: \(way)"
            )
        }
    }
}

extension RouteEntry {
    /// Whether somebody said how its routes are taken apart.
    fileprivate var hasInverse: Bool { binding.inverse != nil }

    var label: String {
        name.map { "'\($0)'" } ?? patterns.first.map { "'\($0)'" } ?? "an entry without a pattern"
    }
}
