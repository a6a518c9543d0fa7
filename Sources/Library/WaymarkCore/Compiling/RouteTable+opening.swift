extension RouteTable where Route == Int {
    /// Creates the table that a compiled table was written from, to print, explain and prove without the app's types.
    /// The route of an entry is its index.
    ///
    /// ```swift
    /// let router = try Router(RouteTable(CompiledTable(validating: bytes)))
    /// try router.url(named: "user.edit", captures: ["id": 15])   // "https://example.com/user/15/edit"
    /// ```
    ///
    /// Names, patterns, sources, conditions, fallbacks, types and the policy are those of the compiled table. Global
    /// items and public parameters are not stored in a compiled table.
    ///
    /// - Parameters:
    ///   - table: The compiled table.
    ///   - types: The constraints of types that are functions, by their names in the compiled table.
    /// - Throws: ``CompiledTableError`` with the code `missing-type` if such a type is missing, and with
    ///   `unreadable-pattern` for a pattern of another notation that the native one cannot express.
    /// - Complexity: O(*n*) in the patterns, all of which are read.
    public init(
        _ table: CompiledTable, types: [String: ParameterConstraint] = [:]
    ) throws(CompiledTableError) {
        try self.init(table, types: { types[$0] }, route: { index, _ in index })
    }
}

extension RouteTable {
    /// Creates the table of a compiled table. `types` returns constraints by name; `route` makes the routes of entries.
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
                isFallback: try stream.flag(), hasUnreadablePatterns: false, validation: try stream.validation())
            draft.outlines.append(outline)
            entries.append(RouteEntry(outline: outline, binding: EntryBinding(.constant(route(index, name)))))
        }
        guard stream.isAtEnd else { throw stream.damage }
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
        return defaults.isEmpty ? nil : EntryValidation(expectations: nil, problems: [], defaults: defaults)
    }
}

extension StreamWriter {
    /// Writes the data that only ``RouteTable/init(_:types:)`` reads.
    mutating func put(sourceOf table: RankedTable) {
        put(table.policy)
        put(table.precedence == .declaration)
        putList(table.sources) { $0.put($1) }
        putList(table.types.registeredNames) { stream, name in
            stream.put(name)
            stream.put(table.types[name] ?? ParameterConstraint(.any), table.types)
        }
        for entry in table.entries {
            putList(entry.sources) { $0.put($1) }
            put(entry.isFallback)
            let defaults = entry.defaults
            putList(Array(defaults.keys).ordered()) { stream, name in
                stream.put(name)
                stream.put(defaults[name] ?? .list([]))
            }
        }
    }
}
