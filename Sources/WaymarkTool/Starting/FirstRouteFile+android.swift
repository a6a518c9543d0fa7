#if Tool
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkManifest

    extension FirstRouteFile {
        /// What the filters of an Android app ask for.
        init(_ manifest: AppManifest, file: String) {
            var names = RouteNames()
            introduction = [
                "Made of \(file.escaped()). What is different is shown by 'waymark drift --manifest \(file.escaped())'."
            ]
            let filters = manifest.filters.filter {
                $0.actions.contains { $0.hasSuffix(".VIEW") } && !$0.schemes.isEmpty
            }
            leftOut = filters.flatMap { filter in
                filter.unresolved.map { "\(filter.name): '\($0)' is known only once the app is built" }
            }
            let all = filters.map { ($0, $0.sources) }.filter { !$0.1.isEmpty }
            sources = all.flatMap(\.1).uniqued
            for (filter, own) in all {
                for rule in filter.groups + filter.paths { add(rule, of: filter, own, &names) }
                if filter.groups.isEmpty, filter.paths.isEmpty {
                    let name = names.unique(filter.activity.split(separator: ".").last.map(String.init) ?? "app")
                    routes.append(Route(name: name, patterns: ["/**"], sources: own == sources ? [] : own))
                }
            }
            if let package = manifest.package {
                introduction.append(
                    "Of the app '\(package.escaped())'; its certificates belong to 'apps' and 'android'.")
            }
        }

        private mutating func add(
            _ rule: AndroidRule, of filter: IntentFilter, _ own: [String], _ names: inout RouteNames
        ) {
            var patterns = ["/**"]
            var (query, notes) = ([String](), [String]())
            for part in rule.parts {
                switch (part.target, part.key) {
                case (.path, _):
                    guard let paths = Self.patterns(ofPath: part.written, part.key) else {
                        return leftOut.append("\(rule.name): \(part.key) '\(part.written)'")
                    }
                    patterns = paths
                    if part.key == "pathPrefix", !part.written.hasSuffix("/") {
                        notes.append("there, '\(part.written)' is also the beginning of a longer segment")
                    }
                case (.query, "query") where part.written.contains("="):
                    let halves = part.written.split(separator: "=", maxSplits: 1).map { String($0).escapedForPattern }
                    query.append(halves.joined(separator: "="))
                default: notes.append("there, \(part.key) has to be '\(part.written)'")
                }
            }
            if !query.isEmpty { patterns = patterns.map { $0 + "?" + query.joined(separator: "&") } }
            guard !routes.contains(where: { $0.patterns == patterns && $0.isForBrowser == rule.excludes }) else {
                return
            }
            let name = names.name(of: try? RoutePattern(patterns[0]), or: rule.excludes ? "web" : "app")
            routes.append(
                Route(
                    name: name, patterns: patterns, sources: own == sources ? [] : own, isForBrowser: rule.excludes,
                    notes: notes))
        }

        /// The patterns that take the paths of an attribute; `nil` if there are no words for them.
        private static func patterns(ofPath text: String, _ key: String) -> [String]? {
            func literal(_ text: some StringProtocol) -> String {
                text.split(separator: "/", omittingEmptySubsequences: false).map { String($0).escapedForPattern }
                    .joined(separator: "/")
            }
            guard text.hasPrefix("/") else { return nil }
            switch key {
            case "path": return [literal(text)]
            case "pathPrefix" where text == "/": return ["/**"]
            case "pathPrefix" where text.hasSuffix("/"): return [literal(text) + "**"]
            case "pathPrefix": return [literal(text), literal(text) + "/**"]
            case "pathPattern", "pathAdvancedPattern":
                var (parts, count) = ([String](), 0)
                let segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
                for (index, segment) in segments.enumerated() {
                    switch segment {
                    case ".*" where index == segments.count - 1: parts.append("**")
                    case ".*", "[^/]+", "..*":
                        count += 1
                        parts.append("{part\(count > 1 ? String(count) : "")}")
                    case _ where segment.contains(where: { ".*[]{}+\\".contains($0) }): return nil
                    default: parts.append(String(segment).escapedForPattern)
                    }
                }
                return ["/" + parts.joined(separator: "/")]
            default: return nil
            }
        }
    }

    extension IntentFilter {
        /// Where its links come from, as a route file writes it.
        fileprivate var sources: [String] {
            schemes.flatMap { scheme -> [String] in
                let isWeb = ["http", "https"].contains(scheme)
                if hosts.isEmpty { return isWeb ? [] : ["\(scheme)://"] }
                return hosts.map { "\(scheme)://\($0.host)\($0.port.map { ":\($0)" } ?? "")" }
            }.filter { (try? LinkSource(routeFileText: $0)) != nil }
        }
    }
#endif
