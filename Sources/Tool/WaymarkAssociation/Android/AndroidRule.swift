import WaymarkLanguages
package import WaymarkManifest

/// Patterns for parts of a link that must all match: a dynamic rule, or a group or path of an intent filter.
package struct AndroidRule: Sendable {
    package var name: String
    package var excludes = false
    package var parts: [Part] = []
    package var place = Place.start
    /// An unresolved value that the rule depends on, set when the app is built.
    var unknown: String?

    package init(name: String, excludes: Bool = false, at place: Place = .start) {
        (self.name, self.excludes, self.place) = (name, excludes, place)
    }

    package struct Part: Sendable {
        package var target: Target
        package var key: String
        var pattern: AndroidPattern
        /// The pattern as written in the file.
        package var written: String
        var place: Place

        /// The part of the link that the pattern matches. New versions add no cases.
        package enum Target: Sendable, Hashable { case path, query, fragment }

        init(_ target: Target, key: String, _ pattern: AndroidPattern, written: String, at place: Place) {
            (self.target, self.key, self.pattern, self.written) = (target, key, pattern, written)
            self.place = place
        }
    }

    /// The known parts of each path pattern, with any strings between them. Unresolved values may match any path.
    var knownPaths: [[String]] {
        parts.filter { $0.target == .path }.map { part in
            let known = part.written.isUnresolved ? part.pattern.text.knownParts : [part.pattern.text]
            return switch part.pattern.kind {
            case .literal: known
            case .prefix: known + [""]
            case .suffix: [""] + known
            case .simpleGlob, .advancedGlob: ["", ""]
            }
        }
    }

    /// Returns the compiled rule. A rule that is malformed or has no parts matches no link.
    ///
    /// - Parameter hasPathTable: `false` to skip the automaton of the paths, which is not worth its cost for a few links.
    func compiled(hasPathTable: Bool = true) -> LinkRule {
        var (paths, queries, fragments, words) = ([AndroidTest](), [TextTest](), [AndroidTest](), RuleWords())
        var fault = parts.isEmpty ? "it has no conditions, so it matches no link" : nil
        if let unknown { fault = unknown.unresolvedMessage }
        for part in parts {
            let text = "\(part.key) \(part.written.inQuotes)"
            do throws(AdvancedGlob.Fault) {
                let test = try part.pattern.test()
                switch part.target {
                case .path:
                    paths.append(test)
                    words.path += (words.path.isEmpty ? "" : " and ") + text
                case .query:
                    queries.append(.android([test]))
                    words.query.append("the query: \(text)")
                case .fragment:
                    fragments.append(test)
                    words.fragment += (words.fragment.isEmpty ? "" : " and ") + text
                }
            } catch {
                fault = "the platform cannot read \(text)"
            }
        }
        let written = parts.map { "\($0.key) \($0.written.inQuotes)" }.joined(separator: ", ")
        return LinkRule(
            name: name, written: written, excludes: excludes, isDecoded: true,
            path: paths.isEmpty ? .anything : .android(paths),
            query: queries.isEmpty ? .anything : .parameters(queries),
            fragment: fragments.isEmpty ? nil : .android(fragments), words: words, fault: fault,
            plainPath: hasPathTable ? plainPath(paths) : nil)
    }
}

extension AndroidRule {
    /// Returns the escape-free paths that all patterns match. Such paths are ASCII, so the languages are exact.
    private func plainPath(_ tests: [AndroidTest]) -> ByteAutomaton? {
        var (pool, sets) = (LanguagePool(), [Language]())
        for test in tests {
            guard let set = test.language(in: &pool) else { return nil }
            sets.append(set)
        }
        return sets.isEmpty ? nil : ByteAutomaton(pool.intersection(sets), in: &pool)
    }
}

extension DynamicRule {
    /// The rule as Android reads it; `nil` if Android rejects it.
    var rule: AndroidRule? {
        guard let rule = written, rule.parts.allSatisfy({ (try? $0.pattern.test()) != nil }) else { return nil }
        return rule
    }

    /// The rule with its patterns unchecked, malformed ones included; `nil` if one is empty.
    var written: AndroidRule? {
        var rule = AndroidRule(name: name, excludes: excludes, at: place)
        func add(_ target: AndroidRule.Part.Target, _ key: String, _ text: String, _ place: Place) -> Bool {
            guard let pattern = AndroidPattern(component: text) else { return false }
            rule.parts.append(AndroidRule.Part(target, key: key, pattern, written: text, at: place))
            return true
        }
        if let path, !add(.path, "path", path.value, path.place) { return nil }
        for item in query {
            let text = "\(item.name.value)=\(item.value.value)"
            guard add(.query, "parameter", text, item.value.place) else { return nil }
        }
        if let fragment, !add(.fragment, "fragment", fragment.value, fragment.place) { return nil }
        return rule
    }
}
