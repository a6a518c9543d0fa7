package import WaymarkManifest

/// The statements of an `assetlinks.json` in file order. They permit apps to open the links of a site.
package struct AssetLinks: Sendable {
    package var statements: [AssetStatement] = []
    /// The addresses of included files, whose statements apply too.
    package var includes: [Located<String>] = []

    /// The apps in all valid statements about links; if no statement is valid, those in the invalid ones.
    package var apps: [String] {
        let all = statements(handingTo: nil).compactMap { $0.package?.value }.unique
        return all.isEmpty ? statements.filter(\.isAboutLinks).compactMap { $0.package?.value }.unique : all
    }

    /// Returns the statements that assign links to an app; `nil` selects every app.
    func statements(handingTo app: String?) -> [AssetStatement] {
        statements.filter { $0.handsOverLinks && (app == nil || $0.package?.value == app) }
    }

    /// Returns a possible reason that an app gets no links, such as an invalid fingerprint; `nil` if none is known.
    func fault(of app: String?) -> String? {
        statements.lazy.filter { $0.isAboutLinks && $0.package?.value == app }.compactMap(\.fault).first
            ?? included.map { "the file includes '\($0)', which is not read" }
    }

    /// The address of the first included file that Android reads.
    var included: String? { includes.map(\.value).first { $0.hasPrefix("https://") } }

    /// Returns `true` if no statement of this file assigns links to the app, but the file includes another one, whose
    /// unread statements may do so.
    func mayHandOver(to app: String?) -> Bool { included != nil && statements(handingTo: app).isEmpty }
}

package struct AssetStatement: Sendable {
    package var name: String
    package var place: Place
    package var relations: [Located<String>] = []
    package var namespace: Located<String>?
    /// The package name of the app that the statement is about; `nil` if it is about a site.
    package var package: Located<String>?
    package var fingerprints: [Located<String>] = []
    /// The address of the site that the statement is about; `nil` if it is about an app.
    package var site: Located<String>?
    /// The dynamic rules for Android 15, in order of evaluation; `nil` if they are absent or malformed.
    package var rules: [AndroidRule]?
    /// `true` if the list of dynamic rules is not empty, even if they are malformed.
    var hasRules = false
    /// The readable dynamic rules, even if Android ignores them because another rule is malformed.
    var writtenRules: [AndroidRule] = []
    var target: Place?
    /// The JSON keys of the statement whose values have the wrong type.
    var ignoredKeys: Set<String> = []

    package static let linkRelation = "delegate_permission/common.handle_all_urls"

    var isAboutLinks: Bool { package != nil && relations.contains { $0.value == Self.linkRelation } }

    package var handsOverLinks: Bool { isAboutLinks && fault == nil }

    /// The reason why the statement applies to no app; `nil` if it is valid.
    var fault: String? {
        if namespace?.value != "android_app" { return "its statement has no namespace 'android_app'" }
        if let package, !AndroidName.isPackage(package.value) { return "invalid package '\(package.value)'" }
        if fingerprints.isEmpty { return "its statement has no fingerprint of a certificate" }
        let faults = fingerprints.map { CertificateFingerprint.fault(of: $0.value) }
        if faults.contains(nil) { return nil }
        return faults.contains(.sampleFingerprint)
            ? "the fingerprint of its statement is a sample, not that of a certificate"
            : "its statement has no valid fingerprint; 'check --assetlinks' says why"
    }
}

extension [AssetStatement] {
    /// The dynamic rules of the first statement whose rules are all valid; `nil` if there is none.
    var dynamicRules: [AndroidRule]? { ruleLists.first }

    /// The dynamic rules of each statement whose rules are all valid. One malformed rule makes Android reject all rules
    /// of its statement. Of several lists for an app, Android uses one, and does not specify which.
    var ruleLists: [[AndroidRule]] {
        compactMap(\.rules).filter { !$0.isEmpty && $0.allSatisfy(\.isReadable) }
    }
}

enum CertificateFingerprint {
    /// Returns the reason why a string is not the SHA-256 fingerprint of an app's certificate (32 pairs of uppercase
    /// hexadecimal digits with colons between them) or is a known sample; otherwise `nil`.
    static func fault(of text: String) -> AssociationProblem.Kind? {
        let whole = AndroidName.fingerprint(text)
        if text == whole { return AndroidName.isSampleFingerprint(text) ? .sampleFingerprint : nil }
        guard let whole else {
            let isList = text.wholeMatch(of: /[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2})*/) != nil
            return isList ? .fingerprint(text, ofPairs: digits(of: text).utf8.count / 2) : .unreadableFingerprint(text)
        }
        if !text.contains(":") { return .invalidFingerprint(text, "it has no colons") }
        return text.uppercased() == whole
            ? .invalidFingerprint(text, "it has lowercase letters") : .unreadableFingerprint(text)
    }

    static func digits(of text: String) -> String { text.filter(\.isHexDigit).uppercased() }
}
