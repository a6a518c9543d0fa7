import Testing
import Waymark

@Suite("Comments about the parts of links")
struct LinkComments {
    @Test func parts() throws {
        let url = try ParsedURL("https://Example.com/user/John%20Doe?tab=posts#top")
        #expect(url.host == "example.com")
        #expect(url.segments == ["user", "John Doe"])
        #expect(url.queryItems == [QueryItem(name: "tab", value: "posts")])
        #expect(url.fragment == "top")
    }

    @Test func queryItems() throws {
        let url = try ParsedURL("https://example.com/search?q=red%20shoes&new")
        #expect(url.queryItems == [QueryItem(name: "q", value: "red shoes"), QueryItem(name: "new", value: nil)])
    }

    @Test func rejections() {
        #expect(throws: LinkRejection.self) { try ParsedURL("https://example.com@evil.com/reset") }
        do { _ = try ParsedURL("https://example.com@evil.com/reset") } catch {
            #expect(error.kind == .userinfo)
            #expect(error.offset == 19)
            _ = error.message
            #expect(!error.message.contains("reset"))
        }
    }

    @Test func policy() throws {
        var policy = LinkPolicy.strict
        policy.trimsWhitespace = true
        policy.decodesPlusInQuery = true
        _ = try ParsedURL(" https://example.com/search?q=a+b", policy: policy)
    }

    @Test func sources() throws {
        #expect(try ParsedURL("https://example.com/a").comes(from: [.host("example.com")]) == true)
        #expect(try ParsedURL("https://example.com.evil.org/a").comes(from: [.host("example.com")]) == false)
    }
}
