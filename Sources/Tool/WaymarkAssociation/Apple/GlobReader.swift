/// Reads patterns of Apple's rules: `*`, `?` and `$(variable)`.
struct GlobReader {
    /// The variables that the file defines, with their values as they are written.
    private let variables: [String: [String]]

    init(variables: [String: [String]]) { self.variables = variables }

    /// What keeps a pattern from ever matching.
    enum Fault: Error, Hashable {
        /// `$(` without `)`.
        case unclosed
        /// A name that neither the file nor the system defines.
        case undefined(String)
    }

    /// Reads a pattern.
    func tokens(_ pattern: String) throws(Fault) -> [GlobToken] {
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

    /// What a variable stands for: the file's own come first. Their values hold wildcards, and no other variables.
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

    /// The names of all variables that patterns may use.
    var names: [String] {
        variables.keys.sorted() + LetterVariable.allCases.map(\.rawValue) + SystemNames.allCases.map(\.rawValue)
    }

    /// The names that the system defines.
    static let systemNames = Set(LetterVariable.allCases.map(\.rawValue) + SystemNames.allCases.map(\.rawValue))
}

extension [GlobToken] {
    /// This pattern with every `?` of a run of wildcards before its one `*`, which takes what the run took: tables for `??*` are
    /// small, and for `*??` large.
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
