#if Macros
    import Foundation
    import Testing
    public import WaymarkMacros

    @Routes(accepting: [.host("example.com"), .scheme("myapp")])
    enum DeclaredScreen: Equatable {
        @Route("/", "/home") case home
        @Route("/user/{id}") case user(id: Int)
        @Route("/search?q={query}&tab={tab}&page={page}")
        case search(query: String, tab: Tab = .posts, page: Int? = nil)
        @Route("/a") case a
        @Route("/b") case b
        @Route("/c") case c
        @Route("/d") case d
        @Route("/e") case e
    }

    @Routes("/profile/{id}?tab={tab}", accepting: [.scheme("myapp")])
    struct Profile {
        let id: Int
        var tab: Tab = .posts
    }

    /// A public enclosing type.
    public enum Feature: Sendable {
        /// Public routes, whose expansion must be public too.
        @Routes(accepting: [.scheme("myapp")])
        public enum Public { @Route("/x/{y}") case x(y: Int) }
    }

    @Routes(accepting: [.scheme("myapp")]) package enum Shared { @Route("/x") case x }
    @Routes(accepting: [.scheme("myapp")]) private enum Hidden { @Route("/x") case x }
    @Routes(accepting: [.scheme("myapp")]) nonisolated enum Free: Hashable { @Route("/x") case x }

    @Routes(accepting: [.scheme("myapp")])
    enum Generic<Value: ParameterConvertible> { @Route("/x/{value}") case x(Value) }

    @Suite("Declared routes in a target isolated to the main actor")
    struct DeclaredRouteTests {
        @Test(
            "A declared route opens from its link and prints that link again",
            arguments: [
                ("https://example.com/", DeclaredScreen.home), ("https://example.com/user/7", .user(id: 7)),
                ("https://example.com/search?q=a&tab=likes", .search(query: "a", tab: .likes)),
                ("https://example.com/search?q=a", .search(query: "a")), ("https://example.com/c", .c),
            ])
        func bothWays(_ link: String, _ route: DeclaredScreen) throws {
            #expect(DeclaredScreen(link) == route)
            #expect(try route.url == link)
            #expect(try URL(route).absoluteString == link)
        }

        @Test("Declared routes open and print on any thread")
        func otherThreads() async throws {
            #expect(try await Task { @concurrent in try DeclaredScreen.home.url }.value == "https://example.com/")
            #expect(await Task { @concurrent in DeclaredScreen("myapp://user/7") }.value == .user(id: 7))
        }

        @Test("Structs, generic types and types of every access level print their links")
        func others() throws {
            #expect(try Profile(id: 7, tab: .likes).url == "myapp://profile/7?tab=likes")
            #expect(Profile("myapp://profile/7")?.tab == .posts)
            #expect(try Feature.Public.x(y: 1).url == "myapp://x/1")
            #expect(try Shared.x.url == "myapp://x")
            #expect(try Hidden.x.url == "myapp://x")
            #expect(try Free.x.url == "myapp://x")
            #expect(try Generic.x(1).url == "myapp://x/1")
        }
    }
#endif
