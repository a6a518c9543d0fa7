import WaymarkEngine
import WaymarkLanguages

/// A rule of an association file, compiled for fast matching.
package struct LinkRule: Sendable {
    /// The name of the rule in messages, such as `details[0].components[2]`.
    package let name: String
    /// The rule as written in its file.
    package let written: String
    package let excludes: Bool
    /// `true` if links are percent-decoded before they are compared with the rule.
    let isDecoded: Bool
    /// A literal prefix of all matching paths, in lowercase.
    var pathPrefix: ArraySlice<UInt8> = []
    /// A literal suffix of all matching paths, in lowercase and reversed.
    var pathSuffix: ArraySlice<UInt8> = []
    var path: TextTest
    var query: QueryTest
    /// The test of the fragment; `nil` accepts any link, with or without a fragment.
    var fragment: TextTest?
    /// The message for each possible mismatch. It contains no part of the link, which can be secret.
    let reasons: [RuleMismatch: String]
    /// The reason that the rule matches no link at all.
    var fault: String?
}

enum QueryTest: Sendable {
    case anything
    case text(TextTest)
    /// For each test, all query items with its name must match. A missing item counts as an empty value.
    case items([QueryItemTest])
    /// For each test, at least one parameter of the decoded query must match, such as `a=b`.
    case parameters([TextTest])
}

struct QueryItemTest: Sendable {
    let name: [UInt8]
    let isCaseSensitive: Bool
    let value: TextTest
}

/// The part of a link that a rule does not match.
enum RuleMismatch: Hashable, Sendable {
    /// The rule matches no link at all; see ``LinkRule/fault``.
    case never
    case path
    /// The query: the index of the failing test in ``QueryTest``, or 0 for a test of the whole query.
    case query(Int)
    case fragment
}

extension LinkRule {
    /// Returns an automaton that tests if a path without percent escapes matches the rule's path patterns; `nil` if
    /// there is none. For ASCII paths, it is exact even for Android patterns.
    func pathTable() -> ByteAutomaton? {
        switch path {
        case .table(let table): return table
        case .android(let tests):
            var pool = LanguagePool()
            let sets = tests.compactMap { $0.language(in: &pool) }
            return sets.count == tests.count ? ByteAutomaton(pool.intersection(sets), in: &pool) : nil
        case .anything, .nothing, .nfa, .beginning: return nil
        }
    }

    /// Returns the first part of a link that does not match; `nil` if the rule matches.
    @inline(__always)
    func miss(_ link: RuleLink) -> RuleMismatch? {
        if fault != nil { return .never }
        if !link.path(isDecoded: isDecoded, path.accepts) { return .path }
        if let fragment, !link.fragment(isDecoded: isDecoded, fragment.accepts) { return .fragment }
        return missInQuery(link)
    }

    private func missInQuery(_ link: RuleLink) -> RuleMismatch? {
        switch query {
        case .anything: return nil
        case .text(let test): return link.query(isDecoded: isDecoded, test.accepts) ? nil : .query(0)
        case .items(let items):
            for (index, item) in items.enumerated() where !link.has(item, isDecoded: isDecoded) { return .query(index) }
        case .parameters(let tests):
            for (index, test) in tests.enumerated() where !link.hasParameter(test) { return .query(index) }
        }
        return nil
    }

    func reason(_ miss: RuleMismatch) -> String { reasons[miss] ?? fault ?? "it matches no link" }
}

/// A compiled pattern for one part of a link. Matching is linear in the length of the string.
enum TextTest: Sendable {
    case anything
    case nothing
    case table(ByteAutomaton)
    /// A simulated nondeterministic automaton, for patterns whose table would be too large.
    case nfa(NFAMatcher)
    /// Android patterns, which must all match.
    case android([AndroidTest])
    /// A literal prefix, and a test of the rest.
    indirect case beginning([UInt8], then: TextTest)

    /// Creates the test for a set of strings; `nil` if it is too complex. If `mayHaveLargeTable`, no table is built,
    /// because it could become too large.
    init?(_ language: Language, mayHaveLargeTable: Bool = false, in pool: inout LanguagePool) {
        switch language {
        case .everything, pool.anyText(): self = .anything
        case .nothing: self = .nothing
        default:
            if !mayHaveLargeTable, let table = ByteAutomaton(language, in: &pool) {
                self = .table(table)
            } else if let nfa = NFAMatcher(language, in: pool) {
                self = .nfa(nfa)
            } else {
                return nil
            }
        }
    }

    @inline(__always)
    func accepts(_ text: Bytes) -> Bool {
        switch self {
        case .anything: true
        case .nothing: false
        case .table(let table): table.accepts(text)
        case .nfa(let nfa): nfa.accepts(text)
        case .android(let tests): tests.allSatisfy { $0.accepts(text) }
        case .beginning(let start, let rest): text.starts(with: start) && rest.acceptsRest(of: text, from: start.count)
        }
    }

    private func acceptsRest(of text: Bytes, from start: Int) -> Bool { accepts(text.part(start..<text.count)) }
}
