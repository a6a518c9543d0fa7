/// What was expected of a router and did not come true, as a sentence.
///
/// The functions whose names begin with `expect` record it as an issue of Swift Testing, at the line of the test. With
/// another test framework, ask the router for its failures and hand them on:
///
/// ```swift
/// XCTAssertNil(router.failure(opening: "https://example.com/user/1", expecting: .user(1)))
/// ```
public struct FailedExpectation: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was expected, what was found, and what came nearest.
    public let message: String

    package init(_ message: String) { self.message = message }

    /// The ``message``.
    public var description: String { message }
}
