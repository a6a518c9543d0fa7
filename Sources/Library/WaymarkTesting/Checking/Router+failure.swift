public import WaymarkCore
public import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// A failed test expectation about a router or route table, with a message.
///
/// Functions such as `expectMatch` record it as an issue of Swift Testing at the line of the test. For another test
/// framework, call a method such as `failure(opening:expecting:)` and report the result:
///
/// ```swift
/// XCTAssertNil(router.failure(opening: "https://example.com/user/1", expecting: .user(1)))
/// ```
public struct FailedExpectation: Error, Sendable, Hashable, CustomStringConvertible {
    /// The failure in words, such as the expected and the actual result.
    public let message: String

    package init(_ message: String) { self.message = message }

    /// The ``message``.
    public var description: String { message }
}

extension Router where Route: Equatable {
    /// Returns a failure if a link does not open the expected route; `nil` if it does.
    public func failure(opening link: String, expecting route: Route) -> FailedExpectation? {
        let result = result(for: link)
        if case .matched(let match) = result, match.route == route { return nil }
        return FailedExpectation("expected '\(link)' to open \(route), but \(result.summary)")
    }

    /// Returns a failure if a route's printed link is not the expected one or does not open the route; otherwise `nil`.
    ///
    /// - Parameters:
    ///   - route: The route to print.
    ///   - link: The expected link, compared byte by byte.
    ///   - source: The scheme and host to print; by default the route's first source without a wildcard.
    public func failure(
        printing route: Route, expecting link: String, on source: LinkSource? = nil
    ) -> FailedExpectation? {
        do throws(PrintError) {
            let printed = try url(for: route, on: source)
            guard printed == link else {
                return FailedExpectation("expected \(route) to print as '\(link)', but it prints as '\(printed)'")
            }
            return failure(opening: link, expecting: route)
        } catch {
            return FailedExpectation("expected \(route) to print as '\(link)', but it does not print: \(error)")
        }
    }
}

extension Router {
    /// Returns a failure if a link does not open the route with the given name and values; otherwise `nil`.
    ///
    /// - Parameters:
    ///   - link: The link to match.
    ///   - name: The name of the expected route.
    ///   - captures: The values of all named parameters, by name; `nil` accepts any values. Numbers are compared by
    ///     value: the signed literal `1` equals the captured unsigned value 1 of `{id: UInt}`.
    public func failure(
        opening link: String, named name: String, captures: [String: CaptureValue]? = nil
    ) -> FailedExpectation? {
        let result = result(for: link)
        guard case .matched(let match) = result, match.name == name else {
            return FailedExpectation("expected '\(link)' to open '\(name)', but \(result.summary)")
        }
        guard let captures else { return nil }
        let found = Dictionary(match.captures.map { ($0.name, $0.value) }) { first, _ in first }
        let differences = Set(captures.keys).union(found.keys).sorted().compactMap { name in
            captures[name].isSame(as: found[name])
                ? nil : "'\(name)' \(found[name].shown) instead of \(captures[name].shown)"
        }
        guard !differences.isEmpty else { return nil }
        return FailedExpectation(
            "expected '\(link)' to open '\(name)' with other values: found \(differences.joined(separator: ", "))")
    }

    /// Checks that the link policy accepts a link, and that no route matches it, for the expected reason. Returns a
    /// failure if the check fails, otherwise `nil`.
    ///
    /// - Parameters:
    ///   - link: The link to match.
    ///   - reason: The expected reason, such as an unknown host; `nil` accepts any.
    public func failure(leaving link: String, because reason: Unmatched.Reason? = nil) -> FailedExpectation? {
        let result = result(for: link)
        if case .unmatched(let unmatched) = result, reason ?? unmatched.reason == unmatched.reason { return nil }
        let cause = reason.map { " because \($0.sentence)" } ?? ""
        return FailedExpectation("expected '\(link)' to be left alone\(cause), but \(result.summary)")
    }

    /// Checks that the link policy rejects a link for the expected reason. Returns a failure if not, otherwise `nil`.
    ///
    /// - Parameters:
    ///   - link: The link to match.
    ///   - kind: The expected kind of rejection; `nil` accepts any.
    public func failure(rejecting link: String, as kind: LinkRejection.Kind? = nil) -> FailedExpectation? {
        let result = result(for: link)
        if case .rejected(let rejection) = result, kind ?? rejection.kind == rejection.kind { return nil }
        let cause = kind.map { " as \($0)" } ?? ""
        return FailedExpectation("expected '\(link)' to be rejected\(cause), but \(result.summary)")
    }
}

extension CaptureValue? {
    /// Returns `true` for equal values. Numbers are compared by value, because a literal such as `1` is signed.
    fileprivate func isSame(as other: CaptureValue?) -> Bool {
        if case .list(let values) = self, case .list(let others) = other {
            return values.count == others.count && zip(values, others).allSatisfy { Self($0).isSame(as: $1) }
        }
        return self == other || isNumber && other.isNumber && self?.description == other?.description
    }

    private var isNumber: Bool {
        switch self {
        case .int, .uint, .double: true
        case .string, .bool, .list, nil: false
        }
    }

    /// The value in an error message, with quotes around a string to distinguish `"15"` from `15`.
    fileprivate var shown: String {
        switch self {
        case nil: "nothing"
        case .string(let text): "\"\(text)\""
        case .list(let values): "[" + values.map { Self($0).shown }.joined(separator: ", ") + "]"
        case .some(let value): value.description
        }
    }
}

extension MatchResult {
    /// The result of matching a link, as the end of an error message after "but", such as `it opens home`.
    var summary: String {
        switch self {
        case .matched(let match): "it opens \(match.route), by \(match.entryText)"
        case .unmatched(let unmatched): "no route matches it: \(unmatched.summary)"
        case .rejected(let rejection): "it is rejected (\(rejection.kind)): \(rejection.message)"
        case .failed(let error): "its route could not be created: \(error)"
        }
    }
}

extension RouteMatch {
    var entryText: String {
        [name.map { "'\($0)'" }, "the pattern '\(pattern)'"].compactMap(\.self).joined(separator: " with ")
    }
}

extension Unmatched {
    var summary: String {
        let misses = nearest.map { "'\($0.route ?? $0.pattern)' \($0.message)" }
        return misses.isEmpty ? reason.sentence : reason.sentence + "; nearest: " + misses.joined(separator: "; ")
    }
}
