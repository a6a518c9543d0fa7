import WaymarkManifest

/// The values that a build inserts for references in an app's files: `${name}` and `@string/name` in manifests,
/// `$(NAME)` and `${NAME}` in property lists.
package struct BuildValues: Sendable {
    private var values: [String: String] = [:]
    /// Android resources other than strings, by type and name, such as `bool/enabled`.
    private var resources: [String: String] = [:]

    /// The maximum length in bytes of a string with inserted values. If it is exceeded, the original string is kept.
    private static let lengthLimit = 1 << 14
    /// The maximum number of rounds of insertion, because values can contain references to others.
    fileprivate static let depthLimit = 32

    package init() {}

    /// Adds a value from `NAME=VALUE`, with optional blanks around both; returns `false` for other strings.
    package mutating func define(_ text: String) -> Bool {
        guard let equals = text.firstIndex(of: "=") else { return false }
        let name = text[..<equals].trimmed
        guard Self.canDefine(name) else { return false }
        values[name] = text[text.index(after: equals)...].trimmed
        return true
    }

    fileprivate static func canDefine(_ name: String) -> Bool {
        !name.isEmpty && !name.contains { $0.isWhitespace || $0 == "=" }
    }

    /// Returns a manifest's attribute value with references such as `${host}` replaced, if they have values.
    func inManifest(_ text: String) -> String {
        if values.isEmpty && resources.isEmpty || !text.isUnresolved { return text }
        return replaced(text) { text in
            let whole = text.hasPrefix("@") ? value(ofReference: text) ?? text : text
            return whole.replacing(/\$\{([^{}]*)\}/) { values[String($0.output.1)] ?? String($0.output.0) }
        }
    }

    /// Returns a property list's string with references such as `$(HOST)` replaced, if they have values.
    func inPropertyList(_ text: String) -> String {
        var known: [String: String] = [:]
        return inPropertyList(text, &known)
    }

    /// - Parameter known: The values already computed for settings with operators, such as `$(NAME:lower)`.
    private func inPropertyList(_ text: String, _ known: inout [String: String]) -> String {
        if values.isEmpty || !text.isUnresolvedInPropertyList { return text }
        return replaced(text) { text in
            text.replacing(/\$\(([^()]*)\)|\$\{([^{}]*)\}/) { match in
                let setting = String(match.output.1 ?? match.output.2 ?? "")
                return value(ofSetting: setting, &known) ?? String(match.output.0)
            }
        }
    }

    /// Returns the value of a build setting with all references replaced; `nil` if one has no value.
    private func wholeValue(of name: String, _ known: inout [String: String]) -> String? {
        guard let value = values[name] else { return nil }
        if known[name] == nil {
            guard known.count < Self.depthLimit else { return nil }
            // Stores the value before its references are replaced: a setting that refers to itself then finds these
            // references and gets no value, instead of recursing without end.
            known[name] = value
            let whole = inPropertyList(value, &known)
            known[name] = whole
        }
        return known[name].flatMap { $0.isUnresolvedInPropertyList ? nil : $0 }
    }

    /// Applies `replace` until the string stays the same. Returns the original string if a limit is exceeded.
    private func replaced(_ text: String, _ replace: (String) -> String) -> String {
        var current = text
        for _ in 0..<Self.depthLimit {
            let next = replace(current)
            if next == current { return current }
            if next.utf8.count > Self.lengthLimit { return text }
            current = next
        }
        return text
    }

    /// Returns the value of a reference `@string/name`, which can be defined under this name, `string/name` or `name`.
    private func value(ofReference text: String) -> String? {
        let name = text.dropFirst()
        guard let slash = name.lastIndex(of: "/") else { return nil }
        return values[text] ?? values[String(name)] ?? values[String(name[name.index(after: slash)...])]
            ?? resources[String(name)]
    }

    /// Returns the value of a build setting such as `$(NAME:lower)`, with its operators applied.
    private func value(ofSetting text: String, _ known: inout [String: String]) -> String? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if parts[0].isEmpty { return "" }
        if parts.count == 1 { return values[parts[0]] }
        guard var value = wholeValue(of: parts[0], &known) else { return nil }
        for operation in parts.dropFirst() {
            switch operation {
            case "lower": value = value.lowercased()
            case "upper": value = value.uppercased()
            case "rfc1034identifier": value = value.replacing(/[^A-Za-z0-9.-]/, with: "-")
            case _ where operation.hasPrefix("default="):
                if value.isEmpty { value = String(operation.dropFirst("default=".count)) }
            default: return nil
            }
        }
        return value
    }
}

extension String {
    /// The line of an `.env` file without `export`, quotes around the value, and a comment.
    fileprivate var unquotedVariable: String {
        let line = replacing(/^export\s+/, with: "")
        if let match = line.wholeMatch(of: /([^=]+=)\s*(["'])(.*?)\2\s*(?:#.*)?/) {
            return String(match.output.1 + match.output.3)
        }
        return String(line[..<(line.firstRange(of: " #")?.lowerBound ?? line.endIndex)])
    }
}

extension String {
    /// The line of a `.properties` file with `=` after the name, where the file can also have `:` or white space.
    fileprivate var property: String {
        guard let match = firstMatch(of: /^((?:\\.|[^\\=:\s])+)(?:\s*[=:]|\s|$)/) else { return self }
        return match.output.1 + "=" + self[match.range.upperBound...]
    }

    /// The line of a `.properties` file without the backslash at its end, which continues it; `nil` without one.
    fileprivate var continuedProperty: String? {
        let isOpen = reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2) == false
        return isOpen && !hasPrefix("#") && !hasPrefix("!") ? String(dropLast()) : nil
    }
}

extension StringProtocol {
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex
        return String(start[..<end])
    }
}

extension BuildValues {
    /// The error for a line without a definition such as `NAME=VALUE`.
    package struct Problem: Error, Sendable {
        package let line: Int
    }

    /// Reads a file of values: lines of `NAME=VALUE` as in `.properties`, `.xcconfig` and `.env` files, or the strings
    /// of an Android resource file. Empty lines, comments and conditional settings are skipped. Throws
    /// ``AssociationError`` if the file is neither UTF-8 nor valid XML, and ``Problem`` for an invalid line.
    package mutating func read(_ bytes: [UInt8], name: String) throws {
        let text = String(decoding: try AssociationDocument.source(bytes, name: name).bytes, as: UTF8.self)
        if text.trimmed.hasPrefix("<") { return try readResources(bytes, name: name) }
        let isSettings = name.hasSuffix(".xcconfig")
        let isEnvironment = name.split(separator: "/").last?.contains(".env") ?? false
        let isProperties = name.hasSuffix(".properties")
        var start = ""
        for (index, part) in (text + "\n").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            var line = start + part.trimmed
            start = ""
            if isProperties, let continued = line.continuedProperty {
                start = continued
                continue
            }
            if isProperties { line = line.property }
            if isSettings, let comment = line.firstRange(of: "//") { line = line[..<comment.lowerBound].trimmed }
            if isEnvironment { line = line.unquotedVariable }
            if line.isEmpty || ["#", "!", "//"].contains(where: line.hasPrefix) { continue }
            if line.prefix(while: { $0 != "=" }).contains("[") { continue }
            // Java accepts every line of a `.properties` file, even with a name to which no reference can refer.
            guard define(line) || isProperties else { throw Problem(line: index + 1) }
        }
    }

    private mutating func readResources(_ bytes: [UInt8], name: String) throws {
        let (root, _) = try MarkupDocument.read(bytes, name: name)
        // Strings with child elements, such as `<xliff:g>`, are skipped, because their order in the text is lost.
        for element in root.children where element.children.isEmpty {
            guard let name = element["name"]?.value else { continue }
            // Quotes without a backslash keep spaces, and are not part of the string.
            let text = element.text.trimmed.replacing(/\\.|"/) { $0.output == "\"" ? "" : String($0.output) }
            let type = element.name == "item" ? element["type"]?.value ?? "" : element.name
            let value = text.withoutManifestEscapes
            if type == "string" { values[name] = value } else { resources["\(type)/\(name)"] = value }
        }
    }
}

extension String {
    /// `true` for a value in a manifest that is unresolved until the app is built, such as `@string/host` or `${host}`.
    var isUnresolved: Bool {
        if hasPrefix("@") {
            let type = firstMatch(of: /^@\+?(?:[\w.]+:)?(\w+)\//)?.output.1
            return type.map { Self.resourceTypes.contains(String($0)) } ?? true
        }
        return contains("${") && contains("}") || self == Self.navigationGraph
    }

    /// The types of Android resources. A reference to another type, such as `@strings/a`, stays as it is.
    static let resourceTypes = [
        "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
        "interpolator", "layout", "macro", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style",
        "styleable", "transition", "xml",
    ]

    /// `true` for a value in a property list that is unresolved until the app is built, such as `$(HOST)`.
    var isUnresolvedInPropertyList: Bool { contains("$(") || contains("${") }

    /// A placeholder for the unknown links that the build generates from a navigation graph.
    static let navigationGraph = "<nav-graph>"

    /// A placeholder for the unknown links that only an included file can assign to the app.
    static let include = "include"

    /// A placeholder for the unknown links of apps whose IDs have unresolved values.
    static let appIDs = "appIDs"

    /// `true` for an element or attribute that Waymark does not read, `false` for a value that the build resolves.
    package var isUnread: Bool {
        hasPrefix("android:") || [Self.navigationGraph, Self.include, Self.appIDs].contains(self)
    }

    /// The known parts around the references of a value, such as `["www.", ""]` for `www.${domain}`. If a reference
    /// contains another one, as in `$(HOST_$(MODE))`, no part of it is known.
    var knownParts: [String] {
        if hasPrefix("@") || self == Self.navigationGraph { return ["", ""] }
        let mark = "\0"
        var text = self
        for _ in 0..<BuildValues.depthLimit {
            let marked = text.replacing(/\$\([^()]*\)|\$\{[^{}]*\}/, with: mark)
            if marked == text { return text.split(separator: mark, omittingEmptySubsequences: false).map(String.init) }
            text = marked
        }
        return ["", ""]
    }

    /// The string with a letter for each reference, which makes it valid if any values do.
    var withLetters: String { knownParts.joined(separator: "a") }

    /// Returns `true` if the build can resolve the value to the string.
    func mayBecome(_ text: String) -> Bool { knownParts.mayBecome(text) }

    /// The names in an unresolved value, as in the option `--define`: `host` for `@string/host`.
    fileprivate var unresolvedNames: [String] {
        if hasPrefix("@") { return lastIndex(of: "/").map { [String(self[index(after: $0)...])] } ?? [] }
        return matches(of: /\$\(([^():]*)[^()]*\)|\$\{([^{}:]*)[^{}]*\}/).map { match in
            String(match.output.1 ?? match.output.2 ?? "")
        }
    }
}

extension Sequence<String> {
    /// The command-line options that resolve values, such as `--define host=VALUE`; empty if no name can be defined.
    package var defineOptions: String {
        let names = flatMap(\.unresolvedNames).unique.filter(BuildValues.canDefine)
        return names.map { "--define \($0)=VALUE" }.joined(separator: " ")
    }
}

extension [String] {
    /// Returns `true` if the string consists of the array's elements in order, with any strings between them.
    func mayBecome(_ text: String) -> Bool {
        guard count > 1, let first, let last else { return first == text }
        guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
