/// The queries that a variant takes, and those that are rejected because of it; `nil` for none.
struct TableQueries {
    var taken: [QueryPart] = []
    var rejected: [QueryPart]?
}

// Queries and fragments as texts.

extension ByteSpelling {
    /// Names of items.
    fileprivate static let name = ByteSpelling(keeping: ByteClass((0...0x7F).filter { ByteSet.queryItem.contains($0) }))

    /// Values of items, in which a comma that divides a list is told from one that is text.
    static let value = ByteSpelling(
        keeping: ByteClass((0...0x7F).filter { ByteSet.queryListElement.contains($0) }),
        mark: (byte: TextSets.separator, written: UInt8(ascii: ",")))

    static let fragment = ByteSpelling(keeping: ByteClass((0...0x7F).filter { ByteSet.fragment.contains($0) }))
}

extension ClaimSpace {
    /// Every item of a query, with a value or without.
    mutating func everyItem() -> Language {
        let values = space.sets.separatedValues(policy)
        let text = pool.written(values, .value)
        let value = pool.sequence(pool.text("=".utf8), text)
        return pool.sequence(text, pool.union([.empty, value]))
    }

    /// The fragments that fit.
    mutating func fragment(_ condition: ItemCondition) -> Language {
        let texts = condition.texts.map { $0.possible } ?? .nothing
        let mark = pool.text("#".utf8)
        let fitting = pool.sequence(mark, pool.written(texts, .fragment))
        guard case .one(_, _, let presence) = condition.value, presence != .required else { return fitting }
        return pool.union([.empty, presence == .lenient ? pool.sequence(mark, pool.anyText()) : fitting])
    }

    /// What a variant takes that asks for these items.
    mutating func makeQueries(_ items: [[UInt8]: ItemCondition]) -> TableQueries {
        var (taken, all, mayRepeat) = ([QueryPart](), [QueryPart](), false)
        for (name, condition) in items.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let (written, every, values) = (writtenName(name), everyItem(), self.values(condition))
            let queries = ItemQueries(name: written, every: every, in: &pool)
            let (fitting, repeated) = queries.queries(condition, values, in: &pool)
            taken.append(QueryPart(name: name, queries: marked(fitting)))
            all.append(QueryPart(name: name, queries: marked(pool.union([fitting, repeated]))))
            mayRepeat = mayRepeat || repeated != .nothing
        }
        return TableQueries(taken: taken, rejected: mayRepeat ? all : nil)
    }

    /// With `?`, or without one where there is no item.
    private mutating func marked(_ queries: Language) -> Language {
        let written = pool.sequence(pool.text("?".utf8), queries)
        return pool.containsEmptyText(queries) ? pool.union([.empty, written]) : written
    }

    mutating func writtenName(_ name: [UInt8]) -> Language {
        let text = pool.text(name)
        return pool.written(text, .name)
    }

    private mutating func values(_ condition: ItemCondition) -> Language {
        pool.written(condition.texts.map { $0.possible } ?? .nothing, .value)
    }
}

/// Queries by the items of one name: the rules of ``ItemState``, as sets of texts.
private struct ItemQueries {
    private let name, every: Language
    /// The item without a value, with any, and all others.
    private let bare, valued, others: Language
    /// Queries without an item of the name.
    private let none: Language

    init(name: Language, every: Language, in pool: inout LanguagePool) {
        (self.name, self.every, bare) = (name, every, name)
        let value = pool.sequence(pool.text("=".utf8), pool.anyText())
        valued = pool.intersection([every, pool.sequence(name, value)])
        others = pool.difference(every, pool.union([bare, valued]))
        none = Self.list([others], in: &pool)
    }

    /// The queries that fit, and those that would but for items that stand more than once.
    func queries(
        _ condition: ItemCondition, _ values: Language, in pool: inout LanguagePool
    ) -> (fitting: Language, repeated: Language) {
        let right = pool.sequence([name, pool.text("=".utf8), values])
        let (repeated, optional) = (condition.repeated, pool.union([bare, right]))
        switch condition.value {
        case .absent: return (Self.list([others, bare], in: &pool), .nothing)
        case .list(_, let presence): return (list(right, presence, in: &pool), .nothing)
        case .bare: return counted(bare, .required, repeated, in: &pool)
        case .one(_, isLiteral: true, _): return counted(right, .required, repeated, in: &pool)
        case .one(_, isLiteral: false, let presence):
            return counted(presence == .required ? right : optional, presence, repeated, in: &pool)
        }
    }

    private func list(_ right: Language, _ presence: ValuePresence, in pool: inout LanguagePool) -> Language {
        if presence == .lenient { return Self.list([every], in: &pool) }
        let all = Self.list([others, bare, right], in: &pool)
        return presence == .required ? pool.difference(all, Self.list([others, bare], in: &pool)) : all
    }

    /// What fits by the item that counts of those with the name.
    private func counted(
        _ fits: Language, _ presence: ValuePresence, _ repeated: LinkPolicy.RepeatedItems, in pool: inout LanguagePool
    ) -> (fitting: Language, repeated: Language) {
        let misfits = pool.difference(pool.union([bare, valued]), fits)
        let result =
            repeated == .firstValid && presence != .required
            ? firstValid(fits, in: &pool) : counted(fits, repeated, in: &pool)
        var (all, twice) = ([result, presence == .required ? .nothing : none], Language.nothing)
        if repeated == .rejected {
            let any = around(fits, before: every, behind: every, in: &pool)
            twice = pool.difference(any, result)
        }
        // What does not fit is as if it was not there.
        if presence == .lenient {
            all.append(Self.list(repeated == .rejected ? [others, misfits] : [every], in: &pool))
        }
        return (pool.union(all), twice)
    }

    private func counted(
        _ fits: Language, _ repeated: LinkPolicy.RepeatedItems, in pool: inout LanguagePool
    ) -> Language {
        switch repeated {
        case .rejected: return around(fits, before: others, behind: others, in: &pool)
        case .first: return around(fits, before: others, behind: every, in: &pool)
        case .last: return around(fits, before: every, behind: others, in: &pool)
        case .firstValid: return around(fits, before: every, behind: every, in: &pool)
        }
    }

    /// What fits a parameter that need not be there: beside an item with a value, one without does not count.
    private func firstValid(_ fits: Language, in pool: inout LanguagePool) -> Language {
        let right = pool.intersection([fits, valued])
        let without = Self.list([others, bare], in: &pool)
        let bareOnes = pool.intersection([without, around(bare, before: every, behind: every, in: &pool)])
        return pool.union([around(right, before: every, behind: every, in: &pool), bareOnes])
    }

    private func around(
        _ item: Language, before: Language, behind: Language, in pool: inout LanguagePool
    ) -> Language {
        let ampersand = pool.text("&".utf8)
        let front = pool.repetition(pool.sequence(before, ampersand), minimum: 0)
        let back = pool.repetition(pool.sequence(ampersand, behind), minimum: 0)
        return pool.sequence([front, item, back])
    }

    private static func list(_ items: [Language], in pool: inout LanguagePool) -> Language {
        let item = pool.union(items)
        let ampersand = pool.text("&".utf8)
        return pool.sequence(item, pool.repetition(pool.sequence(ampersand, item), minimum: 0))
    }
}
