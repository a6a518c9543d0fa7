public import WaymarkCore
public import WaymarkEngine
import WaymarkExplain
package import WaymarkNotations
import WaymarkPrinting
import WaymarkProofs

extension RouteFile {
    /// The routes as a table, in the order of the file.
    ///
    /// Patterns that cannot be read are in ``problems()``, and among the errors that making a router of the table
    /// throws.
    ///
    /// - Complexity: O(*n*) in the texts of the patterns.
    public func table() -> RouteTable<Route> { table { $0 } }

    /// The routes as a table of other values, one for each route of the file.
    package func table<Value>(_ value: (Route) -> Value) -> RouteTable<Value> {
        let notation = notation
        var table = RouteTable<Value>(
            accepting: sources.isEmpty ? notation.sources : sources.map(\.value),
            precedence: precedence?.value ?? notation.precedence, policy: policy?.value ?? notation.policy)
        for type in types { table.types[type.name.value] = type.constraint }
        table.publicParameters = Set(publicParameters.map(\.value))
        for route in routes {
            table.add(
                texts: route.patterns.map(\.value), named: route.name.value, syntax: syntax(of: route),
                from: route.sources.isEmpty ? nil : route.sources.map(\.value), fallback: route.isFallback,
                defaults: route.defaults, to: value(route))
        }
        return table
    }

    /// The routes as a router.
    ///
    /// - Throws: ``RouteFileError`` with every error of the table, at its place in the file.
    /// - Complexity: That of making a table and a router.
    public func router() throws(RouteFileError) -> Router<Route> { try router { $0 } }

    /// The routes as a router for other values, one for each route of the file.
    package func router<Value>(_ value: (Route) -> Value) throws(RouteFileError) -> Router<Value> {
        do throws(RouteTableError) {
            return try Router(table(value))
        } catch {
            throw RouteFileError(located(error.problems))
        }
    }

    /// The routes as bytes that need not be read, ranked and grown again.
    ///
    /// - Throws: ``RouteFileError`` with every error of the table, at its place in the file.
    /// - Complexity: That of making a table and a router.
    public func compiled() throws(RouteFileError) -> CompiledTable {
        do throws(RouteTableError) {
            return try table().compiled()
        } catch {
            throw RouteFileError(located(error.problems))
        }
    }

    /// Every error and warning of the table, at its place in the file: in the order of their places.
    ///
    /// - Complexity: That of `problems()` of the table.
    public func problems() -> [RouteFileProblem] {
        located(table().problems())
    }

    /// The notation of the file, which decides on everything that the file does not.
    package var notation: Notation { syntax.flatMap { Notation(named: $0.value) } ?? .braces }

    /// The patterns of a route, as far as they can be read.
    func patterns(of route: Route) -> [RoutePattern] {
        route.patterns.compactMap { try? RoutePattern($0.value, syntax: syntax(of: route)) }
    }

    /// The syntax of one route: the file's, or its own, which changes only how its patterns are read.
    private func syntax(of route: Route) -> any PatternSyntax {
        route.syntax.flatMap { KnownSyntaxes[$0.value] } ?? notation.syntax
    }
}
