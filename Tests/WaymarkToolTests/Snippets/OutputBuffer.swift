#if Tool
    import Testing

    @testable import WaymarkTool

    @Suite("Comments about the output of the tool")
    struct OutputBufferComments {
        @Test func objects() {
            var out = OutputBuffer()
            out.object { out in
                out.key("url")
                out.string("https://example.com")
            }
        }
    }
#endif
