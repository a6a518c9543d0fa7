import Testing
import WaymarkDispatch

@Suite("What the system hands over becomes a link")
struct EntryTests {
    @Test(
        "A URL has its source by its scheme",
        arguments: [
            ("https://example.com/a", ArrivalSource.universalLink), ("HTTPS://example.com/a", .universalLink),
            ("http://example.com/a", .universalLink), ("myapp://a", .scheme), ("https+x://a", .scheme),
            ("not a link", .scheme), ("", .scheme),
        ])
    func urls(_ url: String, _ source: ArrivalSource) {
        let link = Link<Int>(opened: url, payload: ["a": 1])
        #expect(link.url == url)
        #expect(link.source == source)
        #expect(link.payload == ["a": 1])
    }

    static let payload: LinkPayload = [
        "link": "/a", "data": ["url": "/b", "deeper": ["url": "/c"]], "data.dotted": "/d", "number": 5,
    ]

    @Test(
        "A payload has its link under a name",
        arguments: [
            ("link", "/a"), ("data.url", "/b"), ("data.deeper.url", "/c"), ("data.dotted", "/d"), ("number", nil),
            ("data", nil), ("data.none.url", nil), ("none", nil), ("link.url", nil), ("", nil), (".", nil),
        ])
    func payloads(_ name: String, _ url: String?) {
        let link = Link<Int>(in: Self.payload, under: name, source: .notification)
        #expect(link?.url == url)
        if let link {
            #expect(link.payload == Self.payload)
            #expect(link.source == .notification)
        }
    }

    struct Activity: Sendable {
        let type: String
        var webpage: String?
        var identifier: String?
        var url: String?
        var source: ArrivalSource?
    }

    @Test(
        "An activity has its link by its type",
        arguments: [
            Activity(
                type: SystemActivity.browsingWeb, webpage: "https://a.com/b", url: "https://a.com/b",
                source: .universalLink),
            Activity(type: SystemActivity.browsingWeb),
            Activity(type: "com.example.edit", webpage: "https://a.com/b", url: "https://a.com/b", source: .handoff),
            Activity(type: "com.example.edit", identifier: "myapp://a"),
            Activity(type: SystemActivity.searchResult, identifier: "myapp://a", url: "myapp://a", source: .search),
            Activity(type: SystemActivity.searchResult, identifier: "note-17"),
            Activity(type: SystemActivity.searchResult, webpage: "https://a.com/b"),
        ])
    func activities(_ activity: Activity) {
        let link = Link<Int>(
            activity: activity.type, webpage: activity.webpage, identifier: activity.identifier)
        #expect(link?.url == activity.url)
        #expect(link?.source == activity.source)
    }
}
