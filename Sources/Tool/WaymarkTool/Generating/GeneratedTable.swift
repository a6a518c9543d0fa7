import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A route file prepared for code generation, independent of the language: the values of each route, the variants of
/// its patterns, and for each variant the other variants that may match its links.
struct GeneratedTable {
    let file: String
    let policy: LinkPolicy
    let types: [GeneratedType]
    let typeIndices: [String: Int]
    /// The variants of the patterns, in order of precedence.
    let forms: [GeneratedForm]
    let routes: [GeneratedRoute]
    /// The sets of sources from which variants accept links.
    let sourceSets: [[LinkSource]]

    /// The indices in ``forms`` of the variants that generated code prints, and of their rivals, in ascending order.
    var generatedForms: [Int] {
        let written = routes.filter { $0.absence == nil }.flatMap(\.forms)
        return Set(written + written.flatMap { forms[$0].rivals.map(\.form) }).sorted()
    }

    /// Returns the parameter types of the variants, except those that accept any string.
    func ruledTypes(_ forms: [Int]) -> [GeneratedType] {
        usedTypes(forms).map { types[$0] }.filter { if case .any = $0.constraint.kind { false } else { true } }
    }

    func usedTypes(_ forms: [Int]) -> [Int] {
        Set(forms.flatMap { self.forms[$0].variant.allParameters.map(typeIndex) }).sorted()
    }

    /// Returns the documentation of a field beyond its type, such as its default; `nil` if there is nothing to add.
    func note(_ field: GeneratedField, named name: String, showsAlternatives: Bool) -> String? {
        guard let index = field.type else { return "\(name) Segments of the path." }
        let defaultValue = field.defaultValue.map { " (default: `\($0.joined(separator: ","))`)" } ?? ""
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
        typeIndices[ParameterType(parameter.type.kind).text] ?? 0
    }
}

struct GeneratedType {
    /// The type in patterns: `Int`, `CommitHash`, `all|none`.
    let name: String
    let identifier: String
    /// `true` for a type that the file declares; others are built in or inline in patterns.
    let isDeclared: Bool
    let constraint: ParameterConstraint

    /// The name of the generated rule that validates the type in TypeScript and Kotlin, such as `commitHashRule`.
    var ruleName: String {
        if case .any = constraint.kind { return "anyText" }
        return (GeneratedName.lowerCamel(identifier) ?? identifier) + "Rule"
    }

    /// Returns the strings of a `oneOf` type with unique names. `name` returns `nil` for an invalid identifier.
    func namedAlternatives(or otherwise: String, _ name: (String) -> String?) -> [(text: String, name: String)] {
        var names = NameAssignments<String>()
        return (constraint.alternatives ?? []).map { text in
            (text, names.assignUnique(name(text) ?? name("value " + text) ?? otherwise, to: text))
        }
    }
}

/// A pattern variant: a pattern with each optional group included or omitted.
struct GeneratedForm {
    let variant: PatternVariant
    let route: Int
    /// The scheme and host of links, such as `https://example.com`; `nil` if no link can be generated.
    let source: PrintedSource?
    /// The index in ``GeneratedTable/sourceSets`` of the sources that the variant accepts.
    let sourceSet: Int
    /// The variants with precedence over this variant that may match links generated from it, then this variant.
    var rivals: [GeneratedRival] = []
    /// `true` if some source of the table matches the host of generated links as the first segment.
    var countsHost = false

    var hostIsFirst: Bool { source?.style == .firstSegmentIsHost }

    /// The lists of rivals with their names in generated code, `rivals` and `hostRivals`, without empty lists.
    var namedRivals: [(name: String, rivals: [GeneratedRival])] {
        [("rivals", rivals.filter(\.readsPath)), ("hostRivals", rivals.filter(\.readsHost))].filter { !$1.isEmpty }
    }
}

/// A variant that may match a link generated from another variant.
struct GeneratedRival {
    let form: Int
    /// `true` if the sources of the variant match the link without the host as a segment.
    let readsPath: Bool
    /// `true` if the sources of the variant match the link with the host as the first segment.
    let readsHost: Bool
}

struct GeneratedRoute {
    let route: RouteFile.Route
    /// The name of the generated function.
    let identifier: String
    let group: GeneratedGroup?
    /// The name of the Swift case: the function's name without the group, such as `privacy` for `settings.privacy`.
    let caseName: String
    /// The values from which a link of the route is generated, in pattern order.
    let fields: [GeneratedField]
    /// The indices of the variants, in the order in which they are tried.
    let forms: [Int]
    /// The reason that no link can be generated, if any.
    let absence: String?

    /// Returns the lines of the documentation comment on the route's function.
    func comment(nests: Bool = false) -> [String] {
        var lines = route.summary.map { CodeText.comment($0.value, nests: nests) } ?? []
        let patterns = route.patterns.map { "`\($0.value)`" }.joined(separator: ", ")
        let example = route.examples.first.map { ", such as `\($0.url.value)`" } ?? ""
        if !lines.isEmpty { lines.append("") }
        return lines + CodeText.comment(patterns + example, nests: nests)
    }

    /// The comment that replaces the function; `nil` if links of the route can be generated.
    var absenceComment: String? {
        absence.map { "// No link of '\(route.name.value.escaped())' can be written: \($0)." }
    }

    /// The end of support and the replacement, in words; `nil` if there is neither.
    var deprecation: String? {
        guard route.deprecated != nil || route.replacedBy != nil else { return nil }
        let end = route.deprecated.map { "Its links open until the end of \($0.value)." }
        let other = route.replacedBy.map { "Use '\($0.value)'." }
        return [end, other].compactMap(\.self).joined(separator: " ").escaped()
    }
}

/// A group of routes, which is a nested enum in Swift.
struct GeneratedGroup: Hashable {
    let name: String
    let typeName: String
    /// The name of the outer case that contains a route of the group, such as `settings` in `.settings(.privacy)`.
    let caseName: String
}

/// A value of a route: a parameter, or the segments of an unnamed catch-all.
struct GeneratedField {
    /// The name of the parameter; `nil` for the segments of an unnamed catch-all.
    let name: String?
    let identifier: String
    /// The index in ``GeneratedTable/types``; `nil` for a list of strings, such as the segments of a catch-all.
    var type: Int?
    let isList: Bool
    /// `true` if every variant from which links are generated requires the value.
    var isRequired = false
    /// `true` if every variant from which links are generated contains the value, required or optional.
    var isInAllForms = false
    let defaultValue: [String]?
}

extension ParameterConstraint {
    /// The strings of a `oneOf` type; `nil` for other types.
    var alternatives: [String]? {
        guard case .oneOf(let texts) = kind else { return nil }
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension ByteSet {
    /// The reserved ASCII characters of the set, which stay unescaped.
    var keptCharacters: String {
        String(
            decoding: (UInt8(0x21)..<0x7F).filter { contains($0) && !ByteSet.unreserved.contains($0) }, as: UTF8.self)
    }
}

extension LinkPolicy {
    /// The characters that generated segments contain unescaped.
    var writtenInSegments: ByteSet {
        decodesPlusInPath ? ByteSet.segment.subtracting(ByteSet(.plus)) : .segment
    }

    /// The reserved characters that the parts of generated links contain unescaped.
    var keptCharacters: [(part: String, characters: String)] {
        let sets: [(String, ByteSet)] = [
            ("segment", writtenInSegments), ("item", .queryItem), ("element", .queryListElement),
            ("fragment", .fragment),
        ]
        return sets.map { ($0, $1.keptCharacters) }
    }
}
