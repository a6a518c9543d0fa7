import WaymarkManifest

extension SiteAssociationChecker {
    mutating func checkVariables(of links: AppLinks) {
        let used = usedNames(of: links)
        for variable in links.variables {
            let (name, place) = (variable.name.value, variable.name.place)
            if GlobReader.systemNames.contains(name) { note(.hidingVariable(name), at: place) }
            if variable.values.isEmpty { note(.emptyVariable(name), at: place) }
            for value in variable.values where value.value.contains("$(") {
                note(.nestedVariable(value.value), at: value.place)
            }
            if !used.contains(name) { note(.unusedVariable(name), at: place) }
        }
    }

    /// Returns the names used in patterns, and in values of variables, where they have no effect.
    private func usedNames(of links: AppLinks) -> Set<String> {
        let conditions = links.details.flatMap { entry in entry.rules.map { links.effective($0, of: entry) } }
        let texts = conditions.flatMap(\.patterns) + links.variables.flatMap(\.values)
        return Set(texts.flatMap { text in text.value.matches(of: /\$\(([^)]*)\)/).map { String($0.output.1) } })
    }
}
