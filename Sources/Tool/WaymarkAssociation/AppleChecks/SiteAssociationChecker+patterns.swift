import WaymarkEngine
import WaymarkManifest
import WaymarkCore

extension SiteAssociationChecker {
    mutating func checkPatterns(of rule: AppRule, _ links: AppLinks) {
        let condition = rule.condition
        let isComponent = !rule.isLegacy
        if isComponent, condition.patterns.isEmpty, !condition.hasIgnoredPart {
            note(.matchesEverything, at: rule.place)
        }
        let before = problems.problems.count
        if let path = condition.path, !checkNot(path, rule), !checkVariables(in: path, links),
            !checkPath(path, condition, isComponent: isComponent)
        {
            checkText(path, condition, links)
        }
        if let fragment = condition.fragment, !checkMark("#", fragment) { checkText(fragment, condition, links) }
        if let text = condition.queryText, !checkMark("?", text) { checkText(text, condition, links) }
        for item in condition.queryItems {
            checkSpelling(item.name, condition)
            checkText(item.value, condition, links)
        }
        let texts = condition.patterns.map(\.place)
        let isExplained = problems.problems.count > before || texts.contains { explained.contains($0) }
        if isExplained { explained.formUnion(texts + [rule.place]) }
    }

    /// Reports a misspelled `NOT`, such as `not /a` or `!/a`, and any `NOT` in `components`; returns `true` if it did.
    private mutating func checkNot(_ path: Located<String>, _ rule: AppRule) -> Bool {
        let isExcluding = rule.isLegacy && rule.condition.excludes == true
        let pattern = (isExcluding ? "NOT " : "") + path.value
        let words = /^(?:NOT|EXCLUDE)(?:\h+|(?=\/))|^!\h*(?=\/)/.ignoresCase()
        guard let word = pattern.firstMatch(of: words), !isExcluding || word.output.count > 4 else { return false }
        let (mark, rest) = (word.output.trimmed.uppercased(), String(pattern[word.range.upperBound...]))
        if rule.isLegacy {
            note(.misspelledNot(pattern, mark), at: path.place, suggestion: "NOT \(rest)".inQuotes)
        } else {
            let suggestion: String? =
                switch rule.condition.excludes {
                case nil: problems.ignoredKeys.contains("exclude") ? nil : "\(rest.inQuotes), \"exclude\": true"
                case true?: rest.inQuotes
                case false?: nil
                }
            note(.notInComponents(pattern, mark), at: path.place, suggestion: suggestion)
        }
        return true
    }

    /// Reports the name of a variable in another notation, such as `${lang}`; returns `true` if it did.
    private mutating func checkVariables(in path: Located<String>, _ links: AppLinks) -> Bool {
        guard path.value.contains(/\{|\$\w/) else { return false }
        let names = Set(links.variableReader.names)
        var first: String?
        let corrected = path.value.replacing(/\$?\{(\w+)\}|\$(\w+)/) { match in
            let (text, name) = (String(match.output.0), String(match.output.1 ?? match.output.2 ?? ""))
            guard names.contains(name) else { return text }
            first = first ?? text
            return "$(\(name))"
        }
        if let first { note(.foreignSyntax(first), at: path.place, suggestion: corrected.inQuotes) }
        return first != nil
    }

    /// - Returns: `true` if a host, a fragment or foreign syntax in the path makes further checks pointless.
    private mutating func checkPath(_ path: Located<String>, _ condition: LinkCondition, isComponent: Bool) -> Bool {
        let pattern = path.value
        let hosts = /^(?:(?:[A-Za-z]+:)?\/\/[A-Za-z0-9-]+\.[A-Za-z0-9.-]+|(?:[A-Za-z0-9-]+\.){2,}[A-Za-z]{2,}(?=\/))/
        if let address = pattern.firstMatch(of: hosts) {
            let rest = pattern[address.range.upperBound...]
            note(.addressInPath, at: path.place, suggestion: (rest.isEmpty ? "/" : String(rest)).inQuotes)
            return true
        }
        if let syntax = ForeignSyntax(in: pattern) {
            note(.foreignSyntax(syntax.first), at: path.place, suggestion: syntax.corrected?.inQuotes)
            return true
        }
        if let hash = pattern.firstIndex(of: "#") {
            let (before, after) = (pattern[..<hash], pattern[pattern.index(after: hash)...])
            let parts = "\(String(before).inQuotes), \"#\": \(String(after).inQuotes)"
            note(
                condition.decodes ? .fragmentInDecodedPath : .fragmentInPath, at: path.place,
                suggestion: isComponent && condition.fragment == nil ? parts : nil)
            return true
        }
        if let query = WrittenQuery(in: pattern) {
            let parts = "\(query.path.inQuotes), \"?\": \(query.written)"
            note(.queryInPath, at: path.place, suggestion: isComponent && condition.query == nil ? parts : nil)
        }
        return false
    }

    /// Reports a query or fragment pattern that begins with its delimiter, as in `#top`; returns `true` if it did.
    private mutating func checkMark(_ mark: Character, _ text: Located<String>) -> Bool {
        let isMark = text.value.first == mark && (mark == "#" || text.value.contains(/^\?[A-Za-z0-9_.-]+=/))
        if isMark { note(.leadingMark(mark), at: text.place, suggestion: String(text.value.dropFirst()).inQuotes) }
        return isMark
    }

    private mutating func checkText(_ text: Located<String>, _ condition: LinkCondition, _ links: AppLinks) {
        do throws(RuleError) {
            _ = try links.variableReader.tokens(text.value)
        } catch .unclosed {
            return note(.unclosedVariable, at: text.place)
        } catch .undefined(let name) {
            let nearest = Suggestion.nearest(to: name, among: links.variableReader.names)
            let corrected = nearest.map { text.value.replacing("$(\(name))", with: "$(\($0))").inQuotes }
            return note(.undefinedVariable(name), at: text.place, suggestion: corrected)
        } catch {
            return
        }
        checkSpelling(text, condition)
        for variable in links.variables where text.value.contains("$(\(variable.name.value))") {
            for value in variable.values where !value.value.contains("$(") { checkSpelling(value, condition) }
        }
    }

    /// Reports percent escapes in a pattern for decoded links, and unencoded characters in a pattern for encoded links.
    private mutating func checkSpelling(_ text: Located<String>, _ condition: LinkCondition) {
        if condition.decodes {
            guard let escape = text.value.firstMatch(of: /%[0-9A-Fa-f]{2}/) else { return }
            let marks = { (text: String) in text.unicodeScalars.filter { "*?$()".unicodeScalars.contains($0) } }
            let decoded = PercentEncoding.decodeStrictly(text.value)
            let isSame = decoded.map { marks($0).elementsEqual(marks(text.value)) } ?? false
            note(.escapeInDecodedPattern(escape.output), at: text.place, suggestion: isSame ? decoded?.inQuotes : nil)
            return
        }
        let bad = text.value.unicodeScalars.filter { !AppleSpelling.isLegal($0) }
        guard let first = bad.first else { return }
        let shown = bad.first { !$0.isASCII } ?? first
        note(.unencodedPattern(shown), at: text.place, suggestion: AppleSpelling.canonical(text.value.trimmed).inQuotes)
    }
}

/// A query in a path pattern, such as `b=c` in `/a?b=c`.
private struct WrittenQuery {
    let path: String
    /// The query as JSON: an object of its items, or a string if not all items have the format `name=value`.
    let written: String

    /// - Returns: `nil` for a pattern without a query such as `?name=`.
    init?(in pattern: String) {
        guard let found = pattern.firstMatch(of: /\?[A-Za-z0-9_.\[\]-]+=/) else { return nil }
        path = String(pattern[..<found.range.lowerBound])
        let query = pattern[pattern.index(after: found.range.lowerBound)...]
        let items = query.split(separator: "&", omittingEmptySubsequences: false).map { item -> String? in
            guard let equals = item.firstIndex(of: "="), equals != item.startIndex else { return nil }
            return "\(String(item[..<equals]).inQuotes): \(String(item[item.index(after: equals)...]).inQuotes)"
        }
        let texts = items.compactMap(\.self)
        written = texts.count == items.count ? "{ \(texts.joined(separator: ", ")) }" : String(query).inQuotes
    }
}

/// The syntax of other routing libraries or of regular expressions in a path, such as `:id` or `[0-9]+`.
private struct ForeignSyntax {
    /// The first foreign expression: `{id}`, `${id}`, `:id`, `[0-9]+`, `\d+`, `(a|b)`, `(.*)`, `/.*`, `^`, `$` or `|`.
    let first: String
    /// The suggested path: with `*` for each expression, and without `^` and `$`; `nil` if the path contains `|`.
    let corrected: String?

    init?(in path: String) {
        var (rest, found) = (path, [String]())
        if let caret = rest.firstIndex(of: "^"), rest[..<caret].allSatisfy({ $0 == "/" }) {
            rest.remove(at: caret)
            found.append("^")
        }
        let isAnchored = rest.last == "$"
        if isAnchored { rest.removeLast() }
        // The first alternative matches a variable of Apple's patterns, such as `$(lang)`, which is kept.
        let syntax =
            #/
            \$\([^)]*\)
            | (/)(:[A-Za-z_][A-Za-z0-9_]*|\.[*+](?=/|$))
            | (\$?\{[A-Za-z0-9_]+\}|\[[^\]/]+\][+*]?|\\[A-Za-z][+*]?|\|)
            | (\((?:\.[*+]|\\[A-Za-z]|\[|[^()/]*\|)[^()]*\)[+*]?)
            /#
        let whole = rest.replacing(syntax) { match in
            guard let text = match.output.2 ?? match.output.3 ?? match.output.4 else { return match.output.0 }
            found.append(String(text))
            return (match.output.1 ?? "") + "*"
        }
        if isAnchored { found.append("$") }
        guard let first = found.first else { return nil }
        (self.first, corrected) = (first, found.contains("|") ? nil : whole)
    }
}

extension LinkCondition {
    /// All patterns of the condition, and the names of its query items.
    var patterns: [Located<String>] {
        [path, fragment, queryText].compactMap(\.self) + queryItems.flatMap { [$0.name, $0.value] }
    }
}
