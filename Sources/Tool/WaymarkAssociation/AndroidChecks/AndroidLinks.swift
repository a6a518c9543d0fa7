import WaymarkEngine
import WaymarkLanguages

/// A builder of the sets of links that Android rules match, to prove properties such as overlaps. A link is encoded as
/// its decoded path, query and fragment, separated by the bytes 0xFE and 0xFF, which do not occur in UTF-8.
struct AndroidLinks {
    var pool = LanguagePool()
    private let texts, paths: Language

    private static let query: UInt8 = 0xFE
    private static let fragment: UInt8 = 0xFF
    /// The maximum length of a pattern in bytes.
    private static let lengthLimit = 1_000
    /// The maximum number of automaton states that one search visits.
    private static let stepLimit = 3_000
    /// The maximum number of sets of strings (`Language`) in the pool, for all checks of a file.
    private static let poolLimit = 300_000

    init() {
        let scalar = pool.scalar(controls: false)
        texts = pool.repetition(scalar, minimum: 0)
        paths = pool.union([.empty, pool.sequence(pool.bytes(ByteClass(.slash)), texts)])
    }

    /// Returns the links that a rule matches; `nil` if a pattern is malformed or too long. A rule without patterns
    /// matches no link.
    mutating func links(of rule: AndroidRule) -> Language? { rule.parts.isEmpty ? .nothing : links(of: rule.parts) }

    /// Returns the links that all patterns match; `nil` if a pattern is malformed or too long.
    mutating func links(of parts: [AndroidRule.Part]) -> Language? {
        var sets: [AndroidRule.Part.Target: Language] = [:]
        for part in parts {
            guard let texts = texts(of: part) else { return nil }
            let others = sets[part.target]
            sets[part.target] = others.map { pool.intersection([$0, texts]) } ?? texts
        }
        return pool.sequence([
            sets[.path] ?? paths,
            sets[.query].map { marked($0, by: Self.query) } ?? optional(texts, behind: Self.query),
            sets[.fragment].map { marked($0, by: Self.fragment) } ?? optional(texts, behind: Self.fragment),
        ])
    }

    /// Returns the links that only a matcher with backtracking, unlike Android's, would match; `nil` if not computable.
    mutating func missedLinks(of part: AndroidRule.Part) -> Language? {
        guard let test = test(of: part), test.isGreedy, let own = test.language(in: &pool),
            let read = test.language(in: &pool, backtracking: true)
        else { return nil }
        let missed = pool.difference(read, own)
        return pool.sequence([
            part.target == .path ? pool.intersection([paths, missed]) : paths,
            part.target == .query ? marked(parameter(missed), by: Self.query) : .empty,
            part.target == .fragment ? marked(pool.intersection([texts, missed]), by: Self.fragment) : .empty,
        ])
    }

    /// Returns the links that a filter's groups match. The first group that matches a link allows or blocks it.
    mutating func links(ofGroups groups: [AndroidRule]) -> Language? {
        var rest = Language.nothing
        for group in groups.reversed() {
            guard let own = links(of: group) else { return nil }
            rest = group.excludes ? pool.difference(rest, own) : pool.union([own, rest])
        }
        return rest
    }

    /// Returns the paths, queries and fragments that a filter matches on Android 15.
    mutating func links(of filter: IntentFilter) -> Language? {
        if filter.paths.isEmpty, filter.groups.isEmpty { return links(of: []) }
        let sets = filter.paths.map { links(of: $0) } + [links(ofGroups: filter.groups)]
        return sets.contains(nil) ? nil : pool.union(sets.compactMap(\.self))
    }

    /// Returns the shortest link in `set` but not in `others`, without scheme and host: `.some(nil)` if there is none,
    /// `nil` if a limit was reached.
    mutating func shortest(of set: Language, without others: [Language] = []) -> String?? {
        shortestText(of: set, without: others).map { $0.map(Self.written) }
    }

    /// Returns the shortest string in `set` but not in `others`: `.some(nil)` if none, `nil` if a limit was reached.
    mutating func shortestText(of set: Language, without others: [Language] = []) -> [UInt8]?? {
        guard pool.count < Self.poolLimit else { return nil }
        let rest = others.isEmpty ? set : pool.difference(set, pool.union(others))
        let search = TextSearch(keeping: Self.plain, limit: Self.stepLimit)
        guard let found = search.outcomes(of: rest, among: [], in: &pool) else { return nil }
        guard let text = found.first?.text else { return .some(nil) }
        // The search prefers `-`, the first character that needs no escape, but letters make examples easier to read.
        let friendly = text.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "a") : $0 }
        return .some(pool.contains(friendly, in: rest) ? friendly : text)
    }

    private mutating func texts(of part: AndroidRule.Part) -> Language? {
        guard let texts = test(of: part)?.language(in: &pool) else { return nil }
        return switch part.target {
        case .path: pool.intersection([paths, texts])
        case .query: pool.intersection([self.texts, pool.queries(withParameterIn: texts)])
        case .fragment: pool.intersection([self.texts, texts])
        }
    }

    private func test(of part: AndroidRule.Part) -> AndroidTest? {
        part.pattern.text.utf8.count > Self.lengthLimit ? nil : try? part.pattern.test()
    }

    /// Returns the strings of a set that contain no separator of query parameters, `&` or `;`.
    private mutating func parameter(_ set: Language) -> Language {
        let other = pool.repetition(pool.bytes(ByteClass("&;".utf8).complement), minimum: 0)
        return pool.intersection([texts, set, other])
    }

    private mutating func marked(_ texts: Language, by mark: UInt8) -> Language {
        pool.sequence(pool.bytes(ByteClass(mark)), texts)
    }

    private mutating func optional(_ texts: Language, behind mark: UInt8) -> Language {
        let written = marked(texts, by: mark)
        return pool.union([.empty, written])
    }

    private static let plain = ByteClass(ByteSet.unreservedPath).union(ByteClass([query, fragment]))
    private static let inQuery = ByteSet.unreservedPath.union(ByteSet("=&;"))

    private static func written(_ link: [UInt8]) -> String {
        let fragmentStart = link.firstIndex(of: fragment) ?? link.count
        let pathEnd = link[..<fragmentStart].firstIndex(of: query) ?? fragmentStart
        func text(_ bytes: ArraySlice<UInt8>, _ mark: String) -> String {
            bytes.isEmpty
                ? ""
                : mark + PercentEncoding.encode(String(decoding: bytes.dropFirst(), as: UTF8.self), keeping: inQuery)
        }
        let path = PercentEncoding.encode(String(decoding: link[..<pathEnd], as: UTF8.self), keeping: .unreservedPath)
        return path + text(link[pathEnd..<fragmentStart], "?") + text(link[fragmentStart...], "#")
    }
}
