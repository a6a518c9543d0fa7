public import WaymarkCore

/// Finds out where click-tracked and shortened links lead, before they are matched.
///
/// ```swift
/// dispatcher.unwrapper = LinkUnwrapper(
///     [.item("url", from: .host("click.example.com")), .redirect(from: .host("lnk.example"))],
///     allowing: [.host("example.com"), .scheme("myapp")], asking: URLSessionRedirects())
/// ```
///
/// A link that a wrapper takes is followed until one comes out that no wrapper takes. That one must come from an allowed
/// source, and goes its way as if it had arrived itself. Nobody but the servers of wrappers is ever asked: a link that leads
/// anywhere else ends the way. A wrapper that leads to nothing allowed, in a circle, through too many others or that is not
/// answered in time is not found: ``NotFoundReason/wrapped(_:)``. The dispatcher's ``LinkDispatcher/system`` may open it in a
/// browser then, as the wrapper that it was.
public struct LinkUnwrapper: Sendable {
    /// Which links stand for others; of several that take a link, the first one leads on.
    public var wrappers: [LinkWrapper]

    /// Where what comes out may come from.
    public var allowed: [LinkSource]

    /// Through how many wrappers one link may lead.
    public var maximumHops: Int

    /// How long one link may take in all. The links that arrived after it wait.
    public var timeLimit: Duration

    /// Asks servers; without one, wrappers that redirect lead nowhere.
    public var resolver: (any RedirectResolver)?

    /// Creates an unwrapper.
    ///
    /// - Parameters:
    ///   - wrappers: Which links stand for others.
    ///   - allowed: Where what comes out may come from.
    ///   - maximumHops: Through how many wrappers one link may lead.
    ///   - timeLimit: How long one link may take in all.
    ///   - resolver: Asks servers, such as `URLSessionRedirects` of `WaymarkFoundation`.
    public init(
        _ wrappers: [LinkWrapper], allowing allowed: [LinkSource], hops maximumHops: Int = 5,
        within timeLimit: Duration = .seconds(5), asking resolver: (any RedirectResolver)? = nil
    ) {
        (self.wrappers, self.allowed, self.maximumHops) = (wrappers, allowed, maximumHops)
        (self.timeLimit, self.resolver) = (timeLimit, resolver)
    }

    /// Whether a link is a wrapper.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, for each wrapper.
    public func wraps(_ link: String) -> Bool {
        guard let url = try? ParsedURL(link) else { return false }
        return wrappers.contains { $0.wraps(url) }
    }
}

/// Asks a server where one of its links redirects to.
///
/// `URLSessionRedirects` of `WaymarkFoundation` is one. What it answers is no more than a text to ``LinkUnwrapper``, which
/// checks it.
public protocol RedirectResolver: Sendable {
    /// The target of a redirect, as an absolute URL; `nil` if the server answers with something else.
    ///
    /// Called for links of ``LinkWrapper/redirect(from:under:)`` alone, once for each. It follows no redirect itself, and ends
    /// when its task is cancelled.
    ///
    /// - Parameter link: The link, which the strict policy accepts.
    func target(of link: String) async throws -> String?
}

/// Why a wrapper was not unwrapped. This enum is complete.
public enum UnwrapFailure: String, Error, Sendable, Hashable {
    /// What came out is no acceptable link, or comes from no allowed source.
    case notAllowed
    /// It leads back to itself.
    case loop
    /// It leads through more than ``LinkUnwrapper/maximumHops`` wrappers.
    case tooManyHops
    /// The link lacks its item, or its server does not redirect.
    case noTarget
    /// Nobody can ask its server, or asking failed.
    case unreachable
    /// It took longer than ``LinkUnwrapper/timeLimit``.
    case timeLimit
}

extension UnwrapFailure: CustomStringConvertible {
    /// Why, as a sentence with nothing of the link in it.
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
