package import WaymarkManifest

/// What an `AndroidManifest.xml` file says of links: the filters of its activities, in their order.
package struct AppManifest: Sendable {
    /// The package of the app; `nil` if it stands elsewhere, as with newer build tools.
    package var package: String?
    package var filters: [IntentFilter] = []
    /// The oldest version of the platform that the app runs on, as its API level; `nil` if it stands elsewhere.
    package var minimumLevel: Int?

    /// The prefix of Android's attributes, with its colon.
    var prefix = "android:"

    package init() {}
}

/// An `<intent-filter>`. What its `<data>` say is pooled: any of its schemes with any of its hosts and any of its paths.
package struct IntentFilter: Sendable {
    /// How it is called in answers, such as `activity[0].intent-filter[1]`.
    package var name: String
    /// The name of the activity.
    package var activity: String
    package var actions: [String] = []
    package var categories: [String] = []
    package var isVerified = false
    package var schemes: [String] = []
    package var hosts: [FilterHost] = []
    package var hasMimeTypes = false
    /// Paths, of which one has to fit.
    package var paths: [AndroidRule] = []
    /// Groups of Android 15; the first that fits decides.
    package var groups: [AndroidRule] = []
    /// Values such as `@string/host` and `${host}` that are known only once the app is built.
    package var unresolved: [String] = []
    /// A value or an attribute that the whole filter depends on, and that is not known.
    var unknown: String?
    /// What keeps links from every filter of the file.
    var barrier: String?
    /// The filter and its activity as they are written.
    var element = MarkupElement(name: "intent-filter", place: .start)
    var owner = MarkupElement(name: "activity", place: .start)

    package init(name: String, activity: String) { (self.name, self.activity) = (name, activity) }
}

extension IntentFilter {
    /// Values and attributes that are not known, and that decide which links the filter takes.
    package var unknownValues: [String] {
        let schemes = schemes.filter(\.isUnresolved)
        return [unknown].compactMap(\.self) + schemes + hosts.compactMap(\.unknown)
            + (paths + groups).compactMap(\.unknown)
    }
}

/// A host of a filter. `*` at its beginning stands for any characters.
package struct FilterHost: Sendable, Hashable {
    package var host: String
    /// `nil` for any.
    package var port: Int?
    /// The value of its host or port that is known only once the app is built.
    var unknown: String?

    package init(host: String, port: Int? = nil) { (self.host, self.port) = (host, port) }
}

extension AndroidRule {
    /// The attributes of `<data>` that ask something of a part of a link.
    package static let attributes: [String] = ["path", "query", "fragment"].flatMap { part in
        ["", "Prefix", "Suffix", "Pattern", "AdvancedPattern"].map { part + $0 }
    }

    /// Adds what an attribute of `<data>` asks.
    ///
    /// - Returns: Whether it is such an attribute.
    @discardableResult
    package mutating func add(attribute: String, value: String, at place: Place = .start) -> Bool {
        let parts: [(String, Part.Target)] = [("path", .path), ("query", .query), ("fragment", .fragment)]
        let kinds: [String: AndroidPattern.Kind] = [
            "": .literal, "Prefix": .prefix, "Suffix": .suffix, "Pattern": .simpleGlob,
            "AdvancedPattern": .advancedGlob,
        ]
        guard let (name, target) = parts.first(where: { attribute.hasPrefix($0.0) }),
            let kind = kinds[String(attribute.dropFirst(name.count))]
        else { return false }
        self.parts.append(
            Part(target, key: attribute, AndroidPattern(kind: kind, text: value), written: value, at: place))
        return true
    }
}
