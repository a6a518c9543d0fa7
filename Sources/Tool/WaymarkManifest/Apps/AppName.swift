import WaymarkCore

/// The app ID of an app on Apple's systems: a prefix, a dot and a bundle ID, such as `ABCDE12345.com.example.app`.
package struct AppIdentifier {
    package let prefix: String

    /// - Returns: `nil` if the string has no dot, an empty prefix or one with white space, or an invalid bundle ID.
    package init?(_ text: String) {
        guard let dot = text.firstIndex(of: "."), dot != text.startIndex else { return nil }
        if text[..<dot].contains(where: \.isWhitespace) { return nil }
        let bundle = text[text.index(after: dot)...].unicodeScalars
        guard !bundle.isEmpty, bundle.allSatisfy({ $0.isIn(.hostName) && $0 != "_" }) else { return nil }
        prefix = String(text[..<dot])
    }

    /// `true` if the prefix looks like a team ID: ten uppercase letters or digits.
    package var hasTeamPrefix: Bool {
        let scalars = prefix.unicodeScalars
        return scalars.count == 10 && scalars.allSatisfy { $0.isDigit || ("A"..."Z").contains($0) }
    }
}

/// The syntax of names that identify Android apps: package names and certificate fingerprints.
package enum AndroidName {
    /// Returns `true` for an Android package name: two or more labels separated by dots. Each label consists of
    /// letters, digits and `_`, and begins with a letter.
    package static func isPackage(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(\.unicodeScalars)
        return parts.count > 1
            && parts.allSatisfy { part in
                (part.first?.isLetter ?? false) && part.allSatisfy { $0.isIn(.label) && $0 != "-" }
            }
    }

    /// Returns a certificate fingerprint in the spelling that Android compares: 32 pairs of uppercase hexadecimal
    /// digits, separated by colons.
    /// - Returns: `nil` if the string is not 64 hexadecimal digits, with or without colons and spaces.
    package static func fingerprint(_ text: String) -> String? {
        let digits = text.unicodeScalars.filter { $0 != ":" && $0 != " " }
        guard digits.count == 64, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        let capital = Array(String(String.UnicodeScalarView(digits)).uppercased())
        return stride(from: 0, to: 64, by: 2).map { String(capital[$0...$0 + 1]) }.joined(separator: ":")
    }
}
