/// The identity of a type, such as `Campaign`, that is decoded from global query items.
package struct GlobalsType: Sendable, Equatable {
    package let id: ObjectIdentifier
    package let name: String

    package init<Value>(_ type: Value.Type, named name: String? = nil) {
        id = ObjectIdentifier(type)
        #if hasFeature(Embedded)
            self.name = name ?? "globals"
        #else
            self.name = name ?? String(describing: type)
        #endif
    }
}

/// Global query items, which every link can have in addition to those of its route, and the type of their values.
package struct GlobalItems: Sendable {
    package let type: GlobalsType
    package let outline: EntryOutline
    /// The variants of the query items' pattern: one for each choice of alternatives.
    package let variants: [PatternVariant]

    init(_ patterns: [RoutePattern], as type: GlobalsType, _ validation: EntryValidation?) {
        self.type = type
        outline = EntryOutline(
            name: nil, patterns: patterns, sources: [.anywhere], inheritsSources: true, validation: validation)
        variants = patterns.flatMap { (try? $0.variants()) ?? [] }
    }

    package var texts: [String] { outline.patterns.map { $0.description } }

    package var parameterNames: [String] { outline.patterns.flatMap { $0.parameters.compactMap { $0.name } } }

    package var listNames: [String] {
        outline.patterns.flatMap { $0.parameters.filter { $0.type.isList }.compactMap { $0.name } }
    }

    package var itemNames: Set<String> { Set(variants.flatMap { $0.query.map { $0.name } }) }
}

extension RouteTable {
    /// Adds global query items, such as `?utm_source={source}`. A string that begins with `?` is parsed as a pattern of
    /// only query items. `validation` returns the requirements of the type on the pattern.
    package mutating func addGlobals(
        _ text: String, syntax: AnyPatternSyntax, as type: GlobalsType,
        validation: (RoutePattern) -> EntryValidation? = { _ in nil }
    ) {
        guard let first = text.utf8.first, "?/[{*".utf8.contains(first) else {
            let isQuery = !text.isEmpty && (try? RoutePattern("/?" + text, syntax: syntax)) != nil
            return report([RouteProblem(.globalsPath, in: text, suggestion: isQuery ? "?" + text : nil)])
        }
        do throws(PatternError) {
            addGlobals(
                try RoutePattern(text.utf8.first == 0x3F ? "/" + text : text, syntax: syntax), as: type,
                validation: validation)
        } catch {
            report(error.problems)
        }
    }

    package mutating func addGlobals(
        _ pattern: RoutePattern, as type: GlobalsType, validation: (RoutePattern) -> EntryValidation?
    ) {
        guard pattern.hasOnlyQueryItems else {
            return report([RouteProblem(.globalsPath, in: pattern.text)])
        }
        var patterns = ScopedPatterns(all: [pattern], areAll: true)
        let fitted = validation(pattern).map { draft.fitted($0, to: &patterns) }
        globals.append(GlobalItems(patterns.all, as: type, fitted))
    }
}

extension RoutePattern {
    /// `true` if the pattern requires only query items, as in `/**?ref={ref}`.
    fileprivate var hasOnlyQueryItems: Bool {
        guard source == nil, fragment == nil, !query.isEmpty else { return false }
        return path.allSatisfy {
            switch $0.kind {
            case .separator: true
            case .catchAll(let run): run.name == nil && run.minimum == 0
            case .parameter, .optional, .alternatives, .literal, .wildcard: false
            }
        }
    }
}
