import WaymarkCore
import WaymarkLanguages
import WaymarkNotations

/// A converter of a YAML or JSON document to a route file. It checks rules that a schema cannot express. Values of a
/// wrong type are skipped silently, because the schema check has reported them.
struct RouteFileReader {
    var problems: ProblemList

    mutating func file(_ root: DocumentNode) -> RouteFile {
        var file = RouteFile(name: problems.file, source: problems.source)
        file.syntax = root["syntax"]?.text
        file.precedence = root["precedence"]?.text.flatMap { text in
            Precedence(rawValue: text.value).map { Located($0, at: text.place) }
        }
        file.policy = root["policy"].map { policy($0, of: file.notation) }
        let accepted = file.policy?.value ?? file.notation.policy
        file.sources = root["sources"].map { sources($0, accepted) } ?? []
        file.apps = root["apps"].map { apps($0) }
        file.globals = root["globals"]?.text
        file.publicParameters = root["public"]?.texts ?? []
        for pair in root["types"]?.pairs ?? [] {
            checkName(ofType: pair.key)
            guard let constraint = constraint(pair.value, named: pair.key.value) else { continue }
            file.types.append(
                RouteFile.TypeDeclaration(
                    name: pair.key, constraint: constraint, expression: pair.value["matches"]?.text))
        }
        for pair in root["routes"]?.pairs ?? [] { file.routes.append(route(pair.key, pair.value, accepted)) }
        file.environments = root["environments"].map { environments($0, of: file, accepted) } ?? []
        checkHistory(of: file)
        convertDefaults(of: &file)
        checkPublicParameters(of: file)
        return file
    }

    /// Reports public parameters that no route has. The check is skipped if any pattern is unreadable.
    private mutating func checkPublicParameters(of file: RouteFile) {
        if file.publicParameters.isEmpty { return }
        let isReadable = file.routes.allSatisfy { file.patterns(of: $0).count == $0.patterns.count }
        guard isReadable, file.globals == nil || file.globalPattern != nil else { return }
        let known = file.parameterNames
        for name in file.publicParameters where !known.contains(name.value) {
            let near = Suggestion.nearest(to: name.value, among: known.sorted())
            problems.add(.unknownPublicParameter(name.value), at: name.place, suggestion: near)
        }
    }

    mutating func reportIfEmpty(_ node: DocumentNode?, _ kind: RouteFileProblem.Kind) {
        if let node, case .list(let elements) = node.content, elements.isEmpty { problems.add(kind, at: node.place) }
    }

    /// Returns the link policy: the default of the pattern syntax, with the options that the file sets.
    private mutating func policy(_ node: DocumentNode, of notation: Notation) -> Located<LinkPolicy> {
        if let schemes = node["forbiddenSchemes"], case .list = schemes.content {
            for scheme in schemes.texts where !scheme.value.isScheme {
                let meant = scheme.value.droppingSchemeEnd
                problems.add(
                    .invalidScheme(scheme.value), at: scheme.place, suggestion: meant.isScheme ? meant : nil)
            }
        }
        var policy = notation.policy
        for option in PolicyOption.all {
            if let value = node[option.key.name] { option.set(&policy, value) }
        }
        return Located(policy, at: node.place)
    }

    /// Reads a type definition, such as `{ characters: hex, lengths: [7, 40] }` or `{ opaque: true }`.
    private mutating func constraint(_ node: DocumentNode, named name: String) -> ParameterConstraint? {
        guard case .mapping = node.content else { return nil }
        guard RouteFileSchema.typeDefinitionKeys.count(where: { node[$0] != nil }) == 1 else { return nil }
        if let type = node["type"] { return type.text.flatMap { ParameterTypes()[$0.value] } }
        // Only the app validates values of an opaque type, so here the type accepts any string.
        if let opaque = node["opaque"] { return opaque.text?.value == "true" ? .absent(name) : nil }
        if let oneOf = node["oneOf"] {
            reportIfEmpty(oneOf, .emptyList("the list of texts"))
            return if case .list = oneOf.content { .oneOf(oneOf.texts.map(\.value)) } else { nil }
        }
        // The route table reports errors in the regular expression.
        if let matches = node["matches"] { return matches.text.map { .matching(onOneLine($0).value) } }
        guard let characters = node["characters"], let lengths = lengths(node["lengths"]),
            let characterClass = characters.text.flatMap({ ParameterConstraint.CharacterClass(rawValue: $0.value) })
        else { return nil }
        return .characters(characterClass, lengths: lengths)
    }

    private mutating func checkName(ofType name: Located<String>) {
        guard !name.value.isEmpty, !name.value.isTypeName else { return }
        let words = name.value.joiningWords
        problems.add(.invalidTypeName(name.value), at: name.place, suggestion: words.isTypeName ? words : nil)
    }

    /// Reads permitted lengths: `40` or `[40]` for exactly 40, `[7, 40]` for 7 to 40; by default at least 1.
    private mutating func lengths(_ node: DocumentNode?) -> ClosedRange<Int>? {
        guard let node else { return 1...Int.max }
        let numbers = node.elements.compactMap(\.number)
        // The schema check has reported values that are not non-negative integers.
        guard numbers.count == node.elements.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        guard let least = numbers.first, let most = numbers.last, numbers.count <= 2, least <= most else {
            let found = numbers.map(String.init).joined(separator: ", ")
            problems.add(.invalidLengths(found.isEmpty ? "none" : found), at: node.place)
            return nil
        }
        return least...most
    }
}
