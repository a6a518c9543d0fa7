#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

/// A guard that refuses links without a valid ``LinkSignature``.
///
/// ```swift
/// dispatcher.guards.append(
///     SignatureGuard { signature, text in
///         publicKey.isValidSignature(signature, for: Data(text.utf8))
///     } requiredFor: { route in
///         if case .invite = route { true } else { false }
///     })
/// ```
///
/// A refused link is cancelled. The reason is `the link has no signature at its end`,
/// `the signature of the link is invalid` or `the link has expired`. The guard checks a link again before its content
/// is presented, because the link may have expired while it was pending.
///
/// A route value that the app opens has no URL and needs no signature. A link from outside the app that another guard
/// redirects to a route value is refused: redirect it to a signed URL. A route value that was saved while pending has
/// an unsigned URL after a relaunch, and is refused too.
///
/// Check with a public key: a secret inside an app can be extracted.
public struct SignatureGuard<Route: Sendable>: RouteGuard {
    private let signature: LinkSignature
    private let now: @Sendable () -> Date
    private let isValid: @Sendable ([UInt8], String) throws -> Bool
    private let isRequired: @Sendable (Route) -> Bool

    /// Creates a guard that checks links with a closure.
    ///
    /// - Parameters:
    ///   - signature: The signature format: the names of the query items.
    ///   - now: Returns the current time.
    ///   - isValid: Returns `true` if the signature, as bytes, is valid for the string. It must compare in constant
    ///     time, as CryptoKit does. If it throws, the link fails.
    ///   - isRequired: Returns `true` if links to a route need a signature. By default all links need one.
    public nonisolated init(
        _ signature: LinkSignature = LinkSignature(), now: @escaping @Sendable () -> Date = { Date() },
        isValid: @escaping @Sendable (_ signature: [UInt8], _ text: String) throws -> Bool,
        requiredFor isRequired: @escaping @Sendable (Route) -> Bool = { _ in true }
    ) {
        (self.signature, self.now) = (signature, now)
        (self.isValid, self.isRequired) = (isValid, isRequired)
    }

    /// Checks the signature again before the content is presented, because a pending link may have expired.
    public func decide(
        _ link: RoutedLink<Route>, presenting content: LinkContent<Route>
    ) throws -> GuardDecision<Route> { try decide(link) }

    /// Allows a link whose signature is valid, or whose route requires none, and cancels all others.
    public func decide(_ link: RoutedLink<Route>) throws -> GuardDecision<Route> {
        guard isRequired(link.route) else { return .allow }
        guard let url = link.link.url else {
            let isOfApp = link.channel == .inApp || link.redirects.isEmpty
            return isOfApp ? .allow : .cancel(reason: SignatureProblem.missing.rawValue)
        }
        let problem = try signature.problem(of: url, at: now(), isValid: isValid)
        return problem.map { .cancel(reason: $0.rawValue) } ?? .allow
    }
}

/// A reason for refusing a signed link.
enum SignatureProblem: String, Sendable {
    case missing = "the link has no signature at its end"
    case invalid = "the signature of the link is invalid"
    case expired = "the link has expired"
}
