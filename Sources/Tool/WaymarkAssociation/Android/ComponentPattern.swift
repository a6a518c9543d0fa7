extension AndroidPattern {
    /// Creates the pattern that Android builds from a string of `dynamic_app_link_components`.
    ///
    /// A string without wildcards is a literal, one with a single trailing `*` a prefix, and one with `?*` an advanced
    /// pattern. Any other string is a simple pattern. Android escapes dots even in literals and prefixes, so `a.b`
    /// matches only `a\.b`.
    ///
    /// - Returns: `nil` for the empty string, which Android rejects.
    init?(component: String) {
        guard !component.isEmpty else { return nil }
        var units = Array(component.unicodeScalars)
        let hasOneOrMore = zip(units, units.dropFirst()).contains { $0 == "?" && $1 == "*" }
        let firstWildcard = units.firstIndex { $0 == "*" || $0 == "?" }
        if firstWildcard == units.count - 1, units.last == "*" {
            units.removeLast()
            self.init(kind: .prefix, text: Self.converted(units, isAdvanced: false))
        } else {
            let kind: Kind = hasOneOrMore ? .advancedGlob : firstWildcard == nil ? .literal : .simpleGlob
            self.init(kind: kind, text: Self.converted(units, isAdvanced: hasOneOrMore))
        }
    }

    private static func converted(_ scalars: [Unicode.Scalar], isAdvanced: Bool) -> String {
        var (text, rest) = ("", scalars[...])
        while let scalar = rest.popFirst() {
            switch scalar {
            case "?" where isAdvanced && rest.first == "*":
                rest.removeFirst()
                text += ".+"
            case "?": text += "."
            case "*": text += ".*"
            case ".": text += "\\."
            case "[", "]", "{", "}": text += isAdvanced ? "\\\(scalar)" : "\(scalar)"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
