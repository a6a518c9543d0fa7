public import WaymarkCore
import WaymarkExplain
import WaymarkProofs
import WaymarkPrinting
import WaymarkRoutes

extension RouteTable {
    /// Returns a failure for each part of the table that no link selects, as `expectNothingUnreachable(_:)` reports
    /// them. For a table with errors, the result is the errors.
    public func unreachedFailures() -> [FailedExpectation] {
        do throws(RouteTableError) {
            return try proofs().unreached().map { FailedExpectation("no link reaches it [\($0.code)]: \($0)") }
        } catch {
            return error.problems.map { FailedExpectation("the table has a problem [\($0.code)]: \($0)") }
        }
    }
}

extension RouteTable where Route: Equatable {
    /// Returns the failures of a route table:
    ///
    /// - The errors and warnings of the table
    /// - Each example link that does not open the stated route
    /// - Each route whose printed link does not open an equal route
    /// - Each route that neither an example nor a generated link opens
    ///
    /// Several links are generated for each pattern, with up to 64 combinations of optional parts and alternatives.
    /// They reveal an `inverse:` that swaps or omits a value, or loses the sign of a number or the case of letters. A
    /// type whose values cannot be generated needs an example.
    ///
    /// - Parameter examples: Links, each with the route that it must open.
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
            let reason = trial.error ?? "no link could be generated for it"
            wrong.append(
                FailedExpectation(
                    "no example opens \(entries[index].label), and \(reason): expected one among the examples"))
        }
        return wrong
    }

    /// Opens a route by generated links and prints it again, up to the first failure. `error` is the reason if the
    /// first link creates no route because the closure throws.
    private func trial(ofEntry entry: Int) -> (isOpened: Bool, failure: FailedExpectation?, error: String?) {
        var isOpened = false, failed: String?
        for (form, values) in sampleValues(ofEntry: entry) {
            switch sampleLink(ofEntry: entry, form: form, values) {
            case .success(let link):
                guard let match = match(for: link) else {
                    if failed == nil, case .failed(let error) = result(for: link) {
                        failed = "its route could not be created from '\(link)' (\(error))"
                    }
                    continue
                }
                guard match.match.entry == entry else { continue }
                isOpened = true
                if let failure = failure(ofPrinting: match) { return (true, failure, nil) }
            case .failure(let error):
                let message = "\(entries[entry].label) has values that no link can contain: \(error)"
                return (isOpened, FailedExpectation(message), nil)
            case .none: continue
            }
        }
        return (isOpened, nil, failed)
    }

    /// Returns a failure if the matched route does not print as a link that opens it again; `nil` also for routes that
    /// cannot be printed, such as a constant route whose patterns have parameters.
    private func failure(ofPrinting match: RouteMatch<Route>) -> FailedExpectation? {
        let entry = entries[match.match.entry]
        do throws(PrintError) {
            return failure(opening: try url(for: match.route), expecting: match.route)
        } catch {
            let prefix = entry.valuesOfPrefix(match)
            if error.code == "missing-value", let link = try? url(for: match.route, adding: prefix) {
                return failure(opening: link, expecting: match.route)
            }
            let isConstant = entry.route != nil
            let unprintable = ["unprintable", "no-source"] + (isConstant ? ["missing-value"] : [])
            if unprintable.contains(error.code) || error.code == "no-entry" && !entry.hasInverse { return nil }
            let way = error.code == "no-entry" ? "its inverse does not recognise the route" : error.description
            return FailedExpectation(
                "expected \(match.route) to print, which \(entry.label) creates from '\(match.url.text)', but it does not: \(way)"
            )
        }
    }
}

extension RouteEntry {
    fileprivate var hasInverse: Bool { binding.inverse != nil }

    /// Returns the values that the route does not contain, such as the language in a prefix of all patterns.
    fileprivate func valuesOfPrefix(_ match: RouteMatch<Route>) -> [String: any ParameterConvertible] {
        let own = binding.expectations?.map(\.name) ?? [nil]
        guard !own.contains(nil) else { return [:] }
        let others = match.captures.filter { !own.contains($0.name) }.map { ($0.name, $0.value.description) }
        return Dictionary(others) { first, _ in first }
    }

    var label: String {
        name.map { "'\($0)'" } ?? patterns.first.map { "'\($0)'" } ?? "an entry without a pattern"
    }
}
