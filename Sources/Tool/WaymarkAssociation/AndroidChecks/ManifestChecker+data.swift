import WaymarkCore
import WaymarkManifest

extension ManifestChecker {
    mutating func checkData(of filter: IntentFilter) {
        for data in filter.element.children(named: "data") {
            if let scheme = data["scheme"] { checkScheme(scheme) }
            if let host = data["host"] { checkHost(host, beside: data, in: filter) }
            if let port = data["port"], !port.value.isUnresolved {
                if UInt16(port.value) == nil {
                    let corrected = port.value.withPlaceholders.map { "android:port=\($0.inQuotes)" }
                    note(.invalidPort(port.value), at: port.place, suggestion: corrected)
                }
                if data["host"] == nil {
                    note(.portWithoutHost, at: port.place)
                } else if filter.hasDefault(port: port.value) {
                    note(.defaultPort(port.value), at: port.place)
                }
            }
            for attribute in data.attributes { checkAttribute(attribute, in: filter) }
        }
        for group in filter.element.children(named: "uri-relative-filter-group") {
            noteLevel("uri-relative-filter-group", at: group.place)
        }
    }

    private mutating func checkScheme(_ scheme: Located<String>) {
        let text = scheme.value
        let isOpened = text.withLetters.wholeMatch(of: /[a-z0-9+._-]+/) != nil
        if text.isUnresolved {
            if isOpened || text.withLetters.isScheme { return }
            return note(.invalidScheme(text), at: scheme.place)
        }
        if !text.isScheme {
            let name = text.trimmed.prefix { $0 != ":" }.lowercased().replacing("_", with: "-")
            let corrected = name.isScheme ? name : text.withPlaceholders
            note(
                isOpened ? .schemeOfApps(text) : .invalidScheme(text), at: scheme.place,
                suggestion: corrected.map { "android:scheme=\($0.inQuotes)" })
        } else if !text.isASCIILowercase {
            note(
                .capitalScheme(ofAndroid: text), at: scheme.place,
                suggestion: "android:scheme=\(text.lowercased().inQuotes)")
        }
    }

    private mutating func checkHost(_ host: Located<String>, beside data: MarkupElement, in filter: IntentFilter) {
        let (text, place) = (host.value, host.place)
        if text == "*" { return }
        if text.isUnresolved {
            if text.withLetters.isPossibleHost(ofWeb: !filter.webSchemes.isEmpty) { return }
            return note(.invalidHost(text), at: place)
        }
        if let parts = WrittenAddress(text) {
            return note(.invalidHost(text), at: place, suggestion: parts.attributes(beside: data, in: filter))
        }
        // Browsers encode non-ASCII characters in hosts of web links, so only links of custom schemes can contain them.
        let mayHaveOthers = filter.webSchemes.isEmpty
        if text.isEmpty, mayHaveOthers { return note(.emptyHost, at: place) }
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let isPossible = text.isPossibleHost(ofWeb: !mayHaveOthers) && (mayHaveOthers || isASCII)
        let corrected = text.withPlaceholders.map { "android:host=\($0.inQuotes)" }
        if text.isEmpty || !isPossible { return note(.invalidHost(text), at: place, suggestion: corrected) }
        if text.isList { note(.listedHost(text), at: place) }
        if let corrected { return note(.noReference(text, matches: true), at: place, suggestion: corrected) }
        if text.dropFirst().contains("*") {
            let rest = text.split(separator: ".").reversed().prefix { !$0.contains("*") }.reversed()
            let corrected = rest.count > 1 ? "*." + rest.joined(separator: ".") : nil
            note(.wildcardInHost(text), at: place, suggestion: corrected.map { "android:host=\($0.inQuotes)" })
        } else if text.hasPrefix("*"), !text.hasPrefix("*.") {
            note(.openWildcard(text), at: place, suggestion: "android:host=\("*.\(text.dropFirst())".inQuotes)")
        } else if text.hasPrefix("*."), filter.isVerified, !filter.webSchemes.isEmpty {
            let base = String(text.dropFirst(2))
            if !filter.hosts.contains(where: { $0.host == base }) { note(.wildcardHost(base), at: place) }
        }
        if !text.isASCIILowercase {
            note(.capitalHost(text), at: place, suggestion: "android:host=\(text.lowercased().inQuotes)")
        }
    }

    /// Reports a path or query attribute without effect, or newer than the minimum API level of the app.
    private mutating func checkAttribute(_ attribute: MarkupAttribute, in filter: IntentFilter) {
        let (name, place) = (attribute.name.value, attribute.name.place)
        guard AndroidRule.attributes.contains(name) else { return }
        if !name.hasPrefix("path") { return note(.queryOutsideGroup(name), at: place) }
        if filter.hosts.isEmpty, !filter.schemes.isEmpty { return note(.pathWithoutHost, at: place) }
        if name == "pathSuffix" || name == "pathAdvancedPattern" { noteLevel(name, at: place) }
    }

    private mutating func noteLevel(_ name: String, at place: Place) {
        let since = name.hasPrefix("path") ? 31 : 35
        if let level = file.minimumLevel, level >= since { return }
        note(.newerAttribute(name, since: since, minimum: file.minimumLevel), at: place)
    }
}

extension String {
    /// The string with misspelled references corrected, such as `$name` to `${name}`; `nil` if it has none.
    fileprivate var withPlaceholders: String? {
        if hasPrefix("@") { return withResourceType }
        let text = replacing(/\$\(([A-Za-z_]\w*)\)|\$?\{([A-Za-z_]\w*)\}?|\$([A-Za-z_]\w*)/) { match in
            "${\(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")}"
        }
        return text == self ? nil : text
    }

    /// `true` for a path with a misspelled reference, such as `@strings/name` or `/${name`, not just a `$` or brace.
    var hasPathPlaceholder: Bool { withResourceType != nil || !hasPrefix("@") && contains(/\$\{[A-Za-z_]/) }

    /// The path with a misspelled reference corrected, such as `/${name` to `/${name}`; `nil` if its end is unknown.
    var withPathPlaceholder: String? {
        if hasPrefix("@") { return withResourceType }
        return wholeMatch(of: /([^$]*\$\{\w+)(\/[^$]*)?/).map { "\($0.output.1)}\($0.output.2 ?? "")" }
    }

    /// The resource reference with a misspelled type corrected, such as `@strings/a` to `@string/a`; otherwise `nil`.
    private var withResourceType: String? {
        guard let match = wholeMatch(of: /@\+?((?:[\w.]+:)?)(\w+)(\/.+)/) else { return nil }
        let type = Suggestion.nearest(to: String(match.output.2), among: ["string"])
        return type.map { "@\(match.output.1)\($0)\(match.output.3)" }
    }
}

/// A mistaken `android:host`: one between white space, or with more of a URL, as in `https://example.com/a`.
private struct WrittenAddress {
    private let parts: [(name: String, text: Substring)]

    init?(_ text: String) {
        let found = text.trimmed.wholeMatch(
            of: /(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?([A-Za-z0-9*._-]+)(?::([0-9]{1,5}))?(\/[^?#]*)?/)
        guard let (_, scheme, host, port, path) = found?.output,
            scheme != nil || port != nil || path != nil || text != text.trimmed
        else { return nil }
        let all = [("scheme", scheme), ("host", host), ("port", port), ("pathPrefix", path == "/" ? nil : path)]
        parts = all.compactMap { name, text in text.map { (name, $0) } }
    }

    /// Returns the parts of the address as attributes, such as `android:host="a.com"`, except default ports and
    /// attributes that `data` already has.
    func attributes(beside data: MarkupElement, in filter: IntentFilter) -> String {
        parts.filter { name, text in
            name == "host" || data[name] == nil && !(name == "port" && filter.hasDefault(port: String(text)))
        }
        .map { "android:\($0.name)=\(String($0.text).inQuotes)" }.joined(separator: " ")
    }
}
