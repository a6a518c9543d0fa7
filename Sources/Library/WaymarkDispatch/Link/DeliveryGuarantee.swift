/// The choice whether a stored link is lost or opened again if the app ends while the link opens.
///
/// The app may end between the effect of a link and its removal from the store, so no store can guarantee that a link
/// opens exactly once. Choose between two guarantees:
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

    /// The link opens at least once, so its effect must be safe to repeat. It is removed from the store after its final
    /// outcome. If the app ends before that, the next launch opens the link again.
    ///
    /// The store counts an attempt when it begins, and discounts it if the link becomes pending again. If the app ended
    /// during `attempts` of them, the next launch drops the link with ``DropReason/gaveUp(attempts:)``.
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
