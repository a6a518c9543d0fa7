import Testing
import WaymarkCore
@testable import WaymarkTool

@Suite("The pieces of a link")
struct LinkPiecesTests {
    @Test(
        "A link is split into pieces for each part and each mark",
        arguments: [
            (
                "https://e.com:8443/a/b?x=1&y#f",
                "scheme https|mark ://|host e.com|mark :|port 8443|mark /|segment a|mark /|segment b|mark ?|name x|mark =|value 1|mark &|name y|mark #|fragment f"
            ),
            ("myapp:user/1", "scheme myapp|mark :|segment user|mark /|segment 1"),
            ("/a//b/", "mark /|segment a|mark //|segment b|mark /"),
            ("https://e.com", "scheme https|mark ://|host e.com"), ("https://a@e.com/", "link https://a@e.com/"),
            ("", ""),
        ])
    func pieces(link: String, pieces: String) {
        link.withBytes { bytes in
            let found = LinkPieces(bytes, policy: .strict).pieces
            #expect(found.map { "\($0.kind) \(String(bytes: bytes.part($0.range)))" }.joined(separator: "|") == pieces)
        }
    }
}
