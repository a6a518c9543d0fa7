// Problems of assetlinks.json.
extension AssociationProblem.Kind {
    static let noLinkStatement = warning(
        "no-link-statement", "no statement assigns links to an app",
        help: "write the relation 'delegate_permission/common.handle_all_urls' and an app as target")

    static func unknownRelation(_ text: String) -> Self { warning("unknown-relation", "unknown relation '\(text)'") }

    static func unknownNamespace(_ text: String) -> Self { error("unknown-namespace", "unknown namespace '\(text)'") }

    static func invalidPackage(_ text: String) -> Self {
        error("invalid-package", "invalid package '\(text)': expected names separated by dots")
    }

    private static let certificate =
        "write the SHA-256 fingerprint of the certificate; with Play App Signing, that of Google's"

    static let noFingerprint = error(
        "no-fingerprint", "the statement has no fingerprint, so it applies to no app", help: certificate)

    static let sampleFingerprint = error(
        "sample-fingerprint",
        "the fingerprint is a sample, not that of a certificate, so the statement applies to no app", help: certificate)

    static func invalidFingerprint(_ text: String, _ fault: String) -> Self {
        error(
            "invalid-fingerprint",
            "invalid SHA-256 fingerprint '\(text.prefix(40))\(text.count > 40 ? "…" : "")': \(fault)",
            help: "write 32 pairs of hexadecimal digits with colons between them, as keytool prints them")
    }

    static func fingerprint(_ text: String, ofPairs count: Int) -> Self {
        let other = [16: "like MD5", 20: "like SHA-1"][count]
        let pairs = "\(count) \(count == 1 ? "pair" : "pairs")"
        return invalidFingerprint(text, "it has \(pairs)\(other.map { ", \($0)" } ?? " of digits, expected 32")")
    }

    static func unreadableFingerprint(_ text: String) -> Self {
        invalidFingerprint(text, "expected pairs of hexadecimal digits with colons between them")
    }

    static let duplicateFingerprint = warning("duplicate-fingerprint", "duplicate fingerprint in the list")

    static func invalidSite(_ text: String) -> Self {
        error("invalid-site", "invalid site '\(text)': expected 'https://' or 'http://', a host, and an optional port")
    }

    static func notFollowed(_ text: String) -> Self {
        note("not-followed", "the statements of '\(text)' also apply, but are not checked here")
    }

    static func severalRuleLists(of app: String) -> Self {
        warning(
            "duplicate-app", "several statements have dynamic rules for '\(app)', and Android uses only one of them",
            help: "keep all rules of an app in one statement")
    }

    static let noDynamicRules = warning(
        "no-dynamic-rules", "a list without rules has no effect: only the filters of the app decide",
        help: "write { \"/\": \"*\" }, or leave the list out")

    static func emptyPattern(_ key: String) -> Self {
        error(
            "empty-pattern",
            "the empty string for '\(key)' is invalid, which disables every dynamic rule of the statement",
            help: "leave the key out")
    }

    static let escapedDot = warning(
        "escaped-dot", "without '?' or an inner '*' the platform compares '.' as '\\.', which occurs in no link",
        help: "write '?' instead of each dot, and try it on a device")

    static func variableInRule(_ name: Substring) -> Self {
        error("variable-in-rule", "Android has no variables: '\(name)' is literal")
    }
}
