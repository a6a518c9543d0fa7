import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkNotations
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

/// The examples of Corridor's documentation, in its own notation and with one line for each of its lines.
@Suite("Corridor's documented examples")
struct CorridorTests {
    /// In Corridor: `struct ViewUserProfile: CorridorRoute`, which is Decodable.
    struct ViewUserProfile: Codable, Hashable { let userId: Int }
    struct NamedUserProfile: Codable, Hashable { let userId: String }
    struct MaybeUserProfile: Codable, Hashable { let userId: Int? }
    struct MailedUserProfile: Codable, Hashable {
        let userId: Int
        let sourceType: String
    }
    struct Newsfeed: Codable, Hashable { let postIds: [Int] }

    /// A common protocol for routes. Corridor's router has no route type; its callers cast the result.
    protocol Screen: Codable, Hashable, Sendable {}

    @Test("Corridor's first example opens a struct from a link, and prints the struct's link")
    func first() throws {
        struct ViewUserProfile: Screen { let userId: Int }
        // let router = CorridorRouter()
        var table = RouteTable<any Screen>(.corridor)
        // router.register("/user/:userId{int}", { try corridorResponse($0, ViewUserProfile.self) })
        table.add("/user/:userId{int}", syntax: .corridor, decoding: ViewUserProfile.self) { $0 }
        // Waymark reports an invalid format here. Corridor crashes with the first link.
        let router = try Router(table)
        // let result = router.attemptMatch(url)
        let result = router.match(for: "https://example.com/user/15127128")
        // switch result.route { case let route as ViewUserProfile: print(route.userId) … }
        switch result?.route {
        case let route as ViewUserProfile: #expect(route.userId == 15_127_128)
        default: Issue.record("url not matched")
        }
        // Corridor cannot print links.
        #expect(try router.url(for: ViewUserProfile(userId: 12)) == "/user/12")
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let format: String
        let link: String
        let expected: String?
        let run: @Sendable () throws -> String?

        init<Value: Codable & Hashable & Sendable>(_ format: String, _ link: String, _ expected: Value?) {
            (self.format, self.link) = (format, link)
            self.expected = expected.map { "\($0)" }
            run = {
                var table = RouteTable<Value>(.corridor)
                table.types["uint"] = .custom { UInt($0) != nil }
                table.add(format, syntax: .corridor, decoding: Value.self) { $0 }
                let router = try Router(table)
                let route = router.match(for: link)?.route
                if let route {
                    let printed = try router.url(for: route)
                    #expect(router.match(for: printed)?.route == route)
                }
                return route.map { "\($0)" }
            }
        }

        var testDescription: String { "\(link) on \(format)" }
    }

    struct Nicknamed: Codable, Hashable {
        let userId: UInt
        let nickname: String?
    }

    static let examples: [Example] = [
        // Path formats.
        Example("/user/:userId{int}", "/user/12891", ViewUserProfile(userId: 12891)),
        Example("/user/:userId", "/user/12891", NamedUserProfile(userId: "12891")),
        // Query formats. A slash before `?` is insignificant in both libraries.
        Example("/user/?:userId{int}", "/user?userId=12891", ViewUserProfile(userId: 12891)),
        Example("/user/?:userId{int}", "/user", ViewUserProfile?.none),
        // Optionals. The documentation has '/user&userId=12891', which is a path of one segment in Corridor too.
        Example("/user/?:userId{int?}", "/user?userId=12891", MaybeUserProfile(userId: 12891)),
        Example("/user/?:userId{int?}", "/user", MaybeUserProfile(userId: nil)),
        Example("/user/?:userId{int?}", "/user?userId=me", MaybeUserProfile?.none),
        // Literals, with and without a property for their value.
        Example(
            "/user/?:userId{int}&:sourceType{'email'}", "/user?userId=12891&sourceType=email",
            MailedUserProfile(userId: 12891, sourceType: "email")),
        Example(
            "/user/?:userId{int}&:sourceType{'email'}", "/user?userId=12891&sourceType=email",
            ViewUserProfile(userId: 12891)),
        Example("/user/?:userId{int}&:sourceType{'email'}", "/user?userId=12891", ViewUserProfile?.none),
        // Base types in square brackets are comma-separated lists.
        Example("/newsfeed/?:postIds{[int]}", "/newsfeed/?postIds=981,215,91", Newsfeed(postIds: [981, 215, 91])),
        Example("/newsfeed/?:postIds{[int]}", "/newsfeed/?postIds=981,abc", Newsfeed?.none),
        // Custom base types. The documentation has 'www.example.com/8971/?nickname=Bob', without the scheme and
        // '/user'.
        Example(
            "/user/:userId{uint}?:nickname{string}", "https://www.example.com/user/8971/?nickname=Bob",
            Nicknamed(userId: 8971, nickname: "Bob")),
        Example(
            "/user/:userId{uint}?:nickname{string}", "https://www.example.com/user/-1/?nickname=Bob", Nicknamed?.none),
        // Corridor passes on a link with text for a number. Here the property's type narrows the parameter.
        Example("/user/:userId", "/user/me", ViewUserProfile?.none),
    ]

    @Test(
        "A documented Corridor link decodes to its struct, and the struct's printed link reads back",
        arguments: examples)
    func decoding(_ example: Example) throws {
        #expect(try example.run() == example.expected)
    }

    @Test(
        "The table reports a Corridor format that Corridor refuses, crashes on or never matches",
        arguments: [
            ("user/:userId{int}", "missing-slash"), ("/user/:userId{bigint}", "unknown-type"),
            ("/user/:userId/?:userId", "duplicate-parameter"), ("/user/?:userId{int]}", "invalid-type-name"),
            // Corridor does not compare the format with the struct, and no link matches.
            ("/user/:id{int}", "missing-parameter"), ("/user/:userId{bool}", "parameter-type"),
            ("/user/?:userId{int?}", "optional-parameter"),
        ])
    func mistakes(_ format: String, _ code: String) {
        var table = RouteTable<ViewUserProfile>(.corridor)
        table.add(format, syntax: .corridor, decoding: ViewUserProfile.self) { $0 }
        #expect(table.problems().first?.code == code)
    }

    // In Corridor, `CorridorTypes(customTypes:)` throws for a name that is not alphabetic or that is built in.
    @Test("The table reports a Corridor type whose name has digits or is built in", arguments: ["u8", "Int"])
    func typeNames(_ name: String) {
        var table = RouteTable<ViewUserProfile>(.corridor)
        table.types[name] = .custom { UInt($0) != nil }
        table.add("/user/:userId{\(name)}", syntax: .corridor, decoding: ViewUserProfile.self) { $0 }
        #expect(!table.problems().isEmpty)
    }
}

/// The example app: formats in the order in which Corridor tries them, and global parameters.
@Suite("Corridor's example app")
struct CorridorAppTests {
    enum Route: Hashable, Sendable {
        case message(Message), post(Post), newsFeed, comment(Comment), topic(Topic), item(Item), section(Section),
            invite
    }

    struct Message: Codable, Hashable {
        let postId: Int
        let recipientId: Int
        enum CodingKeys: String, CodingKey { case postId = "post", recipientId = "message_to" }
    }
    struct Post: Codable, Hashable {
        let postId: Int
        let unsubscribe: Bool?
        enum CodingKeys: String, CodingKey { case postId = "post", unsubscribe = "unsub" }
    }
    struct Comment: Codable, Hashable {
        let postId: Int
        let commentId: Int
        enum CodingKeys: String, CodingKey { case postId = "post", commentId = "comment" }
    }
    struct Topic: Codable, Hashable {
        let topicId: Int
        let recommend: Bool?
    }
    struct Item: Codable, Hashable {
        let item: String
        let source: String?
        enum CodingKeys: String, CodingKey { case item, source = "init_source" }
    }
    struct Section: Codable, Hashable {
        let source: String?
        let isFree: Bool?
        let sortOrder: Int?
        enum CodingKeys: String, CodingKey { case source = "init_source", isFree = "is_free", sortOrder = "sort_order" }
    }

    /// In Corridor all global parameters are optional strings, which the app converts to numbers.
    struct Globals: Codable, Hashable {
        let receiver: Int?
        let mail: String?
        enum CodingKeys: String, CodingKey { case receiver = "action_source_user_id", mail = "ct" }
    }

    static func router() throws -> Router<Route> {
        var table = RouteTable<Route>(.corridor)
        table.add(
            "/news_feed/?:post{int}&:message_to{int}", syntax: .corridor, decoding: Message.self, build: Route.message)
        table.add("/news_feed/?:post{int}&:unsub{bool?}", syntax: .corridor, decoding: Post.self) {
            .post($0)
        } inverse: {
            if case .post(let post) = $0 { post } else { nil }
        }
        table.add("/news_feed", syntax: .corridor, to: .newsFeed)
        table.add(
            "/like_comment/:comment{int}/?:post{int}", syntax: .corridor, decoding: Comment.self, build: Route.comment)
        table.add(
            "/topic/:topicId{int}/?:recommend{bool?}", syntax: .corridor, decoding: Topic.self, build: Route.topic)
        table.add("/invitation_email/.*", syntax: .corridor, to: .invite)
        table.add(
            "/for_sale_and_free/:item{string}/?:init_source{string?}", syntax: .corridor, decoding: Item.self,
            build: Route.item)
        table.add(
            "/for_sale_and_free?:init_source{string?}&:is_free{bool?}&:sort_order{int?}", syntax: .corridor,
            decoding: Section.self, build: Route.section)
        // In Corridor: GlobalQueryOptionalParamsMapping(params:decoder:).
        table.globals(
            decoding: Globals.self, from: try CorridorSyntax().globals(["action_source_user_id", "ct"]))
        return try Router(table)
    }

    @Test(
        "A link of Corridor's example app opens the same route as in Corridor",
        arguments: [
            ("/news_feed/?post=17200315", Route.post(Post(postId: 17_200_315, unsubscribe: nil))),
            ("/news_feed/?post=17200315&unsub=1", .post(Post(postId: 17_200_315, unsubscribe: true))),
            (
                "/news_feed/?post=17200315&message_to=5854620",
                .message(Message(postId: 17_200_315, recipientId: 5_854_620))
            ),
            ("/news_feed", .newsFeed),
            ("/news_feed?unknown=1", .newsFeed),
            ("/like_comment/27383625/?post=1", .comment(Comment(postId: 1, commentId: 27_383_625))),
            ("/topic/1", .topic(Topic(topicId: 1, recommend: nil))),
            ("/topic/1?recommend=1", .topic(Topic(topicId: 1, recommend: true))),
            ("/topic/one", nil),
            ("/invitation_email", .invite),
            ("/for_sale_and_free/e38e034d/?init_source=digest", .item(Item(item: "e38e034d", source: "digest"))),
            (
                "/for_sale_and_free?init_source=digest&is_free=true",
                .section(Section(source: "digest", isFree: true, sortOrder: nil))
            ),
            ("/for_sale_and_free?sort_order=2", .section(Section(source: nil, isFree: nil, sortOrder: 2))),
        ])
    func routes(_ link: String, _ route: Route?) throws {
        #expect(try Self.router().match(for: "https://nextdoor-test.com" + link)?.route == route)
    }

    @Test(
        "Global parameters of Corridor's example app are read from any link",
        arguments: [
            ("/news_feed", Globals(receiver: nil, mail: nil)),
            ("/news_feed/?action_source_user_id=123", Globals(receiver: 123, mail: nil)),
            ("/news_feed?action_source_user_id=123&ct=23jg23i1", Globals(receiver: 123, mail: "23jg23i1")),
            ("/topic/1?recommend=1&ct=a", Globals(receiver: nil, mail: "a")),
        ])
    func globals(_ link: String, _ globals: Globals) throws {
        #expect(try Self.router().match(for: "https://nextdoor-test.com" + link)?.globals(Globals.self) == globals)
    }

    // In Corridor, invalid global parameters drop the link. Here they are a separate error.
    @Test("A link with unreadable Corridor globals opens its route, and only the globals fail")
    func unreadableGlobals() throws {
        let match = try #require(
            try Self.router().match(for: "https://nextdoor-test.com/news_feed?action_source_user_id=me"))
        #expect(match.route == .newsFeed)
        #expect(throws: CaptureError(name: "action_source_user_id", text: "me", type: "Int")) {
            try match.globals(Globals.self)
        }
    }

    // Corridor does not print links.
    @Test("A route and global parameters of Corridor print as a single link")
    func printing() throws {
        let router = try Self.router()
        let route = Route.post(Post(postId: 5, unsubscribe: true))
        let link = try router.url(for: route, globals: Globals(receiver: 7, mail: nil))
        #expect(link == "/news_feed?post=5&unsub=true&action_source_user_id=7")
        #expect(router.match(for: link)?.route == route)
    }
}
