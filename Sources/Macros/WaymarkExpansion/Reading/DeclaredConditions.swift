#if Macros
    import SwiftSyntax

    /// The conditions of a route: the lists of `requires:` of its type and of its case.
    struct DeclaredConditions {
        private let lists: [ExprSyntax]

        init(_ arguments: [RouteArguments]) { lists = arguments.compactMap { $0["requires"] } }

        /// The conditions one by one; `nil` if the program computes one of the lists.
        var elements: [ExprSyntax]? {
            let arrays = lists.compactMap { $0.as(ArrayExprSyntax.self) }
            return arrays.count == lists.count ? arrays.flatMap { $0.elements.map(\.expression) } : nil
        }

        /// The lists as code. Array literals are joined to one list. An expression stays an argument of its own, because
        /// `.common` has its type from there.
        var code: [String] {
            guard let elements else { return lists.map(\.trimmedDescription) }
            return elements.isEmpty ? [] : ["[\(elements.map(\.trimmedDescription).joined(separator: ", "))]"]
        }
    }

    /// The lines of a statement in a group for each list of conditions, the first one outside.
    func grouped(_ statement: [String], requiring lists: some BidirectionalCollection<String>) -> [String] {
        lists.reversed().reduce(statement) { lines, list in
            ["table.group(requires: \(list)) { table in"] + lines.map { "    " + $0 } + ["}"]
        }
    }
#endif
