import WaymarkCore
import WaymarkEngine

extension SwiftFile {
    /// The cases of the enum. A group is one case, at the position of its first route.
    var cases: [String] {
        var seen: Set<String> = []
        return table.routes.flatMap { route -> [String] in
            guard let group = route.group else { return declaration(of: route) }
            guard seen.insert(group.name).inserted else { return [] }
            return [comment(of: group), "case \(Self.name(group.caseName))(\(group.typeName))", ""]
        }
    }

    var groups: [String] {
        var seen: Set<String> = []
        return table.routes.compactMap(\.group).filter { seen.insert($0.name).inserted }.flatMap { group in
            let cases = table.routes.filter { $0.group?.name == group.name }.flatMap { declaration(of: $0) }
            return [comment(of: group), "\(access)enum \(group.typeName): Hashable, Sendable {"]
                + indented(cases.dropLast()) + ["}", ""]
        }
    }

    private func comment(of group: GeneratedGroup) -> String {
        "/// The routes of the group `\(CodeText.comment(group.name).joined(separator: " "))`."
    }

    private func declaration(of route: GeneratedRoute) -> [String] {
        let deprecation = route.deprecation.map { ["", $0] } ?? []
        let comment = (route.comment() + deprecation).map { $0.isEmpty ? "///" : "/// " + $0 }
        let (name, values) = (Self.name(route.caseName), route.fields.map(value))
        return comment + (values.isEmpty ? ["case \(name)"] : CodeText.lines("case \(name)(", values, ")", indent: 4))
            + [""]
    }

    private func value(_ field: GeneratedField) -> String {
        let defaultValue = defaultLiteral(field).map { " = " + $0 } ?? ""
        return "\(Self.declaredLabel(field.identifier)): \(type(of: field))\(defaultValue)"
    }

    /// Returns the default argument of an optional or defaulted field, if it can be written as a literal.
    private func defaultLiteral(_ field: GeneratedField) -> String? {
        if isOptional(field) { return "nil" }
        guard let texts = field.defaultValue else { return nil }
        let literals = texts.compactMap { literal($0, field) }
        guard literals.count == texts.count else { return nil }
        return field.isList ? "[\(literals.joined(separator: ", "))]" : literals.first
    }

    private func literal(_ text: String, _ field: GeneratedField) -> String? {
        guard let index = field.type else { return nil }
        let type = table.types[index]
        switch (type.constraint.kind, type.constraint.value(ofDefault: text)) {
        case (.oneOf, .string(let word)) where type.isDeclared:
            return Self.cases(of: type).first { $0.text == word }.map { ".\($0.name)" }
        case (.signed, let value), (.unsigned, let value), (.lenientInt, let value), (.double, let value),
            (.float, let value), (.bool, let value), (.lenientBool, let value):
            return value.description
        case (.any, let value), (.format, let value), (.lenientDouble, let value), (.oneOf, let value):
            return CodeText.swiftQuoted(value.description)
        case (.characters, _), (.matching, _), (.custom, _): return nil
        }
    }

    // MARK: Routes in code

    /// Returns the code before and after the values of a route, for construction and pattern matching. `owner` is the
    /// code before the dot of the case.
    func call(_ route: GeneratedRoute, of owner: String) -> (open: String, close: String) {
        let outer = route.group.map { "\(owner).\(Self.name($0.caseName))(." } ?? "\(owner)."
        let name = Self.name(route.caseName)
        let end = route.group == nil ? "" : ")"
        return route.fields.isEmpty ? (outer + name, end) : (outer + name + "(", ")" + end)
    }

    /// Returns the construction of a route from the code of its values.
    func call(_ route: GeneratedRoute, of owner: String, _ values: [String]) -> String {
        let call = call(route, of: owner)
        return call.open + values.joined(separator: ", ") + call.close
    }
}
