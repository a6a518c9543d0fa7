#if Macros
    import Testing
    import WaymarkMacros

    @Suite("Coming from URLPattern of heoblitz") @MainActor
    struct ComingFromHeoblitzURLPatternSnippets {
        @Routes(accepting: [.host("example.com"), .scheme("myapp")])
        enum DeepLink: Equatable {
            @Route("/home") case home
            @Route("/posts/{postId}") case post(postId: String)
            @Route("/posts/{postId}/comments/{commentId}") case postComment(postId: String, commentId: String)
            @Route("/f/{first}/s/{second}") case reverse(second: Int, first: Int)
        }

        @MainActor final class Blog {
            var opened = ""
            func open(_ id: String) async { opened = id }
        }

        @Test("Declared routes open the links of URLPattern of heoblitz, also through a dispatcher")
        func routes() async throws {
            #expect(DeepLink("https://example.com/posts/1") == .post(postId: "1"))
            #expect(DeepLink("myapp://home") == .home)
            #expect(DeepLink("https://evil.example/posts/1") == nil)
            #expect(try DeepLink.reverse(second: 2, first: 1).url == "https://example.com/f/1/s/2")

            let blog = Blog()
            let dispatcher = LinkDispatcher(
                router: DeepLink.router,
                handlers: [
                    AnyLinkHandler<DeepLink> { link in
                        guard case .post(let id) = link.route else { return .passed() }
                        return .opened { _ in await blog.open(id) }
                    }
                ])
            _ = await dispatcher.outcome(of: "https://example.com/posts/9")
            #expect(blog.opened == "9")
        }
    }
#endif
