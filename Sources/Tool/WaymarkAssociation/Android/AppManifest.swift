package import WaymarkManifest

/// The content of an `AndroidManifest.xml` file that concerns links: the intent filters of activities, in file order.
package struct AppManifest: Sendable {
    /// The package name of the app; `nil` if the manifest omits it, as newer build tools allow.
    package var package: String?
    package var filters: [IntentFilter] = []
    /// The lowest API level that the app supports (`minSdkVersion`); `nil` if the manifest omits it.
    package var minimumLevel: Int?
    /// The API level that the app is made for (`targetSdkVersion`); `nil` if the manifest omits it.
    var targetLevel: Int?

    /// The namespace prefixes that the file declares for Android's and the manifest merger's attributes.
    var prefix = "android:"
    var tools = "tools:"
}

/// An `<intent-filter>`, which combines the schemes, hosts and paths of all its `<data>` elements with each other.
package struct IntentFilter: Sendable {
    /// The name of the filter in messages, such as `activity[0].intent-filter[1]`.
    package var name: String
    package var activity: String
    package var actions: [String] = []
    package var categories: [String] = []
    package var isVerified = false
    /// The permission without which no other app can start the activity; `nil` if it needs none.
    var permission: String?
    /// The priority of the filter, at most 0, because Android lowers a positive priority to 0, except for system apps.
    var priority = 0
    package var schemes: [String] = []
    package var hosts: [FilterHost] = []
    /// The hosts that no link can have, such as `example.com:80`; ``hosts`` contains only the others. If all hosts are
    /// impossible, ``hosts`` contains them instead, and this is empty.
    var impossibleHosts: [String] = []
    package var hasMimeTypes = false
    /// The path patterns, which Android ignores in a filter without hosts. A link must match one of the ``paths`` or
    /// ``groups``, if there are any.
    package var paths: [AndroidRule] = []
    /// The filter's `<uri-relative-filter-group>` elements (Android 15). The first match allows or blocks a link.
    package var groups: [AndroidRule] = []
    /// The values that only the build of the app resolves, such as `@string/host` and `${host}`.
    package var unresolved: [String] = []
    /// An unresolved value or unread attribute on which all links of the filter depend, such as `android:mimeGroup`.
    var unknown: String?
    /// An attribute such as `android:ssp`, which Waymark does not read. The filter also matches links whose part after
    /// the scheme matches this attribute, whatever their host and path.
    var schemeSpecificPart: String?
    /// The reason that no filter of the manifest matches any link, such as a disabled application; otherwise `nil`.
    var barrier: String?
    /// The `<intent-filter>` element, with attribute names without `android:`; `owner` is the element of its activity.
    var element = MarkupElement(name: "intent-filter", place: .start)
    var owner = MarkupElement(name: "activity", place: .start)
    /// The position of the filter's activity; for an `<activity-alias>`, of its target, after which the build moves it.
    var position = Place.start

    /// The unresolved value or unread attribute that makes the links of the filter uncertain; `nil` if there is none.
    var doubt: String? { unknown ?? schemeSpecificPart }

    /// `true` if the filter certainly matches all links with one of its schemes, hosts and paths. An unread
    /// `android:ssp` only adds links, but it makes a filter without hosts or with a blocking group uncertain.
    var isCertain: Bool {
        unknown == nil && (schemeSpecificPart == nil || !hosts.isEmpty && !groups.contains(where: \.excludes))
    }

    /// Returns `true` for a filter of another activity with the same priority. Android asks the user to choose if both
    /// match a link with a custom scheme.
    func isRival(of other: IntentFilter) -> Bool {
        owner.place != other.owner.place && priority == other.priority
    }

    /// Returns `true` if the filter's activity is declared after that of `other`. Since Android 12, the activity
    /// declared last opens a web link that several match, whatever their priorities.
    func isDeclared(after other: IntentFilter) -> Bool {
        if position != other.position { return other.position < position }
        // The build reverses the aliases of an activity, so the one that is first in the file is declared last.
        return isMoved && (!other.isMoved || owner.place < other.owner.place)
    }

    /// `true` for a filter of an `<activity-alias>`, which the build moves behind its activity.
    var isMoved: Bool { position != owner.place }

    /// The unresolved values, such as `@string/host`, and the unread attributes that decide about the filter's links.
    package var unknownValues: [String] {
        let schemes = schemes.filter(\.isUnresolved)
        return [unknown, schemeSpecificPart].compactMap(\.self) + schemes + hosts.compactMap(\.unknown)
            + (paths + groups).compactMap(\.unknown)
    }
}

/// A host in an intent filter. A `*` at its start matches any characters.
package struct FilterHost: Sendable, Hashable {
    package var host: String
    package var port: Int?
    /// The host or port if only the build resolves it, such as `${host}`; `nil` if both are known.
    var unknown: String?
}

extension AndroidRule {
    /// The names of the `<data>` attributes that are patterns for the path, query or fragment of a link.
    package static let attributes: [String] = Part.Target.allCases.flatMap { part in
        AndroidPattern.Kind.allCases.map { part.rawValue + $0.rawValue }
    }

    /// Adds the pattern of a `<data>` attribute and returns `true`; returns `false` for other attributes.
    @discardableResult
    package mutating func add(attribute: String, value: String, at place: Place = .start) -> Bool {
        guard let target = Part.Target.allCases.first(where: { attribute.hasPrefix($0.rawValue) }),
            let kind = AndroidPattern.Kind(rawValue: String(attribute.dropFirst(target.rawValue.count)))
        else { return false }
        let pattern = AndroidPattern(kind: kind, text: value)
        parts.append(Part(target: target, key: attribute, pattern: pattern, written: value, place: place))
        return true
    }
}
