extension RouteTable {
    /// Restores a route table from a compiled one. `types` returns the constraint of a
    /// ``ParameterConstraint/custom(_:)`` type by the type's name; `route` creates a route from its index and name.
    package init(
        _ table: CompiledTable, types: (String) -> ParameterConstraint?, route: (Int, String?) -> Route
    ) throws(CompiledTableError) {
        let names = try table.entryNames()
        var stream = try table.source()
        let policy = try stream.policy()
        let precedence: Precedence = try stream.flag() ? .declaration : .specificity
        self.init(accepting: try stream.linkSources(), precedence: precedence, policy: policy)
        for _ in 0..<(try stream.count()) {
            let name = try stream.string()
            self.types[name] = try stream.constraint(types)
        }
        for index in 0..<names.count {
            let (name, texts, conditions) = names.entry(index)
            let sources = try stream.linkSources()
            let outline = EntryOutline(
                name: name, patterns: try texts.map(RoutePattern.init(compiled:)), sources: sources,
                inheritsSources: sources == self.sources, requirements: conditions.map { Condition(rawValue: $0) },
                isFallback: try stream.flag(), validation: try stream.validation())
            draft.outlines.append(outline)
            entries.append(RouteEntry(outline: outline, binding: EntryBinding(.constant(route(index, name)))))
        }
        guard stream.isAtEnd else { throw stream.damage }
    }
}

extension RouteTable where Route == Int {
    /// Restores a route table from a compiled table, so that links can be printed and explained without the app's route
    /// type. Each route is its index in the original table.
    ///
    /// ```swift
    /// let router = try Router(RouteTable(CompiledTable(validating: bytes)))
    /// try router.url(named: "user.edit", captures: ["id": 15])   // "https://example.com/user/15/edit"
    /// ```
    ///
    /// Names, patterns, link sources, conditions, fallbacks, parameter types, precedence and policy are restored.
    /// Global query items and public parameters are not, because a compiled table does not store them.
    ///
    /// - Parameters:
    ///   - table: The compiled table.
    ///   - types: The ``ParameterConstraint/custom(_:)`` constraints, by the name of the parameter type.
    /// - Throws: ``CompiledTableError`` with the code `missing-type` if `types` lacks a type, or with
    ///   `unreadable-pattern` for a pattern that ``BraceSyntax`` cannot express.
    /// - Complexity: O(*n*) in the length of all patterns, which are parsed.
    public init(
        _ table: CompiledTable, types: [String: ParameterConstraint] = [:]
    ) throws(CompiledTableError) {
        try self.init(table, types: { types[$0] }, route: { index, _ in index })
    }
}

extension RoutePattern {
    fileprivate init(compiled text: String) throws(CompiledTableError) {
        do throws(PatternError) { try self.init(text) } catch { throw CompiledTableError.unreadablePattern(text) }
    }
}

extension BlockStream {
    fileprivate mutating func validation() throws(CompiledTableError) -> EntryValidation? {
        var defaults: [String: CaptureValue] = [:]
        for _ in 0..<(try count()) {
            let name = try string()
            defaults[name] = try value()
        }
        return EntryValidation(defaults: defaults)
    }
}
