#if Macros
    import SwiftSyntax

    /// A case or struct that links open, with its patterns and values.
    struct DeclaredRoute {
        enum Shape {
            case enumCase(TokenSyntax)
            case structure
        }

        let shape: Shape
        let name: String
        /// The description in messages, such as `the case 'user'`.
        let owner: String
        var values: [DeclaredValue]
        var patterns: [DeclaredPattern]
        let arguments: RouteArguments
        /// The prefix of the type; its parameters are no values of the route.
        var prefix: RoutePattern?
        /// The syntax node to which a fix adds values.
        let site: ValueSite
        /// The availability of the case, such as `iOS 17, *`.
        let availability: String?
        var isSound = true

        /// The names that default values mention.
        var namesInDefaults: Set<String> {
            let defaults = values.lazy.compactMap(\.defaultValue)
            return Set(defaults.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { $0.identifier?.name })
        }

        /// The identity of the route. Another one may have the same name after `#else`.
        var id: SyntaxIdentifier {
            switch site {
            case .element(let element), .prefix(let element): element.id
            case .structure(let structure): structure.id
            }
        }
    }

    struct DeclaredPattern {
        let literal: PatternLiteral
        let pattern: RoutePattern?

        /// Parses a pattern, and reports its problems at their positions.
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

    /// The syntax node that contains the values of a route.
    enum ValueSite {
        case element(EnumCaseElementSyntax)
        case prefix(EnumCaseElementSyntax)
        case structure(StructDeclSyntax)

        var node: Syntax {
            switch self {
            case .element(let element), .prefix(let element): Syntax(element)
            case .structure(let structure): Syntax(structure.name)
            }
        }

        var isPrefix: Bool { if case .prefix = self { true } else { false } }
    }

    /// The arguments of `@Route` and `@Routes`: patterns first, then labelled ones.
    struct RouteArguments {
        let patterns: [ExprSyntax]
        let others: [LabeledExprSyntax]

        init(_ attribute: AttributeSyntax) {
            let all = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
            patterns = all.prefix { $0.label == nil }.map(\.expression)
            others = Array(all.dropFirst(patterns.count))
        }

        subscript(label: String) -> ExprSyntax? { others.first { $0.label?.text == label }?.expression }

        /// Returns the value of an argument; `nil` if it is absent or written as `nil`.
        func given(_ label: String) -> ExprSyntax? {
            self[label].flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
        }

        /// Returns the conditions of a route, including those of its type. Call it on the arguments of `@Routes`.
        func conditions(of route: DeclaredRoute) -> DeclaredConditions {
            if case .enumCase = route.shape { conditions(and: route.arguments) } else { DeclaredConditions([self]) }
        }

        /// Returns the conditions of the type followed by those of a case. Call it on the arguments of `@Routes`.
        func conditions(and own: RouteArguments) -> DeclaredConditions { DeclaredConditions([self, own]) }

        /// The arguments with the given labels, as code.
        func text(labeled labels: [String]) -> [String] {
            labels.compactMap { label in self[label].map { "\(label): " + $0.trimmedDescription } }
        }
    }
#endif
