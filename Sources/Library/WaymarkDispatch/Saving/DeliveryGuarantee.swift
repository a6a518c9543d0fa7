/// How often a link that was kept in a store is opened, if the app ends in the middle of it.
///
/// What a link does outside of the store, on a screen or a server, and its removal from the store are two steps. The app
/// may end between them, so nobody can promise that a link is opened exactly once. Each link has one of two promises:
///
/// ```swift
/// try await dispatcher.keepPendingLinks(in: file, guarantee: .atMostOnce)      // all that are not told otherwise
/// var link = IncomingLink<AppRoute>(url: invitation)
/// link.guarantee = .atLeastOnce(attempts: 5)                                   // or this one
/// dispatcher.open(link)
/// ```
public enum DeliveryGuarantee: Sendable, Hashable {
    /// Never twice: the link has left the store before anybody is asked about it. An app that ends in the middle of it
    /// has lost it.
    case atMostOnce

    /// Never lost: the link leaves the store once it has its outcome. An app that ends in the middle of it tries again
    /// when it is launched next, so what the link does must bear to be done twice.
    ///
    /// Each attempt is noted in the store before it begins. A link whose attempts have all ended the app is given up at
    /// the next launch: ``DropReason/gaveUp(attempts:)``. The count starts anew when the link is held again.
    ///
    /// - Parameter attempts: How often the link is tried at most; less than one counts as one.
    case atLeastOnce(attempts: Int = 3)

    /// How often a link is tried at most.
    public var attempts: Int {
        switch self {
        case .atMostOnce: 1
        case .atLeastOnce(let attempts): max(1, attempts)
        }
    }
}

extension DeliveryGuarantee: Codable {
    /// Reads how often the link is tried; without a number it is tried once at most.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .atMostOnce
        } else {
            self = .atLeastOnce(attempts: max(1, try container.decode(Int.self)))
        }
    }

    /// Writes how often the link is tried at least once, and nothing for at most once.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .atMostOnce: try container.encodeNil()
        case .atLeastOnce: try container.encode(attempts)
        }
    }
}

extension DeliveryGuarantee: CustomStringConvertible {
    /// The promise in words.
    public var description: String {
        switch self {
        case .atMostOnce: "at most once"
        case .atLeastOnce: "at least once, in \(attempts) attempts"
        }
    }
}
