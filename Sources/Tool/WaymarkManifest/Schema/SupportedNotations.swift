package import WaymarkCore
package import WaymarkNotations

package enum SupportedNotations {
    package static let all = Notation.all

    package static let names = all.map(\.name)

    package static subscript(name: String) -> (any PatternSyntax)? { Notation(named: name)?.syntax }
}
