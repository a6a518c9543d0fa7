import WaymarkManifest

/// Values that a build writes in place of names: of `${name}` and `@string/name` in manifests, and of `$(NAME)` and
/// `${NAME}` in property lists.
package struct BuildValues: Sendable {
    private var values: [String: String] = [:]

    /// A value that grows longer than this many bytes is left as it is written.
    private static let lengthLimit = 1 << 14
    /// The number of times that values are replaced in values.
    private static let depthLimit = 32

    package init() {}

    /// Sets the value of a name.
    package mutating func define(_ name: String, as value: String) { values[name] = value }

    /// Reads `NAME=VALUE`. Blanks around both are dropped.
    ///
    /// - Returns: Whether the text has that form.
    package mutating func define(_ text: String) -> Bool {
        guard let equals = text.firstIndex(of: "=") else { return false }
        let name = text[..<equals].trimmed
        if name.isEmpty || name.contains(where: \.isWhitespace) { return false }
        values[name] = text[text.index(after: equals)...].trimmed
        return true
    }

    /// Returns the text of an attribute of a manifest with its values. Names without a value stay.
    func inManifest(_ text: String) -> String {
        if values.isEmpty || !text.isUnresolved { return text }
        let whole = text.hasPrefix("@") ? value(ofReference: text) ?? text : text
        return replaced(whole) { text in
            text.replacing(/\$\{([^{}]*)\}/) { values[String($0.output.1)] ?? String($0.output.0) }
        }
    }

    /// Returns a string of a property list with its values. Names without a value stay.
    func inPropertyList(_ text: String) -> String {
        if values.isEmpty || !text.isUnknownInPropertyList { return text }
        return replaced(text) { text in
            text.replacing(/\$\(([^()]*)\)|\$\{([^{}]*)\}/) { match in
                value(ofSetting: String(match.output.1 ?? match.output.2 ?? "")) ?? String(match.output.0)
            }
        }
    }

    /// Replaces names until none with a value is left.
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

    /// Returns the value of `@string/name`, which may be defined by its whole name too.
    private func value(ofReference text: String) -> String? {
        let name = text.dropFirst()
        guard let slash = name.lastIndex(of: "/") else { return nil }
        return values[text] ?? values[String(name)] ?? values[String(name[name.index(after: slash)...])]
    }

    /// Returns the value of a build setting, changed as the operators behind its name say: `$(NAME:lower)`.
    private func value(ofSetting text: String) -> String? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if parts[0].isEmpty { return "" }
        guard var value = values[parts[0]] else { return nil }
        for operation in parts.dropFirst() {
            switch operation {
            case "lower": value = value.lowercased()
            case "upper": value = value.uppercased()
            case "rfc1034identifier": value = value.replacing(/[^A-Za-z0-9.-]/, with: "-")
            default: return nil
            }
        }
        return value
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex
        return String(start[..<end])
    }
}

// MARK: Files

extension BuildValues {
    /// A line of a file that defines nothing.
    package struct Fault: Error, Sendable {
        package let line: Int
    }

    /// Reads a file of values: lines of `NAME=VALUE` as in `.properties` and `.xcconfig` files, or the strings of an Android
    /// resource file. Empty lines and comments are skipped, and so are settings with a condition.
    ///
    /// - Throws: ``AssociationError`` if it is no text or no XML, ``Fault`` for a line that is no definition.
    package mutating func read(_ bytes: [UInt8], name: String) throws {
        let text = String(decoding: try AssociationDocument.source(bytes, name: name).bytes, as: UTF8.self)
        if text.trimmed.hasPrefix("<") { return try readResources(bytes, name: name) }
        let isSettings = name.hasSuffix(".xcconfig")
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var line = line.trimmed
            if isSettings, let comment = line.firstRange(of: "//") { line = line[..<comment.lowerBound].trimmed }
            if line.isEmpty || ["#", "!", "//"].contains(where: line.hasPrefix) { continue }
            if line.prefix(while: { $0 != "=" }).contains("[") { continue }
            guard define(line) else { throw Fault(line: index + 1) }
        }
    }

    private mutating func readResources(_ bytes: [UInt8], name: String) throws {
        let (root, _) = try MarkupDocument.read(bytes, name: name)
        for element in root.children {
            guard let name = element["name"]?.value else { continue }
            values[name] = element.text.trimmed.withoutManifestEscapes
        }
    }
}

// MARK: Values that are not known

extension String {
    /// Whether a value is known only once the app is built, as `@string/host` and `${host}` are.
    var isUnresolved: Bool { hasPrefix("@") || contains("${") || self == Self.navigationGraph }

    /// Whether a value is known only once the app is built, as `$(HOST)` is.
    var isUnknownInPropertyList: Bool { contains("$(") || contains("${") }

    /// The value of what the build makes of an element that this library does not read.
    static let navigationGraph = "<nav-graph>"

    /// Whether it names what this library does not read, and no value of the build.
    package var isUnread: Bool { hasPrefix("android:") || self == Self.navigationGraph }

    /// What a value that is known only once the app is built has around its names; two empty texts if that is nothing.
    var knownParts: [String] {
        if hasPrefix("@") || self == Self.navigationGraph { return ["", ""] }
        return split(separator: /\$\([^()]*\)|\$\{[^{}]*\}/, omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a value that is known only once the app is built may be another text.
    func mayBecome(_ text: String) -> Bool { knownParts.mayBecome(text) }

    /// The names in a value that is known only once the app is built, as `--define` takes them.
    package var unresolvedNames: [String] {
        if hasPrefix("@") { return lastIndex(of: "/").map { [String(self[index(after: $0)...])] } ?? [] }
        return matches(of: /\$\(([^():]*)[^()]*\)|\$\{([^{}:]*)[^{}]*\}/).map { match in
            String(match.output.1 ?? match.output.2 ?? "")
        }
    }
}

extension [String] {
    /// Whether a text has these parts in this order, with any texts between them.
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
