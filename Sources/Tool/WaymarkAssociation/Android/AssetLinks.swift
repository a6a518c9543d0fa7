package import WaymarkManifest

/// What an `assetlinks.json` file says, in its order: which apps a site hands its links to, and which links.
package struct AssetLinks: Sendable {
    package var statements: [AssetStatement] = []
    /// Other files whose statements count too.
    package var includes: [Located<String>] = []
}

/// One statement.
package struct AssetStatement: Sendable {
    /// How it is called in answers, such as `[0]`.
    package var name: String
    package var place: Place
    package var relations: [Located<String>] = []
    package var namespace: Located<String>?
    /// The app, where the target is one.
    package var package: Located<String>?
    package var fingerprints: [Located<String>] = []
    /// The site, where the target is one.
    package var site: Located<String>?
    /// Dynamic rules of Android 15, in the order in which they are asked; `nil` if there are none that are read.
    package var rules: [DynamicRule]?
    /// Every dynamic rule that is written, whether or not the platform reads them.
    var writtenRules: [DynamicRule] = []
    /// Where the target is written, if it is a dictionary.
    var target: Place?

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }

    /// The relation that hands links to apps.
    package static let linkRelation = "delegate_permission/common.handle_all_urls"

    /// Whether the statement is about links of an app.
    var isAboutLinks: Bool { package != nil && relations.contains { $0.value == Self.linkRelation } }

    /// Whether the statement hands links to an app.
    package var handsOverLinks: Bool { isAboutLinks && fault == nil }

    /// Why the statement is for no app; `nil` if it is for one.
    var fault: String? {
        if namespace?.value != "android_app" { return "its statement has no namespace 'android_app'" }
        if let package, !AndroidName.isPackage(package.value) { return "'\(package.value)' is no package" }
        let isSigned = fingerprints.contains { CertificateFingerprint.fault(of: $0.value) == nil }
        return isSigned ? nil : "its statement has no fingerprint of a certificate"
    }
}

/// One of `dynamic_app_link_components`.
package struct DynamicRule: Sendable {
    /// How it is called in answers, such as `[0].dynamic_app_link_components[1]`.
    package var name: String
    package var place: Place
    package var path: Located<String>?
    package var query: [QueryItemCondition] = []
    package var fragment: Located<String>?
    package var excludes = false

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}
