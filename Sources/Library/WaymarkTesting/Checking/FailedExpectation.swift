/// A failed test expectation about a router or route table, with a message.
///
/// Functions such as `expectMatch` record it as an issue of Swift Testing at the line of the test. For another test
/// framework, call a method such as `failure(opening:expecting:)` and report the result:
///
/// ```swift
/// XCTAssertNil(router.failure(opening: "https://example.com/user/1", expecting: .user(1)))
/// ```
public struct FailedExpectation: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence with the expected and the actual result, and the routes that come near.
    public let message: String

    package init(_ message: String) { self.message = message }

    /// The ``message``: the expected and the actual result.
    public var description: String { message }
}
