#if Macros
    import SwiftSyntax

    /// The conditions of a route: the `requires:` lists of its type and its case.
    struct DeclaredConditions {
        private let lists: [ExprSyntax]

        init(_ arguments: [RouteArguments]) { lists = arguments.compactMap { $0["requires"] } }

        /// The single conditions; `nil` if a list is not an array literal.
        var elements: [ExprSyntax]? {
            let arrays = lists.compactMap { $0.as(ArrayExprSyntax.self) }
            return arrays.count == lists.count ? arrays.flatMap { $0.elements.map(\.expression) } : nil
        }

        /// The lists as code. Array literals are merged; other expressions stay separate arguments for type inference.
        var code: [String] {
            guard let elements else { return lists.map(\.trimmedDescription) }
            return elements.isEmpty ? [] : ["[\(elements.map(\.trimmedDescription).joined(separator: ", "))]"]
        }
    }

    /// Wraps a statement in one group per list of conditions, the first outermost.
    func grouped(_ statement: [String], requiring lists: some BidirectionalCollection<String>) -> [String] {
        lists.reversed().reduce(statement) { lines, list in
            ["table.group(requires: \(list)) { table in"] + lines.map { "    " + $0 } + ["}"]
        }
    }
#endif
