#if Tool
    import Testing
    import WaymarkManifest

    @testable import WaymarkTool

    @Suite("Links for App Intents")
    struct IntentsFileTests {
        private static func file(_ pattern: String, sources: String = "https://example.com, myapp://") throws
            -> IntentsFile
        {
            let text = """
                waymark: 1
                sources: [\(sources)]
                routes:
                  user.order: { pattern: "\(pattern)", tags: [intent] }
                  other: { pattern: "/other/{x}" }
                """
            return try IntentsFile(RouteFile(text: text, name: "links/waymark.yaml"), isPublic: false)
        }

        @Test(
            "A pattern becomes the App Intents literal without its optional parts",
            arguments: [
                ("/order/{id: Int}", #""https://example.com/order/\(.id)""#),
                ("/user/{userId}/order/{id}", #""https://example.com/user/\(.$userId)/order/\(.id)""#),
                (
                    "/order[/{id}]/x?page={page: Int = 1}&draft&by={by}",
                    #""https://example.com/order/x?draft&by=\(.$by)""#
                ),
                ("/a%20b/{id}.pdf#top", #""https://example.com/a%20b/\(.id).pdf#top""#),
                ("/{user_name}", #""https://example.com/\(.$userName)""#),
                ("/(alt|alt2)/{id}", #""https://example.com/alt/\(.id)""#),
                ("/(mm|{any})", #""https://example.com/mm""#),
                ("/inbox", #""https://example.com/inbox""#),
            ])
        func literals(pattern: String, literal: String) throws {
            let file = try Self.file(pattern)
            #expect(file.representations.map(\.literal) == [literal])
            #expect(file.absences.isEmpty)
        }

        @Test(
            "A route that no property can express is left out with a reason",
            arguments: [
                ("/files/{path: **}", "its path has segments that no property provides"),
                ("/x?tag={tag: [String]*}&id={id}", "'tag' is a list"), ("/x/{: Int}/{id}", nil),
                ("/x/{user_id}/{userId}", "two parameters of it are the property 'userId'"),
            ] as [(String, String?)])
        func absences(pattern: String, reason: String?) throws {
            guard let reason else {
                #expect(throws: RouteFileError.self) { try Self.file(pattern) }
                return
            }
            let file = try Self.file(pattern)
            #expect(file.absences.map(\.reason) == [reason])
        }

        @Test("A route with values becomes an entity, and a route without values an intent")
        func names() throws {
            #expect(try Self.file("/order/{id}").representations.map(\.type) == ["UserOrderEntity"])
            #expect(try Self.file("/orders").representations.map(\.type) == ["OpenUserOrderIntent"])
            #expect(
                try Self.file("/order/{id}").text == #"""
                    // Written by 'waymark generate intents' from waymark.yaml: change the routes, and generate it again.
                    // swift-format-ignore-file
                    // swiftlint:disable all

                    import AppIntents

                    /// `user.order: /order/{id}`
                    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
                    extension UserOrderEntity: URLRepresentableEntity {
                        static var urlRepresentation: URLRepresentation { "https://example.com/order/\(.id)" }
                    }

                    """#)
        }

        @Test("An App Intents link that another route opens is left out, or doubted for some values")
        func othersLinks() throws {
            let text = """
                waymark: 1
                sources: [https://example.com]
                routes:
                  b: /o
                  a: { pattern: "/o[/{page: Int}]", tags: [intent] }
                  new: /user/new
                  user: { pattern: "/user/{name}", tags: [intent] }
                """
            let file = try IntentsFile(RouteFile(text: text, name: "waymark.yaml"), isPublic: false)
            #expect(file.representations.map(\.type) == ["AEntity", "UserEntity"])
            #expect(file.doubts.map(\.reason) == ["for some values its link may open 'new'"])
        }

        @Test("Two routes with the same generated type are an error")
        func sameType() {
            let text = """
                waymark: 1
                sources: [https://example.com]
                routes:
                  user.order: { pattern: "/a/{id}", tags: [intent] }
                  user-order: { pattern: "/b/{id}", tags: [intent] }
                """
            let error = #expect(throws: RouteFileError.self) {
                try IntentsFile(RouteFile(text: text, name: "waymark.yaml"), isPublic: false)
            }
            #expect(error?.problems.map(\.code) == ["generated-name-twice"])
        }

        @Test("Generating intents for a tagged route without a universal link is an error")
        func errors() {
            #expect(throws: RouteFileError.self) { try Self.file("/order/{id}", sources: "myapp://") }
        }
    }
#endif
