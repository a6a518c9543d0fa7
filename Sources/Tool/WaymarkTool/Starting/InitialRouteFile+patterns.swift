import WaymarkCore
import WaymarkManifest
import WaymarkNotations

extension InitialRouteFile {
    /// Creates a route file from patterns of another library, in their notation, which the key `syntax` names.
    init(patterns: [String], in notation: Notation) {
        var names = RouteNames()
        introduction = [
            "The patterns of \(notation.name), as they were, read as that library reads them. 'waymark convert' writes them in",
            "the native notation, and 'syntax: braces' at a route changes over one route at a time.",
        ]
        if notation.name == Notation.braces.name { introduction = [] }
        syntax = notation.name
        routes = patterns.map { text in
            Route(name: names.name(of: try? RoutePattern(text, syntax: notation.syntax)), patterns: [text])
        }
    }
}

/// Generates unique route names from the literal segments of patterns.
struct RouteNames {
    private var taken = NameAssignments<Void>()

    /// Returns a name such as `user.edit` for `/user/{id}/edit`, or `home` for `/`.
    mutating func name(of pattern: RoutePattern?, or otherwise: String = "route") -> String {
        let words = (try? pattern?.variants().first)?.segments.compactMap { segment -> String? in
            if case .literal(let text) = segment { text } else { nil }
        }
        var name = (words ?? []).map(Self.word).filter { !$0.isEmpty }.joined(separator: ".")
        if name.isEmpty { name = pattern?.description == "/" ? "home" : otherwise }
        return taken.assignUnique(name, separator: "-", to: ())
    }

    private static func word(_ text: String) -> String {
        let kept = text.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
        }
        return String(kept).split(separator: "-").joined(separator: "-")
    }
}
