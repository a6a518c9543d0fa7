/// The queries and fragments that a pattern variant matches. `rejected` also contains queries that the policy rejects
/// for duplicate items; it is `nil` if there are none.
typealias TableQueries = (taken: [QueryPart], rejected: [QueryPart]?, fragment: Language?)

extension ByteSpelling {
    fileprivate static let name = ByteSpelling(keeping: ByteClass(ByteSet.queryItem))

    /// The spelling of query values, such as `a,b%2Cc`: only commas between list elements are raw.
    static let value = ByteSpelling(
        keeping: ByteClass(ByteSet.queryListElement),
        mark: (byte: TextSets.separator, written: UInt8(ascii: ",")))

    static let fragment = ByteSpelling(keeping: ByteClass(ByteSet.fragment))
}

extension ClaimSpace {
    mutating func everyItem() -> Language {
        let values = space.sets.separatedValues(policy)
        let text = pool.written(values, .value)
        let value = pool.sequence(pool.text("=".utf8), text)
        return pool.sequence(text, pool.union([.empty, value]))
    }

    private mutating func fragment(_ condition: ItemCondition) -> Language {
        let texts = condition.texts.map { $0.possible } ?? .nothing
        let mark = pool.text("#".utf8)
        let fitting = pool.sequence(mark, pool.written(texts, .fragment))
        guard case .one(_, let presence) = condition.value, presence != .required else { return fitting }
        return pool.union([.empty, presence == .lenient ? pool.sequence(mark, pool.anyText()) : fitting])
    }

    mutating func makeQueries(_ conditions: [[UInt8]?: ItemCondition]) -> TableQueries {
        let fragment = conditions[nil].map { self.fragment($0) }
        var (taken, all, mayRepeat) = ([QueryPart](), [QueryPart](), false)
        let items = conditions.compactMap { name, condition in name.map { ($0, condition) } }
        for (name, condition) in items.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
            let (written, every, values) = (writtenName(name), everyItem(), self.values(condition))
            let queries = ItemQueries(name: written, every: every, in: &pool)
            let (fitting, repeated) = queries.queries(condition, values, in: &pool)
            taken.append(QueryPart(name: name, queries: marked(fitting)))
            all.append(QueryPart(name: name, queries: marked(pool.union([fitting, repeated]))))
            mayRepeat = mayRepeat || repeated != .nothing
        }
        return (taken, mayRepeat ? all : nil, fragment)
    }

    /// Returns the queries with a leading `?`, and the empty string if no item is required.
    private mutating func marked(_ queries: Language) -> Language {
        let written = pool.sequence(pool.text("?".utf8), queries)
        return pool.containsEmptyString(queries) ? pool.union([.empty, written]) : written
    }

    private mutating func writtenName(_ name: [UInt8]) -> Language { pool.written(pool.text(name), .name) }

    private mutating func values(_ condition: ItemCondition) -> Language {
        pool.written(condition.texts.map { $0.possible } ?? .nothing, .value)
    }

    /// Returns the percent-encoded strings that a type accepts in a path segment.
    package mutating func segmentTexts(of type: ParameterType) -> Language {
        writtenSegment(decodedSegmentTexts(of: type))
    }

    /// Returns the decoded strings that a type accepts in a path segment.
    package mutating func decodedSegmentTexts(of type: ParameterType) -> Language {
        let side = space.sides[0]
        let set = space.sets.set(of: type, in: side.types, table: 0, folds: side.policy.isCaseInsensitive)
        return pool.intersection([set.possible, pool.difference(side.segments, .empty)])
    }

    package mutating func segmentText(_ text: String) -> Language { writtenSegment(pool.text(Array(text.utf8))) }

    package var allowsOneItem: Bool { policy.repeatedItems == .rejected }

    package mutating func itemName(_ name: String) -> Language { writtenName(Array(name.utf8)) }

    package mutating func itemTexts(of value: ValuePattern) -> Language { texts(of: value, .value) }

    package mutating func fragmentTexts(of value: ValuePattern) -> Language { texts(of: value, .fragment) }

    private mutating func texts(of value: ValuePattern, _ spelling: ByteSpelling) -> Language {
        let side = space.sides[0]
        switch value {
        case .literal(let text):
            return pool.written(pool.text(Array(text.utf8)), spelling)
        case .parameter(let parameter):
            let values = space.sets.values(of: parameter, in: side.types, table: 0).possible
            let isList = parameter.type.isList && !parameter.type.isExploded
            let every = isList ? space.sets.separatedValues(side.policy) : space.sets.values(side.policy)
            return pool.written(pool.intersection([values, every]), spelling)
        }
    }
}

/// The queries that match a condition on the items with one name, by the same rules as ``ItemState``.
private struct ItemQueries {
    private let name, every: Language
    /// The item without a value (`a`), the items with a value (`a=1`), and all items with other names.
    private let bare, valued, others: Language
    private let none: Language

    init(name: Language, every: Language, in pool: inout LanguagePool) {
        (self.name, self.every, bare) = (name, every, name)
        let value = pool.sequence(pool.text("=".utf8), pool.anyText())
        valued = pool.intersection([every, pool.sequence(name, value)])
        others = pool.difference(every, pool.union([bare, valued]))
        none = Self.list([others], in: &pool)
    }

    /// Returns the queries that meet the condition, and those that the link policy rejects only for duplicate items.
    func queries(
        _ condition: ItemCondition, _ values: Language, in pool: inout LanguagePool
    ) -> (fitting: Language, repeated: Language) {
        let right = pool.sequence([name, pool.text("=".utf8), values])
        let (repeated, optional) = (condition.repeated, pool.union([bare, right]))
        switch condition.value {
        case .absent: return (Self.list([others, bare], in: &pool), .nothing)
        case .list(_, let presence): return (list(right, presence, in: &pool), .nothing)
        case .bare: return counted(bare, .required, repeated, in: &pool)
        case .one(_, let presence):
            return counted(presence == .required ? right : optional, presence, repeated, in: &pool)
        }
    }

    private func list(_ right: Language, _ presence: ValuePresence, in pool: inout LanguagePool) -> Language {
        if presence == .lenient { return Self.list([every], in: &pool) }
        let all = Self.list([others, bare, right], in: &pool)
        return presence == .required ? pool.difference(all, Self.list([others, bare], in: &pool)) : all
    }

    /// Returns the queries that meet a condition on one item, and those that are rejected for duplicate items. The
    /// policy `repeated` selects the item among duplicates.
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
        // For a lenient parameter, an invalid value counts as absent.
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

    /// Returns the queries in which, under `firstValid`, an optional parameter matches: an item has a matching value,
    /// or no item of its name has a value.
    private func firstValid(_ fits: Language, in pool: inout LanguagePool) -> Language {
        let right = pool.intersection([fits, valued])
        let without = Self.list([others, bare], in: &pool)
        let bareOnes = pool.intersection([without, around(bare, before: every, behind: every, in: &pool)])
        return pool.union([around(right, before: every, behind: every, in: &pool), bareOnes])
    }

    private func around(_ item: Language, before: Language, behind: Language, in pool: inout LanguagePool) -> Language {
        let ampersand = pool.text("&".utf8)
        let front = pool.repetition(pool.sequence(before, ampersand), minimum: 0)
        let back = pool.repetition(pool.sequence(ampersand, behind), minimum: 0)
        return pool.sequence([front, item, back])
    }

    private static func list(_ items: [Language], in pool: inout LanguagePool) -> Language {
        pool.list(of: pool.union(items), separator: .ampersand)
    }
}
