#if Tool
    import Testing
    import WaymarkCore

    @testable import WaymarkTool

    @Suite("Plain text")
    struct PlainTextTests {
        @Test(
            "The count of plain bytes stops at or shortly before the first byte to escape",
            arguments: UInt8.min...UInt8.max)
        func bytes(byte: UInt8) {
            let isPlain = (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            for count in 1...20 {
                for place in 0..<count {
                    // Plain bytes at the ends of the plain ranges.
                    for neighbour: UInt8 in [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7E] {
                        var text = Array(repeating: neighbour, count: count)
                        text[place] = byte
                        let found = text.withBytes { PlainText.count(in: $0) }
                        #expect(isPlain ? found == count : found <= place && found >= place / 8 * 8)
                    }
                }
            }
        }
    }
#endif
