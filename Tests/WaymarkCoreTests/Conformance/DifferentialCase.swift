import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A link that other Swift routers match wrongly, with the correct result.
struct DifferentialCase: Sendable, CustomTestStringConvertible {
    enum Expectation: Sendable {
        /// The pattern with this index matches the link, with exactly these captures.
        case route(Int, [String: CaptureValue] = [:], rest: [String] = [])
        case unmatched(Unmatched.Reason)
    }

    /// The correct behaviour, as a sentence.
    var title: String
    /// The patterns of the routes, one each, in registration order.
    var patterns: [String]
    var sources: [LinkSource] = [.anywhere]
    var link: String
    var expected: Expectation

    var testDescription: String { title }
}

extension DifferentialCase {
    static let all: [DifferentialCase] = precedence + spelling + values + sources + shapes

    /// Links that an earlier version of the router matched wrongly.
    static let regressions = [
        DifferentialCase(
            title: "a host has no case behind a catch-all that took nothing",
            patterns: ["/**/Home"], sources: [.scheme("myapp")], link: "myapp://hOme", expected: .route(0)),
        DifferentialCase(
            title: "a host has no case where a catch-all stops at its first hit",
            patterns: ["/**!/Home/{x}"], sources: [.scheme("myapp")], link: "myapp://home/1/home/2",
            expected: .unmatched(.route)),
        DifferentialCase(
            title: "a segment that is no host has its case behind a catch-all",
            patterns: ["/**/Home"], sources: [.scheme("myapp")], link: "myapp://a/home", expected: .unmatched(.route)),
        DifferentialCase(
            title: "a value that does not fit is told apart behind a host in capitals",
            patterns: ["/item/{id: Int}"], sources: [.scheme("myapp")], link: "myapp://ITEM/abc",
            expected: .unmatched(.value)),
    ]

    private static let precedence = [
        DifferentialCase(
            title: "the first half of a longer literal route is not a dead end",
            patterns: ["/{provider}", "/google/callback"], link: "/google", expected: .route(0, ["provider": "google"])),
        DifferentialCase(
            title: "a literal that leads nowhere gives way to a parameter",
            patterns: ["/me/settings", "/{id}/posts"], link: "/me/posts", expected: .route(1, ["id": "me"])),
        DifferentialCase(
            title: "a literal that leads nowhere gives way to a parameter further down",
            patterns: ["/users/me/settings", "/users/{id}/posts"], link: "/users/me/posts",
            expected: .route(1, ["id": "me"])),
        DifferentialCase(
            title: "a branch that was given up leaves no capture behind",
            patterns: ["/users/{id}/posts", "/users/**"], link: "/users/7/photos",
            expected: .route(1, rest: ["7", "photos"])),
        DifferentialCase(
            title: "parameters of one place have the names of the pattern that matched",
            patterns: ["/a/{x}/b/{y}/c", "/a/{p}/b/{q}/d"], link: "/a/1/b/2/d",
            expected: .route(1, ["p": "1", "q": "2"])),
        DifferentialCase(
            title: "segments that are literal in part are told apart by what follows",
            patterns: ["/{a}.{b}/x", "/{a}.{b}/y"], link: "/p.q/y", expected: .route(1, ["a": "p", "b": "q"])),
        DifferentialCase(
            title: "a catch-all goes on where its next literal stands too early",
            patterns: ["/**/end"], link: "/x/end/y/end", expected: .route(0, rest: ["x", "end", "y"])),
        DifferentialCase(
            title: "a type wins over any text that was registered before",
            patterns: ["/user/{id}", "/user/{id: Int}"], link: "/user/1", expected: .route(1, ["id": 1])),
        DifferentialCase(
            title: "a type wins over any text that was registered after",
            patterns: ["/user/{id: Int}", "/user/{id}"], link: "/user/1", expected: .route(0, ["id": 1])),
        DifferentialCase(
            title: "the literal on the left wins",
            patterns: ["/{x}/b", "/a/{y}"], link: "/a/b", expected: .route(1, ["y": "b"])),
    ]

    private static let spelling = [
        DifferentialCase(
            title: "schemes have no case",
            patterns: ["myapp://user/{id}"], link: "MYAPP://user/1", expected: .route(0, ["id": "1"])),
        DifferentialCase(
            title: "hosts have no case",
            patterns: ["https://example.com/user/{id}"], link: "https://Example.com/user/1",
            expected: .route(0, ["id": "1"])),
        DifferentialCase(
            title: "the host of a custom scheme is decoded",
            patterns: ["myapp://café/{id}"], link: "myapp://caf%C3%A9/1", expected: .route(0, ["id": "1"])),
        DifferentialCase(
            title: "a space in a value is decoded",
            patterns: ["/user/{name}"], link: "/user/joel%20levin", expected: .route(0, ["name": "joel levin"])),
        DifferentialCase(
            title: "an escaped slash is part of its value",
            patterns: ["/books/{id}"], link: "/books/a%2Fb", expected: .route(0, ["id": "a/b"])),
        DifferentialCase(
            title: "an escaped plus is a plus",
            patterns: ["/user/view/{id}"], link: "/user/view/joel%2Blevin", expected: .route(0, ["id": "joel+levin"])),
    ]

    private static let values = [
        DifferentialCase(
            title: "a value of a query item may hold equal signs",
            patterns: ["/reset?token={token}"], link: "/reset?token=abc==", expected: .route(0, ["token": "abc=="])),
        DifferentialCase(
            title: "a value is decoded once",
            patterns: ["/discount?d={d}"], link: "/discount?d=100%25", expected: .route(0, ["d": "100%"])),
        DifferentialCase(
            title: "a list has every item of its name",
            patterns: ["/x?a={a: [String]}"], link: "/x?a=1&a=2", expected: .route(0, ["a": ["1", "2"]])),
        DifferentialCase(
            title: "an escaped ampersand is part of its value",
            patterns: ["/search?q={q}"], link: "/search?x=1&q=a%26b%3Dc&y", expected: .route(0, ["q": "a&b=c"])),
        DifferentialCase(
            title: "items that no pattern names are no obstacle",
            patterns: ["/news"], link: "https://example.com/news?utm_source=x", expected: .route(0)),
        DifferentialCase(
            title: "an optional item may be absent",
            patterns: ["/search?q={q?}"], link: "/search", expected: .route(0)),
    ]

    private static let sources = [
        DifferentialCase(
            title: "another host is no source",
            patterns: ["/timeline"], sources: [.host("example.com")], link: "https://evil.com/admin/timeline",
            expected: .unmatched(.host)),
        DifferentialCase(
            title: "a pattern is the whole path",
            patterns: ["/timeline"], link: "https://evil.com/admin/timeline", expected: .unmatched(.route)),
        DifferentialCase(
            title: "a dot is a dot",
            patterns: ["https://trusted.com/pay"], link: "https://trustedXcom/pay", expected: .unmatched(.host)),
        DifferentialCase(
            title: "another port is no source",
            patterns: ["https://e.com/x"], link: "https://e.com:8443/x", expected: .unmatched(.port)),
        DifferentialCase(
            title: "the host of a custom scheme is the first segment",
            patterns: ["/home"], sources: [.host("example.com"), .scheme("myapp")], link: "myapp://home",
            expected: .route(0)),
        DifferentialCase(
            title: "a path alone does not make a link ours",
            patterns: ["/home"], sources: [.host("example.com"), .scheme("myapp")], link: "https://any.host/home",
            expected: .unmatched(.host)),
        DifferentialCase(
            title: "another scheme is no source",
            patterns: ["example://search/{q}"], link: "other://search/x", expected: .unmatched(.scheme)),
    ]

    private static let shapes = [
        DifferentialCase(
            title: "a named catch-all holds every segment",
            patterns: ["/files/{path: **+}"], link: "/files/a/b/c", expected: .route(0, ["path": ["a", "b", "c"]])),
        DifferentialCase(
            title: "an optional segment may be absent",
            patterns: ["https://e.com/books[/{id}]"], link: "https://e.com/books", expected: .route(0)),
        DifferentialCase(
            title: "an optional segment may be there",
            patterns: ["https://e.com/books[/{id}]"], link: "https://e.com/books/7", expected: .route(0, ["id": "7"])),
        DifferentialCase(
            title: "a catch-all may stand in the middle",
            patterns: ["/a/{p: **+}/edit"], link: "/a/1/2/edit", expected: .route(0, ["p": ["1", "2"]])),
        DifferentialCase(
            title: "what follows a wildcard counts",
            patterns: ["/*/tz/paid"], link: "/x/tz/other", expected: .unmatched(.route)),
        DifferentialCase(
            title: "what follows a catch-all counts",
            patterns: ["/**/tz/paid"], link: "/x/tz/other", expected: .unmatched(.route)),
    ]
}
