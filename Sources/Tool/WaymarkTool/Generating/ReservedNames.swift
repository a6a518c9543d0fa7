import WaymarkCore
import WaymarkManifest

/// Names that generated code uses, so that routes and types cannot have them.
struct ReservedNames {
    let routes: Set<String>
    let types: Set<String>

    /// Returns the words in code that begin with a capital, which include all names of types.
    static func types(in code: String) -> Set<String> {
        let words = code.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
        return Set(words.filter { $0.first?.isUppercase ?? false }.map { String($0) })
    }

    /// Returns the names of top-level functions in Kotlin code. Methods do not conflict with names of routes.
    static func functions(in code: String) -> Set<String> {
        let lines = code.split(separator: "\n").filter { $0.hasPrefix("fun ") || $0.hasPrefix("private fun ") }
        return Set(
            lines.map { String($0.trimmingPrefix("private fun ").trimmingPrefix("fun ").prefix { $0 != "(" }) })
    }
}

extension GeneratedTable {
    /// Throws if generated code uses the name of a route or declared type, or if `types` contains a declared type.
    func check(
        _ file: RouteFile, for language: GeneratedLanguage, named name: String, besides types: Set<String> = []
    ) throws(RouteFileError) {
        var problems: [RouteFileProblem] = []
        let known = language.takenNames(name)
        let taken = ReservedNames(routes: known.routes, types: known.types.union(types))
        for route in routes where route.absence == nil || language == .swift {
            let found = language == .swift ? route.group?.caseName ?? route.caseName : route.identifier
            guard taken.routes.contains(found) else { continue }
            problems.append(
                file.problem(.takenName(route.route.name.value, inCode: found), at: route.route.name.place))
        }
        for type in file.types {
            guard let own = self.types.first(where: { $0.isDeclared && $0.name == type.name.value }),
                taken.types.contains(own.identifier), language.names(own)
            else { continue }
            problems.append(file.problem(.takenName(own.name, inCode: own.identifier), at: type.name.place))
        }
        if language == .swift { problems += groupProblems(file, taken) }
        guard problems.isEmpty else { throw RouteFileError(problems.sorted { $0.place < $1.place }) }
    }

    /// Returns conflicts between group names, and between names of cases in the same group.
    private func groupProblems(_ file: RouteFile, _ taken: ReservedNames) -> [RouteFileProblem] {
        var problems: [RouteFileProblem] = []
        var (cases, groups): ([String: String], [String: GeneratedGroup]) = ([:], [:])
        for route in routes {
            let name = route.route.name
            let key = (route.group.map { $0.typeName + "." } ?? "") + route.caseName
            if let other = cases.updateValue(name.value, forKey: key) {
                problems.append(file.problem(.sameName(other, name.value, inCode: route.caseName), at: name.place))
            }
            guard let group = route.group, let place = route.route.group?.place else { continue }
            let known = groups.updateValue(group, forKey: group.typeName)
            if let known, known.name != group.name {
                problems.append(file.problem(.sameName(known.name, group.name, inCode: group.typeName), at: place))
            }
            guard known == nil else { continue }
            let isType = types.contains { $0.isDeclared && $0.identifier == group.typeName }
            let isCase = routes.contains { $0.group == nil && $0.caseName == group.caseName }
            if isType || isCase || taken.types.contains(group.typeName) {
                problems.append(
                    file.problem(.takenName(group.name, inCode: isCase ? group.caseName : group.typeName), at: place))
            }
        }
        return problems
    }
}

extension GeneratedLanguage {
    func takenNames(_ name: String) -> ReservedNames {
        switch self {
        case .swift: SwiftFile.takenNames(name)
        case .typescript: TypeScriptFile.takenNames
        case .kotlin: KotlinFile.takenNames
        }
    }

    /// Returns `true` if code in the language declares this type.
    fileprivate func names(_ type: GeneratedType) -> Bool { self == .swift || type.constraint.alternatives != nil }
}
