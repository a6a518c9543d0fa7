import WaymarkEngine
import WaymarkLanguages

/// A test for the strings of a pattern. Matching is linear in the length of the string.
enum TextTest: Sendable {
    case anything
    case nothing
    case table(ByteAutomaton)
    /// A simulation of the automaton, for patterns whose table would be too large.
    case places(NFAMatcher)
    /// Android patterns, which must all match.
    case android([AndroidTest])

    /// - Parameter mayHaveLargeTable: `true` to skip the table, which may be too large.
    /// - Returns: `nil` if the language is too complex.
    init?(_ language: Language, mayHaveLargeTable: Bool = false, in pool: inout LanguagePool) {
        switch language {
        case .everything, pool.anyText(): self = .anything
        case .nothing: self = .nothing
        default:
            if !mayHaveLargeTable, let table = ByteAutomaton(language, in: &pool) {
                self = .table(table)
            } else if let places = NFAMatcher(language, in: pool) {
                self = .places(places)
            } else {
                return nil
            }
        }
    }

    @inline(__always)
    func accepts(_ text: Bytes) -> Bool {
        switch self {
        case .anything: true
        case .nothing: false
        case .table(let table): table.accepts(text)
        case .places(let places): places.accepts(text)
        case .android(let tests): tests.allSatisfy { $0.accepts(text) }
        }
    }
}
