// Syntax errors of XML files.
extension AssociationProblem.Kind {
    static let json = error(
        "xml-syntax", "the file is JSON; expected XML",
        help: "name the XML file that the app is built from; for Expo, 'npx expo prebuild' writes it")

    static let noElement = error("xml-syntax", "the file is not XML: it has no element")

    static func unfinished(_ what: String) -> Self { error("xml-syntax", "\(what) has no end") }

    static func unexpected(_ found: String, expected: String) -> Self {
        error("xml-syntax", "expected \(expected), found \(found)")
    }

    static func wrongEnd(_ name: String, expected: String) -> Self {
        error("xml-syntax", "expected </\(expected)>, found </\(name)>")
    }

    static func repeatedAttribute(_ name: String) -> Self { error("xml-syntax", "duplicate attribute '\(name)'") }

    static func unknownReference(_ name: String) -> Self {
        error(
            "xml-syntax", "unknown reference '&\(name)': custom entities are not supported",
            help: "write '&amp;' for '&'")
    }

    static let declarations = error(
        "xml-declarations", "a document type with declarations, such as entities, is not supported",
        help: "write out the values of the entities")

    static func encoding(_ name: String) -> Self {
        error("xml-encoding", "the file declares the encoding '\(name)'; expected UTF-8 or ISO-8859-1")
    }

    static func tooDeep(limit: Int) -> Self { error("xml-syntax", "elements are nested more than \(limit) deep") }
}

// Problems of an app's entitlements and Info.plist.
extension AssociationProblem.Kind {
    static let binary = error(
        "binary-property-list", "the file is a binary property list; expected XML",
        help: "write it as text first: plutil -convert xml1")

    static let notXML = error(
        "no-property-list", "the file is not XML, which begins with '<'",
        help: "write a property list as XML first: plutil -convert xml1")

    static func notPropertyList(_ name: String) -> Self {
        error("no-property-list", "the file is not a property list: it begins with <\(name)>, not with <plist>")
    }

    static func invalidElement(_ name: String) -> Self {
        error("property-list-element", "<\(name)> has no meaning here in a property list")
    }

    static let noDomains = warning(
        "no-domains", "the app has no associated domains, so no universal link reaches it",
        help: "write 'com.apple.developer.associated-domains' as a list, such as applinks:example.com")

    static func noDomainService(_ entry: String) -> Self {
        error("no-domain-service", "'\(entry)' names no service", help: entry.listedDomains.map { _ in stringForEach })
    }

    private static let stringForEach = "write a string for each domain"

    static func unknownService(_ name: String) -> Self { error("unknown-service", "unknown service '\(name)'") }

    static func invalidDomain(_ domain: String) -> Self {
        error(
            "invalid-domain", "invalid domain '\(domain)': expected a host, without scheme and path",
            help: domain.listedDomains.map { _ in stringForEach })
    }

    static func wildcardInDomain(_ domain: String) -> Self {
        error(
            "wildcard-in-domain", "'*' matches subdomains only at the beginning of a domain, not in '\(domain)'",
            help: "write '*.' and a domain, as in 'applinks:*.example.com'")
    }

    static func unencodedDomain(_ domain: String) -> Self {
        error(
            "unencoded-domain", "'\(domain)' has characters that must be encoded in a domain",
            help: "write it in Punycode ('xn--')")
    }

    static func domainPort(_ port: String) -> Self { note("domain-port", "the domain applies only to port \(port)") }

    static func unknownMode(_ mode: String, in entry: String) -> Self {
        error("unknown-mode", "unknown mode '\(mode)'", help: entry.listedDomains.map { _ in stringForEach })
    }

    static let developerMode = warning(
        "developer-mode", "apps from TestFlight and the App Store ignore the domain in developer mode",
        help: "add the same domain without a mode")

    static func duplicateDomain(_ entry: String) -> Self {
        warning("duplicate-domain", "duplicate entry '\(entry)'", help: "remove one of the two")
    }

    static func reservedScheme(_ scheme: String) -> Self {
        error("reserved-scheme", "the system reserves '\(scheme)', so no link with it reaches the app")
    }

    static func defaultAppScheme(_ scheme: String) -> Self {
        warning(
            "default-app-scheme",
            "links with '\(scheme)' reach only an app that the user chose for them, such as a browser or a mail app",
            help: ["https", "http"].contains(scheme)
                ? "unless the app is a browser, write 'applinks:' and the host into the entitlements"
                : "remove it, unless the app can be the default one")
    }

    static func duplicateScheme(_ scheme: String) -> Self {
        warning("duplicate-scheme", "duplicate scheme '\(scheme)'", help: "remove one of the two")
    }

    static func capitalScheme(_ scheme: String) -> Self {
        note(
            "capital-letters",
            "'\(scheme)' has uppercase letters; Apple's systems ignore case in schemes, but Android does not")
    }

    static let emptyURLType = warning("absent-key", "an empty URL type has no effect", help: "remove it")

    static func webAddress(_ text: String, host: String?) -> Self {
        error(
            "invalid-scheme", "'\(text)' is a web address, not a scheme",
            help: "write \(host.map { "'applinks:\($0)'" } ?? "'applinks:' and the host") into the entitlements")
    }
}
