package import WaymarkCore

/// The notations that a route file may name.
package enum KnownSyntaxes {
    package static let all: [any PatternSyntax] = [.braces]

    package static let names = all.map(\.name)

    package static subscript(name: String) -> (any PatternSyntax)? { all.first { $0.name == name } }
}
