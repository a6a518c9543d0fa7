import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Ports and host case in sources")
struct SourcePolicyTests {
    static let patterns = ["/Home", "/home", "/user/{id}", "https://gist.example.com:8443/{id}"]
    static let sources: [LinkSource] = [.host("example.com"), .scheme("myapp")]

    @Test(
        "A link whose port differs from the port of every source does not match by default",
        arguments: [
            MatchCase("https://example.com:8443/user/1", nil),
            MatchCase("myapp://user:80/1", nil),
            MatchCase("https://gist.example.com/1", nil),
        ])
    func ports(_ example: MatchCase) throws {
        example.run(on: try Router(patterns: Self.patterns, accepting: Self.sources))
    }

    @Test(
        "A policy that ignores ports matches a link with any port",
        arguments: [
            MatchCase("https://example.com:8443/user/1", "/user/{id}", ["id": "1"]),
            MatchCase("https://example.com/user/1", "/user/{id}", ["id": "1"]),
            MatchCase("myapp://user:80/1", "/user/{id}", ["id": "1"]),
            MatchCase("https://gist.example.com/1", "https://gist.example.com:8443/{id}", ["id": "1"]),
            MatchCase("https://example.org:8443/user/1", nil),
        ])
    func overlookedPorts(_ example: MatchCase) throws {
        var policy = LinkPolicy.strict
        policy.ignoresPorts = true
        example.run(on: try Router(patterns: Self.patterns, accepting: Self.sources, policy: policy))
    }

    @Test(
        "A policy can make the comparison of a host that is a segment case-sensitive",
        arguments: [
            MatchCase("myapp://Home", "/Home"),
            MatchCase("myapp://home", "/home"),
            MatchCase("myapp://HOME", nil),
            MatchCase("myapp://User/1", nil),
            MatchCase("MYAPP://user/1", "/user/{id}", ["id": "1"]),
            MatchCase("https://EXAMPLE.com/Home", "/Home"),
        ])
    func exactHosts(_ example: MatchCase) throws {
        var policy = LinkPolicy.strict
        policy.comparesHostSegmentsExactly = true
        example.run(on: try Router(patterns: Self.patterns, accepting: Self.sources, policy: policy))
    }
}
