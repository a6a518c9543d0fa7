import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Hostile and unusual links, and their results in a route table.
@Suite("Matching of the links in hostile-urls.json")
struct HostileTableTests {
    /// Rows that contradict the design, with the reason. A test fails if one of them starts to agree.
    static let exceptions = [
        "idn/07": "a host that is not ASCII is rejected, and never compared with a table",
        "scheme/04": "myapp:open/item/42 is another spelling of myapp://open/item/42",
    ]

    /// Rows with acceptable links that no route of the table matches.
    static let withoutRoute: Set = ["scheme/23"]

    static let rows = ((try? HostileCase.file.get()) ?? []).filter { $0.decision != nil }

    @Test("The test table has every route of hostile-urls.json, and each exception names a row")
    func tableIsComplete() throws {
        struct File: Decodable {
            struct Table: Decodable { var routes: [String] }
            var assumed_table: Table
        }
        let file = try CaseFile.hostileURLs.decoded(as: File.self)
        #expect(Set(file.assumed_table.routes) == Set(HostileTable.patterns.keys))
        #expect(Self.rows.count == 120)
        #expect(Set(Self.exceptions.keys).union(Self.withoutRoute).isSubset(of: Self.rows.map(\.id)))
        _ = try HostileTable.router.get()
    }

    @Test("The router matches, leaves unmatched or rejects each link as hostile-urls.json expects", arguments: rows)
    func decides(row: HostileCase) throws {
        let differences = try row.differences()
        if let reason = Self.exceptions[row.id] {
            #expect(!differences.isEmpty, "this row agrees now, although \(reason)")
        } else {
            #expect(differences.isEmpty)
        }
    }
}

extension HostileCase {
    /// Returns the differences between the router's result and the row.
    fileprivate func differences() throws -> [String] {
        let result = try HostileTable.router.get().result(for: text)
        let found: (decision: Decision?, what: String)
        switch result {
        case .matched(let match): found = (.accept, match.name ?? "")
        case .unmatched(let unmatched): found = (.noMatch, unmatched.reason.rawValue)
        case .rejected(let rejection): found = (.reject, rejection.kind.rawValue)
        case .failed(let error): throw error
        }
        switch expect {
        case .text(let expected):
            return found == (decision, expected) ? [] : ["\(found) instead of \(expected)"]
        case .parts(let parts):
            guard case .matched(let match) = result else {
                let isLegal = HostileTableTests.withoutRoute.contains(id) && found == (.noMatch, "route")
                return isLegal ? parts.differences(from: try ParsedURL(text)) : ["\(found)"]
            }
            let isListed = HostileTableTests.withoutRoute.contains(id)
            return parts.differences(from: match.url) + parts.differences(from: match)
                + (isListed ? ["it has a route"] : [])
        }
    }
}

extension HostileCase.Parts {
    /// Returns the parts of the URL that differ from the row.
    fileprivate func differences(from url: ParsedURL) -> [String] {
        var differences: [String] = []
        func compare<Value>(_ name: String, _ found: Value, _ expected: Value?, by areEqual: (Value, Value) -> Bool) {
            guard let expected, !areEqual(found, expected) else { return }
            differences.append("\(name) \(found) instead of \(expected)")
        }
        compare("scheme", url.scheme, scheme, by: ==)
        if let host = host ?? nil, host.contains(" or ") {
            // The row allows several hosts.
            if !host.components(separatedBy: " or ").contains(url.host ?? "") {
                differences.append("host \(url.host ?? "")")
            }
        } else {
            compare("host", url.host, host, by: ==)
        }
        compare("port", url.port, port, by: ==)
        compare("segments", url.segments.map(Bytes.init), segments?.map(Bytes.init), by: ==)
        compare("other segments than", url.segments.map(Bytes.init), notSegments?.map(Bytes.init), by: !=)
        compare("query", url.queryItems, query.map(HostileURLTests.items), by: ==)
        compare("fragment", url.fragment, fragment, by: ==)
        return differences
    }

    /// Returns the differences between the match and the captures that the row requires.
    fileprivate func differences(from match: RouteMatch<String>) -> [String] {
        var differences: [String] = []
        if let pathID, match["id"] != .int(pathID) { differences.append("id \(String(describing: match["id"]))") }
        if keys.contains("route"), match.name != "/" { differences.append("route \(match.name ?? "")") }
        return differences
    }
}

/// A string compared by its UTF-8 bytes.
private struct Bytes: Equatable, CustomStringConvertible {
    let description: String

    init(_ text: String) { description = text }

    static func == (a: Bytes, b: Bytes) -> Bool { a.description.utf8.elementsEqual(b.description.utf8) }
}
