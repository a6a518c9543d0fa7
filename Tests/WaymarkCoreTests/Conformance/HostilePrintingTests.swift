import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Values that a link cannot represent, or represents in only one way.
@Suite("Printing of the values in hostile-urls.json")
struct HostilePrintingTests {
    /// Rows that cannot be expressed with the API, with the reason.
    static let exceptions = [
        "printing/13": "links are written with a scheme or a leading slash, never without a root",
        "printing/16": "a String holds no lone surrogate",
    ]

    static let rows = ((try? PrintingCase.file.get()) ?? []).filter { exceptions[$0.id] == nil }

    @Test("The test reads every printing row of hostile-urls.json, and each exception names a row")
    func fileIsComplete() throws {
        let rows = try PrintingCase.file.get()
        #expect(rows.count == 12)
        #expect(Set(Self.exceptions.keys).isSubset(of: rows.map(\.id)))
    }

    @Test("The router prints or refuses each hostile value as hostile-urls.json expects", arguments: rows)
    func writes(row: PrintingCase) throws {
        guard case .text(let expected) = row.expect else {
            Issue.record("expected a text")
            return
        }
        let printed = try row.printed()
        // Formats of an expectation: "error: …", "/item/0 or error", "error or /docs/a//b as …".
        guard expected.contains("error") else {
            #expect(try printed.get() == "https://example.com" + expected)
            return
        }
        guard case .success(let text) = printed else { return }
        let allowed = expected.split(separator: " ").filter { $0.hasPrefix("/") && !$0.hasPrefix("//") }
        #expect(!expected.hasPrefix("error:"), "\(text) is written")
        #expect(allowed.map { "https://example.com" + $0 }.contains(text))
    }
}

extension PrintingCase {
    /// Returns the link printed from the row's values, or the error.
    fileprivate func printed() throws -> Result<String, any Error> {
        let values = try #require(print)
        if case .text(let scheme)? = values["scheme"] {
            return Result { try RoutePattern(scheme + "://user/{name}").description }
        }
        guard case .text(let route)? = values["route"] else { throw MissingRoute() }
        let router = try HostileTable.router.get()
        let name = try #require(router.entries.compactMap(\.name).first { $0.hasPrefix(route) })
        var captures: [String: CaptureValue] = [:]
        var rest: [String] = []
        for (name, value) in values where name != "route" {
            switch value {
            case .text(let text): captures[name] = .string(text)
            case .number(let number): captures[name] = .double(number)
            case .list(let parts):
                rest = parts.map { if case .text(let text) = $0 { text } else { "" } }
            case .null, .bool, .object: break
            }
        }
        return Result { try router.url(named: name, captures: captures, rest: rest) }
    }

    private struct MissingRoute: Error {}
}
