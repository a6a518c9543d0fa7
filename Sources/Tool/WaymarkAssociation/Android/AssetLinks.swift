package import WaymarkManifest

/// The statements of an `assetlinks.json` file in file order, which name the apps that may open the links of a site.
package struct AssetLinks: Sendable {
    package var statements: [AssetStatement] = []
    /// The addresses of included files, whose statements apply too.
    package var includes: [Located<String>] = []
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
    /// The dynamic rules of the statement for Android 15, in order of evaluation; `nil` if Android reads none.
    package var rules: [DynamicRule]?
    /// All dynamic rules of the file, including rules that Android rejects.
    var writtenRules: [DynamicRule] = []
    var target: Place?
    /// The keys with values of the wrong type.
    var ignoredKeys: Set<String> = []

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }

    package static let linkRelation = "delegate_permission/common.handle_all_urls"

    var isAboutLinks: Bool { package != nil && relations.contains { $0.value == Self.linkRelation } }

    package var handsOverLinks: Bool { isAboutLinks && fault == nil }

    /// The reason that the statement applies to no app; `nil` if it applies to one.
    var fault: String? {
        if namespace?.value != "android_app" { return "its statement has no namespace 'android_app'" }
        if let package, !AndroidName.isPackage(package.value) { return "invalid package '\(package.value)'" }
        let isSigned = fingerprints.contains { CertificateFingerprint.fault(of: $0.value) == nil }
        return isSigned ? nil : "its statement has no fingerprint of a certificate"
    }
}

/// A dynamic rule of Android 15 in a statement: an element of `dynamic_app_link_components`.
package struct DynamicRule: Sendable {
    /// The name of the rule in messages, such as `[0].dynamic_app_link_components[1]`.
    package var name: String
    package var place: Place
    package var path: Located<String>?
    package var query: [QueryItemCondition] = []
    package var fragment: Located<String>?
    package var excludes = false

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}
