#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// A comparison of the patterns of a value with its declaration: type, default, and optionality.
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
            guard let pattern = declared.pattern,
                let parameter = ResolvedPattern(pattern, route.values).pattern.parameters
                    .first(where: { $0.name == value.name }),
                let place = pattern.places.first(where: { $0.name == value.name })
            else { return }
            if !value.type.isBuiltIn {
                reportForeignType(value, parameter, place, declared)
            } else if place.type == "String", value.type.element != "String", parameter.type.isList == value.type.isList
            {
                reportType("String", of: value, place, declared, plain(parameter, value))
            }
            reportSecondDefault(value, parameter, place, declared)
        }

        // MARK: Types that are not built in

        /// Reports the type, default or allowed values that a pattern states for a custom type. The macro cannot check
        /// them.
        private func reportForeignType(
            _ value: DeclaredValue, _ parameter: PatternParameter, _ place: ParameterRanges, _ declared: DeclaredPattern
        ) {
            let plain = Fix.write(plain(parameter, value), in: declared.literal, at: place.range)
            if parameter.defaultTexts != nil {
                reporter.report(
                    .defaultOfOwnType(value.type.text),
                    at: declared.literal.place(place.defaultRange ?? place.range), fixes: [plain])
            } else if case .oneOf = parameter.type.kind {
                reporter.report(
                    .textsOfOwnType(value.type.element),
                    at: declared.literal.place(place.typeRange ?? place.range), fixes: [plain])
            } else if let type = place.type, ParameterTypes()[type] != nil, parameter.type.isList == value.type.isList {
                reportType(type, of: value, place, declared, self.plain(parameter, value))
            }
        }

        private func reportType(
            _ type: String, of value: DeclaredValue, _ place: ParameterRanges, _ declared: DeclaredPattern,
            _ plain: String
        ) {
            reporter.report(
                .typeOfOwnType(type, type: value.type.element),
                at: declared.literal.place(place.typeRange ?? place.range),
                fixes: [Fix.write(plain, in: declared.literal, at: place.range)])
        }

        /// Returns the parameter without a type, or with the custom type's name for an exploded list.
        private func plain(_ parameter: PatternParameter, _ value: DeclaredValue) -> String {
            let type = parameter.type.isExploded ? ": [\(value.type.ownName)]*" : ""
            return "{\(parameter.name ?? "")\(type)\(parameter.presence == .optional ? "?" : "")}"
        }

        // MARK: Defaults

        private func reportOptionalDefault(_ value: DeclaredValue) {
            guard value.type.isOptional, let own = value.defaultValue, !own.saysNil else { return }
            let fixes = value.type.wrapped.map { [Fix("make it '\($0)'", at: SyntaxRange(value.typeNode), $0)] } ?? []
            reporter.report(
                .optionalWithDefault(value.description, default: own.trimmedDescription), at: SyntaxRange(own),
                fixes: fixes)
        }

        private func reportSecondDefault(
            _ value: DeclaredValue, _ parameter: PatternParameter, _ place: ParameterRanges, _ declared: DeclaredPattern
        ) {
            guard let defaults = parameter.defaultTexts, let own = value.defaultValue, value.type.isBuiltIn,
                own.literalTexts != defaults, !value.type.isOptional
            else { return }
            reporter.report(
                .twoDefaults(pattern: defaults.joined(separator: ","), declaration: own.trimmedDescription),
                at: declared.literal.place(place.defaultRange ?? place.range),
                fixes: [Fix.write("{\(value.name ?? "")}", in: declared.literal, at: place.range)])
        }

        // MARK: Absence

        private func reportNeverAbsent(_ value: DeclaredValue) {
            guard value.mayBeAbsent, let name = value.name, let first = route.patterns.first,
                !route.resolved.contains(where: { $0.mayOmit(name) }),
                let place = first.pattern?.places.first(where: { $0.name == name }),
                let parameter = first.pattern?.parameters.first(where: { $0.name == name }),
                parameter.type.isList == value.type.isList
            else { return }
            var fixes = value.type.isList ? [] : first.fixes(leavingOut: place)
            guard value.type.isOptional else {
                // The default of a query item is used, and a pattern with its own default is checked elsewhere.
                guard first.hasInPath(name) else { return }
                return reporter.report(.unusedDefault(name), at: first.literal.place(place.range), fixes: fixes)
            }
            if let wrapped = value.type.wrapped {
                fixes.append(Fix("make it '\(wrapped)'", at: SyntaxRange(value.typeNode), wrapped))
            }
            reporter.report(
                .neverAbsent(name, type: value.type.text), at: first.literal.place(place.range), fixes: fixes)
        }
    }

    extension DeclaredPattern {
        fileprivate func hasInPath(_ name: String) -> Bool {
            pattern.map { RoutePattern(text: $0.text, path: $0.path).parameters.contains { $0.name == name } } ?? false
        }

        /// Makes the segment optional, if the parameter is a whole segment of the path.
        fileprivate func fixes(leavingOut place: ParameterRanges) -> [Fix] {
            let bytes = Array(literal.text.utf8)
            let query = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
            let isSegment =
                place.range.upperBound <= query && place.range.lowerBound > 0
                && bytes[place.range.lowerBound - 1] == UInt8(ascii: "/")
                && (place.range.upperBound == bytes.count || place.range.upperBound == query
                    || bytes[place.range.upperBound] == UInt8(ascii: "/"))
            guard isSegment else { return [] }
            let range = (place.range.lowerBound - 1)..<place.range.upperBound
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
