package import WaymarkManifest
import WaymarkCore

/// The URL schemes in an app's `Info.plist`.
package struct AppInfo: Sendable {
    package var schemes: [Located<String>] = []

    package static let types = "CFBundleURLTypes"
    package static let list = "CFBundleURLSchemes"
    private static let typeKeys = [list, "CFBundleURLName", "CFBundleTypeRole", "CFBundleURLIconFile"]

    /// Reads an `Info.plist` and checks its URL types for probable mistakes. References to build settings, such as
    /// `$(NAME)`, are replaced by `values`. Throws ``AssociationError`` if the bytes are not a property list in XML.
    package static func checked(
        _ bytes: [UInt8], name: String, values: BuildValues = BuildValues()
    ) throws(AssociationError) -> (content: AppInfo, problems: [AssociationProblem]) {
        var (root, problems) = try PropertyListDocument.read(bytes, name: name)
        var file = AppInfo()
        for pair in root.pairs {
            if pair.key.value == types {
                file.read(pair, &problems)
            } else if pair.key.value == list {
                problems.add(.misplacedKey(list, in: "the file", belongsIn: "'\(types)'"), at: pair.key.place)
            } else if pair.key.value.lowercased() == types.lowercased() {
                problems.add(.ignoredKey(pair.key.value, in: "the file"), at: pair.key.place, suggestion: types)
            }
        }
        file.schemes = file.schemes.map { $0.map(values.inPropertyList) }
        var known: [String: Place] = [:]
        for scheme in file.schemes { check(scheme, &known, &problems) }
        return (file, problems.sorted)
    }

    private mutating func read(_ pair: DocumentNode.Pair, _ problems: inout AssociationProblemList) {
        guard case .list(let elements) = pair.value.content else {
            problems.add(
                .ignoredValue(of: Self.types, expected: "a list of dictionaries", found: pair.value.described),
                at: pair.value.place, suggestion: pair.value.pairs.isEmpty ? nil : "<array><dict>…</dict></array>")
            return
        }
        for element in elements {
            guard case .mapping(let pairs) = element.content else {
                problems.ignore(element, of: Self.types, expected: "a dictionary")
                continue
            }
            readType(pairs, at: element.place, &problems)
        }
    }

    private mutating func readType(
        _ pairs: [DocumentNode.Pair], at place: Place, _ problems: inout AssociationProblemList
    ) {
        for pair in pairs where !Self.typeKeys.contains(pair.key.value) {
            guard let meant = Suggestion.nearest(to: pair.key.value, among: Self.typeKeys) else { continue }
            problems.add(.ignoredKey(pair.key.value, in: "'\(Self.types)'"), at: pair.key.place, suggestion: meant)
        }
        if pairs.isEmpty { return problems.add(.emptyURLType, at: place) }
        guard let list = pairs.last(where: { $0.key.value == Self.list }) else {
            return problems.add(.absentKey(Self.list, in: "'\(Self.types)'"), at: place)
        }
        schemes += problems.texts(of: list)
    }

    private static func check(
        _ scheme: Located<String>, _ known: inout [String: Place], _ problems: inout AssociationProblemList
    ) {
        let (text, place) = (scheme.value, scheme.place)
        let isUnresolved = text.isUnresolvedInPropertyList
        func isScheme(_ text: String) -> Bool { isUnresolved ? text.withLetters.isScheme : text.isScheme }
        guard isScheme(text) else {
            let host = isUnresolved ? nil : text.domainInAddress
            // Reports a web address in place of a scheme: a string with a web scheme, or a domain with `/` after it.
            if text.wholeMatch(of: /https?:.*/.ignoresCase()) != nil
                || host != nil && text.wholeMatch(of: /[^:]*\/.*/) != nil
            {
                return problems.add(.webAddress(text, host: host), at: place)
            }
            let corrected =
                isUnresolved
                ? text.replacing(/:\/\/.*/, with: "")
                : text.trimmed.prefix { $0 != ":" && $0 != "/" }.lowercased().replacing("_", with: "-")
            return problems.add(
                .invalidScheme(text), at: place, suggestion: isScheme(corrected) ? "'\(corrected)'" : nil)
        }
        if isUnresolved { return problems.add(.unresolved(text), at: place) }
        let folded = text.lowercased()
        if ofDefaultApps.contains(folded) {
            problems.add(.defaultAppScheme(folded), at: place)
        } else if reserved.contains(folded) {
            problems.add(.reservedScheme(folded), at: place)
        } else if text != folded {
            problems.add(.capitalScheme(text), at: place, suggestion: "'\(folded)'")
        }
        if let first = known.earlierPlace(of: folded, noting: place) {
            problems.add(.duplicateScheme(folded), at: place, because: [first])
        }
    }

    /// Schemes of links that open in the default app that the user chose.
    static let ofDefaultApps: Set<String> = ["http", "https", "mailto", "sms", "tel"]

    /// Schemes that only apps of the system or default apps can open.
    static let reserved: Set<String> = ofDefaultApps.union([
        "facetime", "facetime-audio", "itms", "itms-apps", "maps", "file", "data", "about", "javascript",
    ])
}
