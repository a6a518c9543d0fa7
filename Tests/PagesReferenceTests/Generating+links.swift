import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Makes links near the patterns of a table: matches, near misses and hostile variants.
struct LinkMaker {
    var random: SeededGenerator
    let plain: PlainRouter
    /// Whether the link should match: every value is valid, and nothing is damaged.
    private var isCareful = false
    private var fitting: [String: [String]] = [:]

    init(random: SeededGenerator, plain: PlainRouter) { (self.random, self.plain) = (random, plain) }

    mutating func link() -> Bytes {
        isCareful = random.once(in: 2)
        guard !plain.candidates.isEmpty else { return "https://example.com/a".bytes }
        let candidate = random.pick(plain.candidates)
        let path = candidate.form.segments.flatMap { segments(of: $0) }
        var link = start(random.pick(candidate.sources), path)
        if random.once(in: 10) { link.append(UInt8(ascii: "/")) }
        link += query(candidate.form.items)
        link += fragment(candidate.form.fragment)
        return !isCareful && random.once(in: 4) ? damaged(link) : link
    }

    // MARK: Values

    private mutating func segments(of segment: PlainSegment) -> [Bytes] {
        if !isCareful, random.once(in: 25) { return [random.pick(["a", "x", "", "7", "user"]).bytes] }
        switch segment {
        case .literal(let text): return [cased(text)]
        case .pieces(let pieces):
            return [pieces.flatMap { $0.parameter.map { text(for: $0.type) } ?? cased($0.literal) }]
        case .wildcard: return [text(for: .named("String"))]
        case .run(let run):
            let least = run.isEmptyAllowed ? 0 : 1
            return (0..<(least + random.below(3))).map { _ in random.pick(["a", "b", "user", "x", ""]).bytes }
        case .broken: return []
        }
    }

    private mutating func cased(_ text: Bytes) -> Bytes {
        random.once(in: 15) ? text.text.uppercased().bytes : text
    }

    private mutating func text(for type: PlainType) -> Bytes {
        if !isCareful, random.once(in: 12) { return Self.oddTexts[random.below(Self.oddTexts.count)].bytes }
        guard case .named(let name) = type else {
            if case .oneOf(let texts) = type { return cased(random.pick(texts)) }
            return []
        }
        if name == "String", plain.policy.decodesPlusInPath, random.once(in: 3) {
            return random.pick(["a+b", "a b", "+", "b c+"]).bytes
        }
        if isCareful, let text = fittingTexts(name).randomElement(using: &random) { return text.bytes }
        switch name {
        case "String", "Slug", "Free", "Path", "Road", "Wide": return random.pick(Self.texts).bytes
        case "Double", "Float", "LenientDouble": return random.pick(Self.numbers).bytes
        case "Bool", "LenientBool": return random.pick(["true", "false", "true", "TRUE", "yes", "0"]).bytes
        case "UUID":
            return random.pick([
                Self.uuid, "621425b8-42d1-4ab4-9a58-1e69d708a84b", "1-2-3",
            ]).bytes
        case "ULID": return random.pick([Self.ulid, Self.ulid.lowercased(), "8" + Self.ulid.dropFirst()]).bytes
        case "Base64URL": return random.pick(["aGVsbG8", "aGVsbG9", "aGVsbG8=", "_-", "_w", "a"]).bytes
        case "Hash", "Mixed", "Letters": return random.pick(["ab", "a1", "FFFF", "fffff", "xyz", "ab-c"]).bytes
        case "Blank": return random.pick(["x", "x x", " ", "xy", ""]).bytes
        case "Lang": return random.pick(["en", "de", "fr"]).bytes
        default: return random.pick(Self.integers).bytes
        }
    }

    /// Returns strings that a type accepts.
    private mutating func fittingTexts(_ name: String) -> [String] {
        if let known = fitting[name] { return known }
        let all = Self.texts + Self.integers + Self.numbers + ["true", "YES", "ffff", "de", Self.uuid, Self.ulid]
        let texts = all.filter { !$0.isEmpty && plain.types.value(named: name, from: $0.bytes) != nil }
        fitting[name] = texts
        return texts
    }

    private static let ulid = "01ARZ3NDEKTSV4RRFFQ69G5FAV"
    private static let uuid = "621425B8-42D1-4AB4-9A58-1E69D708A84B"

    private static let texts = [
        "a", "b", "x", "user", "new", "7", "ada", "a b", "a/b", "café", "a.b", "a-b-c", "v1", "a,b", "100%", "--",
        "a+b", "en",
        "aa", "vav", "a%2Fb", "Ada.", "@x", "e\u{301}",
    ]
    private static let integers = [
        "7", "0", "-5", "12", "127", "128", "255", "256", "007", "+5", "-0", "65536", "9223372036854775807",
        "9223372036854775808", "18446744073709551615", "4294967296", "1.5", "",
    ]
    private static let numbers = [
        "1.5", "1", "-2", "0.1", "1e5", "1.50", "nan", "inf", "0x10", ".5", "5.", "1e400", "1e39", "+1.5", "-0",
        "16777217", "1E5",
        "1e+5", "01.5",
    ]
    private static let oddTexts = [
        "", "..", "a/../b", "x y", "é", "a\u{7}b", ".", "a\\..\\b", "%", "ＡＢ", "A", "x=y&z", "#?", "\u{85}", "en,de",
        ",",
    ]

    // MARK: Scheme and host

    private mutating func start(_ source: PlainSource, _ path: [Bytes]) -> Bytes {
        var path = path.map { escaped($0, beside: "-._~!$&'()*+,;=:@") }
        var scheme = "zz", host = "", isFirst = false
        switch source.schemes {
        case .web: scheme = "https"
        case .clearText: scheme = "http"
        case .webAndClearText: scheme = random.pick(["https", "http"])
        case .custom(let name): scheme = name
        case .all: scheme = random.pick(["https", "https", "http", "zz", "", "myapp"])
        }
        switch source.host {
        case .exactly(let name): host = name.text
        case .below(let name): host = random.pick(["de.", "a.b.", "x"]) + name.text
        case .rule(let rule): isFirst = rule == .firstSegment
        }
        if ["http", "https"].contains(scheme) {
            if host.isEmpty { host = random.pick(["example.com", "b.de", "h"]) }
            isFirst = false
            if case .all(_, .firstSegment) = source.schemes, random.once(in: 2), !path.isEmpty {
                host = path.removeFirst().text
            }
        } else if !isFirst, host.isEmpty {
            host = random.pick(["", "anything"])
        }
        if isFirst, random.once(in: 2), !path.isEmpty { host = hostSegment(path.removeFirst().text) }
        let rest = path.flatMap { [UInt8(ascii: "/")] + $0 }
        if scheme.isEmpty { return random.once(in: 4) ? Array(rest.dropFirst()) : rest.isEmpty ? "/".bytes : rest }
        if isFirst, host.isEmpty, random.once(in: 2) {
            return (scheme + ":").bytes + (random.once(in: 2) ? rest : Array(rest.dropFirst()))
        }
        let authority: String = userinfo() + changed(host) + port(source)
        return changed(scheme).bytes + "://".bytes + authority.bytes + rest
    }

    /// Returns a host that may be a segment, sometimes in another case, with a trailing dot or with a plus.
    private mutating func hostSegment(_ text: String) -> String {
        switch random.below(8) {
        case 0: text.uppercased()
        case 1: text + "."
        case 2: text + random.pick(["+b", "%2Bb", "%20b", "+", "%41", "%2e"])
        default: text
        }
    }

    private mutating func changed(_ text: String) -> String {
        switch random.below(24) {
        case 0: text.uppercased()
        case 1: text + "."
        case 2:
            random.pick([
                "e.com", "example.com", "b.de", "open", "x", "[::1]", "Example.com", "1app", "javascript", "a..b",
                "ä.de", "a_b",
            ])
        default: text
        }
    }

    private mutating func userinfo() -> String { random.once(in: 40) ? random.pick(["u@", "u:p@", "a@b@", "@"]) : "" }

    private mutating func port(_ source: PlainSource) -> String {
        if random.once(in: 20) { return random.pick([":443", ":80", ":8443", ":", ":99", ":65536", ":x", ":0443"]) }
        return source.port.map { ":\($0)" } ?? ""
    }

    // MARK: Query and fragment

    private mutating func query(_ items: [PlainItem]) -> Bytes {
        var texts = items.flatMap { self.items(of: $0) }
        if random.once(in: 6) {
            texts.append(
                random.pick([
                    "ref=mail", "a", "=", "q=", "", "q", "Q=1", "ref=a+b&visit=2", "visit=x", "mark=a,b&mark=c%2Cd",
                    "visit=007",
                    "ref=1&ref=2", "visit&ref", "%72ef=%20",
                ]).bytes)
        }
        texts.shuffle(using: &random)
        if texts.isEmpty { return random.once(in: 30) ? "?".bytes : [] }
        return "?".bytes + texts.joined(separator: "&".utf8)
    }

    private mutating func items(of item: PlainItem) -> [Bytes] {
        let isNeeded = item.value.parameter.map { $0.presence == .required } ?? true
        if random.once(in: isNeeded ? 15 : 3), !(isCareful && isNeeded) { return [] }
        var count = random.once(in: isCareful ? 30 : 10) ? 2 : 1
        if item.value.parameter?.isList == true { count += random.below(2) }
        return (0..<count).map { _ in escaped(item.name, beside: "-._~!$'()*;:@/?") + value(of: item.value) }
    }

    private mutating func value(of value: PlainItem.Value) -> Bytes {
        if random.once(in: isCareful ? 60 : 15) { return random.pick(["", "=", "=a", "=,"]).bytes }
        switch value {
        case .none: return []
        case .literal(let text): return "=".bytes + escaped(text, beside: "-._~!$'()*+,;=:@/?")
        case .parameter(let parameter):
            let texts = (0...(parameter.isList ? random.below(3) : 0)).map { _ in text(for: parameter.type) }
            return "=".bytes + escaped(Array(texts.joined(separator: ",".utf8)), beside: "-._~!$'()*+,;=:@/?")
        }
    }

    private mutating func fragment(_ value: PlainItem.Value?) -> Bytes {
        guard let value else { return random.once(in: 12) ? "#top".bytes : [] }
        if !isCareful, random.once(in: 6) { return [] }
        switch value {
        case .none: return []
        case .literal(let text): return "#".bytes + escaped(text, beside: "-._~!$&'()*+,;=:@/?")
        case .parameter(let parameter):
            return "#".bytes + escaped(text(for: parameter.type), beside: "-._~!$&'()*+,;=:@/?")
        }
    }

    // MARK: Escapes and damage

    /// Escapes reserved characters, sometimes others as well, and rarely too few.
    private mutating func escaped(_ text: Bytes, beside plain: String) -> Bytes {
        let isSloppy = !isCareful && random.once(in: 40)
        return text.flatMap { byte -> Bytes in
            let isPlain = byte.isLetter || byte.isDigit || byte.isOneOf(plain)
            if byte == UInt8(ascii: " "), random.once(in: 2) { return "+".bytes }
            if isPlain || isSloppy { return random.once(in: byte.isLetter ? 40 : 10) ? escape(byte) : [byte] }
            return escape(byte)
        }
    }

    private mutating func escape(_ byte: UInt8) -> Bytes {
        let digits = random.once(in: 4) ? "0123456789abcdef".bytes : "0123456789ABCDEF".bytes
        return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private static let telling =
        "/:?#@%&=+;,.\\ []\t\r\u{0}\u{1f}|<é".unicodeScalars.map { String($0).bytes } + [
            [0x80], [0xC3], [0xFF], [0xC2, 0x85],
        ]
        + [
            "%00", "%2F", "%2e%2e", "/../", "/./", "%FF", "%C3", "%zz", "%", "//", "%2F..", "..%2f", "%5C..", "%C2%85",
            "%09",
        ].map(\.bytes)

    private mutating func damaged(_ link: Bytes) -> Bytes {
        // The pages do not specify which other spellings of an IP address are valid.
        if link.text.contains("[::1]") { return link }
        let place = random.below(link.count + 1)
        switch random.below(8) {
        case 0: return Array(link[..<place])
        case 1: return link.text.uppercased().bytes
        case 2: return random.pick([" ", "\t", "\n", "\u{a0}"]).bytes + link
        case 3:
            return link + random.pick([" ", "\t", "\n", "\u{0}"]).bytes
        case 4: return Array(link[..<place]) + Array(link[min(place + 1, link.count)...])
        default:
            return Array(link[..<place]) + random.pick(Self.telling)
                + Array(link[min(place + random.below(2), link.count)...])
        }
    }
}
