/// Names of routes, types and parameters as names in code.
enum GeneratedName {
    /// `user.edit` and `user-edit` are `userEdit`; `nil` if no name can be made of a text.
    static func lowerCamel(_ text: String) -> String? { camel(text, isUpper: false) }

    /// `settings.privacy` without `settings` is `privacy`; `nil` if the text does not begin with the other one, is no more than
    /// that, or makes no name without it.
    static func lowerCamel(_ text: String, without start: String) -> String? {
        let (words, start) = (words(of: text), words(of: start))
        guard words.starts(with: start), words.count > start.count else { return nil }
        return lowerCamel(words.dropFirst(start.count).joined(separator: "."))
    }

    /// `commitHash` is `CommitHash`.
    static func upperCamel(_ text: String) -> String? { camel(text, isUpper: true) }

    /// `blocked_users` and `blocked-users` are `BLOCKED_USERS`.
    static func capitals(_ text: String) -> String? {
        let words = words(of: text)
        return isName(words) ? words.joined(separator: "_").uppercased() : nil
    }

    private static func camel(_ text: String, isUpper: Bool) -> String? {
        var words = words(of: text)
        guard isName(words) else { return nil }
        for index in words.indices {
            let first = words[index].removeFirst()
            let isCapital = isUpper || index > 0
            words[index] = (isCapital ? first.uppercased() : lowered(first, words[index])) + words[index]
        }
        return words.joined()
    }

    /// A name that is all capitals, such as `ID`, stays as it is.
    private static func lowered(_ first: Character, _ rest: String) -> String {
        first.isUppercase && (rest.first?.isUppercase ?? false) ? String(first) : first.lowercased()
    }

    /// What a name is made of: letters of any language, and digits. Marks are left out that some language of code does not take.
    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isASCIIDigit }.map { word in
            String(String.UnicodeScalarView(word.unicodeScalars.filter { $0.isLetter || "0"..."9" ~= $0 }))
        }.filter { !$0.isEmpty }
    }

    /// Whether code may have a name that begins with the first of these words.
    private static func isName(_ words: [String]) -> Bool { words.first?.first?.isLetter ?? false }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Unicode.Scalar {
    /// Whether names of Swift, TypeScript and Kotlin may hold it, as a letter.
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: value <= 0xFFFF
        default: false
        }
    }
}

/// Names that were given already, each to one owner.
struct NamePool<Owner> {
    private var owners: [String: Owner] = [:]

    /// Gives a name to an owner.
    ///
    /// - Returns: Who has it already, if somebody has.
    mutating func give(_ name: String, to owner: Owner) -> Owner? {
        if let known = owners[name] { return known }
        owners[name] = owner
        return nil
    }

    /// Gives a name, with a number behind it if it is given already.
    mutating func giveFree(_ name: String, to owner: Owner) -> String {
        var (candidate, number) = (name, 2)
        while give(candidate, to: owner) != nil {
            candidate = name + String(number)
            number += 1
        }
        return candidate
    }
}
