/// A parser for the patterns of Apple's rules: `*`, `?` and `$(variable)`.
struct GlobReader {
    let variables: [String: [String]]

    func tokens(_ pattern: String) throws(RuleError) -> [GlobToken] {
        var tokens: [GlobToken] = []
        var rest = Substring(pattern).unicodeScalars
        while let scalar = rest.popFirst() {
            guard scalar == "$", rest.first == "(" else {
                tokens.append(GlobReader.token(scalar))
                continue
            }
            rest.removeFirst()
            guard let end = rest.firstIndex(of: ")") else { throw .unclosed }
            let name = String(rest[..<end])
            guard let token = variable(name) else { throw .undefined(name) }
            tokens.append(token)
            rest = rest[rest.index(after: end)...]
        }
        return tokens.withOrderedWildcards
    }

    /// Returns the token of a variable. Variables of the file override those of the system. Their values can contain
    /// wildcards, but no variables.
    private func variable(_ name: String) -> GlobToken? {
        if let values = variables[name] {
            return .choice(values.map { $0.unicodeScalars.map(GlobReader.token).withOrderedWildcards })
        }
        if let letter = LetterVariable(rawValue: name) { return .letter(letter) }
        return SystemNames(rawValue: name).map { .choice($0.texts.map { $0.unicodeScalars.map(GlobToken.scalar) }) }
    }

    private static func token(_ scalar: Unicode.Scalar) -> GlobToken {
        switch scalar {
        case "*": .many
        case "?": .one
        default: .scalar(scalar)
        }
    }

    var names: [String] { variables.keys.sorted() + Self.systemNames }

    static let systemNames = LetterVariable.allCases.map(\.rawValue) + SystemNames.allCases.map(\.rawValue)
}

extension [GlobToken] {
    /// The pattern with each `?` in a run of wildcards moved before a single `*`, which matches the same strings.
    /// Automata for `??*` are small, and for `*??` large.
    fileprivate var withOrderedWildcards: [GlobToken] {
        var (tokens, hasMany) = ([GlobToken](), false)
        for token in self + [nil] {
            if token == .many {
                hasMany = true
                continue
            }
            if token != .one, hasMany {
                tokens.append(.many)
                hasMany = false
            }
            if let token { tokens.append(token) }
        }
        return tokens
    }
}

enum GlobToken: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// `?`: one character.
    case one
    /// `*`: any number of characters, including `/`.
    case many
    /// `$(digit)` and similar variables: one ASCII character.
    case letter(LetterVariable)
    /// A variable that matches one of several strings: `$(lang)`, `$(region)`, or one that the file defines.
    case choice([[GlobToken]])

    var isWildcard: Bool { self == .one || self == .many }
    var isSlash: Bool { self == .scalar("/") }
}

/// The system variables of Apple's patterns that match one ASCII character, such as `$(digit)`.
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
