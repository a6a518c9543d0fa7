public import WaymarkCore

/// The rules by which a ``LinkDispatcher`` replaces click-tracked and shortened links by their targets.
///
/// ```swift
/// dispatcher.unwrapper = LinkUnwrapper(
///     [.item("url", from: .host("click.example.com")), .redirect(from: .host("lnk.example"))],
///     allowing: [.host("example.com"), .scheme("myapp")], asking: URLSessionRedirects())
/// ```
///
/// A link that contains or redirects to another link is called a wrapper. Wrappers are followed up to a link that is no
/// wrapper: the target. An allowed target is matched instead of the wrapper. Requests go only to servers of wrappers.
///
/// A wrapper without an allowed target ends with ``NotFoundReason/wrapped(_:)``, and ``UnwrapFailure`` is the reason.
/// ``LinkDispatcher/system`` may then open the original wrapper in a browser.
public struct LinkUnwrapper: Sendable {
    /// The kinds of shortened links (wrappers) to replace. Of several that match, the first with a target applies.
    public var wrappers: [LinkWrapper]

    /// The schemes and hosts to which a shortened link (wrapper) may lead. Other targets are not opened.
    public var allowed: [LinkSource]

    /// The maximum number of wrappers to follow for one link; by default 5.
    public var maximumHops: Int

    /// The time limit for finding the target of a link through all wrappers; by default 5 seconds. Later links wait.
    public var timeLimit: Duration

    /// Requests redirects from servers. If it is `nil`, ``LinkWrapper/redirect(from:under:)`` finds no target.
    public var resolver: (any RedirectResolver)?

    /// Creates rules for finding the targets of links that contain or redirect to other links. The `resolver` sends the
    /// requests, such as `URLSessionRedirects` of `WaymarkNetworking`.
    public init(
        _ wrappers: [LinkWrapper], allowing allowed: [LinkSource], hops maximumHops: Int = 5,
        within timeLimit: Duration = .seconds(5), asking resolver: (any RedirectResolver)? = nil
    ) {
        (self.wrappers, self.allowed, self.maximumHops) = (wrappers, allowed, maximumHops)
        (self.timeLimit, self.resolver) = (timeLimit, resolver)
    }

    /// Returns `true` if a link matches one of the ``wrappers``, and the strict ``LinkPolicy`` accepts it.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, for each wrapper.
    public func wraps(_ link: String) -> Bool {
        guard let url = try? ParsedURL(link) else { return false }
        return wrappers.contains { $0.way(from: url) != nil }
    }
}

/// An object that requests the redirect of a link from a server, such as `URLSessionRedirects` of `WaymarkNetworking`.
/// The ``LinkUnwrapper`` validates the returned link.
public protocol RedirectResolver: Sendable {
    /// Returns the absolute URL to which the server redirects a link; `nil` if it does not. The link matches a
    /// ``LinkWrapper/redirect(from:under:)`` and the strict policy. Do not follow redirects, and end on cancellation.
    func target(of link: String) async throws -> String?
}

/// The reason why a ``LinkUnwrapper`` found no target for a shortened link. New versions add no cases.
public enum UnwrapFailure: String, Error, Sendable, Hashable, CustomStringConvertible {
    /// The strict policy rejects the target, or the target is not from a link source in ``LinkUnwrapper/allowed``.
    case notAllowed
    /// The wrappers lead back to a link that was already followed.
    case loop
    /// More than ``LinkUnwrapper/maximumHops`` wrappers follow one another.
    case tooManyHops
    /// The wrapper lacks the query item that contains its target, or its server does not redirect.
    case noTarget
    /// ``LinkUnwrapper/resolver`` is `nil`, or its request failed.
    case unreachable
    /// The target was not found within ``LinkUnwrapper/timeLimit``.
    case timeLimit

    /// The reason as a part of a sentence, without private data of the link.
    public var description: String {
        switch self {
        case .notAllowed: "its target may not be opened"
        case .loop: "it leads back to itself"
        case .tooManyHops: "it leads through too many other links"
        case .noTarget: "it has no target"
        case .unreachable: "its server could not be reached"
        case .timeLimit: "its server did not answer in time"
        }
    }
}

extension LinkUnwrapper {
    /// Follows wrappers from a link to their target. Returns the target and the number of wrappers. `request` returns
    /// the link to which a server redirects, if it does. Throws ``UnwrapFailure`` and the errors of `request`.
    @MainActor
    func target(
        of wrapper: String, request: (String) async throws -> String?
    ) async throws -> (link: String, hops: Int) {
        var (link, hops, seen) = (wrapper, 0, Set<String>())
        while true {
            guard seen.insert(link).inserted else { throw UnwrapFailure.loop }
            // The strict policy applies, whatever policy the table has: the link's author is unknown.
            guard let url = try? ParsedURL(link) else { throw UnwrapFailure.notAllowed }
            let ways = wrappers.compactMap { $0.way(from: url) }
            if ways.isEmpty {
                guard url.comes(from: allowed) else { throw UnwrapFailure.notAllowed }
                return (link, hops)
            }
            guard hops < maximumHops else { throw UnwrapFailure.tooManyHops }
            hops += 1
            let next: String? =
                switch ways.first(where: { $0 != .target(nil) }) {
                case .target(let target): target
                case .request: try await request(link)
                case nil: nil
                }
            guard let next else { throw UnwrapFailure.noTarget }
            link = next
        }
    }
}
