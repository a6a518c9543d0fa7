import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkLanguages
import WaymarkProofs

/// Routes that open the same links as an existing association file, and the rules that no route can express.
package struct ConvertedRoutes {
    package internal(set) var routes: [Route] = []
    package internal(set) var types: [TypeRow] = []
    /// The policy options that the routes need to match the same links as the rules.
    package internal(set) var policy: [PolicyOption] = []
    /// `true` if the first matching route must win, as in an association file, instead of the most specific one.
    package internal(set) var isOrdered = false
    /// The rules that no route can express, each with the reason.
    package internal(set) var leftOut: [String] = []
    package internal(set) var apps: [String] = []

    /// A route for one rule of the file.
    package struct Route: Sendable, Hashable {
        package let rule: String
        package internal(set) var patterns: [String]
        package internal(set) var sources: [String] = []
        package let excludes: Bool
        package internal(set) var comment: String?
    }

    package struct TypeRow: Sendable, Hashable {
        package let name: String
        package let declaration: Declaration

        package enum Declaration: Sendable, Hashable {
            case oneOf([String])
            case matches(String)
        }
    }

    package enum PolicyOption: String, Sendable, Hashable {
        case isCaseInsensitive, keepsTrailingSlash
    }

    init() {}

    /// Returns the routes without repetition: a pattern keeps only sources for which no earlier route has it.
    static func distinct(_ routes: [Route]) -> [Route] {
        var known: [String: Set<String>] = [:]
        return routes.flatMap { route in
            var parts: [Route] = []
            for pattern in route.patterns {
                let earlier = known[pattern]
                let sources = route.sources.filter { earlier?.contains($0) != true }
                if sources.isEmpty, earlier != nil || !route.sources.isEmpty { continue }
                known[pattern, default: []].formUnion(sources)
                if let index = parts.firstIndex(where: { $0.sources == sources }) {
                    parts[index].patterns.append(pattern)
                } else {
                    var part = route
                    (part.patterns, part.sources) = ([pattern], sources)
                    parts.append(part)
                }
            }
            return parts
        }
    }

    mutating func keepTypes(_ all: [TypeRow]) { types = all.filter { $0.isUsed(by: routes) } }
}

extension ConvertedRoutes.TypeRow {
    fileprivate func isUsed(by routes: [ConvertedRoutes.Route]) -> Bool {
        routes.contains { $0.patterns.contains { $0.contains(": \(name)}") } }
    }
}

/// A proof that routes match the same links as the rules of an association file.
struct RouteComparison {
    let types: [ConvertedRoutes.TypeRow]
    let policy: [ConvertedRoutes.PolicyOption]
    static let host = "example.com"

    /// The reason why no route can replace a rule, or why the comparison has no result.
    struct Failure: Error {
        let reason: String

        static let table = Failure(reason: "route patterns cannot express it")
        /// The comparison exceeded a limit.
        static let undecided = Failure(reason: "too much to compare to prove that a route is equivalent")
    }

    /// Returns links that routes and files decide differently. If `isOrdered`, the first matching route decides.
    func differences(
        of routes: [ConvertedRoutes.Route], isOrdered: Bool, from files: DriftFiles
    ) throws(Failure) -> [LinkDrift.Finding] {
        let engine = try engine(routes, isOrdered: isOrdered)
        let answer = LinkDrift(engine, opensApp: routes.map { !$0.excludes }, host: Self.host).answer(files)
        let found = answer.findings.filter { $0.kind != .spelling }
        if found.isEmpty, !answer.isDecided { throw .undecided }
        return found
    }

    /// Throws the reason if the route is invalid or can match no link.
    func validate(_ route: ConvertedRoutes.Route) throws(Failure) {
        if route.patterns.isEmpty { throw .table }
        _ = try engine([route], isOrdered: true)
    }

    private func engine(_ routes: [ConvertedRoutes.Route], isOrdered: Bool) throws(Failure) -> RouteEngine {
        var policy = LinkPolicy.strict
        for option in self.policy {
            switch option {
            case .isCaseInsensitive: policy.isCaseInsensitive = true
            case .keepsTrailingSlash: policy.keepsTrailingSlash = true
            }
        }
        var table = RouteTable<Int>(
            accepting: [.host(Self.host)], precedence: isOrdered ? .declaration : .specificity, policy: policy)
        for type in types where type.isUsed(by: routes) {
            switch type.declaration {
            case .oneOf(let texts): table.types[type.name] = .oneOf(texts)
            case .matches(let expression): table.types[type.name] = .matching(expression)
            }
        }
        for (number, route) in routes.enumerated() {
            let patterns = route.patterns.compactMap { try? RoutePattern($0) }
            guard patterns.count == route.patterns.count else { throw .table }
            table.add(patterns, named: route.rule, to: number)
        }
        let engine: RouteEngine
        do throws(RouteTableError) { engine = try Router(table).engine } catch { throw .table }
        if let problem = engine.rules.unacceptable.first { throw Failure(reason: problem.message) }
        return engine
    }
}
