import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Float parameters")
struct NumberParameterTests {
    @Test(
        "A Float prints its shortest string, and reads it back",
        arguments: [
            (Float(5), "5"), (0.1, "0.1"), (-2.5, "-2.5"), (-0.0, "0"), (16_777_216, "16777216"),
            (.leastNonzeroMagnitude, "1e-45"), (.greatestFiniteMagnitude, "3.4028235e38"),
        ])
    func floats(_ value: Float, _ text: String) {
        #expect(value.parameterText == text)
        #expect(Float(parameter: value.parameterText) == value)
    }

    @Test("A random finite Float prints in a link and reads back equal", arguments: 0..<8)
    func everyFloat(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var table = RouteTable<Float>()
        table.add("/{x}?y={y?}") { (x: Float, y: Float?) in
            y ?? x
        } inverse: {
            ($0, $0)
        }
        let router = try Router(table)
        for _ in 0..<250 {
            // One in four values is an integer with more digits than the precision of Float.
            let scale = random.once(in: 4) ? UInt32((127 + 20 + random.below(40)) << 23) : 0
            let bits = UInt32(truncatingIfNeeded: random.next())
            let value = Float(bitPattern: scale == 0 ? bits : bits & 0x807F_FFFF | scale)
            guard value.isFinite else { continue }
            let link = try router.url(for: value)
            #expect(router.match(for: link)?.route == value, "\(value): \(link)")
            #expect(Float(parameter: value.parameterText) == value)
        }
    }

    @Test(
        "A Float that is not finite does not read back from its string", arguments: [Float.nan, .infinity, -.infinity])
    func notFinite(_ value: Float) {
        #expect(Float(parameter: value.parameterText) == nil)
    }
}
