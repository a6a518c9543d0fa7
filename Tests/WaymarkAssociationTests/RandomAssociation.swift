import TestSupport

/// Random association files and links, as JSON values and strings: valid ones, unusual ones, and wrong types.
struct RandomAssociation {
    private var random: SeededGenerator
    /// Whether the files contain values of wrong types.
    private let isWild: Bool

    init(seed: some BinaryInteger, isWild: Bool) {
        random = SeededGenerator(seed: seed)
        self.isWild = isWild
    }

    static let apps = ["ABCDE12345.com.a", "ABCDE12345.com.b", "ABCDE12345.com.c"]

    // MARK: Files

    mutating func file() -> Written {
        var links: [(String, Written)] = []
        if random.once(in: 2) { links.append(("defaults", condition(isRule: false))) }
        if random.once(in: 2) { links.append(("substitutionVariables", .object(variables()))) }
        let entries = (0...random.below(3)).map { _ in entry() }
        if isWild, random.once(in: 6) {
            links.append(("details", .object(entries.map { (random.pick(Self.apps), $0) })))
        } else {
            links.append(("details", odd(.list(entries))))
        }
        return .object([("applinks", .object(links))])
    }

    /// Returns a file with one entry that has many rules.
    mutating func longFile(rules count: Int) -> Written {
        let rules = Written.list((0..<count).map { _ in condition(isRule: true) })
        let entry = Written.object([("appIDs", .list(Self.apps.map { .text($0) })), ("components", rules)])
        return .object([
            (
                "applinks",
                .object([("substitutionVariables", .object(variables())), ("details", .list([entry, self.entry()]))])
            )
        ])
    }

    private mutating func variables() -> [(String, Written)] {
        ["v", "w", "digit"].prefix(1 + random.below(3)).map { name in
            (
                name,
                .list(
                    (0..<random.below(4)).map { _ in
                        odd(.text(random.pick(["a", "ab", "B", "", "*", "/", "a/", "?b", "é"])))
                    })
            )
        }
    }

    private mutating func entry() -> Written {
        var keys: [(String, Written)] = []
        let apps = Written.list((0..<random.below(3)).map { _ in odd(.text(random.pick(Self.apps))) })
        if random.below(4) > 0 { keys.append(("appIDs", odd(apps))) }
        if random.once(in: 3) { keys.append(("appID", odd(.text(random.pick(Self.apps))))) }
        if random.once(in: 3) { keys.append(("defaults", condition(isRule: false))) }
        if random.below(4) > 0 {
            keys.append(("components", odd(.list((0..<random.below(5)).map { _ in odd(condition(isRule: true)) }))))
        }
        if random.once(in: 4) {
            keys.append(("paths", odd(.list((0..<random.below(4)).map { _ in odd(legacyPath()) }))))
        }
        if isWild, random.once(in: 8), let again = keys.last { keys.append((again.0, odd(.list([])))) }
        return .object(keys)
    }

    private mutating func legacyPath() -> Written {
        .text((random.once(in: 3) ? random.pick(["NOT ", "NOT  ", "not "]) : "") + pattern())
    }

    private mutating func condition(isRule: Bool) -> Written {
        var keys: [(String, Written)] = []
        func often(_ random: inout SeededGenerator) -> Bool { isRule ? random.below(3) > 0 : random.once(in: 5) }
        if often(&random) { keys.append(("/", odd(.text(pattern())))) }
        if random.once(in: 4) { keys.append(("?", odd(query()))) }
        if random.once(in: 5) { keys.append(("#", odd(.text(pattern(in: Self.words))))) }
        if random.once(in: isRule ? 4 : 6) { keys.append(("exclude", odd(.flag(random.below(4) > 0)))) }
        if random.once(in: 4) { keys.append(("caseSensitive", odd(.flag(random.once(in: 3))))) }
        if random.once(in: 4) { keys.append(("percentEncoded", odd(.flag(random.once(in: 4))))) }
        if random.once(in: 8) { keys.append((random.pick(["comment", "casesensitive", "paths"]), .text("x"))) }
        if isWild, random.once(in: 8), let again = keys.first { keys.append((again.0, odd(again.1))) }
        return .object(keys)
    }

    private mutating func query() -> Written {
        if random.once(in: 3) { return .text(pattern(in: Self.words)) }
        return .object(
            (0..<random.below(3)).map { _ in
                (random.pick(["a", "b", "A", "a%62", "é", ""]), odd(.text(pattern(in: Self.values))))
            })
    }

    /// Returns the value, or sometimes another value in its place.
    private mutating func odd(_ value: Written) -> Written {
        guard isWild, random.once(in: 14) else { return value }
        return random.pick([
            .text("true"), .text("/a"), .flag(true), .number(1), .null, .list([]), .list([.text("/b")]), .object([]),
            .object([("/", .text("/a"))]),
        ])
    }

    // MARK: Patterns and links

    private static let pieces = [
        "/", "/", "a", "b", "A", "*", "?", "?*", "%2F", "%61", "%c3%a9", "%C3%A9", "é", "$(v)", "$(digit)", "$(w)",
        "$(alpha)", "$(nope)", "$(", "$", "1", "/*", "//",
    ]
    private static let words = ["a", "b", "A", "*", "?", "=", "&", "%61", "$(v)", "1", "é", "a=b", "$(upper)"]
    private static let values = ["a", "b", "A", "*", "?", "?*", "%61", "$(v)", "1", ""]

    private mutating func pattern() -> String {
        let start = random.pick(["/", "/", "/", "", "//"])
        return start + (0..<random.below(5)).map { _ in random.pick(Self.pieces) }.joined()
    }

    private mutating func pattern(in pieces: [String]) -> String {
        (0..<random.below(4)).map { _ in random.pick(pieces) }.joined()
    }

    mutating func link() -> String {
        let pieces = [
            "/", "/", "a", "b", "A", "ab", "%2F", "%2f", "%61", "%C3%A9", "%c3%a9", "é", "1", "//", "B", "%25",
        ]
        let path = (0..<random.below(6)).map { _ in random.pick(pieces) }.joined()
        let queries = [
            "", "?", "?a", "?a=", "?a=b", "?a=b&a=a", "?A=b", "?b=1&a=", "?%61=b", "?a=%62", "?a=b=c", "?x&&b=A",
            "?ab=a", "?é=a",
        ]
        let fragments = ["", "", "", "#", "#a", "#ab", "#%61", "#A"]
        let start = path.isEmpty || path.hasPrefix("/") ? "" : "/"
        return "https://a.com" + start + path + random.pick(queries) + random.pick(fragments)
    }
}

/// A JSON value with ordered and possibly duplicate keys.
indirect enum Written {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([Written])
    case object([(String, Written)])

    var json: String {
        switch self {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .text(let text): "\"\(text)\""
        case .list(let elements): "[\(elements.map(\.json).joined(separator: ", "))]"
        case .object(let pairs): "{\(pairs.map { "\"\($0)\": \($1.json)" }.joined(separator: ", "))}"
        }
    }

    /// The last value of a key, if this is an object with the key.
    subscript(key: String) -> Written? {
        guard case .object(let pairs) = self else { return nil }
        return pairs.last { $0.0 == key }?.1
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var list: [Written]? { if case .list(let list) = self { list } else { nil } }
    var pairs: [(String, Written)]? { if case .object(let pairs) = self { pairs } else { nil } }
}
