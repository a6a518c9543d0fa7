import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Makes random patterns with every feature of the page WritingPatterns. They use few words, so that they overlap.
struct PatternMaker {
    var random: SeededGenerator
    private var names: [String] = []

    init(random: SeededGenerator) { self.random = random }

    /// The table's custom types.
    static let ownTypes: [String: PlainConstraint] = [
        "Hash": .characters(.hex, lengths: 2...4),
        "Slug": .characters(.slug, lengths: 1...Int.max),
        "Digits": .characters(.digits, lengths: 1...3),
        "Letters": .characters(.letters, lengths: 0...5),
        "Mixed": .characters(.alphanumerics, lengths: 1...8),
        "Free": .characters(.unreserved, lengths: 1...6),
        "Lang": .oneOf(["en", "de"]),
        "Path": .matching("[a-z0-9]+([-.][a-z0-9]+)*"),
        // An equivalent expression, so that both types accept the same strings.
        "Road": .matching("(?:[0-9]|[a-z])+((-|\\.)[0-9a-z]+)*"),
        "Wide": .matching("[^0-9/]{1,3}|(a|b[^c]){2,}"),
        "Blank": .matching("( |x)*"),
        "Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false },
    ]

    /// The table's types in the reference, with `Word`, which functions accept.
    static let types = PlainTypes(
        own: ownTypes.merging(["Word": .oneOf(Word.allCases.map(\.rawValue))]) { own, _ in own })

    private static let typeNames =
        ["String", "Int", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
        + ["Double", "Float", "Bool", "UUID", "ULID", "Base64URL"]
        + ["LenientInt", "LenientDouble", "LenientBool"] + ownTypes.keys.sorted()

    /// Returns a valid pattern, as text and as parsed with the prefixes of its groups.
    mutating func pattern(behind prefixes: [String] = []) -> (text: String, pattern: PlainPattern) {
        while true {
            names = ["id", "name", "x", "y", "n", "1", "tag", "s", "_t", "u2", "für", "w", "z", "k", "m", "22"]
            names.shuffle(using: &random)
            var text = path(depth: 0)
            if random.once(in: 10) { text = prefix() + text }
            if random.once(in: 3) { text += query() }
            if random.once(in: 8) { text += "#" + fragment() }
            let pattern = Reading.pattern(prefixes.reversed().reduce(text) { $0.behind($1) })
            if pattern.isSound { return (text, pattern) }
        }
    }

    /// Returns the pattern that matches everything, for a matcher.
    func anything(behind prefixes: [String]) -> (text: String, pattern: PlainPattern) {
        ("/**", Reading.pattern(prefixes.reversed().reduce("/**") { $0.behind($1) }))
    }

    /// Returns a pattern that determines the precedence of a matcher. The router adds the prefixes of the groups.
    mutating func plainPattern(behind prefixes: [String]) -> PlainPattern {
        let text = random.pick(["/a", "/{x}", "/{x: Int}/b", "/user/*", "/v{x}", "/**+", "/a?q={q}", "/a[/b]"])
        var pattern = Reading.pattern(prefixes.reversed().reduce(text) { $0.behind($1) })
        pattern.text = text
        return pattern
    }

    /// Returns a pattern with the parameters in another order; `nil` if one is optional, a list, or has listed texts or
    /// several types.
    mutating func reordered(_ pattern: PlainPattern) -> (text: String, pattern: PlainPattern)? {
        var text = random.pick(["/again", "/user"])
        for name in pattern.names.reversed() {
            let parameters = pattern.parameters(named: name)
            guard let parameter = parameters.first, parameters.count == pattern.forms.count, !parameter.isList,
                parameter.presence == .required, case .named(let type) = parameter.type,
                parameters.allSatisfy({ $0.type == parameter.type && $0.isTyped == parameter.isTyped })
            else { return nil }
            text += parameter.isTyped ? "/{\(name): \(type)}" : "/{\(name)}"
        }
        return (text, Reading.pattern(text))
    }

    private mutating func prefix() -> String {
        random.pick([
            "https://example.com", "https://*.example.com", "https://example.com:8443", "http://example.com",
            "http://example.com:8080", "https://EXAMPLE.com", "myapp:/", "other:/", "https://b.de",
        ])
    }

    // MARK: Path

    private mutating func path(depth: Int) -> String {
        var path = ""
        for _ in 0..<random.below(depth == 0 ? 5 : 3) { path += part(depth: depth) }
        if path.isEmpty { return depth == 0 ? "/" : part(depth: depth) }
        return random.once(in: 20) && depth == 0 ? path + "/" : path
    }

    private mutating func part(depth: Int) -> String {
        guard depth < 3, random.once(in: 4) else { return "/" + segment() }
        switch random.below(6) {
        case 0, 1: return "[" + path(depth: depth + 1) + "]"
        case 2:
            return "/("
                + either {
                    $0.segment()
                } or: {
                    $0.segment() + $0.path(depth: depth + 1)
                } + ")"
        case 3:
            return "("
                + either {
                    $0.path(depth: depth + 1)
                } or: {
                    $0.path(depth: depth + 1)
                } + ")"
        case 4:
            // A word in brackets is an error behind a mark, too: 'a-[v]' has a parameter in other notations.
            let segment = segment()
            let isWordValid = !"-.@".contains(segment.last ?? "-")
            let text = random.pick(isWordValid ? ["-", ".", "v", "b"] : ["-", "."])
            return "/" + segment + "[" + text + random.pick(["", parameter()]) + "]"
        default:
            // A single word in brackets is an error, because it is a parameter in other notations.
            let segment = segment()
            let isWord = segment.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
            return isWord ? "[/" + segment + "]" : "/[" + segment + "]"
        }
    }

    /// Returns one of two alternatives, which may share their parameter names.
    private mutating func either(_ first: (inout Self) -> String, or second: (inout Self) -> String) -> String {
        let known = names
        let text = first(&self)
        if random.once(in: 2) { names = known }
        let other = second(&self)
        names.removeAll { text.contains("{" + $0) }
        return text + "|" + other
    }

    private mutating func segment() -> String {
        switch random.below(20) {
        case 0..<7: return word()
        case 7..<10: return "{" + name() + "}"
        case 10..<14: return parameter()
        case 14..<17: return partial()
        case 17: return "*"
        case 18: return random.pick(["**", "**", "**+", "**!"])
        default: return "{" + name() + ": " + random.pick(["**", "**", "**+", "**!"]) + "}"
        }
    }

    private mutating func word() -> String {
        random.pick([
            "a", "a", "b", "b", "c", "user", "user", "new", "en", "A", "7", "caf%C3%A9", "100%25", "a\\(b\\)", "a+b",
            "x:y", "%2e%2Fz",
        ])
    }

    private mutating func parameter() -> String {
        let type = self.type()
        return random.once(in: 6) ? "{: " + type + "}" : "{" + name() + random.pick([": ", ":", " : "]) + type + "}"
    }

    private mutating func partial() -> String {
        let text = ["-", ".", "v", "a", "--", "@", "%2F", "user", "\\*"]
        switch random.below(5) {
        case 0: return random.pick(text) + parameter()
        case 1: return parameter() + random.pick(text)
        case 2: return parameter() + random.pick(text) + parameter()
        case 3:
            return "{" + name() + "}" + random.pick(text) + "{" + name() + "}" + random.pick(["", random.pick(text)])
        default:
            return random.pick(text) + parameter() + random.pick(text) + parameter() + random.pick(text) + parameter()
        }
    }

    private mutating func name() -> String { names.popLast() ?? "last\(random.below(100))" }

    private mutating func type() -> String {
        random.once(in: 5)
            ? random.pick(["en|de", "a|b|7", "user | new", "new|v-1", "a%20b|en"]) : random.pick(Self.typeNames)
    }

    // MARK: Query and fragment

    private mutating func query() -> String {
        var left = ["q", "a", "b", "tag", "Q", "x y", "1"].map { $0.replacing(" ", with: "%20") }
        left.shuffle(using: &random)
        var items: [String] = []
        for _ in 0...random.below(3) {
            guard left.count > 2 else { break }
            if random.once(in: 8) {
                let others = random.once(in: 3) ? "&" + item(left.removeLast()) : ""
                let (first, second) = (left.removeLast(), left.removeLast())
                items.append(
                    "("
                        + either {
                            $0.item(first)
                        } or: {
                            $0.item(second)
                        } + others + ")")
            } else {
                items.append(item(left.removeLast()))
            }
        }
        return "?" + items.joined(separator: "&")
    }

    private mutating func item(_ item: String) -> String {
        switch random.below(10) {
        case 0: return item
        case 8:
            return item + "={" + name()
                + random.pick([
                    ": [String] = a,b", ": [String] = \"\"", ": [String]* = [\"\"]", ": [Int] = 7",
                    ": [en|de]* = en,de", ": [String] = a%2Cb", ": Double = 1.50",
                ]) + "}"
        case 1: return item + "=" + random.pick(["a", "7", "en", "a%20b", "true"])
        case 2: return item + "={" + name() + "}"
        case 3, 4: return item + "={" + name() + random.pick(["?", ": String?"]) + "}"
        case 5: return item + "={" + name() + ": " + random.pick(["", "try? "]) + type() + "}"
        case 6:
            return item + "={" + name()
                + random.pick([
                    " = a", ": Int = 1", "=\"\"", ": Bool = true", ": en|de = en", ": en|\"\"", ": Even = 4",
                ]) + "}"
        case 7: return item + "={" + name() + ": [" + type() + "]" + random.pick(["", "?", "*", "*?"]) + "}"
        default:
            return item + "={" + name()
                + random.pick([": " + random.pick(Self.typeNames) + "?}", "?: " + type() + "}"])
        }
    }

    private mutating func fragment() -> String {
        random.pick([
            "top", "a%20b", "{" + name() + "}", "{" + name() + "?}", "{" + name() + ": Int}", "{" + name() + ": Int?}",
            "{" + name() + ": try? Int}", "{" + name() + " = top}", "{" + name() + ": en|de}", "{: Int}",
        ])
    }
}

extension String {
    /// Returns the pattern with a prefix. The pattern's own source takes precedence, and one slash joins the two.
    fileprivate func behind(_ prefix: String) -> String {
        let (source, path) = atSource
        let (outer, before) = prefix.atSource
        let beginning = (source.isEmpty ? outer : source) + before.reversed().drop { $0 == "/" }.reversed()
        let isJoined = path.first.map { "/?#".contains($0) || source.isEmpty && "[(".contains($0) } ?? true
        return beginning + (isJoined ? "" : "/") + path
    }

    /// The source at the start of the string, and the path after it.
    private var atSource: (source: String, path: Substring) {
        guard let end = ranges(of: "://").first?.upperBound else { return ("", self[...]) }
        // The second slash after a custom scheme begins the path, unless another slash follows.
        let own = self[end...].first == "/" ? end : index(before: end)
        let path = hasPrefix("http") ? self[end...].firstIndex { "/[(?#".contains($0) } ?? endIndex : own
        return (String(self[..<path]), self[path...])
    }
}

extension PlainPattern {
    /// Whether the pattern has none of the errors on the page Errors.
    fileprivate var isSound: Bool {
        forms.count <= 100 && forms.allSatisfy { $0.isSound }
    }
}

extension PlainForm {
    fileprivate var isSound: Bool {
        let runs = segments.map { if case .run = $0 { true } else { false } }
        let names = parameters.compactMap(\.name) + runNames
        return Set(names).count == names.count && Set(items.map(\.name)).count == items.count
            && !zip(runs, runs.dropFirst()).contains { $0 && $1 } && segments.allSatisfy(\.isSound)
    }

    private var runNames: [String] {
        segments.compactMap { if case .run(let run) = $0 { run.name } else { nil } }
    }
}

extension PlainSegment {
    fileprivate var isSound: Bool {
        switch self {
        case .literal(let text): ![".", "..", ""].contains(text.text)
        case .pieces(let pieces):
            !zip(pieces, pieces.dropFirst()).contains { $0.parameter != nil && $1.parameter != nil }
        case .wildcard, .run: true
        case .broken: false
        }
    }
}
