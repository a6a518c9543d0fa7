import WaymarkCore

/// The app ID of an app on Apple's systems: a prefix, a dot and a bundle ID, such as `ABCDE12345.com.example.app`.
package struct AppIdentifier {
    package let prefix, bundle: String

    /// - Returns: `nil` if the string has no dot, an empty prefix or one with white space, or an invalid bundle ID.
    package init?(_ text: String) {
        guard let dot = text.firstIndex(of: "."), dot != text.startIndex else { return nil }
        if text[..<dot].contains(where: \.isWhitespace) { return nil }
        (prefix, bundle) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
        // Apple documents no underscores, but App Store Connect accepts them.
        if bundle.isEmpty || !bundle.unicodeScalars.allSatisfy({ $0.isIn(.hostName) }) { return nil }
    }

    /// `true` if the prefix looks like a team ID: ten uppercase letters or digits.
    package var hasTeamPrefix: Bool { hasCapitalPrefix && prefix.unicodeScalars.count == 10 && !prefix.contains("_") }

    /// `true` if the prefix consists of uppercase letters, digits and `_`, such as the sample `TEAM_ID`.
    package var hasCapitalPrefix: Bool {
        prefix.unicodeScalars.allSatisfy { $0.isDigit || $0 == "_" || ("A"..."Z").contains($0) }
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

    /// Returns a certificate fingerprint as Android compares it: 32 pairs of uppercase hexadecimal digits with colons.
    /// Returns `nil` if the string is not 64 hexadecimal digits, with or without colons, hyphens, spaces, and the label
    /// of keytool (`SHA256:`) or openssl (`SHA256 Fingerprint=`).
    package static func fingerprint(_ text: String) -> String? {
        let label = /\s*SHA-?256(?: Fingerprint)?[:=]/.ignoresCase()
        let digits = text.trimmingPrefix(label).unicodeScalars.filter { !":- ".unicodeScalars.contains($0) }
        guard digits.count == 64, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        let capital = Array(String(String.UnicodeScalarView(digits)).uppercased())
        return stride(from: 0, to: 64, by: 2).map { String(capital[$0...$0 + 1]) }.joined(separator: ":")
    }

    private static let documentedFingerprint =
        "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

    /// Returns `true` for the sample fingerprint of Android's documentation, and for hashes that are not random, as in
    /// `01:02:03`: at most 16 different bytes, or 16 pairs of neighboring bytes with the same difference.
    package static func isSampleFingerprint(_ text: String) -> Bool {
        if text == documentedFingerprint { return true }
        let bytes = text.split(separator: ":").compactMap { UInt8($0, radix: 16) }
        var steps: [UInt8: Int] = [:]
        for (byte, next) in zip(bytes, bytes.dropFirst()) { steps[next &- byte, default: 0] += 1 }
        return Set(bytes).count <= 16 || steps.values.contains { $0 >= 16 }
    }
}
