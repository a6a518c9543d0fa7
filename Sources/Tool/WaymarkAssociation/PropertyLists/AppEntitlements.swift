package import WaymarkManifest
import WaymarkCore

/// The associated domains in an app's entitlements file.
package struct AppEntitlements: Sendable {
    /// The associated domains as written, such as `applinks:example.com`.
    package var domains: [Located<String>] = []

    package static let key = "com.apple.developer.associated-domains"

    /// Reads an entitlements file and checks its associated domains for probable mistakes. References to build
    /// settings, such as `$(NAME)`, are replaced by `values`. Throws ``AssociationError`` if the bytes are not a
    /// property list in XML.
    package static func checked(
        _ bytes: [UInt8], name: String, values: BuildValues = BuildValues()
    ) throws(AssociationError) -> (content: AppEntitlements, problems: [AssociationProblem]) {
        var (root, problems) = try PropertyListDocument.read(bytes, name: name)
        var file = AppEntitlements()
        if let pair = root.pairs.last(where: { $0.key.value == key }) {
            if pair.value.isEmptyList { problems.add(.noDomains, at: pair.value.place) }
            file.domains = problems.texts(of: pair).map { $0.map(values.inPropertyList) }
        } else {
            let key = root.pairs.lazy.map(\.key).first { Suggestion.nearest(to: $0.value, among: [Self.key]) != nil }
            problems.add(.noDomains, at: key?.place ?? root.place, suggestion: key.map { _ in "'\(Self.key)'" })
        }
        var checker = DomainChecker(problems: problems)
        checker.plainDomains = Set(file.domains.lazy.map { $0.value.lowercased() }.filter { !$0.contains("?") })
        for domain in file.domains { checker.check(domain) }
        return (file, checker.problems.sorted)
    }
}

struct AssociatedDomain: Hashable {
    let service: String
    let host: WebHost
    /// `true` if only some devices use the domain, such as those in developer mode.
    let hasMode: Bool

    /// - Returns: `nil` if the entry is malformed, or contains a build variable such as `$(DOMAIN)`.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /([a-z]+):((?:\*\.)?[A-Za-z0-9.-]+)(\?.*)?/) else { return nil }
        (service, host) = (String(match.output.1), WebHost(match.output.2.lowercased()))
        hasMode = match.output.3 != nil
    }

    /// Returns the associated domains that include a host: `applinks:a.example.com` and `applinks:*.example.com`.
    static func names(for host: WebHost, service: String) -> [String] {
        ["\(service):\(host.name)", "\(service):*.\(host.name.drop { $0 != "." }.dropFirst())"]
    }

    /// Returns `true` if the domain includes all links of `other`, on every device.
    func covers(_ other: AssociatedDomain) -> Bool { service == other.service && !hasMode && host.covers(other.host) }
}

extension AssociationProblemList {
    /// Returns the strings of an array, or reports a value of another type.
    mutating func texts(of pair: DocumentNode.Pair) -> [Located<String>] {
        guard case .list(let elements) = pair.value.content else {
            ignore(
                pair.value, of: pair.key.value, expected: "a list of strings",
                suggestion: pair.value.quotedText.map {
                    // Provisioning profiles have '*' instead of the domains.
                    let texts = $0.value == "*" ? ["applinks:…"] : $0.value.listedDomains ?? [$0.value]
                    return "<array>\(texts.map { "<string>\($0.asMarkup)</string>" }.joined())</array>"
                })
            return []
        }
        return elements.compactMap { text($0, of: pair.key.value) }
    }
}

/// A checker for associated domains, such as `applinks:example.com:8443?mode=developer`.
private struct DomainChecker {
    var problems: AssociationProblemList
    /// The associated domains without a mode such as `?mode=developer`, in lowercase.
    var plainDomains: Set<String> = []
    var known: [String: Place] = [:]

    private static let services = [
        "applinks", "webcredentials", "activitycontinuation", "appclips", "clientautofill", "authsrv",
    ]
    private static let modes = ["developer", "managed", "developer+managed", "managed+developer"]

    mutating func check(_ entry: Located<String>) {
        let (text, place) = (entry.value, entry.place)
        if let first = known.earlierPlace(of: text.lowercased(), noting: place) {
            return problems.add(.duplicateDomain(text), at: place, because: [first])
        }
        let found = Self.service(of: text)
        if text.isUnresolvedInPropertyList, found == nil { return problems.add(.unresolved(text), at: place) }
        guard let (service, rest) = found else {
            let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let isEntry = Self.services.contains { trimmed.hasPrefix($0 + ":") }
            let meant = isEntry ? trimmed : text.domainInAddress.map { "applinks:\($0)" }
            let suggestion = text.listedDomains == nil ? meant.map { "'\($0)'" } : nil
            return problems.add(.noDomainService(text), at: place, suggestion: suggestion)
        }
        if !Self.services.contains(service) {
            let nearest = Suggestion.nearest(to: service, among: Self.services)
            problems.add(.unknownService(service), at: place, suggestion: nearest.map { "'\($0):\(rest)'" })
        }
        if rest.isUnresolvedInPropertyList { return checkKnownParts(of: rest, text, place) }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        checkDomain(parts[0], of: service, mode: parts.dropFirst().first, place)
        if parts.count > 1 { checkMode(parts[1], of: "\(service):\(parts[0])", place) }
    }

    /// Returns the service before a colon, such as `applinks`, and the rest; `nil` without one, as in `https://a.com`.
    private static func service(of text: String) -> (String, String)? {
        guard let match = text.wholeMatch(of: /([A-Za-z]+):(.*)/),
            !["http", "https"].contains(match.output.1.lowercased())
        else { return nil }
        return (String(match.output.1), String(match.output.2))
    }

    private mutating func checkDomain(_ text: String, of service: String, mode: String?, _ place: Place) {
        let behind = mode.map { "?\($0)" } ?? ""
        if text.utf8.contains(where: { $0 >= 0x80 }) { return problems.add(.unencodedDomain(text), at: place) }
        let colon = text.lastIndex(of: ":")
        let domain = String(text[..<(colon ?? text.endIndex)])
        let port = colon.map { String(text[text.index(after: $0)...]) }
        let name = domain.hasPrefix("*.") ? String(domain.dropFirst(2)) : domain
        if name.contains("*"), !name.contains("/") { return problems.add(.wildcardInDomain(text), at: place) }
        let isPort = port.map { UInt16($0) != nil } ?? true
        guard name.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/) != nil, isPort else {
            let host = text.listedDomains == nil ? text.domainInAddress : nil
            return problems.add(.invalidDomain(text), at: place, suggestion: host.map { "'\(service):\($0)\(behind)'" })
        }
        if !domain.isASCIILowercase {
            problems.add(.capitalHost(domain), at: place, suggestion: "'\(service):\(text.lowercased())\(behind)'")
        }
        if let port { problems.add(.domainPort(port), at: place) }
    }

    /// Reports a domain that is invalid whatever the values of its references, or else is not checked.
    private mutating func checkKnownParts(of domain: String, _ entry: String, _ place: Place) {
        let parts = domain.knownParts
        let isWildcardInside = parts.first?.dropFirst().contains("*") == true
        if parts.contains(where: { $0.contains(/[\/_$(){}\s]/) }) {
            problems.add(.invalidDomain(domain), at: place)
        } else {
            problems.add(isWildcardInside ? .wildcardInDomain(domain) : .unresolved(entry), at: place)
        }
    }

    private mutating func checkMode(_ text: String, of domain: String, _ place: Place) {
        guard text.hasPrefix("mode="), Self.modes.contains(String(text.dropFirst(5))) else {
            let word = text.hasPrefix("mode=") ? String(text.dropFirst(5)) : text
            let nearest = Self.modes.contains(word) ? word : Suggestion.nearest(to: word, among: Self.modes)
            let kind = AssociationProblem.Kind.unknownMode(text, in: "\(domain)?\(text)")
            return problems.add(kind, at: place, suggestion: kind.help == nil ? nearest.map { "'?mode=\($0)'" } : nil)
        }
        if text.contains("developer"), !plainDomains.contains(domain.lowercased()) {
            problems.add(.developerMode, at: place)
        }
    }
}

extension String {
    /// The domains of a string that lists several, separated by white space, `,`, `;` or `|`; otherwise `nil`.
    var listedDomains: [String]? {
        let parts = replacing(/:\s+/, with: ":").split { $0.isWhitespace || ",;|".contains($0) }
        let domains = parts.filter { $0.contains(/^[a-z]+:.|\w\.[A-Za-z]/) }
        return domains.count > 1 ? domains.map(String.init) : nil
    }

    /// The domain of a web address, with or without a scheme, in lowercase; `nil` if there is none.
    var domainInAddress: String? {
        let found = firstMatch(of: /^\s*(?:[A-Za-z]+:)?(?:\/\/)?\s*((?:\*\.)?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/)
        return found.map { $0.output.1.lowercased() }
    }
}
