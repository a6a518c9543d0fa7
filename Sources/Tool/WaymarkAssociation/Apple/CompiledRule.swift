import WaymarkEngine
import WaymarkLanguages
import WaymarkManifest

struct RuleCompiler {
    /// `true` to share path tests among rules that differ only in a literal prefix, such as `/a/*` and `/b/*`.
    private let sharesEndings: Bool
    let reader: GlobReader
    private var pool = LanguagePool()
    private var globs: [Bool: GlobLanguage] = [:]
    /// A cache of compiled tests by case sensitivity and patterns. Many rules share patterns.
    private var known: [Bool: [[[GlobToken]]: TextTest]] = [:]

    init(_ links: AppLinks, sharesEndings: Bool = false) {
        self.sharesEndings = sharesEndings
        reader = links.variableReader
    }

    mutating func rule(_ rule: AppRule) -> LinkRule {
        let condition = rule.condition
        var made = LinkRule(
            name: rule.name, written: condition.written, excludes: condition.excludes ?? false,
            isDecoded: condition.decodes, path: .anything, query: .anything, reasons: condition.reasons)
        do throws(RuleError) {
            if let path = condition.path?.value {
                let patterns = try reader.forms(of: path, isPath: true)
                made.pathPrefix = patterns.map { $0.literalPrefix[...] }.commonPrefix
                made.pathSuffix = patterns.map { $0.reversed().literalPrefix[...] }.commonPrefix
                made.path = try pathTest(patterns, after: made.pathPrefix.count, condition)
            }
            made.query = try query(condition)
            made.fragment = try condition.fragment.map { text throws(RuleError) in try test(text.value, condition) }
        } catch {
            made.fault = error.message
        }
        return made
    }

    private mutating func pathTest(
        _ patterns: [[GlobToken]], after count: Int, _ condition: LinkCondition
    ) throws(RuleError) -> TextTest {
        guard sharesEndings, condition.isCaseSensitive ?? true, let start = patterns.first?.prefix(count),
            patterns.allSatisfy({ $0.starts(with: start) })
        else { return try test(anyOf: patterns, condition) }
        let bytes = start.compactMap { token -> UInt8? in
            if case .scalar(let scalar) = token { UInt8(truncatingIfNeeded: scalar.value) } else { nil }
        }
        return .beginning(bytes, then: try test(anyOf: patterns.map { Array($0.dropFirst(count)) }, condition))
    }

    private mutating func query(_ condition: LinkCondition) throws(RuleError) -> QueryTest {
        if let text = condition.queryText { return .text(try test(text.value, condition)) }
        let tests = try condition.queryItems.map { item throws(RuleError) in
            QueryItemTest(
                name: Array(item.name.value.utf8), isCaseSensitive: condition.isCaseSensitive ?? true,
                value: try test(item.value.value, condition))
        }
        return tests.isEmpty ? .anything : .items(tests)
    }

    private mutating func test(_ pattern: String, _ condition: LinkCondition) throws(RuleError) -> TextTest {
        try test(anyOf: try reader.forms(of: pattern, isPath: false), condition)
    }

    private mutating func test(anyOf patterns: [[GlobToken]], _ condition: LinkCondition) throws(RuleError) -> TextTest
    {
        let isCaseSensitive = condition.isCaseSensitive ?? true
        if let known = known[isCaseSensitive]?[patterns] { return known }
        let language = globs[isCaseSensitive, default: GlobLanguage(isCaseSensitive: isCaseSensitive)]
            .language(anyOf: patterns, in: &pool)
        guard let test = TextTest(language, mayHaveLargeTable: patterns.contains(where: \.mayHaveLargeTable), in: &pool)
        else { throw .tooManyForms }
        known[isCaseSensitive, default: [:]][patterns] = test
        return test
    }
}

/// An error because of which a rule matches no link.
enum RuleError: Error, Hashable {
    /// `$(` without `)`.
    case unclosed
    /// A variable that neither the file nor the system defines.
    case undefined(String)
    case tooManyForms
}

extension GlobReader {
    /// Parses a pattern into alternatives, of which one must match: `/buy/*` and `/buy` for the path `/buy/*`.
    func forms(of pattern: String, isPath: Bool) throws(RuleError) -> [[GlobToken]] {
        let tokens = try self.tokens(pattern)
        guard isPath else { return [tokens] }
        guard let forms = GlobPath.alternatives(tokens) else { throw .tooManyForms }
        return forms
    }
}

extension Sequence<GlobToken> {
    /// The characters before the first wildcard, variable or non-ASCII character, in lowercase.
    fileprivate var literalPrefix: [UInt8] {
        var bytes: [UInt8] = []
        for token in self {
            guard case .scalar(let scalar) = token, scalar.isASCII else { break }
            bytes.append(UInt8(truncatingIfNeeded: scalar.value).asciiLowercased)
        }
        return bytes
    }
}

extension [ArraySlice<UInt8>] {
    fileprivate var commonPrefix: ArraySlice<UInt8> {
        guard let first else { return [] }
        let length = dropFirst().reduce(first.count) { length, other in
            zip(first.prefix(length), other).prefix { $0 == $1 }.map { _ in 1 }.count
        }
        return first.prefix(length)
    }
}

extension AppLinks {
    var variableReader: GlobReader {
        GlobReader(variables: Dictionary(variables.map { ($0.name.value, $0.values.map(\.value)) }) { $1 })
    }
}

extension RuleError {
    var message: String {
        switch self {
        case .unclosed: "'$(' has no matching ')'"
        case .undefined(let name): "no variable '\(name)' is defined"
        case .tooManyForms: "its pattern is too long to check, or has too many variants"
        }
    }
}

extension LinkCondition {
    /// The condition as a JSON object, inherited values included.
    var written: String {
        var members: [String] = []
        if let path { members.append("\"/\": \(path.value.inQuotes)") }
        switch query {
        case .text(let text): members.append("\"?\": \(text.value.inQuotes)")
        case .items(let items):
            let items = items.map { "\($0.name.value.inQuotes): \($0.value.value.inQuotes)" }
            members.append("\"?\": { \(items.joined(separator: ", ")) }")
        case .discarded, nil: break
        }
        if let fragment { members.append("\"#\": \(fragment.value.inQuotes)") }
        if excludes == true { members.append("\"exclude\": true") }
        if isCaseSensitive == false { members.append("\"caseSensitive\": false") }
        if isPercentEncoded == false { members.append("\"percentEncoded\": false") }
        return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
    }

    var reasons: [RuleMismatch: String] {
        var reasons: [RuleMismatch: String] = [:]
        reasons[.path] = path.map { "the path does not match \($0.value.inQuotes)" }
        reasons[.query(0)] = queryText.map { "the query does not match \($0.value.inQuotes)" }
        for (index, item) in queryItems.enumerated() {
            let words = "\(item.name.value.inQuotes): \(item.value.value.inQuotes)"
            reasons[.query(index)] = "the query item \(words) does not match"
        }
        reasons[.fragment] = fragment.map { "the fragment does not match \($0.value.inQuotes)" }
        return reasons
    }
}

extension String {
    /// The string in double quotes, with `"` and `\` escaped as in JSON. Control characters stay unescaped.
    var inQuotes: String {
        let escaped = unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
