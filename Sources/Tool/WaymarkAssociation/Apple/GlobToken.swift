/// One step of a pattern of Apple's rules.
enum GlobToken: Hashable, Sendable {
    /// A character that stands for itself.
    case scalar(Unicode.Scalar)
    /// `?`: any one character.
    case one
    /// `*`: any characters, `/` too, and none.
    case many
    /// `$(digit)` and its like: one character of ASCII.
    case letter(LetterVariable)
    /// `$(name)` of the file, `$(lang)`, `$(region)`: one of some texts.
    case choice([[GlobToken]])

    var isWildcard: Bool { self == .one || self == .many }
    var isSlash: Bool { self == .scalar("/") }
}

/// The variables that stand for one character each.
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
