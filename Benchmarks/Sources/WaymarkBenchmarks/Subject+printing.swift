import WaymarkCore
import WaymarkRoutes

// Benchmarks that print the link of an enum case. They ignore the string argument, and print the routes of the workload
// in order.

extension Subject {
    /// A benchmark that only copies the bytes of each link, as the minimum cost of printing it.
    static let printCopy = Subject(name: "print-copy") { workload in
        guard workload.isApp, !workload.links.contains(where: { $0.route == nil }) else { return nil }
        let links = workload.links.map { (ContiguousArray($0.text.utf8), $0.route ?? 0) }
        var next = 0
        return { _ in
            let (bytes, route) = links[next]
            next = next + 1 < links.count ? next + 1 : 0
            let copy = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
            return copy.utf8.isEmpty ? nil : route
        }
    }

    /// A benchmark of printing routes that are declared with closures of typed values and their inverses.
    static let printTyped = Subject(name: "print-typed") { workload in
        try printing(workload, try typedRouter(workload) { try $0.addTyped($1, $2) }) { $0.index }
    }

    /// A benchmark of printing routes that are declared with `Codable` types.
    static let printDecoding = Subject(name: "print-decoding") { workload in
        try printing(workload, try typedRouter(workload) { try $0.addDecoded($1, $2) }) { $0.index }
    }

    /// A benchmark of printing routes that are declared with `@Routes`.
    static let printMacro = Subject(name: "print-macro") { workload in
        try printing(workload, try workload.isApp ? Router(AppRoute.table) : nil) { $0.index }
    }

    private static func printing<Route: Sendable>(
        _ workload: Workload, _ router: Router<Route>?, _ index: @escaping (Route) -> Int
    ) throws -> Matcher? {
        guard let router else { return nil }
        let routes = workload.links.compactMap { router.route(for: $0.text) }
        guard routes.count == workload.links.count else { return nil }
        var next = 0
        return { _ in
            let route = routes[next]
            next = next + 1 < routes.count ? next + 1 : 0
            guard let link = try? router.url(for: route), !link.utf8.isEmpty else { return nil }
            return index(route)
        }
    }
}
