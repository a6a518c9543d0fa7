import WaymarkEngine
import WaymarkLanguages
import WaymarkManifest
import WaymarkProofs

/// A builder of the sets of links that Apple's rules match. A link is written without scheme and host: `/a?b=c#d`.
struct RuleLinks {
    var pool: LanguagePool
    private let reader: GlobReader
    private var globs: [Bool: GlobLanguage] = [:]
    private let paths, queries, items, fragments: Language

    /// The maximum number of tokens in a pattern that can match the empty string, such as `*`, which slow comparisons.
    private static let wildcardLimit = 100
    /// The maximum total number of values of variables, such as `$(lang)`, after the first `*` of a pattern.
    /// Comparisons of rules test each character of a link against all of them.
    private static let choiceLimit = 700
    /// The maximum length of a pattern in bytes.
    private static let lengthLimit = 4_000

    /// - Parameter isDecoded: `true` if any rule percent-decodes links.
    init(_ reader: GlobReader, isDecoded: Bool, pool: LanguagePool = LanguagePool()) {
        self.reader = reader
        var pool = pool
        /// Returns the characters and escapes that a part of a link can contain, except `ends`: `?` and `#` for a path.
        func element(without ends: [UInt8]) -> Language {
            let bytes = ByteClass(AppleSpelling.legal).subtracting(ByteClass(ends + [.percent]))
            return pool.union([pool.bytes(bytes), Self.escape(isDecoded: isDecoded, in: &pool)])
        }
        let path = element(without: [.question, .hash])
        let query = element(without: [.hash])
        let item = element(without: [.hash, .ampersand])
        let fragment = element(without: [])
        let slash = pool.bytes(ByteClass(.slash))
        paths = pool.union([.empty, pool.sequence(slash, pool.repetition(path, minimum: 0))])
        queries = pool.repetition(query, minimum: 0)
        items = pool.repetition(item, minimum: 0)
        fragments = pool.repetition(fragment, minimum: 0)
        self.pool = pool
    }

    /// - Parameter isDecoded: `true` for only the escapes of valid UTF-8; `false` for all percent escapes.
    private static func escape(isDecoded: Bool, in pool: inout LanguagePool) -> Language {
        if isDecoded { return escaped(pool.scalar(), orPlain: false, in: &pool) }
        let (percent, digit) = (pool.bytes(ByteClass(.percent)), pool.bytes(ByteClass(ByteSet.hexDigits)))
        return pool.sequence([percent, digit, digit])
    }

    /// Returns the set of strings with each byte percent-encoded or, if `orPlain`, also as it is, except `%`.
    private static func escaped(_ language: Language, orPlain: Bool = true, in pool: inout LanguagePool) -> Language {
        pool.replacingBytes(in: language) { bytes, pool in
            let plain = orPlain ? pool.bytes(bytes.subtracting(ByteClass(.percent))) : .nothing
            return pool.union([plain] + pool.escapes(of: bytes, ignoringCase: true))
        }
    }

    mutating func links(of condition: LinkCondition) throws(RuleError) -> Language {
        let claim = try claim(of: condition)
        let query = pool.intersection([optional(queries, behind: .question)] + claim.query.map { $0.queries })
        return pool.sequence([claim.path, query, claim.fragment ?? optional(fragments, behind: .hash)])
    }

    /// Returns the links that a rule matches, as separate sets of paths, queries and fragments.
    mutating func claim(of condition: LinkCondition) throws(RuleError) -> LinkClaim {
        var claim = LinkClaim(path: try path(condition), query: try query(condition))
        if let pattern = condition.fragment?.value {
            let texts = try texts(pattern, condition)
            claim.fragment = optional(pool.intersection([fragments, texts]), behind: .hash)
        }
        return claim
    }

    /// Returns the strings with the delimiter `mark` before them, such as `?a=b`. If `texts` contains the empty string,
    /// so does the result, for links without this part.
    private mutating func optional(_ texts: Language, behind mark: UInt8) -> Language {
        let written = pool.sequence(pool.bytes(ByteClass(mark)), texts)
        return pool.containsEmptyString(texts) ? pool.union([.empty, written]) : written
    }

    private mutating func path(_ condition: LinkCondition) throws(RuleError) -> Language {
        guard let pattern = condition.path?.value else { return paths }
        let texts = try texts(pattern, condition, isPath: true)
        let slash = pool.bytes(ByteClass(.slash))
        let written = condition.decodes ? Self.escaped(slash, in: &pool) : slash
        let trimmed = pool.difference(texts, pool.sequence(pool.anyText(), written))
        return pool.intersection([paths, pool.sequence(trimmed, pool.repetition(written, minimum: 0))])
    }

    private mutating func query(_ condition: LinkCondition) throws(RuleError) -> [QueryPart] {
        if let text = condition.queryText {
            let texts = try texts(text.value, condition)
            return [QueryPart(name: nil, queries: optional(pool.intersection([queries, texts]), behind: .question))]
        }
        return try condition.queryItems.map { item throws(RuleError) in
            let one = try queries(with: item, condition)
            // Decodes the name of the query item, to compare it with names in the route table, which are decoded.
            let decoded = condition.decodes ? nil : PercentEncoding.decodeStrictly(item.name.value)
            let name = Array((decoded ?? item.name.value).utf8)
            return QueryPart(name: name, queries: optional(one, behind: .question))
        }
    }

    /// Returns the queries in which all items with the name of `item` match. A missing item counts as an empty value.
    private mutating func queries(
        with item: QueryItemCondition, _ condition: LinkCondition
    ) throws(RuleError) -> Language {
        let values = try texts(item.value.value, condition)
        let written = self.name(item.name.value, condition)
        let noEquals = pool.repetition(pool.bytes(ByteClass(.equals).complement), minimum: 0)
        let name = pool.intersection([written, noEquals])
        let fitting = pool.intersection([items, pool.sequence(name, optional(values, behind: .equals))])
        let named = pool.sequence(name, optional(pool.anyText(), behind: .equals))
        let others = pool.difference(items, named)
        let all = pool.list(of: pool.union([fitting, others]), separator: .ampersand)
        if pool.containsEmptyString(values) { return all }
        return pool.difference(all, pool.list(of: others, separator: .ampersand))
    }

    private mutating func name(_ name: String, _ condition: LinkCondition) -> Language {
        let text = pool.text(Array(name.utf8), ignoringCase: condition.isCaseSensitive == false)
        return condition.decodes ? Self.escaped(text, in: &pool) : text
    }

    /// Returns the strings that a pattern matches, as written in links: also percent-encoded if the rule decodes links.
    private mutating func texts(
        _ pattern: String, _ condition: LinkCondition, isPath: Bool = false
    ) throws(RuleError) -> Language {
        guard pattern.utf8.count <= Self.lengthLimit else { throw .tooManyForms }
        let forms = try reader.forms(of: pattern, isPath: isPath)
        guard forms.allSatisfy({ $0.count { $0.isOpen } <= Self.wildcardLimit && $0.openChoices <= Self.choiceLimit })
        else { throw .tooManyForms }
        let isCaseSensitive = condition.isCaseSensitive ?? true
        let texts = globs[isCaseSensitive, default: GlobLanguage(isCaseSensitive: isCaseSensitive)]
            .language(anyOf: forms, in: &pool)
        return condition.decodes ? Self.escaped(texts, in: &pool) : texts
    }
}

extension LinkCondition {
    /// `true` if links are percent-decoded before they are compared with the rule.
    var decodes: Bool { isPercentEncoded == false }
}

extension GlobToken {
    /// `true` if the token can match the empty string, like `*`.
    fileprivate var isOpen: Bool {
        switch self {
        case .many: true
        case .choice(let values): values.contains { $0.allSatisfy(\.isOpen) }
        case .scalar, .one, .letter: false
        }
    }
}

extension [GlobToken] {
    /// The total number of values of variables, such as `$(lang)`, after the first `*`. The larger it is, the longer it
    /// takes to compare the pattern with others.
    fileprivate var openChoices: Int {
        guard let start = firstIndex(of: .many) else { return 0 }
        return self[start...].reduce(0) { count, token in
            if case .choice(let values) = token { count + values.count } else { count }
        }
    }
}
