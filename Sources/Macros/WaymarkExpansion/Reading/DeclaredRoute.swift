#if Macros
    import SwiftSyntax

    /// A case or struct that links open: its patterns, and the values that it is made from.
    struct DeclaredRoute {
        /// What it is made from.
        enum Shape {
            case enumCase(TokenSyntax)
            case structure
        }

        let shape: Shape
        /// The name of its entry in the table.
        let name: String
        /// What stands for it in messages, such as `the case 'user'`.
        let owner: String
        var values: [DeclaredValue]
        var patterns: [DeclaredPattern]
        /// The arguments that its entry takes as they are written.
        let arguments: RouteArguments
        /// Where its values stand, for those that are to be added.
        let site: ValueSite
        /// The condition under which it is there, such as `iOS 17, *`.
        let availability: String?
        /// Whether it has no mistake of its own.
        var isSound = true

        /// What tells it from another one, which may have its name behind `#else`.
        var id: SyntaxIdentifier {
            switch site {
            case .element(let element), .prefix(let element): element.id
            case .structure(let structure): structure.id
            }
        }
    }

    /// One pattern: as it is written, and as it is read.
    struct DeclaredPattern {
        let literal: PatternLiteral
        /// `nil` if it cannot be read.
        let pattern: RoutePattern?

        /// Reads a pattern; what is wrong with it is reported at its place.
        init(_ literal: PatternLiteral, _ reporter: Reporter) {
            self.literal = literal
            do throws(PatternError) {
                pattern = try RoutePattern(literal.text)
            } catch {
                pattern = nil
                for problem in error.problems { reporter.report(problem, in: literal, relatedIn: literal) }
            }
        }
    }

    /// Where a case or struct has its values.
    enum ValueSite {
        case element(EnumCaseElementSyntax)
        /// Before a value that has routes of its own.
        case prefix(EnumCaseElementSyntax)
        case structure(StructDeclSyntax)

        /// Whether a pattern is what stands before others.
        var isPrefix: Bool { if case .prefix = self { true } else { false } }
    }

    /// The arguments of `@Route` and `@Routes`: patterns first, then what the table takes.
    struct RouteArguments {
        let patterns: [ExprSyntax]
        /// Arguments with labels, and those that continue them.
        let others: [LabeledExprSyntax]

        init(_ attribute: AttributeSyntax) {
            let all = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
            patterns = all.prefix { $0.label == nil }.map(\.expression)
            others = Array(all.dropFirst(patterns.count))
        }

        /// The arguments of a label, which may be variadic.
        subscript(label: String) -> [ExprSyntax] {
            guard let start = others.firstIndex(where: { $0.label?.text == label }) else { return [] }
            let rest = others[(start + 1)...].prefix { $0.label == nil }
            return [others[start].expression] + rest.map(\.expression)
        }

        /// What must hold before a route opens, if these are the arguments of `@Routes`; arrays are taken apart.
        func requirements(of route: DeclaredRoute) -> [ExprSyntax] {
            if case .enumCase = route.shape { requirements(and: route.arguments) } else { Self.flat(self["requires"]) }
        }

        /// What must hold before a route of a case opens, if these are the arguments of `@Routes`.
        func requirements(and own: RouteArguments) -> [ExprSyntax] { Self.flat(self["requires"] + own["requires"]) }

        private static func flat(_ expressions: [ExprSyntax]) -> [ExprSyntax] {
            expressions.flatMap { expression in
                expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
            }
        }

        /// The arguments as they are written, except for those of a label.
        func text(without label: String? = nil) -> [String] {
            var isLeftOut = false
            return others.compactMap { argument in
                if let name = argument.label?.text { isLeftOut = name == label }
                let label = argument.label.map { $0.text + ": " } ?? ""
                return isLeftOut ? nil : label + argument.expression.trimmedDescription
            }
        }
    }
#endif
