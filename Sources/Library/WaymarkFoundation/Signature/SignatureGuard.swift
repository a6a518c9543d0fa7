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
/// A refused link is cancelled. The reason is `the link has no signature at its end`, `the signature of the link is
/// invalid` or `the link has expired`. A link that was pending is checked again when it resumes. Links that the app
/// opens as a route value have no URL and need no signature.
///
/// Check with a public key: a secret inside an app can be extracted.
public struct SignatureGuard<Route: Sendable>: RouteGuard {
    private let signature: LinkSignature
    private let now: @Sendable () -> Date
    private let isValid: @Sendable ([UInt8], String) throws -> Bool
    private let isRequired: @Sendable (Route) -> Bool

    /// Creates a guard.
    ///
    /// - Parameters:
    ///   - signature: The names of the query items.
    ///   - now: Returns the current time.
    ///   - isValid: Returns `true` if a signature, as bytes, is valid for a text. It must compare in constant time, as
    ///     CryptoKit does. If it throws, the link fails.
    ///   - isRequired: Returns `true` if links to a route need a signature.
    public nonisolated init(
        _ signature: LinkSignature = LinkSignature(), now: @escaping @Sendable () -> Date = { Date() },
        isValid: @escaping @Sendable (_ signature: [UInt8], _ text: String) throws -> Bool,
        requiredFor isRequired: @escaping @Sendable (Route) -> Bool = { _ in true }
    ) {
        (self.signature, self.now) = (signature, now)
        (self.isValid, self.isRequired) = (isValid, isRequired)
    }

    /// Checks the signature of a link with a URL.
    public func decide(_ link: RoutedLink<Route>) throws -> GuardDecision<Route> {
        guard let url = link.link.url, isRequired(link.route),
            let problem = try signature.problem(of: url, at: now(), isValid: isValid)
        else { return .allow }
        return .cancel(reason: problem.rawValue)
    }
}

/// A reason for refusing a signed link.
enum SignatureProblem: String, Sendable {
    case missing = "the link has no signature at its end"
    case invalid = "the signature of the link is invalid"
    case expired = "the link has expired"
}
