public import WaymarkCore
import WaymarkExplain
import WaymarkPatterns

extension RouteTable {
    /// The table as the text of a route file, in JSON: what links it takes, and how it names them.
    ///
    /// ```swift
    /// var table = RouteTable<String>(accepting: .host("example.com"))
    /// table.add("/users/{id: Int}", named: "user", to: "user")
    /// try table.routeFileText()   // what `waymark list`, `check`, `diff` and the others read
    /// ```
    ///
    /// Sources, precedence, policy, public parameters, types, names and patterns are written, in the order of the table. A route without a name
    /// has its first pattern for one. What only code knows is not: values of routes, conditions, and what a type takes that
    /// is a function, which is `opaque` in the file.
    ///
    /// - Throws: ``RouteFileWritingError`` if something is wrong with the table, or if it has a source for which route files
    ///   have no words.
    public func routeFileText() throws(RouteFileWritingError) -> String {
        let router: Router<Route>
        do throws(RouteTableError) {
            router = try Router(self)
        } catch {
            throw RouteFileWritingError(error.description)
        }
        var writer = RouteFileWriter(router.engine.table.types)
        return try writer.text(
            sources: sources, precedence: precedence, policy: policy,
            entries: entries.map { ($0.name, $0.patterns.map { $0.description }, $0.sources) },
            parameters: entries.flatMap { $0.patterns }.flatMap { $0.allParameters }, publicNames: publicParameters)
    }
}

/// What keeps a table from being written as a route file.
public struct RouteFileWritingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What it is, in a sentence.
    public let description: String

    init(_ description: String) { self.description = description }

    init(_ source: LinkSource) {
        self.init("a route file has no words for the source '\(source)' with these rules for hosts and http")
    }
}
