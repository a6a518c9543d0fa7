#if canImport(Testing)
    #if canImport(FoundationEssentials)
        public import FoundationEssentials
    #else
        public import Foundation
    #endif
    public import Testing
    public import WaymarkCore
    public import WaymarkExplain

    /// Expects that a link opens a route.
    ///
    /// ```swift
    /// @Test func links() throws {
    ///     let router = try Router(AppRoute.table())
    ///     expectMatch(router, "https://example.com/user/1", .user(1))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link.
    ///   - route: The expected route.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectMatch<Route: Equatable>(
        _ router: Router<Route>, _ link: String, _ route: Route, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(opening: link, expecting: route), at: sourceLocation)
    }

    /// Expects that a URL opens a route.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - url: The URL.
    ///   - route: The expected route.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectMatch<Route: Equatable>(
        _ router: Router<Route>, _ url: URL, _ route: Route, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectMatch(router, url.absoluteString, route, sourceLocation: sourceLocation)
    }

    /// Expects that a link opens the named entry, with the given captures.
    ///
    /// ```swift
    /// expectMatch(router, "https://example.com/user/1", named: "user", captures: ["id": 1])
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link.
    ///   - name: The name of the entry.
    ///   - captures: All expected captures; `nil` accepts any.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectMatch<Route>(
        _ router: Router<Route>, _ link: String, named name: String, captures: [String: CaptureValue]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(opening: link, named: name, captures: captures), at: sourceLocation)
    }

    /// Expects that a link opens a route, and that the route prints as exactly this link.
    ///
    /// ```swift
    /// expectRoundTrip(router, "https://example.com/user/1", .user(1))
    /// expectRoundTrip(router, "myapp://user/1", .user(1), on: .scheme("myapp"))
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The canonical link, compared exactly.
    ///   - route: The expected route.
    ///   - source: The entry's source to print, by default the first one with a scheme and host.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectRoundTrip<Route: Equatable>(
        _ router: Router<Route>, _ link: String, _ route: Route, on source: LinkSource? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(printing: route, expecting: link, on: source), at: sourceLocation)
    }

    /// Expects that a link is accepted and no route matches it.
    ///
    /// ```swift
    /// expectUnmatched(router, "https://evil.example/user/1", reason: .host)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link.
    ///   - reason: The expected reason for no match; `nil` accepts any.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectUnmatched<Route>(
        _ router: Router<Route>, _ link: String, reason: Unmatched.Reason? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(leaving: link, because: reason), at: sourceLocation)
    }

    /// Expects that a link is rejected.
    ///
    /// ```swift
    /// expectRejected(router, "https://example.com@evil.example/", .userinfo)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link.
    ///   - kind: The expected kind of the rejection; `nil` accepts any.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectRejected<Route>(
        _ router: Router<Route>, _ link: String, _ kind: LinkRejection.Kind? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(rejecting: link, as: kind), at: sourceLocation)
    }

    /// Expects that a table is sound.
    ///
    /// It must have no problems or warnings, and its examples must open their routes. Every printable route must print
    /// as a link that opens it again. An example or a generated link must open each entry.
    ///
    /// ```swift
    /// expectSound(
    ///     AppRoute.table(),
    ///     examples: [
    ///         "https://example.com/user/1": .user(1),
    ///         "https://example.com/c/0a1b2c3": .commit("0a1b2c3"),
    ///     ])
    /// ```
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - examples: Links and the routes that they open.
    ///   - sourceLocation: The location of failures, by default the line of the call.
    public func expectSound<Route: Equatable>(
        _ table: RouteTable<Route>, examples: KeyValuePairs<String, Route> = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.failures(examples: examples) { record(failure, at: sourceLocation) }
    }

    /// Expects that every part of a table is reachable: some link selects each route and pattern variant, each listed
    /// value, such as `en` in `{lang: en|de}`, and each default.
    ///
    /// ```swift
    /// expectNothingUnreachable(AppRoute.table())
    /// ```
    ///
    /// The result is proven, not sampled. A failure names the unreachable part, the routes that match its links, and an
    /// example of such a link.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - sourceLocation: The location of failures, by default the line of the call.
    public func expectNothingUnreachable<Route>(
        _ table: RouteTable<Route>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.unreachedFailures() { record(failure, at: sourceLocation) }
    }

    /// Expects that the table of a router equals its recorded snapshot, so that review shows every change.
    ///
    /// ```swift
    /// expectSnapshot(router, named: "routes")   // Snapshots/routes.txt beside the test
    /// ```
    ///
    /// When the tests run with `WAYMARK_RECORD=1` in their environment, the file is overwritten.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - name: The name of the file, without `.txt`.
    ///   - testFile: The path of the test file.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectSnapshot<Route>(
        _ router: Router<Route>, named name: String, besides testFile: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(ofSnapshot: name, besides: testFile), at: sourceLocation)
    }

    package func record(_ failure: FailedExpectation?, at sourceLocation: SourceLocation) {
        guard let failure else { return }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
    }
#endif
