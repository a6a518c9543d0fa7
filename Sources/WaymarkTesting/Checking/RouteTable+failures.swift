public import WaymarkCore
import WaymarkRoutes

extension RouteTable where Route: Equatable {
    /// Everything that is wrong with a table:
    ///
    /// - its problems, warnings too
    /// - examples that open another route than theirs, or none
    /// - routes of examples that print as a link which does not lead back
    /// - entries that no example opens, and for which no link could be made up that goes round
    ///
    /// An entry whose parameters are of the built-in types needs no example, because a link for it is made up.
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
            let entry = match(link).flatMap { found in entries.firstIndex { $0.has(found.match) } }
            if let entry { shown.insert(entry) }
            let failure = failure(opening: link, expecting: route) ?? entry.flatMap { self.failure(of: route, by: $0) }
            if let failure { wrong.append(failure) }
        }
        let unproven = entries.indices.filter { !shown.contains($0) && !hasMadeUpLink(entry: $0) }
        return wrong
            + unproven.map { index in
                FailedExpectation(
                    "no example opens \(entries[index].label), and none could be made up: expected a link to it among "
                        + "the examples")
            }
    }

    /// What is wrong if a route prints as a link that does not lead back to it; nothing if its entry can not print: a
    /// constant says nothing of parameters.
    private func failure(of route: Route, by entry: Int) -> FailedExpectation? {
        do throws(PrintError) {
            let link = try url(for: route)
            return failure(opening: link, expecting: route)
        } catch {
            let isConstant = entries[entry].route != nil
            let unprintable = ["no-entry", "unprintable", "no-source"] + (isConstant ? ["missing-value"] : [])
            guard !unprintable.contains(error.code) else { return nil }
            return FailedExpectation("expected \(route) to print, but it does not: \(error)")
        }
    }

    /// Whether a link can be made up that opens the entry, and whose route goes round.
    private func hasMadeUpLink(entry: Int) -> Bool {
        let variants = entries[entry].patterns.flatMap { (try? $0.variants()) ?? [] }
        return variants.contains { variant in
            guard let values = PrintValues(madeUpFor: variant, engine.table.types),
                let link = try? engine.print(entry: entry, values, on: nil), let route = match(link)?.route
            else { return false }
            return failure(of: route, by: entry) == nil
        }
    }
}

extension RouteEntry {
    /// Whether a match is one of this entry.
    fileprivate func has(_ match: PatternMatch) -> Bool { name == match.name && patterns.contains(match.pattern) }

    fileprivate var label: String {
        name.map { "'\($0)'" } ?? patterns.first.map { "'\($0)'" } ?? "an entry without a pattern"
    }
}

extension PrintValues {
    /// The first samples that the parameters take, or `nil` if one takes none.
    fileprivate init?(madeUpFor variant: PatternVariant, _ types: ParameterTypes) {
        var captures: [String: CaptureValue] = [:]
        for parameter in variant.parameters where parameter.presence == .required {
            guard let name = parameter.name, let sample = parameter.sample(types) else { return nil }
            captures[name] = parameter.type.isList ? .list([sample]) : sample
        }
        let takesRest = variant.segments.contains { segment in
            if case .catchAll(let run) = segment { run.name == nil } else { false }
        }
        self.init(captures: captures, rest: takesRest ? ["a"] : [])
    }
}

extension Parameter {
    fileprivate func sample(_ types: ParameterTypes) -> CaptureValue? {
        if case .oneOf(let texts) = type.kind { return texts.first.map(CaptureValue.string) }
        return CaptureValue.samples.first { types.constraint(for: type)?.accepts($0.description) ?? false }
    }
}
