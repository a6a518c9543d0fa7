import WaymarkManifest

/// The validation of certificate fingerprints, shared by link decisions and checks.
enum CertificateFingerprint {
    /// Returns the reason that a string is not the SHA-256 fingerprint of an app's certificate: 32 pairs of
    /// uppercase hexadecimal digits, separated by colons. A sample is rejected too.
    static func fault(of text: String) -> AndroidFault.Form? {
        let whole = AndroidName.fingerprint(text)
        if text == whole { return isSample(text) ? .sample : nil }
        if text.wholeMatch(of: /[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2})*/) != nil, whole == nil {
            return .pairs(digits(of: text).utf8.count / 2)
        }
        if whole == nil { return .other }
        if !text.contains(":") { return .noColons }
        return text.uppercased() == whole ? .lowercaseStrings : .other
    }

    static func digits(of text: String) -> String { text.filter(\.isHexDigit).uppercased() }

    private static let documented =
        "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"

    /// Returns `true` for the documented sample and for improbable hashes: at most 16 different bytes, or 16 equal
    /// differences between neighbours. The 32 bytes of a hash contain about 30 different ones.
    private static func isSample(_ text: String) -> Bool {
        if text == documented { return true }
        let bytes = text.split(separator: ":").compactMap { UInt8($0, radix: 16) }
        var steps: [UInt8: Int] = [:]
        for (byte, next) in zip(bytes, bytes.dropFirst()) { steps[next &- byte, default: 0] += 1 }
        return Set(bytes).count <= 16 || steps.values.contains { $0 >= 16 }
    }
}
