import WaymarkCore
import WaymarkRoutes

// Benchmarks that create an enum case with integers and strings, one for each style of declaring routes.

extension Subject {
    /// A benchmark of `Router.route(for:)`, with a constant as the route of each pattern.
    static let typedConstant = Subject(name: "typed-constant") { workload in
        let router = try Router(table(workload))
        return { link in router.route(for: link) }
    }

    /// A benchmark of routes that closures with typed parameters create.
    static let waymarkTyped = typed("waymark-typed") { try $0.addTyped($1, $2) }

    /// A benchmark of routes that closures create, added by the overload with a parameter pack.
    static let typedPacks = typed("typed-packs") { try $0.addPack($1, $2) }

    /// A benchmark of routes that closures create from values that they read from the match.
    static let typedClosure = typed("typed-closure") { try $0.addClosure($1, $2) }

    /// A benchmark of routes that are decoded with `Codable`.
    static let typedDecoding = typed("typed-decoding") { try $0.addDecoded($1, $2) }

    /// A benchmark of routes that are declared with `@Routes`, and matched without their compiled table.
    static let typedMacro = Subject(name: "typed-macro") { workload in
        guard workload.isApp else { return nil }
        let router = try Router(AppRoute.table)
        return { link in router.route(for: link)?.index }
    }

    /// A benchmark of routes that are declared with `@Routes`, and matched with their compiled table.
    static let typedCompiled = Subject(name: "typed-compiled") { workload in
        guard workload.isApp else { return nil }
        let router = Router(declaredBy: AppRoute.self)
        return { link in router.route(for: link)?.index }
    }

    /// A benchmark of routes that code creates as a generator would write it: a `switch` over the entries, and values
    /// by index.
    static let typedSwitch = Subject(name: "typed-switch") { workload in
        guard workload.isApp else { return nil }
        let router = try Router(table(workload))
        return { link in (router.withMatch(for: link) { AppRoute($0) } ?? nil)?.index }
    }

    private static func typed(
        _ name: String, _ add: @escaping @Sendable (inout RouteTable<TypedRoute>, String, Int) throws -> Void
    ) -> Subject {
        Subject(name: name) { workload in
            guard let router = try typedRouter(workload, add) else { return nil }
            return { link in router.route(for: link)?.index }
        }
    }

    static func typedRouter(
        _ workload: Workload, _ add: (inout RouteTable<TypedRoute>, String, Int) throws -> Void
    ) throws -> Router<TypedRoute>? {
        guard workload.isApp else { return nil }
        var table = RouteTable<TypedRoute>(accepting: sources(workload))
        for (route, pattern) in workload.patterns.enumerated() { try add(&table, pattern, route) }
        return try Router(table)
    }
}

extension Workload {
    /// `true` if the table is that of the `app` workload, which has typed routes.
    var isApp: Bool { peers.contains(.urlComponents) }
}
