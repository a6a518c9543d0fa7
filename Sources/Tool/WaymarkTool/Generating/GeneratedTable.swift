import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A route file prepared for code generation in any language.
struct GeneratedTable {
    let file: String
    let policy: LinkPolicy
    let types: [GeneratedType]
    let typeIndices: [[UInt8]: Int]
    /// The pattern variants, in order of precedence.
    let forms: [GeneratedForm]
    let routes: [GeneratedRoute]
    /// The sets of link sources that pattern variants have, such as `https://example.com` and `myapp://` together.
    let sourceSets: [[LinkSource]]

    /// The variants with which generated code prints links and checks the opened routes, as indices in ``forms``.
    var generatedForms: [Int] {
        let written = routes.filter { $0.absence == nil }.flatMap(\.forms)
        return Set(written + written.flatMap { forms[$0].rivals.map(\.form) }).sorted()
    }

    /// Returns the types of parameters in the variants, except types that accept any string.
    func ruledTypes(_ forms: [Int]) -> [GeneratedType] {
        usedTypes(forms).map { types[$0] }.filter { if case .any = $0.constraint.kind { false } else { true } }
    }

    func usedTypes(_ forms: [Int]) -> [Int] {
        Set(forms.flatMap { self.forms[$0].variant.allParameters.map(typeIndex) }).sorted()
    }

    /// Returns the documentation of a field: facts that its type in code does not show, or `nil`.
    func note(_ field: GeneratedField, named name: String, showsAlternatives: Bool) -> String? {
        guard let index = field.type else { return "\(name) Segments of the path." }
        let defaultValue = field.shownDefault.map { " (default: `\($0)`)" } ?? ""
        let isShown =
            switch types[index].constraint.kind {
            case .any, .bool, .lenientBool: false
            case .oneOf: showsAlternatives
            case .signed, .unsigned, .lenientInt, .double, .float, .lenientDouble, .format, .characters, .matching,
                .custom:
                true
            }
        if isShown { return "\(name) `\(types[index].name)`\(defaultValue)" }
        return defaultValue.isEmpty ? nil : name + defaultValue
    }

    func typeIndex(of parameter: PatternParameter) -> Int {
        typeIndices[Array(ParameterType(parameter.type.kind).text.utf8)] ?? 0
    }
}

struct GeneratedType {
    /// The name as written in patterns, such as `Int`, `CommitHash` or `all|none`.
    let name: String
    let identifier: String
    /// `false` for types that are built in or inline in patterns, such as `all|none`.
    let isDeclared: Bool
    let constraint: ParameterConstraint
    /// The name of the constant that validates values in TypeScript and Kotlin, such as `commitHashRule`.
    let ruleName: String

    /// Returns the listed strings, each with a unique name in code: the result of `name` for the string, or else for a
    /// string such as `value 15`, or else `otherwise`. Equal names get the code points of other characters, such as
    /// `U2D` for `-`, because numbers would change with the order of the strings.
    func namedAlternatives(or otherwise: String, _ name: (String) -> String?) -> [(text: String, name: String)] {
        func known(_ text: String) -> String { name(text) ?? name("value " + text) ?? otherwise }
        let texts = constraint.alternatives ?? []
        let counts = Dictionary(texts.map { (known($0), 1) }, uniquingKeysWith: +)
        var names = NameAssignments<String>()
        return texts.map { text in
            let isUnique = counts[known(text)] == 1
            return (text, names.assignUnique(known(isUnique ? text : GeneratedName.spelledOut(text)), to: text))
        }
    }
}

/// A pattern variant: the pattern with each optional group either included or omitted.
struct GeneratedForm {
    let variant: PatternVariant
    let route: Int
    /// The scheme and host of generated links, such as `https://example.com`; `nil` without such links.
    let source: PrintedSource?
    /// The variant's link sources, as an index in ``GeneratedTable/sourceSets``.
    let sourceSet: Int
    /// The variants that may match links generated from this one and have precedence, and last, this variant.
    var rivals: [GeneratedRival] = []
    /// `true` if a link source in the table uses the host of generated links as the first segment.
    var countsHost = false

    var hostIsFirst: Bool { source?.style == .firstSegmentIsHost }

    /// The ``rivals`` that match the path alone (`rivals`), and those that match the host, too (`hostRivals`).
    var namedRivals: [(name: String, rivals: [GeneratedRival])] {
        [("rivals", rivals.filter(\.readsPath)), ("hostRivals", rivals.filter(\.readsHost))].filter { !$1.isEmpty }
    }
}

/// A pattern variant that may match a link generated from another variant.
struct GeneratedRival {
    let form: Int
    /// `true` if the variant's link sources match the link by its path, without the host.
    let readsPath: Bool
    /// `true` if the variant's link sources match the link with the host as the first segment.
    let readsHost: Bool
}

struct GeneratedRoute {
    let route: RouteFile.Route
    let identifier: String
    let group: GeneratedGroup?
    /// The enum case in Swift: `privacy` for the route `settings.privacy` in a group.
    let caseName: String
    /// The values in a link of the route, in pattern order.
    let fields: [GeneratedField]
    /// The indices of the route's pattern variants, in the order in which generated code tries to print them.
    let forms: [Int]
    /// The reason why no link of the route can be generated; otherwise `nil`.
    let absence: String?

    func comment(nests: Bool = false) -> [String] {
        var lines = route.summary.map { CodeText.comment($0.value, nests: nests) } ?? []
        let patterns = route.patterns.map { "`\($0.value)`" }.joined(separator: ", ")
        let example = route.examples.first.map { ", such as `\($0.url.value)`" } ?? ""
        if !lines.isEmpty { lines.append("") }
        return lines + CodeText.comment(patterns + example, nests: nests)
    }

    /// The comment in place of the route's function; `nil` if links of the route can be generated.
    var absenceComment: String? {
        absence.map { "// No link of '\(route.name.value.escaped())' can be written: \($0)." }
    }

    /// A sentence about the end of support and the replacement; `nil` for a route with neither.
    var deprecation: String? {
        guard route.deprecated != nil || route.replacedBy != nil else { return nil }
        let end = route.deprecated.map { "Its links open until the end of \($0.value)." }
        let other = route.replacedBy.map { "Use '\($0.value)'." }
        return [end, other].compactMap(\.self).joined(separator: " ").escaped()
    }
}

/// A group of routes, which is a nested enum in generated Swift code.
struct GeneratedGroup: Hashable {
    let name: String
    let typeName: String
    /// The case that contains routes of the group, such as `settings` in `.settings(.privacy)`.
    let caseName: String
}

/// A value of a route: of a parameter, or the segments of a catch-all.
struct GeneratedField {
    /// `nil` for an unnamed catch-all.
    let name: String?
    let identifier: String
    /// An index in ``GeneratedTable/types``; `nil` for a list of strings, such as the segments of a catch-all.
    var type: Int?
    let isList: Bool
    /// `true` if each variant with generated links requires the value.
    var isRequired = false
    /// `true` if each variant with generated links contains the value, required or optional.
    var isInAllForms = false
    let defaultValue: [String]?
    /// The default as written in patterns, such as `""` for the empty string.
    var defaultSpelling: String?

    /// The default in documentation: its text, or ``defaultSpelling`` if the text is empty.
    var shownDefault: String? {
        let text = defaultValue?.joined(separator: ",")
        return text == "" ? defaultSpelling : text
    }
}

extension ParameterConstraint {
    /// The listed strings, such as `all` and `none` for `all|none`; `nil` for types of another kind.
    var alternatives: [String]? {
        guard case .oneOf(let texts) = kind else { return nil }
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension ByteSet {
    /// The visible ASCII characters of the set, except letters, digits and `-._~`, which are unreserved in RFC 3986.
    var keptCharacters: String {
        String(
            decoding: (UInt8(0x21)..<0x7F).filter { contains($0) && !ByteSet.unreserved.contains($0) }, as: UTF8.self)
    }
}

extension LinkPolicy {
    /// The characters that path segments of generated links contain unescaped.
    var writtenInSegments: ByteSet {
        decodesPlusInPath ? ByteSet.segment.subtracting(ByteSet(.plus)) : .segment
    }

    /// For each component of a link, the characters that it contains unescaped, besides letters, digits and `-._~`.
    var keptCharacters: [(part: String, characters: String)] {
        let sets: [(String, ByteSet)] = [
            ("segment", writtenInSegments), ("item", .queryItem), ("element", .queryListElement),
            ("fragment", .fragment),
        ]
        return sets.map { ($0, $1.keptCharacters) }
    }
}
