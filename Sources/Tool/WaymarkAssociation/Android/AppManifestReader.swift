import WaymarkManifest
import WaymarkCore

extension AppManifest {
    /// Reads an `AndroidManifest.xml` in UTF-8. Invalid parts are skipped and reported. Throws ``AssociationError`` if
    /// the bytes are not XML, declare entities, or are not a manifest.
    package static func read(
        _ bytes: [UInt8], name: String, values: BuildValues = BuildValues()
    ) throws(AssociationError) -> (content: AppManifest, problems: AssociationProblemList) {
        var (root, list) = try MarkupDocument.read(bytes, name: name)
        guard root.name == "manifest" else {
            list.add(.notManifest(root.name), at: root.place)
            throw AssociationError(list.problems)
        }
        var reader = AppManifestReader(problems: list, names: ManifestNames(root, values))
        reader.read(root)
        return (reader.manifest, reader.problems)
    }
}

struct AppManifestReader {
    private(set) var manifest = AppManifest()
    private(set) var problems: AssociationProblemList
    fileprivate let names: ManifestNames
    fileprivate var counts: [String: Int] = [:]
    fileprivate var application: Located<String>?
    /// The position of each activity, by class name.
    fileprivate var activities: [String: Place] = [:]
    /// The permission of the application, which applies to activities without their own.
    fileprivate var permission: String?

    mutating func read(_ root: MarkupElement) {
        (manifest.prefix, manifest.tools) = (names.prefix, names.tools)
        manifest.package = root["package"].map { names.values.inManifest($0.value) }.flatMap {
            $0.isUnresolved ? nil : $0
        }
        for element in root.children(named: "uses-sdk") {
            manifest.minimumLevel = element[names.prefix + "minSdkVersion"].flatMap { Int($0.value) }
            manifest.targetLevel = element[names.prefix + "targetSdkVersion"].flatMap { Int($0.value) }
        }
        for application in root.children(named: "application") {
            let own = names.plain(application)
            (self.application, permission) = (own["enabled"], own["permission"]?.value)
            if application.children.contains(where: { !$0.children.isEmpty }), self.application?.value.flag == false {
                problems.add(.notEnabled, at: self.application?.place ?? application.place)
            }
            noteMisplaced(["intent-filter", "nav-graph"], in: application, belongingIn: "<activity>")
            for element in application.children where ["activity", "activity-alias"].contains(element.name) {
                readActivity(element)
            }
        }
        for index in manifest.filters.indices {
            let owner = manifest.filters[index].owner
            let target = className(owner["targetActivity"]).flatMap(position(ofActivity:))
            manifest.filters[index].position = target ?? owner.place
        }
        if !names.isDeclared, !manifest.filters.isEmpty { problems.add(.noNamespace, at: root.place) }
    }

    /// Reports child elements that belong one level deeper, such as a `<data>` directly in an `<activity>`.
    private mutating func noteMisplaced(_ children: [String], in element: MarkupElement, belongingIn home: String) {
        for child in element.children where children.contains(child.name) && !names.isRemoved(child) {
            problems.add(.misplacedKey("<\(child.name)>", in: "<\(element.name)>", belongsIn: home), at: child.place)
        }
    }

    private mutating func readActivity(_ element: MarkupElement) {
        let label = "\(element.name)[\(counts[element.name, default: 0])]"
        counts[element.name, default: 0] += 1
        if names.isRemoved(element) { return }
        noteMisplaced(["action", "category", "data"], in: element, belongingIn: "<intent-filter>")
        let owner = names.plain(element)
        if element.name == "activity", let name = className(owner["name"]) { activities[name] = owner.place }
        // Elements with `tools:node="remove"` count too: names such as `activity[1]` contain the index in the file.
        for (index, child) in element.children(named: "nav-graph").enumerated() where !names.isRemoved(child) {
            addGraph(child, named: "\(label).nav-graph[\(index)]", of: owner)
        }
        for (index, child) in element.children(named: "intent-filter").enumerated() where !names.isRemoved(child) {
            var filter = IntentFilter(name: "\(label).intent-filter[\(index)]", activity: owner["name"]?.value ?? label)
            (filter.element, filter.owner) = (names.plain(child), owner)
            for text in [application, owner["enabled"], owner["exported"]].compactMap({ $0?.value }) {
                if text.isUnresolved { filter.unknown = text }
            }
            filter.barrier = barrier
            // An `<activity-alias>` does not inherit a permission. An empty permission is none.
            let inherited = element.name == "activity" ? permission : nil
            filter.permission = (owner["permission"]?.value ?? inherited).flatMap { $0.isEmpty ? nil : $0 }
            read(filter.element, to: &filter)
            manifest.filters.append(filter)
        }
    }

    /// Returns a class name with the package, if that is known: `com.example.Main` for the short name `.Main`.
    private func className(_ attribute: Located<String>?) -> String? {
        guard let name = attribute?.value else { return nil }
        if name.contains("."), !name.hasPrefix(".") { return name }
        return (manifest.package ?? "") + (name.hasPrefix(".") ? name : ".\(name)")
    }

    /// Returns the position of the activity with a name. If the package is unknown, `.Main` can be `com.example.Main`.
    private func position(ofActivity name: String) -> Place? {
        if let place = activities[name] { return place }
        guard manifest.package == nil else { return nil }
        let found = activities.filter { known, _ in
            known.hasPrefix(".") != name.hasPrefix(".") && (known.hasSuffix(name) || name.hasSuffix(known))
        }
        return found.count == 1 ? found.first?.value : nil
    }

    private var barrier: String? {
        if !names.isDeclared { return "the manifest does not declare the namespace of Android" }
        return application?.value.flag == false ? "the application is not enabled" : nil
    }

    /// Adds a filter for any link, in place of the filters that the build generates from a `<nav-graph>`.
    private mutating func addGraph(_ element: MarkupElement, named name: String, of owner: MarkupElement) {
        var filter = IntentFilter(name: name, activity: owner["name"]?.value ?? name)
        (filter.element, filter.owner, filter.barrier) = (names.plain(element), owner, barrier)
        filter.actions = [IntentFilter.viewAction]
        filter.categories = IntentFilter.linkCategories.map(IntentFilter.category)
        filter.unknown = String.navigationGraph
        filter.schemes = [String.navigationGraph]
        filter.unresolved = filter.schemes
        problems.add(.navigationGraph, at: element.place)
        manifest.filters.append(filter)
    }

    private mutating func read(_ element: MarkupElement, to filter: inout IntentFilter) {
        noteUnknown(
            element, knowing: ["autoVerify", "priority", "order", "label", "icon", "roundIcon", "banner", "logo"])
        filter.isVerified = flag("autoVerify", of: element, &filter) ?? false
        filter.priority = min(element["priority"].flatMap { Int($0.value) } ?? 0, 0)
        var dataCount = 0
        for child in element.children {
            switch child.name {
            case "action": filter.actions.append(child["name"]?.value ?? "")
            case "category": filter.categories.append(child["name"]?.value ?? "")
            case "data":
                noteUnknown(child, knowing: ManifestNames.data + AndroidRule.attributes)
                addData(child, named: "\(filter.name).data[\(dataCount)]", to: &filter)
                dataCount += 1
            case "uri-relative-filter-group": addGroup(child, to: &filter)
            default: continue
            }
        }
        let possible = filter.hosts.filter { filter.canHave(host: $0.host) }
        if possible.isEmpty { return }
        filter.impossibleHosts = filter.hosts.map(\.host).filter { !filter.canHave(host: $0) }
        filter.hosts = possible
    }

    private mutating func addGroup(_ element: MarkupElement, to filter: inout IntentFilter) {
        noteUnknown(element, knowing: ["allow"])
        let allows = flag("allow", of: element, &filter) ?? true
        if let text = element["allow"]?.value, text.isUnresolved { filter.unknown = text }
        let name = "\(filter.name).uri-relative-filter-group[\(filter.groups.count)]"
        var group = AndroidRule(name: name, excludes: !allows, place: element.place)
        for child in element.children(named: "data") {
            noteUnknown(child, knowing: AndroidRule.attributes, beside: ManifestNames.data)
            for attribute in AndroidRule.attributes {
                guard let text = value(attribute, of: child, &filter) else { continue }
                group.add(attribute: attribute, value: text.value, at: text.place)
                guard text.value.isUnresolved else { continue }
                group.unknown = text.value
                // A blocking group with an unresolved value can block any link, so all the filter's links are
                // uncertain.
                if !allows { filter.unknown = text.value }
            }
        }
        filter.groups.append(group)
    }

    private mutating func addData(_ element: MarkupElement, named name: String, to filter: inout IntentFilter) {
        if let scheme = value("scheme", of: element, &filter) { filter.schemes.append(scheme.value) }
        if value("mimeType", of: element, &filter) != nil { filter.hasMimeTypes = true }
        for name in ManifestNames.unread {
            guard let text = element[name] else { continue }
            if name.hasPrefix("ssp") {
                filter.schemeSpecificPart = "android:\(name)"
            } else {
                filter.unknown = "android:\(name)"
            }
            problems.add(.notRead(names.prefix + name), at: text.place)
        }
        let port = value("port", of: element, &filter)
        if let host = value("host", of: element, &filter) {
            var own = FilterHost(host: host.value, port: port.flatMap { Int($0.value) })
            own.unknown = [host.value, port?.value].compactMap(\.self).first(where: \.isUnresolved)
            // Android cannot read the port, so no link matches: the host is changed to an impossible one.
            if let port, own.port == nil, own.unknown == nil { own.host += ":\(port.value)" }
            filter.hosts.append(own)
        }
        for attribute in AndroidRule.attributes where attribute.hasPrefix("path") {
            guard let text = value(attribute, of: element, &filter) else { continue }
            var path = AndroidRule(name: name, place: text.place)
            path.add(attribute: attribute, value: text.value, at: text.place)
            if text.value.isUnresolved { path.unknown = text.value }
            filter.paths.append(path)
        }
    }

    /// Returns an attribute value without escapes. Reports values that only the build resolves, such as `@string/host`.
    private mutating func value(
        _ name: String, of element: MarkupElement, _ filter: inout IntentFilter
    ) -> Located<String>? {
        guard let text = element[name] else { return nil }
        if text.value.isUnresolved {
            filter.unresolved.append(text.value)
            problems.add(.unresolved(text.value), at: text.place)
        }
        return text.map(\.withoutManifestEscapes)
    }

    private mutating func flag(_ name: String, of element: MarkupElement, _ filter: inout IntentFilter) -> Bool? {
        guard let text = value(name, of: element, &filter) else { return nil }
        if let flag = text.value.flag { return flag }
        if !text.value.isUnresolved {
            let meant = Bool(text.value.lowercased()).map { "\($0)".inQuotes }
            problems.add(
                .ignoredValue(of: name, expected: "true or false", found: "'\(text.value)'"), at: text.place,
                suggestion: meant)
        }
        return nil
    }

    /// Reports attributes that Android ignores. The names in `others` are valid, but in another element.
    private mutating func noteUnknown(_ element: MarkupElement, knowing known: [String], beside others: [String] = []) {
        for attribute in element.attributes {
            let (name, place) = (attribute.name.value, attribute.name.place)
            if known.contains(name) || name.hasPrefix("xmlns") { continue }
            if others.contains(name) {
                problems.add(.misplacedKey(name, in: "<data> of a group", belongsIn: "<data> of the filter"), at: place)
            } else if !name.contains(":") {
                let isBare = name.hasPrefix(ManifestNames.bare)
                let own = isBare ? String(name.dropFirst(ManifestNames.bare.count)) : name
                let meant = known.contains(own) ? own : Suggestion.nearest(to: own, among: known)
                // Unknown attributes without `android:` are allowed: other tools add some, such as `data-generated`.
                if isBare, meant == nil { continue }
                problems.add(
                    .ignoredKey(own, in: "<\(element.name)>"), at: place, suggestion: meant.map { names.prefix + $0 })
            }
        }
    }
}

/// The namespace prefixes of a manifest, such as `android:` and `tools:`, and the names of its attributes.
private struct ManifestNames {
    private(set) var prefix = "android:"
    private(set) var isDeclared = false
    private(set) var tools = "tools:"
    let values: BuildValues

    private static let namespace = "http://schemas.android.com/apk/res/android"
    private static let toolsNamespace = "http://schemas.android.com/tools"
    /// A marker in the result of ``plain(_:)`` before attribute names without a prefix, which Android ignores.
    static let bare = "="
    static let data = ["scheme", "host", "port", "mimeType"] + unread
    /// The attributes of `<data>` that Waymark does not read. They replace the host, the path or the MIME type.
    static let unread = ["ssp", "sspPrefix", "sspPattern", "sspAdvancedPattern", "sspSuffix", "mimeGroup"]

    init(_ root: MarkupElement, _ values: BuildValues) {
        self.values = values
        tools = Self.prefix(of: Self.toolsNamespace, in: root) ?? tools
        guard let prefix = Self.prefix(of: Self.namespace, in: root) else { return }
        (self.prefix, isDeclared) = (prefix, true)
    }

    private static func prefix(of namespace: String, in root: MarkupElement) -> String? {
        let declaration = root.attributes.first { attribute in
            attribute.name.value.hasPrefix("xmlns:") && attribute.value.value == namespace
        }
        return declaration.map { $0.name.value.dropFirst("xmlns:".count) + ":" }
    }

    func isRemoved(_ element: MarkupElement) -> Bool {
        ["remove", "removeAll"].contains(element[tools + "node"]?.value)
    }

    /// Returns an element as in the built app: without removed children and attributes, without `android:` in attribute
    /// names, and with build values inserted.
    func plain(_ element: MarkupElement) -> MarkupElement {
        var element = element
        element.children = element.children.filter { !isRemoved($0) }.map(plain)
        let removed = (element[tools + "remove"]?.value ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        element.attributes.removeAll { removed.contains($0.name.value) }
        for index in element.attributes.indices {
            element.attributes[index].value = element.attributes[index].value.map(values.inManifest)
            let name = element.attributes[index].name.value
            if name.hasPrefix(prefix) {
                element.attributes[index].name.value = String(name.dropFirst(prefix.count))
            } else if !name.contains(":") {
                element.attributes[index].name.value = Self.bare + name
            }
        }
        return element
    }
}

extension String {
    /// The value of a Boolean attribute in a spelling that the build tools accept, such as `TRUE`; otherwise `nil`.
    var flag: Bool? {
        switch trimmed {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// The string without the escapes of manifests: `\n` and `\t` are control characters, `\u` and four hexadecimal
    /// digits are a character, and a backslash before any other character is dropped.
    var withoutManifestEscapes: String {
        var (text, rest) = (UnicodeScalarView(), unicodeScalars[...])
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escaped = rest.popFirst() else {
                if scalar != "\\" { text.append(scalar) }
                continue
            }
            let digits = rest.prefix(4)
            if escaped == "u", digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
                let character = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
            {
                text.append(character)
                rest.removeFirst(4)
            } else {
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            }
        }
        return String(text)
    }
}
