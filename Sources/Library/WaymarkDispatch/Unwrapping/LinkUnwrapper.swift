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

    /// The time limit for finding the target of one link, through all its wrappers; by default 5 seconds. Later links
    /// wait meanwhile.
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
        return wrappers.contains { $0.wraps(url) }
    }
}

/// An object that requests the redirect of a link from a server, such as `URLSessionRedirects` of `WaymarkNetworking`.
/// The ``LinkUnwrapper`` validates the returned link.
public protocol RedirectResolver: Sendable {
    /// Returns the absolute URL to which the server redirects a link; `nil` if the server does not redirect.
    ///
    /// Called for each link that matches a ``LinkWrapper/redirect(from:under:)`` and that the strict policy accepts.
    /// The method must not follow redirects, and must end when its task is cancelled.
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

/// The resolution of a wrapper, such as a shortened link, to its target. The caller sends the requests to servers.
struct Unwrapping: Sendable {
    enum Step: Hashable, Sendable {
        /// The server of this shortened link must be queried for its target.
        case ask(String)
        /// The target was found, after this number of wrappers.
        case done(String, hops: Int)
        case failed(UnwrapFailure)
    }

    private let unwrapper: LinkUnwrapper
    private(set) var step = Step.failed(.noTarget)
    private var hops = 0
    private var seen: Set<String> = []

    /// Creates the resolution of a link; `nil` if the link is not a wrapper.
    init?(_ link: String, _ unwrapper: LinkUnwrapper) {
        guard unwrapper.wraps(link) else { return nil }
        self.unwrapper = unwrapper
        step = move(to: link)
    }

    mutating func answer(_ target: String?) {
        guard case .ask = step else { return }
        step = target.map { move(to: $0) } ?? .failed(.noTarget)
    }

    private mutating func move(to link: String) -> Step {
        var link = link
        while true {
            guard seen.insert(link).inserted else { return .failed(.loop) }
            // The strict policy applies, whatever policy the table has: the link's author is unknown.
            guard let url = try? ParsedURL(link) else { return .failed(.notAllowed) }
            guard unwrapper.wrappers.contains(where: { $0.wraps(url) }) else {
                return url.comes(from: unwrapper.allowed) ? .done(link, hops: hops) : .failed(.notAllowed)
            }
            guard hops < unwrapper.maximumHops else { return .failed(.tooManyHops) }
            hops += 1
            switch unwrapper.wrappers.lazy.compactMap({ $0.way(from: url) }).first {
            case .target(let target): link = target
            case .ask: return .ask(link)
            case nil: return .failed(.noTarget)
            }
        }
    }
}
