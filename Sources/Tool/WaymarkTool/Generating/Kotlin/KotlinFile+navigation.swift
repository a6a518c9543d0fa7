import WaymarkCore
import WaymarkEngine
import WaymarkManifest

// Kotlin code that matches links, for Navigation 3 (androidx.navigation3 1.2.0).

extension KotlinFile {
    static let navigationImports = [
        "androidx.navigation3.runtime.deeplink.DeepLinkMatcher",
        "androidx.navigation3.runtime.deeplink.DeepLinkRequest",
    ]

    /// Names that classes of routes must not have, because the generated file uses them.
    static let navigationTypes: Set = [
        "Any", "BigInteger", "Boolean", "Companion", "DeepLinkMatcher", "DeepLinkRequest", "Double", "Float", "Int",
        "Link", "LinkException", "LinkMatcher", "Links", "List", "Long", "Pair", "String",
    ]

    /// Names that types of the route file must not have, because code with a link parser uses them.
    static let readerTypes = navigationTypes.union(["Charsets", "LinkReader"])

    /// The policy options that the generated link parser supports. All others must have the value of the strict policy.
    private static let readOptions: Set = [
        "comparesHostSegmentsExactly", "forbiddenSchemes", "isCaseInsensitive", "maximumLength", "maximumQueryItems",
        "maximumSegments", "repeatedItems",
    ]

    /// Returns the first policy option with a value that the generated link parser does not support, if any.
    static func unreadableOption(of policy: LinkPolicy) -> String? {
        let option = PolicyOption.all.first { option in
            !readOptions.contains(option.key.name) && option.text(policy) != option.text(.strict)
        }
        return option?.key.name
    }

    var matcher: [String] {
        [
            "",
            "/**", " * Matches the links of all routes, with the precedence of the route file.", " *",
            " * @param key Returns the navigation key of a link, or nothing if the app does not open it.", " */",
            "class LinkMatcher<Key : Any>(private val key: (Link) -> Key?) :",
            "    DeepLinkMatcher<Key, DeepLinkMatcher.MatchResult<Key>>() {",
            "    override fun matchRequest(request: DeepLinkRequest): DeepLinkMatcher.MatchResult<Key>? {",
            "        val link = request.uri?.let { Link.of(it.toString()) } ?: return null",
            "        return key(link)?.let { DeepLinkMatcher.MatchResult(it) }", "    }", "}",
        ]
    }

    var linkTypes: [String] {
        let names = classNames
        var lines = ["/** A route, with the values of its link. */", "sealed class Link {"]
        for (route, name) in zip(table.routes, names) {
            lines += CodeText.documentation(route.comment(nests: true), indent: "    ")
            lines += ["    " + declaration(of: route, name), ""]
        }
        let cases = zip(table.routes, names).map { "\(Self.quoted($0.route.name.value)) -> \(value(of: $0, $1))" }
        // The JVM limits a method to 64 KiB, so the cases are divided among functions.
        let chunk = 40
        let starts = Array(stride(from: 0, to: max(1, cases.count), by: chunk))
        let calls = starts.indices.map { "of\($0)(route, values)" }.joined(separator: " ?: ")
        return lines + [
            "    companion object {",
            "        /** Returns the route that a link opens; nothing if no route accepts the link. */",
            "        fun of(text: String): Link? {",
            "            val (route, values) = Links.LinkReader.find(text) ?: return null",
            "            return \(calls)", "        }", "",
        ] + starts.enumerated().flatMap { chosen($0, cases[$1..<min($1 + chunk, cases.count)]) } + [
            "        private fun number(text: String): Double = when (text) {",
            "            \"nan\" -> Double.NaN", "            \"inf\" -> Double.POSITIVE_INFINITY",
            "            \"-inf\" -> Double.NEGATIVE_INFINITY", "            else -> text.toDouble()", "        }",
            "    }", "}",
        ]
    }

    /// Returns a Kotlin function that creates the `Link` of a route in `cases`, by the route's name.
    private func chosen(_ number: Int, _ cases: ArraySlice<String>) -> [String] {
        [
            "        private fun of\(number)(route: String, values: kotlin.collections.Map<String, List<String>>): Link? ="
        ]
            + ["            when (route) {"] + cases.map { "                " + $0 }
            + ["                else -> null", "            }", ""]
    }

    /// The Kotlin classes of routes, such as `UserEdit`, or `UserEditLink` if `UserEdit` is a type.
    private var classNames: [String] {
        let types = Self.navigationTypes.union(table.types.map { $0.identifier })
        var names = NameAssignments<String>()
        for type in types { _ = names.give(type, to: type) }
        return table.routes.map { route in
            let name = route.identifier.prefix(1).uppercased() + route.identifier.dropFirst()
            return names.assignUnique(types.contains(name) ? name + "Link" : name, to: route.route.name.value)
        }
    }

    private func declaration(of route: GeneratedRoute, _ name: String) -> String {
        let fields = fields(of: route).map { field in
            "val \(Self.name(field.identifier)): \(type(of: field))\(field.isRequired ? "" : "?")"
        }
        return fields.isEmpty
            ? "object \(name) : Link()" : "data class \(name)(\(fields.joined(separator: ", "))) : Link()"
    }

    private func value(of route: GeneratedRoute, _ name: String) -> String {
        let values = fields(of: route).map { field in
            let key = Self.quoted(field.name ?? "**")
            let captured = field.isRequired ? "values.getValue(\(key))" : "values[\(key)]"
            if !field.isList {
                return field.isRequired
                    ? element(captured + "[0]", of: field) : captured + "?.let { \(element("it[0]", of: field)) }"
            }
            let one = element("it", of: field)
            return one == "it" ? captured : captured + (field.isRequired ? "" : "?") + ".map { \(one) }"
        }
        return values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
    }

    private func element(_ text: String, of field: GeneratedField) -> String {
        guard let type = field.type.map({ table.types[$0] }) else { return text }
        return switch Self.element(of: type) {
        case "Int", "Long", "Float": "\(text).to\(Self.element(of: type))()"
        case "Double": "number(\(text))"
        case "Boolean": "\(text) == \"true\""
        case "BigInteger": "BigInteger(\(text))"
        case "String": text
        case let name: "\(name).values().first { one -> one.text == \(text) }"
        }
    }

    /// Returns the properties of a route's Kotlin class. A property is required if every link has the value or a
    /// default. If variants give a value different types, its property is a list of strings.
    private func fields(of route: GeneratedRoute) -> [GeneratedField] {
        let slots = route.forms.map { table.forms[$0].variant.valueSlots }
        var properties = NameAssignments<String>()
        return slots.joined().map(\.name).uniqued.compactMap { name in
            let all = slots.map { $0.first { $0.name == name } }
            guard let slot = all.lazy.compactMap({ $0 }).first else { return nil }
            let wanted = name.map { GeneratedName.lowerCamel($0) ?? "value" + $0 } ?? "rest"
            // The getter of a property `class` would conflict with the method `getClass` of every object.
            let identifier = properties.assignUnique(wanted == "class" ? "classValue" : wanted, to: name ?? "**")
            let isUniform = all.allSatisfy { $0 == nil || $0?.parameter?.type == slot.parameter?.type }
            return GeneratedField(
                name: name, identifier: identifier,
                type: isUniform ? slot.parameter.map { table.typeIndex(of: $0) } : nil,
                isList: slot.isList || !isUniform, isRequired: all.allSatisfy { $0?.isAlwaysCaptured ?? false },
                isInAllForms: !all.contains { $0 == nil }, defaultValue: nil)
        }
    }

    /// The Kotlin object that parses links. In `Links`, its members cannot conflict with functions of routes.
    var reader: [String] {
        let sets = table.sourceSets.map { CodeText.list($0.map { origin($0) }, "listOf(", ")", indent: 8) }
        let schemes = table.policy.forbiddenSchemes.sorted().map { Self.quoted($0) }.joined(separator: ", ")
        let generated = [
            "private val forbiddenSchemes = setOf<String?>(\(schemes))",
            "private val origins = listOf(" + sets.joined(separator: ", ") + ")",
            "private const val formCount = \(forms.count)", "",
        ]
        return ["internal object LinkReader {"] + indented(generated) + indented(Resources.kotlinReader.lines) + ["}"]
    }

    private func origin(_ source: LinkSource) -> String {
        var members: [String] = []
        func add(_ name: String, _ text: String?) { if let text { members.append("\(name) = \(text)") } }
        switch source.kind {
        case .anywhere(let http, let web, let custom):
            add("http", http ? nil : "false")
            add("webHostIsSegment", web == .firstSegment ? "true" : nil)
            add("customHostIsSegment", custom == .firstSegment ? "true" : nil)
        case .host(let host, let port, let http, let https):
            add("host", Self.quoted(host))
            add("port", port.map { String($0) })
            add("http", http ? nil : "false")
            add("https", https ? nil : "false")
        case .scheme(let scheme, let host, let port, let rule):
            add("scheme", Self.quoted(scheme))
            add("host", host.map { Self.quoted($0) })
            add("port", port.map { String($0) })
            add("customHostIsSegment", host == nil && rule == .firstSegment ? "true" : nil)
        }
        return "Origin(\(members.joined(separator: ", ")))"
    }
}

extension VariantValue {
    /// `true` if each link has a value: in a segment, in a required query item or fragment, or by a default.
    fileprivate var isAlwaysCaptured: Bool {
        guard let parameter else { return true }
        return parameter.presence == .required || parameter.hasDefault
    }
}
