#if Macros
    import SwiftSyntax

    /// A check of a value's declaration against its parameters in patterns: type, default and optionality.
    struct ValueCheck {
        private let route: DeclaredRoute
        private let reporter: Reporter

        static func run(_ route: DeclaredRoute, _ reporter: Reporter) {
            let check = ValueCheck(route: route, reporter: reporter)
            for value in route.values where value.name != nil {
                check.reportOptionalDefault(value)
                check.reportNeverAbsent(value)
                for declared in route.patterns { check.report(value, in: declared) }
            }
        }

        private func report(_ value: DeclaredValue, in declared: DeclaredPattern) {
            let parameters = ResolvedPattern(declared.pattern, route.values).pattern.parameters
            guard let parameter = parameters.first(where: { $0.name == value.name }),
                let ranges = declared.pattern.ranges(of: value.name)
            else { return }
            if !value.type.isBuiltIn, value.type.isList, parameter.type.isList, declared.pattern.hasInPath(value.name) {
                reporter.report(
                    .typeOfCatchAll(value.type.element), at: declared.literal.syntaxRange(ranges.range),
                    fixes: [value.fix(making: "[String]" + (value.type.isOptional ? "?" : ""))])
            }
            ParameterCheck(
                value: value, parameter: parameter, ranges: ranges, literal: declared.literal, reporter: reporter
            ).run()
        }

        private func reportOptionalDefault(_ value: DeclaredValue) {
            guard value.type.isOptional, let own = value.defaultValue, !own.saysNil else { return }
            reporter.report(
                .optionalWithDefault(value.description, default: own.trimmedDescription), at: SyntaxRange(own),
                fixes: value.type.wrapped.map { [value.fix(making: $0)] } ?? [])
        }

        private func reportNeverAbsent(_ value: DeclaredValue) {
            guard value.mayBeAbsent, let name = value.name, let first = route.patterns.first,
                !route.resolved.contains(where: { $0.mayOmit(name) }),
                let ranges = first.pattern.ranges(of: name),
                let parameter = first.pattern.parameters.first(where: { $0.name == name }),
                parameter.type.isList == value.type.isList
            else { return }
            var fixes = value.type.isList ? [] : first.fixes(leavingOut: ranges)
            guard value.type.isOptional else {
                // A Swift default applies only to query items, because a value in the path is never absent.
                // `ParameterCheck` checks defaults in the pattern.
                guard first.pattern.hasInPath(name) else { return }
                return reporter.report(.unusedDefault(name), at: first.literal.syntaxRange(ranges.range), fixes: fixes)
            }
            if let wrapped = value.type.wrapped { fixes.append(value.fix(making: wrapped)) }
            reporter.report(
                .neverAbsent(name, type: value.type.text), at: first.literal.syntaxRange(ranges.range), fixes: fixes)
        }
    }

    /// A check of one pattern parameter against the associated value or property of the same name.
    private struct ParameterCheck {
        let value: DeclaredValue
        let parameter: PatternParameter
        let ranges: ParameterRanges
        let literal: PatternLiteral
        let reporter: Reporter

        func run() {
            reportType()
            guard let defaults = parameter.defaultTexts, let own = value.defaultValue, value.type.isBuiltIn,
                own.literalTexts != defaults, !value.type.isOptional
            else { return }
            report(
                .twoDefaults(pattern: defaults.joined(separator: ","), declaration: own.trimmedDescription),
                at: ranges.defaultRange, writing: "{\(value.name ?? "")}")
        }

        /// Reports a type, default or choice in the pattern that conflicts with the value's type or cannot be checked.
        private func reportType() {
            let (isBuiltIn, element) = (value.type.isBuiltIn, value.type.element)
            if !isBuiltIn, parameter.defaultTexts != nil {
                report(.defaultOfOwnType(value.type.text), at: ranges.defaultRange, writing: plain)
            } else if !isBuiltIn, case .oneOf = parameter.type.kind {
                report(.textsOfOwnType(element), at: ranges.typeRange, writing: plain)
            } else if let type = ranges.type, parameter.type.isList == value.type.isList,
                isBuiltIn ? type == "String" && element != "String" : ParameterTypes()[type] != nil
            {
                report(.typeOfOwnType(type, type: element), at: ranges.typeRange, writing: plain)
            }
        }

        private func report(_ problem: MacroProblem, at range: Range<Int>?, writing text: String) {
            reporter.report(
                problem, at: literal.syntaxRange(range ?? ranges.range),
                fixes: [.write(text, in: literal, at: ranges.range)])
        }

        /// The pattern parameter without its type, such as `{id}`. A repeated query item keeps it: `{ids: [UserID]*}`.
        private var plain: String {
            let type = parameter.type.isExploded ? ": [\(value.type.ownName)]*" : ""
            return "{\(parameter.name ?? "")\(type)\(parameter.presence == .optional ? "?" : "")}"
        }
    }

    extension RoutePattern {
        /// Returns the source ranges of the first parameter with this name; for `nil`, of the first unnamed one.
        func ranges(of name: String?) -> ParameterRanges? { parameterRanges.first { $0.name == name } }

        func hasInPath(_ name: String?) -> Bool { parametersInPath.contains { $0.name == name } }

        var parametersInPath: [PatternParameter] { RoutePattern(text: text, path: path).parameters }
    }

    extension DeclaredPattern {
        /// Returns a fix that makes a path segment optional, if it consists of only the parameter.
        fileprivate func fixes(leavingOut ranges: ParameterRanges) -> [Fix] {
            let (bytes, parameter, slash) = (Array(literal.text.utf8), ranges.range, UInt8(ascii: "/"))
            let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
            guard parameter.lowerBound > 0, bytes[parameter.lowerBound - 1] == slash, parameter.upperBound <= end,
                parameter.upperBound == end || bytes[parameter.upperBound] == slash
            else { return [] }
            let range = (parameter.lowerBound - 1)..<parameter.upperBound
            return [.write("[" + String(decoding: bytes[range], as: UTF8.self) + "]", in: literal, at: range)]
        }
    }

    extension ExprSyntax {
        fileprivate var saysNil: Bool {
            self.is(NilLiteralExprSyntax.self)
                || self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "none"
        }

        fileprivate var literalTexts: [String]? {
            guard let elements = listElements else { return literalText.map { [$0] } }
            let texts = elements.map(\.literalText)
            return texts.contains(nil) ? nil : texts.compactMap(\.self)
        }

        /// The value of a literal, as printed in links; `nil` for other expressions.
        fileprivate var literalText: String? {
            if self.is(StringLiteralExprSyntax.self) { return stringValue }
            if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
                return prefix.expression.literalText.map { "-" + $0 }
            }
            let isLiteral =
                self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
                || self.is(BooleanLiteralExprSyntax.self)
            return isLiteral ? trimmedDescription.filter { $0 != "_" } : nil
        }
    }
#endif
