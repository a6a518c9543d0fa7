/// How a set is made, for who makes another of it.
package enum LanguageShape {
    case bytes(ByteClass)
    /// The parts, none of which is a sequence of its own.
    case sequence([Language])
    case union([Language])
    /// `maximum` is `.max` if there is none.
    case repetition(Language, minimum: Int, maximum: Int)
    /// No text, the empty text, or what needs an intersection or a complement.
    case other
}

extension LanguagePool {
    /// How a set is made.
    package func shape(of language: Language) -> LanguageShape {
        switch term(language) {
        case .bytes(let bytes): return .bytes(bytes)
        case .union(let all): return .union(all)
        case .repetition(let element, let minimum, let maximum):
            return .repetition(element, minimum: minimum, maximum: maximum)
        case .nothing, .empty, .intersection, .complement: return .other
        case .sequence:
            // There may be too many parts for a function that calls itself for each.
            var (parts, end) = ([Language](), language)
            while case .sequence(let part, let others) = term(end) {
                parts.append(part)
                end = others
            }
            return .sequence(parts + [end])
        }
    }
}
