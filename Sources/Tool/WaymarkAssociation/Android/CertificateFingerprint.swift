import WaymarkManifest

/// The rule for fingerprints of certificates, for the answers about links and for the check alike.
enum CertificateFingerprint {
    /// Returns what keeps a text from being the SHA-256 fingerprint of an app's certificate.
    ///
    /// - Returns: `nil` for 32 pairs of digits and capital letters with colons between them that are no sample.
    static func fault(of text: String) -> AndroidFault.Form? {
        let whole = AndroidName.fingerprint(text)
        if text == whole { return isSample(text) ? .sample : nil }
        if text.wholeMatch(of: /[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2})*/) != nil, whole == nil {
            return .pairs(digits(of: text).utf8.count / 2)
        }
        if whole == nil { return .other }
        if !text.contains(":") { return .noColons }
        return text.uppercased() == whole ? .smallLetters : .other
    }

    /// The digits alone, in capital letters.
    static func digits(of text: String) -> String { text.filter(\.isHexDigit).uppercased() }

    /// The fingerprint that documentation of Android shows.
    private static let documented =
        "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

    /// Whether a whole fingerprint is that of documentation, or one that no hash function makes: a few bytes repeated, or bytes in
    /// even steps. Of the 32 bytes of a hash some 30 are different.
    private static func isSample(_ text: String) -> Bool {
        if text == documented { return true }
        let bytes = text.split(separator: ":").compactMap { UInt8($0, radix: 16) }
        var steps: [UInt8: Int] = [:]
        for (byte, next) in zip(bytes, bytes.dropFirst()) { steps[next &- byte, default: 0] += 1 }
        return Set(bytes).count <= 16 || steps.values.contains { $0 >= 16 }
    }
}
