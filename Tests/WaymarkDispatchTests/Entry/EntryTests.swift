import Testing
import WaymarkDispatch

@Suite("Links from URLs, payloads and activities")
struct EntryTests {
    @Test(
        "The scheme of a URL determines its arrival channel",
        arguments: [
            ("https://example.com/a", ArrivalChannel.universalLink), ("HTTPS://example.com/a", .universalLink),
            ("http://example.com/a", .universalLink), ("myapp://a", .scheme), ("https+x://a", .scheme),
            ("not a link", .scheme), ("", .scheme),
        ])
    func urls(_ url: String, _ channel: ArrivalChannel) {
        let link = IncomingLink<Int>(opened: url, payload: ["a": 1])
        #expect(link.url == url)
        #expect(link.channel == channel)
        #expect(link.payload == ["a": 1])
    }

    @Test("Each arrival channel has a name of its own")
    func channels() {
        let channels: [ArrivalChannel] = [
            .scheme, .universalLink, .nfc, .appClip, .notification, .shortcut, .widget, .search, .handoff, .restoration,
            .launchArgument, .inApp, .unknown,
        ]
        #expect(Set(channels.map(\.rawValue)).count == channels.count)
    }

    static let payload: LinkPayload = [
        "link": "/a", "data": ["url": "/b", "deeper": ["url": "/c"]], "data.dotted": "/d", "number": 5,
    ]

    @Test(
        "A payload holds its link under a plain key or a dotted path",
        arguments: [
            ("link", "/a"), ("data.url", "/b"), ("data.deeper.url", "/c"), ("data.dotted", "/d"), ("number", nil),
            ("data", nil), ("data.none.url", nil), ("none", nil), ("link.url", nil), ("", nil), (".", nil),
        ])
    func payloads(_ name: String, _ url: String?) {
        let link = IncomingLink<Int>(in: Self.payload, under: name, via: .notification)
        #expect(link?.url == url)
        if let link {
            #expect(link.payload == Self.payload)
            #expect(link.channel == .notification)
        }
    }

    struct Activity: Sendable {
        let type: String
        var webpage: String?
        var payload: LinkPayload = [:]
        var url: String?
        var channel: ArrivalChannel?
    }

    static func found(_ identifier: String) -> LinkPayload { [SystemActivity.searchIdentifier: .string(identifier)] }

    @Test(
        "The type of an activity determines its link and arrival channel",
        arguments: [
            Activity(
                type: SystemActivity.browsingWeb, webpage: "https://a.com/b", payload: ["link": "/c"],
                url: "https://a.com/b", channel: .universalLink),
            Activity(type: SystemActivity.browsingWeb, payload: ["link": "/c"]),
            Activity(type: "com.example.edit", webpage: "https://a.com/b", url: "https://a.com/b", channel: .handoff),
            Activity(type: "com.example.edit", payload: found("myapp://a")),
            Activity(type: "com.example.edit", payload: ["link": "/c", "draft": 5], url: "/c", channel: .handoff),
            Activity(
                type: "com.example.edit", webpage: "https://a.com/b", payload: ["link": "/c"], url: "/c",
                channel: .handoff),
            Activity(
                type: "com.example.edit", webpage: "https://a.com/b", payload: ["link": 7], url: "https://a.com/b",
                channel: .handoff),
            Activity(
                type: SystemActivity.searchResult, payload: found("myapp://a"), url: "myapp://a", channel: .search),
            Activity(type: SystemActivity.searchResult, payload: found("note-17")),
            Activity(type: SystemActivity.searchResult, webpage: "https://a.com/b"),
        ])
    func activities(_ activity: Activity) {
        let link = IncomingLink<Int>(
            activity: activity.type, webpage: activity.webpage, referrer: "https://r.com", payload: activity.payload)
        #expect(link?.url == activity.url)
        #expect(link?.channel == activity.channel)
        #expect(link == nil || link?.referrer == "https://r.com")
        // An app's own activity keeps its payload.
        #expect(link == nil || link?.payload == (activity.channel == .handoff ? activity.payload : [:]))
    }

    @Test("An app-defined activity holds its link under a configurable key")
    func activityNames() {
        let payload: LinkPayload = ["link": "/a", "data": ["url": "/b"]]
        #expect(IncomingLink<Int>(activity: "own", webpage: nil, payload: payload)?.url == "/a")
        #expect(IncomingLink<Int>(activity: "own", webpage: nil, payload: payload, under: "data.url")?.url == "/b")
    }

    @Test("A link keeps its source application and referrer out of its description")
    func origins() {
        var link = IncomingLink<Int>(opened: "myapp://a", by: "com.example.mail")
        #expect(link.sourceApplication == "com.example.mail")
        link.referrer = "https://r.com/private"
        #expect("\(link)" == "link via scheme")
        #expect(String(reflecting: link) == "link via scheme")
    }

    @Test("A system event delivered twice opens its link once and returns the same answer")
    @MainActor func once() throws {
        let stage = try Stage()
        let link = IncomingLink<AppRoute>(url: "https://example.com/post/7", via: .notification)
        var arrivals = 0
        let observation = stage.dispatcher.observe { if case .arrived = $0.kind { arrivals += 1 } }
        for event in ["a", "a", "b", "a", nil, nil] {
            #expect(stage.dispatcher.open(ifAny: link, through: nil, onceFor: event))
        }
        #expect(arrivals == 4)
        for number in 0..<100 { #expect(stage.dispatcher.open(ifAny: link, through: nil, onceFor: "\(number)")) }
        #expect(arrivals == 104)
        _ = observation
    }

    @Test("A route that an app returns for a system event opens once")
    @MainActor func route() async throws {
        let stage = try Stage()
        let link = IncomingLink(route: AppRoute.settings, via: .notification)
        for _ in 0..<2 { #expect(stage.dispatcher.open(ifAny: link, through: .notification, onceFor: "a")) }
        await stage.dispatcher.settled()
        #expect(stage.shown == [.settings] && stage.finished.count == 1)
    }
}
