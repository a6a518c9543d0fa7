import WaymarkCore
import WaymarkManifest
import WaymarkNotations

extension InitialRouteFile {
    /// Creates a route file from unchanged patterns of another library, with that library's rules.
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
