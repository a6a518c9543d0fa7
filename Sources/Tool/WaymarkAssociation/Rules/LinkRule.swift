import WaymarkEngine
import WaymarkLanguages

/// One rule, made ready to be asked about many links.
package struct LinkRule: Sendable {
    /// How it is called in answers, such as `details[0].components[2]`.
    package let name: String
    /// The rule as its file has it, in the form of JSON.
    package let written: String
    package let excludes: Bool
    /// Whether links are decoded before they are compared.
    let isDecoded: Bool
    let path: TextTest
    let query: QueryTest
    /// `nil` if any fragment does, and none.
    let fragment: TextTest?
    let words: RuleWords
    /// Why the rule takes no link, whatever its parts say.
    var fault: String?
    /// What is asked of a path without escapes, where `path` itself is no table.
    var plainPath: ByteAutomaton?
}

/// What a rule asks of the query.
enum QueryTest: Sendable {
    case anything
    case text(TextTest)
    /// Every instance of each item has to fit; what is not there is empty.
    case items([QueryItemTest])
    /// For each test, one of the items as they are written has to fit.
    case parameters([TextTest])
}

struct QueryItemTest: Sendable {
    let name: [UInt8]
    let isCaseSensitive: Bool
    let value: TextTest
}

/// The part of a link that a rule does not take.
enum RuleMiss: Hashable, Sendable {
    case never
    case path
    case query
    /// The item of the rule at an index, or the parameter.
    case item(Int)
    case fragment
}

extension LinkRule {
    /// What decides about a path without escapes, if that is a table.
    var pathTable: ByteAutomaton? { if case .table(let table) = path { table } else { plainPath } }

    /// The first part of a link that the rule does not take; `nil` if it takes the link.
    @inline(__always)
    func miss(_ link: RuleLink) -> RuleMiss? {
        if fault != nil { return .never }
        if !link.path(isDecoded: isDecoded, path.accepts) { return .path }
        if let fragment, !link.fragment(isDecoded: isDecoded, fragment.accepts) { return .fragment }
        return missInQuery(link)
    }

    private func missInQuery(_ link: RuleLink) -> RuleMiss? {
        switch query {
        case .anything: return nil
        case .text(let test): return link.query(isDecoded: isDecoded, test.accepts) ? nil : .query
        case .items(let items):
            for (index, item) in items.enumerated() where !link.has(item, isDecoded: isDecoded) { return .item(index) }
        case .parameters(let tests):
            for (index, test) in tests.enumerated() where !link.hasParameter(test) { return .item(index) }
        }
        return nil
    }
}
