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
/// wrapper: the target. It must come from an allowed source, and is then matched instead of the wrapper. Requests are
/// sent only to the servers of wrappers.
///
/// A wrapper without an allowed target ends with ``NotFoundReason/wrapped(_:)``, and ``UnwrapFailure`` is the reason.
/// ``LinkDispatcher/system`` may then open the original wrapper in a browser.
public struct LinkUnwrapper: Sendable {
    /// The kinds of shortened links (wrappers) to replace. If several match a link, the first one applies.
    public var wrappers: [LinkWrapper]

    /// The schemes and hosts to which a shortened link (wrapper) may lead. Targets from other sources are not opened.
    public var allowed: [LinkSource]

    /// The maximum number of wrappers to follow for one link.
    public var maximumHops: Int

    /// The time limit for finding the target of one link, through all its wrappers. Later links wait.
    public var timeLimit: Duration

    /// Requests redirects from servers. With `nil`, ``LinkWrapper/redirect(from:under:)`` finds no target.
    public var resolver: (any RedirectResolver)?

    /// Creates rules. The `resolver` sends requests, such as `URLSessionRedirects` of `WaymarkNetworking`.
    public init(
        _ wrappers: [LinkWrapper], allowing allowed: [LinkSource], hops maximumHops: Int = 5,
        within timeLimit: Duration = .seconds(5), asking resolver: (any RedirectResolver)? = nil
    ) {
        (self.wrappers, self.allowed, self.maximumHops) = (wrappers, allowed, maximumHops)
        (self.timeLimit, self.resolver) = (timeLimit, resolver)
    }

    /// Returns `true` if a link matches one of the ``wrappers``.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, for each wrapper.
    public func wraps(_ link: String) -> Bool {
        guard let url = try? ParsedURL(link) else { return false }
        return wrappers.contains { $0.wraps(url) }
    }
}

/// An object that requests the redirect of a link from a server, such as `URLSessionRedirects` of `WaymarkNetworking`.
/// The ``LinkUnwrapper`` validates the returned link.
public protocol RedirectResolver: Sendable {
    /// Returns the absolute URL to which the server redirects a link; `nil` if the server does not redirect.
    ///
    /// Called for each link that matches a ``LinkWrapper/redirect(from:under:)`` and that the strict policy accepts. It
    /// must not follow redirects itself, and must end when its task is cancelled.
    func target(of link: String) async throws -> String?
}

/// The reason why a ``LinkUnwrapper`` found no target for a shortened link. New versions add no cases.
public enum UnwrapFailure: String, Error, Sendable, Hashable, CustomStringConvertible {
    /// The strict policy rejects the target, or the target is not from a source in ``LinkUnwrapper/allowed``.
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
