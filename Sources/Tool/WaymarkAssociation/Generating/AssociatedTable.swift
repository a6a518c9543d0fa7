package import WaymarkCore
package import WaymarkManifest
import WaymarkProofs

/// The routes of a route file, without those for developers, for which association files are generated.
package struct AssociatedTable {
    package let file: RouteFile
    package let engine: RouteEngine
    /// For each route, `true` if its links open the app, `false` if they open the browser.
    package let opensApp: [Bool]

    package init(_ file: RouteFile) throws(RouteFileError) {
        let file = file.released()
        engine = try file.router { $0.name.value }.engine
        self.file = file
        opensApp = file.routes.map { $0.opens == .app }
    }

    /// Returns a comparison of the routes for links to a host with association files.
    package func drift(onHost host: String) -> LinkDrift { LinkDrift(engine, opensApp: opensApp, host: host) }

    /// Returns the rules of an `apple-app-site-association` file for the routes of a host.
    package func plan(forHost host: String) -> TablePlan { TablePlan(engine, opensApp: opensApp, host: host) }

    /// Returns the host whose association files are generated: `host`, or the first web host of the routes, or
    /// `example.com`. Throws if `host` is `nil` and the web hosts have different routes.
    package func host(_ host: String?) throws(AssociationFilesError) -> String {
        if let host { return host }
        let names = engine.table.sourceSets.joined().compactMap { $0.webHost?.example }.unique
        // A table without host names accepts any host.
        guard let first = names.first else { return "example.com" }
        if names.count == 1 { return first }
        guard Set(names.map { engine.table.ranks(onHost: $0) }).count == 1 else {
            let names = names.joined(separator: ", ")
            throw AssociationFilesError("the hosts do not have the same routes; choose one: \(names)")
        }
        return first
    }

    /// Returns Android patterns for links that stay in the browser, if expressible: single paths, and all paths below
    /// one. Links that can match a preceding route of the app are not excluded.
    func excludedPatterns(forHost host: String) -> [String] {
        var maker = GlobMaker(ClaimSpace(engine.table))
        var (patterns, claimed) = ([String](), [PathGlob]())
        for rank in engine.table.ranks(onHost: host) {
            let variant = engine.table.variants[rank]
            let path = maker.path(of: variant.variant)
            if opensApp[variant.entry] {
                claimed.append(path)
            } else if variant.variant.query.isEmpty, variant.variant.fragment == nil,
                !claimed.contains(where: { $0.mayOverlap(path) })
            {
                patterns += path.androidPatterns.filter { !patterns.contains($0) }
            }
        }
        return patterns
    }
}

extension PathGlob {
    /// Android patterns for exactly these paths, with and without a trailing slash; empty if not expressible.
    fileprivate var androidPatterns: [String] {
        var fixed: [String] = []
        for (index, part) in parts.enumerated() {
            switch part {
            case .segment(let text):
                // Android escapes '.' even in literal patterns, which then match no link with a dot.
                guard text.isLiteralGlob, !text.contains(where: { "%.".contains($0) }) else { return [] }
                fixed.append(text)
            case .run(let minimum):
                guard index == parts.count - 1, minimum < 2 else { return [] }
                let path = "/" + fixed.joined(separator: "/")
                if fixed.isEmpty { return minimum == 0 ? ["*"] : ["/?*"] }
                return minimum == 0 ? [path, "\(path)/*"] : ["\(path)/?*"]
            }
        }
        let path = "/" + fixed.joined(separator: "/")
        return fixed.isEmpty ? ["/"] : [path, path + "/"]
    }
}
