/// An unfulfilled expectation about a router, described as a sentence.
///
/// The functions that begin with `expect` record it as an issue of Swift Testing, at the line of the test. In another
/// test framework, get the failures of the router and report them:
///
/// ```swift
/// XCTAssertNil(router.failure(opening: "https://example.com/user/1", expecting: .user(1)))
/// ```
public struct FailedExpectation: Error, Sendable, Hashable, CustomStringConvertible {
    /// The expected result, the actual result, and the near misses.
    public let message: String

    package init(_ message: String) { self.message = message }

    /// The message.
    public var description: String { message }
}
