import Foundation

/// A slow and simple implementation of link matching on Apple's systems.
struct ObviousDecider {
    let file: Written

    /// Returns `matched`, `excluded` or `unmatched`, and the name of the rule.
    func decide(_ link: String, app: String) -> String {
        let parts = LinkParts(link)
        guard let links = file["applinks"], links.pairs != nil else { return "unmatched" }
        for (name, entry) in entries(links, app) {
            for (rule, condition) in rules(of: entry, named: name, links) where fits(condition, parts, links) {
                return condition["exclude"]?.flag == true ? "excluded by \(rule)" : "matched by \(rule)"
            }
        }
        return "unmatched"
    }

    private func entries(_ links: Written, _ app: String) -> [(String, Written)] {
        switch links["details"] {
        case .object(let pairs):
            return pairs.filter { $0.0 == app }.map { ("details[\"\(app)\"]", $0.1) }
        case .list(let elements):
            return elements.enumerated().filter { _, entry in
                if let apps = entry["appIDs"] { return (apps.list ?? []).contains { $0.text == app } }
                return entry["appID"]?.text == app
            }.map { ("details[\($0)]", $1) }
        default: return []
        }
    }

    /// Returns the conditions of an entry, with inherited values.
    private func rules(of entry: Written, named name: String, _ links: Written) -> [(String, Written)] {
        if let components = entry["components"] {
            return (components.list ?? []).enumerated().filter { $1.pairs != nil }.map { index, rule in
                let all = [rule, entry["defaults"], links["defaults"]].compactMap(\.self)
                let keys = ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded"]
                let pairs = keys.compactMap { key in
                    all.compactMap { usable($0[key], for: key) }.first.map { (key, $0) }
                }
                return ("\(name).components[\(index)]", .object(pairs))
            }
        }
        return (entry["paths"]?.list ?? []).enumerated().compactMap { index, path in
            guard let text = path.text else { return nil }
            let isNot = text.hasPrefix("NOT ")
            let pattern = isNot ? String(text.dropFirst(4)) : text
            return ("\(name).paths[\(index)]", .object([("/", .text(pattern)), ("exclude", .flag(isNot))]))
        }
    }

    /// Returns a value of the expected type; any other value counts as absent.
    private func usable(_ value: Written?, for key: String) -> Written? {
        switch key {
        case "/", "#": value?.text == nil ? nil : value
        case "?": value?.text == nil && value?.pairs == nil ? nil : value
        default: value?.flag == nil ? nil : value
        }
    }

    private func fits(_ rule: Written, _ link: LinkParts, _ links: Written) -> Bool {
        let matcher = ObviousMatcher(
            variables: variables(links), ignoresCase: rule["caseSensitive"]?.flag == false)
        let isDecoded = rule["percentEncoded"]?.flag == false
        func seen(_ text: String) -> String { isDecoded ? text.removingPercentEncoding ?? text : text }
        // An error in one pattern prevents the whole rule from matching.
        guard let path = rule["/"].map({ matcher.variants($0.text ?? "") }) ?? .some([]),
            let fragment = rule["#"].map({ matcher.variants($0.text ?? "") }) ?? .some([])
        else { return false }
        var isFitting = rule["/"] == nil || path.contains { matcher.path($0, seen(link.path)) }
        if rule["#"] != nil { isFitting = isFitting && fragment.contains { matcher.text($0, seen(link.fragment)) } }
        switch rule["?"] {
        case .text(let pattern):
            guard let variants = matcher.variants(pattern) else { return false }
            isFitting = isFitting && variants.contains { matcher.text($0, seen(link.query)) }
        case .object(let items) where items.allSatisfy({ $1.text != nil }):
            for name in Set(items.map(\.0)) {
                guard let variants = matcher.variants(rule["?"]?[name]?.text ?? "") else { return false }
                let values = link.items.filter { matcher.isSame(seen($0.name), name) }.map { seen($0.value) }
                let all = values.isEmpty ? [""] : values
                isFitting = isFitting && all.allSatisfy { value in variants.contains { matcher.text($0, value) } }
            }
        default: break
        }
        return isFitting
    }

    private func variables(_ links: Written) -> [String: [String]] {
        var variables: [String: [String]] = [:]
        for (name, values) in links["substitutionVariables"]?.pairs ?? [] {
            variables[name] = (values.list ?? []).compactMap(\.text)
        }
        return variables
    }
}

/// The parts of a link, as browsers normalise them.
struct LinkParts {
    var path = "", query = "", fragment = ""

    init(_ link: String) {
        let written = link.unicodeScalars.map { scalar -> String in
            scalar.isASCII ? String(scalar) : String(scalar).utf8.map { String(format: "%%%02X", $0) }.joined()
        }.joined()
        let rest = written.dropFirst("https://a.com".count)
        let hash = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        fragment = hash.count > 1 ? hash[1] : ""
        let mark = hash[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        (path, query) = (mark[0], mark.count > 1 ? mark[1] : "")
    }

    var items: [(name: String, value: String)] {
        query.split(separator: "&", omittingEmptySubsequences: false).map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }
}

/// A matcher for patterns that tries every split.
struct ObviousMatcher {
    let variables: [String: [String]]
    let ignoresCase: Bool

    /// Returns the pattern with every variable expanded; `nil` for an unclosed or unknown variable. Character classes
    /// remain as names in `$(…)`.
    func variants(_ pattern: String) -> [String]? {
        guard let start = pattern.range(of: "$(") else { return [pattern] }
        guard let end = pattern[start.upperBound...].firstIndex(of: ")") else { return nil }
        let name = String(pattern[start.upperBound..<end])
        guard let rest = variants(String(pattern[pattern.index(after: end)...])) else { return nil }
        let known = ["alpha", "upper", "lower", "alnum", "digit", "xdigit"]
        guard let values = variables[name] ?? (known.contains(name) ? ["$(\(name))"] : nil) else { return nil }
        let before = String(pattern[..<start.lowerBound])
        return values.flatMap { value in rest.map { before + value + $0 } }
    }

    /// Matches a path. Trailing slashes are ignored, a pattern without a wildcard at its start begins with a slash, and
    /// `/x/*` also matches `/x`.
    func path(_ pattern: String, _ path: String) -> Bool {
        var pattern = pattern
        if !pattern.hasPrefix("*"), !pattern.hasPrefix("?") { pattern = "/" + pattern.drop { $0 == "/" } }
        let trimmed = { (text: String) in String(text.reversed().drop { $0 == "/" }.reversed()) }
        pattern = trimmed(pattern)
        var forms = [pattern]
        if pattern.hasSuffix("*") {
            let stem = String(pattern.reversed().drop { $0 == "*" }.reversed())
            if stem.hasSuffix("/") { forms.append(trimmed(stem)) }
        }
        return forms.contains { text($0, trimmed(path)) }
    }

    func isSame(_ a: String, _ b: String) -> Bool {
        let same = Array(a.utf8) == Array(b.utf8)
        return same || ignoresCase && Array(lower(a).utf8) == Array(lower(b).utf8)
    }

    /// Returns the string with ASCII letters in lowercase.
    private func lower(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }))
    }

    func text(_ pattern: String, _ text: String) -> Bool {
        matches(Array(pattern.unicodeScalars)[...], Array(text.unicodeScalars)[...])
    }

    private func matches(_ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" {
            return (text.startIndex...text.endIndex).contains { matches(rest, text[$0...]) }
        }
        guard let scalar = text.first else { return false }
        if first == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
            let name = String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<end]))
            return isIn(name, scalar) && matches(pattern[(end + 1)...], text.dropFirst())
        }
        let isEqual =
            first == "?" || first == scalar
            || ignoresCase && first.properties.lowercaseMapping == scalar.properties.lowercaseMapping
        return isEqual && matches(rest, text.dropFirst())
    }

    private func isIn(_ name: String, _ scalar: Unicode.Scalar) -> Bool {
        let (small, large) = (("a"..."z").contains(scalar), ("A"..."Z").contains(scalar))
        let digit = ("0"..."9").contains(scalar)
        switch name {
        case "alpha": return small || large
        case "upper": return large || small && ignoresCase
        case "lower": return small || large && ignoresCase
        case "alnum": return small || large || digit
        case "digit": return digit
        default: return digit || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
        }
    }
}
