import WaymarkManifest

/// Parts of a link that all have to fit: a dynamic rule, a group of a filter, or one path of a filter.
package struct AndroidRule: Sendable {
    /// How it is called in answers.
    package var name: String
    package var excludes = false
    package var parts: [Part] = []

    package init(name: String, excludes: Bool = false) { (self.name, self.excludes) = (name, excludes) }

    /// A part of a link, and what is asked of it.
    package struct Part: Sendable {
        package var target: Target
        package var key: String
        var pattern: AndroidPattern
        /// The pattern as its file has it.
        var written: String

        /// This enum is complete.
        package enum Target: Sendable, Hashable { case path, query, fragment }

        init(_ target: Target, key: String, _ pattern: AndroidPattern, written: String) {
            (self.target, self.key, self.pattern, self.written) = (target, key, pattern, written)
        }
    }

    /// The rule as one that can be asked. One without parts takes no link, and neither does one that is malformed.
    var compiled: LinkRule {
        var (paths, queries, fragments, words) = ([AndroidTest](), [TextTest](), [AndroidTest](), RuleWords())
        var fault = parts.isEmpty ? "it says nothing of any part, and so takes no link" : nil
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
            fragment: fragments.isEmpty ? nil : .android(fragments), words: words, fault: fault)
    }
}

extension DynamicRule {
    /// The rule as the platform reads it; `nil` if it refuses it.
    var rule: AndroidRule? {
        var rule = AndroidRule(name: name, excludes: excludes)
        if let path {
            guard let pattern = AndroidPattern(component: path.value) else { return nil }
            rule.parts.append(AndroidRule.Part(.path, key: "path", pattern, written: path.value))
        }
        for item in query {
            let written = "\(item.name.value)=\(item.value.value)"
            guard let pattern = AndroidPattern(component: written) else { return nil }
            rule.parts.append(AndroidRule.Part(.query, key: "parameter", pattern, written: written))
        }
        if let fragment {
            guard let pattern = AndroidPattern(component: fragment.value) else { return nil }
            rule.parts.append(AndroidRule.Part(.fragment, key: "fragment", pattern, written: fragment.value))
        }
        for part in rule.parts { if (try? part.pattern.test()) == nil { return nil } }
        return rule
    }
}
