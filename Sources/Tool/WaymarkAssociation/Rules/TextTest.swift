import WaymarkEngine
import WaymarkLanguages

/// Decides whether a text is one that a pattern takes, in time linear in its length.
enum TextTest: Sendable {
    case anything
    case nothing
    case table(ByteAutomaton)
    /// For what no table of a reasonable size decides.
    case places(TextPlaces)
    /// Patterns of Android, which all have to fit.
    case android([AndroidTest])

    /// - Parameter isRisky: Whether a table may be too large to begin with.
    /// - Returns: `nil` if the set is too large to be decided.
    init?(_ language: Language, isRisky: Bool = false, in pool: inout LanguagePool) {
        switch language {
        case .everything, pool.anyText(): self = .anything
        case .nothing: self = .nothing
        default:
            if !isRisky, let table = ByteAutomaton(language, in: &pool) {
                self = .table(table)
            } else if let places = TextPlaces(language, in: pool) {
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
