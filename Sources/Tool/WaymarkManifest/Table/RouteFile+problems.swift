package import WaymarkCore
import WaymarkExplain
import WaymarkNotations
import WaymarkPrinting
import WaymarkProofs

extension RouteFile {
    package func located(_ problems: [RouteProblem]) -> [RouteFileProblem] {
        var list = ProblemList(self)
        list.limit += problems.count { $0.severity == .note }
        add(problems, to: &list)
        return list.sorted
    }

    /// A note about used parameter types that only code of the app can validate, if any.
    package var opacity: RouteFileProblem? {
        let named = Set(routes.lazy.flatMap { patterns(of: $0) }.flatMap { $0.allParameters }.map { $0.type.kind })
        let opaque = types.filter { $0.constraint.isAbsent && named.contains(.named($0.name.value)) }.map { $0.name }
        guard let first = opaque.min(by: { $0.place < $1.place }) else { return nil }
        return problem(.opaqueTypes(opaque.map { $0.value }), at: first.place)
    }

    /// The tag of routes that the system opens from intents, widgets, search and other devices.
    package static let intentTag = "intent"

    /// Returns an error for each route with the tag ``intentTag`` that has no printable universal link.
    package func intentProblems() -> [RouteFileProblem] {
        let unprintable = Set(table().problems().lazy.filter { $0.code == "unprintable" }.compactMap { $0.route })
        var list = ProblemList(self)
        for route in routes {
            guard let tag = route.tags.first(where: { $0.value == Self.intentTag }) else { continue }
            let ownSources = patterns(of: route).compactMap(\.source)
            let inherited = (route.sources.isEmpty ? sources : route.sources).map(\.value)
            let all = ownSources + (ownSources.count < route.patterns.count ? inherited : [])
            if !all.contains(where: \.isUniversal) || unprintable.contains(route.name.value) {
                list.add(.noUniversalLink(route.name.value), at: tag.place)
            }
        }
        return list.sorted
    }

    /// A warning for each default without effect, because all patterns of the route capture the parameter. A catch-all
    /// captures even an empty list of segments.
    var unusedDefaults: [RouteFileProblem] {
        routes.flatMap { route in
            let patterns = route.writtenDefaults.isEmpty ? [] : self.patterns(of: route)
            return route.writtenDefaults.compactMap { name, _, _ -> RouteFileProblem? in
                let isAlwaysCaptured = patterns.allSatisfy { pattern in
                    pattern.parameters.contains { $0.name == name.value } && !pattern.lacking.contains(name.value)
                }
                guard !patterns.isEmpty, isAlwaysCaptured else { return nil }
                return problem(.unusedDefault(name.value), at: name.place)
            }
        }
    }

    /// A warning for each route whose link sources have no effect, because each pattern begins with its own source.
    var unusedSources: [RouteFileProblem] {
        routes.compactMap { route in
            let owning = route.sources.isEmpty ? [] : patterns(of: route).filter { $0.source != nil }
            guard !owning.isEmpty, owning.count == route.patterns.count else { return nil }
            // The position of the name is used, because an environment may replace the sources.
            return problem(.unusedSources(ofRoute: route.name.value), at: route.name.place)
        }
    }

    /// A warning for each certificate fingerprint that is a sample from documentation.
    package var sampleFingerprints: [RouteFileProblem] {
        let all = apps?.android.flatMap(\.fingerprints) ?? []
        return all.filter { AndroidName.isSampleFingerprint($0.value) }.map {
            problem(.sampleFingerprint($0.value), at: $0.place)
        }
    }

    func add(_ problems: [RouteProblem], to list: inout ProblemList) {
        let byName = Dictionary(grouping: routes) { $0.name.value }
        // If two routes have this name, the one with the pattern is the affected one.
        func route(_ name: String?, with pattern: String) -> Route? {
            let named = name.flatMap { byName[$0] } ?? []
            return named.first { $0.written[pattern] != nil || $0.patterns.contains { $0.value == pattern } }
                ?? named.first
        }
        for var problem in problems {
            if problem.hasPatternAsName { problem.suggestion = nil }
            func place(of related: RouteProblem.Related) -> Place {
                if case .globalItem = problem.kind { return placeInGlobals(of: related.range, in: related.pattern) }
                let name = related.route ?? problem.route  // `nil` for a range in the same pattern
                return self.place(
                    of: related.range, in: related.pattern, route: route(name, with: related.pattern), isRelated: true)
            }
            list.add(
                .pattern(problem), at: self.place(of: problem, route: route(problem.route, with: problem.pattern)),
                suggestion: problem.suggestion, related: problem.related.map(place), because: problem.because.map(place)
            )
        }
    }

    /// Returns the table problems of an invalid file, without possible consequences of its other errors.
    ///
    /// - Parameter proves: `true` to include warnings, some of which take long to find.
    func tableProblems(besides doubts: UncertainParts, proves: Bool) -> [RouteProblem] {
        var readable = self
        // Patterns of an unknown syntax cannot be read.
        readable.routes = routes.filter { route in
            let isKnown = (route.syntax ?? syntax).map { Notation(named: $0.value) != nil } ?? true
            return isKnown && (route.syntax != nil || !doubts.keys.contains("syntax"))
        }
        let table = readable.table()
        let problems = proves ? table.problems() : table.errors()
        return problems.filter { !doubts.cover($0, of: readable, table.types) }
    }

    private func place(of problem: RouteProblem, route: Route?) -> Place {
        if case .reservedTypeName(let name) = problem.kind {
            return types.first { $0.name.value == name }?.name.place ?? .start
        }
        if case .invalidExpression(let name, _) = problem.kind {
            let expression = types.first { $0.name.value == name }?.expression
            return expression.map { source(of: $0.place).place(ofByte: problem.range.lowerBound, in: $0) } ?? .start
        }
        if case .missingParameter(let name, expected: "") = problem.kind,
            let key = route?.writtenDefaults.first(where: { $0.parameter.value == name })?.parameter
        {
            return key.place
        }
        return place(of: problem.range, in: problem.pattern, route: route)
    }

    /// Returns the position of a range in `globals`. `pattern` can begin with a slash that the file omits.
    private func placeInGlobals(of range: Range<Int>, in pattern: String) -> Place {
        guard let globals, pattern.hasSuffix(globals.value) else { return .start }
        let slash = pattern.utf8.count - globals.value.utf8.count
        return source(of: globals.place).place(ofByte: max(0, range.lowerBound - slash), in: globals)
    }

    /// Returns the position of a range in a pattern, or of the route's name if the route has no such pattern. Of equal
    /// patterns, the first is used for a related position, otherwise the last.
    private func place(of range: Range<Int>, in pattern: String, route: Route?, isRelated: Bool = false) -> Place {
        guard let route else { return placeInGlobals(of: range, in: pattern) }
        let equal = route.patterns.filter { $0.value == pattern }
        let found = route.written[pattern] ?? (isRelated ? equal.first : equal.last)
        guard let text = found else { return route.name.place }
        let offset = range.lowerBound.movedToSuffix(of: text.value, from: pattern)
        return source(of: text.place).place(ofByte: offset, in: text)
    }
}

extension RouteProblem {
    /// `true` if the author exchanged name and pattern, as in `/user/{id}: user`.
    var hasPatternAsName: Bool {
        guard case .path(.missingSlash) = kind, let route, !pattern.contains("/") else { return false }
        return route.hasPrefix("/") || route.contains("/") && route.contains { "<{:[*".contains($0) }
    }
}

extension Int {
    /// Converts an offset in `other` to one in `text`, where only the beginnings of the strings differ, such as the
    /// hosts; 0 for an offset in the differing part.
    fileprivate func movedToSuffix(of text: String, from other: String) -> Int {
        let common = zip(text.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
        guard self > 0, self >= other.utf8.count - common else { return 0 }
        return self + text.utf8.count - other.utf8.count
    }
}
