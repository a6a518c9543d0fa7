/// The choice whether a stored link is lost or opened again if the app ends while the link opens. The app may end
/// between a link's effect and its removal from the store, so opening exactly once is impossible.
///
/// ```swift
/// try await dispatcher.keepPendingLinks(in: file, guarantee: .atMostOnce)      // for all links without their own
/// var link = IncomingLink<AppRoute>(url: invitation)
/// link.guarantee = .atLeastOnce(attempts: 5)                                   // for this one
/// dispatcher.open(link)
/// ```
public enum DeliveryGuarantee: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The link opens at most once: the store removes it before it resumes. If the app then ends, the link is lost.
    case atMostOnce

    /// The link opens at least once, so its effect must be safe to repeat. It leaves the store after its final outcome.
    /// If the app ends before, the next launch opens it again, or after `attempts` attempts drops it with
    /// ``DropReason/gaveUp(attempts:)``. An attempt after which the link is pending again does not count.
    case atLeastOnce(attempts: Int = 3)

    /// The maximum number of attempts to open the link: 1 for ``atMostOnce``, otherwise at least 1.
    public var attempts: Int {
        switch self {
        case .atMostOnce: 1
        case .atLeastOnce(let attempts): max(1, attempts)
        }
    }

    /// The guarantee in words, such as "at least once, in 3 attempts".
    public var description: String {
        switch self {
        case .atMostOnce: "at most once"
        case .atLeastOnce: "at least once, in \(attempts) attempts"
        }
    }
}
