import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkFoundation
import WaymarkRoutes

@Suite("Default values in patterns")
struct DefaultValueTests {
    /// Tests a route that captures one value with a default, under `/s?x={x = …}`.
    private func expect<Value: ParameterConvertible & Equatable>(
        _ text: String, is value: Value, writes other: (value: Value, text: String)
    ) throws {
        var table = RouteTable<Value>()
        table.add("/s?x={x = \(text)}") { (x: Value) in
            x
        } inverse: {
            $0
        }
        let router = try Router(table)
        #expect(router.match(for: "/s")?.route == value)
        #expect(try router.url(for: value) == "/s")
        #expect(router.match(for: "/s?x=\(text)")?.route == value)
        #expect(try router.url(for: other.value) == "/s?x=" + other.text)
        #expect(router.match(for: "/s?x=" + other.text)?.route == other.value)
    }

    @Test("A default compares by value and not by its spelling for every parameter type")
    func values() throws {
        try expect("1.50", is: Decimal(string: "1.5") ?? 0, writes: (2, "2"))
        try expect("1.50", is: 1.5, writes: (0.1, "0.1"))
        try expect("16777217", is: Float(16_777_216), writes: (0.1, "0.1"))
        let epoch = Date(timeIntervalSinceReferenceDate: 0)
        try expect("2001-01-01T02:00:00+02:00", is: epoch, writes: (epoch + 86_400, "2001-01-02"))
        let id = try #require(UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"))
        let other = try #require(UUID(uuidString: "081D4FAE-7DEC-11D0-A765-00A0C91E6BF6"))
        try expect(id.uuidString, is: id, writes: (other, "081d4fae-7dec-11d0-a765-00a0c91e6bf6"))
        try expect("AB", is: CaselessCode(code: "ab"), writes: (CaselessCode(code: "c"), "c"))
    }
}

/// A code that parses without regard to case, and prints in lowercase.
private struct CaselessCode: ParameterConvertible, Equatable {
    let code: String

    init(code: String) { self.code = code }
    init?(parameter text: String) { code = text.lowercased() }
    var parameterText: String { code }
}
