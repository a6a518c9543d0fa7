/// Schemes without routes that a comparison ignores, such as `fb1234`, or `fb*` for all that begin with `fb`.
package struct IgnoredSchemes: Sendable {
    private let patterns: [String]

    package static let all = IgnoredSchemes(["*"])

    package init(_ patterns: [String] = []) { self.patterns = patterns.map { $0.lowercased() } }

    /// Returns `true` if a pattern matches the scheme, whatever the values of references such as `${id}` in it are.
    package func contains(_ scheme: String) -> Bool {
        let known = scheme.lowercased().knownParts
        return patterns.contains { pattern in
            pattern.hasSuffix("*") ? known[0].hasPrefix(pattern.dropLast()) : known == [pattern]
        }
    }
}
