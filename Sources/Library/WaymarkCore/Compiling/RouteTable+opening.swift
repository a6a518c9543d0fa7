extension RouteTable where Route == Int {
    /// Reads the table that a compiled table was written from, for everything that needs patterns: printing, explaining and
    /// proofs without the app's types. The route of an entry is its number.
    ///
    /// ```swift
    /// let router = try Router(RouteTable(CompiledTable(validating: bytes)))
    /// try router.url(named: "user.edit", captures: ["id": 15])   // "https://example.com/user/15/edit"
    /// ```
    ///
    /// Names, patterns, sources, conditions, fallbacks, types and the policy are those of the compiled table. Global items
    /// and public parameters are not part of one.
    ///
    /// - Parameters:
    ///   - table: The compiled table.
    ///   - types: The types that are functions, by the names that they had when the table was compiled.
    /// - Throws: ``CompiledTableError`` with the code `missing-type` if such a type is not given, and `unreadable-pattern` for
    ///   a pattern of another notation that the native one cannot express.
    /// - Complexity: O(*n*) in the patterns, all of which are read.
    public init(
        _ table: CompiledTable, types: [String: ParameterConstraint] = [:]
    ) throws(CompiledTableError) {
        try self.init(table, types: { types[$0] }, route: { index, _ in index })
    }
}

extension RouteTable {
    /// Reads the table that a compiled table was written from.
    ///
    /// - Parameters:
    ///   - types: The constraint of a type that is a function, by its name.
    ///   - route: The route of an entry, by its number and name.
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
    /// - Parameter text: The description of a pattern.
    fileprivate init(compiled text: String) throws(CompiledTableError) {
        do throws(PatternError) { try self.init(text) } catch { throw CompiledTableError.unreadablePattern(text) }
    }
}

extension BlockStream {
    /// The default values of an entry.
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
    /// Writes everything of a table that ``RouteTable/init(_:types:)`` reads and searches do not.
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
