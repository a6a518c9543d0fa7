import WaymarkEngine
import WaymarkLanguages
import WaymarkManifest

/// An Android pattern for the percent-decoded path, fragment or one query parameter of a link, such as a `pathPrefix`.
struct AndroidPattern: Hashable, Sendable {
    let kind: Kind
    let text: String

    /// The syntax of the pattern. The raw value ends the attribute name in manifests, as in `pathPrefix`.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case literal = ""
        case prefix = "Prefix"
        case suffix = "Suffix"
        case simpleGlob = "Pattern"
        case advancedGlob = "AdvancedPattern"
    }

    func test() throws(AdvancedGlobError) -> AndroidTest {
        switch kind {
        case .literal: .literal(Array(text.utf8))
        case .prefix: .prefix(Array(text.utf8))
        case .suffix: .suffix(Array(text.utf8))
        case .simpleGlob: .simpleGlob(SimpleGlob(text))
        case .advancedGlob: .advancedGlob(try AdvancedGlob(text))
        }
    }
}

/// A compiled Android pattern. Matching is linear in the length of the string.
enum AndroidTest: Hashable, Sendable {
    case literal([UInt8])
    case prefix([UInt8])
    case suffix([UInt8])
    case simpleGlob(SimpleGlob)
    case advancedGlob(AdvancedGlob)

    func accepts(_ text: Bytes) -> Bool {
        switch self {
        case .literal(let bytes): text.elementsEqual(bytes)
        case .prefix(let bytes): text.starts(with: bytes)
        case .suffix(let bytes):
            text.count >= bytes.count && text.part(text.count - bytes.count..<text.count).elementsEqual(bytes)
        case .simpleGlob(let glob): glob.accepts(text)
        case .advancedGlob(let glob): glob.accepts(text)
        }
    }

    /// Returns the set of matching strings; `nil` if a glob has a surrogate or a range beyond ASCII, such as `[à-é]`.
    /// If `backtracking`, the set has the strings that would match if Android did backtrack.
    func language(in pool: inout LanguagePool, backtracking: Bool = false) -> Language? {
        switch self {
        case .literal(let bytes): pool.text(bytes)
        case .prefix(let bytes): pool.sequence(pool.text(bytes), pool.anyText())
        case .suffix(let bytes): pool.sequence(pool.anyText(), pool.text(bytes))
        case .simpleGlob(let glob): glob.language(in: &pool, backtracking: backtracking)
        case .advancedGlob(let glob): glob.language(in: &pool, backtracking: backtracking)
        }
    }

    /// `true` if the pattern can match fewer strings than it seems to, because Android does not backtrack.
    var isGreedy: Bool {
        switch self {
        case .literal, .prefix, .suffix: false
        case .simpleGlob(let glob): !glob.ends.isEmpty
        case .advancedGlob: true
        }
    }
}

extension AndroidRule.Part {
    /// Creates one condition of a dynamic rule from its pattern; `nil` if the pattern is empty, which Android rejects.
    init?(_ target: Target, key: String, component: Located<String>) {
        guard let pattern = AndroidPattern(component: component.value) else { return nil }
        self.init(target: target, key: key, pattern: pattern, written: component.value, place: component.place)
    }
}

extension AndroidPattern {
    /// Creates the pattern that Android builds from a string of `dynamic_app_link_components`; `nil` if it is empty.
    ///
    /// A string without wildcards is a literal, one with a single trailing `*` a prefix, and one with `?*` an advanced
    /// pattern. Any other string is a simple pattern. Android escapes dots even in literals and prefixes, so `a.b`
    /// matches only `a\.b`.
    init?(component: String) {
        guard !component.isEmpty else { return nil }
        var units = Array(component.unicodeScalars)
        let hasOneOrMore = zip(units, units.dropFirst()).contains { $0 == "?" && $1 == "*" }
        let firstWildcard = units.firstIndex { $0 == "*" || $0 == "?" }
        if firstWildcard == units.count - 1, units.last == "*" {
            units.removeLast()
            self.init(kind: .prefix, text: Self.converted(units, isAdvanced: false))
        } else {
            let kind: Kind = hasOneOrMore ? .advancedGlob : firstWildcard == nil ? .literal : .simpleGlob
            self.init(kind: kind, text: Self.converted(units, isAdvanced: hasOneOrMore))
        }
    }

    private static func converted(_ scalars: [Unicode.Scalar], isAdvanced: Bool) -> String {
        var (text, rest) = ("", scalars[...])
        while let scalar = rest.popFirst() {
            switch scalar {
            case "?" where isAdvanced && rest.first == "*":
                rest.removeFirst()
                text += ".+"
            case "?": text += "."
            case "*": text += ".*"
            case ".": text += "\\."
            case "[", "]", "{", "}": text += isAdvanced ? "\\\(scalar)" : "\(scalar)"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension AndroidPattern {
    /// The literal prefix of all matching strings, such as `/user/` for the pattern `/user/.*`.
    var literalStart: Substring {
        switch kind {
        case .literal, .prefix: return text[...]
        case .suffix: return ""
        case .simpleGlob, .advancedGlob:
            let special = kind == .simpleGlob ? ".*\\" : ".[\\*+{}"
            let start = text.prefix { !special.contains($0) }
            // `*` or `{n}` can make the last character optional. Android ignores a `}` before these, as in `a}*`.
            let mayBeAbsent = text.dropFirst(start.count).first.map { "*{}".contains($0) } ?? false
            return start.dropLast(mayBeAbsent ? 1 : 0)
        }
    }

    var literalPrefix: ArraySlice<UInt8> { literalStart.utf8.map(\.asciiLowercased)[...] }
}
