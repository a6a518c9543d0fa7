#if Macros
    import SwiftSyntax

    extension RouteArguments {
        /// Reports problems of the global items, `@Routes(globals: Campaign.self, items: "?utm_source={source?}")`.
        func reportGlobals(_ reporter: Reporter) {
            guard let items = given("items") ?? given("globals") else { return }
            guard given("items") != nil, given("globals") != nil else {
                return reporter.report(.incompleteGlobals, at: SyntaxRange(items))
            }
            guard let literal = PatternLiteral(items) else {
                return reporter.report(.patternNotLiteral, at: SyntaxRange(items))
            }
            var table = RouteTable<Int>()
            table.addGlobals(of: self)
            for problem in table.problems() {
                // A string of items is read as a pattern with the path `/`.
                let added = problem.pattern.utf8.count - literal.text.utf8.count
                var moved = problem
                moved.pattern = literal.text
                moved.range = max(0, problem.range.lowerBound - added)..<max(0, problem.range.upperBound - added)
                reporter.report(moved, in: literal, relatedIn: literal)
            }
        }
    }

    extension RouteTable<Int> {
        /// Adds the global items of a type, if they are a literal.
        mutating func addGlobals(of arguments: RouteArguments) {
            guard let literal = arguments.given("items").flatMap(PatternLiteral.init),
                let type = arguments.given("globals")
            else { return }
            addGlobals(literal.text, syntax: .braces, as: GlobalsType(Int.self, named: type.trimmedDescription)) { _ in
                EntryBinding(.constant(GlobalsType(Int.self)))
            }
        }
    }
#endif
