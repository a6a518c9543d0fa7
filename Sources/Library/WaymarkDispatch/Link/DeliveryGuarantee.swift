/// The number of times that a stored link is opened if the app ends while it handles the link.
///
/// A link's effect, on a screen or a server, and its removal from the store are two steps. The app may end between
/// them, so no store can guarantee that a link opens exactly once. Each link has one of two guarantees:
///
/// ```swift
/// try await dispatcher.keepPendingLinks(in: file, guarantee: .atMostOnce)      // for all links without their own
/// var link = IncomingLink<AppRoute>(url: invitation)
/// link.guarantee = .atLeastOnce(attempts: 5)                                   // for this one
/// dispatcher.open(link)
/// ```
public enum DeliveryGuarantee: Sendable, Hashable, Codable {
    /// The link opens at most once. It leaves the store before its guards and handlers run, and is lost if the app ends
    /// after that.
    case atMostOnce

    /// The link opens at least once, so its effect must be repeatable. The link leaves the store after its final
    /// outcome. If the app ends before that, the next launch tries again.
    ///
    /// The store counts each attempt before it begins. After the last one, the next launch drops the link:
    /// ``DropReason/gaveUp(attempts:)``. The count restarts when the link is held again.
    case atLeastOnce(attempts: Int = 3)

    /// The maximum number of attempts, at least one.
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
