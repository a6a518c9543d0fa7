#if Tool
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkManifest

    extension FirstRouteFile {
        /// What an apple-app-site-association file hands to apps.
        init(_ site: SiteAssociation, host: String, file: String) {
            var names = RouteNames()
            introduction = [
                "Made of \(file.escaped()). There the first rule that fits decides, here the most specific route does;",
                "a '*' there takes any text, here a segment, or at the end of a path any number of them.",
                "'waymark drift --aasa \(file.escaped())' shows what is different.",
            ]
            sources = ["https://\(host)"]
            let ids = (site.links?.details ?? []).flatMap(\.apps).map(\.value).uniqued.filter {
                AppIdentifier($0)?.hasTeamPrefix ?? false
            }
            if !ids.isEmpty { apps = ["ios: { appIDs: [\(ids.map(\.quotedForYAML).joined(separator: ", "))] }"] }
            var globs = GlobConversion(variables: site.links?.variables ?? [])
            for rule in (site.links?.details ?? []).flatMap(\.rules) {
                let pattern = globs.pattern(of: rule.condition)
                var route = Route(name: "", patterns: [pattern.text], isForBrowser: rule.condition.excludes == true)
                route.notes = [rule.condition.comment].compactMap { $0 } + pattern.notes
                let isKnown = routes.contains {
                    $0.patterns == route.patterns && $0.isForBrowser == route.isForBrowser
                }
                if isKnown { continue }
                route.name = names.name(of: try? RoutePattern(pattern.text), or: route.isForBrowser ? "web" : "app")
                routes.append(route)
            }
            types = globs.types
        }
    }

    /// Writes patterns of Apple's systems in the native notation.
    private struct GlobConversion {
        let variables: [SubstitutionVariable]
        private(set) var types: [(name: String, declaration: String)] = []
        private var usedNames: Set<String> = []
        private var notes: [String] = []

        init(variables: [SubstitutionVariable]) { self.variables = variables }

        mutating func pattern(of condition: LinkCondition) -> (text: String, notes: [String]) {
            (usedNames, notes) = ([], [])
            var text = path(condition.path?.value ?? "*")
            switch condition.query {
            case .items(let items):
                let written = items.map { item(named: $0.name.value, $0.value.value) }
                if !written.isEmpty { text += "?" + written.joined(separator: "&") }
            case .text(let query): notes.append("the query there is '\(query.value)', here any")
            case .discarded, nil: break
            }
            if let fragment = condition.fragment?.value {
                text += "#" + (fragment.hasWildcard ? "{\(name("fragment"))}" : fragment.escapedForPattern)
            }
            if condition.isCaseSensitive == false { notes.append("letters there are compared without case") }
            return (text, notes)
        }

        private mutating func path(_ glob: String) -> String {
            let glob = glob.drop { $0 == "/" }
            let segments = glob.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard glob != "" else { return "/" }
            return "/"
                + segments.enumerated().map { index, segment in
                    if segment == "*", index == segments.count - 1 { return "**" }
                    return self.segment(segment)
                }.joined(separator: "/")
        }

        private mutating func segment(_ glob: String) -> String {
            if !glob.hasWildcard { return glob.escapedForPattern }
            if let type = listType(of: glob) { return "{\(name(type.lowercased())): \(type)}" }
            if glob != "*" { notes.append("'\(glob)' there is any segment here") }
            return "{\(name("part"))}"
        }

        private mutating func item(named item: String, _ glob: String) -> String {
            let key = item.escapedForPattern
            if !glob.hasWildcard { return "\(key)=\(glob.escapedForPattern)" }
            if let type = listType(of: glob) { return "\(key)={\(name(item)): \(type)}" }
            if !["*", "?*"].contains(glob) { notes.append("'\(glob)' there is any value of '\(item)' here") }
            return "\(key)={\(name(item))\(glob == "*" ? "?" : "")}"
        }

        /// A variable that is a list of texts is a type.
        private mutating func listType(of glob: String) -> String? {
            guard glob.hasPrefix("$("), glob.hasSuffix(")"), glob.count > 3 else { return nil }
            let variable = String(glob.dropFirst(2).dropLast())
            guard let values = variables.first(where: { $0.name.value == variable })?.values.map(\.value),
                !values.isEmpty, values.allSatisfy({ !$0.hasWildcard && !$0.contains("/") && !$0.isEmpty })
            else { return nil }
            let words = variable.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard words.first?.isLetter == true else { return nil }
            var type = words.prefix(1).uppercased() + words.dropFirst()
            if ParameterTypes()[type] != nil { type += "Value" }
            if !types.contains(where: { $0.name == type }) {
                types.append((type, "{ oneOf: [\(values.map(\.quotedForYAML).joined(separator: ", "))] }"))
            }
            return type
        }

        /// A name for a parameter, each once.
        private mutating func name(_ wanted: String) -> String {
            let kept = wanted.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            let base = kept.first?.isLetter == true ? kept : "part"
            var (name, number) = (base, 2)
            while !usedNames.insert(name).inserted {
                name = "\(base)\(number)"
                number += 1
            }
            return name
        }
    }

    extension String {
        fileprivate var hasWildcard: Bool { contains { "*?".contains($0) } || contains("$(") }

        /// As literal text of a pattern: what has a meaning there is escaped.
        var escapedForPattern: String {
            reduce(into: "") { text, character in
                if "{}[]()*|?#&=\\".contains(character) || character == " " {
                    text += character.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
                } else {
                    text.append(character)
                }
            }
        }
    }
#endif
