#if Macros
    import SwiftParser
    import SwiftSyntax

    /// A check of the shape of arguments: lists, names, and a single prefix.
    struct ArgumentCheck {
        private let arguments: RouteArguments
        private let reporter: Reporter

        init(_ arguments: RouteArguments, _ reporter: Reporter) {
            (self.arguments, self.reporter) = (arguments, reporter)
        }

        func check() {
            for label in ["accepting", "from"] { checkSources(label) }
            checkConditions()
            if let name = arguments["named"], text(name)?.isEmpty ?? false {
                reporter.report(.emptyName, at: SyntaxRange(name))
            }
            if arguments["under"] != nil, let other = arguments.others.first(where: { $0.label == nil }) {
                reporter.report(.severalPrefixes, at: SyntaxRange(other.expression))
            }
            arguments.reportGlobals(reporter)
        }

        private func checkSources(_ label: String) {
            guard let value = arguments[label] else { return }
            if !value.is(ArrayExprSyntax.self), LinkSource(known: value) != nil { reportOutsideList(value) }
        }

        private func checkConditions() {
            guard let value = arguments["requires"] else { return }
            if !value.is(ArrayExprSyntax.self), Condition(known: value) != nil { reportOutsideList(value) }
            for element in value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
            where text(element)?.isEmpty ?? false {
                reporter.report(.emptyCondition, at: SyntaxRange(element))
            }
        }

        private func reportOutsideList(_ value: ExprSyntax) {
            let (element, place) = (value.trimmedDescription, SyntaxRange(value))
            reporter.report(
                .notInList(element), at: place, fixes: [Fix("write '[\(element)]'", at: place, "[\(element)]")])
        }

        /// Returns the value of a string literal without interpolation.
        private func text(_ expression: ExprSyntax) -> String? {
            expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }
#endif
