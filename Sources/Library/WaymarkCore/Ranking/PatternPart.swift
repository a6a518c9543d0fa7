/// What of a variant is written in answers, in the native syntax.
package enum PatternPart: Sendable {
    /// The pattern that it is of, as it was written.
    case pattern
    /// All of it.
    case variant
    case segment(Int)
    case item(Int)
    case fragment
}

extension RankedTable {
    /// How a part of a variant is written.
    package func text(of part: PatternPart, rank: Int) -> String { texts(self, part, rank) }

    /// Writes a part of a variant.
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
