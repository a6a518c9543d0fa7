#if Macros
    import SwiftSyntax

    /// A check that a route's pattern parameters and its associated values or properties have the same names.
    struct RouteCheck {
        private let reporter: Reporter
        private var route: DeclaredRoute
        /// Names of values that were suggested for misspelt parameters, and so are not reported again.
        private var claimed: Set<String> = []

        /// Returns the route with a parameter name for each value. An error sets `isSound` to `false`.
        static func checked(_ route: DeclaredRoute, _ reporter: Reporter) -> DeclaredRoute {
            guard route.isSound else { return route }
            let known = reporter.errorCount
            var check = RouteCheck(reporter: reporter, route: route)
            check.reportNames()
            check.nameValuesByPosition()
            for pattern in check.route.patterns {
                check.reportUnknownParameters(pattern)
                check.reportUnknownValues(pattern)
            }
            check.reportMissingParameters()
            ValueCheck.run(check.route, reporter)
            check.route.isSound = reporter.errorCount == known
            return check.route
        }

        private func names(_ pattern: DeclaredPattern) -> [String] {
            pattern.pattern.parameters.compactMap(\.name)
        }

        /// Reports values that have the name of another value, or of a parameter of the path prefix.
        private func reportNames() {
            var seen: Set<String> = []
            for value in route.values {
                guard let name = value.name else { continue }
                if !seen.insert(name).inserted {
                    reporter.report(.duplicateValue(name, owner: route.owner), at: SyntaxRange(value.node))
                }
                if route.isOfPrefix(name) {
                    reporter.report(.valueOfPrefix(name, owner: route.owner), at: SyntaxRange(value.node))
                }
            }
        }

        /// Gives unlabelled values the names of the remaining parameters, in the order of the first pattern.
        private mutating func nameValuesByPosition() {
            let known = Set(route.values.compactMap(\.name))
            var free = names(route.patterns[0]).filter { !known.contains($0) && !route.isOfPrefix($0) }[...]
            for index in route.values.indices where route.values[index].name == nil {
                route.values[index].name = free.popFirst()
            }
        }

        private mutating func reportUnknownParameters(_ pattern: DeclaredPattern) {
            let names = names(pattern)
            let known = route.values.compactMap(\.name)
            let unknown = names.filter { !known.contains($0) && !route.isOfPrefix($0) }
            let free = known.filter { !names.contains($0) }
            for name in unknown {
                let onlyOne = unknown.count == 1 && free.count == 1 ? free.first : nil
                let shared = route.prefix?.parameters.compactMap(\.name) ?? []
                let suggestion = Suggestion.nearest(to: name, among: free + shared) ?? onlyOne
                if let suggestion { claimed.insert(suggestion) }
                reportUnknown(name, pattern, suggestion)
            }
        }

        private func reportUnknown(_ name: String, _ declared: DeclaredPattern, _ suggestion: String?) {
            guard let range = declared.pattern.range(ofParameter: name) else { return }
            var fixes: [Fix] = []
            if let suggestion {
                fixes.append(.write(suggestion, in: declared.literal, at: range))
            } else if let ranges = declared.pattern.ranges(of: name) {
                fixes += route.fix(adding: name, ranges.type ?? "String")
                if route.part == nil, let written = ranges.nameRange {
                    let type = ranges.typeRange == nil ? ": String" : ""
                    fixes.append(Fix("do not capture it", at: declared.literal.syntaxRange(written), type))
                }
            }
            let problem = MacroProblem.unknownValue(parameter: name, owner: route.owner, suggestion: suggestion)
            reporter.report(problem, at: declared.literal.syntaxRange(range), fixes: fixes)
        }

        /// Reports a listed value that the same parameter in the path prefix lacks, such as a misspelt language.
        private func reportUnknownValues(_ declared: DeclaredPattern) {
            guard let prefix = route.prefix else { return }
            for parameter in declared.pattern.parameters {
                guard let known = prefix.parameters.first(where: { $0.name == parameter.name }),
                    case .oneOf(let all) = known.type.kind, case .oneOf(let own) = parameter.type.kind,
                    let unknown = own.first(where: { !all.contains($0) }),
                    let ranges = declared.pattern.ranges(of: parameter.name)
                else { continue }
                reporter.report(
                    .unknownPrefixValue(unknown, parameter: parameter.name ?? "", all: all),
                    at: declared.literal.syntaxRange(ranges.typeRange ?? ranges.range))
            }
        }

        private func fixes(adding value: DeclaredValue, to pattern: DeclaredPattern) -> [Fix] {
            pattern.fixes(adding: value, isPrefix: route.part != nil) + fixes(mounting: value, below: pattern)
        }

        /// Returns a fix that inserts `under:` before the pattern, if the last value's type may have its own routes.
        private func fixes(mounting value: DeclaredValue, below pattern: DeclaredPattern) -> [Fix] {
            guard route.part == nil, route.patterns.count == 1,
                let last = route.element?.parameterClause?.parameters.last, MountedPart(last) != nil,
                value.node.id == route.values.last?.node.id, pattern.pattern.prefixProblem == nil
            else { return [] }
            let start = SyntaxRange(pattern.literal.node, at: pattern.literal.syntaxRange().range.lowerBound)
            return [Fix("put the routes of '\(value.type.text)' below it", at: start, "under: ")]
        }

        private func reportMissingParameters() {
            for value in route.values where !claimed.contains(value.name ?? "") {
                let lacking = route.patterns.filter { !names($0).contains(value.name ?? "") }
                if lacking.count == route.patterns.count {
                    let problem = MacroProblem.missingParameter(value: value.description, owner: route.owner)
                    reporter.report(problem, at: SyntaxRange(value.node), fixes: fixes(adding: value, to: lacking[0]))
                } else if !value.mayBeAbsent {
                    for pattern in lacking {
                        let problem = MacroProblem.missingInPattern(value: value.description, owner: route.owner)
                        reporter.report(
                            problem, at: pattern.literal.syntaxRange(), fixes: fixes(adding: value, to: pattern))
                    }
                }
            }
        }
    }
#endif
