import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A route file prepared for code generation in any language: the values of each route, the variants of its patterns,
/// and for each variant the other variants that may match its links.
struct GeneratedTable {
    let file: String
    let policy: LinkPolicy
    let types: [GeneratedType]
    let typeIndices: [[UInt8]: Int]
    /// The variants of the patterns, in order of precedence.
    let forms: [GeneratedForm]
    let routes: [GeneratedRoute]
    /// The sets of link sources, such as `https://example.com`, from which pattern variants accept links.
    let sourceSets: [[LinkSource]]

    /// The indices in ``forms`` of the variants from which generated code prints links, and of all variants in their
    /// ``GeneratedForm/rivals``, in ascending order.
    var generatedForms: [Int] {
        let written = routes.filter { $0.absence == nil }.flatMap(\.forms)
        return Set(written + written.flatMap { forms[$0].rivals.map(\.form) }).sorted()
    }

    /// Returns the types of the variants' parameters, except types that accept any string.
    func ruledTypes(_ forms: [Int]) -> [GeneratedType] {
        usedTypes(forms).map { types[$0] }.filter { if case .any = $0.constraint.kind { false } else { true } }
    }

    func usedTypes(_ forms: [Int]) -> [Int] {
        Set(forms.flatMap { self.forms[$0].variant.allParameters.map(typeIndex) }).sorted()
    }

    /// Returns the documentation of a field, without facts that its type in code shows; `nil` if nothing remains.
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
    /// The type as written in patterns, such as `Int`, `CommitHash` or `all|none`.
    let name: String
    let identifier: String
    /// `true` for a type that the route file declares; `false` for types that are built in or inline in patterns.
    let isDeclared: Bool
    let constraint: ParameterConstraint
    /// The name of the generated constant that validates values in TypeScript and Kotlin, such as `commitHashRule`.
    let ruleName: String

    /// Returns the strings of a `oneOf` type, each with a unique name. The function `name` derives a name from the
    /// string, or else from `value` and the string. If it returns `nil` for both, `otherwise` is used. If strings have
    /// the same name, their names contain the code points of their other characters, such as `U2D` for `-`: numbers
    /// would exchange the names if the order of the strings changed.
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

/// A pattern variant: a pattern with each optional group included or omitted.
struct GeneratedForm {
    let variant: PatternVariant
    let route: Int
    /// The scheme and host of generated links, such as `https://example.com`; `nil` if no link can be generated.
    let source: PrintedSource?
    /// The index in ``GeneratedTable/sourceSets`` of the link sources from which the variant accepts links.
    let sourceSet: Int
    /// The variants that take precedence over this one and may match links generated from it, then this variant itself.
    var rivals: [GeneratedRival] = []
    /// `true` if some link source of the table treats the host of generated links as the first segment.
    var countsHost = false

    var hostIsFirst: Bool { source?.style == .firstSegmentIsHost }

    /// The variants that may match the same link first (rivals), as lists with property names for generated code.
    /// `rivals` match the path alone, `hostRivals` match the host as the first segment. Empty lists are omitted.
    var namedRivals: [(name: String, rivals: [GeneratedRival])] {
        [("rivals", rivals.filter(\.readsPath)), ("hostRivals", rivals.filter(\.readsHost))].filter { !$1.isEmpty }
    }
}

/// A pattern variant (one resolution of a pattern's groups) that may match a link generated from another variant.
struct GeneratedRival {
    let form: Int
    /// `true` if the variant's link sources match the link without treating its host as a segment.
    let readsPath: Bool
    /// `true` if the variant's link sources match the link and treat its host as the first segment.
    let readsHost: Bool
}

struct GeneratedRoute {
    let route: RouteFile.Route
    /// The name of the generated function.
    let identifier: String
    let group: GeneratedGroup?
    /// The name of the route's enum case in Swift: without the group, such as `privacy` for `settings.privacy`.
    let caseName: String
    /// The values from which a link of the route is generated, in the order of the patterns.
    let fields: [GeneratedField]
    /// The indices of the route's pattern variants, in the order in which generated code tries to print them.
    let forms: [Int]
    /// The reason why no link of the route can be generated; `nil` if one can be.
    let absence: String?

    /// Returns the lines of the documentation comment for the route in generated code.
    func comment(nests: Bool = false) -> [String] {
        var lines = route.summary.map { CodeText.comment($0.value, nests: nests) } ?? []
        let patterns = route.patterns.map { "`\($0.value)`" }.joined(separator: ", ")
        let example = route.examples.first.map { ", such as `\($0.url.value)`" } ?? ""
        if !lines.isEmpty { lines.append("") }
        return lines + CodeText.comment(patterns + example, nests: nests)
    }

    /// The comment that replaces the route's function; `nil` if links of the route can be generated.
    var absenceComment: String? {
        absence.map { "// No link of '\(route.name.value.escaped())' can be written: \($0)." }
    }

    /// A sentence about the end of support and the replacing route; `nil` if the route is not deprecated or replaced.
    var deprecation: String? {
        guard route.deprecated != nil || route.replacedBy != nil else { return nil }
        let end = route.deprecated.map { "Its links open until the end of \($0.value)." }
        let other = route.replacedBy.map { "Use '\($0.value)'." }
        return [end, other].compactMap(\.self).joined(separator: " ").escaped()
    }
}

/// A group of routes, which becomes a nested enum in generated Swift code.
struct GeneratedGroup: Hashable {
    let name: String
    let typeName: String
    /// The name of the outer case that contains a route of the group, such as `settings` in `.settings(.privacy)`.
    let caseName: String
}

/// A value of a route: a parameter, or the segments of a catch-all.
struct GeneratedField {
    /// The name of the parameter or catch-all; `nil` for an unnamed catch-all.
    let name: String?
    let identifier: String
    /// The type's index in ``GeneratedTable/types``; `nil` for a list of strings, such as the segments of a catch-all.
    var type: Int?
    let isList: Bool
    /// `true` if every variant from which links are generated requires the value.
    var isRequired = false
    /// `true` if every variant from which links are generated contains the value, required or optional.
    var isInAllForms = false
    let defaultValue: [String]?
    /// The default as written in patterns, such as `""` for the empty string.
    var defaultSpelling: String?

    /// The default in documentation: its strings, or its spelling if they are empty.
    var shownDefault: String? {
        let text = defaultValue?.joined(separator: ",")
        return text == "" ? defaultSpelling : text
    }
}

extension ParameterConstraint {
    /// The strings of a `oneOf` type; `nil` for other types.
    var alternatives: [String]? {
        guard case .oneOf(let texts) = kind else { return nil }
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension ByteSet {
    /// The ASCII characters of the set that RFC 3986 does not classify as unreserved.
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

    /// For each component of generated links, the characters that stay unescaped in addition to unreserved characters.
    var keptCharacters: [(part: String, characters: String)] {
        let sets: [(String, ByteSet)] = [
            ("segment", writtenInSegments), ("item", .queryItem), ("element", .queryListElement),
            ("fragment", .fragment),
        ]
        return sets.map { ($0, $1.keptCharacters) }
    }
}
