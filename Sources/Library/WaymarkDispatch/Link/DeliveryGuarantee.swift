/// The number of times that a stored link is opened if the app ends while it handles the link.
///
/// The effect of a link, on a screen or a server, and its removal from the store are two steps, and the app may end
/// between them: no store can guarantee exactly once. Each link has one of two guarantees:
///
/// ```swift
/// try await dispatcher.keepPendingLinks(in: file, guarantee: .atMostOnce)      // for all links without their own
/// var link = IncomingLink<AppRoute>(url: invitation)
/// link.guarantee = .atLeastOnce(attempts: 5)                                   // for this one
/// dispatcher.open(link)
/// ```
public enum DeliveryGuarantee: Sendable, Hashable, Codable {
    /// Never twice: the link leaves the store before its guards and handlers run. If the app ends after that, the link
    /// is lost.
    case atMostOnce

    /// Never lost: the link leaves the store once it has its outcome. If the app ends before that, the next launch
    /// tries again, so the effect of the link must be repeatable.
    ///
    /// Each attempt is counted in the store before it begins. If the app ended in all attempts, the next launch drops
    /// the link: ``DropReason/gaveUp(attempts:)``. The count restarts when the link is held again.
    ///
    /// - Parameter attempts: The maximum number of attempts; less than one counts as one.
    case atLeastOnce(attempts: Int = 3)

    /// The maximum number of attempts.
    public var attempts: Int {
        switch self {
        case .atMostOnce: 1
        case .atLeastOnce(let attempts): max(1, attempts)
        }
    }
}

extension DeliveryGuarantee: CustomStringConvertible {
    /// The guarantee in words.
    public var description: String {
        switch self {
        case .atMostOnce: "at most once"
        case .atLeastOnce: "at least once, in \(attempts) attempts"
        }
    }
}
