import WaymarkCore
import WaymarkManifest

/// A first route file, made from existing patterns or association files.
struct InitialRouteFile {
    /// Comment lines about the origin of the routes.
    var introduction: [String] = []
    var sources: [String] = []
    var syntax: String?
    /// `true` if the first matching route wins, `false` if the most specific one wins.
    var isOrdered = false
    /// The policy options to set to `true`.
    var policy: [String] = []
    var apps: [String] = []
    var types: [(name: String, declaration: String)] = []
    var routes: [Route] = []
    /// The rules or patterns without a route, each with the reason, in one line.
    var leftOut: [String] = []

    struct Route {
        var name: String
        var patterns: [String]
        var sources: [String] = []
        var opensInBrowser = false
        var notes: [String] = []
        /// The rule in the original file, such as a manifest, from which the route is made.
        var rule: String?
    }

    static let name = "waymark.yaml"

    /// Moves routes with errors to comments, and returns the contents of a valid route file.
    mutating func validContents() -> String {
        while true {
            let (text, count) = (text, routes.count)
            let problems = Self.errors(of: text)
            guard let first = problems.first else { return text }
            leaveOut(problems)
            guard routes.count == count else { continue }
            // An error that concerns no single route may affect all.
            leftOut += routes.map { $0.comment(first.message) }
            (routes, types) = ([], [])
            return self.text
        }
    }

    /// Replaces routes that have problems with comments; if a problem concerns two routes, the later one. Skips further
    /// problems of replaced routes, because these may be solved already.
    private mutating func leaveOut(_ problems: [RouteFileProblem]) {
        let positions = Dictionary(routes.enumerated().map { ($1.name, $0) }) { $1 }
        var moved: Set<Int> = []
        for problem in problems {
            guard let found = problem.kind.routeProblem else { continue }
            let concerned = [found.route, found.related?.route].compactMap { $0.flatMap { positions[$0] } }
            guard let last = concerned.max(), moved.isDisjoint(with: concerned) else { continue }
            moved.insert(last)
            leftOut.append(routes[last].comment(problem.message))
        }
        routes = routes.indices.filter { !moved.contains($0) }.map { routes[$0] }
    }

    private static func errors(of text: String) -> [RouteFileProblem] {
        do throws(RouteFileError) {
            _ = try RouteFile(text: text, name: name).router()
            return []
        } catch {
            return error.problems.filter { $0.severity == .error }
        }
    }

    var text: String {
        var lines = ["# yaml-language-server: $schema=waymark.schema.json"]
        lines += introduction.map { $0.isEmpty ? "" : "# \($0)" }
        lines += ["waymark: \(RouteFileSchema.version)"]
        if !sources.isEmpty { lines.append("sources: \(sources.quotedForYAML)") }
        if let syntax { lines.append("syntax: \(syntax)") }
        if isOrdered { lines.append("precedence: declaration") }
        if !policy.isEmpty {
            lines.append("policy: { \(policy.map { "\($0): true" }.joined(separator: ", ")) }")
        }
        if !apps.isEmpty { lines += ["apps:"] + apps.map { "  " + $0 } }
        if !types.isEmpty { lines += ["types:"] + types.map { "  \($0.name): \($0.declaration)" } }
        lines.append(routes.isEmpty ? "routes: {}" : "routes:")
        for route in routes { lines += route.lines.map { "  " + $0 } }
        if !leftOut.isEmpty { lines += ["", "# Left out, each with its reason:"] }
        lines += leftOut.map { "# - " + $0.escaped() }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a route file that explains the main features by examples.
    static func template(host: String, scheme: String) -> String {
        let name = host.hasPrefix("*.") ? "www" + host.dropFirst() : host
        return """
            # yaml-language-server: $schema=waymark.schema.json
            # The links of this app. 'waymark schema --output waymark.schema.json' writes the schema for editors,
            # 'waymark check' reports problems of this file, and 'waymark test' runs its examples.
            waymark: 1

            # The sources of links: a website and a custom scheme. Links from other sources open nothing.
            sources: [https://\(host), \(scheme)://]

            # Types for patterns, in addition to String, Int, Double, Bool, UUID and the other built-in types.
            types:
              Language: { oneOf: [en, de, fr] }

            routes:
              # A route: its name and its patterns. Links are printed with the first pattern.
              home: ['/', '/home']

              # A route with details. Links in examples must open it, with these captures; links in rejects must not.
              user:
                pattern: '/user/{id: Int}'
                summary: Show a user
                examples:
                  https://\(name)/user/15: { id: 15 }
                rejects: [https://\(name)/user/me]

              # Links may omit the part in brackets.
              help: '/{language: Language}/help[/{topic}]'

              # Query items may have any order. Links may omit an item with '?' or with a default.
              search: '/search?q={query}&page={page: Int = 1}&sort={sort?}'

              # All paths that begin with /docs. The most specific route wins, independent of the order in this file.
              docs: '/docs/{page: **}'

            """
    }
}

extension InitialRouteFile.Route {
    /// Returns the comment in place of a route with an error.
    fileprivate func comment(_ message: String) -> String {
        (rule.map { "\($0): " } ?? "") + "\(patterns.joined(separator: ", ")): \(message)"
    }

    fileprivate var lines: [String] {
        let pattern = patterns.count == 1 ? patterns[0].quotedForYAML : patterns.quotedForYAML
        let comments = notes.map { "# " + $0.escaped() }
        guard opensInBrowser || !sources.isEmpty else {
            return comments + ["\(name.quotedForYAMLIfNeeded): \(pattern)"]
        }
        var members = ["pattern: \(pattern)"]
        if !sources.isEmpty { members.append("sources: \(sources.quotedForYAML)") }
        if opensInBrowser { members.append("opens: web") }
        return comments + ["\(name.quotedForYAMLIfNeeded): { \(members.joined(separator: ", ")) }"]
    }
}

extension [String] {
    var quotedForYAML: String { "[\(map(\.quotedForYAML).joined(separator: ", "))]" }
}

extension String {
    /// In single quotes for YAML, or if there are invisible characters, in double quotes with escapes.
    var quotedForYAML: String {
        let hidden: Set<Unicode.GeneralCategory> = [
            .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
        ]
        if unicodeScalars.contains(where: { hidden.contains($0.properties.generalCategory) }) {
            return WaymarkManifest.JSONText.quoted(self)
        }
        // A quote with a combining mark would be a different character, so the string is split at scalars.
        let parts = unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map { String($0) }
        return "'\(parts.joined(separator: "''"))'"
    }

    /// The string for YAML, without quotes if every YAML parser then reads the same string.
    var quotedForYAMLIfNeeded: String {
        let isPlain = first?.isLetter == true && utf8.allSatisfy { ByteSet.hostName.contains($0) }
        let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        return isPlain && !words.contains(lowercased()) ? self : quotedForYAML
    }
}
