import Testing

@testable import WaymarkDispatch

@Suite("Whole numbers in a payload")
struct WholeNumberTests {
    @Test(
        "A floating-point number is whole if it has no fraction and fits in 64 bits",
        arguments: [
            (0, 0), (-0.0, 0), (1, 1), (-1, -1), (1e15, 1_000_000_000_000_000), (9_007_199_254_740_992, 1 << 53),
            (-0x1p63, .min), (0x1.fffffffffffffp62, 9_223_372_036_854_774_784), (0x1p63, nil),
            (-0x1.0000000000001p63, nil),
            (1.5, nil), (-0.5, nil), (.leastNonzeroMagnitude, nil), (4_503_599_627_370_495.5, nil),
            (.greatestFiniteMagnitude, nil), (.infinity, nil), (-.infinity, nil), (.nan, nil),
        ] as [(Double, Int64?)])
    func whole(_ number: Double, _ expected: Int64?) {
        #expect(Int64(whole: number) == expected)
        #expect(Int64(whole: number) == Int64(exactly: number))
    }

    @Test("The whole-number conversion agrees with the standard library", arguments: 0..<4)
    func agrees(seed: UInt64) {
        var bits: UInt64 = seed
        for _ in 0..<20_000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let number = Double(bitPattern: bits)
            #expect(Int64(whole: number) == Int64(exactly: number))
            let near = Double(Int64(bitPattern: bits) >> Int64(bits % 64))
            #expect(Int64(whole: near) == Int64(exactly: near))
        }
    }
}
