#if Tool
    import Testing
    import WaymarkCore
    import WaymarkExplain

    @testable import WaymarkTool

    @Suite("The nearest routes of an unmatched link")
    struct NearMissTrieTests {
        static let patterns = [
            "/a/{id: Int}", "/a/b/**+/{last: Int}", "/**/x/{n: Int}.html", "/a/b?page={page: Int}",
            "/a/b#{section: Int}", "/*/*/*",
        ]

        @Test(
            "NearMissTrie finds the same near misses as the engine for links of up to 200 segments",
            arguments: [0, 1, 2, 3, 61, 62, 63, 64, 65, 128, 200])
        func length(_ count: Int) throws {
            var policy = LinkPolicy.strict
            policy.maximumSegments = 256
            var table = RouteTable<String>(policy: policy)
            for pattern in Self.patterns { table.add(pattern, to: pattern) }
            let engine = try Router(table).engine
            for end in ["", "/", "/x/y.html", "?page=x", "#top", "%2F"] {
                let link = "/a" + repeatElement("/b", count: count).joined() + end
                let quick = link.withBytes { NearMissTrie(engine).unmatched($0) }
                #expect(quick == engine.unmatched(link), "of \(link)")
                #expect(link.withBytes { NearMissTrie(engine).reason($0) } == quick.reason, "of \(link)")
            }
        }

        @Test("Literals that are only canonically equivalent are different nodes")
        func canonicalEquivalence() throws {
            let router = try Router(patterns: ["/caf\u{E9}/{id: Int}", "/cafe\u{301}/{n: Int}"])
            for link in ["/caf%C3%A9/x", "/cafe%CC%81/x"] {
                let unmatched = router.engine.unmatched(link)
                #expect(unmatched.reason == .value)
                #expect(link.withBytes { NearMissTrie(router.engine).unmatched($0) } == unmatched, "of \(link)")
            }
        }

        /// Routes that differ from links by case, an additional first segment or a trailing slash.
        private static let spelled = [
            "/users/{id: Int}", "/{lang: en|de}/help", "/foo/new", "/foo/{id}", "/about", "/Shop/{item}/Offers",
            "/m/tours", "/{slug}", "/{city}/tickets/{id: Int}", "/search?q={q}", "/files/**/Index", "/old[/about/us]",
            "/a/b/",
        ]

        private static let nearest: [(link: String, route: String)] = [
            ("/Users/5", "/users/{id: Int}"), ("/USERS/5/", "/users/{id: Int}"), ("/Foo/New", "/foo/new"),
            ("/shop/x/offers", "/Shop/{item}/Offers"), ("/SHOP/x/OFFERS", "/Shop/{item}/Offers"),
            ("/Search?q=a", "/search?q={q}"), ("/FILES/a/b/index", "/files/**/Index"),
            ("/es/help", "/{lang: en|de}/help"), ("/EN/Help", "/{lang: en|de}/help"),
            ("/en-US/users/5", "/users/{id: Int}"),
            ("/m/users/5", "/users/{id: Int}"), ("/m/Users/5", "/users/{id: Int}"), ("/x/foo/new", "/foo/new"),
            ("/de/shop/x/offers", "/Shop/{item}/Offers"), ("/es/about", "/about"), ("/x/m/tours", "/m/tours"),
            ("/users/abc", "/users/{id: Int}"), ("/berlin/tickets/x", "/{city}/tickets/{id: Int}"),
            ("/fr/old/about/us", "/old[/about/us]"), ("/a/b/c", "/a/b/"),
        ]

        @Test("The nearest route to a link may differ in case or by a first segment", arguments: nearest.indices)
        func spelling(_ index: Int) throws {
            let row = Self.nearest[index]
            let router = try Router(patterns: Self.spelled)
            let unmatched = router.engine.unmatched(row.link)
            #expect(unmatched.nearest.first?.pattern == row.route, "of \(row.link)")
            #expect(row.link.withBytes { NearMissTrie(router.engine).unmatched($0) } == unmatched, "of \(row.link)")
            let named = router.explanation(for: row.link).candidates.map(\.pattern)
            #expect(named.contains(row.route), "of \(row.link)")
        }

        @Test(
            "The nearest route to a link ignores an extra trailing slash that the policy keeps",
            arguments: ["/about/", "/foo/new/", "/es/help/"])
        func end(_ link: String) throws {
            var policy = LinkPolicy.strict
            policy.keepsTrailingSlash = true
            let engine = try Router(patterns: Self.spelled, policy: policy).engine
            let unmatched = engine.unmatched(link)
            #expect(link.withBytes { NearMissTrie(engine).unmatched($0) } == unmatched)
            if link != "/es/help/" { #expect(unmatched.nearest.first?.pattern == String(link.dropLast())) }
        }

        @Test("A route of one parameter is not the nearest to a longer link")
        func parameter() throws {
            let engine = try Router(patterns: ["/{slug}", "/users/{id: Int}/edit"]).engine
            #expect(engine.unmatched("/users/5/delete").nearest.first?.pattern == "/users/{id: Int}/edit")
        }

        @Test("NearMissTrie finds the same near misses as the router for several policies and precedences")
        func agreement() throws {
            let words = ["users", "Users", "en", "EN", "help", "m", "", "5"]
            for policy in [LinkPolicy.strict, .lenient] {
                for precedence in [Precedence.specificity, .declaration] {
                    let sources: [LinkSource] = [.anywhere, .scheme("app")]
                    let router = try Router(
                        patterns: Self.spelled, accepting: sources, precedence: precedence, policy: policy)
                    let trie = NearMissTrie(router.engine)
                    for first in words {
                        for second in words {
                            for third in words {
                                for start in ["/", "app://"] {
                                    let link = start + [first, second, third].joined(separator: "/")
                                    guard case .unmatched(let unmatched) = router.result(for: link) else { continue }
                                    #expect(link.withBytes { trie.unmatched($0) } == unmatched, "of \(link)")
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    extension Router<String> {
        /// Creates a router whose routes are the strings of their patterns.
        fileprivate init(
            patterns: [String], accepting sources: [LinkSource] = [.anywhere], precedence: Precedence = .specificity,
            policy: LinkPolicy = .strict
        ) throws {
            var table = RouteTable<String>(accepting: sources, precedence: precedence, policy: policy)
            for pattern in patterns { table.add(pattern, to: pattern) }
            self = try Router(table)
        }
    }
#endif
