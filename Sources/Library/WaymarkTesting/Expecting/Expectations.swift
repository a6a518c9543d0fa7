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
    ///   - route: What it is to open.
    ///   - sourceLocation: Where a failure is shown: the line of the call.
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
    ///   - route: What it is to open.
    ///   - sourceLocation: Where a failure is shown: the line of the call.
    public func expectMatch<Route: Equatable>(
        _ router: Router<Route>, _ url: URL, _ route: Route, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectMatch(router, url.absoluteString, route, sourceLocation: sourceLocation)
    }

    /// Expects that a link opens the entry of a name, and what its parameters hold.
    ///
    /// ```swift
    /// expectMatch(router, "https://example.com/user/1", named: "user", captures: ["id": 1])
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link.
    ///   - name: The name of the entry.
    ///   - captures: What its parameters are to hold, all of them; not looked at if there are none given.
    ///   - sourceLocation: Where a failure is shown: the line of the call.
    public func expectMatch<Route>(
        _ router: Router<Route>, _ link: String, named name: String, captures: [String: CaptureValue]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(opening: link, named: name, captures: captures), at: sourceLocation)
    }

    /// Expects that a link opens a route, and that the route prints as this very link.
    ///
    /// ```swift
    /// expectRoundTrip(router, "https://example.com/user/1", .user(1))
    /// expectRoundTrip(router, "myapp://user/1", .user(1), on: .scheme("myapp"))
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The canonical link, letter by letter.
    ///   - route: The route.
    ///   - source: Which of the entry's sources to write; the first one that has a scheme and host unless told otherwise.
    ///   - sourceLocation: Where a failure is shown: the line of the call.
    public func expectRoundTrip<Route: Equatable>(
        _ router: Router<Route>, _ link: String, _ route: Route, on source: LinkSource? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(printing: route, expecting: link, on: source), at: sourceLocation)
    }

    /// Expects that no route takes a link.
    ///
    /// ```swift
    /// expectUnmatched(router, "https://evil.example/user/1", reason: .host)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link.
    ///   - reason: Why no route is to take it; any reason unless told otherwise.
    ///   - sourceLocation: Where a failure is shown: the line of the call.
    public func expectUnmatched<Route>(
        _ router: Router<Route>, _ link: String, reason: Unmatched.Reason? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(leaving: link, because: reason), at: sourceLocation)
    }

    /// Expects that a link is not acceptable at all.
    ///
    /// ```swift
    /// expectRejected(router, "https://example.com@evil.example/", .userinfo)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link.
    ///   - kind: Why it is to be rejected; for any reason unless told otherwise.
    ///   - sourceLocation: Where a failure is shown: the line of the call.
    public func expectRejected<Route>(
        _ router: Router<Route>, _ link: String, _ kind: LinkRejection.Kind? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(rejecting: link, as: kind), at: sourceLocation)
    }

    /// Expects that a whole table is sound: that it has no problem, not even a warning, that its examples open their routes
    /// and every route that can be printed leads back, and that each entry is shown by an example or by a made-up link.
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
    ///   - sourceLocation: Where failures are shown: the line of the call.
    public func expectSound<Route: Equatable>(
        _ table: RouteTable<Route>, examples: KeyValuePairs<String, Route> = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.failures(examples: examples) { record(failure, at: sourceLocation) }
    }

    /// Expects that some link reaches each route of a table, each form of its patterns, each of several texts, and each
    /// default.
    ///
    /// ```swift
    /// expectNothingUnreachable(AppRoute.table())
    /// ```
    ///
    /// It is proven, not tried: a failure names the routes that take the links, and shows such a link.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - sourceLocation: Where failures are shown: the line of the call.
    public func expectNothingUnreachable<Route>(
        _ table: RouteTable<Route>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.unreachedFailures() { record(failure, at: sourceLocation) }
    }

    /// Expects that the table of a router is as it was when its text was written to a file, so that every change of what an
    /// app opens is seen in review.
    ///
    /// ```swift
    /// expectSnapshot(router, named: "routes")   // Snapshots/routes.txt beside the test
    /// ```
    ///
    /// The file is written, whatever it held, when the tests run with `WAYMARK_RECORD=1` in their environment.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - name: The name of the file, without `.txt`.
    ///   - testFile: The file of the test.
    ///   - sourceLocation: Where a failure is shown: the line of the call.
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
