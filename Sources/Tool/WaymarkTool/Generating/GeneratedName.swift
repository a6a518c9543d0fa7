enum GeneratedName {
    /// Returns `userEdit` for `user.edit` and `user-edit`; `nil` without a valid identifier.
    static func lowerCamel(_ text: String) -> String? { camel(text, isUpper: false) }

    /// Returns `privacy` for `settings.privacy` without `settings`; `nil` if it begins differently or nothing remains.
    static func lowerCamel(_ text: String, without start: String) -> String? {
        let (words, start) = (words(of: text), words(of: start))
        guard words.starts(with: start), words.count > start.count else { return nil }
        return lowerCamel(words.dropFirst(start.count).joined(separator: "."))
    }

    /// Returns `CommitHash` for `commitHash`.
    static func upperCamel(_ text: String) -> String? { camel(text, isUpper: true) }

    /// Returns `BLOCKED_USERS` for `blocked_users`, `blocked-users` and `blockedUsers`.
    static func capitals(_ text: String) -> String? {
        let separated = text.reduce(into: "") { result, character in
            if character.isUppercase, result.last?.isLowercase == true { result.append("_") }
            result.append(character)
        }
        let words = words(of: separated)
        return isName(words) ? words.map { letters(of: $0.uppercased()) }.joined(separator: "_") : nil
    }

    /// Replaces each character that names cannot contain by its code point, such as `-` by ` U2D `.
    static func spelledOut(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let isKept = scalar.isLetter || "0"..."9" ~= scalar
            return isKept ? String(scalar) : " U" + String(scalar.value, radix: 16, uppercase: true) + " "
        }.joined()
    }

    private static func camel(_ text: String, isUpper: Bool) -> String? {
        var words = words(of: text)
        guard isName(words) else { return nil }
        for index in words.indices {
            let first = words[index].removeFirst()
            let isCapital = isUpper || index > 0
            words[index] = letters(of: isCapital ? first.uppercased() : lowered(first, words[index])) + words[index]
        }
        return words.joined()
    }

    // Keeps the first capital of a word such as `ID`.
    private static func lowered(_ first: Character, _ rest: String) -> String {
        first.isUppercase && (rest.first?.isUppercase ?? false) ? String(first) : first.lowercased()
    }

    /// Returns the words of a name, such as `user` and `edit` of `user-edit`. Drops letters that Swift, TypeScript or
    /// Kotlin forbids in identifiers.
    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !($0.isASCII && $0.isNumber) }.map { letters(of: String($0)) }
            .filter { !$0.isEmpty }
    }

    /// Returns the letters and ASCII digits of a word. Drops combining marks, which a change of case can add.
    private static func letters(of word: String) -> String {
        String(String.UnicodeScalarView(word.unicodeScalars.filter { $0.isLetter || "0"..."9" ~= $0 }))
    }

    /// Returns `true` if an identifier can begin with the first word: its first character must be a letter.
    private static func isName(_ words: [String]) -> Bool { words.first?.first?.isLetter ?? false }
}

extension Unicode.Scalar {
    /// `true` for letters that identifiers can have in Swift, TypeScript and Kotlin.
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: value <= 0xFFFF
        default: false
        }
    }
}

struct NameAssignments<Owner> {
    private var owners: [String: Owner] = [:]
    /// The next number to try for each name, such as 3 after `home2`.
    private var numbers: [String: Int] = [:]

    /// Reserves a name for a route, type or parameter, which is passed as `owner`. If the name is taken, changes
    /// nothing and returns the owner that has it; otherwise returns `nil`.
    mutating func give(_ name: String, to owner: Owner) -> Owner? {
        if let known = owners[name] { return known }
        owners[name] = owner
        return nil
    }

    /// Assigns and returns the name, or if it is taken, the name with a number, such as `home2`.
    mutating func assignUnique(_ name: String, separator: String = "", to owner: Owner) -> String {
        let stem = name + separator
        var (candidate, number) = (name, numbers[stem] ?? 2)
        while give(candidate, to: owner) != nil {
            candidate = stem + String(number)
            number += 1
        }
        numbers[stem] = number
        return candidate
    }
}
