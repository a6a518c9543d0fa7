public import WaymarkCore
public import WaymarkEngine
import WaymarkExplain
package import WaymarkNotations
import WaymarkPrinting
import WaymarkProofs

extension RouteFile {
    /// Returns the routes of the file as a table, in the order of the file.
    ///
    /// For an invalid pattern, ``problems()`` returns an error, and creating a router from the table throws.
    ///
    /// - Complexity: O(*n*) in the total length of the patterns.
    public func table() -> RouteTable<Route> { table { $0 } }

    package func table<Value>(_ value: (Route) -> Value) -> RouteTable<Value> {
        let notation = notation
        var table = RouteTable<Value>(
            accepting: sources.isEmpty ? notation.sources : sources.map(\.value),
            precedence: precedence?.value ?? notation.precedence, policy: policy?.value ?? notation.policy)
        for type in types { table.types[type.name.value] = type.constraint }
        table.publicParameters = Set(publicParameters.map(\.value))
        if let globals {
            table.addGlobals(globals.value, syntax: notation.syntax, as: GlobalsType(RouteFile.self))
        }
        for route in routes {
            table.group(requires: route.requires.map { Condition(rawValue: $0.value) }) { table in
                table.add(
                    texts: route.patterns.map(\.value), named: route.name.value, syntax: syntax(of: route),
                    from: route.sources.isEmpty ? nil : route.sources.map(\.value), fallback: route.isFallback,
                    defaults: route.defaults, to: value(route))
            }
        }
        return table
    }

    /// Returns a router for the routes of the file.
    ///
    /// - Throws: ``RouteFileError`` with every error of the table, at its position in the file.
    /// - Complexity: That of creating a table and a router.
    public func router() throws(RouteFileError) -> Router<Route> { try router { $0 } }

    package func router<Value>(_ value: (Route) -> Value) throws(RouteFileError) -> Router<Value> {
        try locatingProblems { () throws(RouteTableError) in try Router(table(value)) }
    }

    private func locatingProblems<Result>(
        _ make: () throws(RouteTableError) -> Result
    ) throws(RouteFileError) -> Result {
        do { return try make() } catch { throw RouteFileError(located(error.problems)) }
    }

    /// Returns the routes of the file as a compiled table: bytes from which a router is created without parsing
    /// patterns and building a search tree.
    ///
    /// - Throws: ``RouteFileError`` with every error of the table, at its position in the file.
    /// - Complexity: That of creating a table and a router.
    public func compiled() throws(RouteFileError) -> CompiledTable {
        try locatingProblems { () throws(RouteTableError) in try table().compiled() }
    }

    /// Returns every error and warning about the routes and apps of the file, in the order of the file.
    ///
    /// - Complexity: That of `problems()` of the table.
    public func problems() -> [RouteFileProblem] {
        let ofTable = located(table().problems())
        let others = developerSpellings + developerReplacements + unusedDefaults + unusedSources + sampleFingerprints
        return (ofTable + others).sorted { $0.place < $1.place }
    }

    /// The pattern syntax of the file, with its default sources, precedence and policy.
    package var notation: Notation { syntax.flatMap { Notation(named: $0.value) } ?? .braces }

    func patterns(of route: Route) -> [RoutePattern] { route.patterns.compactMap { pattern($0.value, of: route) } }

    /// The pattern of the global query items, if they are valid.
    var globalPattern: RoutePattern? {
        globals.flatMap { try? RoutePattern("/" + $0.value.drop { $0 == "/" }, syntax: notation.syntax) }
    }

    /// The names of all parameters, including those of global query items.
    package var parameterNames: Set<String> {
        let all = routes.flatMap { patterns(of: $0) } + [globalPattern].compactMap(\.self)
        return Set(all.flatMap { $0.parameters.compactMap(\.name) })
    }

    func pattern(_ text: String, of route: Route) -> RoutePattern? {
        try? RoutePattern(text, syntax: syntax(of: route))
    }

    /// Returns the syntax of a route's patterns: that of the route, or else of the file.
    private func syntax(of route: Route) -> any PatternSyntax {
        route.syntax.flatMap { Notation(named: $0.value)?.syntax } ?? notation.syntax
    }
}
