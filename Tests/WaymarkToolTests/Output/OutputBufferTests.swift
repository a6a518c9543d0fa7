#if Tool
    import Foundation
    import Testing
    import WaymarkCore

    @testable import WaymarkTool

    @Suite("Output buffer")
    struct OutputBufferTests {
        @Test("JSON members and elements are separated by commas at every depth")
        func structure() {
            var out = OutputBuffer()
            out.object { out in
                out.key("a")
                out.array { _ in }
                out.key("b")
                out.array(of: [1, 2]) { $0.number($1) }
                out.key(text: "c\"")
                out.object { out in
                    out.key("d")
                    out.null()
                    out.key("e")
                    out.bool(true)
                }
                out.key("f")
                out.string(orNull: nil)
            }
            out.endLine()
            out.string("next")
            let text = out.text
            #expect(text == "{\"a\":[],\"b\":[1,2],\"c\\\"\":{\"d\":null,\"e\":true},\"f\":null}\n\"next\"")
        }

        @Test(
            "Doubles are written in full, and nan and infinity are written as strings",
            arguments: [
                (0, "0.0"), (0.1, "0.1"), (1, "1.0"), (-2.5e-9, "-2.5e-09"), (1e300, "1e+300"), (.nan, "\"nan\""),
                (-.infinity, "\"-inf\""),
            ] as [(Double, String)])
        func doubles(_ value: Double, _ expected: String) {
            var out = OutputBuffer()
            out.number(value)
            let text = out.text
            #expect(text == expected)
        }

        @Test("The largest integers keep every digit")
        func integers() {
            var out = OutputBuffer()
            out.array { out in
                out.number(Int64.min)
                out.number(UInt64.max)
            }
            let text = out.text
            #expect(text == "[-9223372036854775808,18446744073709551615]")
        }

        @Test("An output buffer keeps all appended bytes for any capacity and piece size", arguments: [1, 2, 7, 4096])
        func growth(capacity: Int) {
            var out = OutputBuffer(capacity: capacity)
            var expected: [UInt8] = []
            for number in 0..<2000 {
                let piece = Array(String(repeating: "x", count: number % 37).utf8) + [UInt8(number & 0x7F)]
                piece.withBytes { out.append($0) }
                out.append(0x2C)
                expected += piece + [0x2C]
            }
            let bytes = out.bytes
            #expect(bytes == expected)
            out.removeAll()
            let isEmpty = out.bytes.isEmpty
            #expect(isEmpty)
        }

        @Test("Foundation reads back JSON strings with all characters up to U+3000 unchanged")
        func roundTrip() throws {
            let scalars = (0...0x3000).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{FFFD}", "\u{1F600}"]
            let original = String(String.UnicodeScalarView(scalars))
            var out = OutputBuffer()
            out.string(original)
            let read = try JSONDecoder().decode(String.self, from: Data(out.bytes))
            #expect(Array(read.utf8) == Array(original.utf8))
        }
    }
#endif
