/// The structure of a set, for conversion.
package enum LanguageShape {
    case bytes(ByteClass)
    /// The parts, none of which is a sequence.
    case sequence([Language])
    case union([Language])
    /// `maximum` is `.max` if unlimited.
    case repetition(Language, minimum: Int, maximum: Int)
    /// The empty set, the set of only the empty string, or a set that needs an intersection or a complement.
    case other
}

extension LanguagePool {
    package func shape(of language: Language) -> LanguageShape {
        switch term(language) {
        case .bytes(let bytes): return .bytes(bytes)
        case .union(let all): return .union(all)
        case .repetition(let element, let minimum, let maximum):
            return .repetition(element, minimum: minimum, maximum: maximum)
        case .nothing, .empty, .intersection, .complement: return .other
        case .sequence: return .sequence(sequenceParts(of: language))
        }
    }

    /// Returns the parts of a sequence, none of which is a sequence; of any other set, the set itself.
    func sequenceParts(of language: Language) -> [Language] {
        // A loop, because recursion could overflow the stack.
        var (parts, end) = ([Language](), language)
        while case .sequence(let part, let others) = term(end) {
            parts.append(part)
            end = others
        }
        return parts + [end]
    }
}
