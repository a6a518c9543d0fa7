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
    ///   - link: The link to match.
    ///   - route: The expected route.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectMatch<Route: Equatable>(
        _ router: Router<Route>, _ link: String, _ route: Route, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(opening: link, expecting: route), at: sourceLocation)
    }

    /// Expects that a URL opens a route. Its absolute string is matched.
    public func expectMatch<Route: Equatable>(
        _ router: Router<Route>, _ url: URL, _ route: Route, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectMatch(router, url.absoluteString, route, sourceLocation: sourceLocation)
    }

    /// Expects that a link opens the route with the given name, and has the given parameter values.
    ///
    /// ```swift
    /// expectMatch(router, "https://example.com/user/1", named: "user", captures: ["id": 1])
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The link to match.
    ///   - name: The name of the expected route.
    ///   - captures: The values of all named parameters, by name; `nil` accepts any values.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectMatch<Route>(
        _ router: Router<Route>, _ link: String, named name: String, captures: [String: CaptureValue]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(opening: link, named: name, captures: captures), at: sourceLocation)
    }

    /// Expects that a link opens a route, and that exactly this link is printed for the route.
    ///
    /// ```swift
    /// expectRoundTrip(router, "https://example.com/user/1", .user(1))
    /// expectRoundTrip(router, "myapp://user/1", .user(1), on: .scheme("myapp"))
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - link: The canonical link, compared byte by byte.
    ///   - route: The expected route.
    ///   - source: The scheme and host to print; by default the route's first source without a wildcard.
    ///   - sourceLocation: The location of a failure, by default the line of the call.
    public func expectRoundTrip<Route: Equatable>(
        _ router: Router<Route>, _ link: String, _ route: Route, on source: LinkSource? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(printing: route, expecting: link, on: source), at: sourceLocation)
    }

    /// Expects that no route matches a link, although the link policy accepts it. Without `reason`, any is accepted.
    ///
    /// ```swift
    /// expectUnmatched(router, "https://evil.example/user/1", reason: .host)
    /// ```
    public func expectUnmatched<Route>(
        _ router: Router<Route>, _ link: String, reason: Unmatched.Reason? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(leaving: link, because: reason), at: sourceLocation)
    }

    /// Expects that the link policy rejects a link for a reason such as illegal characters, or for any reason.
    ///
    /// ```swift
    /// expectRejected(router, "https://example.com@evil.example/", .userinfo)
    /// ```
    public func expectRejected<Route>(
        _ router: Router<Route>, _ link: String, _ kind: LinkRejection.Kind? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        record(router.failure(rejecting: link, as: kind), at: sourceLocation)
    }

    /// Expects that a route table has no errors and warnings, and that links open and print the right routes.
    ///
    /// The example links must open their routes. The printed link of every printable route must open an equal route. An
    /// example or a generated link must open each route.
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
    ///   - table: The route table.
    ///   - examples: Links, each with the route that it must open.
    ///   - sourceLocation: The location of failures, by default the line of the call.
    public func expectSound<Route: Equatable>(
        _ table: RouteTable<Route>, examples: KeyValuePairs<String, Route> = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.failures(examples: examples) { record(failure, at: sourceLocation) }
    }

    /// Expects that some link selects every part of a route table: each route, optional part and alternative, and each
    /// listed value (`en` in `{lang: en|de}`) and default of named parameters (not lists).
    ///
    /// ```swift
    /// expectNothingUnreachable(AppRoute.table())
    /// ```
    ///
    /// The result is proven for all links. A proof that takes too long fails. A failure names the unreachable part, and
    /// the routes that match its links with an example of such a link, or the reason for which the policy rejects them.
    public func expectNothingUnreachable<Route>(
        _ table: RouteTable<Route>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.unreachedFailures() { record(failure, at: sourceLocation) }
    }

    /// Expects that the routes of a router equal their recorded description, so that a code review shows every change.
    ///
    /// ```swift
    /// expectSnapshot(router, named: "routes")   // Snapshots/routes.txt beside the test
    /// ```
    ///
    /// When the tests run with `WAYMARK_RECORD=1` in their environment, the file is written instead.
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
