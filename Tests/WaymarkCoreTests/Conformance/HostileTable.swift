import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The route table of `hostile-urls.json`, in the native syntax.
enum HostileTable {
    /// The patterns in the file's syntax, with their equivalents in the native syntax.
    static let patterns = [
        "/": "/",
        "/item/:id(Int)": "/item/{id: Int}",
        "/user/:name(String)": "/user/{name}",
        "/price/:amount(Double)": "/price/{amount: Double}",
        "/day/:date(ISO date)": "/day/{date: ISODate}",
        "/docs/*rest": "/docs/**",
        "/public/*rest": "/public/**",
        "/search?q=": "/search?q={q?}",
        "/reset?token=": "/reset?token={token}",
        "/open?url=(https URL, hosts [example.com])": "/open?url={url: SafeURL}",
        "myapp://open/item/:id": "myapp://open/item/{id: Int}",
    ]

    /// The router. The name of each route is its pattern in the file's syntax.
    static let router: Result<Router<String>, any Error> = Result {
        var table = RouteTable<String>(accepting: [.host("example.com"), .scheme("myapp")])
        table.types["ISODate"] = .custom(isDate)
        table.types["SafeURL"] = .custom(isSafe)
        for (name, pattern) in patterns.sorted(by: { $0.key < $1.key }) { table.add(pattern, named: name, to: name) }
        return try Router(table)
    }

    /// Returns `true` for a date of the calendar: `2026-02-28`, but not `2026-02-30`.
    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) })
        else { return false }
        let numbers = parts.compactMap { Int($0) }
        let date = DateComponents(
            calendar: Calendar(identifier: .gregorian), year: numbers[0], month: numbers[1], day: numbers[2])
        return date.isValidDate
    }

    /// Returns `true` for an https link to the app's own host without another link in its query.
    private static func isSafe(_ text: String) -> Bool {
        guard let url = try? ParsedURL(text), url.scheme == "https", url.host == "example.com" else { return false }
        let values = url.queryItems.compactMap(\.value)
        return !values.contains { (try? ParsedURL($0))?.scheme != nil }
    }
}

/// A row of `hostile-urls.json` about printing.
struct PrintingCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var print: [String: JSONValue]?
    var expect: JSONValue
    var why: String?

    var testDescription: String { [id, why].compactMap(\.self).joined(separator: ": ") }

    static let file: Result<[PrintingCase], any Error> = Result {
        struct File: Decodable { var cases: [PrintingCase] }
        return try CaseFile.hostileURLs.decoded(as: File.self).cases.filter { $0.print != nil }
    }
}
