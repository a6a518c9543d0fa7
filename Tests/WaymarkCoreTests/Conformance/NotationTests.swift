import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Compares the results of five libraries with a router that has the same patterns in the native syntax.
@Suite("Patterns and links of five libraries in notations.json")
struct NotationTests {
    /// Rows that contradict the router, with the reason. A test fails if one of them starts to agree.
    static let exceptions: [String: String] = [
        "Corridor-087": "a misprint: '&' where '?' is meant; row 088 has it right",
        "Corridor-090": "a misprint: '&' where '?' is meant; row 091 has it right",
        "Corridor-092": "a misprint: a link without a scheme and without /user; row 093 has it right",
    ]

    /// Rows that require their library's precedence. All other rows have the same result with both precedences.
    static let needingPrecedence: Set<String> = ["URLMatcher-017", "URLMatcher-025", "Elf-007", "Elf-008"]

    /// Rows with a pattern that the library parses but never matches. Waymark reports this error code for it.
    static let refused = ["Deeper-060": "adjacent-catch-alls"]

    static let rows = NotationCase.all.filter { refused[$0.id] == nil }

    @Test("The test reads every row of notations.json, and each exception names a row")
    func fileIsComplete() throws {
        let rows = try NotationCase.file.get().cases
        #expect(rows.count == 297)
        #expect(NotationCase.all.count == 220)
        #expect(NotationCase.all.allSatisfy { $0.expect.match != nil })
        let named = Set(Self.exceptions.keys).union(Self.needingPrecedence).union(Self.refused.keys)
        #expect(named.isSubset(of: NotationCase.all.map(\.id)))
    }

    @Test(
        "A pattern of notations.json that can never match is an error of the table",
        arguments: NotationCase.all.filter { refused[$0.id] != nil })
    func refuses(row: NotationCase) throws {
        let error = #expect(throws: RouteTableError.self) { try row.differences(by: row.library.precedence) }
        #expect(row.expect.match == false)
        #expect(error?.problems.map(\.code) == [try #require(Self.refused[row.id])])
    }

    @Test("The router gives each link of notations.json the same route and values as its library", arguments: rows)
    func agrees(row: NotationCase) throws {
        let differences = try row.differences(by: row.library.precedence)
        if let reason = Self.exceptions[row.id] {
            #expect(!differences.isEmpty, "this row agrees now, although \(reason)")
        } else {
            #expect(differences.isEmpty)
        }
    }

    @Test("Only the listed rows of notations.json depend on the precedence of their library", arguments: rows)
    func agreesWithOtherPrecedence(row: NotationCase) throws {
        let other: Precedence = row.library.precedence == .specificity ? .declaration : .specificity
        let differs = try !row.differences(by: other).isEmpty
        #expect(differs == (Self.needingPrecedence.contains(row.id) || Self.exceptions[row.id] != nil))
    }
}

extension NotationCase {
    /// Returns the differences between the router's result and the library's.
    func differences(by precedence: Precedence) throws -> [String] {
        var table = RouteTable<Int>(
            accepting: [library.source(scheme: nil)], precedence: precedence, policy: library.policy)
        for (name, type) in NotationLibrary.customTypes { table.types[name] = type.constraint }
        var writers: [NeutralWriter] = []
        for (index, route) in try self.table.enumerated() {
            var writer = NeutralWriter(library: library)
            let texts = try writer.texts(of: try #require(route.ast))
            table.add(
                texts: texts, named: String(index), syntax: .braces, from: [library.source(scheme: route.scheme)],
                to: index)
            writers.append(writer)
        }
        let link = try #require(url)
        return differences(in: try Router(table).match(for: link), writers)
    }

    private func differences(in match: RouteMatch<Int>?, _ writers: [NeutralWriter]) -> [String] {
        guard let match else { return expect.match == true ? ["no route takes the link"] : [] }
        guard expect.match == true, match.route == expect.route else { return ["route \(match.route) takes the link"] }
        let delivery = Delivery(match: match, library: library, writer: writers[match.route])
        var differences: [String] = []
        func compare(_ what: String, _ found: [String: JSONValue], _ expected: [String: JSONValue]?) {
            guard let expected, found != expected else { return }
            differences.append("\(what) \(found) instead of \(expected)")
        }
        compare("in the path", delivery.path, expect.params ?? (expect.exact == true ? [:] : nil))
        compare("in the query", delivery.query, expect.query ?? (expect.exact == true ? [:] : nil))
        if let values = expect.values, delivery.values != values {
            differences.append("values \(delivery.values) instead of \(values)")
        }
        return differences
    }
}

/// The values that a library would deliver to the app for a match.
struct Delivery {
    let match: RouteMatch<Int>
    let library: NotationLibrary
    let writer: NeutralWriter

    /// The path values, by name.
    var path: [String: JSONValue] { named { !queryNames.contains($0) } }

    /// The query values, by name: of the items that the pattern names, or of all items.
    var query: [String: JSONValue] {
        var all: [String: JSONValue] = [:]
        for item in match.query where library.deliversWholeQuery || writer.literalItems.contains(item.name) {
            if let value = item.value { all[item.name] = .text(value) }
        }
        return all.merging(named(queryNames.contains)) { $1 }
    }

    var values: [JSONValue] {
        writer.positions.map { position in
            switch position {
            case .parameter(let name): value(name) ?? .null
            case .either(let left, let right):
                value(left).map { .object(["left": $0]) } ?? value(right).map { .object(["right": $0]) } ?? .null
            }
        }
    }

    private var queryNames: Set<String> { Set(match.pattern.query.flatMap(\.names)) }

    private func named(_ isIncluded: (String) -> Bool) -> [String: JSONValue] {
        let names = match.captures.map(\.name).filter(isIncluded)
        return Dictionary(names.compactMap { name in value(name).map { (name, $0) } }) { $1 }
    }

    private func value(_ name: String) -> JSONValue? {
        guard let value = match[name] else { return nil }
        if let type = writer.types[name].flatMap({ NotationLibrary.customTypes[$0] }) {
            return type.value(value.description)
        }
        return library.deliversText ? .text(value.description) : JSONValue(value)
    }
}

extension QueryNode {
    /// The names of the parameters in an item or in its alternatives.
    fileprivate var names: [String] {
        switch kind {
        case .item(let item):
            if case .parameter(let parameter) = item.value { [parameter.name].compactMap(\.self) } else { [] }
        case .alternatives(let all): all.joined().flatMap(\.names)
        }
    }
}
