public import WaymarkCore

/// The rules by which click-tracked and shortened links are replaced by their targets before matching.
///
/// ```swift
/// dispatcher.unwrapper = LinkUnwrapper(
///     [.item("url", from: .host("click.example.com")), .redirect(from: .host("lnk.example"))],
///     allowing: [.host("example.com"), .scheme("myapp")], asking: URLSessionRedirects())
/// ```
///
/// Wrappers are followed up to a link that is no wrapper. It must come from an allowed source, and continues like a
/// link that arrived. Only the servers of wrappers are queried.
///
/// A wrapper without an allowed target ends as ``NotFoundReason/wrapped(_:)``, and ``UnwrapFailure`` lists the
/// reasons. ``LinkDispatcher/system`` may then open the original wrapper in a browser.
public struct LinkUnwrapper: Sendable {
    /// The kinds of wrappers. If several match a link, the first one applies.
    public var wrappers: [LinkWrapper]

    /// The allowed sources of targets.
    public var allowed: [LinkSource]

    /// The maximum number of wrappers of one link.
    public var maximumHops: Int

    /// The time limit for unwrapping one link, with all its wrappers. The links that follow it wait.
    public var timeLimit: Duration

    /// The resolver that queries servers. With `nil`, wrappers that redirect have no target.
    public var resolver: (any RedirectResolver)?

    /// Creates an unwrapper. The `resolver` queries servers, such as `URLSessionRedirects` of `WaymarkNetworking`.
    public init(
        _ wrappers: [LinkWrapper], allowing allowed: [LinkSource], hops maximumHops: Int = 5,
        within timeLimit: Duration = .seconds(5), asking resolver: (any RedirectResolver)? = nil
    ) {
        (self.wrappers, self.allowed, self.maximumHops) = (wrappers, allowed, maximumHops)
        (self.timeLimit, self.resolver) = (timeLimit, resolver)
    }

    /// Returns `true` if a link is a wrapper.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, for each wrapper.
    public func wraps(_ link: String) -> Bool {
        guard let url = try? ParsedURL(link) else { return false }
        return wrappers.contains { $0.wraps(url) }
    }
}

/// A resolver of redirects, such as `URLSessionRedirects` of `WaymarkNetworking`. ``LinkUnwrapper`` validates its
/// results.
public protocol RedirectResolver: Sendable {
    /// Returns the target of a redirect, as an absolute URL; `nil` if the server does not redirect.
    ///
    /// It is called once for each link of ``LinkWrapper/redirect(from:under:)``, which the strict policy accepts. It
    /// must not follow redirects, and must end when its task is cancelled.
    func target(of link: String) async throws -> String?
}

/// The reason why a wrapper was not unwrapped. New versions add no cases.
public enum UnwrapFailure: String, Error, Sendable, Hashable {
    /// The target is rejected, or is not from an allowed source.
    case notAllowed
    /// The wrapper leads back to itself.
    case loop
    /// There are more than ``LinkUnwrapper/maximumHops`` wrappers.
    case tooManyHops
    /// The query item is missing, or the server does not redirect.
    case noTarget
    /// There is no resolver, or it failed.
    case unreachable
    /// Unwrapping exceeded ``LinkUnwrapper/timeLimit``.
    case timeLimit
}

extension UnwrapFailure: CustomStringConvertible {
    /// The reason as a sentence, without private data of the link.
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
