/// A token of a pattern in Apple's rules.
enum GlobToken: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// `?`: one character.
    case one
    /// `*`: any number of characters, including `/`.
    case many
    /// `$(digit)` and similar variables: one ASCII character.
    case letter(LetterVariable)
    /// A variable that matches one of several strings: `$(lang)`, `$(region)`, or a substitution variable that the file
    /// defines.
    case choice([[GlobToken]])

    var isWildcard: Bool { self == .one || self == .many }
    var isSlash: Bool { self == .scalar("/") }
}

/// Variables for single characters.
enum LetterVariable: String, CaseIterable, Sendable {
    case alpha, upper, lower, alnum, digit, xdigit

    var bytes: [UInt8] {
        let (small, large) = (Array("abcdefghijklmnopqrstuvwxyz".utf8), Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8))
        let digits = Array("0123456789".utf8)
        return switch self {
        case .alpha: small + large
        case .upper: large
        case .lower: small
        case .alnum: small + large + digits
        case .digit: digits
        case .xdigit: digits + small[..<6] + large[..<6]
        }
    }
}
