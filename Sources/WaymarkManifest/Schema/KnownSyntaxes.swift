import WaymarkCore

/// The notations that a route file may name.
enum KnownSyntaxes {
    static let all: [any PatternSyntax] = [.braces]

    static let names = all.map(\.name)

    static subscript(name: String) -> (any PatternSyntax)? { all.first { $0.name == name } }
}
