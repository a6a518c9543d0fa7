enum GeneratedName {
    /// Returns `userEdit` for `user.edit` and `user-edit`; `nil` if no valid identifier results.
    static func lowerCamel(_ text: String) -> String? { camel(text, isUpper: false) }

    /// Returns `privacy` for `settings.privacy` without `settings`; `nil` if the name does not begin with `start`, or
    /// no valid identifier remains.
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

    /// Returns the string with each character that names cannot contain replaced by its code point, as in `a U2D b`.
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

    // Keeps the case of the first letter if the word begins with two capitals, such as `ID`.
    private static func lowered(_ first: Character, _ rest: String) -> String {
        first.isUppercase && (rest.first?.isUppercase ?? false) ? String(first) : first.lowercased()
    }

    /// Returns the words of a name, such as `user` and `edit` of `user-edit`. Words consist of letters and ASCII
    /// digits; letters that Swift, TypeScript or Kotlin forbids in identifiers are dropped.
    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !($0.isASCII && $0.isNumber) }.map { letters(of: String($0)) }
            .filter { !$0.isEmpty }
    }

    /// Returns the word without combining marks, which a change of case can add, and other forbidden scalars.
    private static func letters(of word: String) -> String {
        String(String.UnicodeScalarView(word.unicodeScalars.filter { $0.isLetter || "0"..."9" ~= $0 }))
    }

    /// Returns `true` if the first word begins with a letter, as an identifier must.
    private static func isName(_ words: [String]) -> Bool { words.first?.first?.isLetter ?? false }
}

extension Unicode.Scalar {
    /// `true` for letters that are valid in identifiers of Swift, TypeScript and Kotlin.
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: value <= 0xFFFF
        default: false
        }
    }
}

struct NameAssignments<Owner> {
    private var owners: [String: Owner] = [:]
    /// The next numeric suffix to try for each name, such as 3 after `home2` is assigned.
    private var numbers: [String: Int] = [:]

    /// Assigns the name to the owner and returns `nil`. If the name is already assigned, returns its existing owner.
    mutating func give(_ name: String, to owner: Owner) -> Owner? {
        if let known = owners[name] { return known }
        owners[name] = owner
        return nil
    }

    /// Assigns and returns the name, or the name with the first available number, such as `home2`.
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
