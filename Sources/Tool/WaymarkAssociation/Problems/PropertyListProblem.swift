import WaymarkCore

/// A problem in an app's entitlements or `Info.plist`, with the values in its message. More cases may be added.
package enum PropertyListProblem: Sendable, Hashable {
    case binary
    case notXML
    case notPropertyList(String)
    case invalidElement(String)
    // com.apple.developer.associated-domains
    case noDomains
    case noService(String)
    case unknownService(String)
    case invalidDomain(String)
    case wildcardInDomain(String)
    case unencodedDomain(String)
    case domainPort(String)
    case unknownMode(String)
    case developerMode
    case duplicateDomain(String)
    // CFBundleURLTypes
    case reservedScheme(String)
    case defaultAppScheme(String)
    case duplicateScheme(String)
    case capitalScheme(String)
    case webAddress(String, host: String?)

    /// A stable identifier of the kind of problem, and its severity.
    var classification: (code: String, severity: RouteProblem.Severity) {
        switch self {
        case .binary: ("binary-property-list", .error)
        case .notXML: ("no-property-list", .error)
        case .notPropertyList: ("no-property-list", .error)
        case .invalidElement: ("property-list-element", .error)
        case .noDomains: ("no-domains", .warning)
        case .noService: ("no-domain-service", .error)
        case .unknownService: ("unknown-service", .error)
        case .invalidDomain: ("invalid-domain", .error)
        case .wildcardInDomain: ("wildcard-in-domain", .error)
        case .unencodedDomain: ("unencoded-domain", .error)
        case .domainPort: ("domain-port", .note)
        case .unknownMode: ("unknown-mode", .error)
        case .developerMode: ("developer-mode", .warning)
        case .duplicateDomain: ("duplicate-domain", .warning)
        case .reservedScheme: ("reserved-scheme", .error)
        case .defaultAppScheme: ("default-app-scheme", .warning)
        case .duplicateScheme: ("duplicate-scheme", .warning)
        case .capitalScheme: ("capital-letters", .note)
        case .webAddress: ("invalid-scheme", .error)
        }
    }

    /// A sentence that describes the problem.
    package var message: String {
        switch self {
        case .binary: "the file is a binary property list; expected XML"
        case .notXML: "the file is not XML, which begins with '<'"
        case .notPropertyList(let name): "the file is not a property list: it begins with <\(name)>, not with <plist>"
        case .invalidElement(let name): "<\(name)> has no meaning here in a property list"
        case .noDomains: "the app has no associated domains, so no universal link reaches it"
        case .noService(let entry): "'\(entry)' names no service"
        case .unknownService(let name): "unknown service '\(name)'"
        case .invalidDomain(let domain): "invalid domain '\(domain)': expected a host, without scheme and path"
        case .wildcardInDomain(let domain):
            "'*' matches subdomains only at the beginning of a domain, not in '\(domain)'"
        case .unencodedDomain(let domain): "'\(domain)' has characters that must be encoded in a domain"
        case .domainPort(let port): "the domain applies only to port \(port)"
        case .unknownMode(let mode): "unknown mode '\(mode)'"
        case .developerMode: "apps from TestFlight and the App Store ignore the domain in developer mode"
        case .duplicateDomain(let entry): "duplicate entry '\(entry)'"
        case .reservedScheme(let scheme): "the system reserves '\(scheme)', so no link with it reaches the app"
        case .defaultAppScheme(let scheme):
            "links with '\(scheme)' reach only an app that the user chose for them, such as a browser or a mail app"
        case .duplicateScheme(let scheme): "duplicate scheme '\(scheme)'"
        case .capitalScheme(let scheme):
            "'\(scheme)' has uppercase letters; Apple's systems ignore case in schemes, but Android does not"
        case .webAddress(let text, _): "'\(text)' is a web address, not a scheme"
        }
    }

    /// Advice on how to correct the problem; `nil` if there is none.
    package var help: String? {
        switch self {
        case .binary: "write it as text first: plutil -convert xml1"
        case .notXML: "write a property list as XML first: plutil -convert xml1"
        case .noDomains: "write 'com.apple.developer.associated-domains' as a list, such as applinks:example.com"
        case .wildcardInDomain: "write '*.' and a domain, as in 'applinks:*.example.com'"
        case .unencodedDomain: "write it in Punycode ('xn--')"
        case .developerMode: "add the same domain without a mode"
        case .duplicateDomain, .duplicateScheme: "remove one of the two"
        case .webAddress(_, let host?): "write 'applinks:\(host)' into the entitlements"
        case .webAddress(_, nil): "write 'applinks:' and the host into the entitlements"
        case .defaultAppScheme("https"), .defaultAppScheme("http"):
            "unless the app is a browser, write 'applinks:' and the host into the entitlements"
        case .defaultAppScheme: "remove it, unless the app can be the default one"
        case .notPropertyList, .invalidElement, .noService, .unknownService, .invalidDomain, .domainPort, .unknownMode,
            .reservedScheme, .capitalScheme:
            nil
        }
    }
}
