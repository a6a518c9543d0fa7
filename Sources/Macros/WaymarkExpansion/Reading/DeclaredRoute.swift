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
        /// Arguments with labels.
        let others: [LabeledExprSyntax]

        init(_ attribute: AttributeSyntax) {
            let all = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
            patterns = all.prefix { $0.label == nil }.map(\.expression)
            others = Array(all.dropFirst(patterns.count))
        }

        /// The argument of a label.
        subscript(label: String) -> ExprSyntax? { others.first { $0.label?.text == label }?.expression }

        /// The conditions of a route, if these are the arguments of `@Routes`.
        func conditions(of route: DeclaredRoute) -> DeclaredConditions {
            if case .enumCase = route.shape { conditions(and: route.arguments) } else { DeclaredConditions([self]) }
        }

        /// The conditions of a case, if these are the arguments of `@Routes`: those of its type first.
        func conditions(and own: RouteArguments) -> DeclaredConditions { DeclaredConditions([self, own]) }

        /// The arguments as they are written, except for the one of a label.
        func text(without label: String) -> [String] {
            others.filter { $0.label?.text != label }.map { argument in
                (argument.label.map { $0.text + ": " } ?? "") + argument.expression.trimmedDescription
            }
        }
    }
#endif
