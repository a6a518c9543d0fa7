#if Macros
    import Testing

    @testable import WaymarkExpansion

    @Suite("Diagnostics moved on their way to the compiler")
    struct MessageRelayTests {
        @Test("The relay removes a mark, and adds its distance to the offset")
        func marked() throws {
            let message = """
                {"expandMacroResult":{"diagnostics":[{"message":"a\u{E000}7","notes":[{"message":"b\u{E000}3","position":\
                {"fileName":"x","offset":1}}],"position":{"fileName":"x","offset":10}}],"expandedSource":null}}
                """
            let relayed = MessageRelay.relayed(Array(message.utf8))
            let text = String(decoding: relayed, as: UTF8.self)
            #expect(!text.contains("\u{E000}"))
            for part in [
                #""message":"a""#, #""offset":17"#, #""message":"b""#, #""offset":4"#, #""expandedSource":null"#,
            ] {
                #expect(text.contains(part))
            }
        }

        @Test(
            "The relay passes on a message without a mark unchanged",
            arguments: ["{\"a\" : 1}", "no JSON", "", "no JSON \u{E000}1"])
        func unmarked(_ message: String) {
            #expect(MessageRelay.relayed(Array(message.utf8)) == Array(message.utf8))
        }

        @Test("A message is not marked if the relay does not run")
        func inactive() {
            #expect(PositionMark.marked("a", distance: 7) == "a")
        }
    }
#endif
