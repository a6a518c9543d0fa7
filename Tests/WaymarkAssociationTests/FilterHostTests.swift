import Testing
import WaymarkEngine

@testable import WaymarkAssociation

struct FilterHostTests {
    @Test(
        "A host of a filter matches the host and port of a link",
        arguments: [
            ("example.com", nil, "EXAMPLE.com", 8080, true), ("example.com", 443, "example.com", nil, false),
            ("example.com", 8080, "example.com", 8080, true), ("*.example.com", nil, "a.b.example.com", nil, true),
            ("*.example.com", nil, "example.com", nil, false), ("*example.com", nil, "myexample.com", nil, true),
            ("*", nil, "anything", nil, true), ("example.com", nil, "www.example.com", nil, false),
        ] as [(String, Int?, String, Int?, Bool)])
    func takes(own: String, ownPort: Int?, host: String, port: Int?, expected: Bool) {
        let isTaken = "//\(host)\(port.map { ":\($0)" } ?? "")".withBytes { bytes in
            CompiledHost(FilterHost(host: own, port: ownPort)).takes(SplitLink(bytes))
        }
        #expect(isTaken == expected)
    }
}
