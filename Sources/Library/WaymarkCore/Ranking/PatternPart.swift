/// A part of a pattern variant (one resolution of a pattern's groups) that can be printed in the native syntax.
package enum PatternPart: Sendable {
    /// The whole pattern as written, with its groups.
    case pattern
    case variant
    case segment(Int)
    case item(Int)
    case fragment
}

extension RankedTable {
    package func text(of part: PatternPart, rank: Int) -> String { texts(self, part, rank) }

    static func written(_ table: RankedTable, _ part: PatternPart, _ rank: Int) -> String {
        let variant = table.variants[rank]
        return switch part {
        case .pattern: table.pattern(of: variant).writtenText
        case .variant: variant.variant.text
        case .segment(let index): variant.variant.text(ofSegment: index)
        case .item(let index): variant.variant.query[index].text
        case .fragment: variant.variant.fragment?.fragmentText ?? ""
        }
    }
}
