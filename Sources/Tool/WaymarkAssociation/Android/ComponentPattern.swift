extension AndroidPattern {
    /// The pattern that the platform makes of a text of `dynamic_app_link_components`.
    ///
    /// Without wildcards it is compared as it is, a single `*` at the end makes a prefix, `?*` makes an advanced pattern,
    /// all else a simple one. The platform escapes dots even where it then compares them as they are, so that `a.b` takes
    /// only `a\.b`.
    ///
    /// - Returns: `nil` for the empty text, which the platform refuses.
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
