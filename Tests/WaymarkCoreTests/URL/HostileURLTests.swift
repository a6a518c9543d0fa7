import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The rows about the policy. Other tests cover the rows that need a route table or a printer.
@Suite("Parsing of the links in hostile-urls.json")
struct HostileURLTests {
    /// Rows that contradict the policy, with the reason.
    static let exceptions = [
        "idn/07": "a host that is not ASCII is rejected as such, and never compared with a table",
        "scheme/06": "it leaves open whether the host is 'open' or 'Open'; hosts are in lower case",
        "query/01": "whether an item may be repeated depends on the route; the text is a URL",
    ]

    static func rows(_ decision: HostileCase.Decision) -> [HostileCase] {
        let all = (try? HostileCase.file.get()) ?? []
        return all.filter { $0.decision == decision && exceptions[$0.id] == nil }
    }

    @Test("The test reads every row of hostile-urls.json, and each exception names a row")
    func fileIsComplete() throws {
        let rows = try HostileCase.file.get()
        #expect(rows.count == 132)
        #expect(Set(HostileURLTests.exceptions.keys).isSubset(of: rows.map(\.id)))
    }

    @Test("The parser rejects each hostile link with the expected kind of rejection", arguments: rows(.reject))
    func rejects(row: HostileCase) throws {
        guard case .text(let name) = row.expect else {
            Issue.record("expected the name of a kind")
            return
        }
        let kind = try #require(LinkRejection.Kind(rawValue: name))
        let text = try row.text
        let rejection = #expect(throws: LinkRejection.self) { try ParsedURL(text) }
        #expect(rejection?.kind == kind)
        #expect((0...text.utf8.count).contains(rejection?.offset ?? -1))
    }

    @Test("The parser accepts a well-formed link that no route matches", arguments: rows(.noMatch))
    func parses(row: HostileCase) throws {
        _ = try ParsedURL(row.text)
    }

    @Test("The parser reads the expected parts of each acceptable link in hostile-urls.json", arguments: rows(.accept))
    func accepts(row: HostileCase) throws {
        guard case .parts(let parts) = row.expect else {
            Issue.record("expected parts")
            return
        }
        let url = try ParsedURL(row.text)
        if let scheme = parts.scheme { #expect(url.scheme == scheme) }
        if let host = parts.host { #expect(url.host == host) }
        if let port = parts.port { #expect(url.port == port) }
        if let segments = parts.segments { #expect(sameBytes(url.segments, segments)) }
        if let segments = parts.notSegments { #expect(!sameBytes(url.segments, segments)) }
        if let query = parts.query { #expect(url.queryItems == Self.items(query)) }
        if let fragment = parts.fragment { #expect(url.fragment == fragment) }
        if let query = parts.queryOfForm {
            var policy = LinkPolicy.strict
            policy.decodesPlusInQuery = true
            #expect(try ParsedURL(row.text, policy: policy).queryItems == Self.items(query))
        }
        let known: Set = [
            "scheme", "host", "port", "segments", "not_segments", "query", "form_mode", "fragment",
            // A note for readers, and expectations that need a route table.
            "note", "route", "path_id",
        ]
        #expect(parts.keys.isSubset(of: known))
    }

    private func sameBytes(_ a: [String], _ b: [String]) -> Bool {
        a.elementsEqual(b) { $0.utf8.elementsEqual($1.utf8) }
    }

    static func items(_ pairs: [[String?]]) -> [QueryItem] {
        pairs.map { QueryItem(name: ($0.first ?? nil) ?? "", value: $0.last ?? nil) }
    }
}
