import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkFoundation

/// The hostile links of the core's tests, parsed by Waymark and by Foundation.
@Suite("Strictly accepted links in Foundation")
struct HostileURLTests {
    @Test("Foundation reads an accepted link with the same string, scheme, host and port")
    func accepted() throws {
        var count = 0
        for input in try CaseFile.hostileLinks() {
            guard let parsed = try? ParsedURL(input) else { continue }
            count += 1
            let url = try #require(URL(parsed), "\(input)")
            #expect(url.absoluteString == input)
            #expect(url.scheme?.lowercased() == parsed.scheme, "\(input)")
            let host = url.host(percentEncoded: false)?.lowercased() ?? ""
            #expect((host.hasSuffix(".") ? String(host.dropLast()) : host) == parsed.host ?? "", "\(input)")
            if let port = parsed.port { #expect(url.port == port, "\(input)") }
        }
        #expect(count > 40)
    }
}
